import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';

const SPACES = ['recruit', 'trade', 'battle', 'villages', 'keeps', 'territories'];

test('who rests takes 2 Food, or a die of any colour on any face, not both [RM-5.1]', () => {
  const t = table(['boar', 'stag', 'owl']);
  t.does('boar', { kind: 'select', space: 'keeps' });
  t.does('boar', { kind: 'rest-food' });
  expect(t.ship('boar')).toMatchObject({ food: 6, crew: 0 });
  expect(t.asked()).toEqual(['stag act-or-rest']);
  t.does('stag', { kind: 'rest-die' });
  expect(t.of('stag', 'take-die')).toHaveLength(18);
  t.does('stag', { kind: 'take-die', die: 'yellow-double-hammer' });
  expect(t.ship('stag')).toMatchObject({ food: 5, crew: 1 });
  expect(t.dice('stag')).toEqual({ 'yellow-double-hammer': 1 });
  expect(t.asked()).toEqual(['owl act-or-rest']);
});

test.each(SPACES)('resting costs nothing and is open to everybody at %s [RM-5.2]', space => {
  const t = table(['boar', 'stag'], { seats: { boar: { food: 0, favour: 0 }, stag: { food: 9, favour: 5 } } });
  t.does('boar', { kind: 'select', space });
  t.does('boar', { kind: 'rest-food' });
  expect(t.ship('boar').food).toBe(2);
  t.does('stag', { kind: 'rest-food' });
  expect(t.ship('stag')).toMatchObject({ food: 11, favour: 5 });
  expect(t.told('paid')).toEqual([]);
  expect(t.told('acts')).toEqual([]);
});

describe('a table that lets nobody rest where acting is free', () => {
  const options = { freeSpaces: 'act' };

  test.each(['recruit', 'trade'])('goes on to the rewards of %s at once [RM-5.2, RM-O-freeSpaces]', space => {
    const t = table(['boar', 'stag'], {}, { options });
    t.does('boar', { kind: 'select', space });
    expect(t.told('acts')).toMatchObject([{ seat: 0, space }]);
    expect(t.asked()).toEqual([space === 'trade' ? 'boar trade' : 'boar choose-cards']);
  });

  test('names the rule to a seat that an artefact still leaves a choice [RM-O-freeSpaces]', () => {
    const t = table(
      ['boar', 'stag'],
      { seats: { boar: { artefacts: [{ card: 'harp-of-the-ljosalfar', die: 'yellow-tree' }] } } },
      { options },
    );
    t.does('boar', { kind: 'select', space: 'trade' });
    expect(t.asked()).toEqual(['boar act-or-rest']);
    expect(t.why('boar', { kind: 'rest-food' })).toEqual(['RM-O-freeSpaces']);
    expect(t.why('boar', { kind: 'rest-die' })).toEqual(['RM-O-freeSpaces']);
  });

  test('rests where acting has a price [RM-O-freeSpaces]', () => {
    const t = table(['boar', 'stag'], {}, { options });
    t.does('boar', { kind: 'select', space: 'battle' });
    t.does('boar', { kind: 'rest-food' });
    expect(t.ship('boar').food).toBe(6);
  });
});

test('without a die of any colour only the Food is left [RM-5.3]', () => {
  const full = (colour: string) => ({ [`${colour}-ship`]: 10 });
  const t = table(['boar', 'stag', 'owl', 'ram'], {
    trade: { 'red-ship': 10, 'blue-ship': 10 },
    seats: {
      boar: { dice: full('red') },
      stag: { dice: full('blue') },
      owl: { dice: full('yellow') },
      ram: { food: 9, dice: full('yellow') },
    },
  });
  expect(t.view().supply.dice).toEqual({ red: 0, blue: 0, yellow: 0 });
  t.does('boar', { kind: 'select', space: 'battle' });
  expect(t.why('boar', { kind: 'rest-die' })).toEqual(['RM-5.3']);
  // One who cannot act has no choice left.
  expect(t.of('boar', 'rest-food')).toHaveLength(1);
  t.does('boar', { kind: 'rest-food' });
  expect(t.ship('boar')).toMatchObject({ food: 6, crew: 10 });
});
