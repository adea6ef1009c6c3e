/** Chapter 18: destruction, and what saves a figure from it. */
import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { commit, dead, fight, gloryOf, order, totals, winners } from './fight.ts';

describe('to Valhalla', () => {
  test('a figure lost in battle or to a card goes to Valhalla [BR-18.1]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1, leader: 1 } }, hand: ['a1-troll'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.told('destroyed').map(fact => `${fact.figure} ${fact.cause}`)).toEqual([
      'warrior a1-odins-smite',
      'leader battle',
    ]);
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 1, leader: 1 });
    expect(t.figures('raven', 'gimle')).toEqual({});
  });

  test('a figure that a Monster strikes down goes to Valhalla [BR-18.1]', () => {
    const t = table(['wolf', 'raven'], {
      clans: {
        wolf: { hand: ['a1-troll'] },
        raven: { figures: { gimle: { warrior: 2, leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 2 });
    expect(t.figures('raven', 'gimle')).toEqual({ leader: 1 });
  });

  test('a figure given to Frigga’s Sacrifice goes to Valhalla [BR-18.1]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      clans: { wolf: { figures: { gimle: { warrior: 2 } }, upgrades: ['a3-friggas-sacrifice'] } },
    });
    t.does('wolf', { kind: 'sacrifice' });
    expect(t.asked()).toEqual(['wolf raise']);
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 2 });
  });

  test('a figure that Ragnarök takes goes to Valhalla, and is released from there [BR-18.1]', () => {
    const t = table(['wolf', 'raven'], {
      phase: 'ragnarok',
      ragnarok: ['gimle', 'horgr', 'utgard'],
      clans: { wolf: { figures: { gimle: { warrior: 2 }, 'fjord-nw': { ship: 1 }, andlang: { leader: 1 } } } },
    });
    expect(dead(t)).toEqual(['wolf 2 warrior gimle', 'wolf 1 ship fjord-nw']);
    expect(t.told('released')).toEqual([{ kind: 'released', seat: 0, count: 3 }]);
  });
});

describe('saved figures', () => {
  test('a figure saved by Protection did not die: no Valhalla, no Dragons, Valkyrie, Judgement or Thor’s Glory for it [BR-18.2]', () => {
    const scene = () => {
      const t = table(['wolf', 'raven'], {
        age: 3,
        tokens: { gimle: 'glory5' },
        clans: {
          wolf: {
            figures: { gimle: { valkyrie: 1, leader: 1 } },
            hand: ['a3-odins-judgement'],
            upgrades: ['a2-valkyrie', 'a1-thors-glory'],
          },
          raven: {
            figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } },
            upgrades: ['a2-friggas-protection', 'a3-eternal-dragons'],
          },
        },
      });
      fight(t, 'wolf', 'gimle');
      expect(t.asked()).toEqual(['raven save']);
      return t;
    };
    const saved = scene();
    saved.does('raven', { kind: 'save', figure: 'ship' });
    saved.does('raven', { kind: 'decline' });
    expect(saved.figures('raven', 'fjord-nw')).toEqual({ ship: 1 });
    expect(saved.figures('raven', 'valhalla')).toEqual({ warrior: 1 });
    expect(gloryOf(saved, 'raven')).toEqual([]);
    // One dead: 2 for Judgement and 2 for the Valkyrie, and no slaughter.
    expect(gloryOf(saved, 'wolf')).toEqual(['pillage 5', 'battles 3', 'battle-cards 2', 'upgrades 2']);

    const lost = scene();
    lost.does('raven', { kind: 'decline' });
    expect(gloryOf(lost, 'raven')).toEqual(['upgrades 12']);
    expect(gloryOf(lost, 'wolf')).toEqual(['pillage 5', 'battles 3', 'battle-cards 4', 'upgrades 4', 'upgrades 2']);
  });

  test('a Witch who retreats from a lost battle did not die [BR-18.2]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      tokens: { gimle: 'glory5' },
      clans: {
        wolf: {
          figures: { gimle: { leader: 1, valkyrie: 1 } },
          hand: ['a3-odins-judgement'],
          upgrades: ['a2-valkyrie', 'a1-thors-glory'],
        },
        raven: { figures: { gimle: { 'volur-witch': 1, warrior: 1 } }, upgrades: ['a3-volur-witch'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('raven', { kind: 'retreat', figure: 'volur-witch' });
    expect(t.figures('raven', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 1 });
    expect(gloryOf(t, 'wolf')).toEqual(['pillage 5', 'battles 3', 'battle-cards 2', 'upgrades 2']);
  });

  test('a Witch who retreats from Ragnarök, or a ship bought off, earns no Ragnarök Glory [BR-18.2]', () => {
    const t = table(
      ['wolf', 'raven', 'serpent'],
      {
        age: 3,
        phase: 'ragnarok',
        first: 'wolf',
        ragnarok: ['horgr', 'utgard', 'gimle'],
        clans: {
          wolf: { figures: { gimle: { 'volur-witch': 1, warrior: 1 } }, upgrades: ['a3-volur-witch'] },
          raven: { rage: 1, figures: { 'fjord-nw': { ship: 1 } }, upgrades: ['a2-friggas-protection'] },
        },
      },
      { protection: 'fjord-in-ragnarok' },
    );
    t.does('wolf', { kind: 'retreat', figure: 'volur-witch' });
    t.does('raven', { kind: 'save', figure: 'ship' });
    expect(gloryOf(t, 'wolf')).toEqual(['ragnarok 4']);
    expect(gloryOf(t, 'raven')).toEqual([]);
    expect(t.told('released')).toEqual([{ kind: 'released', seat: 0, count: 1 }]);
    // The saga counts who fell, not who stood there.
    expect(t.told('province-destroyed')).toEqual([{ kind: 'province-destroyed', province: 'gimle', count: 1 }]);
    expect(order(t, 'moved', 'saved', 'province-destroyed', 'destroyed')).toEqual([
      'moved',
      'saved',
      'province-destroyed',
      'destroyed',
    ]);
  });

  test('saving goes figure by figure, as far as the Rage reaches [BR-18.3]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-rage'] },
        raven: {
          rage: 2,
          figures: { gimle: { leader: 1, warrior: 2 }, 'fjord-nw': { ship: 1 } },
          upgrades: ['a2-friggas-protection'],
        },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.of('raven', 'save').map(choice => choice.figure)).toEqual(['warrior', 'leader', 'ship']);
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(t.asked()).toEqual(['raven save']);
    t.does('raven', { kind: 'save', figure: 'leader' });
    expect(t.clan('raven').rage).toBe(0);
    expect(t.figures('raven', 'gimle')).toEqual({ leader: 1, warrior: 1 });
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 1, ship: 1 });
  });

  /** Wolf has the Witch, Raven has Protection; Serpent beats both in Gimle. */
  const twoSavers = (pillager: 'serpent' | 'raven') =>
    table(['wolf', 'raven', 'serpent'], {
      age: 3,
      turn: pillager,
      clans: {
        wolf: { figures: { gimle: { 'volur-witch': 1 } }, upgrades: ['a3-volur-witch'] },
        raven: { figures: { gimle: { warrior: 1 } }, upgrades: ['a2-friggas-protection'] },
        serpent: { figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-smite'] },
      },
    });

  test('in a battle the owners decide clockwise from the pillager [BR-18.3]', () => {
    const t = twoSavers('serpent');
    fight(t, 'serpent', 'gimle');
    expect(t.asked()).toEqual(['wolf save']);
    t.does('wolf', { kind: 'decline' });
    expect(t.asked()).toEqual(['raven save']);

    const again = twoSavers('raven');
    fight(again, 'raven', 'gimle');
    expect(again.asked()).toEqual(['raven save']);
    again.does('raven', { kind: 'decline' });
    expect(again.asked()).toEqual(['wolf save']);
    again.does('wolf', { kind: 'decline' });
    expect(again.figures('wolf', 'valhalla')).toEqual({ 'volur-witch': 1 });
  });

  test.each([
    { first: 'wolf', saves: ['wolf', 'raven'] },
    { first: 'raven', saves: ['raven', 'wolf'] },
    { first: 'serpent', saves: ['wolf', 'raven'] },
  ] as const)(
    'in Ragnarök the owners decide clockwise from the first player, here $first [BR-18.3]',
    ({ first, saves }) => {
      const t = table(
        ['wolf', 'raven', 'serpent'],
        {
          age: 3,
          phase: 'ragnarok',
          first,
          ragnarok: ['horgr', 'utgard', 'gimle'],
          clans: {
            wolf: { figures: { gimle: { 'volur-witch': 1 } }, upgrades: ['a3-volur-witch'] },
            raven: { figures: { 'fjord-nw': { ship: 1 } }, upgrades: ['a2-friggas-protection'] },
          },
        },
        { protection: 'fjord-in-ragnarok' },
      );
      const asked = saves.map(clan => {
        const now = t.asked();
        t.does(clan, { kind: 'decline' });
        return now;
      });
      expect(asked).toEqual(saves.map(clan => [`${clan} save`]));
    },
  );

  test('Protection answers the strike of a Monster too, and each owner decides for its own figures only [BR-18.3]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, upgrades: ['a2-friggas-protection'] },
        raven: { hand: ['a2-fire-giant'] },
        serpent: { figures: { gimle: { leader: 1 } } },
      },
    });
    t.does('raven', { kind: 'upgrade', card: 'a2-fire-giant' });
    t.does('raven', { kind: 'invade', figure: 'fire-giant', to: 'gimle' });
    expect(t.asked()).toEqual(['wolf save']);
    t.refused('wolf', { kind: 'save', figure: 'leader' });
    t.does('wolf', { kind: 'save', figure: 'warrior' });
    expect(dead(t)).toEqual(['serpent 1 leader gimle']);
    expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 1 });
  });

  test('a Warrior bought off from a Smite still adds its STR [BR-18.4]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a1-odins-smite'] },
        raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-tyrs-bash'], upgrades: ['a2-friggas-protection'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(totals(t)).toEqual({ wolf: 2, raven: 3 });
    expect(winners(t)).toEqual(['raven']);
  });

  test('figures bought off from a Tide still add their STR, a Witch who retreats from it does not [BR-18.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a2-odins-tide'] },
        raven: { figures: { gimle: { warrior: 2 } }, upgrades: ['a2-friggas-protection'] },
        serpent: { figures: { gimle: { 'volur-witch': 1, warrior: 1 } }, upgrades: ['a3-volur-witch'] },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.asked()).toEqual(['serpent keep-one']);
    t.does('serpent', { kind: 'keep', figure: 'warrior' });
    t.does('raven', { kind: 'save', figure: 'warrior' });
    t.does('serpent', { kind: 'retreat', figure: 'volur-witch' });
    expect(totals(t)).toEqual({ wolf: 2, raven: 2, serpent: 1 });
    expect(t.figures('serpent', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
  });
});

describe('outside battles', () => {
  test('a Monster’s strike brings no Glory for Axes, Valkyrie or Thor’s Glory [BR-18.5]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: {
          figures: { gimle: { valkyrie: 1 } },
          hand: ['a1-troll'],
          upgrades: ['a2-valkyrie', 'a1-thors-glory'],
        },
        raven: { figures: { gimle: { warrior: 3 } } },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 3 });
    expect(t.told('glory')).toEqual([]);
  });

  test('the dead of a strike do not count for the battle that Thor’s Domain begins in the same turn [BR-18.5]', () => {
    const t = table(['wolf', 'bear', 'serpent', 'raven'], {
      age: 3,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: {
          hand: ['a1-troll', 'a3-odins-judgement'],
          upgrades: ['a2-thors-domain', 'a1-thors-glory'],
        },
        raven: { figures: { gimle: { warrior: 3 } } },
        bear: { figures: { gimle: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    commit(t, { wolf: 'a3-odins-judgement' });
    expect(totals(t)).toEqual({ wolf: 4, bear: 3 });
    // Bear's Leader alone fell in the battle.
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3', 'battle-cards 2']);
  });

  test('Frigga’s Sacrifice and Ragnarök count for no battle either [BR-18.5]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { warrior: 2 } }, upgrades: ['a3-friggas-sacrifice', 'a1-thors-glory'] },
        raven: { figures: { gimle: { valkyrie: 1 } }, upgrades: ['a2-valkyrie'] },
      },
    });
    t.does('wolf', { kind: 'sacrifice' });
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(t.told('glory')).toEqual([]);

    const end = table(['wolf', 'raven'], {
      phase: 'ragnarok',
      age: 2,
      ragnarok: ['horgr', 'gimle', 'utgard'],
      clans: {
        wolf: { figures: { gimle: { valkyrie: 1 } }, upgrades: ['a2-valkyrie', 'a1-thors-glory'] },
        raven: { figures: { gimle: { warrior: 2 } } },
      },
    });
    expect(gloryOf(end, 'wolf')).toEqual(['ragnarok 3']);
    expect(gloryOf(end, 'raven')).toEqual(['ragnarok 6']);
  });
});

describe('Monsters', () => {
  test('a dead Monster waits in Valhalla while its card stays; once released it costs its STR [BR-18.6]', () => {
    const t = table(['wolf', 'raven'], {
      ragnarok: ['horgr', 'utgard', 'elvagar'],
      clans: {
        wolf: { figures: { gimle: { troll: 1 } }, upgrades: ['a1-troll'] },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    expect(t.figures('wolf', 'valhalla')).toEqual({ troll: 1 });
    expect(t.clan('wolf').slots).toContain('a1-troll');
    t.does('raven', { kind: 'pass' });
    t.refused('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    t.does('wolf', { kind: 'pass' });
    while (t.asked()[0]?.endsWith(' draft')) {
      for (const clan of ['wolf', 'raven'] as const) t.does(clan, t.choices(clan)[0]);
    }
    expect(t.figures('wolf', 'reserve')).toMatchObject({ troll: 1 });
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'invade', figure: 'troll', to: 'angerboda' });
    expect(t.clan('wolf').rage).toBe(6 - 2);
  });

  test('f05: with Frigga’s Domain a Fire Giant of STR 4 comes back from Valhalla for the last Rage [BR-C-friggas-domain]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      clans: {
        wolf: {
          rage: 1,
          figures: { valhalla: { 'fire-giant': 1 } },
          upgrades: ['a2-fire-giant', 'a3-friggas-domain'],
        },
      },
    });
    t.does('wolf', { kind: 'return', figure: 'fire-giant', to: 'gimle' });
    expect(t.clan('wolf').rage).toBe(0);
    expect(t.figures('wolf', 'gimle')).toEqual({ 'fire-giant': 1 });

    const without = table(['wolf', 'raven', 'serpent'], {
      age: 3,
      clans: { wolf: { rage: 4, figures: { valhalla: { 'fire-giant': 1 } }, upgrades: ['a2-fire-giant'] } },
    });
    without.refused('wolf', { kind: 'return', figure: 'fire-giant', to: 'gimle' });
    without.refused('wolf', { kind: 'invade', figure: 'fire-giant', to: 'gimle' });
  });
});
