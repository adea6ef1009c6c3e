import { isChoice, type Seat } from '../../../engine/contract/ask.ts';
import { type Explanation, forbidden, sumOf, type Term } from '../../../engine/contract/explain.ts';
import type { Subject } from '../../../engine/contract/rules.ts';
import { BadInput } from '../../../engine/input/bad-input.ts';
import { needWhole } from '../../../engine/input/need.ts';
import { FIRST, firstOf } from '../../../kit/rules/ids.ts';
import { UPGRADES } from '../content/upgrades.ts';
import type { ReaversChoice } from './choices.ts';
import { available, hammersOf, wildDie } from './dice/dice.ts';
import { DIE_IDS, DIE_KINDS, type Die, UPGRADE_COUNT, type Upgrade } from './numbers.ts';
import { endGlory } from './phases/scoring.ts';
import { hasHammer, printed } from './printed.ts';
import { readView } from './read-view.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { whyNot } from './why-not.ts';

/** Why not, or what a number is made of: `score`, what the end would bring; `hammers`, the dice of a fight. */
export function explain(view: View, seat: Seat | null, subject: Subject<ReaversChoice>): Explanation {
  const state = readView(view);
  if (subject.about === 'choice') {
    if (seat === null) throw new BadInput('seat', 'a spectator has nothing to choose');
    if (!isChoice(subject.choice)) throw new BadInput('choice', 'is no choice');
    return forbidden(whyNot(state, seat, subject.choice as ReaversChoice));
  }
  const fields = subject as Readonly<Record<string, unknown>>;
  const whose = needWhole(fields.seat ?? seat, 'seat', 0, state.seats - 1);
  switch (subject.about) {
    case 'score':
      return sumOf(scoreTerms(state, whose));
    case 'hammers':
      return sumOf(hammerTerms(state, whose));
    default:
      throw new BadInput('about', `"${subject.about}" is unknown; there are choice, score, hammers`);
  }
}

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
