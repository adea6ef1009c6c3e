export const arrange = (): void => {};
