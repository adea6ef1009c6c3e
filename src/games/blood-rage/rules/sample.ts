import type { Chance } from '../../../engine/chance/chance.ts';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { FrameTable } from '../../../engine/contract/frames.ts';
import { asksOf } from '../../../engine/contract/lookup.ts';
import { countCards, without } from '../../../kit/rules/piles.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { CARDS } from '../content/cards.ts';
import type { BloodRageChoice } from './choices.ts';
import type { BloodRageFact } from './facts.ts';
import { CARD_COUNT, type CardNumber, IS_QUEST } from './numbers.ts';
import { laidFirst, type Odds } from './odds.ts';
import { readView } from './read-view.ts';
import { type Remembered, remembered } from './remembered.ts';
import { deckOf } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

type Frames = FrameTable<State, BloodRageChoice, BloodRageFact>;

/** Cards that could be anywhere the viewer cannot look, by age. */
function unseen(state: State): CardNumber[][] {
  const played = innermost(state, 'battle')?.played ?? [];
  const open = [state.discard, state.slots, ...state.hands, ...state.quests, ...state.packs, ...state.picks, ...played];
  const seen = countCards(open, CARD_COUNT);
  return state.decks.map((_, age) => without(deckOf(age, state.seats), seen));
}

/** Who only watches remembers nothing. */
const nothing = (unseen: CardNumber[]): Remembered => ({ packs: [], held: [], unseen, away: [] });

/**
 * A whole state that agrees with what the viewer sees; all hidden cards are dealt anew: evenly, or by the odds that each
 * was kept.
 */
export function sampleWith(frames: Frames) {
  return (view: View, seat: Seat | null, chance: Chance, odds?: Odds): State => {
    const state = readView(view);
    const pools = unseen(state).map(cards => chance.shuffle(cards));
    let now = pools[state.age];
    const older = pools.slice(0, state.age).flat();
    for (let age = state.age + 1; age < pools.length; age++) state.decks[age] = pools[age];
    // A deck not yet dealt lies there still.
    state.decks[state.age] = now.splice(0, view.decks[state.age]);

    const others = view.clans.filter(clan => clan.seat !== seat);
    const drafting = view.phase === 'gods-gifts';
    const known = seat === null ? nothing(now) : remembered(state, seat, now, drafting, chance, odds);
    const { held, away } = known;
    const unknown = odds ? laidFirst(known.unseen, odds, chance) : known.unseen;
    // In the draft what was taken is likelier than what still lies there; after it, what is held than what was laid away.
    if (odds && !drafting) unknown.reverse();
    for (const { seat: s, pack } of others) {
      const cards = known.packs[s]?.slice(0, pack) ?? [];
      held.push(...(known.packs[s]?.slice(pack) ?? []));
      // Equal cards may be taken for one another: then a pack is filled up.
      for (const more of [unknown, held, away]) cards.push(...more.splice(0, pack - cards.length));
      state.packs[s] = cards;
    }
    const likely = [...held, ...unknown, ...away];
    const places = others.reduce((sum, { quests, picks, hand }) => sum + quests + picks + (drafting ? 0 : hand), 0);
    now = [...chance.shuffle(likely.splice(0, places)), ...likely];
    for (const { seat: s, quests } of others) {
      for (let i = 0; i < quests; i++) state.quests[s].push(drawQuest(now, older));
    }
    for (const { seat: s, picks } of others) state.picks[s] = now.splice(0, picks);
    for (const { seat: s, hand } of others) {
      // A hand holds at most one card kept from an earlier age, as far as anyone can tell.
      const kept = drafting ? hand : older.length > 0 && hand > 0 ? chance.below(2) : 0;
      state.hands[s] = [...older.splice(0, kept), ...now.splice(0, hand - kept)];
      state.hands[s].push(...older.splice(0, hand - state.hands[s].length));
    }
    state.away.push(...now, ...older);
    answerSealed(state, view, seat, frames, chance);
    return state;
  };
}

function drawQuest(now: CardNumber[], older: CardNumber[]): CardNumber {
  for (const pool of [now, older]) {
    const at = pool.findIndex(card => IS_QUEST[card]);
    if (at >= 0) return pool.splice(at, 1)[0];
  }
  throw new Error(`no quest is left for a face-down one among ${CARDS.length} kinds of cards`);
}

/** Who has sealed an answer has sealed something that it could. */
function answerSealed(state: State, view: View, seat: Seat | null, frames: Frames, chance: Chance): void {
  if (!view.clans.some(clan => clan.sealed && clan.seat !== seat)) return;
  for (const ask of asksOf<State, BloodRageChoice, BloodRageFact>(frames, state)) {
    if (ask.seat === seat || !view.clans[ask.seat].sealed) continue;
    state.sealed[ask.seat] = ask.choices[chance.below(ask.choices.length)];
  }
}
