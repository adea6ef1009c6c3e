import { expect, it } from 'vitest';
import { beatTime } from '../../../../kit/table/scene/pace.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { battleScenes } from './battle-script.ts';

const force = (side: string, die: number, sum: number): ScandinaviaFact => ({
  kind: 'force',
  side,
  potential: 15,
  die,
  roll: die + 2,
  result: 3,
  dragon: 0,
  commoners: 0,
  force: sum,
});
const won: ScandinaviaFact = { kind: 'battle-won', side: 'eurich', against: 'krosen', place: 'vaasa', margin: 4 };
const taken: ScandinaviaFact = { kind: 'conquered', lord: 'eurich', region: 'vaasa', from: 'krosen' };
const next: ScandinaviaFact = { kind: 'battle', attacker: 'eurich', defender: 'commoners', place: 'turku' };
const before = { lords: { eurich: { seat: 2 }, krosen: { seat: 1 } } } as unknown as View;
const happened = (facts: readonly ScandinaviaFact[], seat: number | null) => ({ facts, seat, before, after: before });

it('is told die by die, then who has won, then what came of it', () => {
  const [scene, ...more] = battleScenes(
    happened([force('eurich', 6, 20), force('krosen', 3, 16), won, taken, next], 2),
  );
  expect(more).toEqual([]);
  expect(scene.beats.map(({ thrown, decided, facts }) => [thrown, decided, facts.length])).toEqual([
    [1, false, 1],
    [2, false, 1],
    [2, true, 1],
    [2, true, 1],
  ]);
  expect(scene.throws.map(({ side, die, force: sum }) => [side, die, sum])).toEqual([
    ['eurich', 6, 20],
    ['krosen', 3, 16],
  ]);
});

it('waits for those who fought in it, and for nobody else', () => {
  const facts = [force('eurich', 6, 20), force('krosen', 3, 16), won];
  const waits = [2, 1, 0, null].map(seat => battleScenes(happened(facts, seat))[0].waits);
  expect(waits).toEqual([true, true, false, false]);
});

it('says to those who fought whether they have won, and to others who has', () => {
  const facts = [force('eurich', 6, 20), force('krosen', 3, 16), won];
  const verdicts = [2, 1, 0, null].map(seat => battleScenes(happened(facts, seat))[0].verdict);
  expect(verdicts.map(verdict => verdict?.key)).toEqual([
    'ui.won-by',
    'ui.lost-by',
    'fact.battle-won',
    'fact.battle-won',
  ]);
  expect(verdicts[0]?.args).toEqual({ margin: 4 });
});

it('is one for each battle, with Loki’s die alone where he fights', () => {
  const loki: ScandinaviaFact = { kind: 'loki', lord: 'eurich', die: 77 };
  const scenes = battleScenes(
    happened([force('eurich', 6, 20), force('krosen', 3, 16), won, loki, force('krosen', 1, 9), won], 0),
  );
  expect(scenes.map(({ throws }) => throws.map(({ force: sum }) => sum))).toEqual([
    [20, 16],
    [77, 9],
  ]);
  expect(scenes[1].throws[0].parts).toBeNull();
});

it('another’s is over within two seconds at the usual speed, and tells as much', () => {
  const facts = [force('eurich', 6, 20), force('krosen', 3, 16), won, taken];
  const [mine, others] = [2, 0].map(seat => battleScenes(happened(facts, seat))[0]);
  const told = (scene: typeof mine) => scene.beats.flatMap(beat => beat.facts);
  expect(told(others)).toEqual(told(mine));
  const pace = { speed: 'normal', still: false } as const;
  const lasts = others.beats.reduce((sum, _, at) => sum + (beatTime(others, at, pace) ?? Number.NaN), 0);
  expect(lasts).toBeLessThanOrEqual(2000);
  expect(beatTime(mine, mine.beats.length - 1, pace)).toBeNull();
});

it('what decides nothing is no scene', () => {
  expect(battleScenes(happened([next], 2))).toEqual([]);
});
