import { expect, it } from 'vitest';
import { REGIONS } from '../../content/regions.ts';
import { momentOf } from '../../dev/gallery/moments.ts';
import type { View } from '../../rules/view.ts';
import { forcesIn } from './forces.ts';
import { legendsIn } from './legends.ts';
import { classIn, recruitsLeft } from './recruits.ts';

const view = {
  legends: { glok: 1, ragnar: 2 },
  fleets: { 'fleet-1': { lord: 'eurich' }, 'fleet-2': { lord: 'sandra' } },
  pieces: {
    vaasa: { eurich: { viking: 3, glok: 1, token: 1 }, rebels: { human: 2 } },
    'fleet-1': { eurich: { viking: 2, 'hero-3': 1 } },
  },
} as unknown as View;

it('tells of each hero of legend whether he has come, whose he is and where', () => {
  const told = Object.fromEntries(legendsIn(view).map(({ legend, is, side, at }) => [legend, [is, side, at]]));
  expect(told.glok).toEqual(['here', 'eurich', 'vaasa']);
  expect(told.ragnar).toEqual(['dead', null, null]);
  expect(told.joruld).toEqual(['away', null, null]);
  expect(Object.keys(told)).toHaveLength(6);
});

it('counts units, heroes and fleets of a lord, aboard as ashore, and knows where he stands himself', () => {
  expect(forcesIn(view, 'eurich')).toEqual({ units: 5, heroes: 2, fleets: 1, token: 'vaasa' });
  expect(forcesIn(view, 'sandra')).toEqual({ units: 0, heroes: 0, fleets: 1, token: null });
});

it('a land gives no more than its class allows, nor than there are counters', () => {
  const { view: asked, ask } = momentOf('recruits', 4, 'troops', 2);
  const region = ask.choices.flatMap(choice => (choice.kind === 'recruit' ? choice.region : []))[0];
  const { most } = classIn(asked, region);
  expect(recruitsLeft(asked, region)).toBe(most);
  const counts = REGIONS.map(id => (id === region ? 1 : -1));
  const frames = asked.frames.map(frame => (frame.kind === 'recruiting' ? { ...frame, counts } : frame));
  expect(recruitsLeft({ ...asked, frames } as View, region)).toBe(most - 1);
  expect(recruitsLeft({ ...asked, pool: asked.pool.map(() => 0) }, region)).toBe(0);
});
