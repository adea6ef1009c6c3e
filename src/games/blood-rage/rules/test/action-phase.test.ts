import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { passAll, province } from './look.ts';

const OUTER = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];
const outerBut = (...ids: string[]) => OUTER.filter(id => !ids.includes(id));

describe('the beginning', () => {
  test('Ravens who raised their Rage two steps begin with 8, whatever was left from before (example g02) [BR-5.1]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      begin: true,
      clans: { wolf: { rage: 11 }, raven: { stats: { rage: 3 }, rage: 1 }, serpent: { rage: 0 } },
    });
    expect(t.clans.map(clan => t.clan(clan).rage)).toEqual([6, 8, 6]);
    expect(t.told('rage-set').map(fact => fact.rage)).toEqual([6, 8, 6]);
  });

  test('the first player begins, and turns of one action each go clockwise [BR-5.2]', () => {
    const t = table(['wolf', 'raven', 'serpent'], { begin: true, first: 'raven' });
    expect(t.asked()).toEqual(['raven action']);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    t.refused('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['serpent action']);
    t.does('serpent', { kind: 'invade', figure: 'leader', to: 'horgr' });
    expect(t.asked()).toEqual(['wolf action']);
    t.does('wolf', { kind: 'pass' });
    // The same action again, a turn later.
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 2 });
    expect(t.asked()).toEqual(['serpent action']);
  });

  test('an action that an upgrade grants is a turn like any other, for the clan that has it [BR-5.2]', () => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      clans: {
        wolf: { upgrades: ['a3-friggas-domain'], figures: { valhalla: { warrior: 1 } } },
        raven: { figures: { valhalla: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'return', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['raven action']);
    expect(t.why('raven', { kind: 'return', figure: 'warrior', to: 'gimle' })).toContain('BR-C-friggas-domain');
  });
});

describe('prices', () => {
  test('an action is for those who can pay all of its price, to the last Rage [BR-5.3]', () => {
    const given = (rage: number) => ({ clans: { wolf: { rage, hand: ['a1-lord-of-hammers'] } } });
    const poor = table(['wolf', 'raven'], given(1));
    expect(poor.why('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-ne' })).toContain('BR-5.3');
    expect(poor.why('wolf', { kind: 'upgrade', card: 'a1-lord-of-hammers' })).toContain('BR-5.3');

    const enough = table(['wolf', 'raven'], given(2));
    expect(enough.why('wolf', { kind: 'upgrade', card: 'a1-lord-of-hammers' })).toContain('BR-5.3');
    enough.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-ne' });
    expect(enough.clan('wolf').rage).toBe(0);
  });

  test('the price is paid before anything else happens [BR-5.3]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      pillaged: ['gimle'],
      clans: {
        wolf: { figures: { horgr: { warrior: 1, leader: 1 } } },
        raven: { hand: ['a1-lord-of-hammers'] },
        serpent: { upgrades: ['a2-tyrs-challenge'], figures: { gimle: { leader: 1 }, andlang: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'march', from: 'horgr', to: 'utgard' });
    expect(t.clan('wolf').rage).toBe(5);
    expect(t.figures('wolf', 'utgard')).toEqual({});
    t.does('wolf', { kind: 'march-figure', figure: 'warrior' });
    t.does('wolf', { kind: 'march-done' });

    t.does('raven', { kind: 'upgrade', card: 'a1-lord-of-hammers' });
    expect(t.asked()).toEqual(['raven free-invasion']);
    expect(t.clan('raven').rage).toBe(3);
    t.does('raven', { kind: 'decline' });

    t.does('serpent', { kind: 'pillage-again', province: 'gimle' });
    expect(t.asked()).toEqual(['serpent call-to-battle']);
    expect(t.clan('serpent').rage).toBe(4);
  });
});

describe('no Rage', () => {
  const scene = (rage: number) =>
    table(['wolf', 'raven', 'serpent'], {
      clans: { raven: { rage, hand: ['a1-alfheim'], figures: { gimle: { warrior: 1 } } } },
    });

  test('with a single Rage all that is free can be done, with none nothing can, and the turn is skipped [BR-5.4]', () => {
    const one = scene(1);
    one.does('wolf', { kind: 'invade', figure: 'leader', to: 'horgr' });
    expect(one.choices('raven')).toContainEqual({ kind: 'quest', card: 'a1-alfheim' });
    expect(one.choices('raven')).toContainEqual({ kind: 'pillage', province: 'gimle' });
    expect(one.choices('raven')).toContainEqual({ kind: 'invade', figure: 'leader', to: 'gimle' });

    const none = scene(0);
    none.does('wolf', { kind: 'invade', figure: 'leader', to: 'horgr' });
    expect(none.asked()).toEqual(['serpent action']);
    none.refused('raven', { kind: 'quest', card: 'a1-alfheim' });
    none.refused('raven', { kind: 'pillage', province: 'gimle' });
    none.refused('raven', { kind: 'invade', figure: 'leader', to: 'gimle' });
    none.does('serpent', { kind: 'invade', figure: 'leader', to: 'horgr' });
    expect(none.asked()).toEqual(['wolf action']);
  });

  test.each([
    ['came to zero Rage', false],
    ['passed', true],
  ])('a seat that %s still comes, fights, adds late cards and does what is free [BR-5.5]', (_, passed) => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-rage'] },
        raven: {
          rage: 0,
          passed,
          figures: { andlang: { warrior: 1 } },
          hand: ['a2-tyrs-crush', 'a2-heimdalls-eye'],
          upgrades: ['a1-lokis-blessing', 'a2-friggas-protection'],
        },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.asked()).toEqual(['raven call-to-battle']);
    t.does('raven', { kind: 'join', figure: 'warrior', from: 'andlang' });
    t.does('raven', { kind: 'commit', card: 'a2-tyrs-crush' });
    t.does('raven', { kind: 'add', card: 'a2-heimdalls-eye' });
    expect(t.told('strength-compared')[0].sides.map(side => side.total)).toEqual([9, 7]);
    // Frigga's Protection would cost a Rage that is not there, so nothing is offered; Loki's Blessing is free.
    expect(t.told('saved')).toEqual([]);
    expect(t.asked()).toEqual(['raven come-back']);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
    expect(t.asked()).toEqual(['serpent action']);
  });
});

describe('passing', () => {
  test('who passes loses all Rage and is out, while the others go on [BR-5.6]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      clans: { wolf: { hand: ['a1-alfheim'], figures: { gimle: { warrior: 1 } } } },
    });
    expect(t.choices('wolf').length).toBeGreaterThan(1);
    t.does('wolf', { kind: 'pass' });
    expect(t.clan('wolf')).toMatchObject({ rage: 0, passed: true });
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    t.does('serpent', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['raven action']);
    t.refused('wolf', { kind: 'pillage', province: 'gimle' });
  });

  test('passing is there when nothing else is, and nobody does it for you [BR-5.6]', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { figures: { valhalla: { warrior: 8, leader: 1, ship: 1 } } } },
    });
    expect(t.choices('wolf')).toEqual([{ kind: 'pass' }]);
    expect(t.clan('wolf').rage).toBe(6);
    t.does('wolf', { kind: 'pass' });
    expect(t.asked()).toEqual(['raven action']);
  });
});

describe('Rage that comes late', () => {
  /** Wolf wins in Gimle, and Raven, who had no Rage, takes one from it by Loki's Trickery. */
  const robbed = (passed: boolean, options = {}) => {
    const t = table(
      ['wolf', 'serpent', 'raven'],
      {
        age: 2,
        clans: {
          wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-crush'] },
          raven: { rage: 0, passed, figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        },
      },
      options,
    );
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('raven').rage).toBe(1);
    expect(t.clan('wolf').rage).toBe(5);
    return t;
  };

  test('who came to zero Rage and gains some acts again when the turn comes round [BR-5.7]', () => {
    const t = robbed(false);
    expect(t.asked()).toEqual(['serpent action']);
    t.does('serpent', { kind: 'pass' });
    expect(t.asked()).toEqual(['raven action']);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'horgr' });
    expect(t.asked()).toEqual(['wolf action']);
    // And is skipped again once that Rage is gone.
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'horgr' });
    expect(t.asked()).toEqual(['wolf action']);
  });

  test('who passed is not brought back, and the phase ends over the Rage that is left [BR-5.8, BR-5.9, BR-O-passed]', () => {
    const t = robbed(true);
    t.does('serpent', { kind: 'pass' });
    expect(t.asked()).toEqual(['wolf action']);
    t.does('wolf', { kind: 'pass' });
    expect(t.told('turn').filter(fact => fact.seat === t.seat('raven'))).toEqual([]);
    expect(t.view().phase).toBe('discard');
  });

  test('a table may let such Rage bring one who passed back [BR-O-passed]', () => {
    const t = robbed(true, { passed: 'return' });
    t.does('serpent', { kind: 'pass' });
    expect(t.asked()).toEqual(['raven action']);
  });

  test('who passed may spend such Rage on a reaction [BR-5.8, BR-5.5]', () => {
    const t = table(['wolf', 'raven'], {
      age: 2,
      clans: {
        wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-crush'] },
        raven: {
          rage: 0,
          passed: true,
          figures: { gimle: { warrior: 1 } },
          hand: ['a1-lokis-trickery'],
          upgrades: ['a2-friggas-protection'],
        },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.asked()).toEqual(['raven save']);
    t.does('raven', { kind: 'save', figure: 'warrior' });
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
    expect(t.clan('raven').rage).toBe(0);
    expect(t.asked()).toEqual(['wolf action']);
  });
});

describe('the end', () => {
  test('the phase ends as soon as nobody has Rage, but not in the middle of an action [BR-5.9]', () => {
    const t = table(['wolf', 'raven'], {
      clans: { wolf: { rage: 1, figures: { gimle: { warrior: 1, leader: 1 } } }, raven: { rage: 0 } },
    });
    t.does('wolf', { kind: 'march', from: 'gimle', to: 'yggdrasil' });
    expect(t.clan('wolf').rage).toBe(0);
    expect([t.view().phase, t.asked()]).toEqual(['action', ['wolf march']]);
    t.does('wolf', { kind: 'march-figure', figure: 'leader' });
    expect(t.view().phase).toBe('action');
    t.does('wolf', { kind: 'march-figure', figure: 'warrior' });
    expect(t.figures('wolf', 'yggdrasil')).toEqual({ warrior: 1, leader: 1 });
    expect([t.view().age, t.view().phase]).toEqual([2, 'gods-gifts']);
  });

  /** Wolf spends its last two Rage, and everybody's, on a second pillage of Gimle. */
  const lastBattle = (card: string) => {
    const t = table(['wolf', 'raven'], {
      age: 3,
      pillaged: ['gimle'],
      clans: {
        wolf: { rage: 2, figures: { gimle: { leader: 1 } }, upgrades: ['a2-tyrs-challenge'], hand: [card] },
        raven: { rage: 0, figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage-again', province: 'gimle' });
    return t;
  };

  test('Rage won in the last battle keeps the phase going [BR-5.9]', () => {
    const t = lastBattle('a3-thors-ascension');
    expect(t.clan('wolf').rage).toBe(3);
    expect(t.asked()).toEqual(['wolf action']);
  });

  test('a last battle that brings no Rage is the end of the phase [BR-5.9]', () => {
    const t = lastBattle('a3-tyrs-crush');
    expect(t.clan('wolf').rage).toBe(0);
    expect(t.told('battle-won')).toHaveLength(1);
    expect(t.told('phase-began').map(fact => fact.phase)).toEqual(['discard', 'quest', 'ragnarok', 'release-valhalla']);
  });

  test('when the last standing province is pillaged all is over, whatever Rage is left [BR-5.10]', () => {
    const t = table(['wolf', 'raven'], {
      destroyed: ['horgr', 'utgard'],
      ragnarok: ['andlang', 'gimle', 'elvagar'],
      pillaged: ['yggdrasil', ...outerBut('gimle', 'horgr', 'utgard')],
      clans: { wolf: { figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.told('phase-began')[0]).toEqual({ kind: 'phase-began', age: 1, phase: 'discard' });
    expect([t.clan('wolf').rage, t.clan('raven').rage]).toEqual([6, 6]);
  });

  test('as long as Yggdrasil is not pillaged, the phase goes on [BR-5.10]', () => {
    const t = table(['wolf', 'raven'], {
      pillaged: outerBut('gimle'),
      clans: { wolf: { figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(province(t, 'gimle').pillaged).toBe(true);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('a pillage of the last province that fails ends nothing [BR-5.10]', () => {
    const t = table(['wolf', 'raven'], {
      pillaged: ['yggdrasil', ...outerBut('gimle')],
      clans: { wolf: { figures: { gimle: { warrior: 1 } } }, raven: { figures: { gimle: { leader: 1 } } } },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.told('battle-won').map(fact => fact.seat)).toEqual([1]);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('the last pillage is resolved to its end: Axes are paid and the beaten come back [BR-5.10]', () => {
    const t = table(['wolf', 'raven', 'serpent', 'bear'], {
      pillaged: ['yggdrasil', ...outerBut('gimle')],
      ragnarok: ['horgr'],
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { figures: { gimle: { leader: 1 } } },
        raven: { figures: { gimle: { warrior: 1 } }, upgrades: ['a1-lokis-blessing'] },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(province(t, 'gimle').pillaged).toBe(true);
    expect([t.view().phase, t.asked()]).toEqual(['action', ['raven come-back']]);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.clan('wolf').glory).toBe(3);
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
    passAll(t);
    expect(t.view().age).toBe(2);
    expect(t.told('turn').filter(fact => fact.seat !== 0)).toEqual([]);
  });
});
