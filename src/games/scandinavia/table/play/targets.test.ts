import { expect, it } from 'vitest';
import type { Ask } from '../../../../engine/contract/ask.ts';
import { outcomeOf } from '../../../../kit/table/play/outcome.ts';
import { pathsOf } from '../../../../kit/table/play/paths.ts';
import { START } from '../../../../kit/table/play/touching.ts';
import { expectAllReached } from '../../../../kit/test/reached.ts';
import { wander } from '../../../../kit/test/wander.ts';
import type { ScandinaviaChoice } from '../../rules/choices.ts';
import { scandinavia } from '../../rules/index.ts';
import type { View } from '../../rules/view.ts';
import { hexDrawing } from '../map/hex/hex-drawing.ts';
import { isSpot } from '../map/hex/spots.ts';
import { isByHex } from './by-hex.ts';
import { curious } from './curious.ts';
import { touching } from './play.ts';
import { isOnMap, spotTarget } from './targets.ts';

/** So many questions of each game: what comes later is asked in the same words. */
const QUESTIONS = 900;

it('touching lit things reaches every listed answer and nothing else, with two to six seats', () => {
  const asked = new Set<string>();
  const counts = new Map<number, number>();
  for (const { ask, view, game } of wander(scandinavia, { seed: 'touch', games: 5 })) {
    const count = (counts.get(game) ?? 0) + 1;
    counts.set(game, count);
    if (count > QUESTIONS && asked.has(ask.prompt)) continue;
    asked.add(ask.prompt);
    expectAllReached(touching, ask as Ask<ScandinaviaChoice>, view as View);
    expectDrawn(ask as Ask<ScandinaviaChoice>, view as View);
  }
  expect(asked.size).toBeGreaterThan(20);
});

/** By the advanced rules a place is a hex in some questions and a whole land or sea in others: it must be drawn as such. */
function expectDrawn(ask: Ask<ScandinaviaChoice>, view: View): void {
  if (view.options.rules !== 'advanced') return;
  const { lands, seas, islands } = hexDrawing(view.content);
  const areas = new Set<string>([...lands, ...seas, ...islands].map(({ id }) => id));
  const paths = pathsOf(touching, ask, view);
  for (const first of [START, ...[...paths.at(START).lit].map(target => ({ mode: null, touched: [target] }))]) {
    const { lit, way } = paths.at(first);
    for (const target of lit) {
      if (!target.startsWith('place:')) continue;
      const id = target.slice('place:'.length);
      const drawn = isByHex(ask, way.touched) ? isSpot(view.content, id) : areas.has(id);
      if (!drawn) expect.fail(`${ask.prompt}: ${target} is nowhere on the map`);
    }
  }
}

it('what is not lit is asked for in the words of the rules', () => {
  const ask = { seat: 0, prompt: 'where', choices: [] } as unknown as Ask<ScandinaviaChoice>;
  const view = { pieces: {} } as View;
  expect(curious('place:noorland', START, ask, view)).toEqual({ kind: 'go', to: 'noorland' });
  expect(curious('place:noorland', START, { ...ask, prompt: 'talk' }, view)).toBeUndefined();
  expect(curious('place:bokne', START, { ...ask, prompt: 'orders' }, view)).toBeUndefined();
  expect(curious('place:bokne', START, { ...ask, prompt: 'troops' }, view)).toBeUndefined();
  // On a hex where nobody stands nobody is sent away; a land is asked for as ever.
  expect(curious('place:h6', START, { ...ask, prompt: 'orders' }, view)).toBeUndefined();
  expect(curious('place:h6', START, ask, view)).toEqual({ kind: 'go', to: 'h6' });
  expect(curious('fleet:fleet-2', START, { ...ask, prompt: 'orders' }, view)).toEqual({
    kind: 'sail',
    fleet: 'fleet-2',
  });
});

it('a fleet that cannot be touched stands for the place where it lies, by hex and in a land', () => {
  const view = {
    options: { rules: 'basic' },
    pieces: {},
    fleets: { 'fleet-2': { lord: 'ohrrkan', place: 'selorian' } },
  } as unknown as View;
  const choices: ScandinaviaChoice[] = [
    { kind: 'steer', to: 'selorian' },
    { kind: 'steer', to: 'm2' },
  ];
  const ask = { seat: 0, prompt: 'fleet', choices } as unknown as Ask<ScandinaviaChoice>;
  const settings = { confirm: 'never', pause: 'none' } as const;
  const before = { ask, view, settings, paths: pathsOf(touching, ask, view), way: START };
  expect(outcomeOf(touching, before, 'fleet:fleet-2')).toMatchObject({ choice: choices[0] });
  // Where it cannot be reached, the rules say why.
  const far = { ...ask, choices: [choices[1]] };
  const there = { ...before, ask: far, paths: pathsOf(touching, far, view) };
  expect(outcomeOf(touching, there, 'fleet:fleet-2')).toEqual({ is: 'why-not', choice: choices[0] });
});

it('fleets and places lie on the map', () => {
  expect([spotTarget('fleet-3'), spotTarget('aland')]).toEqual(['fleet:fleet-3', 'place:aland']);
  expect((['place:aland', 'fleet:fleet-3', 'say:done'] as const).map(isOnMap)).toEqual([true, true, false]);
});
