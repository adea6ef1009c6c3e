import { describe, expect, test } from 'vitest';
import type { StatId } from '../../content/clans.ts';
import { table } from '../testing.ts';
import { province } from './look.ts';

describe('naming a province', () => {
  test('a clan may pillage where it stands or sails, if that province stands and is not pillaged [BR-10.1]', () => {
    const t = table(['wolf', 'raven'], {
      destroyed: ['myrkulor'],
      pillaged: ['andlang', 'elvagar'],
      clans: {
        wolf: {
          stats: { horns: 2 },
          figures: {
            andlang: { warrior: 1 },
            gimle: { warrior: 1 },
            yggdrasil: { leader: 1 },
            'fjord-ne': { ship: 1 },
          },
        },
        raven: { figures: { horgr: { leader: 1 }, 'fjord-sw': { ship: 1 } } },
      },
    });
    // Elvagar lies on the same fjord as Angerboda, but is pillaged.
    expect(t.of('wolf', 'pillage').map(choice => choice.province)).toEqual(['yggdrasil', 'angerboda', 'gimle']);
    expect(t.why('wolf', { kind: 'pillage', province: 'andlang' })).toContain('BR-10.1');
    expect(t.why('wolf', { kind: 'pillage', province: 'elvagar' })).toContain('BR-10.1');
    expect(t.why('wolf', { kind: 'pillage', province: 'horgr' })).toContain('BR-10.1');
    // Raven's ship supports Utgard, but it is not Wolf's own.
    expect(t.why('wolf', { kind: 'pillage', province: 'utgard' })).toContain('BR-10.1');
    expect(t.why('wolf', { kind: 'pillage', province: 'myrkulor' })).toContain('BR-2.6');
  });

  test('pillaging costs no Rage, but takes some to do [BR-10.1, BR-5.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      tokens: { gimle: 'axes' },
      clans: {
        wolf: { rage: 1, figures: { gimle: { leader: 1 } } },
        raven: { rage: 0, figures: { horgr: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').rage).toBe(1);
    expect(t.asked()).toEqual(['serpent action']);
    t.refused('raven', { kind: 'pillage', province: 'horgr' });
  });
});

describe('the call to battle', () => {
  test('it begins on the pillager’s left and ends with the pillager, one figure each, for no Rage [BR-10.2]', () => {
    const next = { andlang: { warrior: 2 } };
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      turn: 'raven',
      clans: {
        wolf: { rage: 0, figures: { myrkulor: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1 }, yggdrasil: { warrior: 1 } } },
        serpent: { rage: 0, passed: true, figures: next },
        bear: { figures: { yggdrasil: { leader: 1 } } },
      },
    });
    t.does('raven', { kind: 'pillage', province: 'gimle' });
    expect(t.asked()).toEqual(['serpent call-to-battle']);
    t.does('serpent', { kind: 'join', figure: 'warrior', from: 'andlang' });
    expect(t.asked()).toEqual(['bear call-to-battle']);
    t.does('bear', { kind: 'join', figure: 'leader', from: 'yggdrasil' });
    expect(t.asked()).toEqual(['wolf call-to-battle']);
    t.does('wolf', { kind: 'join', figure: 'warrior', from: 'myrkulor' });
    expect(t.asked()).toEqual(['raven call-to-battle']);
    t.does('raven', { kind: 'decline' });
    expect(t.asked()).toEqual(['serpent call-to-battle']);
    expect(t.clans.map(clan => t.clan(clan).rage)).toEqual([0, 6, 0, 6]);
    expect(t.figures('serpent', 'gimle')).toEqual({ warrior: 1 });
  });

  test('only figures of adjacent provinces come, and never a ship [BR-10.2]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } } },
        raven: {
          stats: { horns: 3 },
          upgrades: ['a1-sea-serpent'],
          figures: {
            andlang: { warrior: 1 },
            yggdrasil: { leader: 1 },
            horgr: { warrior: 1 },
            'fjord-sw': { ship: 1, 'sea-serpent': 1 },
          },
        },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.choices('raven')).toEqual([
      { kind: 'join', figure: 'leader', from: 'yggdrasil' },
      { kind: 'join', figure: 'warrior', from: 'andlang' },
      { kind: 'decline' },
    ]);
    expect(t.why('raven', { kind: 'join', figure: 'warrior', from: 'horgr' })).toContain('BR-10.2');
    expect(t.why('raven', { kind: 'join', figure: 'ship', from: 'fjord-sw' })).toContain('BR-10.2');
    expect(t.why('raven', { kind: 'join', figure: 'leader', from: 'andlang' })).toContain('BR-10.2');
  });

  test('who declined may still come later, until a whole lap has passed without a newcomer [BR-10.3]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 }, yggdrasil: { warrior: 1 } } },
        raven: { figures: { andlang: { leader: 1 } } },
        serpent: { figures: { myrkulor: { warrior: 1 } } },
        // Bears stand too far off: nobody asks them.
        bear: { figures: { horgr: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('raven', { kind: 'decline' });
    t.does('serpent', { kind: 'join', figure: 'warrior', from: 'myrkulor' });
    t.does('wolf', { kind: 'decline' });
    t.does('raven', { kind: 'join', figure: 'leader', from: 'andlang' });
    // Serpent and Raven have nobody left to send; Wolf, who declined, has the last word.
    expect(t.asked()).toEqual(['wolf call-to-battle']);
    expect(t.told('battle-began')).toEqual([]);
    t.does('wolf', { kind: 'decline' });
    expect(t.told('battle-began')).toEqual([{ kind: 'battle-began', province: 'gimle', seats: [0, 1, 2] }]);
    expect(t.told('stayed-away').map(fact => fact.seat)).toEqual([1, 0, 0]);
  });

  test('the call ends at once when the last village is taken [BR-10.3, BR-1.2]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { andlang: { warrior: 2 }, gimle: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1, warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'andlang' });
    t.does('raven', { kind: 'join', figure: 'leader', from: 'gimle' });
    expect(t.told('battle-began')).toHaveLength(1);
    expect(t.told('joined')).toHaveLength(1);
    t.refused('wolf', { kind: 'join', figure: 'warrior', from: 'gimle' });
  });

  test('a call that everybody declines is over after one lap [BR-10.3, BR-10.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      tokens: { gimle: 'horns' },
      clans: {
        wolf: { figures: { gimle: { warrior: 1 }, yggdrasil: { warrior: 1 } } },
        raven: { figures: { yggdrasil: { leader: 1 } } },
        serpent: { figures: { yggdrasil: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('raven', { kind: 'decline' });
    t.does('serpent', { kind: 'decline' });
    t.does('wolf', { kind: 'decline' });
    expect(t.told('pillaged')).toEqual([{ kind: 'pillaged', seat: 0, province: 'gimle', reward: 'horns' }]);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('Yggdrasil is never full: the call goes on while anybody wants to come [BR-10.3, BR-1.7]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { stats: { horns: 5 }, figures: { yggdrasil: { warrior: 8 } } },
        raven: { stats: { horns: 5 }, figures: { gimle: { warrior: 4 }, horgr: { warrior: 4 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    for (let i = 0; i < 4; i++) t.does('raven', { kind: 'join', figure: 'warrior', from: 'gimle' });
    for (let i = 0; i < 4; i++) t.does('raven', { kind: 'join', figure: 'warrior', from: 'horgr' });
    expect(t.told('joined')).toHaveLength(8);
    // Eight against eight, no cards: a tie.
    expect(t.told('battle-tied').map(fact => fact.total)).toEqual([8]);
  });
});

describe('with and without a battle', () => {
  test('where nobody else is, the pillage succeeds without cards and without Glory for Axes [BR-10.4]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      tokens: { gimle: 'horns' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, upgrades: ['a2-lord-of-axes'], hand: ['a2-tyrs-crush'] },
        raven: { figures: { myrkulor: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('raven', { kind: 'decline' });
    expect(t.told('battle-began')).toEqual([]);
    // The token's reward, and the extra of the Leader's upgrade on top of it.
    expect(t.clan('wolf').stats.horns.step).toBe(2);
    expect(t.asked()).toEqual(['wolf raise']);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(province(t, 'gimle').pillaged).toBe(true);
    expect(t.hand('wolf')).toEqual(['a2-tyrs-crush']);
    expect(t.clan('wolf').glory).toBe(0);
  });

  test('the Frost Giant takes an unopposed reward twice [BR-10.4]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      tokens: { gimle: 'glory5' },
      clans: { wolf: { figures: { gimle: { 'frost-giant': 1 } }, upgrades: ['a3-frost-giant'] } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').glory).toBe(10);
  });

  test('a lone enemy Ship in the fjord is enough for a battle, whether its clan likes it or not [BR-10.4, BR-10.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-bash'] },
        raven: { rage: 0, passed: true, figures: { 'fjord-nw': { ship: 1 } }, hand: ['a1-tyrs-smash'] },
        serpent: { figures: { 'fjord-ne': { ship: 1 } }, hand: ['a1-tyrs-smite'] },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.told('battle-began')).toEqual([{ kind: 'battle-began', province: 'gimle', seats: [0, 1] }]);
    expect(t.told('strength-compared')[0].sides.map(side => [side.seat, side.total])).toEqual([
      [0, 5],
      [1, 5],
    ]);
    expect(t.figures('raven', 'valhalla')).toEqual({ ship: 1 });
    expect(t.figures('serpent', 'fjord-ne')).toEqual({ ship: 1 });
  });

  test('a clan fights with all it has there, on land and in the fjord, and nothing from elsewhere [BR-10.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: {
        wolf: {
          stats: { horns: 3 },
          upgrades: ['a1-troll'],
          figures: { gimle: { warrior: 1, leader: 1, troll: 1 }, 'fjord-nw': { ship: 1 }, horgr: { warrior: 2 } },
        },
        raven: { figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } } },
        serpent: { figures: { myrkulor: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('serpent', { kind: 'decline' });
    expect(t.told('battle-began')[0].seats).toEqual([0, 1]);
    expect(t.told('strength-compared')[0].sides.map(side => side.figures)).toEqual([1 + 3 + 2 + 2, 1 + 2]);
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 1, ship: 1 });
  });
});

describe('the reward', () => {
  test.each<[StatId, number, number, number]>([
    ['rage', 2, 1, 1],
    ['axes', 1, 2, 1],
    ['horns', 1, 1, 2],
  ])('a token of %s raises that stat, and nobody is asked which [BR-10.6]', (token, rage, axes, horns) => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: token },
      clans: { wolf: { figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    const { stats } = t.clan('wolf');
    expect([stats.rage.step, stats.axes.step, stats.horns.step]).toEqual([rage, axes, horns]);
    expect(t.clan('wolf')).toMatchObject({ glory: 0, rage: 6 });
    expect(t.asked()).toEqual(['raven action']);
  });

  test('a token of Glory gives 5 Glory, and no stat in its place [BR-10.6]', () => {
    const t = table(['wolf', 'raven'], {
      tokens: { gimle: 'glory5' },
      clans: { wolf: { figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').glory).toBe(5);
    expect(t.told('stat-raised')).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('Yggdrasil, unopposed, raises all three stats and pays no Glory (example g18) [BR-10.4, BR-10.6]', () => {
    const t = table(['wolf', 'raven'], { clans: { wolf: { figures: { yggdrasil: { warrior: 1 } } } } });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    const { stats, rage, glory } = t.clan('wolf');
    expect([stats.rage.value, stats.axes.value, stats.horns.value]).toEqual([7, 4, 5]);
    expect([rage, glory]).toEqual([6, 0]);
    expect(province(t, 'yggdrasil').pillaged).toBe(true);
  });
});
