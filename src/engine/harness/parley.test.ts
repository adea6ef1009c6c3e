import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance/chance.ts';
import { optionSets, randomOptions } from '../conformance/option-sets.ts';
import { pick } from '../conformance/pick.ts';
import { examine } from '../conformance/suite.ts';
import { Facts, heardBy } from '../contract/facts.ts';
import { defineGame } from '../contract/play.ts';
import { waitingFor } from '../contract/waiting.ts';
import { Match } from '../match/match.ts';
import { type ParleyChoice, type ParleyFact, parley, parleyOf } from './dev/parley.ts';
import { goldenText } from './golden.ts';

const rules = defineGame(parley);

describe('a game of talk, secrets and falls keeps every law', () => {
  const tables = [2, 3, 4, 5, 6].flatMap(seats =>
    optionSets(rules.options, seats).map(options => ({ seats, options })),
  );
  test.each(tables)('$seats seats, $options', ({ seats, options }) => {
    for (const seed of ['a', 'b']) {
      const { problems, played } = examine({ rules, options, seats, seed }, seats === 3 ? 'full' : 'quick');
      expect(problems).toEqual([]);
      expect(played.result).not.toBeNull();
    }
  });

  test('and comes to all its ends', () => {
    const chance = new FastChance('ends');
    const ends = new Set<string>();
    let [fallen, shared, unasked] = [0, 0, 0];
    for (let game = 0; game < 120; game++) {
      const seats = 2 + (game % 5);
      const state = rules.setup(randomOptions(rules.options, seats, chance), seats, chance);
      for (let asks = rules.decisions(state); asks.length > 0; asks = rules.decisions(state)) {
        const { seat, choice } = pick(asks, chance);
        if (asks.find(ask => ask.seat === seat)?.idle) unasked++;
        rules.apply(state, seat, choice as ParleyChoice, chance);
      }
      const result = rules.result(state);
      ends.add(result?.how?.way ?? '');
      fallen += rules.out(state).length;
      shared += result?.shared ? 1 : 0;
    }
    expect([...ends].sort()).toEqual(['alliance', 'last', 'years']);
    expect(Math.min(fallen, shared, unasked)).toBeGreaterThan(10);
  });

  test('however long it lasts', () => {
    const long = defineGame(parleyOf([150]));
    const match = Match.begin(long, { seats: 6, seed: 'long', chance: 'fast', options: { scenario: 'free' } });
    const chance = new FastChance('long');
    for (let asks = match.decisions(); asks.length > 0; asks = match.decisions()) {
      const { seat, choice } = pick(asks, chance);
      match.choose(seat, choice);
    }
    expect(match.entries.length).toBeGreaterThan(3000);
    expect(match.result()?.how?.way).toBe('years');
  });
});

/** A table at which everybody has this much. */
function table(purses: readonly number[], options = {}) {
  const chance = new FastChance('parley');
  const all = { scenario: 'free', years: 4, ...options };
  const state = rules.arrange(all, purses.length, chance, { purses: purses.map(gold => gold - 2) });
  const does = (seat: number, choice: ParleyChoice) => {
    const facts = new Facts<ParleyFact>();
    expect(rules.apply(state, seat, choice, chance, facts)).toBeUndefined();
    return facts;
  };
  const asks = () => rules.decisions(state).map(({ seat, prompt, idle }) => `${seat} ${prompt}${idle ? ' idle' : ''}`);
  return { state, does, asks, waiting: () => waitingFor(rules.decisions(state)).map(({ seat }) => seat) };
}

describe('talk', () => {
  test('waits for those who are not ready, and lets the others speak', () => {
    const { does, asks, waiting } = table([2, 3, 4]);
    does(1, { kind: 'ready' });
    expect(waiting()).toEqual([0, 2]);
    expect(asks()).toEqual(['0 talk', '1 talk idle', '2 talk']);
    does(0, { kind: 'offer', to: 1 });
    does(1, { kind: 'agree', to: 0 });
    does(1, { kind: 'gift', to: 0, gold: 3 });
    // An empty purse and no offer: there is nothing left to say.
    expect(asks()).toEqual(['0 talk', '2 talk']);
  });

  test('is a secret of two: what is given, and what is offered', () => {
    const { state, does } = table([2, 3, 4]);
    const told = [...does(2, { kind: 'gift', to: 0, gold: 4 }).told, ...does(2, { kind: 'offer', to: 0 }).told];
    const heard = (seat: number | null) => told.map(fact => heardBy(fact, seat)?.kind);
    expect([0, 1, 2, null].map(heard)).toEqual([
      ['gave', 'offered'],
      [undefined, undefined],
      ['gave', 'offered'],
      [undefined, undefined],
    ]);
    expect([0, 1, 2].map(seat => rules.view(state, seat).purse)).toEqual([6, 3, 0]);
    expect([0, 1, 2].map(seat => rules.view(state, seat).offers)).toEqual([[[2, 0]], [], [[2, 0]]]);
  });
});

describe('a raid', () => {
  const atWar = (purses: readonly number[], options = {}) => {
    const at = table(purses, options);
    for (const seat of purses.keys()) at.does(seat, { kind: 'ready' });
    return at;
  };

  test('may be helped by an ally for whom nobody waits, and not beside the sealed bids', () => {
    const { does, asks, waiting } = atWar([5, 3, 2, 2], { scenario: 'pairs' });
    expect(asks()).toEqual(['0 bid', '1 bid', '2 bid', '3 bid']);
    for (const seat of [0, 1, 2, 3]) does(seat, { kind: 'bid', gold: seat === 0 ? 4 : 0 });
    expect(asks()).toEqual(['0 raid', '2 aid idle']);
    expect(waiting()).toEqual([0]);
    does(2, { kind: 'gift', to: 0, gold: 1 });
    expect(asks()).toEqual(['0 raid']);
  });

  test('puts out of the game who has no land left, and all gold goes with it, known to the two', () => {
    const chance = new FastChance('parley');
    const state = rules.arrange({ scenario: 'free', years: 4 }, 3, chance, { lands: [2, 1, 2], purses: [9, 5, 0] });
    const does = (seat: number, choice: ParleyChoice) => {
      const facts = new Facts<ParleyFact>();
      rules.apply(state, seat, choice, chance, facts);
      return facts.told;
    };
    for (let turn = 0; turn < 20 && rules.out(state).length === 0; turn++) {
      for (const seat of [0, 1, 2]) does(seat, { kind: 'ready' });
      for (const seat of [0, 1, 2]) does(seat, { kind: 'bid', gold: seat === 0 ? 1 : 0 });
      const told = does(0, { kind: 'raid', to: 1 });
      const fell = [0, 1, 2].map(seat => told.map(fact => heardBy(fact, seat)).find(fact => fact?.kind === 'fell'));
      if (rules.out(state).length > 0) expect(fell.map(fact => fact?.gold !== undefined)).toEqual([true, true, false]);
    }
    expect(rules.out(state)).toEqual([1]);
    expect(rules.decisions(state).map(({ seat }) => seat)).toEqual([0, 2]);
    expect(rules.view(state, 1)).toMatchObject({ purse: 0, fallen: [1] });
  });
});

test('a playthrough tells who is not waited for, who shares a secret, and how it was won', () => {
  const text = goldenText(rules, 4);
  expect(text).toMatch(/\n {3}not waiting for seat \d: talk idle\n/);
  expect(text).toMatch(/\n {2}\. \[seats \d, \d\] gave seat=\d to=\d gold=\d+\n/);
  expect(text).toMatch(/\nranking \[\[.*\]\].*\n {2}won by (years|last|alliance) /);
});
