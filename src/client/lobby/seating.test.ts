import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../../engine/contract/options.ts';
import type { ShelvedGame } from '../games.ts';
import { botsAgainst, freshPlan, groupedOptions, move, newTable, obstacle, rename, sit } from './seating.ts';
import { type TablePlan, taken } from './table-plan.ts';

const GAME = { id: 'raid', players: { min: 2, max: 4 } } as unknown as ShelvedGame;
const SPECS: readonly OptionSpec[] = [
  { name: 'clans', order: ['wolf', 'bear', 'serpent', 'raven'], clause: 'X-1' },
  { name: 'pace', values: ['slow', 'fast'], clause: 'X-2' },
  { name: 'cap', values: [10, 8], clause: 'X-3', reading: true },
];
const steady = () => 0;

const table = (people = 1): TablePlan => ({ ...freshPlan(GAME, SPECS, 'Ása', people, steady), lot: false });
const kinds = (plan: TablePlan) => plan.seats.map(seat => seat.kind);

describe('seats at a new table', () => {
  it('is full: the reader, others at this screen, bots', () => {
    expect(kinds(table())).toEqual(['you', 'bot', 'bot', 'bot']);
    expect(kinds(table(3))).toEqual(['you', 'person', 'person', 'bot']);
    expect(table().seats[0]).toMatchObject({ side: 'wolf', name: 'Ása' });
  });

  it('gives nobody the same name', () => {
    const names = table().seats.map(seat => seat.name);
    expect(new Set(names).size).toBe(4);
  });

  it('lets the reader change places with whoever sits there', () => {
    const moved = sit(table(2), 3, 'you');
    expect(kinds(moved)).toEqual(['bot', 'person', 'bot', 'you']);
    expect(moved.seats[3]).toMatchObject({ side: 'raven', name: 'Ása' });
  });

  it('moves a seat round the table and stops at the ends', () => {
    expect(move(table(), 0, 1).seats.map(seat => seat.side)).toEqual(['bear', 'wolf', 'serpent', 'raven']);
    expect(move(table(), 0, -1)).toEqual(table());
    expect(move(table(), 3, 1)).toEqual(table());
  });

  it('says what keeps it from starting', () => {
    const empty = (plan: TablePlan, ...rows: number[]) => rows.reduce((p, row) => sit(p, row, 'empty'), plan);
    expect(obstacle(table(), GAME.players)).toBeNull();
    expect(obstacle(empty(table(), 1, 2, 3), GAME.players)).toBe('too-few');
    expect(obstacle(table(), { min: 2, max: 3 })).toBe('too-many');
    expect(obstacle(sit(table(), 0, 'bot'), GAME.players)).toBe('nobody');
  });
});

describe('what is begun', () => {
  it('names sitters, sides and the seats at this screen, without the empty ones', () => {
    const plan = { ...sit(table(2), 2, 'empty'), options: { pace: 'fast' } };
    expect(newTable('raid', SPECS, plan)).toEqual({
      game: 'raid',
      options: { pace: 'fast', clans: ['wolf', 'bear', 'raven'] },
      seats: taken(plan).map(({ name, kind, level }) => ({ name, bot: kind === 'bot' ? level : null })),
      you: [0, 1],
    });
  });

  it('draws the order by lot, and every side goes with its sitter', () => {
    const rising = [0.9, 0.1, 0.5, 0.3];
    const drawn = newTable('raid', SPECS, { ...table(), lot: true }, () => rising.shift() ?? 0);
    expect(drawn.options.clans).toEqual(['bear', 'raven', 'serpent', 'wolf']);
    expect(drawn.you).toEqual([3]);
    expect(drawn.seats[3]).toEqual({ name: 'Ása', bot: null });
  });

  it('gives a name to whoever cleared theirs where there are others at the screen', () => {
    const { seats } = newTable('raid', SPECS, rename(table(2), 0, '  '));
    expect(seats[0].name).not.toBe('');
    expect(new Set(seats.map(seat => seat.name)).size).toBe(4);
  });

  it('invents no name for a reader who gave none and is the only person', () => {
    const alone = freshPlan(GAME, SPECS, '', 1, steady);
    expect(alone.seats[0].name).toBe('');
    const { seats } = newTable('raid', SPECS, { ...alone, lot: false });
    expect(seats[0]).toEqual({ name: '', bot: null });
    expect(botsAgainst(GAME, 2, 'jarl', '', steady).seats[0]).toEqual({ name: '', bot: null });
    expect(freshPlan(GAME, SPECS, '', 2, steady).seats[0].name).not.toBe('');
    expect(freshPlan(GAME, SPECS, '', 1, steady, 'open').seats[0].name).not.toBe('');
  });

  it('the short way seats the reader against bots of one level', () => {
    const begun = botsAgainst(GAME, 2, 'jarl', 'Ása', steady);
    expect(begun).toMatchObject({ game: 'raid', options: {}, you: [0] });
    expect(begun.seats.map(seat => seat.bot)).toEqual([null, 'jarl', 'jarl']);
    expect(begun.seats[0].name).toBe('Ása');
  });
});

it('options fall into ways to play and readings of the rules; the order of sides is neither', () => {
  const { style, readings } = groupedOptions(SPECS);
  expect(style.map(spec => spec.name)).toEqual(['pace']);
  expect(readings.map(spec => spec.name)).toEqual(['cap']);
});

it('an option that matters only within another is offered once that is picked', () => {
  const specs: OptionSpec[] = [
    ...SPECS,
    { name: 'oars', values: [4, 6], clause: 'X-4', within: { option: 'pace', value: 'fast' } },
  ];
  const offered = (pace: string) => groupedOptions(specs, { pace }).style.map(spec => spec.name);
  expect(offered('slow')).toEqual(['pace']);
  expect(offered('fast')).toEqual(['pace', 'oars']);
});

it('what others depend on is offered first, and what it opens right after it', () => {
  const specs: OptionSpec[] = [
    { name: 'weather', values: ['fair', 'foul'], clause: 'X-5' },
    ...SPECS,
    { name: 'tolls', values: ['none', 'some'], clause: 'X-6' },
    { name: 'oars', values: [4, 6], clause: 'X-4', within: { option: 'pace', value: 'fast' } },
  ];
  const offered = (pace: string) => groupedOptions(specs, { pace }).style.map(spec => spec.name);
  expect(offered('slow')).toEqual(['pace', 'weather', 'tolls']);
  expect(offered('fast')).toEqual(['pace', 'oars', 'weather', 'tolls']);
});
