export const arrange = () => {};
