export const whyNot = () => [];
