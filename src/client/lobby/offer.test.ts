import { expect, it } from 'vitest';
import type { ChoiceSpec, OptionSpec } from '../../engine/contract/options.ts';
import type { ShelvedGame } from '../games.ts';
import { offerOf, playedOptions } from './offer.ts';
import { freshPlan, newTable, sit } from './seating.ts';
import type { TablePlan } from './table-plan.ts';

const GAME = { id: 'raid', players: { min: 2, max: 4 } } as unknown as ShelvedGame;
const SCENARIO: ChoiceSpec = {
  name: 'scenario',
  values: ['history', 'free'],
  clause: 'X-1',
  only: [{ value: 'history', seats: [4], clause: 'X-2' }],
};
const SPECS: readonly OptionSpec[] = [SCENARIO, { name: 'pace', values: ['slow', 'fast'], clause: 'X-3' }];

const full: TablePlan = {
  ...freshPlan(GAME, SPECS, 'Ása', 1, () => 0),
  options: { scenario: 'history', pace: 'fast' },
};
const three = sit(full, 3, 'empty');

it('a value that fewer seats cannot play is off, and what they play is their default', () => {
  expect(offerOf(SCENARIO, full)).toEqual({ value: 'history', usual: 'history', off: [], given: undefined });
  expect(offerOf(SCENARIO, three)).toEqual({
    value: 'free',
    usual: 'free',
    off: [{ value: 'history', seats: [4], clause: 'X-2' }],
    given: 'history',
  });
});

it('what was picked stands again when the seat is taken again', () => {
  expect(offerOf(SCENARIO, sit(three, 3, 'bot')).value).toBe('history');
});

it('a table is begun by what it can play', () => {
  expect(playedOptions(SPECS, full)).toEqual({ scenario: 'history', pace: 'fast' });
  expect(newTable('raid', SPECS, three).options).toEqual({ pace: 'fast' });
});
