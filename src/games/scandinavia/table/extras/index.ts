import type { Seat } from '../../../../engine/contract/ask.ts';
import type { View } from '../../rules/view.ts';
import { sideOf } from '../pieces.ts';
import { lordsOf } from '../play/realm.ts';

export { scenes } from '../scenes/scenes.ts';
export { cards } from './card-list.ts';
export { factLook } from './fact-look.ts';
export { ledger } from './ledger.ts';

export const seatLook = (view: View, seat: Seat) => sideOf(lordsOf(view, seat)[0] ?? '');
