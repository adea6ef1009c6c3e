import type { Messages } from '../../../engine/contract/game.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { Secrets } from '../../../kit/test/on-page.ts';
import english from '../locales/en.ts';
import { CARD_IDS } from '../rules/numbers.ts';
import type { View } from '../rules/view.ts';

/** Cards that must not be named on a page. */

const messages: Messages = english;
const nameOf = (card: string): string => messages[`card.${card}`];
const viewOf = (match: Match, seat: number | null): View => match.view(seat) as View;

/** The cards that a seat (null: everybody) may know of, by name: in its view and in all it has heard. */
function known(match: Match, seat: number | null): Set<string> {
  const view = viewOf(match, seat);
  const text = JSON.stringify([view, match.factsFor(seat)]);
  const onTable = view.frames.flatMap(frame => ('played' in frame ? (frame.played as number[][]).flat() : []));
  const ids = CARD_IDS.filter((id, number) => text.includes(`"${id}"`) || onTable.includes(number));
  return new Set(ids.map(nameOf));
}

export const secrets: Secrets = {
  names: CARD_IDS.map(nameOf),
  /** The cards that other seats hold and this one knows nothing of. */
  from(match, seat) {
    const knows = known(match, seat);
    const hidden = viewOf(match, null).clans.flatMap(clan => {
      const own = clan.seat === seat ? null : viewOf(match, clan.seat).own;
      return own ? [...own.hand, ...own.quests, ...own.pack, ...own.picks] : [];
    });
    return [...new Set(hidden.map(nameOf))].filter(name => !knows.has(name));
  },
};
