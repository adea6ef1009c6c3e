import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { cardsNamed, passAll } from './look.ts';

describe('committing', () => {
  test('a quest is laid down for no Rage, as an action of those who have some [BR-9.1, BR-5.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: { wolf: { rage: 1, hand: ['a1-alfheim', 'a1-troll'] }, raven: { rage: 0, hand: ['a1-jotunheim'] } },
    });
    expect(t.why('wolf', { kind: 'quest', card: 'a1-troll' })).toContain('BR-9.1');
    expect(t.why('wolf', { kind: 'quest', card: 'a1-manheim' })).toContain('BR-9.1');
    t.does('wolf', { kind: 'quest', card: 'a1-alfheim' });
    expect(t.clan('wolf')).toMatchObject({ rage: 1, hand: 1, quests: 1 });
    // One quest was the turn, and Raven without Rage has none.
    expect(t.asked()).toEqual(['serpent action']);
    t.refused('raven', { kind: 'quest', card: 'a1-jotunheim' });
  });

  test('as many quests as one has, also of the same name [BR-9.2]', () => {
    const hand = ['a1-alfheim', 'a1-alfheim', 'a1-jotunheim', 'a1-manheim', 'a1-yggdrasil', 'a1-glorious-death'];
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      clans: { wolf: { hand }, raven: { rage: 0 }, serpent: { rage: 0 }, bear: { rage: 0 } },
    });
    for (const card of hand) t.does('wolf', { kind: 'quest', card });
    expect(t.view('wolf').own?.quests).toEqual(hand);
    expect(t.clan('wolf')).toMatchObject({ rage: 6, hand: 0, quests: 6 });
  });

  test('nobody but its owner knows a committed quest, and the owner may look at any time [BR-9.3]', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { hand: ['a1-alfheim', 'a1-jotunheim'] } } });
    expect(cardsNamed(t.overheard('wolf', { kind: 'quest', card: 'a1-alfheim' }, 'raven'))).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
    expect(t.view('wolf').own?.quests).toEqual(['a1-alfheim']);
    expect(t.view('raven').clans[0].quests).toBe(1);
    expect(cardsNamed(t.view('raven'))).toEqual([]);
    expect(cardsNamed(t.view(null))).toEqual([]);
  });

  test('a committed quest is no longer in the hand: no battle and no Discard phase can have it [BR-9.3]', () => {
    const t = table(['wolf', 'raven'], {
      ragnarok: ['horgr', 'utgard', 'andlang'],
      tokens: { gimle: 'rage' },
      clans: {
        wolf: {
          figures: { gimle: { leader: 1 } },
          quests: ['a1-jotunheim'],
          hand: ['a1-tyrs-bash', 'a1-troll', 'a1-lokis-trickery'],
        },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.of('wolf', 'commit').map(choice => choice.card)).not.toContain('a1-jotunheim');
    t.refused('wolf', { kind: 'commit', card: 'a1-jotunheim' });
    t.does('wolf', { kind: 'commit', card: 'a1-tyrs-bash' });
    passAll(t);
    expect(t.of('wolf', 'keep-card').map(choice => choice.card)).toEqual(['a1-troll', 'a1-lokis-trickery']);
    t.does('wolf', { kind: 'keep-card', card: 'a1-troll' });
    // It lay there untouched until the Quest phase turned it up.
    expect(t.told('quest-failed')).toEqual([{ kind: 'quest-failed', seat: 0, card: 'a1-jotunheim' }]);
  });
});

describe('Bears and Jotunheim (example g10)', () => {
  const committed = (foes: Record<string, number>) => {
    const t = table(['bear', 'wolf'], {
      age: 2,
      ragnarok: ['elvagar', 'andlang', 'gimle'],
      clans: {
        bear: { hand: ['a2-jotunheim'], figures: { horgr: { leader: 1 } } },
        wolf: { figures: { horgr: foes } },
      },
    });
    t.does('bear', { kind: 'quest', card: 'a2-jotunheim' });
    expect(t.clan('bear').rage).toBe(6);
    passAll(t);
    return t;
  };

  test('the most STR in a province of Jotunheim pays 7 Glory and a step [BR-9.1, BR-14.4]', () => {
    const t = committed({ warrior: 2 });
    t.does('bear', { kind: 'raise', stat: 'axes' });
    expect(t.clan('bear').glory).toBe(7);
    expect(t.told('stat-raised').map(({ stat, value }) => [stat, value])).toEqual([['axes', 4]]);
  });

  test('without it nothing is won and nothing lost [BR-14.5]', () => {
    const t = committed({ warrior: 3 });
    expect(t.clan('bear').glory).toBe(0);
    expect(t.told('stat-raised')).toEqual([]);
    expect(t.told('quest-failed')).toHaveLength(1);
    expect(t.view().age).toBe(3);
  });
});
