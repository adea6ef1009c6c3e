import type { Ask } from '../src/engine/contract/ask.ts';
import type { Messages } from '../src/engine/contract/game.ts';
import type { Match } from '../src/engine/match/match.ts';
import { game } from '../src/games/reavers/index.ts';
import locale from '../src/games/reavers/locales/en.ts';
import type { ReaversChoice } from '../src/games/reavers/rules/choices.ts';
import { CARD_IDS } from '../src/games/reavers/rules/numbers.ts';
import type { State } from '../src/games/reavers/rules/state.ts';
import type { View } from '../src/games/reavers/rules/view.ts';
import { touching } from '../src/games/reavers/table/play/play.ts';
import type { Target } from '../src/games/reavers/table/play/targets.ts';
import { pathsOf } from '../src/kit/table/play/paths.ts';
import { START, type Way as WayOf } from '../src/kit/table/play/touching.ts';
import { tablesOf } from './kept.ts';

/** Tables of Reavers: what should be lit on them, and what must not be read there. */

const en: Messages = locale;

export type ReaversAsk = Ask<ReaversChoice>;
export type Way = WayOf<Target>;

export const { replayed, viewOf, openAsk, lay, first } = tablesOf<View, ReaversChoice>(game);

export const standing = (match: Match, ask: ReaversAsk, way: Way = START) =>
  pathsOf(touching, ask, viewOf(match, ask.seat)).at(way);

/** Names of cards that nothing else is called: whoever reads one reads of the card. */
const TELLING = new Map(
  CARD_IDS.flatMap((id): [string, string][] => {
    const name = en[`card.${id}`];
    const word = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');
    const also = Object.entries(en).some(([key, text]) => !key.startsWith('card.') && word.test(text));
    return also ? [] : [[id, name]];
  }),
);

export const CARD_NAMES: readonly string[] = [...new Set(TELLING.values())];

/** Cards that lie face down in the decks, and that a seat has neither before its eyes nor ever heard of. */
export function secretFrom(match: Match, seat: number | null): string[] {
  const view = viewOf(match, seat);
  const told = JSON.stringify([view, match.factsFor(seat)]);
  const lying = new Set(view.frames.flatMap(frame => Object.values(frame).flat()));
  const seen = new Set(CARD_IDS.filter((id, n) => told.includes(`"${id}"`) || lying.has(n)).map(id => TELLING.get(id)));
  const { decks } = match.snapshot().state as State;
  const hidden = decks.flat().flatMap(card => TELLING.get(CARD_IDS[card]) ?? []);
  return [...new Set(hidden)].filter(name => !seen.has(name));
}
