/**
 * Hoard: a small game that has a little of everything, for the tests of the engine and of the conformance laws. Three
 * rounds: draw a hidden card; bid sealed for the turn; stash coins, then roll, peek, bury a card or play one, which
 * others may block with a higher one, and block that again.
 */

import { type Chance, FastChance } from '../../chance/chance.ts';
import type { Ask, Choice, Seat } from '../../contract/ask.ts';
import { listed } from '../../contract/ask.ts';
import { forbidden } from '../../contract/explain.ts';
import type { Fact } from '../../contract/facts.ts';
import type { Calls, Doing, Frame, FrameRules, Returns, Stacked } from '../../contract/frames.ts';
import { asksOf } from '../../contract/lookup.ts';
import type { GameSpec } from '../../contract/rules.ts';
import { START, type StepOf, steps } from '../../contract/steps.ts';

export type HoardChoice =
  | { readonly kind: 'bid'; readonly gold: number }
  | { readonly kind: 'pass' | 'stash' | 'roll' | 'peek' | 'done' | 'decline' }
  | { readonly kind: 'play' | 'bury' | 'block'; readonly card: number };

export type HoardFact = Fact & { readonly seat?: Seat; readonly card?: number; readonly gold?: number | null };

export interface HoardState extends Stacked<HoardChoice, HoardFrame> {
  readonly rounds: number;
  round: number;
  bank: number;
  readonly deck: number[];
  readonly hands: number[][];
  readonly buried: number[][];
  readonly table: number[];
  readonly gold: number[];
  readonly stash: number[];
  readonly points: number[];
}

const ROUND = steps('deal', 'bid');
const TURN = steps('act', 'played');

export interface RoundFrame extends Frame {
  readonly kind: 'round';
  step: StepOf<typeof ROUND>;
}

export interface TurnFrame extends Frame, Calls<'block'> {
  readonly kind: 'turn';
  step: StepOf<typeof TURN>;
  readonly seat: Seat;
}

/** A card lies open and may be blocked, and the block too; returns the card, or 0 when it was blocked. */
export interface BlockFrame extends Frame, Calls<'block'>, Returns<number> {
  readonly kind: 'block';
  step: typeof START;
  readonly by: Seat;
  readonly card: number;
  /** How many others have let it pass. */
  passed: number;
  blocked: number;
}

export type HoardFrame = RoundFrame | TurnFrame | BlockFrame;

export interface HoardView {
  readonly seat: Seat | null;
  readonly rounds: number;
  readonly round: number;
  readonly bank: number;
  readonly deck: number;
  readonly hands: readonly number[];
  readonly own: readonly number[];
  readonly buried: readonly number[];
  readonly ownBuried: readonly number[];
  readonly table: readonly number[];
  readonly gold: readonly number[];
  readonly stash: readonly number[];
  readonly points: readonly number[];
  readonly answered: readonly boolean[];
  readonly sealed: HoardChoice | null;
  /** All of them lie open on the table, and nothing in them is hidden. */
  readonly frames: readonly HoardFrame[];
}

type Act = Doing<HoardState, HoardFact>;
type Rule<Fr> = FrameRules<HoardState, Fr, HoardChoice, HoardFact>;

const CARDS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5];
const GOLD = 4;
const BANK = 40;

const kinds = (cards: readonly number[]): number[] => [...new Set(cards)].sort((a, b) => a - b);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function take(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

export const round: Rule<RoundFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    if (frame.step === ROUND.bid) return true;
    if (state.round === state.rounds) {
      act.finish(frame);
      return false;
    }
    state.round++;
    state.hands.forEach((hand, seat) => {
      const card = state.deck.pop() ?? 0;
      hand.push(card);
      facts.revealTo(seat, { kind: 'drew', seat, card }, { kind: 'drew', seat });
    });
    frame.step = ROUND.bid;
    return false;
  },
  asks: state =>
    state.gold.map((gold, seat): Ask<HoardChoice> => {
      const ranges = [{ choice: { kind: 'bid', gold: 0 } as const, field: 'gold', min: 0, max: gold }];
      return { seat, prompt: 'bid', args: { round: state.round }, choices: [{ kind: 'pass' }], ranges, sealed: true };
    }),
  open({ state, facts }, frame, answers) {
    const bids = answers.map(answer => (answer?.kind === 'bid' ? answer.gold : -1));
    bids.forEach((bid, seat) => {
      facts.reveal({ kind: 'bid', seat, gold: bid < 0 ? null : bid });
    });
    frame.step = ROUND.deal;
    const best = Math.max(...bids);
    if (best < 0) return;
    const seat = bids.indexOf(best);
    state.gold[seat] -= best;
    state.bank += best;
    state.stack.push({ kind: 'turn', step: TURN.act, seat });
  },
};

export const turn: Rule<TurnFrame> = {
  run(act, frame) {
    if (frame.step === TURN.act) return true;
    act.finish(frame);
    return false;
  },
  asks(state, { seat }) {
    const choices: HoardChoice[] = [{ kind: 'done' }];
    if (state.gold[seat] > 0) choices.push({ kind: 'stash' });
    if (state.bank >= 6) choices.push({ kind: 'roll' });
    if (state.deck.length > 0) choices.push({ kind: 'peek' });
    for (const card of kinds(state.hands[seat])) choices.push({ kind: 'play', card }, { kind: 'bury', card });
    return [{ seat, prompt: 'turn', choices, veiled: true }];
  },
  take(act, frame, seat, choice) {
    const { state, facts, chance } = act;
    if (choice.kind === 'stash') {
      state.gold[seat]--;
      state.stash[seat]++;
      facts.tell({ kind: 'stashed', seat });
      return;
    }
    if (choice.kind === 'play') {
      frame.step = TURN.played;
      show(act, seat, choice);
      return;
    }
    act.finish(frame);
    if (choice.kind === 'roll') {
      const gold = 1 + chance.below(6);
      state.bank -= gold;
      state.gold[seat] += gold;
      facts.tell({ kind: 'rolled', seat, gold });
    } else if (choice.kind === 'peek') {
      facts.revealTo(seat, { kind: 'peeked', seat, card: state.deck.at(-1) ?? 0 }, { kind: 'peeked', seat });
    } else if (choice.kind === 'bury') {
      take(state.hands[seat], choice.card);
      state.buried[seat].push(choice.card);
      facts.tellOnly(seat, { kind: 'buried', seat, card: choice.card }, { kind: 'buried', seat });
    }
  },
  returned: {
    block({ state, facts }, { seat }, card) {
      if (card === 0) return;
      state.points[seat] += card;
      facts.tell({ kind: 'scored', seat, card });
    },
  },
};

function show({ state, facts }: Act, by: Seat, { kind, card }: HoardChoice & { card: number }): void {
  take(state.hands[by], card);
  facts.reveal({ kind, seat: by, card });
  state.stack.push({ kind: 'block', step: START, by, card, passed: 0, blocked: 0 });
}

export const block: Rule<BlockFrame> = {
  run(act, frame) {
    const { state, facts } = act;
    const others = state.hands.length - 1;
    while (!frame.blocked && frame.passed < others) {
      if (state.hands[asked(state, frame)].length > 0) return true;
      frame.passed++;
    }
    state.table.push(frame.card);
    if (frame.blocked) facts.tell({ kind: 'blocked', seat: frame.by, card: frame.card });
    act.finish(frame, frame.blocked ? 0 : frame.card);
    return false;
  },
  asks(state, frame) {
    const seat = asked(state, frame);
    const higher = kinds(state.hands[seat]).filter(card => card > frame.card);
    const blocks = higher.map((card): HoardChoice => ({ kind: 'block', card }));
    return [
      { seat, prompt: 'block', args: { card: frame.card }, choices: [{ kind: 'decline' }, ...blocks], veiled: true },
    ];
  },
  take(act, frame, seat, choice) {
    frame.passed++;
    if (choice.kind === 'block') show(act, seat, choice);
    else act.facts.tell({ kind: 'let-pass', seat });
  },
  returned: {
    block(_act, frame, card) {
      if (card > 0) frame.blocked = 1;
    },
  },
};

const asked = (state: HoardState, { by, passed }: BlockFrame): Seat => (by + 1 + passed) % state.hands.length;

const copyFrame = (frame: HoardFrame): HoardFrame => ({ ...frame });

/** Cards that lie on the table while it is open whether they are blocked. */
const shown = (frames: readonly HoardFrame[]): number[] => frames.flatMap(f => (f.kind === 'block' ? f.card : []));

function view(state: HoardState, seat: Seat | null): HoardView {
  const { rounds, round: now, bank, deck, hands, buried, table, gold, stash, points, sealed, stack } = state;
  return {
    seat,
    rounds,
    round: now,
    bank,
    deck: deck.length,
    hands: hands.map(hand => hand.length),
    own: seat === null ? [] : [...hands[seat]],
    buried: buried.map(cards => cards.length),
    ownBuried: seat === null ? [] : [...buried[seat]],
    table: [...table],
    gold: [...gold],
    stash: [...stash],
    points: [...points],
    answered: sealed.map(answer => answer !== null),
    sealed: seat === null ? null : sealed[seat],
    frames: stack.map(copyFrame),
  };
}

function sample(seen: HoardView, seat: Seat | null, chance: Chance): HoardState {
  const hidden = [...CARDS];
  for (const card of [...seen.own, ...seen.ownBuried, ...seen.table, ...shown(seen.frames)]) take(hidden, card);
  chance.shuffle(hidden);
  const hands = seen.hands.map((count, s) => (s === seat ? [...seen.own] : hidden.splice(0, count)));
  const buried = seen.buried.map((count, s) => (s === seat ? [...seen.ownBuried] : hidden.splice(0, count)));
  const sealed = seen.answered.map((answered, s): HoardChoice | null =>
    s === seat ? seen.sealed : answered ? { kind: 'bid', gold: chance.below(seen.gold[s] + 1) } : null,
  );
  const { rounds, round: now, bank, table, gold, stash, points, frames } = seen;
  return {
    rounds,
    round: now,
    bank,
    deck: hidden,
    hands,
    buried,
    table: [...table],
    gold: [...gold],
    stash: [...stash],
    points: [...points],
    stack: frames.map(copyFrame),
    sealed,
  };
}

export const hoard: GameSpec<HoardState, HoardChoice, HoardFact, HoardView> = {
  id: 'hoard',
  version: '1',
  seats: { min: 2, max: 4 },
  options: [
    { name: 'rounds', values: [3, 2], clause: 'H-1' },
    { name: 'seating', order: ['north', 'east', 'south', 'west'], clause: 'H-2' },
  ],
  setup: (options, seats, chance) => {
    const each = (n: number): number[] => new Array<number>(seats).fill(n);
    return {
      rounds: Number(options.rounds),
      round: 0,
      bank: BANK,
      deck: chance.shuffle([...CARDS]),
      hands: each(0).map(() => []),
      buried: each(0).map(() => []),
      table: [],
      gold: each(GOLD),
      stash: each(0),
      points: each(0),
      stack: [{ kind: 'round', step: ROUND.deal }],
      sealed: new Array(seats).fill(null),
    };
  },
  frames: { round, turn, block },
  view,
  sample,
  clone: state => ({
    ...state,
    deck: [...state.deck],
    hands: state.hands.map(hand => [...hand]),
    buried: state.buried.map(cards => [...cards]),
    table: [...state.table],
    gold: [...state.gold],
    stash: [...state.stash],
    points: [...state.points],
    stack: state.stack.map(copyFrame),
    sealed: [...state.sealed],
  }),
  result: ({ stash, points }) => {
    const totals = stash.map((coins, seat) => coins + points[seat]);
    const places = [...new Set(totals)].sort((a, b) => b - a);
    return {
      ranking: places.map(total => totals.flatMap((t, seat) => (t === total ? [seat] : []))),
      totals,
      sources: ['stash', 'cards'],
      scores: stash.map((coins, seat) => [coins, points[seat]]),
    };
  },
  whyNot: (state, seat, choice) => reasons(view(state, seat), seat, choice),
  explain: (seen, seat, subject) => forbidden(seat === null ? [] : reasons(seen, seat, subject.choice as HoardChoice)),
  imagine: () => {
    const numbered = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    return [
      ...(['pass', 'stash', 'roll', 'peek', 'done', 'decline'] as const).map((kind): HoardChoice => ({ kind })),
      ...numbered.map((gold): HoardChoice => ({ kind: 'bid', gold })),
      ...numbered.flatMap((card): HoardChoice[] => [
        { kind: 'play', card },
        { kind: 'bury', card },
        { kind: 'block', card },
      ]),
    ];
  },
  audit: state => {
    const cards = [...state.deck, ...state.hands.flat(), ...state.buried.flat(), ...state.table, ...shown(state.stack)];
    const coins = state.bank + sum(state.gold) + sum(state.stash);
    const allCoins = BANK + GOLD * state.gold.length;
    return [
      ...(cards.sort().join() === CARDS.join() ? [] : [`the cards are ${cards.join()}`]),
      ...(coins === allCoins ? [] : [`${coins} coins instead of ${allCoins}`]),
    ];
  },
  arrange: () => {},
};

/** Whatever is not listed in a world that looks like this one is forbidden. */
function reasons(seen: HoardView, seat: Seat, choice: Choice) {
  const state = sample(seen, seat, new FastChance('any'));
  const ask = asksOf(hoard.frames, state).find(question => question.seat === seat);
  return ask && listed(ask as Ask, choice) ? [] : [{ clause: 'H-1', reason: 'not-now' }];
}
