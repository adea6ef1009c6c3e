import { describe, expect, it } from 'vitest';
import { expectSaid } from '../../../../kit/test/scene-words.ts';
import { JOURNEYS } from '../../content/sea.ts';
import { game } from '../../index.ts';
import type { GivenSeat } from '../../rules/arrange.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import { reavers } from '../../rules/index.ts';
import { successes, type TestTable, table } from '../../rules/testing.ts';
import { combatScene } from './combat-script.ts';
import { journeyScene } from './journey-script.ts';
import { roundScene } from './round-script.ts';
import { scenes } from './scenes.ts';
import { viewAt } from './view-at.ts';

/** What comes of Boar's choice, before these eyes. */
function happens(t: TestTable, choice: ReaversChoice, seat: number | null = 0) {
  const before = reavers.view(t.state, seat);
  const facts = t.does('boar', choice);
  return { facts, seat, before, after: reavers.view(t.state, seat) };
}

/** Boar fights a Spawn of Jormungandr, Defence 6, with four dice; one hammer is left, so that the roll is for Boar to say. */
function fights(boar: GivenSeat = {}): TestTable {
  const t = table(['boar', 'stag'], {
    seats: { boar: { food: 4, favour: 0, dice: { 'red-double-hammer': 2, 'red-hammer': 1 }, ...boar } },
    decks: { journeys: ['all-quiet'] },
    open: { battles: ['spawn-of-jormungandr'] },
  });
  t.does('boar', { kind: 'select', space: 'battle' });
  t.all('boar', { kind: 'act' }, { kind: 'face', card: 'spawn-of-jormungandr' }, { kind: 'fight' });
  const spend: ReaversChoice = { kind: 'spend', die: 'red-double-hammer' };
  t.all('boar', spend, spend);
  return t;
}

describe('the script of a fight', () => {
  it('dice fall against the wall, then it says by how much, then what it brought', () => {
    const t = fights();
    t.luck(...successes(2, 2, 2, 1));
    const scene = combatScene(happens(t, { kind: 'roll' }));
    expect(scene?.beats.map(({ part }) => part).slice(0, 4)).toEqual(['wall', 'dice', 'count', 'end']);
    const [wall, dice, count, end] = scene?.beats ?? [];
    expect([wall.dice, wall.successes, wall.won]).toEqual([null, null, null]);
    // What they come to is told when they lie there, and not while they fall.
    expect([dice.dice?.length, dice.successes, dice.won]).toEqual([4, null, null]);
    expect([count.successes, count.won]).toEqual([7, null]);
    expect(end.won).toBe(true);
    expect(scene?.title).toEqual({ key: 'ui.scene.you-sea', args: { seat: 0, card: 'spawn-of-jormungandr' } });
    expect(scene?.verdict).toEqual({ key: 'ui.scene.you-win', args: { seat: 0, successes: 7, defence: 6 } });
    expect(scene?.waits).toBe(true);
  });

  it('waits for nobody else, and names who fought', async () => {
    const t = fights();
    t.luck(...successes(0, 0, 1, 0));
    const scene = combatScene(happens(t, { kind: 'roll' }, 1));
    expect(scene?.verdict).toMatchObject({ key: 'ui.scene.loses', args: { seat: 0, successes: 1, defence: 6 } });
    expect(scene?.waits).toBe(false);
    expect(scene?.title.key).toBe('ui.scene.sea');
    if (scene) await expectSaid(game, reavers.view(t.state, 1), scene);
  });

  it('names the land that is fought for, where dice fall as soon as it is chosen', async () => {
    const subdues = (boar: GivenSeat): TestTable => {
      const t = table(['boar', 'stag'], { seats: { boar: { food: 0, favour: 0, ...boar } } });
      t.all('boar', { kind: 'select', space: 'territories' }, { kind: 'act' });
      return t;
    };
    const title = (territory: string) => ({ key: 'ui.scene.you-land', args: { seat: 0, territory } });
    const lost = subdues({ dice: { 'red-double-hammer': 1 } });
    lost.luck(...successes(0, 0));
    const first = combatScene(happens(lost, { kind: 'force', territory: 'food-3' }));
    expect(first?.title).toEqual(title('food-3'));
    if (first) await expectSaid(game, reavers.view(lost.state, 0), first);
    // The second attempt is not called by the first; with Favour left it breaks off before it is decided.
    const t = subdues({ favour: 4, dice: { 'red-double-hammer': 1 } });
    t.does('boar', { kind: 'peace', territory: 'food-3' });
    t.luck(...successes(0, 0));
    const second = combatScene(happens(t, { kind: 'force', territory: 'dice-3' }));
    expect([second?.verdict, second?.title]).toEqual([null, title('dice-3')]);
  });

  it('while dice may be rolled again nothing is decided', () => {
    const t = fights({ favour: 1 });
    t.luck(...successes(0, 0, 1, 0));
    const scene = combatScene(happens(t, { kind: 'roll' }));
    expect(scene?.beats.map(({ part }) => part)).toEqual(['wall', 'dice', 'count']);
    expect([scene?.verdict, scene?.waits]).toEqual([null, false]);
  });

  it('goes on as one scene when they are, and when they are not', () => {
    for (const [choice, parts] of [
      [{ kind: 'reroll', zeros: 3, ones: 0, twos: 0 }, ['wall', 'dice', 'count', 'dice', 'count', 'end', 'spoils']],
      [{ kind: 'decline' }, ['wall', 'dice', 'count', 'end', 'spoils']],
    ] as const) {
      const t = fights({ favour: 1 });
      t.luck(...successes(0, 0, 1, 0));
      const broken = combatScene(happens(t, { kind: 'roll' }));
      t.luck(...successes(0, 0, 0));
      const scene = combatScene({ ...happens(t, choice), broken });
      expect(scene?.beats.map(({ part }) => part)).toEqual(parts);
      expect([scene?.begun, scene?.verdict?.key]).toEqual([3, 'ui.scene.you-lose']);
      expect(scene?.beats.at(-1)?.dice).toHaveLength(4);
    }
  });
});

describe('the script of a journey', () => {
  /** Boar puts to sea with three shields, and meets this. */
  const sails = (journey: string, boar: GivenSeat = {}): TestTable => {
    const t = table(['boar', 'stag'], {
      seats: { boar: { food: 6, ...boar } },
      decks: { journeys: [journey] },
      open: { battles: ['knarr'] },
    });
    t.does('boar', { kind: 'select', space: 'battle' });
    return t;
  };
  const [danger] = JOURNEYS.flatMap(({ id, danger }) => (danger?.loss.kind === 'food' ? [id] : []));

  it('shows the card, then what it cost, and waits for whose it is', async () => {
    const t = sails(danger);
    const told = happens(t, { kind: 'act' });
    const asked = journeyScene(told) === null ? happens(t, { kind: 'suffer' }) : told;
    const scene = journeyScene(asked);
    expect(scene?.beats.map(({ facts }) => facts[0].kind)).toEqual(['journey-suffered', 'lost']);
    expect(scene?.title).toEqual({ key: 'ui.scene.you-journey', args: { seat: 0, card: danger } });
    expect([scene?.verdict?.key, scene?.waits]).toEqual(['ui.scene.you-suffer', true]);
    const seen = journeyScene({ ...asked, seat: 1 });
    expect([seen?.title.key, seen?.verdict?.key]).toEqual(['ui.scene.journey', 'fact.journey-suffered']);
    expect(seen?.waits).toBe(false);
    for (const each of [scene, seen]) if (each) await expectSaid(game, reavers.view(t.state, 1), each);
  });

  it('is none where nothing happens on the way', () => {
    expect(journeyScene(happens(sails('all-quiet'), { kind: 'act' }))).toBeNull();
  });
});

describe('the script of a round’s end', () => {
  /** What was told when the round was cleaned up. */
  const cleaned = (round: number, seats: Record<string, GivenSeat>, eyes: number | null = 0) => {
    const t = table(['boar', 'stag'], { begin: 'clean-up', round, seats });
    const paid = t.told('glory').reduce(
      (sum, { seat, glory }) => {
        sum[seat] += glory;
        return sum;
      },
      [0, 0],
    );
    const after = reavers.view(t.state, eyes);
    const before = {
      ...after,
      round,
      seats: after.seats.map(each => ({ ...each, glory: each.glory - paid[each.seat] })),
    };
    return { before, after, scene: roundScene({ facts: t.facts, seat: eyes, before, after }) };
  };

  it('the territories pay, then it says who leads', async () => {
    const { scene, after } = cleaned(2, { boar: { territories: ['food-1', 'favour-1'] } });
    expect(scene?.beats.map(({ source }) => source)).toEqual(['territories', null]);
    expect(scene?.title).toEqual({ key: 'ui.scene.round-ends', args: { round: 2 } });
    expect(scene?.beats.at(-1)?.glory).toEqual(after.seats.map(({ glory }) => glory));
    expect(scene?.verdict).toEqual({ key: 'ui.scene.you-lead', args: { winners: [0], glory: 2 } });
    const seen = cleaned(2, { boar: { territories: ['food-1', 'favour-1'] } }, null).scene;
    if (seen) await expectSaid(game, after, seen);
  });

  it('the final scoring goes source by source, to what the game ends with', async () => {
    const seats = {
      boar: { glory: 20, terror: 3, pile: ['art', 'treasure'] },
      stag: { glory: 30, tokens: { farm: 4 } },
    };
    const { scene, after } = cleaned(6, seats, 0);
    expect(scene?.beats.map(({ source }) => source)).toEqual(['terror', 'sets', 'tokens', null]);
    expect(scene?.was).toEqual([20, 30]);
    expect(scene?.beats.at(-1)?.glory).toEqual(after.seats.map(({ glory }) => glory));
    expect(scene?.verdict).toMatchObject({ key: 'ui.scene.has-won', args: { winners: [1] } });
    if (scene) await expectSaid(game, after, scene);
    expect(scene?.waits).toBe(true);
  });

  it('the seats have the Glory that it has counted', () => {
    const { before, scene } = cleaned(2, { boar: { territories: ['food-1', 'favour-2'] } });
    if (!scene) throw new Error('there is no end of a round');
    const shown = scene.beats.map((_, at) => viewAt({ scene, at }, before).seats.map(({ glory }) => glory));
    expect(shown).toEqual(scene.beats.map(({ glory }) => glory));
    expect(shown.at(-1)?.[0]).toBeGreaterThan(before.seats[0].glory);
  });

  it('the first round has none before it, nor has an everyday act', () => {
    const t = table(['boar', 'stag']);
    const view = reavers.view(t.state, 0);
    expect(scenes({ facts: t.facts, seat: 0, before: view, after: view })).toEqual([]);
  });
});
