import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { dead, fight, gloryOf, pillaged, winners } from '../fight.ts';
import { paid } from '../paid.ts';

const TWO = ['wolf', 'raven'] as const;
const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

describe('Thor’s Glory', () => {
  const GLORY = ['a1-thors-glory'];
  const battle = (wolf: object, raven: object, bear: object = {}) => {
    const t = table(FOUR, { age: 2, clans: { wolf: { upgrades: GLORY, ...wolf }, raven, bear } });
    fight(t, 'wolf', 'gimle');
    return t;
  };

  test('two dead enemies, of one clan or of two, pay 2 Glory; one does not, and more pay no more [BR-C-thors-glory]', () => {
    const leader = { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-rage'] };
    const one = battle(leader, { figures: { gimle: { warrior: 1 } } });
    expect(paid(one, 'wolf', 'a1-thors-glory')).toEqual([]);
    const two = battle(leader, { figures: { gimle: { warrior: 2 } } });
    expect(paid(two, 'wolf', 'a1-thors-glory')).toEqual([2]);
    const mixed = battle(leader, { figures: { gimle: { warrior: 1 } } }, { figures: { 'fjord-nw': { ship: 1 } } });
    expect(paid(mixed, 'wolf', 'a1-thors-glory')).toEqual([2]);
    const four = battle(leader, { figures: { gimle: { warrior: 4 } } });
    expect(paid(four, 'wolf', 'a1-thors-glory')).toEqual([2]);
  });

  test('it pays in defeat too, counts no dead of its own, and only for battles one took part in [BR-C-thors-glory]', () => {
    const lost = battle(
      { figures: { gimle: { warrior: 2 } } },
      { figures: { gimle: { leader: 1 } } },
      { figures: { gimle: { warrior: 2 } } },
    );
    expect(winners(lost)).toEqual(['raven']);
    expect(paid(lost, 'wolf', 'a1-thors-glory')).toEqual([2]);

    const own = battle(
      { figures: { gimle: { warrior: 3 } } },
      { figures: { gimle: { leader: 1 } }, hand: ['a2-tyrs-rage'] },
    );
    expect(dead(own)).toEqual(['wolf 3 warrior gimle']);
    expect(paid(own, 'wolf', 'a1-thors-glory')).toEqual([]);

    const away = table(FOUR, {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { upgrades: GLORY, figures: { horgr: { leader: 1 } } },
        raven: { figures: { gimle: { leader: 1 } } },
        bear: { figures: { gimle: { warrior: 2 } } },
      },
    });
    fight(away, 'raven', 'gimle');
    expect(dead(away)).toEqual(['bear 2 warrior gimle']);
    expect(away.clan('wolf').glory).toBe(0);
  });

  test('those who fell to a Smite count, saved ones do not [BR-C-thors-glory]', () => {
    const smite = battle(
      { figures: { gimle: { leader: 1 } }, hand: ['a1-odins-smite'] },
      { figures: { gimle: { warrior: 2 } } },
    );
    expect(paid(smite, 'wolf', 'a1-thors-glory')).toEqual([2]);
    const saved = battle(
      { figures: { gimle: { leader: 1 } } },
      { rage: 1, upgrades: ['a2-friggas-protection'], figures: { gimle: { warrior: 2 } } },
    );
    saved.does('raven', { kind: 'save', figure: 'warrior' });
    expect(paid(saved, 'wolf', 'a1-thors-glory')).toEqual([]);
  });
});

describe('Thor’s Domain', () => {
  const DOMAIN = ['a2-thors-domain'];
  const scene = (wolf: object, rest: object = {}) =>
    table(FOUR, { age: 3, ...rest, clans: { wolf: { upgrades: DOMAIN, ...wolf } } });

  test('after a paid invasion the province may be pillaged in the same turn for 2 Rage more, down to none [BR-C-thors-domain]', () => {
    const t = scene({ rage: 3 }, { tokens: { gimle: 'glory5' } });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.choices('wolf')).toEqual([{ kind: 'pillage', province: 'gimle' }, { kind: 'decline' }]);
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(t.clan('wolf').rage).toBe(0);
    expect(t.clan('wolf').glory).toBe(5);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('the call to battle and all the rest follow [BR-C-thors-domain]', () => {
    const t = table(FOUR, {
      age: 2,
      tokens: { gimle: 'rage' },
      clans: {
        wolf: { upgrades: DOMAIN, hand: ['a2-tyrs-rage'] },
        raven: { figures: { andlang: { leader: 1 } } },
      },
    });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.does('raven', { kind: 'join', figure: 'leader', from: 'andlang' });
    expect(winners(t)).toEqual(['wolf']);
    expect(t.clan('wolf').rage).toBe(4);
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3']);
    expect(t.clan('wolf').stats.rage.step).toBe(2);
  });

  test('it follows free invasions too: after an upgrade and out of Valhalla [BR-C-thors-domain]', () => {
    const upgraded = scene({ hand: ['a1-troll'] });
    upgraded.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    upgraded.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    upgraded.does('wolf', { kind: 'pillage', province: 'gimle' });
    expect(upgraded.clan('wolf').rage).toBe(2);
    expect(pillaged(upgraded, 'gimle')).toBe(true);

    const returned = scene({ upgrades: [...DOMAIN, 'a3-friggas-domain'], figures: { valhalla: { leader: 1 } } });
    returned.does('wolf', { kind: 'return', figure: 'leader', to: 'gimle' });
    expect(returned.asked()).toEqual(['wolf pillage-now']);
  });

  test('Yggdrasil may be pillaged at once by the Dark Elf who invaded it [BR-C-thors-domain]', () => {
    const t = scene({ upgrades: [...DOMAIN, 'a2-dark-elf'] });
    t.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
    t.does('wolf', { kind: 'pillage', province: 'yggdrasil' });
    expect(pillaged(t, 'yggdrasil')).toBe(true);
    expect(t.clan('wolf').rage).toBe(3);
  });

  test('not with less than 2 Rage left, not in a pillaged province, not from a fjord, not after a March [BR-C-thors-domain]', () => {
    const poor = scene({ rage: 2 });
    poor.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(poor.asked()).toEqual(['raven action']);

    const again = scene({}, { pillaged: ['gimle'] });
    again.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(again.asked()).toEqual(['raven action']);

    const fjord = scene({});
    fjord.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-nw' });
    expect(fjord.asked()).toEqual(['raven action']);

    const march = scene({ figures: { gimle: { warrior: 1 } } });
    march.does('wolf', { kind: 'march', from: 'gimle', to: 'horgr' });
    expect(march.asked()).toEqual(['raven action']);
  });

  test('Loki’s Blessing does not set it off [BR-C-thors-domain]', () => {
    const t = table(FOUR, {
      age: 2,
      clans: {
        wolf: { upgrades: [...DOMAIN, 'a1-lokis-blessing'], figures: { gimle: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(t, 'wolf', 'gimle');
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['raven action']);
  });

  test('it comes after Frigga’s Succor, once [BR-C-thors-domain, BR-C-friggas-succor]', () => {
    const t = scene({ upgrades: [...DOMAIN, 'a1-friggas-succor'] });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['wolf pillage-now']);
    t.does('wolf', { kind: 'decline' });
    expect(t.asked()).toEqual(['raven action']);
  });

  test('it costs 1 Rage to play [BR-C-thors-domain]', () => {
    const t = scene({ upgrades: [], hand: DOMAIN });
    t.does('wolf', { kind: 'upgrade', card: 'a2-thors-domain' });
    expect(t.clan('wolf').rage).toBe(5);
  });
});

describe('Thor’s Conquest', () => {
  test('at the end each figure on the board pays 3 Glory, in provinces, Yggdrasil and fjords, but not the dead of the last Ragnarök [BR-C-thors-conquest]', () => {
    const t = table(FOUR, {
      age: 3,
      phase: 'ragnarok',
      ragnarok: ['horgr', 'utgard', 'gimle'],
      clans: {
        wolf: {
          stats: { horns: 3 },
          upgrades: ['a3-thors-conquest'],
          figures: {
            elvagar: { warrior: 1 },
            yggdrasil: { leader: 1 },
            'fjord-ne': { ship: 1 },
            gimle: { warrior: 2 },
            valhalla: { warrior: 1 },
          },
        },
      },
    });
    expect(t.asked()).toEqual([]);
    expect(paid(t, 'wolf', 'a3-thors-conquest')).toEqual([9]);
    // Two dead at 4 Glory, three alive at 3.
    expect(t.clan('wolf').glory).toBe(8 + 9);
  });

  test('it pays only at the end of the game, and costs 3 Rage to play [BR-C-thors-conquest]', () => {
    const early = table(TWO, {
      age: 2,
      phase: 'release-valhalla',
      clans: { wolf: { upgrades: ['a3-thors-conquest'], figures: { gimle: { warrior: 2 } } } },
    });
    expect(early.clan('wolf').glory).toBe(0);
    const t = table(TWO, { age: 3, clans: { wolf: { hand: ['a3-thors-conquest'] } } });
    t.does('wolf', { kind: 'upgrade', card: 'a3-thors-conquest' });
    expect(t.clan('wolf').rage).toBe(3);
  });
});
