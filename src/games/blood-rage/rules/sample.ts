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
import { readView } from './read-view.ts';
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

/** A whole state that agrees with what the viewer sees; all hidden cards are dealt anew. */
export function sampleWith(frames: Frames) {
  return (view: View, seat: Seat | null, chance: Chance): State => {
    const state = readView(view);
    const pools = unseen(state).map(cards => chance.shuffle(cards));
    const now = pools[state.age];
    const older = pools.slice(0, state.age).flat();
    for (let age = state.age + 1; age < pools.length; age++) state.decks[age] = pools[age];
    // A deck not yet dealt lies there still.
    state.decks[state.age] = now.splice(0, view.decks[state.age]);

    const others = view.clans.filter(clan => clan.seat !== seat);
    for (const { seat: s, quests } of others) {
      for (let i = 0; i < quests; i++) state.quests[s].push(drawQuest(now, older));
    }
    const drafting = view.phase === 'gods-gifts';
    for (const { seat: s, pack, picks } of others) {
      state.packs[s] = now.splice(0, pack);
      state.picks[s] = now.splice(0, picks);
    }
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
