import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { playWhole } from '../../rules/test/whole.ts';
import { view as viewOf } from '../../rules/view.ts';
import { regionsOverTime } from './regions-over-time.ts';

const SEATS: Readonly<Record<string, number>> = { eurich: 0, krosen: 1 };

it('lands are won, lost, given and left, turn by turn', () => {
  const facts: ScandinaviaFact[] = [
    { kind: 'land-taken', lord: 'eurich', region: 'noorland' },
    { kind: 'land-taken', lord: 'krosen', region: 'kenord' },
    { kind: 'turn-began', turn: 1, seat: 0 },
    { kind: 'conquered', lord: 'eurich', region: 'vaasa', from: 'commoners' },
    { kind: 'conquered', lord: 'eurich', region: 'kenord', from: 'krosen' },
    { kind: 'out', lord: 'krosen', to: 'eurich' },
    { kind: 'turn-began', turn: 2, seat: 0 },
    { kind: 'independent', region: 'vaasa', cause: 'revolts' },
  ];
  const { points, fallen } = regionsOverTime(
    facts,
    2,
    lord => SEATS[lord],
    turn => `Turn ${turn}`,
  );
  expect(points.lines).toEqual([
    [1, 3, 2],
    [1, 0, 0],
  ]);
  expect(points.chapters).toEqual([
    { title: 'Turn 1', from: 0 },
    { title: 'Turn 2', from: 1 },
  ]);
  expect(fallen).toEqual([{ lord: 'krosen', turn: 1, to: 'eurich' }]);
});

it('comes to the lands that each lord holds when a game is over', () => {
  const { state, facts } = playWhole('regions over time', 4, { limit: 4 });
  const view = viewOf(state, null);
  const { points } = regionsOverTime(facts, 4, lord => view.lords[lord]?.seat, String);
  const held = new Array<number>(4).fill(0);
  for (const { owner } of Object.values(view.regions)) {
    if (owner !== null && view.lords[owner]) held[view.lords[owner].seat]++;
  }
  expect(points.lines.map(line => line.at(-1))).toEqual(held);
});
