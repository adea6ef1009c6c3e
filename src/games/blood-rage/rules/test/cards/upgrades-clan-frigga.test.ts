import { describe, expect, test } from 'vitest';
import { table } from '../../testing.ts';
import { dead, fight, pillaged, totals } from '../fight.ts';
import { passAll } from '../look.ts';
import { paid } from '../paid.ts';

const TWO = ['wolf', 'raven'] as const;
const FOUR = ['wolf', 'raven', 'bear', 'serpent'] as const;

describe('Frigga’s Charm', () => {
  test('takes 1 Rage off later upgrades and nothing off itself [BR-C-friggas-charm]', () => {
    const t = table(TWO, {
      clans: { wolf: { rage: 3, hand: ['a1-friggas-charm', 'a1-lord-of-hammers', 'a1-troll'] }, raven: { rage: 1 } },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-friggas-charm' });
    expect(t.clan('wolf').rage).toBe(3);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'upgrade', card: 'a1-lord-of-hammers' });
    expect(t.clan('wolf').rage).toBe(1);
    t.does('wolf', { kind: 'decline' });
    // The Troll costs 2 without it.
    t.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    expect(t.clan('wolf').rage).toBe(0);
  });

  test('never takes a price under 0, and with no Rage in hand even a free upgrade cannot be played [BR-C-friggas-charm]', () => {
    const t = table(TWO, {
      clans: {
        wolf: { rage: 1, upgrades: ['a1-friggas-charm'], hand: ['a1-brothers-in-arms', 'a1-dwarf-chieftain'] },
        raven: { rage: 0 },
      },
    });
    t.does('wolf', { kind: 'upgrade', card: 'a1-brothers-in-arms' });
    t.does('wolf', { kind: 'decline' });
    expect(t.clan('wolf').rage).toBe(1);
    t.does('wolf', { kind: 'upgrade', card: 'a1-dwarf-chieftain' });
    expect(t.clan('wolf').rage).toBe(1);

    const broke = table(TWO, {
      turn: 'raven',
      clans: { wolf: { rage: 0, upgrades: ['a1-friggas-charm'], hand: ['a1-brothers-in-arms'] } },
    });
    broke.does('raven', { kind: 'invade', figure: 'leader', to: 'gimle' });
    expect(broke.asked()).toEqual(['raven action']);
    expect(broke.why('wolf', { kind: 'upgrade', card: 'a1-brothers-in-arms' })).not.toEqual([]);
  });

  test('invasions keep their price, and the Charm ends when it is overwritten [BR-C-friggas-charm]', () => {
    const t = table(TWO, {
      clans: {
        wolf: { rage: 6, upgrades: ['a1-friggas-charm'], hand: ['a1-thors-glory', 'a1-lokis-domain'] },
        raven: { rage: 1 },
      },
    });
    t.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-nw' });
    expect(t.clan('wolf').rage).toBe(4);
    t.does('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'upgrade', card: 'a1-thors-glory', replaces: 'a1-friggas-charm' });
    // The Charm still counts for the card that takes its place.
    expect(t.clan('wolf').rage).toBe(3);
    t.does('wolf', { kind: 'upgrade', card: 'a1-lokis-domain' });
    expect(t.clan('wolf').rage).toBe(2);
  });
});

describe('Frigga’s Succor', () => {
  const SUCCOR = ['a1-friggas-succor'];
  const THREE = ['wolf', 'raven', 'bear'] as const;

  test('a paid invasion brings one Warrior into the same province for nothing, and that Warrior nobody else [BR-C-friggas-succor]', () => {
    const t = table(THREE, { clans: { wolf: { rage: 4, upgrades: SUCCOR } } });
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.choices('wolf')).toEqual([{ kind: 'invade', figure: 'warrior', to: 'gimle' }, { kind: 'decline' }]);
    expect(t.why('wolf', { kind: 'invade', figure: 'warrior', to: 'horgr' })).toContain('BR-C-friggas-succor');
    expect(t.why('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' })).toContain('BR-C-friggas-succor');
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 2 });
    expect(t.clan('wolf').rage).toBe(3);
    expect(t.told('invaded')).toHaveLength(2);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('it may be declined [BR-C-friggas-succor]', () => {
    const t = table(THREE, { clans: { wolf: { upgrades: SUCCOR } } });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    t.does('wolf', { kind: 'decline' });
    expect(t.figures('wolf', 'gimle')).toEqual({ leader: 1 });
  });

  test('free invasions bring one too: after an upgrade, out of Valhalla, with Loki’s Blessing [BR-C-friggas-succor]', () => {
    const upgraded = table(FOUR, { clans: { wolf: { upgrades: SUCCOR, hand: ['a1-troll'] } } });
    upgraded.does('wolf', { kind: 'upgrade', card: 'a1-troll' });
    upgraded.does('wolf', { kind: 'invade', figure: 'troll', to: 'gimle' });
    expect(upgraded.asked()).toEqual(['wolf bring-warrior']);
    upgraded.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(upgraded.figures('wolf', 'gimle')).toEqual({ troll: 1, warrior: 1 });

    const returned = table(FOUR, {
      age: 3,
      clans: { wolf: { upgrades: [...SUCCOR, 'a3-friggas-domain'], figures: { valhalla: { leader: 1 } } } },
    });
    returned.does('wolf', { kind: 'return', figure: 'leader', to: 'gimle' });
    expect(returned.asked()).toEqual(['wolf bring-warrior']);

    const blessed = table(FOUR, {
      clans: {
        wolf: { upgrades: [...SUCCOR, 'a1-lokis-blessing'], figures: { gimle: { warrior: 1 } } },
        raven: { figures: { gimle: { leader: 1 } } },
      },
    });
    fight(blessed, 'wolf', 'gimle');
    blessed.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(blessed.asked()).toEqual(['wolf bring-warrior']);
    blessed.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
    expect(blessed.figures('wolf', 'gimle')).toEqual({ warrior: 2 });
    expect(blessed.asked()).toEqual(['raven action']);
  });

  test('without an empty village, room under the Horns or a Warrior in the reserve nobody comes [BR-C-friggas-succor]', () => {
    const askedAfter = (wolf: object, raven: object = {}) => {
      const t = table(THREE, { clans: { wolf: { upgrades: SUCCOR, ...wolf }, raven } });
      t.does('wolf', { kind: 'invade', figure: 'leader', to: 'andlang' });
      return t.asked();
    };
    expect(askedAfter({})).toEqual(['wolf bring-warrior']);
    expect(askedAfter({}, { figures: { andlang: { warrior: 2 } } })).toEqual(['raven action']);
    expect(askedAfter({ figures: { gimle: { warrior: 3 } } })).toEqual(['raven action']);
    expect(askedAfter({ stats: { horns: 5 }, figures: { gimle: { warrior: 3 }, valhalla: { warrior: 5 } } })).toEqual([
      'raven action',
    ]);
  });

  test('entering a fjord or Yggdrasil does not set it off, a March does not either [BR-C-friggas-succor]', () => {
    const t = table(FOUR, {
      age: 2,
      clans: {
        wolf: { upgrades: [...SUCCOR, 'a2-dark-elf'], figures: { gimle: { warrior: 1 } } },
        raven: { rage: 0 },
        bear: { rage: 0 },
        serpent: { rage: 0 },
      },
    });
    t.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-nw' });
    expect(t.asked()).toEqual(['wolf action']);
    t.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
    expect(t.asked()).toEqual(['wolf action']);
    t.does('wolf', { kind: 'march', from: 'gimle', to: 'horgr' });
    expect(t.asked()).toEqual(['wolf action']);
  });
});

describe('Frigga’s Protection', () => {
  const PROTECTION = ['a2-friggas-protection'];

  test('in a lost battle any figures may be kept for 1 Rage each, as far as the Rage goes, and stay beside the winner [BR-C-friggas-protection]', () => {
    const t = table(TWO, {
      age: 2,
      turn: 'raven',
      clans: {
        wolf: { rage: 2, upgrades: PROTECTION, figures: { gimle: { warrior: 2, leader: 1 }, 'fjord-nw': { ship: 1 } } },
        raven: { figures: { gimle: { warrior: 2 } }, hand: ['a2-tyrs-rage'] },
      },
    });
    fight(t, 'raven', 'gimle');
    expect(t.of('wolf', 'save').map(choice => choice.figure)).toEqual(['warrior', 'leader', 'ship']);
    t.does('wolf', { kind: 'save', figure: 'leader' });
    t.does('wolf', { kind: 'save', figure: 'warrior' });
    expect(t.clan('wolf').rage).toBe(0);
    expect(dead(t)).toEqual(['wolf 1 warrior gimle', 'wolf 1 ship fjord-nw']);
    expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 1, leader: 1 });
    expect(t.figures('raven', 'gimle')).toEqual({ warrior: 2 });
    expect(pillaged(t, 'gimle')).toBe(true);
  });

  test('it may be declined, and without Rage there is nothing to decide [BR-C-friggas-protection]', () => {
    const lose = (rage: number) => {
      const t = table(TWO, {
        age: 2,
        turn: 'raven',
        clans: {
          wolf: { rage, upgrades: PROTECTION, figures: { gimle: { warrior: 1 } } },
          raven: { figures: { gimle: { leader: 1 } } },
        },
      });
      fight(t, 'raven', 'gimle');
      return t;
    };
    const declined = lose(3);
    declined.does('wolf', { kind: 'decline' });
    expect(declined.clan('wolf').rage).toBe(3);
    expect(dead(declined)).toEqual(['wolf 1 warrior gimle']);
    const broke = lose(0);
    expect(dead(broke)).toEqual(['wolf 1 warrior gimle']);
  });

  test('it answers Smite, Tide, Troll and Fire Giant [BR-C-friggas-protection]', () => {
    for (const card of ['a1-odins-smite', 'a2-odins-tide']) {
      const t = table(FOUR, {
        age: 2,
        turn: 'raven',
        clans: {
          wolf: { upgrades: PROTECTION, figures: { gimle: { warrior: 2 } } },
          raven: { figures: { gimle: { warrior: 1 } }, hand: [card] },
        },
      });
      fight(t, 'raven', 'gimle');
      expect(t.asked(), card).toEqual(['wolf save']);
      t.does('wolf', { kind: 'save', figure: 'warrior' });
      expect(totals(t).wolf, card).toBe(2);
    }
    for (const figure of ['troll', 'fire-giant']) {
      const t = table(FOUR, {
        age: 2,
        turn: 'raven',
        clans: {
          wolf: { rage: 1, upgrades: PROTECTION, figures: { gimle: { warrior: 1 } } },
          raven: { upgrades: ['a1-troll', 'a2-fire-giant'] },
        },
      });
      t.does('raven', { kind: 'invade', figure, to: 'gimle' });
      t.does('wolf', { kind: 'save', figure: 'warrior' });
      expect(t.figures('wolf', 'gimle'), figure).toEqual({ warrior: 1 });
      expect(t.clan('wolf').rage, figure).toBe(0);
    }
  });

  test('it saves nothing from Ragnarök nor from one’s own Sacrifice [BR-C-friggas-protection]', () => {
    const ragnarok = table(FOUR, {
      age: 2,
      phase: 'ragnarok',
      ragnarok: ['horgr', 'gimle', 'utgard'],
      clans: { wolf: { rage: 5, upgrades: PROTECTION, figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } } } },
    });
    expect(dead(ragnarok)).toEqual(['wolf 1 warrior gimle', 'wolf 1 ship fjord-nw']);
    const sacrifice = table(FOUR, {
      age: 3,
      clans: { wolf: { upgrades: [...PROTECTION, 'a3-friggas-sacrifice'], figures: { gimle: { warrior: 2 } } } },
    });
    sacrifice.does('wolf', { kind: 'sacrifice' });
    expect(sacrifice.asked()).toEqual(['wolf raise']);
    expect(sacrifice.figures('wolf', 'valhalla')).toEqual({ warrior: 2 });
  });
});

describe('Frigga’s Domain', () => {
  const DOMAIN = ['a3-friggas-domain'];
  const scene = (valhalla: Record<string, number>, wolf: object = {}, raven: object = {}) =>
    table(FOUR, { age: 3, clans: { wolf: { upgrades: DOMAIN, figures: { valhalla }, ...wolf }, raven } });

  test('any figure in Valhalla invades for 1 Rage: Warriors, Masters, the Leader, free and dear Monsters [BR-C-friggas-domain]', () => {
    const price = (figure: string, upgrades: readonly string[] = []) => {
      const t = scene({ [figure]: 1 }, { upgrades: [...DOMAIN, ...upgrades] });
      t.does('wolf', { kind: 'return', figure, to: figure === 'ship' ? 'fjord-nw' : 'gimle' });
      return 6 - t.clan('wolf').rage;
    };
    expect(price('warrior')).toBe(1);
    expect(price('warrior', ['a3-masters-in-arms'])).toBe(1);
    expect(price('leader')).toBe(1);
    expect(price('ship')).toBe(1);
    expect(price('dwarf-chieftain', ['a1-dwarf-chieftain'])).toBe(1);
    expect(price('frost-giant', ['a3-frost-giant'])).toBe(1);
  });

  test('it is the action of the turn, and figures in the reserve keep their own price [BR-C-friggas-domain]', () => {
    const t = scene({ warrior: 1 }, { rage: 3 });
    t.does('wolf', { kind: 'return', figure: 'warrior', to: 'gimle' });
    expect(t.asked()).toEqual(['raven action']);
    const two = scene({}, { rage: 1 });
    expect(two.why('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-nw' })).toContain('BR-5.3');
    expect(two.why('wolf', { kind: 'return', figure: 'ship', to: 'fjord-nw' })).not.toEqual([]);
  });

  test('villages, fjords, Yggdrasil and Horns hold as for any invasion [BR-C-friggas-domain]', () => {
    const t = scene({ warrior: 1, ship: 1 }, {}, { figures: { andlang: { warrior: 3 } } });
    const targets = (figure: string) =>
      t
        .of('wolf', 'return')
        .filter(choice => choice.figure === figure)
        .map(choice => choice.to);
    expect(targets('ship')).toEqual(['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw']);
    expect(targets('warrior')).toHaveLength(7);
    expect(targets('warrior')).not.toContain('andlang');
    expect(targets('warrior')).not.toContain('yggdrasil');
    const full = scene({}, { figures: { gimle: { warrior: 4 }, valhalla: { leader: 1 } } });
    expect(full.why('wolf', { kind: 'return', figure: 'leader', to: 'horgr' })).toContain('BR-6.6');
  });

  test('the effects of invading follow: the Troll strikes [BR-C-friggas-domain]', () => {
    const t = scene({ troll: 1 }, { upgrades: [...DOMAIN, 'a1-troll'] }, { figures: { gimle: { warrior: 1 } } });
    t.does('wolf', { kind: 'return', figure: 'troll', to: 'gimle' });
    expect(dead(t)).toEqual(['raven 1 warrior gimle']);
  });

  test('a figure brought back scores no release Glory [BR-C-friggas-domain]', () => {
    const t = table(FOUR, {
      age: 3,
      ragnarok: ['horgr', 'utgard', 'elvagar'],
      clans: { wolf: { upgrades: [...DOMAIN, 'a3-lokis-wrath'], figures: { valhalla: { warrior: 2 } } } },
    });
    t.does('wolf', { kind: 'return', figure: 'warrior', to: 'gimle' });
    passAll(t);
    expect(paid(t, 'wolf', 'a3-lokis-wrath')).toEqual([3]);
  });

  test('without the upgrade Valhalla is closed, and playing it costs nothing [BR-C-friggas-domain]', () => {
    const t = scene({ warrior: 1 }, { upgrades: [], hand: DOMAIN });
    expect(t.why('wolf', { kind: 'return', figure: 'warrior', to: 'gimle' })).toContain('BR-C-friggas-domain');
    t.does('wolf', { kind: 'upgrade', card: 'a3-friggas-domain' });
    expect(t.clan('wolf').rage).toBe(6);
  });
});

describe('Frigga’s Sacrifice', () => {
  const SACRIFICE = ['a3-friggas-sacrifice'];
  const scene = (wolf: object) => table(FOUR, { age: 3, clans: { wolf: { upgrades: SACRIFICE, ...wolf } } });

  test('two figures of one’s own, fjords included, are destroyed and a stat of choice rises, for no Rage [BR-C-friggas-sacrifice]', () => {
    const t = scene({ rage: 1, figures: { gimle: { warrior: 1, leader: 1 }, 'fjord-se': { ship: 1 } } });
    t.does('wolf', { kind: 'sacrifice' });
    expect(t.choices('wolf')).toHaveLength(3);
    expect(t.why('wolf', { kind: 'decline' })).not.toEqual([]);
    t.does('wolf', { kind: 'give', figure: 'ship', at: 'fjord-se' });
    expect(t.choices('wolf')).toHaveLength(2);
    t.does('wolf', { kind: 'give', figure: 'warrior', at: 'gimle' });
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1, ship: 1 });
    expect(t.of('wolf', 'raise')).toHaveLength(3);
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    expect(t.clan('wolf').stats.horns.step).toBe(2);
    expect(t.clan('wolf').rage).toBe(1);
    expect(t.asked()).toEqual(['raven action']);
  });

  test('one figure is not enough, and without Rage there is no action [BR-C-friggas-sacrifice]', () => {
    const one = scene({ figures: { gimle: { warrior: 1 } } });
    expect(one.why('wolf', { kind: 'sacrifice' })).toContain('BR-C-friggas-sacrifice');
    const none = scene({ upgrades: [], figures: { gimle: { warrior: 2 } } });
    expect(none.why('wolf', { kind: 'sacrifice' })).toContain('BR-C-friggas-sacrifice');
    const broke = scene({ rage: 0, figures: { gimle: { warrior: 2 } } });
    expect(broke.asked()).toEqual(['raven action']);
  });

  test('a Ship given pays its Dragons, and those given count for Glorious Death [BR-C-friggas-sacrifice]', () => {
    const t = scene({
      upgrades: [...SACRIFICE, 'a3-eternal-dragons'],
      figures: { gimle: { warrior: 1 }, 'fjord-se': { ship: 1 }, valhalla: { warrior: 2 } },
      quests: ['a3-glorious-death'],
    });
    t.does('wolf', { kind: 'sacrifice' });
    t.does('wolf', { kind: 'give', figure: 'ship', at: 'fjord-se' });
    expect(paid(t, 'wolf', 'a3-eternal-dragons')).toEqual([12]);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    passAll(t);
    expect(t.told('quest-done')).toHaveLength(1);
  });

  test('it costs 1 Rage to play [BR-C-friggas-sacrifice]', () => {
    const t = scene({ upgrades: [], hand: SACRIFICE });
    t.does('wolf', { kind: 'upgrade', card: 'a3-friggas-sacrifice' });
    expect(t.clan('wolf').rage).toBe(5);
  });
});
