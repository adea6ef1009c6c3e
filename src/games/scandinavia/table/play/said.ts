/** How answers that are said stand side by side, and which of them is the way on. */

import type { Fact } from '../../../../engine/contract/facts.ts';
import { TAX_LEVELS } from '../../content/taxes.ts';
import type { Target } from './targets.ts';

/** Words that leave something be. */
const QUIET: ReadonlySet<Target> = new Set([
  ...(['say:done', 'say:decline', 'say:not-again', 'say:keep', 'say:pass', 'say:default', 'say:gift'] as const),
  ...(['say:demolish', 'say:dismiss', 'say:last-turn', 'say:to-troops', 'say:engines'] as const),
]);
const LEVELS: readonly Target[] = TAX_LEVELS.map(level => `tax:${level}` as const);

/** As the rules list them, but for taxes: their levels stand from the lightest to the heaviest. */
export function inOrder(said: readonly Target[]): readonly Target[] {
  const levels = LEVELS.filter(level => said.includes(level));
  return said.map(target => (target.startsWith('tax:') ? (levels.shift() ?? target) : target));
}

/** The ends of what is asked, where nothing else is to be said. */
const ENDS: ReadonlySet<Target> = new Set(['say:done', 'say:to-troops'] as const);

/** While there is still somebody to move, or somewhere to sail, none of these is the way on. */
const TOO_EARLY: ReadonlySet<Target> = new Set(['say:to-battle', 'say:land-all', 'say:done'] as const);
const MOVING: ReadonlySet<string> = new Set(['orders', 'fleet']);

/**
 * Who can pay for everybody pays, and a battle is fought as it stands, for whatever is brought to it costs something; else it is
 * the first word that does something, and where there is none, the end.
 */
export function mainOf(all: readonly Target[], prompt = '', onMap = false): Target | undefined {
  const said = onMap && MOVING.has(prompt) ? all.filter(target => !TOO_EARLY.has(target)) : all;
  return (
    said.find(target => target === 'say:pay-all') ??
    (prompt === 'window' ? said.find(target => target === 'say:done') : undefined) ??
    said.find(target => target.startsWith('say:') && !QUIET.has(target)) ??
    said.find(target => ENDS.has(target))
  );
}

/** What only follows from an act, and is told in the saga: the prompt says the act itself. */
const FOLLOWS: ReadonlySet<string> = new Set(['prosperity', 'destroyed', 'building-stood', 'found', 'owes']);
const FROM: ReadonlySet<unknown> = new Set(['conquest', 'discovery', 'indemnity']);

export const followsFrom = (fact: Fact): boolean => FOLLOWS.has(fact.kind) || ('cause' in fact && FROM.has(fact.cause));

/** Questions that come after a die was thrown for whoever is asked. */
const AFTER_DICE: ReadonlySet<string> = new Set(['heroes', 'troops']);
const TRIED: ReadonlySet<string> = new Set(['hero-tried', 'recruit-tried']);
/** More would not be read below a question: the saga has them. */
const FEW = 2;

/** What the dice have just said to whoever seeks heroes or recruits: it stands below the question that goes on from it. */
export function justTried<F extends Fact>(prompt: string, brought: readonly F[]): readonly F[] {
  const tries = AFTER_DICE.has(prompt) ? brought.filter(({ kind }) => TRIED.has(kind)) : [];
  return tries.length <= FEW ? tries : [];
}
