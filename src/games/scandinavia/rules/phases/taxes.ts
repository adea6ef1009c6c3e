/** Phase 6 (SC-9.1, SC-9.4 to SC-9.11). */

import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import type { Region } from '../../content/board.ts';
import { LORDS } from '../../content/lords.ts';
import { COMMERCE, PILLAGE_PROSPERITY, PILLAGE_TIMES } from '../../content/powers.ts';
import { REGIONS } from '../../content/regions.ts';
import { guildIncome, TAX_LEVELS, TAX as TAXES_OF, USUAL_TAX } from '../../content/taxes.ts';
import { askLord } from '../asking.ts';
import { AS_LAST_TURN, DONE, PILLAGE, type ScandinaviaChoice, TAX, TAX_IN } from '../choices.ts';
import { TAXES, type TaxesFrame } from '../frames.ts';
import { receive } from '../gold.ts';
import { countIn } from '../hex/standing.ts';
import { changeProsperity, hasBuilding, MARK, regionsOf, wealthOf } from '../land.ts';
import { lasts } from '../lasting.ts';
import { areAllies, isAlive, isLord } from '../lords.ts';
import {
  AELRICH,
  CASTLE,
  EURICH,
  GUILD,
  type Lord,
  MELOCH,
  REGION_COUNT,
  regionNumber,
  type Side,
  TOKEN,
  taxNumber,
} from '../numbers.ts';
import { hasPower } from '../powers.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';

export const NORMAL = TAX_LEVELS.indexOf(USUAL_TAX);

/** Its governor was not paid, where he asks for it (SC-C-call-of-gold). */
export const isUnpaid = (state: State, region: Region): boolean =>
  lasts(state, 'call-of-gold') && (state.marks[region] & MARK.paid) === 0;

/** Aelrich keeps what the region gives where he stands (SC-C-aelrich, SC-A-aelrich). */
export const isAelrichs = (state: State, lord: Lord, region: Region): boolean =>
  countIn(state, region, lord, AELRICH) > 0;

/** Regions that a lord can tax: with a castle, a governor, and without Aelrich (SC-9.4). */
export const taxable = (state: State, lord: Lord): Region[] =>
  regionsOf(state, lord).filter(
    region => hasBuilding(state, region, CASTLE) && !isUnpaid(state, region) && !isAelrichs(state, lord, region),
  );

/** Regions that Eurich may pillage: without a castle, once a turn, with something left to take (SC-C-pillage, SC-A-eurich-3, SC-A-pillage-poor). */
export function pillageable(state: State, { lord, pillaged }: TaxesFrame): Region[] {
  if (lord !== EURICH || !hasPower(state, EURICH, 'pillage')) return [];
  if (pillaged.length > 0 && state.options.eurich3 === 'one') return [];
  return regionsOf(state, lord).filter(
    region =>
      !hasBuilding(state, region, CASTLE) &&
      !isUnpaid(state, region) &&
      !pillaged.includes(region) &&
      state.prosperity[region] > PILLAGE_PROSPERITY,
  );
}

/** What a region gives at a level: nothing where it would be pushed below 1 (SC-9.7); more where Meloch stands in land of his (SC-16.10, SC-21.40). */
export function taxOf(state: State, lord: Side, region: Region, level: number): number {
  const { times, prosperity } = TAXES_OF[level];
  if (state.prosperity[region] + prosperity < 1) return 0;
  const gold = wealthOf(state, region) * times;
  const present = lord === MELOCH && state.captor[lord] < 0 && countIn(state, region, lord, TOKEN) > 0;
  return present ? gold + Math.ceil(gold / 2) : gold;
}

/** Guilds of his own, and of all allies (SC-5.6, SC-9.9, SC-9.10, SC-C-commerce, SC-A-guild-phase). */
export function tradeOf(state: State, lord: Lord): number {
  let [own, allied] = [0, 0];
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    if (!isLord(owner) || !hasBuilding(state, region, GUILD)) continue;
    if (owner === lord) own++;
    else if (isAlive(state, owner) && areAllies(state, lord, owner)) allied++;
  }
  const gold = guildIncome(own, allied);
  return hasPower(state, lord, 'commerce') ? gold * COMMERCE : gold;
}

/** Taxes and trade come in; half of them goes on to an overlord (SC-16.32, SC-A-debt-order). */
function income(act: Act, lord: Lord, parts: readonly { readonly gold: number; readonly cause: string }[]): void {
  const { state, facts } = act;
  const overlord = state.overlord[lord];
  let sum = 0;
  let shared = 0;
  for (const { gold, cause } of parts) {
    if (gold === 0) continue;
    sum += gold;
    // What Eurich takes by his power is neither (SC-A-pillage-half).
    if (cause !== 'pillage') shared += gold;
    state.bank += gold;
    facts.tell({ kind: 'gained', lord: LORDS[lord], gold, cause });
  }
  const half = overlord >= 0 && isAlive(state, overlord) ? Math.ceil(shared / 2) : 0;
  if (half > 0) {
    facts.tell({ kind: 'paid-to', lord: LORDS[lord], to: LORDS[overlord], gold: half, cause: 'overlord' });
    receive(act, state.seatOf[overlord], half);
  }
  receive(act, state.seatOf[lord], sum - half);
}

/**
 * A lord's part after he has named levels and pillaged: gold from taxes, pillage and guilds, in this order (SC-9.11).
 * The prosperity of what was taxed changes; regions without a castle are not among it (SC-9.6).
 */
function collect(act: Act, frame: TaxesFrame): void {
  const { state, facts } = act;
  const { lord, levels } = frame;
  const regions = taxable(state, lord);
  const [first] = regions;
  const alike = regions.every(region => levels[region] === levels[first]);
  if (first !== undefined && alike) facts.tell({ kind: 'taxed', lord: LORDS[lord], level: TAX_LEVELS[levels[first]] });
  let gold = 0;
  for (const region of regions) {
    const level = levels[region];
    gold += taxOf(state, lord, region, level);
    if (!alike)
      facts.tell({ kind: 'region-taxed', lord: LORDS[lord], region: REGIONS[region], level: TAX_LEVELS[level] });
    state.regionTax[region] = level;
  }
  if (first !== undefined) state.lastTax[lord] = alike ? levels[first] : -1;
  for (const region of regions) changeProsperity(act, region, TAXES_OF[levels[region]].prosperity, 'taxes');
  let pillaged = 0;
  for (const region of frame.pillaged) {
    pillaged += wealthOf(state, region) * PILLAGE_TIMES;
    changeProsperity(act, region, -PILLAGE_PROSPERITY, 'pillage');
  }
  income(act, lord, [
    { gold, cause: 'taxes' },
    { gold: pillaged, cause: 'pillage' },
    { gold: tradeOf(state, lord), cause: 'trade' },
  ]);
}

const byRegion = (state: State): boolean => state.options.taxes === 'region';

/** A level for all that have none yet. */
function setAll(state: State, { lord, levels }: TaxesFrame, level: number): void {
  for (const region of taxable(state, lord)) if (levels[region] < 0) levels[region] = level;
}

/** Levels of last turn, where the lord has taxed before. */
export const hasTaxed = (state: State, lord: Lord): boolean =>
  byRegion(state) ? taxable(state, lord).some(region => state.regionTax[region] >= 0) : state.lastTax[lord] >= 0;

/** The level that a land had last turn, or else the realm (SC-9.4). */
export function lastTaxIn(state: State, lord: Lord, region: Region): number {
  const own = byRegion(state) ? state.regionTax[region] : -1;
  if (own >= 0) return own;
  return state.lastTax[lord] >= 0 ? state.lastTax[lord] : NORMAL;
}

const open = (state: State, { lord, levels }: TaxesFrame): Region[] =>
  taxable(state, lord).filter(region => levels[region] < 0);

export const taxes: Rule<TaxesFrame> = {
  run(act, frame) {
    const { state } = act;
    if (frame.step === TAXES.region) return true;
    if (frame.step === TAXES.levels) {
      if (open(state, frame).length > 0) return true;
      frame.step = TAXES.pillage;
    }
    if (frame.step === TAXES.pillage) {
      if (pillageable(state, frame).length > 0) return true;
      frame.step = TAXES.collect;
    }
    act.finish(frame);
    collect(act, frame);
    return false;
  },
  asks(state, frame) {
    const { lord } = frame;
    if (frame.step === TAXES.region)
      return askLord(state, lord, 'tax-level', [...TAX], { region: REGIONS[frame.region] });
    if (frame.step === TAXES.pillage) {
      const regions = pillageable(state, frame).map(region => PILLAGE[region]);
      return askLord(state, lord, 'pillage', [DONE, ...regions]);
    }
    // The usual level comes first: it is what who says nothing takes.
    const choices: ScandinaviaChoice[] = [TAX[NORMAL], ...TAX.filter((_, level) => level !== NORMAL)];
    if (hasTaxed(state, lord)) choices.push(AS_LAST_TURN);
    if (byRegion(state)) for (const region of open(state, frame)) choices.push(TAX_IN[region]);
    return askLord(state, lord, 'taxes', choices);
  },
  take(act, frame, _seat, choice) {
    const { state } = act;
    const { lord, levels } = frame;
    switch (choice.kind) {
      case 'tax': {
        const level = taxNumber[choice.level];
        if (frame.step === TAXES.region) {
          levels[frame.region] = level;
          frame.region = NONE;
          frame.step = TAXES.levels;
        } else setAll(state, frame, level);
        return;
      }
      case 'tax-in':
        frame.region = regionNumber[choice.region];
        frame.step = TAXES.region;
        return;
      case 'as-last-turn':
        for (const region of open(state, frame)) levels[region] = lastTaxIn(state, lord, region);
        return;
      case 'pillage':
        frame.pillaged.push(regionNumber[choice.region]);
        return;
      case 'done':
        frame.step = TAXES.collect;
    }
  },
};
