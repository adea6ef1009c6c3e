/** How answers that are said stand side by side, and which of them is the way on. */
import { TAX_LEVELS } from '../../content/taxes.ts';
import type { Target } from './targets.ts';

/** Words that leave something be. */
const QUIET: ReadonlySet<Target> = new Set([
  ...(['say:done', 'say:decline', 'say:not-again', 'say:keep', 'say:pass', 'say:default', 'say:gift'] as const),
  ...(['say:demolish', 'say:dismiss', 'say:last-turn'] as const),
]);
const LEVELS: readonly Target[] = TAX_LEVELS.map(level => `tax:${level}` as const);

/** As the rules list them, but for taxes: their levels stand from the lightest to the heaviest. */
export function inOrder(said: readonly Target[]): readonly Target[] {
  const levels = LEVELS.filter(level => said.includes(level));
  return said.map(target => (target.startsWith('tax:') ? (levels.shift() ?? target) : target));
}

/** Who can pay for everybody pays; else it is the first word that does something, and where there is none, the end. */
export function mainOf(said: readonly Target[]): Target | undefined {
  return (
    said.find(target => target === 'say:pay-all') ??
    said.find(target => target.startsWith('say:') && !QUIET.has(target)) ??
    said.find(target => target === 'say:done')
  );
}
