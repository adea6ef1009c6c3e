import { expect, it } from 'vitest';
import { REGIONS } from '../../content/regions.ts';
import { TROOPS } from '../../content/troops.ts';
import { ISLANDS, SEAS } from '../../content/waters.ts';
import { scandinavia } from '../index.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import { playWhole } from './whole.ts';

/** By the basic rules lists stay shorter than this. */
const MOST = 60;

/** Questions with too long a list, or for more than one number. */
const tooMuch = (state: State): string[] =>
  scandinavia
    .decisions(state)
    .flatMap(({ prompt, choices, ranges = [] }) =>
      choices.length < MOST && ranges.length <= 1
        ? []
        : [`${prompt}: ${choices.length} answers and ${ranges.length} ranges`],
    );

it.each([2, 3, 4, 5, 6])('at a table of %i no list has 60 answers, and no question asks for two numbers', seats => {
  const wrong = new Set<string>();
  playWhole(`lists ${seats}`, seats, { events: 2, tokens: 'on' }, state => {
    for (const each of tooMuch(state)) wrong.add(each);
  });
  expect([...wrong]).toEqual([]);
});

it.each(['taxes', 'recruiting', 'construction', 'military', 'upkeep'])(
  'nor where one lord has units in all lands but one, on all islands and in all fleets: %s',
  phase => {
    const kinds = TROOPS.filter(id => !['undead', 'valkyrie', 'living-forest', 'pegasus'].includes(id));
    const fleets = Array.from({ length: 16 }, (_, i) => `fleet-${i + 1}`);
    const places = [...REGIONS.filter(id => id !== 'kunghar'), ...ISLANDS, ...fleets];
    const { state } = table(['maerith', 'krosen'], {
      start: 'empty',
      phase,
      part: 'maerith',
      lords: { maerith: { level: 4, creed: 60, gold: 300 } },
      regions: Object.fromEntries(
        REGIONS.map(id => [
          id,
          { owner: id === 'kunghar' ? 'krosen' : 'maerith', buildings: ['castle', 'temple', 'port'] },
        ]),
      ),
      fleets: Object.fromEntries(fleets.map((id, i) => [id, { lord: 'maerith', place: SEAS[i % SEAS.length] }])),
      pieces: Object.fromEntries(places.map((id, i) => [id, { maerith: { [kinds[i % kinds.length]]: 1 } }])),
    });
    expect(scandinavia.decisions(state).some(({ choices }) => choices.length > 4)).toBe(true);
    expect(tooMuch(state)).toEqual([]);
  },
);
