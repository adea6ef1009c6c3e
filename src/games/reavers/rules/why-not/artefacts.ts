/** What stands against the use of an artefact, or against a die on it. */

import { BARE, lyingOn, meant, readyOn } from '../cards/alike.ts';
import { hasUse, worksHere } from '../cards/powers.ts';
import { emptySlot } from '../cards/store.ts';
import { artefactsOf } from '../cards/village.ts';
import type { ChoiceOf } from '../choices.ts';
import type { ReaversFrame } from '../frames.ts';
import { CARD_IDS, cardNumber, DIE_IDS, DIE_KINDS, type Die, dieNumber, STORES } from '../numbers.ts';
import type { Against } from './against.ts';

/** Of artefacts of one name it is said which one, if that makes a difference, and only then (RM-8.12). */
export function toldWhich(
  kinds: readonly Die[],
  card: string,
  choice: { readonly die?: string },
  against: Against,
): boolean {
  if (meant(kinds, choice) !== undefined) return true;
  if (choice.die === undefined) against.when(true, 'RM-8.12', 'which-artefact', { card });
  else against.when(true, 'RM-8.12', 'not-told-by', { card, die: choice.die });
  return false;
}

export function use(choice: ChoiceOf<'use'>, frame: ReaversFrame, against: Against): void {
  const { state, seat } = against;
  const { artefact } = choice;
  const card = cardNumber[artefact];
  const args = { card: artefact };
  if (against.when(state.space < 0, 'RM-2.8', 'no-artefacts-now')) return;
  if (!against.among(artefactsOf(state, seat), card, 'RM-8.5', 'not-yours')) return;
  if (against.when(!worksHere(state, card), 'RM-8.6', 'other-space', args)) return;
  const ready = readyOn(state, seat, card);
  const charged = lyingOn(state, seat, card).some(die => die !== BARE);
  if (against.when(!charged, 'RM-8.5', 'no-die-on-it', args)) return;
  if (against.when(ready.length === 0, 'RM-8.7', 'used', args)) return;
  if (!toldWhich(ready, artefact, choice, against)) return;
  against.when(!hasUse(state, seat, card, frame), `RM-C-${CARD_IDS[card]}`, 'no-use-now', args);
}

export function store({ artefact, die: id }: ChoiceOf<'store'>, against: Against): void {
  const { state, seat } = against;
  const [card, die] = [cardNumber[artefact], dieNumber[id]];
  if (!against.among(artefactsOf(state, seat), card, 'RM-8.3', 'not-yours')) return;
  against.when(emptySlot(state, seat, card) < 0, 'RM-8.2', 'has-die', { card: artefact });
  against.when(!STORES[card][die], 'RM-8.3', 'wrong-face', { card: artefact, die: id });
  against.when(state.dice[seat * DIE_KINDS + die] === 0, 'RM-8.3', 'not-on-board', { die: DIE_IDS[die] });
}
