import type { Seat } from '../../engine/contract/ask.ts';
import type { TableProps } from './table-props.ts';

/** How a seat is called where it stands alone: one's own is "You", any other has the name of whoever sits there. */
export const nameOf = ({ seat, speaker }: Pick<TableProps, 'seat' | 'speaker'>, of: Seat): string =>
  of === seat ? speaker.say('seat.you') : speaker.seat(of, 'label');
