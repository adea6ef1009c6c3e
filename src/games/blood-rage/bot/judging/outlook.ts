import { FIRST } from '../../../../kit/rules/ids.ts';
import { AGES } from '../../content/tokens.ts';
import { mayAct } from '../../rules/actions/action.ts';
import {
  beastFigure,
  figureStrength,
  figuresAt,
  present,
  room,
  strength,
  warriorStrength,
} from '../../rules/figures.ts';
import {
  type FigureNumber,
  FJORD_OF,
  isFjord,
  LEADER,
  MONSTER_SLOTS,
  onBoard,
  PLACE_COUNT,
  type PlaceNumber,
  PROVINCE_COUNT,
  SHIP,
  SUPPORTS,
} from '../../rules/numbers.ts';
import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';
import type { Kept } from './fates.ts';
import { CardOdds } from './odds.ts';
import { reinforcements } from './reinforcements.ts';
import { stepWorths } from './steps.ts';

/** A table as one seat sees it, and what it makes of its rivals. */
export interface Outlook {
  readonly state: State;
  readonly seat: number;
  readonly weights: Weights;
  readonly agesLeft: number;
  readonly rivals: readonly number[];
  /** Is anything left to pillage? If not, the phase is over. */
  readonly open: boolean;
  /** Provinces left to pillage, and the chance that all of them are gone before the own next turn. */
  readonly left: number;
  readonly ends: number;
  /** Rivals that can still act in this phase, and the Rage they have together. */
  readonly active: number;
  readonly rivalRage: number;
  /** The table that rivals were looked at on; `state` may have gone on from there by what the clan itself does. */
  readonly seen: State;
  /** By seat and province: is the rival there, and with how much STR? */
  readonly there: readonly boolean[];
  readonly theirs: readonly number[];
  /** By seat and province: how much more could answer a call (`joinable`); below 0 where nobody has asked yet. */
  readonly joined: number[];
  /** By province: is any rival there, one that can still act, and the most STR that a rival has there. */
  readonly met: readonly boolean[];
  readonly contested: readonly boolean[];
  readonly most: readonly number[];
  /** What a step on each of the own stats is worth. */
  readonly steps: readonly number[];
  readonly odds: CardOdds;
  /** What the own cards come to, once somebody has asked (`hopesOf`). */
  kept: Kept | null;
  /** A table to try answers out on (`trialOf`), once somebody has asked for it. */
  trial: Outlook | null;
}

/** An outlook that is still being made. */
type Open = { -readonly [Part in keyof Outlook]: Outlook[Part] };

export const cell = (seat: number, province: PlaceNumber): number => seat * PROVINCE_COUNT + province;

/** Looks at the table from a seat. `state` may lack what that seat cannot know, `cards` is the size of each hand. */
export function look(state: State, seat: number, weights: Weights, cards: readonly number[]): Outlook {
  const odds = new CardOdds(state, seat, weights, cards);
  return lookWith({ seat, weights, odds, steps: stepWorths(state, seat, weights) }, state);
}

/** What stays the same when the table changes. */
type Lasting = Pick<Outlook, 'seat' | 'weights' | 'odds' | 'steps'>;

/** The same outlook on a table where only the own things have changed. Field by field, so that all are of one shape. */
export const onTable = (o: Outlook, state: State): Open => ({
  state,
  seat: o.seat,
  weights: o.weights,
  agesLeft: o.agesLeft,
  rivals: o.rivals,
  open: o.open,
  left: o.left,
  ends: o.ends,
  active: o.active,
  rivalRage: o.rivalRage,
  seen: o.seen,
  there: o.there,
  theirs: o.theirs,
  joined: o.joined,
  met: o.met,
  contested: o.contested,
  most: o.most,
  steps: o.steps,
  odds: o.odds,
  kept: o.kept,
  trial: null,
});

/** The same seat's outlook on a table where its own figures stand elsewhere: that leaves rivals more or less room to join. */
export function lookAround(o: Outlook, state: State): Open {
  const again = onTable(o, state);
  again.seen = state;
  again.joined = EMPTY[state.seats].unasked.slice();
  return again;
}

/** The same seat's outlook on a table where all rivals have fallen in the battle for a province. */
export function lookAfter(o: Outlook, state: State, province: PlaceNumber): Outlook {
  if (isOpen(state) !== o.open) return lookAgain(o, state);
  const there = o.there.slice();
  const theirs = o.theirs.slice();
  const met = o.met.slice();
  const contested = o.contested.slice();
  const most = o.most.slice();
  const fjord = FJORD_OF[province];
  for (let other: PlaceNumber = FIRST; other < PROVINCE_COUNT; other++) {
    // Ships that are lost were there for each province of their fjord.
    if (other !== province && (fjord < 0 || FJORD_OF[other] !== fjord)) continue;
    met[other] = false;
    contested[other] = false;
    most[other] = 0;
    if (state.destroyed[other]) continue;
    for (const rival of o.rivals) {
      const at = cell(rival, other);
      there[at] = present(state, rival, other);
      theirs[at] = there[at] ? strength(state, rival, other) : 0;
      if (!there[at]) continue;
      met[other] = true;
      most[other] = Math.max(most[other], theirs[at]);
      contested[other] ||= o.open && mayAct(state, rival);
    }
  }
  const after = lookAround(o, state);
  after.there = there;
  after.theirs = theirs;
  after.met = met;
  after.contested = contested;
  after.most = most;
  const { left, ends } = remaining(state, contested, o.weights);
  after.left = left;
  after.ends = ends;
  return after;
}

/** STR that a rival could still bring to a province when it is called. */
export function joinable({ seen, joined }: Outlook, rival: number, province: PlaceNumber): number {
  const at = cell(rival, province);
  if (joined[at] < 0) {
    const closed = seen.destroyed[province] || seen.pillaged[province];
    joined[at] = closed ? 0 : reinforcements(seen, rival, province, room(seen, province));
  }
  return joined[at];
}

const UNASKED = -1;

/** What is known of a table before anybody has looked, by seats: to copy a list is far quicker than to fill one. */
const EMPTY = [0, 1, 2, 3, 4].map(seats => {
  const filled = <T>(value: T): T[] => Array.from({ length: seats * PROVINCE_COUNT }, () => value);
  return { nobody: filled(false), nothing: filled(0), unasked: filled(UNASKED) };
});
const NOWHERE = Array.from({ length: PROVINCE_COUNT }, () => false);
const NONE_THERE = Array.from({ length: PROVINCE_COUNT }, () => 0);

/** How many provinces are left to pillage, and the chance that all of them are gone before the next turn. */
function remaining(
  { destroyed, pillaged }: State,
  contested: readonly boolean[],
  { endsThere, endsElsewhere }: Weights,
): { left: number; ends: number } {
  let left = 0;
  let ends = 1;
  for (let province: PlaceNumber = FIRST; province < PROVINCE_COUNT; province++) {
    if (destroyed[province] || pillaged[province]) continue;
    left++;
    ends *= contested[province] ? endsThere : endsElsewhere;
  }
  return { left, ends };
}

/** Is any province left to pillage? */
const isOpen = ({ pillaged, destroyed }: State): boolean =>
  pillaged.some((taken, province) => !taken && !destroyed[province]);

/** The same seat's outlook on another table of the same age, with the same stats and the same cards in the rivals' hands. */
export const lookAgain = (o: Outlook, state: State): Outlook => lookWith(o, state);

/** The same seat's outlook on a table of another age. */
export const lookAhead = ({ seat, weights, odds }: Outlook, state: State): Outlook =>
  lookWith({ seat, weights, odds, steps: stepWorths(state, seat, weights) }, state);

function lookWith({ seat, weights, odds, steps }: Lasting, state: State): Outlook {
  const open = isOpen(state);
  const rivals: number[] = [];
  let active = 0;
  let rivalRage = 0;
  for (let i = 1; i < state.seats; i++) {
    const rival = (seat + i) % state.seats;
    rivals.push(rival);
    if (!open || !mayAct(state, rival)) continue;
    active++;
    rivalRage += state.rage[rival];
  }
  const empty = EMPTY[state.seats];
  const survey = {
    there: empty.nobody.slice(),
    theirs: empty.nothing.slice(),
    met: NOWHERE.slice(),
    contested: NOWHERE.slice(),
    most: NONE_THERE.slice(),
  };
  for (const rival of rivals) surveyed(survey, state, rival, open && mayAct(state, rival));
  const { left, ends } = remaining(state, survey.contested, weights);
  // Field by field, and in the order of `onTable`: a spread takes longer than all the looking.
  return {
    state,
    seat,
    weights,
    agesLeft: AGES - 1 - state.age,
    rivals,
    open,
    left,
    ends,
    active,
    rivalRage,
    seen: state,
    there: survey.there,
    theirs: survey.theirs,
    joined: empty.unasked.slice(),
    met: survey.met,
    contested: survey.contested,
    most: survey.most,
    steps,
    odds,
    kept: null,
    trial: null,
  };
}

/** What rivals have in the provinces, as it is being found out. */
interface Survey {
  readonly there: boolean[];
  readonly theirs: number[];
  readonly met: boolean[];
  readonly contested: boolean[];
  readonly most: number[];
}

/** Looks where a rival's figures are, not who is in each province: most of them are empty. */
function surveyed(survey: Survey, state: State, rival: number, active: boolean): void {
  const { there, theirs, met, contested, most } = survey;
  const adds = (province: PlaceNumber, strength: number): void => {
    if (state.destroyed[province]) return;
    const at = cell(rival, province);
    there[at] = true;
    theirs[at] += strength;
    met[province] = true;
    if (active) contested[province] = true;
    if (theirs[at] > most[province]) most[province] = theirs[at];
  };
  const comes = (figure: FigureNumber, place: PlaceNumber): void => {
    if (!onBoard(place)) return;
    const strength = figureStrength(state, rival, figure, place);
    if (isFjord(place)) for (const province of SUPPORTS[place]) adds(province, strength);
    else adds(place, strength);
  };
  for (let place: PlaceNumber = FIRST; place < PROVINCE_COUNT; place++) {
    const count = state.warriors[rival * PLACE_COUNT + place];
    if (count > 0) adds(place, warriorStrength(state, rival, count));
  }
  comes(LEADER, state.leader[rival]);
  comes(SHIP, state.ship[rival]);
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[rival * MONSTER_SLOTS + i];
    if (onBoard(place)) comes(beastFigure(state, rival, i), place);
  }
}

/** Will the clan have a turn again, as far as its own Rage goes? */
export const mayGoOn = ({ open, state, seat }: Outlook): boolean => open && mayAct(state, seat);

/** How many figures rivals have in a province. */
export function rivalFigures({ state, rivals }: Outlook, province: PlaceNumber): number {
  let count = 0;
  for (const rival of rivals) count += figuresAt(state, rival, province);
  return count;
}
