import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import type { Given, GivenSeat } from '../rules/arrange.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import { reavers } from '../rules/index.ts';
import type { CrestId } from '../rules/numbers.ts';
import { successes, type TestTable, table } from '../rules/testing.ts';
import { heuristic } from './heuristic.ts';

/** What the bot would do in this seat's place. */
function answer(t: TestTable, crest: CrestId): ReaversChoice {
  const ask = t.ask(crest);
  if (!ask) throw new Error(`${crest} is not asked; asked are ${t.asked()}`);
  return heuristic.choose(reavers.view(t.state, ask.seat), ask, new FastChance('tactics'));
}

/** Boar selects a space, alone with Stag. */
function onSpace(space: string, boar: GivenSeat, rest: Given = {}): TestTable {
  const t = table(['boar', 'stag'], { ...rest, seats: { boar, ...rest.seats } });
  t.does('boar', { kind: 'select', space });
  return t;
}

/** The last selection of the game is Boar's: nothing is of use after it. */
const LAST: Given = {
  round: 6,
  starter: 'stag',
  selected: { recruit: 'stag', trade: 'boar', territories: 'stag' },
};

describe('which space', () => {
  test('it selects the keeps when the sixth armor lies there and it can pay', () => {
    const t = table(['boar', 'stag'], {
      ...LAST,
      seats: { boar: { food: 2, dice: { 'red-shield': 2 }, pile: ['armor', 'armor', 'armor', 'armor', 'armor'] } },
      open: { keeps: ['armor', 'art'], battles: ['cargo-ship'], villages: ['farm', 'farm'], reavers: [] },
    });
    expect(answer(t, 'boar')).toEqual({ kind: 'select', space: 'keeps' });
  });

  test('it goes to sea at the end with a crew that wins a battle and nothing else', () => {
    const t = table(['boar', 'stag'], {
      ...LAST,
      seats: { boar: { food: 4, dice: { 'red-ship': 2, 'blue-ship': 1, 'red-hammer': 1 } } },
      open: { battles: ['longship', 'cargo-ship'] },
    });
    expect(answer(t, 'boar')).toEqual({ kind: 'select', space: 'battle' });
  });
});

describe('act or rest', () => {
  test('it does not pay four food for a battle that it cannot win', () => {
    const t = onSpace('battle', { food: 4 });
    expect(answer(t, 'boar').kind).toMatch(/^rest/);
  });

  test('it raids a keep that it can pay for', () => {
    const t = onSpace('keeps', { food: 4, dice: { 'red-shield': 2 } });
    expect(answer(t, 'boar')).toEqual({ kind: 'act' });
  });

  test('the resting seat completes the price of a raid', () => {
    const t = onSpace('battle', { food: 3, dice: { 'red-shield': 1 } });
    expect(answer(t, 'boar')).toEqual({ kind: 'rest-die' });
    t.does('boar', { kind: 'rest-die' });
    expect(answer(t, 'boar')).toHaveProperty('die', expect.stringMatching(/-shield$/));
  });
});

describe('reavers', () => {
  const recruited = (rest: Given): TestTable => {
    const t = onSpace('recruit', {}, { ...rest, open: { reavers: ['fanatic', 'fanatic'] } });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    return t;
  };

  test('early in the game a Fanatic is set to work', () => {
    expect(answer(recruited({ seats: {} }), 'boar').kind).toBe('specialise');
  });

  test('at the end its work is worth nothing any more, the loot of a new leader is', () => {
    const rest = { ...LAST, selected: { trade: 'stag', battle: 'boar', villages: 'stag' } };
    expect(answer(recruited(rest), 'boar').kind).toBe('promote');
  });
});

describe('loot', () => {
  test('it takes the pair that completes a trio of tapestries', () => {
    const t = onSpace(
      'keeps',
      { food: 4, dice: { 'red-shield': 2 }, pile: ['tapestry-a', 'tapestry-b'] },
      { open: { keeps: ['tapestry-a', 'tapestry-b', 'tapestry-c', 'art'] } },
    );
    t.does('boar', { kind: 'act' });
    expect(answer(t, 'boar')).toEqual({ kind: 'take-group', group: 2 });
  });

  /** Boar, with so much Terror, has a Bundle of Swords before it, and nothing after that. */
  const swords = (terror: number): TestTable => {
    const t = onSpace(
      'villages',
      { food: 1, dice: { 'red-chest': 2 }, terror },
      {
        ...LAST,
        open: { villages: ['bundle-of-swords', 'bundle-of-swords'] },
        decks: { villages: ['bodn', 'draupnir'] },
      },
    );
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    while (t.ask('boar')?.prompt === 'resolve') t.does('boar', { kind: 'resolve', card: 'bundle-of-swords' });
    return t;
  };

  test('it plunders while Terror is cheap', () => {
    expect(answer(swords(0), 'boar')).toEqual({ kind: 'plunder' });
  });

  test('and no longer when it costs more than it gives', () => {
    expect(answer(swords(6), 'boar')).toEqual({ kind: 'take-dice' });
  });
});

describe('in a fight', () => {
  /** Boar fights for the Cargo Ship: Defence 2. */
  const fight = (boar: GivenSeat): TestTable => {
    const t = onSpace('battle', boar, {
      ...LAST,
      open: { battles: ['cargo-ship'] },
      decks: { journeys: ['all-quiet'] },
    });
    t.all('boar', { kind: 'act' }, { kind: 'face', card: 'cargo-ship' });
    return t;
  };

  test('it brings all its hammers to the last battle', () => {
    const t = fight({ food: 4, dice: { 'red-hammer': 1, 'red-double-hammer': 1 } });
    expect(answer(t, 'boar')).toEqual({ kind: 'fight' });
    t.does('boar', { kind: 'fight' });
    for (const _ of [1, 2]) {
      expect(answer(t, 'boar').kind).toBe('spend');
      t.does('boar', answer(t, 'boar'));
    }
  });

  test('it rolls what shows nothing again, and keeps the rest', () => {
    const t = fight({ food: 4, favour: 2, dice: { 'red-double-hammer': 1 } });
    // With one die to spend there is nothing to ask before the roll.
    t.luck(...successes(0, 1)).does('boar', { kind: 'fight' });
    expect(answer(t, 'boar')).toEqual({ kind: 'reroll', zeros: 1, ones: 0, twos: 0 });
  });

  test('a sure combination comes before the luck of the dice', () => {
    const t = fight({ food: 4, dice: { 'red-ship': 1, 'red-chest': 1, 'blue-hammer': 2 } });
    expect(answer(t, 'boar')).toEqual({ kind: 'combine' });
  });
});

describe('at sea', () => {
  test('who has nothing to lose suffers starvation', () => {
    const t = onSpace(
      'battle',
      { food: 4, dice: { 'red-ship': 1, 'red-chest': 1, 'blue-ship': 1 } },
      { open: { battles: ['cargo-ship'] }, decks: { journeys: ['starvation'] } },
    );
    t.does('boar', { kind: 'act' });
    expect(answer(t, 'boar')).toEqual({ kind: 'suffer' });
  });

  test('who has a die to spare pays the Kraken', () => {
    const t = onSpace(
      'battle',
      { food: 8, dice: { 'red-ship': 3, 'blue-hammer': 3, 'red-chest': 1 } },
      { open: { battles: ['cargo-ship'] }, decks: { journeys: ['kraken'] } },
    );
    t.does('boar', { kind: 'act' });
    expect(answer(t, 'boar')).toEqual({ kind: 'pay' });
  });
});

describe('dice', () => {
  test('a price is paid with the plain symbol, and the wild is kept', () => {
    const t = onSpace('keeps', {
      food: 4,
      leader: 'lithsman',
      dice: { 'red-helmet': 2, 'red-shield': 1, 'blue-shield': 1 },
    });
    t.does('boar', { kind: 'act' });
    expect(answer(t, 'boar')).toHaveProperty('die', expect.stringMatching(/-shield$/));
  });

  test('the sign of a foreign clan leaves a full board first', () => {
    const dice = {
      'red-shield': 2,
      'red-chest': 2,
      'red-ship': 2,
      'blue-hammer': 2,
      'red-helmet': 1,
      'yellow-tree': 1,
    };
    const t = onSpace('trade', { leader: 'lithsman', dice }, { trade: { 'blue-ship': 1, 'blue-shield': 1 } });
    t.all('boar', { kind: 'act' }, { kind: 'trade-die', die: 'blue-ship' });
    while (t.ask('boar')?.prompt === 'trade-die') t.does('boar', { kind: 'trade-die', die: 'blue-shield' });
    expect(t.ask('boar')?.prompt).toBe('overflow');
    expect(answer(t, 'boar')).toEqual({ kind: 'drop', die: 'yellow-tree' });
  });
});

describe('territories', () => {
  test('in the first round it makes every attempt it can', () => {
    const t = onSpace('territories', { food: 6, favour: 2 });
    let attempts = 0;
    for (let ask = t.ask('boar'); ask && ask.prompt !== 'collect'; ask = t.ask('boar')) {
      const choice = answer(t, 'boar');
      if (choice.kind === 'peace' || choice.kind === 'force') attempts++;
      t.does('boar', choice);
    }
    expect(attempts).toBe(3);
  });
});

describe('trade', () => {
  test('it takes the prophecy that its artefacts fulfil', () => {
    const artefacts = ['bodn', 'draupnir', 'dainsleif', 'skidbladnir'].map(card => ({ card }));
    const t = onSpace(
      'trade',
      { food: 5, favour: 2, artefacts },
      {
        round: 6,
        starter: 'stag',
        selected: { recruit: 'stag' },
        open: { prophecies: ['vanquisher', 'valhallas-champion', 'stolen-armor'] },
      },
    );
    t.does('boar', { kind: 'act' });
    expect(answer(t, 'boar')).toEqual({ kind: 'trade-prophecy', card: 'valhallas-champion' });
  });
});
