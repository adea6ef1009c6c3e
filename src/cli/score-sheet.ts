import { placeOf, type Result } from '../engine/contract/rules.ts';
import type { Speaker } from '../engine/text/text.ts';
import { columns } from './columns.ts';
import type { Words } from './words.ts';

/** Points by source for each seat, the winner first, and what broke a tie. */
export function scoreSheet(result: Result, speaker: Speaker, say: Words): string {
  const seats = result.ranking.flat();
  const rows = [
    ['', ...seats.map(seat => speaker.seat(seat, 'label'))],
    ...result.sources.map((source, i) => [
      speaker.has(`source.${source}`) ? speaker.name('source', source) : source,
      ...seats.map(seat => String(result.scores[seat][i])),
    ]),
    [say('total'), ...seats.map(seat => String(result.totals[seat]))],
    [say('place'), ...seats.map(seat => String(placeOf(result, seat)))],
  ];
  const lines = columns(rows);
  if (result.tieBreak) lines.push('', speaker.say(`tie.${result.tieBreak}`));
  return lines.join('\n');
}
