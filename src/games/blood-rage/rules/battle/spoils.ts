import { START } from '../../../../engine/contract/steps.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { call, push } from '../../../../kit/rules/stack.ts';
import { doomAll } from '../destruction.ts';
import { axes } from '../figures.ts';
import { type BattleFrame, REWARD } from '../frames.ts';
import { gainGlory, gainRage } from '../gains.ts';
import { BATTLE_EFFECT, CARD_IDS, FJORD_OF, PLACE_IDS, SLOT_COUNT, SOURCES } from '../numbers.ts';
import type { Act } from '../rule.ts';
import { effectOfCard } from '../upgrades.ts';
import { liveText } from './strength.ts';

/** What a clan's card says of winning or losing, before upgrades have their say (BR-12.3). */
export function winAndLoseTexts(act: Act, frame: BattleFrame, seat: number): void {
  frame.counters[seat] = liveText(frame, seat, 'glory-per-fallen')?.card ?? NONE;
  if (frame.winner === seat) winTexts(act, frame, seat);
  else if (frame.winner >= 0) loseTexts(act, frame, seat);
}

function winTexts(act: Act, frame: BattleFrame, seat: number): void {
  const { state, facts } = act;
  const glory = liveText(frame, seat, 'win-glory');
  if (glory) {
    const cause = CARD_IDS[glory.card];
    gainGlory(act, seat, glory.effect.glory, 'battle-cards', cause);
    if (glory.effect.rage > 0) {
      const rage = gainRage(state, seat, glory.effect.rage);
      facts.tell({ kind: 'rage-gained', seat, rage, cause });
    }
  }
  frame.grace = liveText(frame, seat, 'raises-other-stat')?.card ?? NONE;
  const oath = liveText(frame, seat, 'win-raises');
  if (!oath) return;
  if (state.options.oath === 'after') frame.oath = oath.card;
  else push(state, { kind: 'raise', step: START, seat, not: NONE, cause: CARD_IDS[oath.card] });
}

function loseTexts(act: Act, frame: BattleFrame, seat: number): void {
  const { state, facts } = act;
  const from = frame.winner;
  const trick = liveText(frame, seat, 'steals-rage');
  if (trick) {
    const rage = Math.min(trick.effect.rage, state.rage[from]);
    state.rage[from] -= rage;
    const taken = gainRage(state, seat, rage);
    const cause = CARD_IDS[trick.card];
    if (taken === rage || taken > 0) facts.tell({ kind: 'rage-stolen', seat, from, rage: taken, cause });
    // What a full meter has no room for is gone from the one and does not come to the other (BR-O-rageCap).
    if (taken < rage) facts.tell({ kind: 'rage-lost', seat, from, rage: rage - taken, cause });
  }
  const stab = liveText(frame, seat, 'steals-glory');
  if (stab) {
    const glory = Math.min(stab.effect.glory, state.glory[from]);
    const column = SOURCES.indexOf('battle-cards');
    state.glory[from] -= glory;
    state.glory[seat] += glory;
    state.scores[from * SOURCES.length + column] -= glory;
    state.scores[seat * SOURCES.length + column] += glory;
    facts.tell({ kind: 'glory-stolen', seat, from, glory, cause: CARD_IDS[stab.card] });
  }
}

/** A loser's Poison takes the winner's cards when all texts have worked, instead of the discard (BR-C-lokis-poison). */
export function poison({ state, facts }: Act, frame: BattleFrame): void {
  const { winner, played, fighters } = frame;
  if (winner < 0 || played[winner].length === 0) return;
  for (const seat of fighters) {
    const text = seat === winner ? undefined : liveText(frame, seat, 'takes-cards');
    if (!text) continue;
    const cards = played[winner].splice(0);
    state.hands[seat].push(...cards);
    const cause = CARD_IDS[text.card];
    facts.tell({ kind: 'cards-taken', seat, from: winner, cards: cards.map(card => CARD_IDS[card]), cause });
    return;
  }
}

/** The winner's cards are spent (BR-12.4). */
export function discardWinners({ state, facts }: Act, { winner, played }: BattleFrame): void {
  if (winner < 0 || played[winner].length === 0) return;
  const cards = played[winner].splice(0);
  state.discard.push(...cards);
  facts.tell({ kind: 'cards-discarded', seat: winner, cards: cards.map(card => CARD_IDS[card]) });
}

/** Losers take their cards back and lose every figure in the battle, in the fjord too (BR-1.5, BR-12.4, BR-12.5). */
export function loseAll({ state, facts }: Act, frame: BattleFrame): void {
  const doomed: number[] = [];
  for (const seat of frame.fighters) {
    if (seat === frame.winner) continue;
    const cards = frame.played[seat].splice(0);
    state.hands[seat].push(...cards);
    if (cards.length > 0) facts.tell({ kind: 'cards-returned', seat, cards: cards.map(card => CARD_IDS[card]) });
    doomAll(state, seat, frame.province, doomed);
    if (FJORD_OF[frame.province] >= 0) doomAll(state, seat, FJORD_OF[frame.province], doomed);
  }
  if (doomed.length > 0) {
    call(state, frame, { kind: 'destruction', step: START, cause: 'battle', doomed, from: frame.pillager, at: 0 });
  }
}

/** The pillage has succeeded if the pillager has won (BR-12.6, BR-12.14). */
export function reward({ state }: Act, { winner, pillager, province, grace }: BattleFrame): void {
  if (winner === pillager) push(state, { kind: 'reward', step: REWARD.token, seat: pillager, province, grace });
}

/** Glory for the victory by the Axes as they stand now, whoever began it (BR-12.13, BR-O-oath). */
export function axesGlory(act: Act, { winner, province, oath }: BattleFrame): void {
  if (winner < 0) return;
  gainGlory(act, winner, axes(act.state, winner), 'battles', PLACE_IDS[province]);
  if (oath >= 0) push(act.state, { kind: 'raise', step: START, seat: winner, not: NONE, cause: CARD_IDS[oath] });
}

/** Cards and upgrades that count the dead of this battle (BR-12.15). */
export function bodyCount(act: Act, frame: BattleFrame): void {
  const { state } = act;
  const all = frame.fallen.reduce((sum, count) => sum + count, 0);
  for (const seat of frame.fighters) {
    const enemies = all - frame.fallen[seat];
    const counter = BATTLE_EFFECT[frame.counters[seat]];
    if (counter?.kind === 'glory-per-fallen') {
      gainGlory(act, seat, all * counter.glory, 'battle-cards', CARD_IDS[frame.counters[seat]]);
    }
    for (const card of frame.reapers[seat]) {
      const each = effectOfCard(card, 'glory-per-enemy-fallen')?.glory ?? 0;
      gainGlory(act, seat, enemies * each, 'upgrades', CARD_IDS[card]);
    }
    for (let slot = seat * SLOT_COUNT; slot < (seat + 1) * SLOT_COUNT; slot++) {
      const effect = effectOfCard(state.slots[slot], 'glory-for-slaughter');
      if (effect && enemies >= effect.least) {
        gainGlory(act, seat, effect.glory, 'upgrades', CARD_IDS[state.slots[slot]]);
      }
    }
  }
}
