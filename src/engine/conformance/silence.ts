import { FastChance } from '../chance/chance.ts';
import { difference } from './difference.ts';
import type { Law } from './law.ts';

/** Whether anybody listens to the facts makes no difference: simulations, which do not, play the same game. */
export const silence: Law = {
  name: 'silence',
  dear: true,
  *afterStep({ subject: { rules }, before, seat, choice, luck, after }) {
    const muted = rules.clone(before);
    rules.apply(muted, seat, choice, FastChance.load(luck));
    const [heard, unheard] = [JSON.stringify(after), JSON.stringify(muted)];
    if (heard !== unheard) yield `without listeners it goes on otherwise: ${difference(heard, unheard)}`;
  },
};
