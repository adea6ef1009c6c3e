/** How often a card is in its deck. */
import { table } from '../../testing.ts';

export function copiesOf(deck: string, card: string): number {
  const t = table(['boar', 'stag'], { open: { [deck]: [] }, rest: { [deck]: 'stag' } });
  const { pile, prophecies } = t.ship('stag');
  return [...pile, ...prophecies].filter(one => one === card).length;
}
