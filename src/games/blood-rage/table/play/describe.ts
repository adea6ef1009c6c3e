import type { Speaker } from '../../../../engine/text/text.ts';
import type { View } from '../../rules/view.ts';

/** How many figures may still come to a province; null where nobody comes any more. */
export function roomAt(view: View, id: string, speaker: Speaker): string | null {
  const province = view.provinces.find(p => p.id === id);
  if (!province || province.destroyed) return null;
  if (province.villages === null) return speaker.say('table.no-limit');
  const taken = province.figures.reduce((sum, group) => sum + group.count, 0);
  return speaker.say('table.free', { free: province.villages - taken, villages: province.villages });
}

/** A place and all that is there, for those who listen. */
export function describePlace(view: View, id: string, speaker: Speaker): string {
  const { doomed } = view;
  const province = view.provinces.find(p => p.id === id);
  const parts = [speaker.name('place', id)];
  if (province?.destroyed) parts.push(speaker.say('ui.destroyed'));
  else if (province) {
    parts.push(roomAt(view, id, speaker) ?? '');
    parts.push(province.pillaged ? speaker.say('ui.pillaged') : speaker.name('reward', province.token));
    if (doomed?.province === id) parts.push(speaker.say('ui.doomed', { glory: doomed.glory }));
  }
  for (const { seat, figure, count } of [...view.provinces, ...view.fjords].find(p => p.id === id)?.figures ?? []) {
    parts.push(speaker.say('ui.figures-there', { seat, figure, count }));
  }
  return parts.filter(Boolean).join(', ');
}
