import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { toldOf } from './battle-told.ts';

const force = (side: string, die: number): ScandinaviaFact => ({
  kind: 'force',
  side,
  potential: 15,
  die,
  roll: die,
  result: 2,
  dragon: 0,
  commoners: 0,
  force: 17,
});
const battle: ScandinaviaFact = { kind: 'battle', attacker: 'eurich', defender: 'krosen', place: 'vaasa' };

it('tells of the battle that began last, and of no other', () => {
  const facts = [battle, force('eurich', 1), force('krosen', 2), battle];
  expect(toldOf(facts)).toEqual({ throws: [], won: null });
  expect(toldOf([...facts, force('eurich', 7), force('krosen', 4)]).throws.map(({ die }) => die)).toEqual([7, 4]);
});

it('tells of the last throw where the dead fight on', () => {
  const told = toldOf([battle, force('eurich', 1), force('krosen', 2), force('eurich', 8), force('krosen', 9)]);
  expect(told.throws.map(({ die }) => die)).toEqual([8, 9]);
});

it('tells of Loki, who throws alone', () => {
  const told = toldOf([battle, { kind: 'loki', lord: 'eurich', die: 77 }, force('krosen', 2)]);
  expect(told.throws.map(({ side, die }) => [side, die])).toEqual([
    ['eurich', 77],
    ['krosen', 2],
  ]);
});
