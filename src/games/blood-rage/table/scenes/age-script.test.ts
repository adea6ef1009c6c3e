import { describe, expect, it } from 'vitest';
import { expectSaid } from '../../../../kit/test/scene-words.ts';
import type { ClanId } from '../../content/clans.ts';
import { game } from '../../index.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import { bloodRage } from '../../rules/index.ts';
import { type TestTable, table } from '../../rules/testing.ts';
import { type AgeScene, ageScene } from './age-script.ts';
import { viewAt } from './view-at.ts';

function sceneOf(t: TestTable, who: ClanId, choice: BloodRageChoice, eyes: ClanId | null = who): AgeScene | null {
  const seat = eyes === null ? null : t.seat(eyes);
  const before = bloodRage.view(t.state, seat);
  const facts = t.does(who, choice);
  return ageScene({ facts, seat, before, after: bloodRage.view(t.state, seat) });
}

const CLANS = ['wolf', 'raven', 'serpent'] as const;
const kinds = (scene: AgeScene | null) => scene?.beats.map(({ facts }) => facts[0].kind);

/** All have passed but Wolf; Wolf has lost a quest, and somebody stands where the world ends. */
const lastTurn = (more: { age?: 1 | 3 } = {}) => {
  const ragnarok = ['gimle', 'horgr', 'elvagar'];
  const age = more.age ?? 1;
  return table([...CLANS], {
    age,
    ragnarok: age === 3 ? ['horgr', 'elvagar', 'gimle'] : ragnarok,
    ...(age === 3 && { destroyed: ['horgr', 'elvagar'] }),
    turn: 'wolf',
    clans: {
      wolf: { quests: ['a1-jotunheim'], figures: { gimle: { warrior: 2 } } },
      raven: { passed: true, figures: { gimle: { leader: 1 } } },
      serpent: { passed: true },
    },
  });
};

describe('the script of an Age’s end', () => {
  it('quests turn over, the province burns, the marker moves, the dead return, and it says who leads', () => {
    const scene = sceneOf(lastTurn(), 'wolf', { kind: 'pass' });
    expect(kinds(scene)).toEqual([
      'quest-failed',
      'province-destroyed',
      'destroyed',
      'doom-moved',
      'released',
      'first-seat',
    ]);
    expect(scene?.verdict).toEqual({ key: 'ui.scene.you-lead', args: { seats: [0], glory: 4 } });
    expect(scene?.waits).toBe(true);
  });

  it('Glory counts up beat by beat, to what the table then shows', () => {
    const t = lastTurn();
    const scene = sceneOf(t, 'wolf', { kind: 'pass' }, 'raven');
    expect(scene?.was).toEqual([0, 0, 0]);
    expect(scene?.beats.map(({ glory }) => glory)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [4, 2, 0],
      [4, 2, 0],
      [4, 2, 0],
      [4, 2, 0],
    ]);
    expect(scene?.verdict).toEqual({ key: 'ui.scene.leads', args: { seats: [0], glory: 4 } });
  });

  it('a part of it waits for nobody: somebody is asked next', () => {
    const t = table([...CLANS], {
      turn: 'wolf',
      clans: {
        wolf: { quests: ['a1-yggdrasil'], figures: { yggdrasil: { warrior: 1 } } },
        raven: { passed: true },
        serpent: { passed: true },
      },
    });
    const scene = sceneOf(t, 'wolf', { kind: 'pass' });
    expect(kinds(scene)).toEqual(['quest-done']);
    expect([scene?.ended, scene?.waits, scene?.verdict]).toEqual([false, false, null]);
    const before = bloodRage.view(t.state, 0);
    const facts = t.does('wolf', { kind: 'raise', stat: 'axes' });
    const rest = ageScene({ facts, seat: 0, before, after: bloodRage.view(t.state, 0), broken: scene });
    expect(kinds(rest)?.slice(0, 3)).toEqual(['quest-done', 'stat-raised', 'province-destroyed']);
    expect([rest?.begun, rest?.was, rest?.ended]).toEqual([1, [0, 0, 0], true]);
  });

  it('the last one says who has won', async () => {
    const scene = sceneOf(lastTurn({ age: 3 }), 'wolf', { kind: 'pass' }, 'raven');
    expect(scene?.beats.at(-1)?.facts[0]).toMatchObject({ kind: 'game-over', winners: [0] });
    expect(scene?.verdict).toMatchObject({ key: 'ui.scene.has-won', args: { seats: [0] } });
    if (scene) await expectSaid(game, bloodRage.view(lastTurn().state, 0), scene);
  });

  it('everyday acts are none', () => {
    const t = table([...CLANS], { turn: 'wolf' });
    expect(sceneOf(t, 'wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' })).toBeNull();
  });
});

describe('the board at the end of an Age', () => {
  it('says the same Glory as the scene, however far the table is behind', () => {
    const t = lastTurn();
    const before = bloodRage.view(t.state, 0);
    const facts = t.does('wolf', { kind: 'pass' });
    const scene = ageScene({ facts, seat: 0, before, after: bloodRage.view(t.state, 0) });
    if (!scene) throw new Error('there is no end of an Age in it');
    const shown = scene.beats.map((_, at) => viewAt({ scene, at }, before).clans.map(({ glory }) => glory));
    expect(shown).toEqual(scene.beats.map(({ glory }) => glory));
    expect(shown.at(-1)).not.toEqual(before.clans.map(({ glory }) => glory));
  });

  it('shows the province destroyed, its figures gone and the marker moved no sooner than it is told', () => {
    const t = lastTurn();
    const before = bloodRage.view(t.state, 0);
    const facts = t.does('wolf', { kind: 'pass' });
    const scene = ageScene({ facts, seat: 0, before, after: bloodRage.view(t.state, 0) });
    if (!scene) throw new Error('there is no end of an Age in it');
    const seen = scene.beats.map((_, at) => {
      const { provinces, doomed } = viewAt({ scene, at }, before);
      const gimle = provinces.find(({ id }) => id === 'gimle');
      return [gimle?.destroyed, gimle?.figures.length, doomed?.province ?? null];
    });
    expect(seen).toEqual([
      [false, 2, 'gimle'],
      [true, 2, null],
      [true, 0, null],
      [true, 0, 'horgr'],
      [true, 0, 'horgr'],
      [true, 0, 'horgr'],
    ]);
  });
});
