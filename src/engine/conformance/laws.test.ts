import { describe, expect, test } from 'vitest';
import type { Ask } from '../contract/ask.ts';
import { forbidden } from '../contract/explain.ts';
import { defaultOptions } from '../contract/options.ts';
import { defineGame } from '../contract/play.ts';
import type { Rules } from '../contract/rules.ts';
import { block, type HoardChoice, type HoardState, hoard, round, turn } from '../harness/dev/hoard.ts';
import { parleyOf } from '../harness/dev/parley.ts';
import { clones } from './clones.ts';
import { conservation } from './conservation.ts';
import { determinism, fingerprint } from './determinism.ts';
import { enumerationComplete } from './enumeration-complete.ts';
import { enumerationSound } from './enumeration-sound.ts';
import type { Law } from './law.ts';
import { noDeadEnd } from './no-dead-end.ts';
import { optionSets } from './option-sets.ts';
import { questions } from './questions.ts';
import { refusal } from './refusal.ts';
import { replays } from './replays.ts';
import { roundTrip } from './round-trip.ts';
import { samples } from './samples.ts';
import { scoreSheet } from './score-sheet.ts';
import { secrecy } from './secrecy.ts';
import { silence } from './silence.ts';
import { stillViews } from './still-views.ts';
import type { Subject } from './subject.ts';
import { examine, LAWS } from './suite.ts';
import { termination } from './termination.ts';
import { undoBarriers } from './undo-barriers.ts';

type Spec = typeof hoard;
type Turn = typeof turn;
type Block = typeof block;

const subjectOf = (rules: Rules, seed = 'a', seats = 3): Subject => ({
  rules,
  options: defaultOptions(rules.options, seats),
  seats,
  seed,
});

/** What a law says about the first game in which it finds something. */
function problemsOf(rules: Rules, law: Law): string[] {
  for (let seed = 0; seed < 12; seed++) {
    const { problems } = examine(subjectOf(rules, String(seed)), 'full', [law]);
    if (problems.length > 0) return problems;
  }
  return [];
}

const game = (changed: Partial<Spec>): Rules => defineGame({ ...hoard, ...changed });
const withFrames = (changed: { turn?: Partial<Turn>; block?: Partial<Block> }): Rules =>
  game({
    frames: {
      ...hoard.frames,
      turn: { ...turn, ...changed.turn },
      block: { ...block, ...changed.block },
    } as Spec['frames'],
  });

/** The turn with something changed in what it asks. */
const asking = (change: (ask: Ask<HoardChoice>, state: HoardState) => Ask<HoardChoice>): Rules =>
  withFrames({ turn: { asks: (state, frame) => (turn.asks?.(state, frame) ?? []).map(ask => change(ask, state)) } });

/** The bids with something changed in what they ask. */
const bidding = (change: (asks: Ask<HoardChoice>[]) => Ask<HoardChoice>[]): Rules =>
  game({
    frames: {
      ...hoard.frames,
      round: { ...round, asks: (state: HoardState, frame: never) => change(round.asks?.(state, frame) ?? []) },
    } as Spec['frames'],
  });

/** The turn with something done beside what it does. */
const doing = (also: NonNullable<Turn['take']>): Rules =>
  withFrames({
    turn: {
      take(act, frame, seat, choice) {
        turn.take?.(act, frame, seat, choice);
        also(act, frame, seat, choice);
      },
    },
  });

describe('a sound game breaks no law', () => {
  const sound = defineGame(hoard);
  const tables = [2, 3, 4].flatMap(seats => optionSets(sound.options, seats).map(options => ({ seats, options })));
  test.each(tables)('$seats seats, $options', ({ seats, options }) => {
    for (const seed of ['a', 'b', 'c']) {
      expect(examine({ rules: sound, options, seats, seed }, 'full').problems).toEqual([]);
    }
  });

  test('nor in another process, which is told the same', async () => {
    const found: string[] = [];
    for await (const problem of determinism(subjectOf(sound), async subject => fingerprint(subject)))
      found.push(problem);
    expect(found).toEqual([]);
  });
});

let calls = 0;

/** One broken game for each way to break a law, and what the law has to say about it. */
const BROKEN: readonly [string, Law, Rules, RegExp][] = [
  [
    'a copy that shares its hands with the original',
    clones,
    game({ clone: state => ({ ...hoard.clone(state), hands: state.hands }) }),
    /playing on with a copy changes the original/,
  ],
  [
    'a copy that has forgotten a field',
    clones,
    game({ clone: state => ({ ...hoard.clone(state), bank: 40 }) }),
    /the copy differs: .*bank/,
  ],
  [
    'a state that JSON cannot hold',
    roundTrip,
    game({ setup: (...args) => Object.assign(hoard.setup(...args), { limit: Number.POSITIVE_INFINITY }) }),
    /not plain JSON: limit is Infinity/,
  ],
  [
    'a view that JSON cannot hold',
    roundTrip,
    game({ view: (state, seat) => Object.assign(hoard.view(state, seat), { seen: new Set([1]) }) }),
    /the view of a spectator is not plain JSON: seen is a Set/,
  ],
  [
    'a view that shows the hand itself and no copy of it',
    stillViews,
    game({ view: (state, seat) => Object.assign(hoard.view(state, seat), { hands: state.hands }) }),
    /playing on changes what a spectator has seen: .*hands/,
  ],
  [
    'a rule that goes by the identity of an object',
    roundTrip,
    (() => {
      const born = new WeakSet<object>();
      return game({
        setup: (...args) => {
          const state = hoard.setup(...args);
          born.add(state);
          return state;
        },
        clone: state => {
          const copy = hoard.clone(state);
          if (born.has(state)) born.add(copy);
          return copy;
        },
        view: (state, seat) => ({ ...hoard.view(state, seat), bank: born.has(state) ? 1 : 2 }),
      });
    })(),
    /sees something else: .*"bank":1.* became .*"bank":2/,
  ],
  [
    'a rule that counts its listeners',
    silence,
    doing(({ state, facts }, _frame, seat) => {
      state.points[seat] += facts.told.length;
    }),
    /without listeners it goes on otherwise/,
  ],
  [
    'an answer that is listed twice',
    questions,
    asking(ask => ({ ...ask, choices: [...ask.choices, { kind: 'done' }] })),
    /\{"kind":"done"\} is listed twice/,
  ],
  [
    'a seat that is asked twice',
    questions,
    withFrames({ turn: { asks: (state, frame) => [0, 1].flatMap(() => turn.asks?.(state, frame) ?? []) } }),
    /a seat is asked twice/,
  ],
  [
    'an ask that nobody waits for, beside sealed ones',
    questions,
    bidding(asks => [{ ...asks[0], idle: true, sealed: false }, ...asks.slice(1)]),
    /sealed and open questions are mixed/,
  ],
  [
    'a sealed ask that nobody waits for',
    questions,
    bidding(asks => [{ ...asks[0], idle: true }, ...asks.slice(1)]),
    /a sealed question that nobody waits for is never opened/,
  ],
  [
    'a listed choice that leads nowhere',
    enumerationSound,
    doing((_act, _frame, _seat, choice) => {
      if (choice.kind === 'peek') throw new Error('there is no deck');
    }),
    /\{"kind":"peek"\} is listed, but leads nowhere: there is no deck/,
  ],
  [
    'a legal choice that is not listed',
    enumerationComplete,
    asking(ask => ({ ...ask, choices: ask.choices.filter(choice => choice.kind !== 'roll') })),
    /\{"kind":"roll"\} is neither listed nor forbidden/,
  ],
  [
    'a listed choice that is said to be forbidden',
    enumerationComplete,
    game({ explain: () => forbidden([{ clause: 'H-1', reason: 'never' }]) }),
    /is listed, but forbidden by/,
  ],
  [
    'a listed choice that nobody can imagine',
    enumerationComplete,
    game({ imagine: () => [{ kind: 'pass' }, { kind: 'done' }] }),
    /is listed, but was not imagined/,
  ],
  [
    'a game without any imagination',
    enumerationComplete,
    game({ imagine: () => [] }),
    /is listed, but was not imagined/,
  ],
  [
    'rules that take what they have not listed',
    refusal,
    (() => {
      const rules = defineGame(hoard);
      const lax: typeof rules = { ...rules, apply: (...args) => void rules.apply(...args) };
      return lax;
    })(),
    /is not listed, but taken/,
  ],
  [
    'an explanation that changes the state',
    refusal,
    game({
      whyNot: state => {
        state.bank--;
        return [];
      },
    }),
    /is refused, but changes the state: .*bank/,
  ],
  [
    'a question without an answer',
    noDeadEnd,
    asking((ask, { hands }) => (hands[ask.seat].length < 2 ? ask : { ...ask, choices: [] })),
    /dead end in "turn" \(turn\)/,
  ],
  [
    'a game that waits for nobody',
    noDeadEnd,
    asking((ask, { hands }) => (hands[ask.seat].length < 2 ? ask : { ...ask, idle: true })),
    /"turn" waits, but only for what nobody waits for/,
  ],
  [
    'a game that waits for nobody, though its engine let it',
    noDeadEnd,
    (() => {
      const rules = defineGame(hoard);
      const idle: typeof rules = {
        ...rules,
        decisions: state => rules.decisions(state).map(ask => ({ ...ask, idle: true })),
      };
      return idle;
    })(),
    /nobody is waited for, and the game is not over/,
  ],
  [
    'a game that stops before its end',
    noDeadEnd,
    (() => {
      const rules = defineGame(hoard);
      const stopped: typeof rules = { ...rules, result: () => null };
      return stopped;
    })(),
    /nobody is asked, and the game is not over/,
  ],
  [
    'a round that begins again and again',
    termination,
    game({ setup: (options, ...rest) => hoard.setup({ ...options, rounds: -1 }, ...rest), audit: () => [] }),
    /no end after 20000 choices/,
  ],
  [
    'a die that pays coins out of nothing',
    conservation,
    doing(({ state }, _frame, seat, choice) => {
      if (choice.kind === 'roll') state.gold[seat]++;
    }),
    /coins instead of/,
  ],
  [
    'a view that shows the deck',
    samples,
    game({ view: (state, seat) => ({ ...hoard.view(state, seat), table: [...state.table, ...state.deck.slice(-1)] }) }),
    /would notice/,
  ],
  [
    'a view that shows the hand of a neighbour',
    samples,
    game({ view: (state, seat) => Object.assign(hoard.view(state, seat), { neighbour: state.hands[0] }) }),
    /would notice: .*neighbour/,
  ],
  [
    'a sample with cards that do not exist',
    samples,
    game({
      sample: (...args) => {
        const state = hoard.sample(...args);
        state.deck.fill(5);
        return state;
      },
    }),
    /sampled for a spectator: the cards are/,
  ],
  [
    'a prompt that hangs on a hidden hand',
    secrecy,
    asking((ask, { hands }) => ({ ...ask, args: { best: Math.max(0, ...hands[ask.seat]) } })),
    /whom the table waits for tells .* a secret/,
  ],
  [
    'a question that is asked only of those who can answer it',
    secrecy,
    withFrames({
      block: {
        run(act, frame) {
          const seat = (frame.by + 1 + frame.passed) % act.state.hands.length;
          if (frame.passed < act.state.hands.length - 1 && !act.state.hands[seat].some(card => card > frame.card)) {
            frame.passed++;
            return false;
          }
          return block.run(act, frame);
        },
      },
    }),
    /sees a secret|hears a secret|tells .* a secret/,
  ],
  [
    'a list of answers that hangs on a hidden card',
    secrecy,
    asking((ask, { deck }) => (deck.at(-1) === 5 ? { ...ask, choices: ask.choices.slice(0, -1) } : ask)),
    /the question to seat \d tells it a secret/,
  ],
  [
    'a single answer that resolves itself although the hand is hidden',
    secrecy,
    withFrames({
      block: { asks: (state, frame) => (block.asks?.(state, frame) ?? []).map(ask => ({ ...ask, veiled: false })) },
    }),
    /hears a secret|sees a secret|tells .* a secret/,
  ],
  [
    'a fact that names a hidden card to all',
    secrecy,
    doing(({ state, facts }, _frame, seat, choice) => {
      if (choice.kind === 'stash') facts.tell({ kind: 'hint', seat, card: state.hands[seat][0] });
    }),
    /(seat \d|a spectator) hears a secret/,
  ],
  [
    'a card that is laid down hidden, and named to all',
    secrecy,
    withFrames({
      turn: {
        take(act, frame, seat, choice) {
          turn.take?.(act, frame, seat, choice);
          if (choice.kind === 'bury') act.facts.tell({ kind: 'hint', card: choice.card });
        },
      },
    }),
    /(seat \d|a spectator) hears a secret: .*hint/,
  ],
  [
    'a fact that names a hidden card while sealed answers are opened',
    secrecy,
    game({
      frames: {
        ...hoard.frames,
        round: {
          ...round,
          open(act, frame, answers) {
            act.facts.tell({ kind: 'hint', card: act.state.hands[0][0] ?? 0 });
            round.open?.(act, frame, answers);
          },
        } as typeof round,
      },
    }),
    /a spectator hears a secret: .*hint/,
  ],
  [
    'a sealed answer that can be seen',
    secrecy,
    game({
      view: (state, seat) =>
        Object.assign(hoard.view(state, seat), { high: state.sealed.map(bid => bid?.kind === 'bid' && bid.gold > 2) }),
    }),
    /can tell the sealed/,
  ],
  [
    'a refusal that tells a secret',
    secrecy,
    game({ whyNot: state => [{ clause: 'H-1', reason: state.deck.at(-1) === 1 ? 'low' : 'high' }] }),
    /the refusal of .* tells a secret/,
  ],
  [
    'a look at the deck that raises no barrier',
    undoBarriers,
    withFrames({
      turn: {
        take(act, frame, seat, choice) {
          if (choice.kind !== 'peek') return turn.take?.(act, frame, seat, choice);
          act.state.stack.pop();
          act.facts.tellOnly(seat, { kind: 'peeked', seat, card: act.state.deck.at(-1) ?? 0 });
        },
      },
    }),
    /no barrier, but seat \d heard something new/,
  ],
  [
    'points that hang on a hidden card, and no barrier',
    undoBarriers,
    doing(({ state }, _frame, seat, choice) => {
      if (choice.kind === 'stash' && state.deck.at(-1) === 1) state.points[seat]++;
    }),
    /no barrier, but .* saw something new/,
  ],
  [
    'a score sheet that does not add up',
    scoreSheet,
    game({ result: state => ({ ...hoard.result(state), scores: state.points.map(points => [0, points + 1]) }) }),
    /points by source, but \d+ in total/,
  ],
  [
    'a ranking that forgets a seat',
    scoreSheet,
    game({ result: state => ({ ...hoard.result(state), ranking: [[0], [1]] }) }),
    /the ranking is \[\[0\],\[1\]\]/,
  ],
  [
    'a victory that one seat shares with itself',
    scoreSheet,
    game({ result: state => ({ ...hoard.result(state), ranking: [[0], [1], [2]], shared: true }) }),
    /a victory is shared by one/,
  ],
  [
    'half a score sheet',
    scoreSheet,
    game({ result: () => ({ ranking: [[0, 1, 2]], totals: [1, 1, 1], how: { way: 'luck' } }) }),
    /there is half a score sheet/,
  ],
  [
    'an end that nothing explains',
    scoreSheet,
    game({ result: () => ({ ranking: [[0, 1, 2]] }) }),
    /no score sheet, and nothing says how the game was won/,
  ],
  [
    'a question to a seat that is out of the game',
    questions,
    game({ out: () => [1] }),
    /seat 1 is out of the game, and asked/,
  ],
  [
    'a seat that comes back into the game',
    noDeadEnd,
    game({ out: ({ round: now }) => (now === 1 ? [1] : []) }),
    /seat 1 was out of the game, and is back/,
  ],
  [
    'a seat that is out of the game for what it holds in secret',
    secrecy,
    game({ out: ({ hands }) => hands.flatMap((hand, seat) => (hand.includes(5) ? [seat] : [])) }),
    /who is out of the game is a secret from/,
  ],
  [
    'rules that remember something outside the state',
    replays,
    doing(({ state }, _frame, seat) => {
      state.points[seat] += calls++ % 2;
    }),
    /final.hash: the log says/,
  ],
];

describe('each law can tell', () => {
  test.each(BROKEN)('%s', (_name, law, rules, complaint) => {
    const problems = problemsOf(rules, law);
    expect(problems.join('\n')).toMatch(complaint);
    expect(problems.every(problem => problem.startsWith(`${law.name}, `))).toBe(true);
  });

  test('a game that throws dice of its own', async () => {
    const rules = doing(({ state }, _frame, seat) => {
      state.points[seat] += Math.random();
    });
    const found: string[] = [];
    for await (const problem of determinism(subjectOf(rules, 'b'), async subject => fingerprint(subject)))
      found.push(problem);
    expect(found).toEqual([
      'determinism: played twice, it ends in two ways',
      'determinism: in another process it ends in another way',
    ]);
  });

  test('and none is left without a game that breaks it', () => {
    const tried = new Set(BROKEN.map(([, law]) => law));
    expect(LAWS.filter(law => !tried.has(law)).map(law => law.name)).toEqual([]);
  });
});

test('what is wrong is said with law, place and choice, and not a hundred times', () => {
  const rules = doing(({ state }, _frame, seat) => {
    state.gold[seat]++;
  });
  const { problems, played } = examine(subjectOf(rules, 'b'), 'quick', [conservation]);
  expect(problems[0]).toMatch(/^conservation, at decision \d+ .* coins instead of/);
  expect(problems).toHaveLength(3);
  expect(played.log.entries.length).toBe(played.choices);
});

describe('a walk', () => {
  const long = defineGame(parleyOf([400]));
  const table = { rules: long, options: defaultOptions(long.options, 4), seats: 4, seed: 'long' };

  test('may stop early, and nobody says that the game has no end', () => {
    const { problems, played } = examine({ ...table, stopAfter: 60 }, 'quick');
    expect(problems).toEqual([]);
    expect(played).toMatchObject({ choices: 60, stopped: true, result: null });
  });

  test('that goes on for longer than its game may last has no end', () => {
    const rules = defineGame({ ...parleyOf([400]), limits: { decisions: 60 } });
    const { problems, played } = examine({ ...table, rules }, 'quick');
    expect(problems).toEqual(['termination, after 60 choices: no end after 60 choices']);
    expect(played.stopped).toBe(false);
  });

  test('begins at a given table: what goes wrong late in a game is found in a few decisions', () => {
    // In the last round a coin is lost for each one that is stashed.
    const leaky = defineGame({
      ...hoard,
      arrange: state => {
        state.round = state.rounds - 1;
      },
      frames: {
        ...hoard.frames,
        turn: {
          ...turn,
          take(doing, frame, seat, choice) {
            turn.take?.(doing, frame, seat, choice);
            if (choice.kind === 'stash' && doing.state.round === doing.state.rounds) doing.state.bank--;
          },
        } as typeof turn,
      },
    }) as unknown as Rules;
    const found = (given: object) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].flatMap(seed => {
        const options = defaultOptions(leaky.options, 3);
        return examine({ rules: leaky, options, seats: 3, seed, stopAfter: 8, ...given }, 'quick', [conservation])
          .problems;
      });
    expect(found({})).toEqual([]);
    expect(found({ given: {} })[0]).toMatch(/^conservation, at decision \d+ .* coins instead of/);
  });
});
