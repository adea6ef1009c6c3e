import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance/chance.ts';
import { pick } from '../conformance/pick.ts';
import { toyGame } from '../harness/dev/toy.ts';
import { BadInput } from '../input/bad-input.ts';
import type { Choice, Seat } from './ask.ts';
import { type Fact, Facts, heardBy } from './facts.ts';
import type { Frame, FrameRules, Stacked } from './frames.ts';
import type { Rules } from './rules.ts';
import { waitingFor } from './waiting.ts';

type AnyFact = Fact & Record<string, unknown>;
type AnyChoice = Choice & { readonly n?: number; readonly card?: string };
interface Toy extends Stacked<AnyChoice> {
  readonly log: string[];
  hand: string[];
}
type Toys = Rules<AnyChoice, AnyFact, Toy, Toy>;

/** A game of these frames, the first of which begins. */
function toys(seats: number, frames: Record<string, FrameRules<Toy, Frame, AnyChoice, AnyFact>>, hand: string[] = []) {
  const first = Object.keys(frames)[0];
  const rules: Toys = toyGame<Toy, AnyChoice, AnyFact>({
    frames,
    setup: (_, count) => ({
      log: [],
      hand,
      stack: [{ kind: first, step: 0 }],
      sealed: new Array(count).fill(null),
    }),
  });
  const chance = new FastChance('toy');
  const facts = new Facts<AnyFact>();
  const state = rules.setup({}, seats, chance, facts);
  const choose = (seat: Seat, choice: AnyChoice) => {
    const told = new Facts<AnyFact>();
    const refusal = rules.apply(state, seat, choice, chance, told);
    return { refusal, told };
  };
  return { rules, state, facts, chance, choose };
}

const waits = (frame: Frame, state: Toy): boolean => {
  if (frame.step === 0) return true;
  state.stack.pop();
  return false;
};

describe('sealed answers', () => {
  const numbers: FrameRules<Toy, Frame, AnyChoice, AnyFact> = {
    run: ({ state }, frame) => waits(frame, state),
    asks: state =>
      state.sealed.map((_, seat) => ({
        seat,
        prompt: 'number',
        choices: [{ kind: 'pass' }],
        ranges: [{ choice: { kind: 'say', n: 0 }, field: 'n', min: 1, max: 9 }],
        sealed: true,
      })),
    open({ state, facts }, frame, answers) {
      frame.step = 1;
      state.log.push(answers.map(answer => answer?.n ?? answer?.kind).join());
      facts.reveal({ kind: 'opened' });
    },
  };

  test('stay closed until the last one is in, and can be changed until then', () => {
    const { rules, state, choose } = toys(3, { numbers });
    expect(choose(2, { kind: 'say', n: 4 }).told.told).toEqual([{ fact: { kind: 'sealed', seat: 2 } }]);
    choose(0, { kind: 'pass' });
    expect(choose(2, { kind: 'say', n: 7 }).told.told).toEqual([]);
    expect(rules.decisions(state).map(ask => ask.answered ?? false)).toEqual([true, false, true]);
    expect(state.log).toEqual([]);

    const { told } = choose(1, { kind: 'say', n: 1 });
    expect(state.log).toEqual(['pass,1,7']);
    expect(told.barrier).toBe(true);
    expect(state.sealed).toEqual([null, null, null]);
    expect(rules.decisions(state)).toEqual([]);
  });

  test('raise a barrier when they come to light, even where the rules tell nothing of them', () => {
    const quiet: typeof numbers = {
      ...numbers,
      open(_act, frame) {
        frame.step = 1;
      },
    };
    const { choose } = toys(2, { quiet });
    expect(choose(0, { kind: 'say', n: 4 }).told.barrier).toBe(false);
    expect(choose(1, { kind: 'pass' }).told.barrier).toBe(true);
  });

  test('that are the only one possible are given at once, and only their seat is told', () => {
    const forced: typeof numbers = {
      ...numbers,
      asks: state =>
        (numbers.asks?.(state, { kind: 'forced', step: 0 }) ?? []).map((ask, seat) =>
          seat ? { ...ask, ranges: [] } : ask,
        ),
    };
    const { rules, state, facts, choose } = toys(3, { forced });
    expect(rules.decisions(state).map(ask => ask.answered ?? false)).toEqual([false, true, true]);
    expect(facts.told.map(told => heardBy(told, 0))).toEqual([undefined, undefined]);
    expect(heardBy(facts.told[0], 1)).toEqual({ kind: 'forced', seat: 1, choice: { kind: 'pass' } });
    choose(0, { kind: 'say', n: 3 });
    expect(state.log).toEqual(['3,pass,pass']);
  });

  test('take a number of the range only', () => {
    const { state, choose } = toys(2, { numbers });
    for (const n of [0, 10, 1.5]) expect(choose(0, { kind: 'say', n }).refusal).toBeDefined();
    expect(state.sealed).toEqual([null, null]);
    expect(choose(0, { kind: 'say', n: 9 }).refusal).toBeUndefined();
  });
});

describe('frames', () => {
  /** A deed that the next seat may answer with a counter, which may be countered, three deep. */
  const deed: FrameRules<Toy, Frame & { depth?: number }, AnyChoice, AnyFact> = {
    run({ state, facts }, frame) {
      if (frame.step === 0 && (frame.depth ?? 0) < 3) return true;
      state.stack.pop();
      state.log.push(`${frame.depth ?? 0} done`);
      facts.tell({ kind: 'done', depth: frame.depth ?? 0 });
      return false;
    },
    asks: (_, frame) => [
      { seat: (frame.depth ?? 0) % 2, prompt: 'counter', choices: [{ kind: 'counter' }, { kind: 'let' }] },
    ],
    take({ state }, frame, _seat, choice) {
      frame.step = 1;
      if (choice.kind === 'counter') {
        state.stack.push({ kind: 'deed', step: 0, depth: (frame.depth ?? 0) + 1 } as Frame);
      }
    },
  };

  test('interrupt each other, and the innermost ends first', () => {
    const { rules, state, choose } = toys(2, { deed });
    choose(0, { kind: 'counter' });
    choose(1, { kind: 'counter' });
    expect(state.stack).toHaveLength(3);
    const { told } = choose(0, { kind: 'counter' });
    expect(state.log).toEqual(['3 done', '2 done', '1 done', '0 done']);
    expect(told.told.map(({ fact }) => fact.depth)).toEqual([3, 2, 1, 0]);
    expect(rules.result(state)).not.toBeNull();
  });

  test('can be written down in the middle of it all and go on elsewhere', () => {
    const { rules, state, choose } = toys(2, { deed });
    choose(0, { kind: 'counter' });
    const elsewhere: Toy = JSON.parse(JSON.stringify(state));
    rules.apply(elsewhere, 1, { kind: 'let' }, new FastChance('other'));
    expect(elsewhere.log).toEqual(['1 done', '0 done']);
    expect(state.log).toEqual([]);
  });

  test('without rules, without a question or without an answer are mistakes of the author, and named', () => {
    const lost: FrameRules<Toy, Frame, AnyChoice, AnyFact> = {
      run: ({ state }) => {
        state.stack.push({ kind: 'nowhere', step: 0 });
        return false;
      },
    };
    expect(() => toys(2, { lost })).toThrow('toy: no rules for the frame "nowhere"');
    expect(() => toys(2, { silent: { run: () => true } })).toThrow('"silent" waits, but asks nobody');
    const end = { run: () => true, asks: () => [{ seat: 1, prompt: 'what-now', choices: [] }] };
    expect(() => toys(2, { end })).toThrow('dead end in "end" (what-now): seat 1 has no choice');
  });
});

describe('an open phase', () => {
  const talk: FrameRules<Toy, Frame, AnyChoice, AnyFact> = {
    run: ({ state }, frame) => waits(frame, state),
    asks: state =>
      state.sealed.flatMap((_, seat) =>
        state.log.includes(`${seat} ready`)
          ? []
          : [{ seat, prompt: 'talk', choices: [{ kind: 'offer' }, { kind: 'ready' }] }],
      ),
    take({ state, facts }, frame, seat, choice) {
      state.log.push(`${seat} ${choice.kind}`);
      facts.tell({ kind: choice.kind, seat });
      if (state.log.filter(line => line.endsWith('ready')).length === state.sealed.length) frame.step = 1;
    },
  };

  test('lets any seat speak, in any order, until all have had their say', () => {
    const { rules, state, choose } = toys(3, { talk });
    for (const seat of [2, 0, 0, 1, 2]) expect(choose(seat, { kind: 'offer' }).refusal).toBeUndefined();
    choose(1, { kind: 'ready' });
    expect(rules.decisions(state).map(ask => ask.seat)).toEqual([0, 2]);
    expect(choose(1, { kind: 'offer' }).refusal?.reasons[0].reason).toBe('not-asked');
    choose(0, { kind: 'ready' });
    choose(2, { kind: 'ready' });
    expect(rules.decisions(state)).toEqual([]);
    expect(state.log).toHaveLength(8);
  });
});

describe('an ask that nobody waits for', () => {
  const GIFT = { kind: 'gift' };
  /** Seat 0 plays its hand, card by card; seat 1 may hand it another as long as it has any. */
  const besides = (idle: true | undefined): FrameRules<Toy, Frame, AnyChoice, AnyFact> => ({
    run: ({ state }, frame) => waits(frame, state),
    asks: ({ hand, log }) => [
      ...(log.includes('1 gift') ? [] : [{ seat: 1, prompt: 'gift', choices: [GIFT], ...(idle && { idle }) }]),
      { seat: 0, prompt: 'play', choices: hand.map(card => ({ kind: 'play', card })) },
    ],
    take({ state }, frame, seat, choice) {
      state.log.push(`${seat} ${choice.kind}`);
      if (choice.kind === 'gift') state.hand.push('gift');
      else state.hand = state.hand.filter(card => card !== choice.card);
      if (state.hand.length === 0) frame.step = 1;
    },
  });

  test('may be answered, and the table still waits for the others', () => {
    const { rules, state, choose } = toys(2, { besides: besides(true) }, ['axe', 'bow']);
    expect(rules.decisions(state).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(waitingFor(rules.decisions(state))).toEqual([{ seat: 0, prompt: 'play' }]);
    expect(choose(1, GIFT).refusal).toBeUndefined();
    expect(rules.decisions(state)[0].choices).toHaveLength(3);
  });

  test('is never resolved by itself, and does not keep others from it', () => {
    const { state, choose } = toys(2, { besides: besides(true) }, ['axe', 'bow']);
    choose(0, { kind: 'play', card: 'axe' });
    expect(state.log).toEqual(['0 play', '0 play']);
    const waiting = toys(2, { besides: besides(undefined) }, ['axe', 'bow']);
    waiting.choose(0, { kind: 'play', card: 'axe' });
    expect(waiting.state.log).toEqual(['0 play']);
  });

  test('is a dead end where there is nothing else', () => {
    const alone = { run: () => true, asks: () => [{ seat: 1, prompt: 'gift', choices: [GIFT], idle: true as const }] };
    expect(() => toys(2, { alone })).toThrow('toy: "alone" waits, but only for what nobody waits for');
  });

  test('is picked now and then by who plays at random', () => {
    const asks = toys(2, { besides: besides(true) }, ['axe', 'bow']);
    const picked = Array.from({ length: 400 }, (_, i) =>
      pick(asks.rules.decisions(asks.state), new FastChance(`pick ${i}`)),
    );
    const gifts = picked.filter(({ seat }) => seat === 1).length;
    expect(gifts).toBeGreaterThan(60);
    expect(gifts).toBeLessThan(160);
  });
});

describe('a single answer', () => {
  const only = (veiled: boolean): FrameRules<Toy, Frame, AnyChoice, AnyFact> => ({
    run: ({ state }, frame) => waits(frame, state),
    asks: state => [{ seat: 0, prompt: 'play', choices: state.hand.map(card => ({ kind: 'play', card })), veiled }],
    take({ state }, frame, _seat, choice) {
      frame.step = 1;
      state.log.push(`played ${choice.card}`);
    },
  });

  test('resolves itself, and says so', () => {
    const { state, facts } = toys(1, { only: only(false) }, ['axe']);
    expect(state.log).toEqual(['played axe']);
    expect(facts.told).toEqual([{ fact: { kind: 'forced', seat: 0, choice: { kind: 'play', card: 'axe' } } }]);
  });

  test('waits for its seat when the number of answers is a secret', () => {
    const { rules, state, facts } = toys(1, { only: only(true) }, ['axe']);
    expect(state.log).toEqual([]);
    expect(facts.told).toEqual([]);
    expect(rules.decisions(state)).toHaveLength(1);
  });
});

describe('dice', () => {
  const dice: FrameRules<Toy, Frame, AnyChoice, AnyFact> = {
    run: ({ state }, frame) => waits(frame, state),
    asks: () => [{ seat: 0, prompt: 'roll', choices: [{ kind: 'roll' }, { kind: 'stop' }] }],
    take({ state, chance, facts }, frame, _seat, choice) {
      if (choice.kind === 'stop') frame.step = 1;
      else {
        const n = 1 + chance.below(6);
        state.log.push(String(n));
        facts.tell({ kind: 'rolled', n });
      }
    },
  };

  test('fall from the chance that is handed in, and from nothing else', () => {
    const { rules, state, choose } = toys(1, { dice });
    const twin = rules.clone(state);
    const luck = new FastChance('toy');
    for (let i = 0; i < 20; i++) {
      choose(0, { kind: 'roll' });
      rules.apply(twin, 0, { kind: 'roll' }, luck);
    }
    expect(state.log).toEqual(twin.log);
    expect(new Set(state.log).size).toBeGreaterThan(3);
  });
});

describe('a refusal', () => {
  const step: FrameRules<Toy, Frame, AnyChoice, AnyFact> = {
    run: ({ state }, frame) => waits(frame, state),
    asks: () => [{ seat: 1, prompt: 'go', choices: [{ kind: 'left' }, { kind: 'right' }] }],
    take({ state }, frame) {
      frame.step = 1;
      state.log.push('gone');
    },
  };

  test.each([
    [1, { kind: 'up' }, 'not-listed'],
    [1, { kind: 'left', n: 1 }, 'not-listed'],
    [0, { kind: 'left' }, 'not-asked'],
    [7, { kind: 'left' }, 'not-asked'],
    [1, null, 'not-a-choice'],
    [1, 'left', 'not-a-choice'],
    [1, [], 'not-a-choice'],
  ])('of seat %d with %j has a reason and changes nothing', (seat, choice, reason) => {
    const { state, choose } = toys(2, { step });
    const before = JSON.stringify(state);
    const { refusal, told } = choose(seat, choice as AnyChoice);
    expect(refusal).toEqual({ seat, reasons: [{ clause: 'engine', reason }] });
    expect(JSON.stringify(state)).toBe(before);
    expect(told.told).toEqual([]);
  });

  test('names the clause of the game, and survives a game that cannot explain', () => {
    const reasons = [{ clause: 'T-1', reason: 'no-wings' }];
    for (const [whyNot, expected] of [
      [() => reasons, 'no-wings'],
      [
        () => {
          throw new Error('what is that?');
        },
        'not-listed',
      ],
    ] as const) {
      const rules = toyGame<Toy, AnyChoice, AnyFact>({
        frames: { step },
        setup: () => ({ log: [], hand: [], stack: [{ kind: 'step', step: 0 }], sealed: [null, null] }),
        whyNot,
      });
      const state = rules.setup({}, 2, new FastChance('toy'));
      expect(rules.apply(state, 1, { kind: 'fly' }, new FastChance('toy'))?.reasons[0].reason).toBe(expected);
    }
  });

  test('is for input when a game fails over a choice that is asked about, and for the game when over anything else', () => {
    const rules = toyGame<Toy, AnyChoice, AnyFact>({
      frames: { step },
      setup: () => ({ log: [], hand: [], stack: [{ kind: 'step', step: 0 }], sealed: [null, null] }),
      explain: () => {
        throw new TypeError('what is that?');
      },
    });
    const state = rules.setup({}, 2, new FastChance('toy'));
    expect(() => rules.explain(state, 0, { about: 'choice', choice: { kind: 'fly' } })).toThrow(BadInput);
    expect(() => rules.explain(state, 0, { about: 'strength' })).toThrow(TypeError);
  });
});

test('a table with too many seats is refused with what would be right', () => {
  expect(() => toys(7, { talk: { run: () => true } })).toThrow('players: toy is for 1 to 6 players, not 7');
});
