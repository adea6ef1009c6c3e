import { describe, expect, test } from 'vitest';
import { reavers } from '../index.ts';
import { table } from '../testing.ts';
import { restAt, until } from './whole.ts';

const FOUR = ['boar', 'stag', 'owl', 'ram'] as const;
const COSTLY = ['keeps', 'villages', 'battle', 'territories'];

describe.each([2, 3, 4])('a game of %i', seats => {
  test(`${seats} seats play six rounds of four selections, no space twice in one [RM-3.1]`, () => {
    const t = table(FOUR.slice(0, seats));
    until(t, 'never');
    expect(reavers.result(t.state)).not.toBeNull();
    const selected = t.told('selected').map(({ space }) => space);
    expect(selected).toHaveLength(24);
    for (let round = 0; round < 6; round++) expect(new Set(selected.slice(round * 4, round * 4 + 4)).size).toBe(4);
    expect(t.told('round-began').map(({ round }) => round)).toEqual([2, 3, 4, 5, 6]);
    expect(t.audit()).toEqual([]);
  });
});

test('a space that was selected is closed for the round, also to who selected it, and open in the next [RM-3.1]', () => {
  const t = table(['boar', 'stag']);
  restAt(t, 'keeps');
  expect(t.of('stag', 'select').map(({ space }) => space)).not.toContain('keeps');
  expect(t.why('stag', { kind: 'select', space: 'keeps' })).toEqual(['RM-3.1']);
  restAt(t, 'villages');
  expect(t.why('boar', { kind: 'select', space: 'keeps' })).toEqual(['RM-3.1']);
  restAt(t, 'battle');
  restAt(t, 'territories');
  expect(t.view().round).toBe(2);
  expect(t.of('boar', 'select')).toHaveLength(6);
});

test.each([
  ['four', FOUR, 'owl', ['owl', 'ram', 'boar', 'stag']],
  ['two', ['boar', 'stag'], 'stag', ['stag', 'boar', 'stag', 'boar']],
] as const)('%s seats select in turn from the marker on [RM-3.2, RM-3.3]', (_, crests, first, order) => {
  const t = table(crests, { first });
  expect(COSTLY.map(space => restAt(t, space))).toEqual(order);
  expect(t.view().round).toBe(2);
});

test('nobody selects out of turn [RM-3.2]', () => {
  const t = table(FOUR, { first: 'owl' });
  expect(t.asked()).toEqual(['owl select']);
  for (const crest of ['boar', 'stag', 'ram'] as const) {
    expect(t.why(crest, { kind: 'select', space: 'keeps' })).toEqual(['engine']);
  }
});

describe('with three seats', () => {
  test('each selects once, then who has the honour ship once more [RM-3.4]', () => {
    const t = table(['boar', 'stag', 'owl'], { first: 'stag', honour: 'owl' });
    expect(COSTLY.map(space => restAt(t, space))).toEqual(['stag', 'owl', 'boar', 'owl']);
  });

  test('the ship goes round the table, one seat a round [RM-3.4]', () => {
    const t = table(['boar', 'stag', 'owl']);
    const last = [0, 1, 2, 3].map(() => COSTLY.map(space => restAt(t, space))[3]);
    expect(last).toEqual(['boar', 'stag', 'owl', 'boar']);
  });
});

test('a selection is over when every seat has had its part, and only then comes the next [RM-3.5]', () => {
  const t = table(['boar', 'stag', 'owl'], {
    seats: { owl: { artefacts: [{ card: 'harp-of-the-ljosalfar', die: 'yellow-tree' }] } },
  });
  t.does('boar', { kind: 'select', space: 'keeps' });
  const asked = [];
  while (t.view().space === 'keeps') {
    asked.push(...t.asked());
    expect(t.why('stag', { kind: 'select', space: 'villages' })).not.toEqual([]);
    const [{ seat, prompt }] = reavers.decisions(t.state);
    t.does(t.crests[seat], prompt === 'after' ? { kind: 'done' } : { kind: 'rest-food' });
  }
  expect(asked).toEqual(['boar act-or-rest', 'stag act-or-rest', 'owl act-or-rest', 'owl after']);
  expect(t.asked()).toEqual(['stag select']);
});

test('a marker that changes hands leaves the order of the round alone and decides who begins the next [RM-3.6]', () => {
  const t = table(FOUR);
  expect(restAt(t, 'keeps')).toBe('boar');
  expect(restAt(t, 'villages')).toBe('stag');
  expect(restAt(t, 'trade')).toBe('owl');
  expect(t.view()).toMatchObject({ first: 2, starter: 0 });
  expect(restAt(t, 'battle')).toBe('ram');
  expect(t.view()).toMatchObject({ round: 2, first: 2, starter: 2 });
  expect(t.asked()).toEqual(['owl select']);
});

test('after the fourth selection comes the clean-up, after round 6 the final scoring [RM-3.7]', () => {
  const t = table(['boar', 'stag'], { round: 5, seats: { boar: { terror: 1, territories: ['food-1'] } } });
  COSTLY.slice(0, 3).map(space => restAt(t, space));
  expect(t.view()).toMatchObject({ round: 5, selections: 3 });
  expect(t.told('laid-out')).toEqual([]);
  restAt(t, COSTLY[3]);
  expect(t.view()).toMatchObject({ round: 6, selections: 0 });
  // The tile has paid; and being first to select a sea battle is worth 2.
  expect(t.told('glory').filter(({ cause }) => cause === 'tribute')).toHaveLength(1);
  expect(t.told('laid-out')).toHaveLength(5);
  COSTLY.map(space => restAt(t, space));
  expect(t.asked()).toEqual([]);
  expect(t.told('laid-out')).toHaveLength(5);
  expect(t.told('scoring')).toHaveLength(1);
  expect(t.told('glory').filter(({ source }) => source === 'terror')).toMatchObject([{ seat: 0, glory: -1 }]);
  expect(reavers.result(t.state)).not.toBeNull();
});
