import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { isAwaited } from '../../../../engine/contract/ask.ts';
import { Match } from '../../../../engine/match/match.ts';
import { runScenario } from '../../../../engine/scenario/scenario.ts';
import { entry } from '../../entry.ts';
import { game } from '../../index.ts';

const { rules, bots } = game;
const OTHER = { basic: 'advanced', advanced: 'basic' } as const;

/** What is wrong with a table laid out by one of the two rules. */
async function problems(by: keyof typeof OTHER, given: object, steps: readonly object[] = []): Promise<string> {
  const file = {
    game: rules.id,
    title: 'A scene of the other rules',
    proves: [],
    seats: ['eurich', 'sandra'],
    options: { rules: by },
    given: { phase: 'military', part: 'eurich', ...given },
    steps: [...steps, { expect: { view: { turn: 1 } } }],
  };
  const { problems: found } = await runScenario(JSON.stringify(file), [entry]);
  return found.map(({ path, message }) => `${path}: ${message}`).join('\n');
}

describe('a scenario of the other rules is refused by field', () => {
  const viking = { eurich: { viking: 1 } };
  const fleet = (place: string) => ({ fleets: { 'fleet-1': { lord: 'eurich', place } } });

  it.each([
    ['troops on a hex', 'basic', { pieces: { f2: viking } }, 'given.pieces'],
    ['a fleet on a hex', 'basic', fleet('l4'), 'given.fleets.fleet-1.place'],
    ['a fleet on a whole sea', 'advanced', fleet('bokne'), 'given.fleets.fleet-1.place: bokne is a whole sea'],
    ['a fleet inland', 'advanced', fleet('hjelmark'), 'given.fleets.fleet-1.sea: no such water'],
    ['troops on a hex beyond the board', 'advanced', { pieces: { z1: viking } }, 'given.pieces'],
  ] as const)('%s', async (_, by, given, said) => {
    expect(await problems(by, given)).toContain(said);
    // By its own rules the one field is all that was wrong.
    if (by === 'basic') expect(await problems('advanced', given)).toBe('');
  });

  it('and so is a march to a hex where pieces move from region to region, with its clause', async () => {
    const go = [
      { seat: 'eurich', does: { kind: 'march', from: 'koregan' } },
      { seat: 'eurich', refused: { kind: 'go', to: 'f2' } },
    ];
    const given = { pieces: { koregan: viking } };
    expect(await problems('basic', given, go)).toBe('');
    expect(await problems('advanced', given, go)).not.toBe('');
  });
});

it.each(['basic', 'advanced'] as const)(
  'the log of a game by the %s rules is refused under the other ones, by its entry',
  by => {
    const match = Match.begin(rules, { seats: 3, seed: 'other rules', options: { rules: by } });
    const luck = new FastChance('other rules');
    for (
      let asked = match.decisions().find(isAwaited);
      asked && match.length < 400;
      asked = match.decisions().find(isAwaited)
    )
      match.choose(asked.seat, bots.heuristic.choose(match.view(asked.seat), asked, luck));
    const { log } = match.save();
    expect(Match.load(rules, log).length).toBe(match.length);
    const other = { ...log, options: { ...log.options, rules: OTHER[by] } };
    expect(() => Match.load(rules, other)).toThrow(/^entries\[\d+\].*SC-/);
  },
);
