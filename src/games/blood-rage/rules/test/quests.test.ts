import { describe, expect, test } from 'vitest';
import type { Given, GivenClan } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

const done = (t: TestTable): string[] => t.told('quest-done').map(fact => fact.card);
const failed = (t: TestTable): string[] => t.told('quest-failed').map(fact => fact.card);

/** The Quest phase of four clans. */
const questPhase = (clans: Record<string, GivenClan>, given: Given = {}) =>
  table(['wolf', 'raven', 'serpent', 'bear'], {
    phase: 'quest',
    ragnarok: ['horgr', 'utgard', 'andlang'],
    ...given,
    clans,
  });

test('seat by seat from the first player, each is paid in full before the next turns up a card [BR-14.1]', () => {
  const t = questPhase(
    {
      wolf: { quests: ['a1-alfheim'], figures: { gimle: { warrior: 1 } } },
      serpent: {
        quests: ['a1-manheim', 'a1-glorious-death'],
        figures: { elvagar: { warrior: 1 }, valhalla: { warrior: 4 } },
      },
      bear: { quests: ['a1-jotunheim'] },
    },
    { first: 'serpent' },
  );
  expect(t.asked()).toEqual(['serpent raise']);
  t.does('serpent', { kind: 'raise', stat: 'rage' });
  expect(t.asked()).toEqual(['serpent raise']);
  expect([t.clan('bear').quests, t.clan('wolf').quests]).toEqual([1, 1]);
  t.does('serpent', { kind: 'raise', stat: 'axes' });
  expect(t.clan('serpent')).toMatchObject({ glory: 5 + 6, quests: 0 });
  expect(t.asked()).toEqual(['wolf raise']);
  t.does('wolf', { kind: 'raise', stat: 'axes' });
  const shown = t.facts.flatMap(f => (f.kind === 'quest-done' || f.kind === 'quest-failed' ? [[f.seat, f.card]] : []));
  expect(shown).toEqual([
    [2, 'a1-manheim'],
    [2, 'a1-glorious-death'],
    [3, 'a1-jotunheim'],
    [0, 'a1-alfheim'],
  ]);
});

describe('Serpents and Manheim', () => {
  test('level at Elvagar, ahead at Angerboda: 5 Glory and Horns from 4 to 5 (example g12a) [BR-14.2, BR-14.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      phase: 'quest',
      clans: {
        wolf: { figures: { elvagar: { warrior: 3 } } },
        raven: { figures: { angerboda: { warrior: 1 } } },
        serpent: { figures: { elvagar: { warrior: 1 }, 'fjord-ne': { ship: 1 } }, quests: ['a1-manheim'] },
      },
    });
    t.does('serpent', { kind: 'raise', stat: 'horns' });
    expect(t.told('quest-done')).toEqual([{ kind: 'quest-done', seat: 2, card: 'a1-manheim', glory: 5 }]);
    expect(t.told('stat-raised').map(({ stat, value }) => [stat, value])).toEqual([['horns', 5]]);
  });

  test('level at Elvagar by the Ship alone, ahead at Angerboda (example g12b) [BR-14.2, BR-14.4]', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      phase: 'quest',
      clans: {
        wolf: { figures: { elvagar: { warrior: 2 } } },
        raven: { figures: { angerboda: { warrior: 1 } } },
        serpent: { figures: { 'fjord-ne': { ship: 1 } }, quests: ['a1-manheim'] },
      },
    });
    t.does('serpent', { kind: 'raise', stat: 'horns' });
    expect(t.told('quest-done')).toEqual([{ kind: 'quest-done', seat: 2, card: 'a1-manheim', glory: 5 }]);
    expect(t.clan('serpent').stats.horns.value).toBe(5);
  });

  test('Elvagar alone would not have done: 3 against 3 is no lead [BR-14.2]', () => {
    const t = questPhase({
      wolf: { figures: { elvagar: { warrior: 3 }, angerboda: { leader: 1 } } },
      serpent: { figures: { elvagar: { warrior: 1 }, 'fjord-ne': { ship: 1 } }, quests: ['a1-manheim'] },
    });
    expect(failed(t)).toEqual(['a1-manheim']);
  });
});

describe('most STR', () => {
  test('provinces are never added up: second in all three of Jotunheim is not first in Jotunheim [BR-14.2]', () => {
    const t = questPhase({
      wolf: {
        stats: { horns: 3 },
        figures: { utgard: { warrior: 1 }, horgr: { warrior: 2 }, muspelheim: { warrior: 2 } },
        quests: ['a1-jotunheim'],
      },
      raven: { figures: { utgard: { warrior: 2 } } },
      serpent: { figures: { horgr: { leader: 1 } } },
      bear: { figures: { muspelheim: { leader: 1 } } },
    });
    expect(failed(t)).toEqual(['a1-jotunheim']);
  });

  test('a lead over some is no lead over all: every other clan must have less [BR-14.2]', () => {
    const gimle = (warriors: number) =>
      questPhase({
        wolf: { figures: { gimle: { warrior: 2 } }, quests: ['a1-alfheim'] },
        raven: { figures: { gimle: { warrior: 1 } } },
        serpent: { figures: { gimle: { warrior: warriors } } },
      });
    expect(failed(gimle(2))).toEqual(['a1-alfheim']);
    expect(done(gimle(1))).toEqual(['a1-alfheim']);
  });

  test('standing there alone, with one Warrior or one Ship, is enough; not standing there is not [BR-14.2]', () => {
    expect(done(questPhase({ wolf: { figures: { gimle: { warrior: 1 } }, quests: ['a1-alfheim'] } }))).toHaveLength(1);
    expect(done(questPhase({ wolf: { figures: { 'fjord-nw': { ship: 1 } }, quests: ['a1-alfheim'] } }))).toHaveLength(
      1,
    );
    expect(done(questPhase({ wolf: { quests: ['a1-alfheim'] } }))).toEqual([]);
  });

  test('an enemy Ship in the fjord counts against the clan on land [BR-14.2]', () => {
    const t = questPhase({
      wolf: { figures: { gimle: { warrior: 2 } }, quests: ['a1-alfheim'] },
      raven: { figures: { 'fjord-nw': { ship: 1 } } },
    });
    expect(failed(t)).toEqual(['a1-alfheim']);
  });
});

describe('doom', () => {
  test('the province about to fall still serves a quest [BR-14.3]', () => {
    const t = questPhase(
      { wolf: { figures: { gimle: { warrior: 1 } }, quests: ['a1-alfheim'] } },
      { ragnarok: ['gimle', 'utgard', 'horgr'] },
    );
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(done(t)).toEqual(['a1-alfheim']);
    expect(t.figures('wolf', 'reserve')).toEqual({ warrior: 8, leader: 1, ship: 1 });
    // 5 for the quest, 2 for the Warrior who then fell.
    expect(t.clan('wolf').glory).toBe(5 + 2);
  });

  test('a destroyed province serves none, and a region wholly destroyed completes nothing [BR-14.3]', () => {
    // Ships in both fjords of Alfheim: the one supports Gimle, the other Andlang.
    const wolf = {
      upgrades: ['a1-sea-serpent'],
      figures: { 'fjord-nw': { ship: 1 }, 'fjord-sw': { 'sea-serpent': 1 } },
      quests: ['a1-alfheim'],
    };
    const raven = { figures: { andlang: { warrior: 3 }, 'fjord-sw': { ship: 1 } } };
    expect(done(questPhase({ wolf }, { destroyed: ['gimle'] }))).toEqual(['a1-alfheim']);
    expect(done(questPhase({ wolf, raven }))).toEqual(['a1-alfheim']);
    // With Raven ahead at Andlang, Gimle was all Wolf had.
    expect(failed(questPhase({ wolf, raven }, { destroyed: ['gimle'] }))).toEqual(['a1-alfheim']);
    expect(failed(questPhase({ wolf }, { destroyed: ['gimle', 'andlang'] }))).toEqual(['a1-alfheim']);
  });
});

describe('payment', () => {
  test('equal quests are each paid, and one province serves them all [BR-14.4, BR-9.2]', () => {
    const t = questPhase({
      wolf: { figures: { gimle: { warrior: 1 } }, quests: ['a1-alfheim', 'a1-alfheim', 'a2-alfheim'] },
    });
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    t.does('wolf', { kind: 'raise', stat: 'horns' });
    expect(t.clan('wolf').glory).toBe(5 + 5 + 7);
    const { rage, axes, horns } = t.clan('wolf').stats;
    expect([rage.step, axes.step, horns.step]).toEqual([1, 3, 2]);
  });

  test('failure costs nothing, and all that was turned up is discarded for all to see [BR-14.5]', () => {
    const t = questPhase({
      wolf: { glory: 7, figures: { gimle: { warrior: 1 } }, quests: ['a1-jotunheim', 'a1-alfheim'] },
      raven: { glory: 4, quests: ['a1-manheim'] },
    });
    t.does('wolf', { kind: 'raise', stat: 'axes' });
    expect(failed(t)).toEqual(['a1-jotunheim', 'a1-manheim']);
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([7 + 5, 4]);
    const { stats } = t.clan('raven');
    expect([stats.rage.step, stats.axes.step, stats.horns.step]).toEqual([1, 1, 1]);
    expect(t.view().discard).toEqual(['a1-jotunheim', 'a1-alfheim', 'a1-manheim']);
    expect(t.clans.map(clan => t.clan(clan).quests)).toEqual([0, 0, 0, 0]);
  });
});
