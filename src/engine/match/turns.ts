import { heardBy } from '../contract/facts.ts';
import type { Rules } from '../contract/rules.ts';
import type { History } from './history.ts';

/** Did this entry open a turn? What only some heard opens none: everybody may know how the turns go. */
export function opensTurn({ turns }: Rules, history: History, at: number): boolean {
  if (!turns) return false;
  return history.told(at).some(told => turns.has(heardBy(told, null)?.kind ?? ''));
}

/** The entry that opened the turn under way; -1 when that was before the first. Undefined in a game that names no turns. */
export function turnUnderWay(rules: Rules, history: History): number | undefined {
  if (!rules.turns) return undefined;
  let at = history.length;
  while (at > 0 && !opensTurn(rules, history, at - 1)) at = history.before(at);
  return at - 1;
}
