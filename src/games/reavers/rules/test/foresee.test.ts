import { describe, expect, it } from 'vitest';
import { prospectSuite } from '../../../../kit/test/prospects.ts';
import type { ReaversChoice } from '../choices.ts';
import { reavers } from '../index.ts';
import { successes, type TestTable, table } from '../testing.ts';

interface Gained {
  readonly kind: string;
  readonly seat?: number;
  readonly what?: string;
  readonly count?: number;
  readonly glory?: number;
}

/** What is known of an answer of Boar's. */
const of = (t: TestTable, choice: ReaversChoice) =>
  reavers.explain(t.view('boar'), t.seat('boar'), { about: 'choice', choice });

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
    gained: (fact, seat) => {
      const { kind, seat: by, what, count = 0, glory } = fact as Gained;
      if (by !== seat) return {};
      if (kind === 'rolled') return { dice: (fact as unknown as { dice: readonly string[] }).dice.length };
      if (kind === 'glory' && glory) return { glory };
      return kind === 'gained' && what ? { [what]: count } : {};
    },
    gaining: ['select', 'rest-food', 'pillage', 'plunder', 'take-dice'],
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

  it('dice that show something else do not pay: what is lacking is what a space asks for [RM-4.5, RM-6.4]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { food: 3, dice: { 'red-shield': 1, 'blue-ship': 4 } } } });
    expect(of(t, { kind: 'select', space: 'keeps' }).prices).toEqual([
      { what: 'food', cost: 2, left: 1 },
      { what: 'dice', cost: 2, left: -1 },
    ]);
  });

  it('a fight says how likely it is with every hammer there is [RM-13.2]', () => {
    const t = table(['boar', 'stag'], { seats: { boar: { favour: 1, dice: { 'red-hammer': 1, 'blue-ship': 2 } } } });
    t.does('boar', { kind: 'select', space: 'territories' });
    t.does('boar', { kind: 'act' });
    expect(of(t, { kind: 'force', territory: 'food-2' })).toMatchObject({ chance: 33, atMost: true });
    expect(of(t, { kind: 'force', territory: 'food-3' }).chance).toBe(0);
    t.luck(...successes(1));
    t.does('boar', { kind: 'force', territory: 'food-2' });
    // The only hammer is spent and rolled by itself: one success, and it may be rolled again.
    expect(of(t, { kind: 'reroll', zeros: 0, ones: 1, twos: 0 })).not.toHaveProperty('atMost');
    expect(of(t, { kind: 'reroll', zeros: 0, ones: 1, twos: 0 })).toMatchObject({
      chance: 33,
      prices: [{ what: 'favour', cost: 1, left: 0 }],
    });
  });

  it.each([
    ['huskarl', 'food', 4],
    ['scout', 'favour', 2],
    ['fanatic', 'loot', 1],
  ] as const)('to promote %s brings its clan’s bonus, to rally it a die [RM-10.5, RM-10.9]', (card, what, gain) => {
    const t = table(['boar', 'stag'], { open: { reavers: [card, 'spear-chief'] } });
    t.does('boar', { kind: 'select', space: 'recruit' });
    t.all('boar', { kind: 'act' }, { kind: 'take-group', group: 1 });
    expect(of(t, { kind: 'promote', card }).gains).toEqual([{ what, gain }]);
    expect(of(t, { kind: 'rally', card }).gains).toEqual([{ what: 'dice', gain: 1 }]);
  });
});
