/** What an answer costs out of the purse at once, and what it leaves there. What only luck decides has no price yet. */
import type { Prospect } from '../../../engine/contract/explain.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import { LURE_PRICE, MERCENARIES_PRICE, SIF_PRICE } from '../content/events.ts';
import { ENGINES_PRICE } from '../content/troops.ts';
import type { ScandinaviaChoice } from './choices.ts';
import { CONSTRUCTION } from './frames.ts';
import { countRegions } from './land.ts';
import { buildingNumber, eventNumber } from './numbers.ts';
import { buildPrice } from './phases/construction.ts';
import { upkeepOf } from './realm/prices.ts';
import type { State } from './state.ts';

const NOTHING: Prospect = {};

export function foresee(state: State, seat: number, choice: ScandinaviaChoice): Prospect {
  const cost = costOf(state, choice);
  if (cost === null || cost === 0) return NOTHING;
  return { prices: [{ what: 'gold', cost, left: state.gold[seat] - cost }] };
}

function costOf(state: State, choice: ScandinaviaChoice): number | null {
  switch (choice.kind) {
    case 'build': {
      const site = innermost(state, 'construction');
      // What fervour builds costs nothing.
      return site?.step === CONSTRUCTION.what ? buildPrice(state, site.lord, buildingNumber[choice.building]) : null;
    }
    case 'engines':
      return choice.count * ENGINES_PRICE;
    case 'hire':
      return innermost(state, 'event')?.event === eventNumber.mercenaries ? MERCENARIES_PRICE : null;
    case 'pay-region':
      return LURE_PRICE;
    case 'feast': {
      const feast = innermost(state, 'sif');
      return feast ? SIF_PRICE * countRegions(state, feast.lord) : null;
    }
    case 'pay-all': {
      const kept = innermost(state, 'upkeep');
      return kept ? upkeepOf(state, kept.lord) : null;
    }
    default:
      return null;
  }
}
