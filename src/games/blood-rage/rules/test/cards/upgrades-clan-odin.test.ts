import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { gloryOf } from '../fight.ts';

const TWO = ['wolf', 'raven'] as const;
const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

describe('Odin’s Inspiration', () => {
  const fall = (age: 1 | 2 | 3, upgrades: readonly string[], figures: Record<string, Record<string, number>>) =>
    table(TWO, {
      age,
      phase: 'ragnarok',
      ragnarok: ['horgr', 'utgard', 'elvagar'].with(age - 1, 'gimle'),
      clans: { wolf: { upgrades, figures } },
    });

  test('each figure that dies in Ragnarök pays 4, 6 or 8 Glory [BR-C-odins-inspiration]', () => {
    for (const [age, each] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      const figures = { gimle: { warrior: 2, leader: 1 } };
      expect(fall(age, ['a2-odins-inspiration'], figures).clan('wolf').glory).toBe(3 * each * 2);
      expect(fall(age, [], figures).clan('wolf').glory).toBe(3 * each);
    }
  });

  test('the Glory of the Dragons is apart and not doubled [BR-C-odins-inspiration, BR-C-fire-dragons]', () => {
    const t = fall(2, ['a2-odins-inspiration', 'a2-fire-dragons'], { 'fjord-nw': { ship: 1 } });
    expect(gloryOf(t, 'wolf')).toEqual(['ragnarok 6', 'upgrades 8']);
  });

  test('it costs 2 Rage and doubles nothing but Ragnarök [BR-C-odins-inspiration]', () => {
    const t = table(TWO, {
      age: 2,
      tokens: { gimle: 'glory5' },
      clans: { wolf: { hand: ['a2-odins-inspiration'], figures: { gimle: { warrior: 1 } } }, raven: { rage: 0 } },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a2-odins-inspiration' });
    expect(t.clan('wolf').rage).toBe(4);
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').glory).toBe(5);
  });
});

describe('Odin’s Throne', () => {
  test('each completed quest pays double Glory but a single step, a failed one nothing [BR-C-odins-throne]', () => {
    const t = table(FOUR, {
      age: 3,
      phase: 'quest',
      ragnarok: ['horgr', 'utgard', 'elvagar'],
      clans: {
        wolf: {
          upgrades: ['a3-odins-throne'],
          figures: { gimle: { warrior: 1 } },
          quests: ['a3-alfheim', 'a2-alfheim', 'a3-manheim'],
        },
        raven: { figures: { horgr: { warrior: 1 } }, quests: ['a3-jotunheim'] },
      },
    });
    t.does('wolf', { kind: 'raise', stat: 'rage' });
    t.does('wolf', { kind: 'raise', stat: 'rage' });
    expect(t.told('quest-done').map(fact => fact.glory)).toEqual([18, 14, 9]);
    expect(t.clan('wolf').glory).toBe(32);
    expect(t.clan('wolf').stats.rage.step).toBe(3);
    expect(t.asked()).toEqual(['raven raise']);
  });

  test('it costs 2 Rage to play [BR-C-odins-throne]', () => {
    const t = table(TWO, { age: 3, clans: { wolf: { hand: ['a3-odins-throne'] } } });
    t.does('wolf', { kind: 'upgrade', card: 'a3-odins-throne' });
    expect(t.clan('wolf').rage).toBe(4);
  });
});
