import type { Seat } from '../../../../engine/contract/ask.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { sideOf } from '../pieces.ts';
import { lordsOf } from '../play/realm.ts';

export { scenes } from '../scenes/scenes.ts';
export { cards } from './card-list.ts';
export { factLook } from './fact-look.ts';
export { firsts } from './firsts.ts';
export { ledger } from './ledger.ts';
export { part } from './part.ts';

/** Who does it is a lord, or the side that attacks: the seat that plays him. */
export function doer(fact: ScandinaviaFact, { lords }: View): Seat | null {
  const lord = 'lord' in fact ? fact.lord : 'attacker' in fact ? fact.attacker : null;
  return typeof lord === 'string' ? (lords[lord]?.seat ?? null) : null;
}

export const seatLook = (view: View, seat: Seat) => sideOf(lordsOf(view, seat)[0] ?? '');
