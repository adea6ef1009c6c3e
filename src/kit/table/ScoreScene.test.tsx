import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import type { Side } from '../look/side.ts';
import ScoreScene from './ScoreScene.tsx';

const messages = {
  'seat.you': 'You',
  'seat.0': 'Wolf',
  'seat.1': 'Bear',
  'source.battles': 'Battles',
  'ui.winners': '{names} wins',
  'ui.ahead': '{by} more than {names}.',
  'ui.best-in': 'Most of: {sources}',
  'ui.over': 'The game is over',
  'ui.total': 'Points',
  'ui.score': 'Points by source',
  'ui.best': 'the most',
  'ui.glory-over-time': 'Points over time',
};
const speaker = new Speaker({ language: 'en', messages, missing: 'show' });
const look: Side = { dye: '#333', on: '#fff', emblem: 'laurel-crown', rim: 'teeth' };

const html = renderToStaticMarkup(
  <ScoreScene
    result={{ ranking: [[1], [0]], sources: ['battles'], scores: [[19], [211]], totals: [19, 211] }}
    {...{ speaker, seat: 0, points: null, ending: null, looks: [look, look], icons: {} }}
  />,
);
const words = (part: string): string =>
  part
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it('calls a reader who gave no name “You” in the sheet, as everywhere at the table', () => {
  const [, mine = ''] = /<tr class="sk-scores-mine">(.*?)<\/tr>/.exec(html) ?? [];
  expect(words(mine)).toMatch(/^2 You /);
});

it('shows everybody’s place at a glance, also where the sheet is longer than the screen', () => {
  const [, places = ''] = /<ol class="sk-score-places"[^>]*>(.*?)<\/ol>/.exec(html) ?? [];
  expect(places.split('</li>').map(words).filter(Boolean)).toEqual(['1 211', '2 19']);
});
