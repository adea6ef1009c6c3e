/**
 * Parley: a small game of what long games between many have, for the tests of everybody who plays one. Lords have land
 * that all see and a purse that nobody does. Each year they talk (offers and gifts are secrets of two), bid sealed for
 * the raid, and one of them raids, while an ally may still give. Who has lost all land is out. Allies win together.
 */

import { type Chance, FastChance } from '../../chance/chance.ts';
import { type Ask, type Choice, listed, type NumberRange, type Seat } from '../../contract/ask.ts';
import { forbidden } from '../../contract/explain.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Doing, Frame, FrameRules, FrameTable, Stacked } from '../../contract/frames.ts';
import { asksOf } from '../../contract/lookup.ts';
import type { OptionSpec } from '../../contract/options.ts';
import type { GameSpec, Result } from '../../contract/rules.ts';
import { type StepOf, steps } from '../../contract/steps.ts';
import { optional, type RecordsOf, seat, type Vocabulary, whole, words } from '../../contract/vocabulary.ts';
import { needList, needRecord, needWhole } from '../../input/need.ts';

const gold = whole(0);
const CHOICES = words({
  ready: {},
  stay: {},
  offer: { to: seat },
  agree: { to: seat },
  raid: { to: seat },
  gift: { to: seat, gold },
  bid: { gold },
});
const VOCABULARY: Vocabulary = {
  choices: CHOICES,
  facts: words({
    income: { gold },
    gave: { seat, to: seat, gold },
    offered: { seat, to: seat },
    allied: { seat, to: seat },
    ready: { seat },
    bid: { seat, gold },
    stayed: { seat },
    raided: { seat, to: seat },
    repelled: { seat, to: seat },
    fell: { seat, to: seat, gold: optional(gold) },
  }),
  prompts: words({ talk: {}, bid: { year: whole(1) }, raid: {}, aid: {} }),
};

export type ParleyChoice = RecordsOf<typeof CHOICES>;
export type ParleyFact = Fact & { readonly seat?: Seat; readonly to?: Seat; readonly gold?: number };

const YEAR = steps('begin', 'bids', 'end');
const TALK = steps('talk', 'over');
const BIDS = steps('bid', 'open');
const RAID = steps('choose', 'over');

export interface YearFrame extends Frame {
  readonly kind: 'year';
  step: StepOf<typeof YEAR>;
}

export interface TalkFrame extends Frame {
  readonly kind: 'talk';
  step: StepOf<typeof TALK>;
  /** By seat. */
  readonly ready: boolean[];
}

export interface BidsFrame extends Frame {
  readonly kind: 'bids';
  step: StepOf<typeof BIDS>;
}

export interface RaidFrame extends Frame {
  readonly kind: 'raid';
  step: StepOf<typeof RAID>;
  readonly by: Seat;
}

type ParleyFrame = YearFrame | TalkFrame | BidsFrame | RaidFrame;

/** From one seat to another: `[from, to]`. */
type Pair = readonly [Seat, Seat];

export interface ParleyState extends Stacked<ParleyChoice, ParleyFrame> {
  readonly years: number;
  year: number;
  readonly lands: number[];
  readonly purses: number[];
  /** All that came out of the bank, less what came back. */
  total: number;
  /** Nobody has more than one. */
  allies: Pair[];
  /** Open ones, of this year: each known to two. */
  offers: Pair[];
  /** Made in this phase: once for each pair, and known to two. */
  gifts: Pair[];
  /** Who is out, in the order in which they fell. */
  readonly fallen: Seat[];
}

export interface ParleyView {
  readonly seat: Seat | null;
  readonly years: number;
  readonly year: number;
  readonly lands: readonly number[];
  /** One's own. */
  readonly purse: number;
  readonly total: number;
  readonly allies: readonly Pair[];
  /** Those one has made or may agree to. */
  readonly offers: readonly Pair[];
  readonly gifts: readonly Pair[];
  readonly fallen: readonly Seat[];
  readonly answered: readonly boolean[];
  readonly sealed: ParleyChoice | null;
  readonly frames: readonly ParleyFrame[];
}

type Act = Doing<ParleyState, ParleyFact>;
type Rule<Fr> = FrameRules<ParleyState, Fr, ParleyChoice, ParleyFact>;

const INCOME = 2;
const LANDS = 2;
/** Where nobody is to fall before the years are over. */
const WIDE = 80;

const seatsOf = ({ lands }: { readonly lands: readonly number[] }): Seat[] => lands.map((_, seat) => seat);
const living = (state: ParleyState): Seat[] => seatsOf(state).filter(seat => !state.fallen.includes(seat));
const allyOf = ({ allies }: Pick<ParleyState, 'allies'>, seat: Seat): Seat | undefined =>
  allies.flatMap(([a, b]) => (a === seat ? b : b === seat ? a : []))[0];
const has = (pairs: readonly Pair[], from: Seat, to: Seat): boolean => pairs.some(([a, b]) => a === from && b === to);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** A purse may be given from as long as there is something in it, once to each. */
function giftsOf(state: ParleyState, from: Seat, to: readonly Seat[]): NumberRange<ParleyChoice>[] {
  const max = state.purses[from];
  if (max === 0) return [];
  return to
    .filter(other => other !== from && !has(state.gifts, from, other))
    .map(other => ({ choice: { kind: 'gift', to: other, gold: 0 }, field: 'gold', min: 1, max }));
}

function give({ state, facts }: Act, seat: Seat, { to, gold }: { to: Seat; gold: number }): void {
  state.purses[seat] -= gold;
  state.purses[to] += gold;
  state.gifts.push([seat, to]);
  facts.tellOnly([seat, to], { kind: 'gave', seat, to, gold });
}

/** Is there one lord left, or one pair, or are the years over? */
function isOver(state: ParleyState): boolean {
  const left = living(state);
  const [one, two] = left;
  return left.length === 1 || (left.length === 2 && allyOf(state, one) === two);
}

export const year: Rule<YearFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    if (frame.step === YEAR.bids) {
      frame.step = isOver(state) ? YEAR.end : YEAR.begin;
      if (!isOver(state)) state.stack.push({ kind: 'bids', step: BIDS.bid });
      return false;
    }
    if (frame.step === YEAR.end || state.year === state.years || isOver(state)) {
      act.finish(frame);
      return false;
    }
    state.year++;
    for (const seat of living(state)) {
      state.purses[seat] += INCOME;
      state.total += INCOME;
    }
    facts.tell({ kind: 'income', gold: INCOME });
    state.offers = [];
    state.gifts = [];
    frame.step = YEAR.bids;
    state.stack.push({ kind: 'talk', step: TALK.talk, ready: seatsOf(state).map(() => false) });
    return false;
  },
};

export const talk: Rule<TalkFrame> = {
  run(act, frame) {
    if (frame.step === TALK.talk && living(act.state).some(seat => !frame.ready[seat])) return true;
    act.finish(frame);
    return false;
  },
  asks(state, { ready }) {
    const left = living(state);
    return left.flatMap((seat): Ask<ParleyChoice>[] => {
      const free = allyOf(state, seat) === undefined;
      const single = left.filter(to => to !== seat && free && allyOf(state, to) === undefined);
      const choices: ParleyChoice[] = ready[seat] ? [] : [{ kind: 'ready' }];
      for (const to of single) {
        if (has(state.offers, to, seat)) choices.push({ kind: 'agree', to });
        else if (!ready[seat] && !has(state.offers, seat, to)) choices.push({ kind: 'offer', to });
      }
      const ranges = giftsOf(state, seat, left);
      if (choices.length + ranges.length === 0) return [];
      // Who has said all may still answer, and still give; nobody waits for it.
      return [{ seat, prompt: 'talk', choices, ranges, ...(ready[seat] ? { idle: true } : { veiled: true }) }];
    });
  },
  take(act, frame, seat, choice) {
    const { state, facts } = act;
    if (choice.kind === 'gift') give(act, seat, choice);
    else if (choice.kind === 'offer') {
      state.offers.push([seat, choice.to]);
      facts.tellOnly([seat, choice.to], { kind: 'offered', seat, to: choice.to });
    } else if (choice.kind === 'agree') {
      const pair = [seat, choice.to];
      state.allies.push([Math.min(...pair), Math.max(...pair)]);
      state.offers = state.offers.filter(offer => !offer.some(one => pair.includes(one)));
      // That there was an offer comes to light.
      facts.reveal({ kind: 'allied', seat, to: choice.to });
    } else {
      frame.ready[seat] = true;
      facts.tell({ kind: 'ready', seat });
    }
  },
};

export const bids: Rule<BidsFrame> = {
  run(act, frame) {
    if (frame.step === BIDS.bid) return true;
    act.finish(frame);
    return false;
  },
  asks: state =>
    living(state).map((seat): Ask<ParleyChoice> => {
      const ranges = [{ choice: { kind: 'bid', gold: 0 } as const, field: 'gold', min: 0, max: state.purses[seat] }];
      return { seat, prompt: 'bid', args: { year: state.year }, choices: [], ranges, sealed: true };
    }),
  open(act, frame, answers) {
    const { state, facts } = act;
    const sums = answers.map(answer => (answer?.kind === 'bid' ? answer.gold : -1));
    for (const seat of living(state)) facts.reveal({ kind: 'bid', seat, gold: sums[seat] });
    const by = sums.indexOf(Math.max(...sums));
    state.purses[by] -= sums[by];
    state.total -= sums[by];
    state.gifts = [];
    act.finish(frame);
    state.stack.push({ kind: 'raid', step: RAID.choose, by });
  },
};

export const raid: Rule<RaidFrame> = {
  run(act, frame) {
    if (frame.step === RAID.choose) return true;
    act.finish(frame);
    return false;
  },
  asks(state, { by }) {
    const left = living(state);
    const ally = allyOf(state, by);
    const foes = left.filter(seat => seat !== by && seat !== ally);
    const asks: Ask<ParleyChoice>[] = [
      { seat: by, prompt: 'raid', choices: [{ kind: 'stay' }, ...foes.map(to => ({ kind: 'raid', to }) as const)] },
    ];
    const ranges = ally !== undefined && left.includes(ally) ? giftsOf(state, ally, [by]) : [];
    if (ally !== undefined && ranges.length > 0)
      asks.push({ seat: ally, prompt: 'aid', choices: [], ranges, idle: true });
    return asks;
  },
  take(act, frame, seat, choice) {
    const { state, facts, chance } = act;
    if (choice.kind === 'gift') return give(act, seat, choice);
    frame.step = RAID.over;
    if (choice.kind !== 'raid') return facts.tell({ kind: 'stayed', seat });
    const { to } = choice;
    const won = chance.below(6) > 1;
    facts.tell({ kind: won ? 'raided' : 'repelled', seat, to });
    if (!won) return;
    state.lands[seat]++;
    if (--state.lands[to] === 0) fall(act, to, seat);
  },
};

/** Who has no land left is out, and all gold goes to whoever took the last of it: how much is known to the two. */
function fall({ state, facts }: Act, seat: Seat, to: Seat): void {
  const gold = state.purses[seat];
  state.purses[to] += gold;
  state.purses[seat] = 0;
  state.fallen.push(seat);
  facts.revealTo([seat, to], { kind: 'fell', seat, to, gold }, { kind: 'fell', seat, to });
}

const copyFrame = (frame: ParleyFrame): ParleyFrame =>
  frame.kind === 'talk' ? { ...frame, ready: [...frame.ready] } : { ...frame };

function view(state: ParleyState, seat: Seat | null): ParleyView {
  const own = (pairs: readonly Pair[], whose: (pair: Pair) => boolean): Pair[] =>
    seat === null ? [] : pairs.filter(whose);
  return {
    seat,
    years: state.years,
    year: state.year,
    lands: [...state.lands],
    purse: seat === null ? 0 : state.purses[seat],
    total: state.total,
    allies: [...state.allies],
    offers: own(state.offers, pair => pair.includes(seat ?? -1)),
    gifts: own(state.gifts, ([from]) => from === seat),
    fallen: [...state.fallen],
    answered: state.sealed.map(answer => answer !== null),
    sealed: seat === null ? null : state.sealed[seat],
    frames: state.stack.map(copyFrame),
  };
}

/** Deals what is in the other purses anew; offers and gifts among others there may have been, or not. */
function sample(seen: ParleyView, seat: Seat | null, chance: Chance): ParleyState {
  const others = seatsOf(seen).filter(other => other !== seat && !seen.fallen.includes(other));
  const purses = seen.lands.map((_, s) => (s === seat ? seen.purse : 0));
  for (let coin = seen.purse; coin < seen.total; coin++) purses[others[chance.below(others.length)]]++;
  return {
    years: seen.years,
    year: seen.year,
    lands: [...seen.lands],
    purses,
    total: seen.total,
    allies: [...seen.allies],
    offers: [...seen.offers],
    gifts: [...seen.gifts],
    fallen: [...seen.fallen],
    stack: seen.frames.map(copyFrame),
    sealed: seen.answered.map((answered, s): ParleyChoice | null => {
      if (s === seat) return seen.sealed;
      return answered ? { kind: 'bid', gold: chance.below(purses[s] + 1) } : null;
    }),
  };
}

/** Winners; the living by their land; the fallen from the last to the first. Who is level shares a place. */
function result(state: ParleyState): Result {
  const left = living(state);
  const lands = [...new Set(left.map(seat => state.lands[seat]))].sort((a, b) => b - a);
  const byLand = lands.map(count => left.filter(seat => state.lands[seat] === count));
  const fallen = [...state.fallen].reverse();
  if (!isOver(state)) {
    return {
      ranking: [...byLand, ...fallen.map(seat => [seat])],
      how: { way: 'years', args: { lands: lands[0] } },
      totals: [...state.lands],
      sources: ['lands'],
      scores: state.lands.map(count => [count]),
      unit: 'lands',
    };
  }
  const ally = allyOf(state, left[0]);
  const winners = ally === undefined ? left : [left[0], ally].sort((a, b) => a - b);
  return {
    ranking: [winners, ...fallen.filter(seat => !winners.includes(seat)).map(seat => [seat])],
    how: { way: left.length === 1 ? 'last' : 'alliance', args: { year: state.year } },
    ...(winners.length > 1 && { shared: true }),
  };
}

const frames: FrameTable<ParleyState, ParleyChoice, ParleyFact> = { year, talk, bids, raid };

const SCENARIO = {
  name: 'scenario',
  values: ['free', 'history', 'pairs'],
  clause: 'P-1',
  only: [
    { value: 'history', seats: [6] },
    { value: 'pairs', seats: [4, 6], clause: 'P-2' },
  ],
  usual: [{ value: 'history', seats: [6] }],
} as const satisfies OptionSpec;

/** Lands to begin with: in history the seats are not alike. */
function landsOf(scenario: unknown, seats: number, years: number): number[] {
  const lands = years > 12 ? WIDE : LANDS;
  return Array.from({ length: seats }, (_, seat) => lands + (scenario === 'history' && seat % 2 === 0 ? 1 : 0));
}

/** `years` a game may last; more than twelve, and nobody falls: a game of thousands of decisions takes a few hundred. */
export function parleyOf(years: readonly number[]): GameSpec<ParleyState, ParleyChoice, ParleyFact, ParleyView> {
  return {
    id: 'parley',
    version: '1',
    seats: { min: 2, max: 6 },
    vocabulary: VOCABULARY,
    options: [SCENARIO, { name: 'years', values: years, clause: 'P-3' }],
    setup: ({ scenario, years: count }, seats) => ({
      years: Number(count),
      year: 0,
      lands: landsOf(scenario, seats, Number(count)),
      purses: new Array<number>(seats).fill(0),
      total: 0,
      allies:
        scenario === 'pairs' ? Array.from({ length: seats / 2 }, (_, seat): Pair => [seat, seat + seats / 2]) : [],
      offers: [],
      gifts: [],
      fallen: [],
      stack: [{ kind: 'year', step: YEAR.begin }],
      sealed: new Array(seats).fill(null),
    }),
    frames,
    view,
    sample,
    clone: state => ({
      ...state,
      lands: [...state.lands],
      purses: [...state.purses],
      allies: [...state.allies],
      offers: [...state.offers],
      gifts: [...state.gifts],
      fallen: [...state.fallen],
      stack: state.stack.map(copyFrame),
      sealed: [...state.sealed],
    }),
    result,
    out: ({ fallen }) => fallen,
    whyNot: (state, seat, choice) => reasons(view(state, seat), seat, choice),
    explain: (seen, seat, subject) => forbidden(seat === null ? [] : reasons(seen, seat, subject.choice as Choice)),
    imagine: ({ lands }) => {
      const numbers = [0, 1, 2, 3, 5, 8];
      return [
        ...(['ready', 'stay'] as const).map((kind): ParleyChoice => ({ kind })),
        ...numbers.map((gold): ParleyChoice => ({ kind: 'bid', gold })),
        ...lands.flatMap((_, to): ParleyChoice[] => [
          ...(['offer', 'agree', 'raid'] as const).map(kind => ({ kind, to })),
          ...numbers.map(gold => ({ kind: 'gift' as const, to, gold })),
        ]),
      ];
    },
    audit: ({ purses, total, fallen, lands }) => [
      ...(sum(purses) === total ? [] : [`${sum(purses)} gold instead of ${total}`]),
      ...fallen.flatMap(seat => (purses[seat] === 0 && lands[seat] === 0 ? [] : [`seat ${seat} fell and owns`])),
    ],
    arrange(state, given) {
      const { purses, lands } = needRecord(given ?? {}, 'given');
      const numbers = (list: unknown, where: string) =>
        needList(list, where).map((n, i) => needWhole(n, `${where}[${i}]`, 0, 999));
      if (purses !== undefined) state.purses.splice(0, state.purses.length, ...numbers(purses, 'given.purses'));
      if (lands !== undefined) state.lands.splice(0, state.lands.length, ...numbers(lands, 'given.lands'));
      state.total = sum(state.purses);
      for (const [seat, count] of state.lands.entries()) if (count === 0) state.fallen.push(seat);
    },
  };
}

export const parley = parleyOf([4, 2, 12]);

/** Whatever is not listed in a world that looks like this one is forbidden. */
function reasons(seen: ParleyView, seat: Seat, choice: Choice) {
  const state = sample(seen, seat, new FastChance('any'));
  const ask = asksOf(frames, state).find(question => question.seat === seat);
  return ask && listed(ask as Ask, choice) ? [] : [{ clause: 'P-3', reason: 'not-now' }];
}
