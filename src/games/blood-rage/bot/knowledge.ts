import type { Seat } from '../../../engine/contract/ask.ts';
import type { Knowledge } from '../../../engine/contract/knowledge.ts';
import { sheetOf } from '../../../engine/contract/rules.ts';
import { priorOf } from '../../../kit/bot/prior.ts';
import { standingBy } from '../../../kit/bot/standing.ts';
import { AGES } from '../content/tokens.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import { dealBy } from '../rules/index.ts';
import { SLOT_COUNT } from '../rules/numbers.ts';
import { result } from '../rules/result.ts';
import { type State, sharing } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { atDawn } from './answers/draft.ts';
import { decideWith, heuristic } from './heuristic.ts';
import { look } from './judging/outlook.ts';
import { prospects } from './judging/position.ts';
import { statsWorth } from './judging/steps.ts';
import { upgradeWorth } from './judging/upgrades.ts';
import { keptOdds } from './kept.ts';
import { WEIGHTS } from './weights.ts';

/** What is hidden. */
const UNSEEN: never[] = [];

/** Of what each seat has, the own part. */
function own<T>(lists: readonly T[][], seat: number): T[][] {
  const seen = lists.slice();
  for (let other = 0; other < seen.length; other++) if (other !== seat) seen[other] = UNSEEN;
  return seen;
}

/** The table as a seat may know it, without the way over a view: what is hidden from it is not there. */
export function seenFrom(state: State, seat: Seat): State {
  const seen = sharing(state);
  seen.hands = own(state.hands, seat);
  seen.quests = own(state.quests, seat);
  seen.packs = own(state.packs, seat);
  seen.picks = own(state.picks, seat);
  seen.decks = state.decks.map(() => UNSEEN);
  seen.away = UNSEEN;
  seen.sealed = state.sealed.map((answer, other) => (other === seat ? answer : null));
  return seen;
}

const handSizes = ({ hands }: State): number[] => hands.map(hand => hand.length);

/**
 * Glory that a clan may hope for by the end of the game, as an age begins: what it has, what its stats, upgrades and
 * figures will bring. What it will draft is the same hope for all.
 */
export function hopeAtDawn(state: State, seat: Seat): number {
  const o = atDawn(look(seenFrom(state, seat), seat, WEIGHTS, handSizes(state)), state.age);
  let hope = state.glory[seat] + statsWorth(o) + prospects(o);
  for (let slot = seat * SLOT_COUNT; slot < (seat + 1) * SLOT_COUNT; slot++) {
    const card = state.slots[slot];
    if (card >= 0) hope += upgradeWorth(o, card);
  }
  return hope;
}

/** By ages that are over: so many points of a lead in hope make winning e times as likely. */
const SPREAD = [30, 20, 16];

const hopes = (state: State) => ({
  part: Math.min(state.age, AGES - 1),
  hopes: Array.from({ length: state.seats }, (_, seat) => hopeAtDawn(state, seat)),
});

export const knowledge: Knowledge<BloodRageChoice, View, State> = {
  policy: (state, ask, chance) =>
    ask.choices.length === 1
      ? ask.choices[0]
      : decideWith(WEIGHTS, seenFrom(state, ask.seat), handSizes(state), ask, chance),
  prior: priorOf(heuristic),
  deal: (view, seat, chance) => dealBy(view, seat, chance, keptOdds),
  /** To the end of the age: cut sooner, nothing was gained over first sight. */
  stretch: state => state.age,
  value: state => {
    const { part, hopes: all } = hopes(state);
    return standingBy(all, SPREAD[part]);
  },
  hopes,
  spread: SPREAD,
  sheet: state => sheetOf(result(state)),
  battles: ['call-to-battle', 'battle-card', 'keep-one', 'count-quest', 'late-card', 'buy-back'],
};
