/** Chapter 20: the options of the table, each of them both ways. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { type Options, readOptions } from '../../../../engine/contract/options.ts';
import { CARDS } from '../../content/cards.ts';
import { CLANS } from '../../content/clans.ts';
import type { Given } from '../arrange.ts';
import { bloodRage } from '../index.ts';
import { type TestTable, table } from '../testing.ts';
import { bonuses, fight, gloryOf, pillaged } from './fight.ts';

const TWO = ['wolf', 'raven'] as const;
const THREE = ['wolf', 'raven', 'serpent'] as const;
const FOUR = ['wolf', 'raven', 'serpent', 'bear'] as const;

const defaultOf = (name: string) => {
  const spec = bloodRage.options.find(option => option.name === name);
  return spec && 'values' in spec ? spec.values[0] : undefined;
};

describe('firstAge', () => {
  test('draft: the first Age is drafted like the others [BR-O-firstAge]', () => {
    expect(defaultOf('firstAge')).toBe('draft');
    const t = table(THREE, { phase: 'gods-gifts' });
    expect(t.asked()).toEqual(['wolf draft', 'raven draft', 'serpent draft']);
    expect(t.clan('wolf')).toMatchObject({ hand: 0, pack: 8 });
  });

  test('dealt: the first Age is played with the eight cards dealt, and the second is drafted [BR-O-firstAge]', () => {
    const t = table(THREE, { phase: 'gods-gifts' }, { firstAge: 'dealt' });
    expect(t.view().phase).toBe('action');
    expect(t.view().clans.map(clan => clan.hand)).toEqual([8, 8, 8]);
    for (const clan of THREE) t.does(clan, { kind: 'pass' });
    for (const clan of THREE) t.does(clan, t.choices(clan)[0]);
    expect(t.view()).toMatchObject({ age: 2, phase: 'gods-gifts' });
    expect(t.asked()).toEqual(['wolf draft', 'raven draft', 'serpent draft']);
  });
});

describe('firstSeat', () => {
  const holders = (given: Options) => {
    const options = readOptions(bloodRage.options, given, 3);
    const seats = Array.from({ length: 30 }, (_, i) => bloodRage.setup(options, 3, new FastChance(`seed ${i}`)).first);
    return [...new Set(seats)].toSorted();
  };

  test('random: anybody may begin; seat-1: the first seat does [BR-O-firstSeat]', () => {
    expect(defaultOf('firstSeat')).toBe('random');
    expect(holders({ firstSeat: 'random' })).toEqual([0, 1, 2]);
    expect(holders({ firstSeat: 'seat-1' })).toEqual([0]);
  });
});

describe('axesTop', () => {
  test.each([10, 8])('the sixth step of Axes is worth %i, to see and in battle [BR-O-axesTop]', axesTop => {
    expect(defaultOf('axesTop')).toBe(10);
    const t = table(
      TWO,
      {
        tokens: { gimle: 'rage', horgr: 'axes' },
        clans: {
          wolf: { stats: { axes: 6 }, figures: { gimle: { leader: 1 } } },
          raven: { stats: { axes: 5 }, figures: { gimle: { warrior: 1 }, horgr: { warrior: 1 } } },
        },
      },
      { axesTop },
    );
    expect(t.clan('wolf').stats.axes).toEqual({ step: 6, value: axesTop });
    expect(t.clan('raven').stats.axes).toEqual({ step: 5, value: 8 });
    fight(t, 'wolf', 'gimle');
    expect(gloryOf(t, 'wolf')).toEqual([`battles ${axesTop}`]);
    // The step itself is there either way.
    fight(t, 'raven', 'horgr');
    expect(t.clan('raven').stats.axes).toEqual({ step: 6, value: axesTop });
  });
});

describe('yggdrasilGlory', () => {
  test.each([11, 10])(
    'the Yggdrasil! quest of Age 3 pays %i, and those of the other Ages do not change [BR-O-yggdrasilGlory]',
    yggdrasilGlory => {
      expect(defaultOf('yggdrasilGlory')).toBe(11);
      const quests = ['a1-yggdrasil', 'a2-yggdrasil', 'a3-yggdrasil'];
      const t = table(
        THREE,
        { age: 3, phase: 'quest', clans: { wolf: { figures: { yggdrasil: { warrior: 1 } }, quests } } },
        { yggdrasilGlory },
      );
      for (let i = 0; i < 3; i++) t.does('wolf', { kind: 'raise', stat: 'rage' });
      expect(t.told('quest-done').map(fact => fact.glory)).toEqual([6, 8, yggdrasilGlory]);
    },
  );

  test('Odin’s Throne doubles whichever it is [BR-O-yggdrasilGlory]', () => {
    const t = table(
      THREE,
      {
        age: 3,
        phase: 'quest',
        clans: {
          wolf: { figures: { yggdrasil: { warrior: 1 } }, quests: ['a3-yggdrasil'], upgrades: ['a3-odins-throne'] },
        },
      },
      { yggdrasilGlory: 10 },
    );
    expect(t.told('quest-done')[0].glory).toBe(20);
  });
});

describe('gazeBonus', () => {
  test.each([3, 2])(
    'Heimdall’s Gaze is worth +%i, committed, added late, or seen by a Sight [BR-O-gazeBonus]',
    gazeBonus => {
      expect(defaultOf('gazeBonus')).toBe(3);
      const t = table(
        THREE,
        {
          age: 3,
          clans: {
            wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-heimdalls-gaze', 'a3-heimdalls-gaze'] },
            raven: { figures: { gimle: { warrior: 1 } }, hand: ['a1-heimdalls-sight'] },
            serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-eye'] },
          },
        },
        { gazeBonus },
      );
      fight(t, 'wolf', 'gimle', { wolf: 'a3-heimdalls-gaze' });
      t.does('wolf', { kind: 'add', card: 'a3-heimdalls-gaze' });
      expect(bonuses(t)).toEqual({ wolf: 2 * gazeBonus, raven: gazeBonus, serpent: 2 });
    },
  );
});

describe('passed', () => {
  /** Raven has passed, and steals a Rage from Wolf with Trickery. */
  const scene = (passed: string) => {
    const t = table(
      TWO,
      {
        clans: {
          wolf: { rage: 3, figures: { gimle: { leader: 1 } }, hand: ['a1-tyrs-bash'] },
          raven: { rage: 0, passed: true, figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        },
      },
      { passed },
    );
    fight(t, 'wolf', 'gimle');
    expect(t.clan('raven').rage).toBe(1);
    return t;
  };

  test('out: Rage gained after a pass does not bring the seat back, and it counts as finished [BR-O-passed]', () => {
    expect(defaultOf('passed')).toBe('out');
    const t = scene('out');
    expect(t.asked()).toEqual(['wolf action']);
    t.refused('raven', { kind: 'pass' });
    t.does('wolf', { kind: 'pass' });
    expect(t.told('phase-began')[0]).toMatchObject({ phase: 'discard' });
  });

  test('return: Rage gained after a pass brings the seat back into the turn order [BR-O-passed]', () => {
    const t = scene('return');
    expect(t.asked()).toEqual(['raven action']);
    expect(t.clan('raven').passed).toBe(false);
    t.does('raven', { kind: 'invade', figure: 'warrior', to: 'horgr' });
    t.does('wolf', { kind: 'pass' });
    expect(t.clan('raven').rage).toBe(0);
    expect(t.told('phase-began')[0]).toMatchObject({ phase: 'discard' });
  });

  test('return: a seat that passed and gained nothing stays out [BR-O-passed]', () => {
    const t = table(TWO, { clans: { raven: { rage: 0, passed: true } } }, { passed: 'return' });
    t.does('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
    expect(t.asked()).toEqual(['wolf action']);
  });
});

describe('oath', () => {
  const scene = (oath: string) => {
    const t = table(
      TWO,
      {
        age: 2,
        tokens: { gimle: 'rage' },
        clans: {
          wolf: { figures: { gimle: { leader: 1 } }, hand: ['a2-thors-oath'] },
          raven: { figures: { gimle: { warrior: 1 } } },
        },
      },
      { oath },
    );
    fight(t, 'wolf', 'gimle');
    return t;
  };

  test('before: Thor’s Oath on Axes already counts for the Glory of its battle [BR-O-oath]', () => {
    expect(defaultOf('oath')).toBe('before');
    const t = scene('before');
    expect(t.told('glory')).toEqual([]);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(gloryOf(t, 'wolf')).toEqual(['battles 4']);
  });

  test('after: the Glory comes first and the Oath then raises the stat for the battles to come [BR-O-oath]', () => {
    const t = scene('after');
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3']);
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(gloryOf(t, 'wolf')).toEqual(['battles 3']);
    expect(t.clan('wolf').stats.axes.value).toBe(4);
  });
});

describe('darkElf', () => {
  test.each([1, 3])(
    'the Dark Elf invades Yggdrasil for %i Rage and any other province for 1 [BR-O-darkElf]',
    darkElf => {
      expect(defaultOf('darkElf')).toBe(1);
      const scene = (rage: number) =>
        table(TWO, { age: 2, clans: { wolf: { rage, upgrades: ['a2-dark-elf'] } } }, { darkElf });
      const t = scene(4);
      t.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
      expect(t.clan('wolf').rage).toBe(4 - darkElf);

      const other = scene(4);
      other.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'gimle' });
      expect(other.clan('wolf').rage).toBe(3);

      const poor = scene(2);
      const yggdrasil = poor
        .of('wolf', 'invade')
        .filter(choice => choice.figure === 'dark-elf' && choice.to === 'yggdrasil');
      expect(yggdrasil).toHaveLength(darkElf === 1 ? 1 : 0);
    },
  );
});

describe('watches', () => {
  /** Raven pillages, so Serpent's Watch comes before Wolf's. */
  const scene = (watches: string) => {
    const t = table(
      THREE,
      {
        age: 3,
        turn: 'raven',
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-heimdalls-watch'] },
          raven: { figures: { gimle: { leader: 1 } }, hand: ['a3-tyrs-rage'] },
          serpent: { figures: { gimle: { warrior: 1 } }, hand: ['a2-heimdalls-watch'] },
        },
      },
      { watches },
    );
    fight(t, 'raven', 'gimle');
    expect(t.view().discard.toSorted()).toEqual(['a2-heimdalls-watch', 'a3-heimdalls-watch', 'a3-tyrs-rage']);
    return t;
  };

  test('first: of two Watches the first from the pillager scores, and the other is thrown away [BR-O-watches]', () => {
    expect(defaultOf('watches')).toBe('first');
    const t = scene('first');
    expect([t.clan('wolf').glory, t.clan('serpent').glory]).toEqual([0, 6]);
  });

  test('both: the owner of each Watch scores [BR-O-watches]', () => {
    const t = scene('both');
    expect([t.clan('wolf').glory, t.clan('serpent').glory]).toEqual([6, 6]);
  });
});

describe('tyrQuests', () => {
  const scene = (tyrQuests: string, upgrades: string[]) => {
    const t = table(
      THREE,
      {
        age: 3,
        clans: {
          wolf: { figures: { gimle: { warrior: 1 } }, hand: ['a3-alfheim'], upgrades },
          raven: { figures: { gimle: { leader: 1 } } },
        },
      },
      { tyrQuests },
    );
    fight(t, 'wolf', 'gimle');
    t.does('wolf', { kind: 'count-quest' });
    return bonuses(t).wolf;
  };

  test('best: a quest counts for the better of the two upgrades; sum: for both together [BR-O-tyrQuests]', () => {
    expect(defaultOf('tyrQuests')).toBe('best');
    const both = ['a1-tyrs-domain', 'a3-tyrs-wrath'];
    expect(scene('best', both)).toBe(5);
    expect(scene('sum', both)).toBe(8);
    expect(scene('best', ['a1-tyrs-domain'])).toBe(3);
    expect(scene('sum', ['a1-tyrs-domain'])).toBe(3);
    expect(scene('sum', ['a3-tyrs-wrath'])).toBe(5);
  });
});

describe('succor', () => {
  const given = (more: Given = {}): Given => ({
    age: 2,
    ...more,
    clans: { wolf: { upgrades: ['a1-friggas-succor', 'a2-dark-elf'] } },
  });

  test('provinces: entering a fjord or Yggdrasil brings no Warrior, an outer province does [BR-O-succor]', () => {
    expect(defaultOf('succor')).toBe('provinces');
    const ship = table(THREE, given());
    ship.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-sw' });
    expect(ship.asked()).toEqual(['raven action']);
    const elf = table(THREE, given());
    elf.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
    expect(elf.asked()).toEqual(['raven action']);
    const leader = table(THREE, given());
    leader.does('wolf', { kind: 'invade', figure: 'leader', to: 'utgard' });
    expect(leader.asked()).toEqual(['wolf bring-warrior']);
  });

  test('everywhere: a ship brings a Warrior into a standing province of its fjord [BR-O-succor]', () => {
    const t = table(THREE, given(), { succor: 'everywhere' });
    t.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-sw' });
    expect(t.of('wolf', 'invade').map(choice => choice.to)).toEqual(['utgard', 'andlang']);
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'andlang' });
    expect(t.figures('wolf', 'andlang')).toEqual({ warrior: 1 });
    expect(t.clan('wolf').rage).toBe(6 - 2);

    const half = table(THREE, given({ destroyed: ['andlang'] }), { succor: 'everywhere' });
    half.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-sw' });
    expect(half.of('wolf', 'invade').map(choice => choice.to)).toEqual(['utgard']);

    const none = table(THREE, given({ destroyed: ['andlang', 'utgard'] }), { succor: 'everywhere' });
    none.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-sw' });
    expect(none.asked()).toEqual(['raven action']);
  });

  test('everywhere: the Sea Serpent does so too, and the Dark Elf brings a Warrior into Yggdrasil [BR-O-succor]', () => {
    const sea = table(
      THREE,
      { clans: { wolf: { upgrades: ['a1-friggas-succor', 'a1-sea-serpent'] } } },
      { succor: 'everywhere' },
    );
    sea.does('wolf', { kind: 'invade', figure: 'sea-serpent', to: 'fjord-ne' });
    sea.does('wolf', { kind: 'invade', figure: 'warrior', to: 'elvagar' });
    expect(sea.figures('wolf', 'elvagar')).toEqual({ warrior: 1 });

    const elf = table(THREE, given(), { succor: 'everywhere' });
    elf.does('wolf', { kind: 'invade', figure: 'dark-elf', to: 'yggdrasil' });
    expect(elf.of('wolf', 'invade')).toEqual([{ kind: 'invade', figure: 'warrior', to: 'yggdrasil' }]);
    elf.does('wolf', { kind: 'invade', figure: 'warrior', to: 'yggdrasil' });
    expect(elf.figures('wolf', 'yggdrasil')).toEqual({ warrior: 1, 'dark-elf': 1 });
  });

  test('everywhere: a Warrior who comes with a ship has invaded, so Thor’s Domain may follow [BR-O-succor, BR-C-thors-domain]', () => {
    const scene = (given: Given = {}) => {
      const t = table(
        FOUR,
        { age: 2, ...given, clans: { wolf: { upgrades: ['a1-friggas-succor', 'a2-thors-domain'] } } },
        { succor: 'everywhere' },
      );
      t.does('wolf', { kind: 'invade', figure: 'ship', to: 'fjord-sw' });
      return t;
    };
    const t = scene();
    t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'andlang' });
    expect(t.choices('wolf')).toEqual([{ kind: 'pillage', province: 'andlang' }, { kind: 'decline' }]);
    expect(t.why('wolf', { kind: 'pillage', province: 'utgard' })).toEqual(['BR-C-thors-domain']);
    t.does('wolf', { kind: 'pillage', province: 'andlang' });
    expect(pillaged(t, 'andlang')).toBe(true);
    expect(t.clan('wolf').rage).toBe(6 - 2 - 2);

    // The ship alone has entered a fjord and no province, and a pillaged one is of no use.
    const alone = scene();
    alone.does('wolf', { kind: 'decline' });
    expect(alone.asked()).toEqual(['raven action']);
    const late = scene({ pillaged: ['andlang'] });
    late.does('wolf', { kind: 'invade', figure: 'warrior', to: 'andlang' });
    expect(late.asked()).toEqual(['raven action']);
  });
});

describe('protection', () => {
  const scene = (protection: string, rage = 2) =>
    table(
      TWO,
      {
        age: 2,
        phase: 'ragnarok',
        ragnarok: ['horgr', 'gimle', 'utgard'],
        clans: {
          wolf: {
            rage,
            figures: { gimle: { warrior: 2 }, 'fjord-nw': { ship: 1 } },
            upgrades: ['a2-friggas-protection', 'a2-fire-dragons'],
          },
        },
      },
      { protection },
    );

  test('not-in-ragnarok: nothing is saved from Ragnarök, whatever Rage is left [BR-O-protection]', () => {
    expect(defaultOf('protection')).toBe('not-in-ragnarok');
    const t = scene('not-in-ragnarok');
    expect(t.told('saved')).toEqual([]);
    expect(t.told('province-destroyed')).toEqual([{ kind: 'province-destroyed', province: 'gimle', count: 3 }]);
    expect(t.told('released')).toEqual([{ kind: 'released', seat: 0, count: 3 }]);
    expect(gloryOf(t, 'wolf')).toEqual(['ragnarok 6', 'ragnarok 3', 'upgrades 8']);
  });

  test('fjord-in-ragnarok: ships may be bought off with Rage left over, figures in the province may not [BR-O-protection]', () => {
    const t = scene('fjord-in-ragnarok');
    expect(t.choices('wolf')).toEqual([{ kind: 'save', figure: 'ship' }, { kind: 'decline' }]);
    t.refused('wolf', { kind: 'save', figure: 'warrior' });
    t.does('wolf', { kind: 'save', figure: 'ship' });
    expect(t.clan('wolf').rage).toBe(1);
    expect(t.figures('wolf', 'fjord-nw')).toEqual({ ship: 1 });
    expect(gloryOf(t, 'wolf')).toEqual(['ragnarok 6']);

    const spent = scene('fjord-in-ragnarok', 0);
    expect(spent.told('saved')).toEqual([]);
    expect(spent.told('released')).toEqual([{ kind: 'released', seat: 0, count: 3 }]);
  });
});

describe('witchSacrifice', () => {
  const scene = (witchSacrifice: string, place = 'gimle') => {
    const t = table(
      THREE,
      {
        age: 3,
        clans: {
          wolf: {
            figures: { [place]: { 'volur-witch': 1, warrior: 1 } },
            upgrades: ['a3-volur-witch', 'a3-friggas-sacrifice'],
          },
        },
      },
      { witchSacrifice },
    );
    t.does('wolf', { kind: 'sacrifice' });
    t.does('wolf', { kind: 'give', figure: 'volur-witch', at: place });
    return t;
  };

  test('dies: a Witch given to Frigga’s Sacrifice is destroyed [BR-O-witchSacrifice]', () => {
    expect(defaultOf('witchSacrifice')).toBe('dies');
    const t = scene('dies');
    expect(t.asked()).toEqual(['wolf raise']);
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1, 'volur-witch': 1 });
  });

  test('retreats: she may go to Yggdrasil, and the stat rises all the same [BR-O-witchSacrifice]', () => {
    const t = scene('retreats');
    expect(t.choices('wolf')).toEqual([{ kind: 'retreat', figure: 'volur-witch' }, { kind: 'decline' }]);
    t.does('wolf', { kind: 'retreat', figure: 'volur-witch' });
    expect(t.figures('wolf', 'yggdrasil')).toEqual({ 'volur-witch': 1 });
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1 });
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(t.clan('wolf').stats.axes.value).toBe(4);
  });

  test('retreats: from Yggdrasil she has no way out [BR-O-witchSacrifice]', () => {
    const t = scene('retreats', 'yggdrasil');
    expect(t.asked()).toEqual(['wolf raise']);
    expect(t.figures('wolf', 'valhalla')).toEqual({ warrior: 1, 'volur-witch': 1 });
  });
});

describe('deadFjords', () => {
  const fjords = (deadFjords: string, destroyed: string[]) =>
    table(TWO, { destroyed }, { deadFjords })
      .of('wolf', 'invade')
      .filter(choice => choice.figure === 'ship')
      .map(choice => choice.to);
  const ALL = ['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw'];

  test('open: a ship may enter any fjord; closed: none whose two provinces are both destroyed [BR-O-deadFjords]', () => {
    expect(defaultOf('deadFjords')).toBe('open');
    expect(fjords('open', ['gimle', 'myrkulor'])).toEqual(ALL);
    expect(fjords('closed', ['gimle', 'myrkulor'])).toEqual(['fjord-ne', 'fjord-se', 'fjord-sw']);
    expect(fjords('closed', ['gimle', 'andlang'])).toEqual(ALL);
  });

  test('closed: neither the free entry of an upgrade nor Frigga’s Domain opens it [BR-O-deadFjords]', () => {
    const destroyed = ['gimle', 'myrkulor'];
    const free = table(TWO, { destroyed, clans: { wolf: { hand: ['a1-lokis-dragons'] } } }, { deadFjords: 'closed' });
    free.does('wolf', { kind: 'upgrade', card: 'a1-lokis-dragons' });
    expect(free.of('wolf', 'invade').map(choice => choice.to)).toEqual(['fjord-ne', 'fjord-se', 'fjord-sw']);
    const back = table(
      TWO,
      {
        age: 3,
        destroyed,
        clans: { wolf: { figures: { valhalla: { ship: 1 } }, upgrades: ['a3-friggas-domain'] } },
      },
      { deadFjords: 'closed' },
    );
    expect(back.of('wolf', 'return').map(choice => choice.to)).toEqual(['fjord-ne', 'fjord-se', 'fjord-sw']);
  });
});

describe('tie', () => {
  /** Wolf has 10 Glory from battles, Raven 10 for a legendary stat, Serpent less. */
  const scene = (tie: string, raven: Record<string, unknown>): TestTable =>
    table(
      THREE,
      { age: 3, phase: 'release-valhalla', clans: { wolf: { glory: 10 }, raven, serpent: { glory: 2 } } },
      { tie },
    );
  const legendary = { stats: { rage: 4 } };

  test('shared: clans level on the most Glory share the victory [BR-O-tie]', () => {
    expect(defaultOf('tie')).toBe('shared');
    const t = scene('shared', legendary);
    expect(t.told('game-over')).toEqual([{ kind: 'game-over', winners: [0, 1], glory: 10 }]);
    expect(bloodRage.result(t.state)?.ranking).toEqual([[0, 1], [2]]);
  });

  test('battles: among them the one with more Glory from battles wins; level there too, they share [BR-O-tie]', () => {
    const t = scene('battles', legendary);
    expect(t.told('game-over')).toEqual([{ kind: 'game-over', winners: [0], glory: 10 }]);
    expect(bloodRage.result(t.state)).toMatchObject({ ranking: [[0], [1], [2]], tieBreak: 'battles' });

    const level = scene('battles', { glory: 10 });
    expect(level.told('game-over')).toEqual([{ kind: 'game-over', winners: [0, 1], glory: 10 }]);

    // Battles break a tie, they do not beat a higher total.
    const ahead = scene('battles', { glory: 1, stats: { rage: 4 } });
    expect(bloodRage.result(ahead.state)?.ranking).toEqual([[1], [0], [2]]);
  });
});

describe('rageCap', () => {
  const ascension = (rageCap: string) => {
    const t = table(
      TWO,
      {
        age: 3,
        clans: {
          wolf: { rage: 11, figures: { gimle: { leader: 1 } }, hand: ['a3-thors-ascension'] },
          raven: { figures: { gimle: { warrior: 1 } } },
        },
      },
      { rageCap },
    );
    fight(t, 'wolf', 'gimle');
    return t.clan('wolf').rage;
  };
  const trickery = (rageCap: string) => {
    const t = table(
      TWO,
      {
        clans: {
          wolf: { figures: { gimle: { leader: 1 } } },
          raven: { rage: 12, figures: { gimle: { warrior: 1 } }, hand: ['a1-lokis-trickery'] },
        },
      },
      { rageCap },
    );
    fight(t, 'wolf', 'gimle');
    const told = [...t.told('rage-stolen'), ...t.told('rage-lost')].map(({ kind, from, rage }) => [kind, from, rage]);
    return [t.clan('wolf').rage, t.clan('raven').rage, ...told];
  };

  test('none: Rage gained in the phase has no limit; twelve: it stops at 12 [BR-O-rageCap]', () => {
    expect(defaultOf('rageCap')).toBe('none');
    expect(ascension('none')).toBe(14);
    expect(ascension('twelve')).toBe(12);
    expect(trickery('none')).toEqual([5, 13, ['rage-stolen', 0, 1]]);
    expect(trickery('twelve')).toEqual([5, 12, ['rage-lost', 0, 1]]);
  });
});

describe('keptCard', () => {
  const scene = (keptCard: string) =>
    table(
      TWO,
      { phase: 'discard', clans: { wolf: { hand: ['a1-troll', 'a1-alfheim'] }, raven: { hand: ['a1-odins-smite'] } } },
      { keptCard },
    );

  test('at-most-one: a clan with cards may keep none, also of a single one [BR-O-keptCard, BR-13.1]', () => {
    expect(defaultOf('keptCard')).toBe('at-most-one');
    const t = scene('at-most-one');
    expect(t.asked()).toEqual(['wolf keep-card', 'raven keep-card']);
    t.does('wolf', { kind: 'decline' });
    t.does('raven', { kind: 'decline' });
    expect([t.hand('wolf'), t.hand('raven')]).toEqual([[], []]);
    expect(t.told('cards-laid-down').map(({ count, kept }) => [count, kept])).toEqual([
      [2, null],
      [1, null],
    ]);
  });

  test('one: exactly one is kept, and a single one unasked [BR-O-keptCard]', () => {
    const t = scene('one');
    expect(t.asked()).toEqual(['wolf keep-card']);
    expect(t.refused('wolf', { kind: 'decline' })).toEqual([{ clause: 'BR-O-keptCard', reason: 'must-keep' }]);
    t.does('wolf', { kind: 'keep-card', card: 'a1-troll' });
    expect([t.hand('wolf'), t.hand('raven')]).toEqual([['a1-troll'], ['a1-odins-smite']]);
  });
});

describe('player marks', () => {
  test.each([1, 2, 3])(
    'of the 34 copies of Age %i six are marked 3+, eight 4+ and twenty not at all [BR-O-player-marks]',
    age => {
      const marks = CARDS.filter(card => card.age === age).flatMap(card => [...card.copies]);
      expect(marks).toHaveLength(34);
      expect(marks.filter(mark => mark === 3)).toHaveLength(6);
      expect(marks.filter(mark => mark === 4)).toHaveLength(8);
      expect(marks.filter(mark => mark === 2)).toHaveLength(20);
    },
  );

  test('they are no option: nothing at the table switches them [BR-O-player-marks]', () => {
    expect(bloodRage.options.map(option => option.clause)).not.toContain('BR-O-player-marks');
    expect([2, 3, 4].map(seats => table(CLANS.slice(0, seats)).view().decks)).toEqual([
      [0, 20, 20],
      [0, 26, 26],
      [0, 34, 34],
    ]);
  });
});
