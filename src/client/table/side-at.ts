import type { Seat } from '../../engine/contract/ask.ts';
import type { TableInfo } from '../../host/protocol.ts';
import type { Side } from '../../kit/look/side.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { shelved } from '../games.ts';

/** How a seat looks: as its table says, else by the order of sides among the options, else as nobody in particular. */
export function sideAt(extras: TableExtras, view: unknown, { game, options }: TableInfo, seat: Seat): Side | undefined {
  if (extras.seatLook) return extras.seatLook(view, seat);
  const sides = shelved(game)?.hanging.sides ?? {};
  const order = Object.values(options).find(
    (value): value is readonly string[] => Array.isArray(value) && value.every(name => name in sides),
  );
  return sides[(order ?? Object.keys(sides))[seat]];
}
