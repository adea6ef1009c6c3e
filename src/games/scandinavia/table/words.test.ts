import { expect, it } from 'vitest';
import { BUILDINGS } from '../content/buildings.ts';
import { PHASES } from '../content/phases.ts';
import en from '../locales/en.ts';

/** Words whose ids are put together where they are said: a look at the sources does not find them. */
const PUT_TOGETHER: readonly string[] = [
  ...PHASES.map(phase => `phase-${phase}`),
  ...BUILDINGS.filter(building => building !== 'drakkar').map(building => `building-${building}`),
  ...['gold', 'creed', 'power', 'regions', 'first'].map(what => `about-${what}`),
  ...['give-region', 'dismiss', 'demolish', 'hand-stone', 'engines'].map(word => `say-${word}`),
  ...['diplomacy', 'event', 'dragon', 'loki', 'battle'].map(screen => `to-${screen}`),
  ...['offer', 'agree', 'refuse', 'gift', 'bow', 'accept-vassal', 'refuse-vassal', 'release-vassal'].map(
    word => `talk-${word}`,
  ),
  ...['worth', 'anywhere', 'until', 'loki-worth', 'loki-pledge'].map(note => `beast-${note}`),
  ...['potential', 'die', 'row', 'table', 'dragon', 'commoners', 'force'].map(column => `thrown-${column}`),
  'attacks',
  'defends',
];

it('the table has all words that it puts together', () => {
  expect(PUT_TOGETHER.filter(word => !Object.hasOwn(en, `ui.${word}`))).toEqual([]);
});
