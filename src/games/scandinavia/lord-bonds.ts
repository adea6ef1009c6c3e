import type { Speaker } from '../../engine/text/text.ts';
import type { LordView, View } from './rules/view.ts';

/** Whom a lord is bound to: allies, an overlord, a captor, a creditor. */
export function lordBonds(
  { allied }: Pick<View, 'allied'>,
  { seat, overlord, captor, debts }: LordView,
  speaker: Speaker,
): string[] {
  const friends = allied.flatMap(({ seats: [a, b] }) => (a === seat ? [b] : b === seat ? [a] : []));
  const lines: string[] = [];
  if (friends.length > 0) {
    lines.push(speaker.say('table.allies', { names: friends.map(one => speaker.seat(one, 'label')).join(', ') }));
  }
  if (overlord) lines.push(speaker.say('table.vassal', { lord: overlord }));
  if (captor) lines.push(speaker.say('table.prisoner', { lord: captor }));
  for (const { to, gold } of debts) lines.push(speaker.say('table.debt', { lord: to, gold }));
  return lines;
}
