import { forbidden } from '../../../engine/explain.ts';
export const explain = () => forbidden([]);
