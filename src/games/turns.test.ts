import { describe, expect, it } from 'vitest';
import { random } from '../bots/random.ts';
import { FastChance } from '../engine/chance/chance.ts';
import { Match } from '../engine/match/match.ts';
import { CATALOGUE } from './catalogue.ts';

/** A clock adds its little once for each turn: a game says which of its facts open one. */
describe.each(CATALOGUE)('the turns of $id', async ({ load }) => {
  const { rules } = await load();

  it('are opened by facts that it tells', () => {
    const told = Object.keys(rules.vocabulary?.facts ?? {});
    expect(rules.turns?.size).not.toBe(0);
    expect(told).toEqual(expect.arrayContaining([...(rules.turns ?? [])]));
  });

  // Where no fact opens one, a turn is what one seat decides in a row.
  if (!rules.turns) return;
  it('are fewer than decisions, and more than rounds', () => {
    const chance = new FastChance('turns');
    const match = Match.begin(rules, { seats: rules.seats.max, seed: 'turns', chance: 'fast' });
    const turns = new Set<number | undefined>();
    while (!match.result()) {
      const [ask] = match.decisions().filter(({ answered, idle }) => !answered && !idle);
      match.choose(ask.seat, random.choose(undefined, ask, chance));
      turns.add(match.turn());
    }
    expect(turns.size).toBeGreaterThan(rules.seats.max);
    expect(turns.size).toBeLessThan(match.length / 2);
  });
});
