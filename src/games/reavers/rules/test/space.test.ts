import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { restAt } from './whole.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;
const SPACES = ['recruit', 'trade', 'battle', 'villages', 'keeps', 'territories'];

describe('selecting', () => {
  test('a pawn goes to a space not yet selected, payable or not [RM-4.1]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { food: 0, favour: 0 } } });
    expect(t.of('boar', 'select').map(({ space }) => space)).toEqual(SPACES);
    t.does('boar', { kind: 'select', space: 'keeps' });
    expect(t.view()).toMatchObject({ space: 'keeps', active: 0, selections: 1, chosen: { keeps: 0, villages: null } });
    expect(t.of('boar', 'act')).toEqual([]);
    t.restAll();
    expect(t.why('stag', { kind: 'select', space: 'keeps' })).toEqual(['RM-3.1']);
  });

  test.each([
    ['recruit', { favour: 3, glory: 0 }],
    ['battle', { favour: 1, glory: 2 }],
    ['villages', { favour: 1, glory: 0 }],
    ['keeps', { favour: 1, glory: 0 }],
    ['territories', { favour: 1, glory: 0 }],
  ])('%s gives at once what selecting it gives, and keeps it given to who rests [RM-4.2]', (space, has) => {
    const t = table(['boar', 'stag'], { seats: { boar: { food: 0 } } });
    t.does('boar', { kind: 'select', space });
    expect(t.asked()).toEqual(['boar act-or-rest']);
    expect(t.ship('boar')).toMatchObject(has);
    t.restAll();
    expect(t.ship('boar')).toMatchObject(has);
    expect(t.ship('stag')).toMatchObject({ favour: 1, glory: 0 });
    expect(t.view().first).toBe(0);
  });

  test('Trade with Villages moves the marker at once, also for who rests [RM-4.2]', () => {
    const t = table(['boar', 'stag'], { first: 'boar', starter: 'stag' });
    t.does('stag', { kind: 'select', space: 'trade' });
    expect(t.asked()).toEqual(['stag act-or-rest']);
    expect(t.view().first).toBe(1);
    t.restAll();
    expect(t.view().first).toBe(1);
  });

  test('a table may give the bonus to who acts only [RM-O-selectionBonus]', () => {
    const options = { selectionBonus: 'acting' };
    const rests = table(['boar', 'stag'], {}, { options });
    rests.does('boar', { kind: 'select', space: 'recruit' });
    rests.restAll();
    expect(rests.ship('boar').favour).toBe(1);
    const acts = table(['boar', 'stag'], {}, { options });
    acts.does('boar', { kind: 'select', space: 'recruit' });
    expect(acts.ship('boar').favour).toBe(1);
    acts.does('boar', { kind: 'act' });
    expect(acts.ship('boar').favour).toBe(3);
    const marker = table(['boar', 'stag'], {}, { options });
    restAt(marker, 'trade');
    expect(marker.view().first).toBe(1);
  });
});

describe('the order of things', () => {
  test('after the bonus the reavers of every seat work, and then the seats decide one by one [RM-4.3, RM-4.4]', () => {
    const slots = { battle: ['spear-chief'] };
    const t = table(['boar', 'stag', 'owl'], { first: 'stag', seats: { boar: { slots }, owl: { slots } } });
    const facts = t.does('stag', { kind: 'select', space: 'battle' });
    expect(facts.map(fact => fact.kind)).toEqual([
      'selected',
      'glory',
      'reaver-works',
      'gained',
      'reaver-works',
      'gained',
    ]);
    expect(t.told('reaver-works').map(({ seat }) => seat)).toEqual([2, 0]);
    for (const crest of ['stag', 'owl', 'boar'] as const) {
      expect(t.asked()).toEqual([`${crest} act-or-rest`]);
      t.does(crest, { kind: 'rest-food' });
    }
    expect(t.asked()).toEqual(['owl select']);
  });

  test('a seat carries its action out before the next one decides [RM-4.4]', () => {
    const t = table(['boar', 'stag'], { open: { reavers: ['spear-chief', 'huskarl'] } });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    t.does('boar', { kind: 'specialise', card: 'huskarl', space: 'keeps' });
    expect(t.why('stag', { kind: 'act' })).toEqual(['engine']);
    expect(t.why('boar', { kind: 'rest-food' })).toEqual(['RM-4.4']);
    t.does('boar', { kind: 'specialise', card: 'spear-chief', space: 'keeps' });
    expect(t.asked()).toEqual(['stag act-or-rest']);
  });
});

describe('the cost', () => {
  test.each([
    ['battle', { food: 3 }],
    ['villages', { food: 0, dice: { 'red-chest': 2 } }],
    ['villages', { food: 9, dice: { 'red-chest': 1, 'red-ship': 4 } }],
    ['keeps', { food: 1, dice: { 'red-shield': 2 } }],
    ['keeps', { food: 9, dice: { 'red-shield': 1 } }],
  ])('who cannot pay all of %s has to rest: %j [RM-4.5]', (space, boar) => {
    const t = table(['boar', 'stag'], { seats: { boar } });
    t.does('boar', { kind: 'select', space });
    expect(t.why('boar', { kind: 'act' })).toEqual(['RM-4.5']);
    expect(t.choices('boar').map(({ kind }) => kind)).toEqual(['rest-food', 'rest-die']);
  });

  test.each([
    ['battle', { food: 4 }, 0],
    ['villages', { food: 1, dice: { 'red-chest': 1, 'blue-chest': 1 } }, 0],
    ['keeps', { food: 2, dice: { 'red-shield': 1, 'blue-shield': 1 } }, 0],
    ['recruit', { food: 0 }, 0],
    ['trade', { food: 0 }, 0],
  ])('who can pay for %s may act, having paid it first, or rest [RM-4.5]', (space, boar, left) => {
    const given = { seats: { boar }, decks: { journeys: ['rough-seas'] } };
    const acts = table(['boar', 'stag'], given);
    acts.does('boar', { kind: 'select', space });
    acts.does('boar', { kind: 'act' });
    expect(acts.ship('boar')).toMatchObject({ food: left, crew: 0 });
    expect(acts.asked()).not.toEqual(['boar act-or-rest']);
    const rests = table(['boar', 'stag'], given);
    rests.does('boar', { kind: 'select', space });
    rests.does('boar', { kind: 'rest-food' });
    expect(rests.ship('boar').food).toBe((boar.food ?? 0) + 2);
  });
});

describe('bonuses by distance', () => {
  const raiders = { food: 5, dice: { 'red-chest': 2 } };

  /** The artefacts that a raid brings each seat, all farms aside. */
  function raid(seats: 2 | 3 | 4, resting: readonly string[] = []): number[] {
    const crests = FOUR.slice(0, seats);
    const t = table(crests, {
      seats: Object.fromEntries(crests.map(crest => [crest, raiders])),
      open: { villages: new Array(seats * 2).fill('farm') },
      decks: { villages: ['bodn', 'bodn', 'draupnir'] },
    });
    t.does('boar', { kind: 'select', space: 'villages' });
    for (const [at, crest] of crests.entries()) {
      if (resting.includes(crest)) {
        t.does(crest, { kind: 'rest-food' });
        continue;
      }
      t.all(crest, { kind: 'act' }, { kind: 'take-group', group: at + 1 });
      for (;;) {
        const kind = t.choices(crest)[0]?.kind;
        if (kind === 'resolve') t.does(crest, t.choices(crest)[0]);
        else if (kind === 'pillage') t.does(crest, { kind: 'decline' });
        else if (t.ask(crest)?.prompt === 'after') t.does(crest, { kind: 'done' });
        else break;
      }
    }
    // Everybody who acts has the same: the two open cards.
    for (const crest of crests) {
      const farms = t.told('gained').filter(({ seat, cause }) => crests[seat] === crest && cause === 'farm').length;
      expect(farms).toBe(resting.includes(crest) ? 0 : 2);
    }
    return crests.map(crest => t.ship(crest).artefacts.length);
  }

  test('on a red space all who act have the same, the active seat 2 and the second 1 card more [RM-4.6]', () => {
    expect(raid(4)).toEqual([2, 1, 0, 0]);
    expect(raid(3)).toEqual([2, 1, 0]);
  });

  test('it is the distance that counts, not who acts: the third has what is the third’s [RM-4.8]', () => {
    expect(raid(4, ['stag'])).toEqual([2, 0, 0, 0]);
    expect(raid(4, ['boar'])).toEqual([0, 1, 0, 0]);
  });

  test('with two seats the other has what the fourth would have [RM-4.9]', () => {
    expect(raid(2)).toEqual([2, 0]);
  });

  /** How many rewards of a trade each seat takes. */
  function rewards(seats: 2 | 3 | 4, resting: readonly string[] = []): number[] {
    const crests = FOUR.slice(0, seats);
    const t = table(crests, { seats: Object.fromEntries(crests.map(crest => [crest, { food: 0 }])) });
    t.does('boar', { kind: 'select', space: 'trade' });
    for (const crest of crests) {
      if (resting.includes(crest)) {
        t.does(crest, { kind: 'rest-die' });
        t.does(crest, { kind: 'take-die', die: 'red-ship' });
        continue;
      }
      t.does(crest, { kind: 'act' });
      while (t.ask(crest)?.prompt === 'trade') t.does(crest, { kind: 'trade', reward: 'food' });
    }
    return crests.map(crest => t.ship(crest).food / 3);
  }

  /** How many attempts each seat has on territories. */
  function attempts(seats: 2 | 3 | 4): number[] {
    const crests = FOUR.slice(0, seats);
    const t = table(crests, { seats: Object.fromEntries(crests.map(crest => [crest, { favour: 9 }])) });
    t.does('boar', { kind: 'select', space: 'territories' });
    for (const crest of crests) {
      t.does(crest, { kind: 'act' });
      for (let [peace] = t.of(crest, 'peace'); peace; [peace] = t.of(crest, 'peace')) t.does(crest, peace);
    }
    return crests.map(crest => t.ship(crest).territories.length);
  }

  test('on a blue space the effect comes 3, 2, 1 and 1 times [RM-4.7]', () => {
    expect(rewards(4)).toEqual([3, 2, 1, 1]);
    expect(rewards(3)).toEqual([3, 2, 1]);
    expect(attempts(4)).toEqual([3, 2, 1, 1]);
    expect(attempts(3)).toEqual([3, 2, 1]);
  });

  test('a second seat that rests leaves the third what is the third’s [RM-4.8]', () => {
    expect(rewards(4, ['stag'])).toEqual([3, 0, 1, 1]);
  });

  test('with two seats the effect comes 3 times and once [RM-4.9]', () => {
    expect(rewards(2)).toEqual([3, 1]);
    expect(attempts(2)).toEqual([3, 1]);
  });
});
