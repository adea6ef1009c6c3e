import type { Term } from '../../../engine/contract/explain.ts';
import { explainer } from '../../../kit/rules/explaining.ts';
import { FIRST, firstOf } from '../../../kit/rules/ids.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { ReaversChoice } from './choices.ts';
import { available, hammersOf, wildDie } from './dice/dice.ts';
import { foresee } from './foresee.ts';
import { DIE_IDS, DIE_KINDS, type Die, UPGRADE_COUNT, type Upgrade } from './numbers.ts';
import { endGlory } from './phases/scoring.ts';
import { hasHammer, printed } from './printed.ts';
import { readView } from './read-view.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

/** Why not, or what a number is made of: `score`, what the end would bring; `hammers`, the dice of a fight. */
export const explain = explainer<State, View, ReaversChoice>({
  read: readView,
  whyNot,
  foresee,
  numbers: {
    score: ({ state, seat }) => scoreTerms(state, seat),
    hammers: ({ state, seat }) => hammerTerms(state, seat),
  },
});

/** Glory so far, and what the final scoring would add as things stand. */
function scoreTerms(state: State, seat: number): Term[] {
  // Once the game is over the end is booked already.
  const lines = state.stack.length === 0 ? [] : endGlory(state, seat);
  const end = lines.map(({ cause, glory, clause }) => ({ what: 'end', amount: glory, args: { cause }, clause }));
  return [{ what: 'so-far', amount: state.glory[seat], clause: 'RM-19.11' }, ...end];
}

/** Combat dice that a seat could bring into a fight with all it has. */
function hammerTerms(state: State, seat: number): Term[] {
  const wild = wildDie(state, seat);
  const terms: Term[] = [];
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    const [hammers, count] = [hammersOf(die, wild), available(state, seat, die)];
    if (hammers === 0 || count === 0) continue;
    terms.push({
      what: 'dice',
      amount: hammers * count,
      args: { die: DIE_IDS[die], count },
      clause: die === wild ? 'RM-6.5' : 'RM-13.2',
    });
  }
  const tables = printed(state);
  firstOf<Upgrade>(UPGRADES.length).forEach(tile => {
    const upgrade = UPGRADES[tile];
    const count = state.ready[seat * UPGRADE_COUNT + tile];
    if (count > 0 && hasHammer(tables, tile)) {
      terms.push({ what: 'upgrade', amount: count, args: { upgrade }, clause: 'RM-9.4' });
    }
  });
  return terms;
}
