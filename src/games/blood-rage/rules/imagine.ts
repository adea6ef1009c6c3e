export const imagine = () => [];
