import { describe, expect, it } from 'vitest';
import { prospectSuite } from '../../../../kit/test/prospects.ts';
import { reavers } from '../index.ts';
import { table } from '../testing.ts';

describe('what comes of an answer', () => {
  prospectSuite(reavers, {
    games: 16,
    paid: (fact, seat, choice) => {
      const { kind, seat: by, what, count } = fact as { kind: string; seat?: number; what?: string; count?: number };
      if (by !== seat) return {};
      // What a journey takes on the way to a battle is no price of the battle.
      return kind === (choice.kind === 'suffer' ? 'lost' : 'paid') && what && count ? { [what]: count } : {};
    },
    // A space is selected before it is paid for, dice are spent one by one (the last of them by itself), treasures chosen.
    later: ({ kind }, what) => kind === 'select' || ['dice', 'treasure', 'leader'].includes(what),
    heavy: () => false,
    kinds: ['select', 'act', 'spend', 'peace', 'pay', 'combine', 'suffer', 'reroll'],
  });

  it('a space that cannot be paid for is asked about before the ship is sent there [RM-4.5]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { food: 0 } } });
    const about = (space: string) =>
      reavers.explain(t.view('boar'), t.seat('boar'), { about: 'choice', choice: { kind: 'select', space } });
    expect(about('keeps')).toMatchObject({
      prices: [{ what: 'food', cost: 2, left: -2 }, { what: 'dice' }],
      warning: { warning: 'select', args: { space: 'keeps' } },
    });
    expect(about('recruit').warning).toBeUndefined();
  });
});
