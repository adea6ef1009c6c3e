import { badInput } from './refused.ts';

const deeperThan = (levels: number, given: unknown): boolean =>
  given !== null &&
  typeof given === 'object' &&
  (levels === 0 || Object.values(given).some(inner => deeperThan(levels - 1, inner)));

/** What is nested without end would run the reading of it out of stack. */
export function refuseDeeper(levels: number, given: unknown, field: string): void {
  if (deeperThan(levels, given)) throw badInput(field, 'is nested too deeply');
}
