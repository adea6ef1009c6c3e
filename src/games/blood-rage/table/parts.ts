import type { Speaker } from '../../../engine/text/text.ts';
import type { ClanView, View } from '../rules/view.ts';
import type { ClanName } from './pieces.ts';
import { cardOf } from './play/cards.ts';
import type { SeatStrings } from './SeatPlank.tsx';

export const clanOf = (view: View, seat: number): ClanName => view.clans[seat].clan;

/** The words that seats and the draft have in common. */
export function seatStrings(speaker: Speaker): SeatStrings {
  return {
    glory: n => speaker.say('table.glory', { glory: n }),
    rage: (n, max) => speaker.say('ui.rage-of', { n, max }),
    axes: n => speaker.say('ui.axes', { n }),
    horns: (n, max) => speaker.say('ui.horns-of', { n, max }),
    hand: n => speaker.say('ui.hand', { n }),
    valhalla: n => speaker.say('ui.in-valhalla', { n }),
    upgrades: names => speaker.say('ui.upgrades', { n: names.length, names: names.join(', ') }),
  };
}

/** Upgrades on a sheet, for the chips. */
export const upgradesOf = (clan: ClanView, speaker: Speaker): { key: string; name: string }[] =>
  clan.slots.flatMap(id => (id === null ? [] : [{ key: cardOf(id).key, name: speaker.name('card', id) }]));

export const countOf = (groups: ClanView['reserve']): number => groups.reduce((sum, group) => sum + group.count, 0);
