import type { ReaversChoice } from './choices.ts';
export const imagine = (): ReaversChoice[] => [];
