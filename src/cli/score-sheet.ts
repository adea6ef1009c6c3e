import type { Seat } from '../engine/contract/ask.ts';
import { placeOf, type Result, type Sheet, sheetOf } from '../engine/contract/rules.ts';
import type { Speaker } from '../engine/text/text.ts';
import { columns } from './columns.ts';
import type { Words } from './words.ts';

/** How it was won, what each seat has by source, the winner first, and what broke a tie. */
export function scoreSheet(result: Result, speaker: Speaker, say: Words): string {
  const seats = result.ranking.flat();
  const sheet = sheetOf(result);
  const rows = [
    ['', ...seats.map(seat => speaker.seat(seat, 'label'))],
    ...(sheet ? sheetRows(sheet, seats, speaker, say) : []),
    [say('place'), ...seats.map(seat => String(placeOf(result, seat)))],
  ];
  const lines = columns(rows);
  const won = speaker.won(result);
  if (won) lines.unshift(won, '');
  if (result.shared) lines.push('', say('shared'));
  if (result.tieBreak) lines.push('', speaker.say(`tie.${result.tieBreak}`));
  return lines.join('\n');
}

function sheetRows({ sources, scores, totals, unit }: Sheet, seats: Seat[], speaker: Speaker, say: Words): string[][] {
  return [
    ...sources.map((source, i) => [
      speaker.has(`source.${source}`) ? speaker.name('source', source) : source,
      ...seats.map(seat => String(scores[seat][i])),
    ]),
    [unit ? speaker.say(`unit.${unit}`) : say('total'), ...seats.map(seat => String(totals[seat]))],
  ];
}
