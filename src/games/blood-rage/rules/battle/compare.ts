import type { Side } from '../facts.ts';
import { strength } from '../figures.ts';
import type { BattleFrame } from '../frames.ts';
import { PLACE_IDS } from '../numbers.ts';
import type { Act } from '../rule.ts';
import { cardsStrength } from './strength.ts';

/** The one highest total wins; a tie for it means that everybody has lost (BR-12.1, BR-12.2). */
export function compare({ state, facts }: Act, frame: BattleFrame): void {
  const province = PLACE_IDS[frame.province];
  const sides: Side[] = frame.fighters.map(seat => {
    const figures = strength(state, seat, frame.province);
    const cards = cardsStrength(state, frame, seat);
    return { seat, figures, cards, total: figures + cards };
  });
  const highest = Math.max(...sides.map(side => side.total));
  const best = sides.filter(side => side.total === highest);
  facts.tell({ kind: 'strength-compared', province, sides });
  if (best.length === 1) {
    frame.winner = best[0].seat;
    facts.tell({ kind: 'battle-won', seat: frame.winner, province });
  } else {
    facts.tell({ kind: 'battle-tied', province, total: highest });
  }
}
