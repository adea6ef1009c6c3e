import type { Seat } from '../../../../src/engine/contract/ask.ts';
import type { FactLook } from '../../../../src/kit/table/table-module.ts';
import { SIDES } from '../../rules/board.ts';
import type { TaflFact } from '../../rules/turn.ts';
import { SIDE_LOOKS } from '../pieces.ts';

export const seatLook = (_view: unknown, seat: Seat) => SIDE_LOOKS[SIDES[seat]];

export function factLook(fact: TaflFact): FactLook {
  switch (fact.kind) {
    case 'moved':
      return { knot: 'act', turn: fact.seat };
    case 'captured':
      return { knot: 'dot' };
    case 'escaped':
    case 'king-taken':
      return { icon: 'trophy', knot: 'great' };
    default:
      return {};
  }
}
