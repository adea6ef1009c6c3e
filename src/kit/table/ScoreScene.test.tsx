import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import { Icon } from '../look/Icon.tsx';
import type { Side } from '../look/side.ts';
import ScoreScene, { type ScoreProps } from './ScoreScene.tsx';

const messages = {
  'seat.you': 'You',
  'seat.0': 'Wolf',
  'seat.1': 'Bear',
  'source.battles': 'Battles',
  'source.quests': 'Quests',
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

const drawn = (result: ScoreProps['result'], icons: ScoreProps['icons'] = {}): string =>
  renderToStaticMarkup(
    <ScoreScene {...{ result, speaker, seat: 0, points: null, ending: null, looks: [look, look], icons }} />,
  );
const html = drawn({ ranking: [[1], [0]], sources: ['battles'], scores: [[19], [211]], totals: [19, 211] });
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

it('names a source beside the total where there are several; a single one is the total', () => {
  const [, head = ''] = /<thead>(.*?)<\/thead>/.exec(html) ?? [];
  expect(words(head)).toBe('Points by source Points');
  expect(words(html).match(/211/g)).toHaveLength(3);
  expect(words(html)).not.toContain('Most of');
  const several = drawn({
    ranking: [[1], [0]],
    sources: ['battles', 'quests'],
    scores: [
      [1, 2],
      [3, 4],
    ],
    totals: [3, 7],
  });
  expect(words(/<thead>(.*?)<\/thead>/.exec(several)?.[1] ?? '')).toBe('Points by source Battles Quests Points');
});

it('counts what is counted under its own sign where there is one source', () => {
  const sheet = { ranking: [[1], [0]], sources: ['battles'], scores: [[19], [211]], totals: [19, 211] };
  const total = (html: string): string => /class="sk-scores-total">(.*?)<\/th>/.exec(html)?.[1] ?? '';
  const sign = renderToStaticMarkup(<Icon name="crossed-swords" size={20} />);
  expect(total(drawn(sheet, { battles: 'crossed-swords' }))).toContain(sign);
  expect(total(drawn({ ...sheet, sources: ['battles', 'quests'] }, { battles: 'crossed-swords' }))).not.toContain(sign);
});
