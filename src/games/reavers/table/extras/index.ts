import type { Seat } from '../../../../engine/contract/ask.ts';
import type { View } from '../../rules/view.ts';
import { CRESTS } from '../pieces.ts';

export { scenes } from '../scenes/scenes.ts';
export { cards } from './card-list.ts';
export { factLook } from './fact-look.ts';
export { firsts } from './firsts.ts';
export { terms } from './terms.ts';
export { Zoom } from './Zoom.tsx';

export const zooms: readonly string[] = ['card'];

export const seatLook = (view: View, seat: Seat) => CRESTS[view.seats[seat].crest];
