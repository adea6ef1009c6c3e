import type { Box } from './useBox.ts';

/** How cards lie side by side: so many in a row, and how large each is. */
export interface CardFit {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

export interface CardLimits {
  /** No card is wider than that; one that is narrower than `least` could not be read. */
  readonly most: number;
  readonly least: number;
  /** So many times as high as it is wide, at most and at least. */
  readonly slim: number;
  readonly squat?: number | undefined;
  readonly gap: number;
  /** How many rows there may be; as many as there is room for unless told otherwise. */
  readonly rows?: number | undefined;
}

/** A card that is lower than this, beside its width, shows its picture and little of its text. */
const UPRIGHT = 1.2;

/** How much can be read on a card of this size. */
const readable = (width: number, height: number): number => width * height * Math.min(1, height / width / UPRIGHT);

/** As large as the room allows, all of them in sight; where none would fit that can be read, one row of the least. */
export function fitCards(count: number, room: Box, limits: CardLimits): CardFit {
  const { most, least, slim, squat = 1, gap, rows: mostRows = count } = limits;
  let best: CardFit | null = null;
  for (let rows = 1; rows <= Math.max(1, Math.min(mostRows, count)); rows++) {
    const columns = Math.ceil(count / rows);
    const high = (room.height - gap * (rows - 1)) / rows;
    const width = Math.floor(Math.min(most, (room.width - gap * (columns - 1)) / columns, high / squat));
    const height = Math.floor(Math.min(width * slim, high));
    if (width < least) continue;
    if (!best || readable(width, height) > readable(best.width, best.height)) best = { columns, width, height };
  }
  return best ?? { columns: Math.max(1, count), width: least, height: Math.floor(Math.min(room.height, least * slim)) };
}
