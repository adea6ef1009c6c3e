/**
 * What an answer costs out of the purse, or of a march's points, and what and whom it leaves; what it is sure to bring; and what is asked
 * about first because it gives much away. What only luck decides has no price yet.
 */
import type { Prospect } from '../../../engine/contract/explain.ts';
import { innermost } from '../../../kit/rules/stack.ts';
import type { Region } from '../content/board.ts';
import { LURE_PRICE, MERCENARIES_PRICE, SIF_PRICE } from '../content/events.ts';
import { LORDS } from '../content/lords.ts';
import { PILLAGE_PROSPERITY } from '../content/powers.ts';
import { ENGINES_PRICE } from '../content/troops.ts';
import type { ScandinaviaChoice } from './choices.ts';
import { CONSTRUCTION, TAXES } from './frames.ts';
import { wayPrice } from './hex/foreseen.ts';
import { imagined } from './imagined.ts';
import { countRegions } from './land.ts';
import { buildingNumber, eventNumber, type Lord, pieceNumber, regionNumber, taxNumber } from './numbers.ts';
import { buildPrice, demolitionGold } from './phases/construction.ts';
import { heroChance, troopChance } from './phases/recruiting.ts';
import { lastTaxIn, taxable, taxOf } from './phases/taxes.ts';
import { settle } from './phases/upkeep.ts';
import { upkeepOf } from './realm/prices.ts';
import { clone, type State } from './state.ts';
import { companyPrice } from './war/company.ts';
import { warChance } from './war/foreseen.ts';
import { bribePrice } from './war/windows.ts';

const NOTHING: Prospect = {};

export function foresee(state: State, seat: number, choice: ScandinaviaChoice): Prospect {
  if (choice.kind === 'tax') return taxed(state, () => taxNumber[choice.level]);
  if (choice.kind === 'as-last-turn') return taxed(state, (region, lord) => lastTaxIn(state, lord, region));
  const chance = chanceFor(state, choice);
  const cost = costOf(state, choice);
  const price = cost ? { what: 'gold', cost, left: state.gold[seat] - cost } : wayPrice(state, choice);
  const prices = [price, companyPrice(state, choice)].filter(each => each !== null);
  const gain = gainOf(state, choice);
  const warning = warningOf(state, choice);
  return {
    ...(chance !== undefined && { chance }),
    ...(prices.length > 0 && { prices }),
    ...(gain > 0 && { gains: [{ what: 'gold', gain }] }),
    ...(warning && { warning }),
  };
}

/** What comes into the purse with the answer. */
function gainOf(state: State, choice: ScandinaviaChoice): number {
  const site = innermost(state, 'construction');
  return site && choice.kind === 'demolish' ? demolitionGold(state, site.lord) : 0;
}

/** What cannot be had back, or ends a lord's part before anything was done in it. */
function warningOf(state: State, choice: ScandinaviaChoice): Prospect['warning'] {
  switch (choice.kind) {
    case 'give-region':
      return { warning: 'give-region', args: { region: choice.region } };
    case 'bow':
      return { warning: 'bow', args: { lord: choice.lord, to: choice.to } };
    case 'pillage':
      return { warning: 'pillage', args: { region: choice.region, lost: PILLAGE_PROSPERITY } };
    case 'to-battle': {
      const march = innermost(state, 'military') ?? innermost(state, 'campaign');
      return march && march.moved.length + march.landed.length === 0
        ? { warning: 'to-battle', args: { lord: LORDS[march.lord] } }
        : undefined;
    }
    case 'settle': {
      const kept = innermost(state, 'upkeep');
      const count = kept ? leavers(state, kept.lord) : 0;
      return count > 0 ? { warning: 'settle', args: { count } } : undefined;
    }
    default:
      return undefined;
  }
}

/** How many units and fleets leave where only as much is kept as the gold allows. */
function leavers(state: State, lord: Lord): number {
  const act = imagined(clone(state));
  settle(act, lord);
  return act.facts.told.reduce((sum, { fact }) => {
    if (fact.kind === 'left') return sum + fact.count;
    return fact.kind === 'fleet-lost' ? sum + 1 : sum;
  }, 0);
}

/** How likely it is to succeed: recruits and heroes on a die, a battle that is to come on all of its dice. */
function chanceFor(state: State, choice: ScandinaviaChoice): number | undefined {
  const recruiting = innermost(state, 'recruiting');
  switch (choice.kind) {
    case 'try-hero':
      return recruiting && heroChance(state, recruiting, regionNumber[choice.region]);
    case 'recruit':
      return recruiting && troopChance(state, recruiting, regionNumber[choice.region]);
    case 'surcharge':
      return recruiting && troopChance(state, recruiting, recruiting.region, { points: choice.points });
    case 'entice':
      return recruiting && troopChance(state, recruiting, recruiting.region, { enticed: true });
    default:
      return warChance(state, choice);
  }
}

/** What a level brings in the land that is asked about, or in all that have none yet; guilds bring theirs at any level. */
function taxed(state: State, levelIn: (region: Region, lord: Lord) => number): Prospect {
  const taxes = innermost(state, 'taxes');
  if (!taxes) return NOTHING;
  const { lord, levels, region, step } = taxes;
  const regions = step === TAXES.region ? [region] : taxable(state, lord).filter(each => levels[each] < 0);
  const gain = regions.reduce((sum, each) => sum + taxOf(state, lord, each, levelIn(each, lord)), 0);
  return { gains: [{ what: 'gold', gain }] };
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
    case 'bribe':
      return bribePrice(state, pieceNumber[choice.piece]);
    case 'pay-gold-to-orc':
      return choice.gold;
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
