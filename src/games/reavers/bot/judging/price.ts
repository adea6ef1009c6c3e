import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { fits, tileFits } from '../../rules/dice/payment.ts';
import { DIE_KINDS, type Die, UPGRADE_COUNT, type Upgrade } from '../../rules/numbers.ts';
import { dieLoss, type Hand } from './hand.ts';
import type { Outlook } from './outlook.ts';

/** Spends what pays the needs with the least loss; false, with the hand in disorder, when it cannot. */
export function spendNeeds(o: Outlook, hand: Hand, needs: readonly number[]): boolean {
  for (const need of needs) {
    let least = Number.POSITIVE_INFINITY;
    let die: Die = NONE;
    let tile: Upgrade = NONE;
    for (let i: Upgrade = FIRST; i < UPGRADE_COUNT; i++) {
      if (hand.ready[i] > 0 && tileFits(o.tables, i, need) && o.weights.tileUse < least) {
        least = o.weights.tileUse;
        tile = i;
      }
    }
    for (let kind: Die = FIRST; kind < DIE_KINDS; kind++) {
      if (hand.dice[kind] === 0 || !fits(o.state, kind, need, hand.wild)) continue;
      const loss = dieLoss(o, hand, kind) + (kind === hand.wild ? o.weights.lastWild : 0);
      if (loss < least) {
        least = loss;
        die = kind;
        tile = NONE;
      }
    }
    if (tile >= 0) hand.ready[tile]--;
    else if (die >= 0) {
      hand.dice[die]--;
      hand.crew--;
    } else return false;
  }
  return true;
}
