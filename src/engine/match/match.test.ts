import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance/chance.ts';
import { commitment } from '../chance/fairness.ts';
import { pick } from '../conformance/pick.ts';
import type { Choice, Seat } from '../contract/ask.ts';
import type { Fact } from '../contract/facts.ts';
import type { Frame, FrameRules, Stacked } from '../contract/frames.ts';
import { defineGame } from '../contract/play.ts';
import { hoard, turn } from '../harness/dev/hoard.ts';
import { toyGame } from '../harness/dev/toy.ts';
import { hash } from '../input/hash.ts';
import { readLog, writeLog } from './log.ts';
import { Match, replay } from './match.ts';
import { verify } from './verify.ts';

type AnyChoice = Choice & { readonly n?: number };
interface Path extends Stacked<AnyChoice> {
  steps: number;
  turn: number;
  readonly secret: number;
}
type PathFact = Fact & { readonly n?: number };

/** Two seats: step as often as you like, look at the secret, roll, hand over, or stop. */
const walking: FrameRules<Path, Frame, AnyChoice, PathFact> = {
  run: () => true,
  asks: state => [
    {
      seat: state.turn,
      prompt: 'walk',
      choices: ['step', 'look', 'roll', 'hand-over', 'stop', 'stumble'].map(kind => ({ kind })),
    },
  ],
  take({ state, facts, chance }, _frame, seat, { kind }) {
    if (kind === 'step') {
      state.steps++;
      facts.tell({ kind: 'stepped', n: state.steps });
    } else if (kind === 'look') facts.revealTo(seat, { kind: 'looked', n: state.secret }, { kind: 'looked' });
    else if (kind === 'roll') state.steps += 1 + chance.below(6);
    else if (kind === 'hand-over') state.turn = 1 - state.turn;
    else if (kind === 'stumble') {
      state.steps = -99;
      throw new Error('half-way');
    } else state.stack.pop();
  },
};

const path = toyGame<Path, AnyChoice, PathFact>({
  turns: ['stepped'],
  frames: { walking },
  setup: (_, seats, chance) => ({
    steps: 0,
    turn: 0,
    secret: chance.below(100),
    stack: [{ kind: 'walking', step: 0 }],
    sealed: new Array(seats).fill(null),
  }),
});

const walk = (...kinds: string[]): Match => {
  const match = Match.begin(path, { seats: 2, seed: 's' });
  for (const kind of kinds) match.choose(match.decisions()[0].seat, { kind });
  return match;
};
const steps = (match: Match): number => (match.view(null) as Path).steps;

describe('undo', () => {
  test('is free as long as nothing was learned', () => {
    const match = walk('step', 'step', 'step');
    expect(match.canUndo(0)).toBe(true);
    expect(match.undo(0)).toEqual({ backTo: 2 });
    expect(match.undo(0)).toEqual({ backTo: 1 });
    expect(steps(match)).toBe(1);
    match.choose(0, { kind: 'step' });
    match.undo(0);
    match.undo(0);
    expect(steps(match)).toBe(0);
    expect(match.undo(0).refusal?.reasons[0].reason).toBe('nothing-to-undo');
    expect(match.entries.map(entry => ('undo' in entry ? 'undo' : 'choice'))).toEqual([
      'choice',
      'choice',
      'choice',
      'undo',
      'undo',
      'choice',
      'undo',
      'undo',
    ]);
  });

  test.each(['look', 'roll'])('stops where somebody had to %s', kind => {
    const match = walk('step', kind);
    expect(match.canUndo(0)).toBe(false);
    expect(match.undo(0).refusal?.reasons[0].reason).toBe('undo-revealed');
    match.choose(0, { kind: 'step' });
    expect(match.canUndo(0)).toBe(true);
    match.undo(0);
    expect(match.canUndo(0)).toBe(false);
  });

  test('stops at the decision of another seat, even one that was taken back', () => {
    const match = walk('step', 'hand-over');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
    match.choose(1, { kind: 'step' });
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
    match.undo(1);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
  });

  test('goes past a barrier with the consent of the table, and takes later choices along', () => {
    const match = walk('step', 'roll', 'hand-over', 'step');
    const rolled = steps(match);
    expect(match.undo(0, { consent: true })).toEqual({ backTo: 2 });
    expect(match.undo(0, { consent: true })).toEqual({ backTo: 1 });
    expect(steps(match)).toBe(1);
    match.choose(0, { kind: 'roll' });
    expect(steps(match)).toBe(rolled - 1);
    expect(replay(path, match.save().log).hash()).toBe(match.hash());
    expect(match.entries[4]).toEqual({ undo: 0, consent: true });
  });

  test('takes back what was told, and no number is given twice', () => {
    const match = walk('step', 'step');
    match.undo(0);
    expect(match.factsFor(1)).toEqual([{ seq: 1_000_000, at: 0, fact: { kind: 'stepped', n: 1 } }]);
    match.choose(0, { kind: 'step' });
    expect(match.factsFor(1)[1]).toEqual({ seq: 4_000_000, at: 3, fact: { kind: 'stepped', n: 2 } });
    expect(match.everything()).toHaveLength(2);
  });

  test('does not mind notes in between', () => {
    const match = walk('step');
    match.note('time-out', 0, { seconds: 60 });
    expect(match.canUndo(0)).toBe(true);
    match.undo(0);
    expect(steps(match)).toBe(0);
    expect(replay(path, match.save().log).hash()).toBe(match.hash());
  });
});

describe('what a seat hears', () => {
  test('is numbered for that seat alone, so that the numbers tell nothing', () => {
    const match = walk('look', 'step');
    expect(match.factsFor(0).map(({ fact }) => fact.kind)).toEqual(['looked', 'stepped']);
    expect(match.factsFor(0)[0].fact).toHaveProperty('n');
    expect(match.factsFor(1)[0].fact).not.toHaveProperty('n');
    expect(match.factsFor(null).map(({ seq }) => seq)).toEqual([1_000_000, 2_000_000]);
  });

  test('begins with the set-up', () => {
    const match = Match.begin(defineGame(hoard), { seats: 3, seed: 's' });
    expect(match.factsFor(1).map(({ at, fact }) => [at, fact.kind])).toEqual([
      [-1, 'drew'],
      [-1, 'drew'],
      [-1, 'drew'],
    ]);
  });
});

const rules = defineGame(hoard);

/** Plays `choices` random choices. */
function play(match: Match, choices: number, seed = 'player'): Match {
  const chance = new FastChance(seed);
  for (let i = 0; i < choices && !match.result(); i++) {
    const { seat, choice } = pick(match.decisions(), chance);
    match.choose(seat, choice);
  }
  return match;
}
const fresh = (): Match => Match.begin(rules, { seats: 3, seed: 'saga', names: ['Astrid', 'Björn', 'Cnut'] });
const text = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('a sealed answer', () => {
  test('may be changed until the last one is in', () => {
    const match = fresh();
    match.choose(0, { kind: 'bid', gold: 1 } as Choice);
    match.choose(1, { kind: 'pass' });
    match.choose(0, { kind: 'bid', gold: 3 } as Choice);
    expect(match.waiting().map(({ answered }) => answered ?? false)).toEqual([true, true, false]);
    match.choose(2, { kind: 'bid', gold: 2 } as Choice);
    expect(match.decisions()[0]).toMatchObject({ seat: 0, prompt: 'turn' });
  });

  test('may be withdrawn, but not once all are open', () => {
    const match = fresh();
    match.choose(0, { kind: 'bid', gold: 1 } as Choice);
    match.undo(0);
    expect(match.askOf(0)?.answered).toBeUndefined();
    for (const seat of [0, 1, 2]) match.choose(seat, { kind: 'bid', gold: seat } as Choice);
    expect([0, 1, 2].map(seat => match.canUndo(seat))).toEqual([false, false, false]);
  });

  test('shows the others whom they wait for, and not between what', () => {
    const match = fresh();
    expect(match.askOf(1)?.ranges?.[0]).toMatchObject({ min: 0, max: 4 });
    expect(match.waiting()[0]).toEqual({ seat: 0, prompt: 'bid', args: { round: 1 }, sealed: true });
  });
});

describe('a saved match', () => {
  test('is the same when its log is played again', () => {
    const match = play(fresh(), 200);
    const { log } = match.save();
    expect(log.final?.ranking).toEqual(match.result()?.ranking);
    const again = replay(rules, readLog(writeLog(log)));
    expect(again.hash()).toBe(match.hash());
    for (const seat of [null, 0, 1, 2]) expect(again.factsFor(seat)).toEqual(match.factsFor(seat));
  });

  test('goes on from its snapshot, with undo, facts and luck as they were', () => {
    const match = play(fresh(), 9);
    const snapshot = text(match.snapshot());
    const again = Match.resume(rules, match.head, snapshot, { earlier: text(match.entered(0)) });
    for (const seat of [0, 1, 2]) {
      expect(again.canUndo(seat)).toBe(match.canUndo(seat));
      expect(again.factsFor(seat)).toEqual(match.factsFor(seat));
      expect(again.view(seat)).toEqual(match.view(seat));
    }
    play(match, 200, 'later');
    play(again, 200, 'later');
    expect(again.save()).toEqual(match.save());
  });

  test('catches up when the snapshot is older than the log', () => {
    const match = play(fresh(), 6);
    const snapshot = text(match.snapshot());
    play(match, 200, 'later');
    const later = match.entered(snapshot.at).map(({ entry }) => entry);
    const again = Match.resume(rules, match.head, snapshot, { later });
    expect(again.hash()).toBe(match.hash());
    expect(again.length).toBe(match.length);
  });

  test('can go back behind its snapshot', () => {
    const match = walk('step', 'step', 'step');
    const snapshot = text(match.snapshot());
    match.undo(0);
    match.undo(0);
    match.choose(0, { kind: 'roll' });
    const later = match.entered(snapshot.at).map(({ entry }) => entry);
    expect(() => Match.resume(path, match.head, snapshot, { later })).toThrow(
      'entries of the log before 3 are not here',
    );
    const again = Match.resume(path, match.head, snapshot, { earlier: match.entered(0, snapshot.at), later });
    expect(again.hash()).toBe(match.hash());
    expect(again.factsFor(0)).toEqual(match.factsFor(0));
  });

  test('can be looked back on, from any of its forms', () => {
    const match = fresh();
    const chance = new FastChance('player');
    const past = [match.hash()];
    while (!match.result()) {
      const { seat, choice } = pick(match.decisions(), chance);
      match.choose(seat, choice);
      past.push(match.hash());
      if (!match.canUndo(seat)) continue;
      match.undo(seat);
      past.push(match.hash());
      match.choose(seat, choice);
      past.push(match.hash());
    }
    const { log, snapshot } = text(match.save());
    const resumed = Match.resume(rules, match.head, snapshot, { earlier: match.entered(0) });
    for (const form of [match, replay(rules, log), resumed]) {
      expect(past.map((_, at) => hash(form.stateAt(at)))).toEqual(past);
    }
    expect(() => match.stateAt(past.length)).toThrow(`entries: must be from 0 to ${past.length - 1}`);
  });

  test('cannot be changed from outside', () => {
    const match = fresh();
    const mine = { kind: 'bid', gold: 2 };
    match.choose(0, mine);
    mine.gold = 4;
    const past = match.stateAt(1);
    past.stack.pop();
    expect(match.entries[0]).toEqual({ seat: 0, choice: { kind: 'bid', gold: 2 } });
    expect(match.view(0)).toMatchObject({ sealed: { kind: 'bid', gold: 2 } });
  });
});

describe('a mended rule', () => {
  // In the new version a stashed coin counts at once.
  const mended = defineGame({
    ...hoard,
    version: '2',
    options: [],
    frames: {
      ...hoard.frames,
      turn: {
        ...turn,
        take(doing, frame, seat, choice) {
          turn.take?.(doing, frame, seat, choice);
          if (choice.kind === 'stash') doing.state.points[seat]++;
        },
      } as typeof turn,
    },
  });

  test('does not break a game under way: it goes on from its snapshot', () => {
    const match = play(fresh(), 9);
    const carried = Match.resume(mended, match.head, text(match.snapshot()), { earlier: match.entered(0) });
    expect(carried.hash()).toBe(match.hash());
    for (const seat of [0, 1, 2]) expect(carried.canUndo(seat)).toBe(false);
    expect(carried.undo(0, { consent: true }).refusal?.reasons[0].reason).toBe('other-rules');
    expect(() => carried.stateAt(3)).toThrow('entries: must be from 9 to 9, but is 3');
    play(carried, 200, 'later');
    expect(carried.result()).not.toBeNull();

    expect(Match.resume(mended, carried.head, text(carried.snapshot())).hash()).toBe(carried.hash());
  });

  test('refuses to replay what was played by the old one', () => {
    const { log } = play(fresh(), 9).save();
    expect(() => replay(mended, log)).toThrow(
      'rules: the log was played by version 1 of hoard, and this is version 2; only a saved snapshot can go on',
    );
  });

  test('refuses a snapshot that belongs to another log', () => {
    const match = play(fresh(), 9);
    const snapshot = { ...match.snapshot(), at: 3 };
    const earlier = match.entered(0);
    expect(() => Match.resume(rules, match.head, snapshot, { earlier })).toThrow('snapshot: after entry 3 of hoard');
    expect(() => Match.resume(path, { ...match.head, game: path.id }, snapshot)).toThrow('after entry 3 of hoard');
  });
});

describe('a log that does not hold', () => {
  const { log } = play(fresh(), 200).save();
  const problems = (changed: object) => verify(rules, { ...log, ...changed }).problems;

  test('is proven when it does', () => {
    expect(verify(rules, log)).toMatchObject({ problems: [], hash: log.final?.hash, ranking: log.final?.ranking });
    expect(log.commitment).toBe(commitment('saga'));
  });

  test('because another seed was promised', () => {
    expect(problems({ commitment: commitment('another') })[0]).toMatch(/^commitment: the seed is not the one/);
  });

  test('because the end is another', () => {
    expect(problems({ final: { hash: 'x', ranking: log.final?.ranking } })[0]).toMatch(/^final.hash: the log says x/);
    expect(problems({ final: { hash: log.final?.hash, ranking: [[2], [1], [0]] } })[0]).toMatch(
      /^final.ranking: the log/,
    );
  });

  test('because a choice was not allowed: the entry is named', () => {
    const entries = [...log.entries];
    entries[1] = { seat: 0, choice: { kind: 'roll' } };
    expect(problems({ entries })[0]).toBe('entries[1]: seat 0 may not choose {"kind":"roll"}: not-now (H-1)');
    entries[1] = { undo: 2 };
    expect(problems({ entries })[0]).toBe('entries[1]: seat 2 may not undo: undo-others');
  });
});

test('a rule that fails half-way leaves the table as it was', () => {
  const match = walk('step', 'roll');
  const before = match.hash();
  expect(() => match.choose(0, { kind: 'stumble' })).toThrow('half-way');
  expect(match.hash()).toBe(before);
  expect(match.entries).toHaveLength(2);
  match.choose(0, { kind: 'step' });
  expect(replay(path, match.save().log).hash()).toBe(match.hash());
});

test('a table can play with fast chance, and the log says so', () => {
  const match = play(Match.begin(rules, { seats: 2, seed: 'quick', chance: 'fast', shares: ['x'] }), 200);
  const { log } = match.save();
  expect(log).toMatchObject({ chance: 'fast', shares: ['x'] });
  expect(log.commitment).toBeUndefined();
  expect(replay(rules, log).hash()).toBe(match.hash());
});

test('two tables without a seed are not dealt the same cards', () => {
  const hands = [0, 1].map(() => Match.begin(rules, { seats: 4 }).save().snapshot.state);
  expect(hands[0]).not.toEqual(hands[1]);
});

test('a refused choice leaves no trace', () => {
  const match = fresh();
  const before = text(match.save());
  const nobody: Seat = 5;
  expect(match.choose(nobody, { kind: 'pass' }).refusal?.reasons[0].reason).toBe('not-asked');
  expect(match.choose(0, { kind: 'roll' }).refusal?.reasons[0]).toEqual({ clause: 'H-1', reason: 'not-now' });
  expect(match.save()).toEqual(before);
});

describe('a turn', () => {
  test('is called by the entry that opened it, and what was taken back opened none', () => {
    const match = walk();
    expect(match.turn()).toBe(-1);
    match.choose(0, { kind: 'step' });
    match.choose(0, { kind: 'hand-over' });
    expect(match.turn()).toBe(0);
    match.choose(1, { kind: 'step' });
    expect([match.turn(), match.opensTurn(2)]).toEqual([2, true]);
    match.undo(1);
    expect(match.turn()).toBe(0);
    match.choose(1, { kind: 'step' });
    expect(match.turn()).toBe(4);
  });

  test('is unknown in a game that names none', () => {
    expect(fresh().turn()).toBeUndefined();
    expect(fresh().opensTurn(0)).toBe(false);
  });
});
