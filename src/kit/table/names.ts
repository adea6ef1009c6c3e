import type { Seat } from '../../engine/contract/ask.ts';
import type { TableProps } from './table-props.ts';

/**
 * How a seat is called where it stands alone: by the name that the saga calls it by. Only who has given none is "You" to
 * themselves.
 */
export const nameOf = ({ seat, speaker }: Pick<TableProps, 'seat' | 'speaker'>, of: Seat): string =>
  of === seat && !speaker.hasName(of) ? speaker.say('seat.you') : speaker.seat(of, 'label');

/** The side they play, below that name; nothing where they are called by it. */
export function sideBelow(at: Pick<TableProps, 'seat' | 'speaker'>, of: Seat): string {
  const side = at.speaker.side(of);
  return nameOf(at, of) === side ? '' : side;
}

/** Words that are meant for who sits at a shared screen. */
export const toSitter = (sitter: string | null | undefined, words: string): string =>
  sitter && words ? `${sitter} · ${words}` : words;
