import { expect, it } from 'vitest';
import { momentOf } from '../../../dev/gallery/moments.ts';
import type { View } from '../../../rules/view.ts';
import { campaignIn, loadReckoning } from '../../play/plan.ts';
import { hexDrawing } from './hex-drawing.ts';
import { areaOfSpot, groundAt, hexByArrow, hexOfSpot, spotOfHex } from './spots.ts';
import { stacksByArea, stacksByHex } from './stacks.ts';

const CONTENT = {};
const by = (spot: string, key: string): string | null => {
  const hex = hexByArrow(hexOfSpot(CONTENT, spot), key);
  return hex === null ? null : spotOfHex(CONTENT, hex);
};

it('arrows lead from hex to hex and back, and nowhere over the edge', () => {
  expect(by('h6', 'ArrowRight')).toBe(spotOfHex(CONTENT, hexOfSpot(CONTENT, 'i6')));
  const below = by('b4', 'ArrowDown');
  expect(below).toBe('b5');
  expect(by(below ?? '', 'ArrowUp')).toBe('b4');
  expect([by('a1', 'ArrowLeft'), by('a1', 'ArrowUp'), by('x19', 'ArrowRight'), by('a1', 'n')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('a capital is the spot of its land, and every spot knows what it is part of', () => {
  expect(groundAt(CONTENT, 'noorland')).toBe('capital');
  expect(areaOfSpot(CONTENT, 'noorland')).toBe('noorland');
  expect(areaOfSpot(CONTENT, 'a1')).toBe('svarr');
});

it('the map in hexes is a few paths', () => {
  const { grounds, lands, seas, islands } = hexDrawing(CONTENT);
  expect([grounds.length, lands.length, seas.length, islands.length]).toEqual([7, 24, 7, 4]);
  expect(hexDrawing({ wealth: {} })).toBe(hexDrawing(CONTENT));
});

it('stacks are by hex, and from afar one for each side of a land, where most of them stand', () => {
  const view = {
    content: CONTENT,
    pieces: {
      noorland: { eurich: { viking: 1, 'hero-2': 1 } },
      k2: { eurich: { viking: 3 }, sandra: { goblin: 2 } },
      'fleet-1': { eurich: { viking: 2 } },
    },
  } as unknown as View;
  expect(areaOfSpot(CONTENT, 'k2')).toBe('noorland');
  expect(stacksByHex(view).map(({ at, side, units, heads, strength }) => [at, side, units, heads, strength])).toEqual([
    ['noorland', 'eurich', 1, 1, 5],
    ['k2', 'eurich', 3, 0, 15],
    ['k2', 'sandra', 2, 0, 6],
  ]);
  expect(stacksByArea(view).map(({ at, side, units, heads }) => [at, side, units, heads])).toEqual([
    ['k2', 'eurich', 4, 1],
    ['k2', 'sandra', 2, 0],
  ]);
});

it('what is in hand reaches what is listed, each with its cost and a way of as many points', async () => {
  await loadReckoning();
  const { view, ask } = momentOf('look', 6, 'where', 2, true);
  const plan = campaignIn(view)?.plan;
  const listed = ask.choices.flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));
  expect(listed.length).toBeGreaterThan(0);
  expect([...(plan?.costs.keys() ?? [])].sort()).toEqual([...listed].sort());
  for (const to of listed) {
    const steps = plan?.wayTo(to) ?? [];
    expect([to, steps.at(-1)?.spot, steps.at(-1)?.spent]).toEqual([to, to, plan?.costs.get(to)]);
  }
  expect(campaignIn(view)).toBe(campaignIn(view));
});
