import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { emptyVillages } from './look.ts';

const FJORDS = ['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw'];

describe('the price of invading', () => {
  test('Ravens with better Warriors pay 2 Rage for the last village of Utgard (example g03) [BR-6.1]', () => {
    const t = table(['raven', 'wolf'], {
      age: 2,
      clans: {
        raven: { upgrades: ['a2-experts-in-arms'], figures: { utgard: { warrior: 1 } } },
        wolf: { figures: { utgard: { warrior: 1 } } },
      },
    });
    expect(emptyVillages(t, 'utgard')).toBe(1);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'utgard' });
    expect(t.clan('raven').rage).toBe(6 - 2);
    expect(t.figures('raven', 'utgard')).toEqual({ warrior: 2 });
    expect(t.figures('raven', 'reserve')).toMatchObject({ warrior: 6 });
    expect(emptyVillages(t, 'utgard')).toBe(0);
  });

  test.each([
    ['warrior', 'gimle', 1],
    ['ship', 'fjord-nw', 2],
    ['troll', 'gimle', 2],
    ['sea-serpent', 'fjord-nw', 3],
  ])('invading with a %s (to %s) costs its %i STR in Rage, and one figure comes [BR-6.1]', (figure, to, strength) => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: { wolf: { upgrades: ['a1-troll', 'a1-sea-serpent'] } },
    });
    t.does('wolf', { kind: 'invade', figure, to });
    expect(t.clan('wolf').rage).toBe(6 - strength);
    expect(t.figures('wolf', to)).toEqual({ [figure]: 1 });
  });

  test('only a figure in the reserve can invade [BR-6.1]', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { figures: { gimle: { leader: 1 }, valhalla: { ship: 1 } } } },
    });
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'horgr' })).toContain('BR-6.1');
    expect(t.why('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-ne' })).toContain('BR-6.1');
    expect(t.why('wolf', { kind: 'invade', figure: 'troll', to: 'horgr' })).toContain('BR-6.1');
  });

  test.each([
    ['a plain', []],
    ['an upgraded', ['a1-lord-of-hammers']],
  ])(
    '%s Leader invades for nothing and uses up the turn, but not with an empty Rage [BR-6.2, BR-5.4]',
    (_, upgrades) => {
      const t = table(['wolf', 'raven', 'serpent'], {
        clans: { wolf: { rage: 1, upgrades }, raven: { rage: 0 } },
      });
      t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
      expect(t.clan('wolf').rage).toBe(1);
      expect(t.figures('wolf', 'gimle')).toEqual({ leader: 1 });
      expect(t.asked()).toEqual(['serpent action']);
      t.refused('raven', { kind: 'invade', figure: 'leader', to: 'gimle' });
    },
  );
});

describe('where to', () => {
  test('Warriors and Leaders enter any standing outer province with an empty village, and nothing else [BR-6.3, BR-6.5]', () => {
    const t = table(['wolf', 'raven'], {
      destroyed: ['horgr'],
      clans: { raven: { figures: { utgard: { warrior: 3 } } } },
    });
    const open = ['elvagar', 'angerboda', 'muspelheim', 'andlang', 'gimle', 'myrkulor'];
    for (const figure of ['warrior', 'leader']) {
      const to = t.of('wolf', 'invade').filter(choice => choice.figure === figure);
      expect(to.map(choice => choice.to)).toEqual(open);
      expect(t.why('wolf', { kind: 'invade', figure, to: 'utgard' })).toContain('BR-1.2');
      expect(t.why('wolf', { kind: 'invade', figure, to: 'horgr' })).toContain('BR-2.6');
      expect(t.why('wolf', { kind: 'invade', figure, to: 'yggdrasil' })).toContain('BR-6.5');
    }
  });

  test.each([
    ['A plain Ship', []],
    ['An upgraded Ship', ['a1-lokis-dragons']],
  ])(
    '%s enters any fjord, even between two destroyed provinces, and never a province [BR-6.4, BR-O-deadFjords]',
    (_, upgrades) => {
      const given = { destroyed: ['gimle', 'myrkulor', 'horgr'], clans: { wolf: { upgrades } } };
      const ships = (deadFjords: string) => {
        const t = table(['wolf', 'raven'], given, { deadFjords });
        expect(t.why('wolf', { kind: 'invade', figure: 'ship', to: 'elvagar' })).toContain('BR-6.4');
        return t.of('wolf', 'invade').filter(choice => choice.figure === 'ship');
      };
      expect(ships('open').map(choice => choice.to)).toEqual(FJORDS);
      expect(ships('closed').map(choice => choice.to)).toEqual(['fjord-ne', 'fjord-se', 'fjord-sw']);
    },
  );

  test('the Dark Elf alone invades Yggdrasil [BR-6.5]', () => {
    const t = table(['wolf', 'raven'], { age: 2, clans: { wolf: { upgrades: ['a2-dark-elf', 'a2-valkyrie'] } } });
    const into = t.of('wolf', 'invade').filter(choice => choice.to === 'yggdrasil');
    expect(into).toEqual([{ kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' }]);
    expect(t.why('wolf', { kind: 'invade', figure: 'valkyrie', to: 'yggdrasil' })).toContain('BR-6.5');
    t.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
    expect(t.figures('wolf', 'yggdrasil')).toEqual({ 'dark-elf': 1 });
  });
});

describe('Horns', () => {
  const figures = { gimle: { warrior: 1 }, yggdrasil: { warrior: 1 }, 'fjord-ne': { ship: 1 } };

  test('figures in provinces, Yggdrasil and fjords fill the Horns, those in reserve and Valhalla do not [BR-6.6]', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { figures: { ...figures, valhalla: { warrior: 4 } } } },
    });
    expect(t.clan('wolf')).toMatchObject({ onBoard: 3, hornsFree: 1 });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    t.does('raven', { kind: 'pass' });
    expect(t.clan('wolf')).toMatchObject({ onBoard: 4, hornsFree: 0 });
    expect(t.of('wolf', 'invade')).toEqual([]);
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' })).toContain('BR-6.6');
  });

  test('full Horns stop free invasions too, of every kind [BR-6.6]', () => {
    const full = { ...figures, horgr: { warrior: 1 } };
    const upgraded = table(['wolf', 'raven'], { clans: { wolf: { figures: full, hand: ['a1-troll'] } } });
    upgraded.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    expect(upgraded.figures('wolf', 'reserve')).toMatchObject({ troll: 1 });
    expect(upgraded.asked()).toEqual(['raven action']);

    const returning = table(['wolf', 'raven'], {
      age: 3,
      clans: { wolf: { figures: { ...full, valhalla: { warrior: 1 } }, upgrades: ['a3-friggas-domain'] } },
    });
    expect(returning.of('wolf', 'return')).toEqual([]);
    expect(returning.why('wolf', { kind: 'return', figure: 'warrior', to: 'gimle' })).toContain('BR-6.6');

    const helped = table(['wolf', 'raven', 'serpent'], {
      clans: { wolf: { figures, upgrades: ['a1-friggas-succor'] } },
    });
    helped.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    expect(helped.asked()).toEqual(['raven action']);
  });
});

describe('what counts as an invasion', () => {
  // They answer every invasion of an outer province: where they speak up, there was one.
  const SUCCOR = ['a1-friggas-succor', 'a2-thors-domain'];

  test('the Invade action, the free entry, a return from Valhalla: each is an invasion [BR-6.7]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 3,
      clans: {
        wolf: { upgrades: SUCCOR },
        raven: { hand: ['a1-lord-of-hammers'] },
        serpent: { upgrades: ['a3-friggas-domain'], figures: { valhalla: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    expect(t.asked()).toEqual(['wolf bring-warrior']);
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    t.declineAll('pillage-now');
    t.does('raven', { kind: 'upgrade', card: 'a1-lord-of-hammers' });
    t.does('raven', { kind: 'invade', figure: 'leader', to: 'horgr' });
    t.does('serpent', { kind: 'return', figure: 'leader', to: 'horgr' });
    expect(t.told('invaded').map(({ seat, figure, from, rage, cause }) => [seat, figure, from, rage, cause])).toEqual([
      [0, 'leader', 'reserve', 0, undefined],
      [0, 'warrior', 'reserve', 0, 'a1-friggas-succor'],
      [1, 'leader', 'reserve', 0, 'a1-lord-of-hammers'],
      [2, 'leader', 'valhalla', 1, 'a3-friggas-domain'],
    ]);
  });

  test('an upgrade’s free entry and a return from Valhalla bring a Warrior along like any invasion [BR-6.7]', () => {
    const clan = { upgrades: ['a1-friggas-succor', 'a3-friggas-domain'], figures: { valhalla: { leader: 1 } } };
    const entry = table(['wolf', 'raven', 'serpent'], { age: 3, clans: { wolf: { ...clan, hand: ['a1-troll'] } } });
    entry.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    entry.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(entry.asked()).toEqual(['wolf bring-warrior']);

    const returned = table(['wolf', 'raven', 'serpent'], { age: 3, clans: { wolf: clan } });
    returned.does('wolf', { kind: 'return', figure: 'leader', to: 'gimle' });
    expect(returned.asked()).toEqual(['wolf bring-warrior']);
  });

  test('Loki’s Blessing is an invasion that brings a Warrior along, but no pillage in a battle’s aftermath [BR-6.7, BR-6.8]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } } },
        raven: {
          figures: { gimle: { warrior: 1 } },
          upgrades: ['a1-lokis-blessing', ...SUCCOR],
        },
        serpent: { figures: { gimle: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    // A tie: Gimle is not pillaged, so Thor's Domain would have its chance if this were no aftermath.
    expect(t.told('battle-tied')).toHaveLength(1);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['raven bring-warrior']);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 2 });
    expect(t.asked()).toEqual(['raven action']);
  });

  test('a March is no invasion: nobody comes along and the Troll strikes nobody [BR-6.7]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      clans: {
        wolf: { upgrades: [...SUCCOR, 'a1-troll'], figures: { horgr: { troll: 1 } } },
        raven: { figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'march', from: 'horgr', to: 'gimle' });
    expect(t.figures('wolf', 'gimle')).toEqual({ troll: 1 });
    expect(t.told('destroyed')).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('answering a call to battle is no invasion either, and full Horns do not forbid it [BR-6.7]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } } },
        raven: {
          upgrades: [...SUCCOR, 'a1-troll'],
          figures: { andlang: { troll: 1 }, yggdrasil: { warrior: 3 } },
        },
        serpent: { figures: { gimle: { warrior: 1 } } },
      },
    });
    expect(t.clan('raven').hornsFree).toBe(0);
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('raven', { kind: 'join', figure: 'troll', from: 'andlang' });
    expect(t.told('destroyed')).toEqual([]);
    expect(t.figures('serpent', 'gimle')).toEqual({ warrior: 1 });
    expect(t.asked()).toEqual(['raven call-to-battle']);
  });

  test('the move of Lord of Hammers is no invasion [BR-6.7]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      clans: {
        wolf: {
          upgrades: ['a1-lord-of-hammers', ...SUCCOR],
          figures: { gimle: { leader: 1 }, horgr: { warrior: 3 } },
        },
      },
      tokens: { gimle: 'glory5' },
    });
    expect(t.clan('wolf').hornsFree).toBe(0);
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('wolf', { kind: 'move-leader', to: 'yggdrasil' });
    expect(t.figures('wolf', 'yggdrasil')).toEqual({ leader: 1 });
    expect(t.asked()).toEqual(['raven action']);
    expect(t.told('invaded')).toEqual([]);
  });

  test('the Volur Witch’s retreat to Yggdrasil is no invasion of it [BR-6.7]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 3,
      clans: {
        wolf: { figures: { gimle: { leader: 1, warrior: 1 } } },
        raven: { upgrades: ['a3-volur-witch', 'a2-thors-domain'], figures: { gimle: { 'volur-witch': 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('raven', { kind: 'retreat', figure: 'volur-witch' });
    expect(t.figures('raven', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
    expect(t.told('invaded')).toEqual([]);
    expect(t.asked()).toEqual(['raven action']);
  });
});

describe('after an invasion', () => {
  test('the Troll is placed, strikes, is joined by a Warrior, and then the pillage is offered, once [BR-6.8]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      clans: {
        wolf: { upgrades: ['a1-troll', 'a1-friggas-succor', 'a2-thors-domain'] },
        raven: { figures: { andlang: { warrior: 2 } } },
      },
    });
    const order = t.does('wolf', { kind: 'invade', figure: 'troll', to: 'andlang' }).map(fact => fact.kind);
    expect(order).toEqual(['invaded', 'destroyed']);
    // Two villages of Andlang were freed by the blow: the Warrior may use one.
    expect(t.asked()).toEqual(['wolf bring-warrior']);
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'andlang' });
    expect(t.asked()).toEqual(['wolf pillage-now']);
    t.does('wolf', { kind: 'decline' });
    // Once for the action, not once more for the Warrior who came along.
    expect(t.asked()).toEqual(['raven action']);
  });

  test('Thor’s Domain is offered once though nobody came along, and the pillage is part of the turn [BR-6.8]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      tokens: { andlang: 'glory5' },
      clans: { wolf: { upgrades: ['a1-friggas-succor', 'a2-thors-domain'] } },
    });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'andlang' });
    t.does('wolf', { kind: 'decline' });
    expect(t.asked()).toEqual(['wolf pillage-now']);
    t.does('wolf', { kind: 'pillage', province: 'andlang' });
    expect(t.clan('wolf')).toMatchObject({ rage: 4, glory: 5 });
    expect(t.asked()).toEqual(['raven action']);
  });
});
