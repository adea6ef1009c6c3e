import { describe, expect, it } from 'vitest';
import { table } from '../../rules/testing.ts';
import type { BloodRageProps } from './play.ts';
import { cardTerms, openCard } from './sides.ts';

describe('a card that lies open in a battle', () => {
  const view = table(['wolf', 'raven'], {}).view('wolf');
  const props = { view, speaker: { name: (_: string, id: string) => id } } as unknown as BloodRageProps;
  const shown = (card: string, bonus: number) => {
    const open = openCard(props, card, 'open', undefined, cardTerms(props, [card], bonus));
    return 'value' in open ? open.value : undefined;
  };

  it('says what it adds: a quest nothing, unless it counts', () => {
    expect([shown('a1-alfheim', 0), shown('a1-alfheim', 3), shown('a1-tyrs-smash', 3)]).toEqual(['+0', '+3', '+3']);
  });

  it('says what is printed on it where that depends on the cards of others', () => {
    expect(shown('a1-heimdalls-sight', 5)).toBe(shown('a1-heimdalls-sight', 2));
  });
});
