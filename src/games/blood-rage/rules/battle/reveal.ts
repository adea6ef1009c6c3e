import { NONE } from '../../../../kit/rules/ids.ts';
import { takeCard } from '../../../../kit/rules/piles.ts';
import type { BloodRageChoice, ChoiceOf } from '../choices.ts';
import type { BattleFrame } from '../frames.ts';
import { gainGlory } from '../gains.ts';
import { BATTLE_KIND, CARD_IDS, cardNumber, PLACE_IDS } from '../numbers.ts';
import type { Act } from '../rule.ts';
import { cardsStrength, liveText, questBonus } from './strength.ts';

/** All cards are turned up at once; a card that silences the others works before anything else (BR-11.2, BR-11.4). */
export function revealCards(
  { state, facts }: Act,
  frame: BattleFrame,
  answers: readonly (BloodRageChoice | null)[],
): void {
  const province = PLACE_IDS[frame.province];
  frame.silencer = -1;
  frame.counted.fill(0);
  for (const seat of frame.fighters) {
    const answer = answers[seat] as ChoiceOf<'commit'> | null | undefined;
    if (!answer) {
      facts.tell({ kind: 'card-revealed', seat, card: null, province });
      continue;
    }
    const card = cardNumber[answer.card];
    takeCard(state.hands[seat], card);
    frame.played[seat].push(card);
    facts.reveal({ kind: 'card-revealed', seat, card: answer.card, province });
    if (frame.silencer < 0 && BATTLE_KIND[card] === 'silences') frame.silencer = seat;
  }
  if (frame.silencer >= 0) {
    const seat = frame.silencer;
    facts.tell({ kind: 'texts-silenced', seat, card: CARD_IDS[frame.played[seat][0]] });
  }
}

/** Every card is thrown away and its owner scores their strength; all play anew. True when it happened. */
export function watch(act: Act, frame: BattleFrame): boolean {
  const { state, facts } = act;
  const watchers = frame.fighters.filter(seat => liveText(frame, seat, 'discards-all'));
  if (watchers.length === 0) return false;
  // A quest scores what it could have counted for, for a Sight that looks at it too; the next reveal forgets it.
  let glory = 0;
  for (const seat of frame.fighters) frame.counted[seat] = questBonus(state, seat);
  for (const seat of frame.fighters) glory += cardsStrength(state, frame, seat);
  const owners = state.options.watches === 'both' ? watchers : watchers.slice(0, 1);
  const thrown = frame.fighters.flatMap(seat => frame.played[seat]);
  for (const seat of owners) {
    const card = CARD_IDS[liveText(frame, seat, 'discards-all')?.card ?? NONE];
    facts.tell({ kind: 'cards-thrown-away', seat, card, cards: thrown.map(c => CARD_IDS[c]) });
    gainGlory(act, seat, glory, 'battle-cards', card);
  }
  for (const seat of frame.fighters) state.discard.push(...frame.played[seat].splice(0));
  return true;
}
