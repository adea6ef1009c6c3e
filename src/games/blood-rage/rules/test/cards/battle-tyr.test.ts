import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { fight, gloryOf, order, totals, winners } from '../fight.ts';

describe.each([
  { name: 'Tyr’s Bash', key: 'tyrs-bash', clause: '[BR-C-tyrs-bash]', ages: [1], bonus: 2 },
  { name: 'Tyr’s Smash', key: 'tyrs-smash', clause: '[BR-C-tyrs-smash]', ages: [1, 2], bonus: 3 },
  { name: 'Tyr’s Crush', key: 'tyrs-crush', clause: '[BR-C-tyrs-crush]', ages: [1, 2, 3], bonus: 4 },
  { name: 'Tyr’s Smite', key: 'tyrs-smite', clause: '[BR-C-tyrs-smite]', ages: [1, 2, 3], bonus: 5 },
  { name: 'Tyr’s Rage', key: 'tyrs-rage', clause: '[BR-C-tyrs-rage]', ages: [2, 3], bonus: 6 },
])('$name', ({ key, clause, ages, bonus }) => {
  test.each(ages)(`of Age %i adds ${bonus} and does nothing else ${clause}`, age => {
    const t = table(['wolf', 'bear', 'serpent', 'raven'], {
      age,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { glory: 4, figures: { gimle: { leader: 1 } }, hand: [`a${age}-${key}`] },
        raven: { glory: 4, figures: { gimle: { warrior: 2 } }, hand: ['a1-troll'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(totals(t)).toEqual({ wolf: 3 + bonus, raven: 2 });
    expect(winners(t)).toEqual(['wolf']);
    // What every victory brings, and no more.
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3']);
    expect(t.clan('raven').glory).toBe(4);
    expect(t.told('stat-raised').map(fact => fact.cause)).toEqual(['gimle']);
    expect(t.told('destroyed').map(fact => fact.cause)).toEqual(['battle']);
    expect(order(t, 'rage-gained', 'rage-stolen', 'glory-stolen', 'cards-taken', 'cards-thrown-away')).toEqual([]);
    expect(t.view().discard).toEqual([`a${age}-${key}`]);
  });

  test(`comes in no other Age ${clause}`, () => {
    for (const age of [1, 2, 3].filter(a => !ages.includes(a))) {
      const scene = () =>
        table(['wolf', 'bear', 'serpent', 'raven'], { age, clans: { wolf: { hand: [`a${age}-${key}`] } } });
      expect(scene).toThrow(`there is no card "a${age}-${key}"`);
    }
    expect(ages.length).toBeGreaterThan(0);
  });
});
