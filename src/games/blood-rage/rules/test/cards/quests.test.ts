import { describe, expect, test } from 'vitest';
import { PROVINCES } from '../../../content/board.ts';
import type { Given, GivenClan } from '../../arrange.ts';
import { table } from '../../testing.ts';
import { gloryOf } from '../fight.ts';

const FOUR = ['wolf', 'bear', 'serpent', 'raven'] as const;
const AGES = [1, 2, 3];
type Figures = NonNullable<GivenClan['figures']>;

/** A Quest phase; what was done and what failed, as soon as quests have come to light. */
function questPhase(age: number, clans: Record<string, GivenClan>, more: Given = {}) {
  return table(FOUR, {
    age,
    phase: 'quest',
    ragnarok: ['horgr', 'andlang', 'elvagar'].with(age - 1, 'utgard'),
    ...more,
    clans,
  });
}
const done = (t: ReturnType<typeof questPhase>) => t.told('quest-done').map(fact => `${fact.card} ${fact.glory}`);
const failed = (t: ReturnType<typeof questPhase>) => t.told('quest-failed').map(fact => fact.card);

interface Region {
  readonly key: string;
  readonly clause: string;
  readonly home: string;
  readonly fjord: string;
  /** The other province of that fjord. */
  readonly across: string;
  readonly provinces: readonly string[];
}

const REGIONS: Region[] = [
  {
    key: 'alfheim',
    clause: '[BR-C-alfheim]',
    home: 'gimle',
    fjord: 'fjord-nw',
    across: 'myrkulor',
    provinces: ['andlang', 'gimle'],
  },
  {
    key: 'jotunheim',
    clause: '[BR-C-jotunheim]',
    home: 'utgard',
    fjord: 'fjord-sw',
    across: 'andlang',
    provinces: ['muspelheim', 'horgr', 'utgard'],
  },
  {
    key: 'manheim',
    clause: '[BR-C-manheim]',
    home: 'myrkulor',
    fjord: 'fjord-nw',
    across: 'gimle',
    provinces: ['elvagar', 'angerboda', 'myrkulor'],
  },
];

describe.each(REGIONS)('$key!', ({ key, clause, home, fjord, across, provinces }) => {
  const quest = `a1-${key}`;

  test.each(AGES)(`in Age %i pays by its Age wherever in its region its owner is the strongest ${clause}`, age => {
    for (const province of provinces) {
      const t = questPhase(age, { wolf: { figures: { [province]: { warrior: 1 } }, quests: [`a${age}-${key}`] } });
      expect(done(t)).toEqual([`a${age}-${key} ${[5, 7, 9][age - 1]}`]);
      expect(gloryOf(t, 'wolf')).toEqual([`quests ${[5, 7, 9][age - 1]}`]);
    }
  });

  test(`is not completed in any other province ${clause}`, () => {
    for (const { id } of PROVINCES) {
      if (provinces.includes(id)) continue;
      const t = questPhase(1, { wolf: { figures: { [id]: { leader: 1 } }, quests: [quest] } });
      expect([id, failed(t)]).toEqual([id, [quest]]);
      expect(gloryOf(t, 'wolf').filter(glory => glory.startsWith('quests'))).toEqual([]);
    }
  });

  test(`needs strictly the most STR in one province, fjord support included ${clause}`, () => {
    const scene = (wolf: Figures, bear: Figures) =>
      failed(questPhase(1, { wolf: { figures: wolf, quests: [quest] }, bear: { figures: bear } })).length === 0;
    expect(scene({ [home]: { warrior: 1 } }, { [home]: { warrior: 1 } })).toBe(false);
    expect(scene({ [home]: { warrior: 1 } }, { [home]: { warrior: 2 } })).toBe(false);
    expect(scene({ [home]: { warrior: 2 } }, { [home]: { warrior: 1 } })).toBe(true);
    // The Ship's 2 help either side, and a Ship alone is enough.
    expect(scene({ [home]: { warrior: 1 }, [fjord]: { ship: 1 } }, { [home]: { warrior: 2 } })).toBe(true);
    expect(scene({ [home]: { warrior: 2 } }, { [fjord]: { ship: 1 } })).toBe(false);
    expect(scene({ [fjord]: { ship: 1 } }, {})).toBe(true);
    // Provinces are never added up.
    const [one, other] = provinces;
    expect(
      scene({ [one]: { warrior: 1 }, [other]: { warrior: 1 } }, { [one]: { warrior: 1 }, [other]: { warrior: 1 } }),
    ).toBe(false);
  });

  test(`counts a province only while it stands, also for a ship in its fjord ${clause}`, () => {
    const scene = (destroyed: string[]) =>
      questPhase(1, { wolf: { figures: { [fjord]: { ship: 1 } }, quests: [quest] } }, { destroyed });
    expect(done(scene([]))).toEqual([`${quest} 5`]);
    expect(done(scene([across]))).toEqual([`${quest} 5`]);
    expect(failed(scene([home]))).toEqual([quest]);
    expect(failed(scene([...provinces]))).toEqual([quest]);
  });

  test(`counts the province that is about to fall in this Age ${clause}`, () => {
    const t = questPhase(
      1,
      { wolf: { figures: { [home]: { warrior: 1 } }, quests: [quest] } },
      { ragnarok: [home, 'elvagar', 'muspelheim'] },
    );
    t.does('wolf', { kind: 'raise', stat: 'rage' });
    expect(gloryOf(t, 'wolf')).toEqual(['quests 5', 'ragnarok 2']);
  });

  test(`each copy pays its Glory and one step on a stat of choice, from one and the same province ${clause}`, () => {
    const t = questPhase(2, {
      wolf: { figures: { [home]: { warrior: 1 } }, quests: [quest, `a2-${key}`, `a2-${key}`] },
    });
    for (const stat of ['axes', 'axes', 'horns'] as const) {
      expect(t.asked()).toEqual(['wolf raise']);
      expect(t.of('wolf', 'raise').map(choice => choice.stat)).toEqual(['rage', 'axes', 'horns']);
      t.does('wolf', { kind: 'raise', stat });
    }
    expect(done(t)).toEqual([`${quest} 5`, `a2-${key} 7`, `a2-${key} 7`]);
    expect(t.told('stat-raised').map(fact => `${fact.stat} ${fact.value}`)).toEqual(['axes 4', 'axes 5', 'horns 5']);
  });
});

describe('Yggdrasil!', () => {
  test.each(AGES)(
    'in Age %i pays 6, 8 or 11 for strictly the most STR in Yggdrasil, and nowhere else [BR-C-yggdrasil]',
    age => {
      const quest = `a${age}-yggdrasil`;
      const t = questPhase(age, { wolf: { figures: { yggdrasil: { warrior: 1 } }, quests: [quest] } });
      expect(done(t)).toEqual([`${quest} ${[6, 8, 11][age - 1]}`]);
      expect(t.asked()).toEqual(['wolf raise']);
      expect(t.of('wolf', 'raise')).toHaveLength(3);
      for (const { id } of PROVINCES) {
        if (id === 'yggdrasil') continue;
        expect(failed(questPhase(age, { wolf: { figures: { [id]: { leader: 1 } }, quests: [quest] } }))).toEqual([
          quest,
        ]);
      }
    },
  );

  test('a tie fails it, and no fjord supports Yggdrasil [BR-C-yggdrasil]', () => {
    const scene = (wolf: Figures, bear: Figures) =>
      failed(questPhase(1, { wolf: { figures: wolf, quests: ['a1-yggdrasil'] }, bear: { figures: bear } })).length ===
      0;
    expect(scene({ yggdrasil: { warrior: 1 } }, { yggdrasil: { warrior: 1 } })).toBe(false);
    expect(scene({ yggdrasil: { leader: 1 } }, { yggdrasil: { warrior: 2 } })).toBe(true);
    for (const fjord of ['fjord-ne', 'fjord-se', 'fjord-sw', 'fjord-nw']) {
      expect(scene({ [fjord]: { ship: 1 } }, {})).toBe(false);
      expect(scene({ yggdrasil: { warrior: 1 }, [fjord]: { ship: 1 } }, { yggdrasil: { warrior: 1 } })).toBe(false);
      expect(scene({ yggdrasil: { warrior: 1 } }, { [fjord]: { ship: 1 } })).toBe(true);
    }
  });

  test('each copy pays by itself, one kept from the Age before too [BR-C-yggdrasil]', () => {
    const t = questPhase(2, {
      wolf: { figures: { yggdrasil: { warrior: 1 } }, quests: ['a1-yggdrasil', 'a2-yggdrasil'] },
    });
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    expect(done(t)).toEqual(['a1-yggdrasil 6', 'a2-yggdrasil 8']);
    expect(t.clan('wolf').stats.horns.value).toBe(6);
  });
});

describe('Glorious Death!', () => {
  test.each(AGES)(
    'in Age %i pays 6, 8 or 11 with four figures in Valhalla, not with three [BR-C-glorious-death]',
    age => {
      const quest = `a${age}-glorious-death`;
      const four = questPhase(age, {
        wolf: { figures: { valhalla: { warrior: 2, leader: 1, ship: 1 } }, quests: [quest] },
      });
      expect(done(four)).toEqual([`${quest} ${[6, 8, 11][age - 1]}`]);
      expect(four.asked()).toEqual(['wolf raise']);
      expect(four.of('wolf', 'raise')).toHaveLength(3);
      const more = questPhase(age, { wolf: { figures: { valhalla: { warrior: 8 } }, quests: [quest] } });
      expect(done(more)).toHaveLength(1);
      const three = questPhase(age, { wolf: { figures: { valhalla: { warrior: 3 } }, quests: [quest] } });
      expect(failed(three)).toEqual([quest]);
    },
  );

  test('counts its owner’s dead only, Monsters among them [BR-C-glorious-death]', () => {
    const quests = ['a1-glorious-death'];
    const others = questPhase(1, {
      wolf: { figures: { valhalla: { warrior: 3 } }, quests },
      bear: { figures: { valhalla: { warrior: 5 } } },
    });
    expect(failed(others)).toEqual(quests);
    const troll = questPhase(1, {
      wolf: { figures: { valhalla: { warrior: 3, troll: 1 } }, upgrades: ['a1-troll'], quests },
    });
    expect(done(troll)).toHaveLength(1);
  });

  test('comes before Ragnarök sends more to Valhalla [BR-C-glorious-death]', () => {
    const t = questPhase(
      1,
      { wolf: { figures: { valhalla: { warrior: 3 }, gimle: { warrior: 4 } }, quests: ['a1-glorious-death'] } },
      { ragnarok: ['gimle', 'horgr', 'elvagar'] },
    );
    expect(failed(t)).toEqual(['a1-glorious-death']);
    expect(gloryOf(t, 'wolf')).toEqual(['ragnarok 8']);
  });

  test('each copy pays by itself [BR-C-glorious-death]', () => {
    const t = questPhase(1, {
      wolf: { figures: { valhalla: { warrior: 4 } }, quests: ['a1-glorious-death', 'a1-glorious-death'] },
    });
    t.does('wolf', { kind: 'raise', stat: 'rage' });
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(gloryOf(t, 'wolf')).toEqual(['quests 6', 'quests 6']);
    expect(t.told('stat-raised').map(fact => fact.stat)).toEqual(['rage', 'axes']);
  });
});
