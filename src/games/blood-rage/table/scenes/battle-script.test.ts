import { describe, expect, it } from 'vitest';
import { expectSaid } from '../../../../kit/test/scene-words.ts';
import type { ClanId } from '../../content/clans.ts';
import { game } from '../../index.ts';
import type { BloodRageChoice } from '../../rules/choices.ts';
import { bloodRage } from '../../rules/index.ts';
import type { TestTable } from '../../rules/testing.ts';
import { table } from '../../rules/testing.ts';
import { type BattleScene, battleScene } from './battle-script.ts';

/** The battle scene in what comes of a choice, as this clan sees it. */
function sceneOf(t: TestTable, who: ClanId, choice: BloodRageChoice, eyes: ClanId | null = who): BattleScene {
  const seat = eyes === null ? null : t.seat(eyes);
  const before = bloodRage.view(t.state, seat);
  const facts = t.does(who, choice);
  const scene = battleScene({ facts, seat, before, after: bloodRage.view(t.state, seat) });
  if (!scene) throw new Error('there is no battle in it');
  return scene;
}

const parts = ({ beats }: BattleScene) => beats.map(({ part }) => part);
const totals = ({ beats }: BattleScene) => beats.map(({ sides }) => sides.map(({ total }) => total));
const commit = (card: string): BloodRageChoice => ({ kind: 'commit', card });

/** Wolf pillages Gimle, where Ravens stand; Raven has sealed a card that adds nothing, Wolf has yet to choose. */
function sealed(warriors = 1) {
  const t = table(['wolf', 'raven', 'serpent'], {
    clans: {
      wolf: { hand: ['a1-tyrs-smash', 'a1-troll'], figures: { gimle: { leader: 1 } } },
      raven: { hand: ['a1-tyrs-bash', 'a1-sea-serpent'], figures: { gimle: { warrior: warriors } } },
    },
  });
  t.does('wolf', { kind: 'pillage', province: 'gimle' });
  t.declineAll('call-to-battle');
  t.does('raven', commit('a1-sea-serpent'));
  return t;
}
const SMASH = commit('a1-tyrs-smash');
const NOTHING = commit('a1-troll');

describe('the script of a battle', () => {
  it('is the call, the seals, the bars, then the verdict with what it cost', () => {
    const scene = sceneOf(sealed(), 'wolf', SMASH);
    expect(parts(scene)).toEqual(['call', 'crack', 'grow', 'compare', 'spoils']);
    expect(scene.title).toEqual({ key: 'ui.battle-for', args: { province: 'gimle' } });
    expect(scene.pillager).toBe(0);
  });

  it('knows no total and no card before the seals have cracked', () => {
    const { beats } = sceneOf(sealed(), 'wolf', SMASH);
    const [call, crack, grow] = beats;
    expect(call.sides.map(({ cards, sealed: under, total, bonus }) => [cards, under, total, bonus])).toEqual([
      [[], true, null, null],
      [[], true, null, null],
    ]);
    expect(crack.sides.map(({ cards, total }) => [cards, total])).toEqual([
      [['a1-tyrs-smash'], null],
      [['a1-sea-serpent'], null],
    ]);
    expect(grow.sides.every(({ total }) => total !== null)).toBe(true);
  });

  it('says who has won by how much, each to its own', async () => {
    const won = sceneOf(sealed(), 'wolf', SMASH);
    expect(totals(won).at(-1)).toEqual([6, 1]);
    expect(won.verdict).toEqual({ key: 'ui.scene.you-win', args: { own: 6, other: 1 } });
    const lost = sceneOf(sealed(), 'wolf', SMASH, 'raven');
    expect(lost.verdict).toEqual({ key: 'ui.scene.you-lose', args: { own: 1, other: 6 } });
    const watched = sceneOf(sealed(), 'wolf', SMASH, null);
    expect(watched.verdict).toEqual({ key: 'ui.scene.wins', args: { seat: 0, own: 6, other: 1 } });
    expect([won.waits, lost.waits, watched.waits]).toEqual([true, true, false]);
    for (const scene of [won, lost, watched]) await expectSaid(game, bloodRage.view(sealed().state, 0), scene);
  });

  it('a tie is nobody’s defeat alone: all are tied, and so it says', () => {
    const scene = sceneOf(sealed(3), 'wolf', NOTHING);
    expect(scene.beats.at(-1)?.sides.map(({ total, outcome }) => [total, outcome])).toEqual([
      [3, 'tied'],
      [3, 'tied'],
    ]);
    expect(scene.verdict).toEqual({ key: 'ui.scene.tied', args: { total: 3 } });
  });

  it('goes on as one scene where somebody could add a card after the reveal', () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: { hand: ['a1-tyrs-smash', 'a1-troll'], figures: { gimle: { leader: 1 } } },
        raven: { hand: ['a1-tyrs-bash', 'a1-sea-serpent'], figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    t.does('raven', commit('a1-sea-serpent'));
    const broken = sceneOf(t, 'wolf', SMASH);
    expect([parts(broken), broken.verdict, broken.waits]).toEqual([['call', 'crack', 'grow'], null, false]);
    t.does('wolf', { kind: 'decline' });
    const before = bloodRage.view(t.state, 0);
    const facts = t.does('raven', { kind: 'decline' });
    const scene = battleScene({ facts, seat: 0, before, after: bloodRage.view(t.state, 0), broken });
    expect(scene && parts(scene)).toEqual(['call', 'crack', 'grow', 'grow', 'compare', 'spoils']);
    expect([scene?.begun, scene?.verdict?.key]).toEqual([3, 'ui.scene.you-win']);
  });

  /** Raven has sealed a Watch, and has yet another card; `left`: what Wolf has besides. */
  function watched(...left: string[]) {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: { hand: ['a1-tyrs-smash', ...left], figures: { gimle: { leader: 1 } } },
        raven: { hand: ['a2-heimdalls-watch', 'a1-sea-serpent'], figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    t.does('raven', commit('a2-heimdalls-watch'));
    return t;
  }

  it('ends where a Watch throws all cards away: nobody wonders why another one is asked for', async () => {
    const t = watched('a1-troll', 'a1-alfheim');
    const scene = sceneOf(t, 'wolf', SMASH);
    expect([scene.verdict, scene.waits]).toEqual([{ key: 'ui.scene.anew' }, true]);
    await expectSaid(game, bloodRage.view(t.state, 0), scene);
  });

  it('turns up the cards of each round by themselves where nobody has a choice in the second', () => {
    const scene = sceneOf(watched('a1-troll'), 'wolf', SMASH);
    const cracks = scene.beats.filter(({ part }) => part === 'crack');
    expect(cracks.map(({ sides }) => sides.flatMap(({ cards }) => cards))).toEqual([
      ['a1-tyrs-smash', 'a2-heimdalls-watch'],
      ['a1-troll', 'a1-sea-serpent'],
    ]);
    expect(scene.verdict).toEqual({ key: 'ui.scene.you-win', args: { own: 3, other: 1 } });
  });

  it('tells what was lost last, and nothing twice', () => {
    const scene = sceneOf(sealed(), 'wolf', SMASH);
    const told = scene.beats.flatMap(({ facts }) => facts);
    expect(new Set(told).size).toBe(told.length);
    expect(scene.beats.at(-1)?.facts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['destroyed', 'cards-returned', 'pillaged']),
    );
  });

  it('breaks off where the winner chooses before anybody has lost, and ends with what it cost', async () => {
    const t = table(['wolf', 'raven', 'serpent'], {
      age: 2,
      clans: {
        wolf: { hand: ['a2-thors-oath', 'a1-troll'], figures: { gimle: { leader: 1 } } },
        raven: { hand: ['a1-tyrs-bash', 'a1-sea-serpent'], figures: { gimle: { warrior: 1 } } },
      },
    });
    t.does('wolf', { kind: 'pillage', province: 'gimle' });
    t.declineAll('call-to-battle');
    t.does('raven', commit('a1-sea-serpent'));
    const revealed = sceneOf(t, 'wolf', commit('a2-thors-oath'), 'raven');
    t.does('wolf', { kind: 'decline' });
    const eyes = t.seat('raven');
    const seen = (broken: BattleScene, does: () => ReturnType<typeof t.does>) => {
      const before = bloodRage.view(t.state, eyes);
      const facts = does();
      return battleScene({ facts, seat: eyes, before, after: bloodRage.view(t.state, eyes), broken });
    };
    const decided = seen(revealed, () => t.does('raven', { kind: 'decline' }));
    if (!decided) throw new Error('nothing is decided');
    expect([parts(decided).at(-1), decided.verdict, decided.waits]).toEqual(['compare', null, false]);
    const scene = seen(decided, () => t.does('wolf', { kind: 'raise', stat: 'axes' }));
    if (!scene) throw new Error('nobody is told what it cost');
    expect([parts(scene).at(-1), scene.begun, scene.waits]).toEqual(['spoils', decided.beats.length, true]);
    expect(scene.verdict).toEqual({ key: 'ui.scene.you-lose', args: { own: 1, other: 4 } });
    expect(scene.beats.at(-1)?.facts.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['stat-raised', 'cards-discarded', 'cards-returned', 'destroyed']),
    );
    await expectSaid(game, bloodRage.view(t.state, eyes), scene);
  });
});
