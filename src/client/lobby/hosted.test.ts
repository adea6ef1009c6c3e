import { expect, it } from 'vitest';
import type { OptionSpec } from '../../engine/contract/options.ts';
import { DEFAULT_TERMS, hostedPlan } from './hosted.ts';
import { obstacle, sit } from './seating.ts';
import type { TablePlan } from './table-plan.ts';

const specs: readonly OptionSpec[] = [
  { name: 'sides', order: ['wolf', 'bear', 'raven'], default: ['wolf', 'bear', 'raven'] } as unknown as OptionSpec,
];
const seat = (side: string, kind: TablePlan['seats'][number]['kind'], name = '') => ({
  side,
  kind,
  name,
  level: 'karl',
});
const plan: TablePlan = {
  seats: [seat('wolf', 'open'), seat('bear', 'you', ' Runa '), seat('raven', 'invited', 'Orm'), seat('x', 'empty')],
  lot: false,
  options: { way: 'short' },
};

it('is private, without watchers and clocks, unless one says otherwise', () => {
  const { name, table } = hostedPlan('g', specs, plan, DEFAULT_TERMS, 'ab');
  expect(name).toBe('Runa');
  expect(table).toEqual({
    game: 'g',
    options: { way: 'short', sides: ['wolf', 'bear', 'raven'] },
    seats: [{ kind: 'open' }, { kind: 'mine', share: 'ab' }, { kind: 'invited', name: 'Orm' }],
    visibility: 'private',
    spectators: false,
    timing: { rule: { kind: 'none' }, runOut: 'seat' },
  });
});

it('takes the content pack along', () => {
  const content = { dice: { red: [1] } };
  expect(hostedPlan('g', specs, { ...plan, content }, DEFAULT_TERMS, 'ab').table.content).toEqual(content);
});

it('draws seats and sides together', () => {
  const { table } = hostedPlan('g', specs, { ...plan, lot: true }, { ...DEFAULT_TERMS, clock: 'day' }, 'ab', () => 0);
  expect(table.timing.rule).toEqual({ kind: 'days', each: 86_400_000 });
  const mine = table.seats.findIndex(({ kind }) => kind === 'mine');
  expect((table.options.sides as readonly string[])[mine]).toBe('bear');
});

it('a guest needs a name, and a table somebody who is no bot', () => {
  const players = { min: 2, max: 4 };
  expect(obstacle(plan, players)).toBeNull();
  expect(obstacle(sit(plan, 0, 'invited'), players)).toBe('nameless');
  const bots = { ...plan, seats: plan.seats.map(each => ({ ...each, kind: 'bot' as const })) };
  expect(obstacle(bots, players)).toBe('nobody');
});
