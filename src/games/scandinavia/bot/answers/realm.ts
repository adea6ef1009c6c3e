/** Taxes, pillage, and who pays governors, singers and the feast. */

import { best } from '../../../../kit/bot/best.ts';
import type { Region } from '../../content/board.ts';
import { PILLAGE_PROSPERITY, PILLAGE_TIMES } from '../../content/powers.ts';
import { MOST_PROSPERITY } from '../../content/regions.ts';
import { TAX } from '../../content/taxes.ts';
import { hasBuilding, regionsOf, wealthOf } from '../../rules/land.ts';
import { CASTLE, MILL, regionNumber, taxNumber } from '../../rules/numbers.ts';
import { taxable, taxOf } from '../../rules/phases/taxes.ts';
import { printed } from '../../rules/printed.ts';
import type { Decide } from '../decide.ts';
import { horizonOf } from '../judging/lands.ts';
import { frameOf, type Outlook } from '../judging/outlook.ts';
import { allOf, firstOf, quiet } from './pick.ts';

const USUAL = 3;
/** How much of tomorrow's gold counts. */
const PATIENCE = 0.75;
/** A point of prosperity beside its gold: people fight for who lets them live. */
const MOOD = 0.35;

/** Wealth between the steps of the card. */
function smooth({ state }: Outlook, region: Region, prosperity: number): number {
  const { fertility } = printed(state);
  return (fertility[region] * Math.max(1, Math.min(MOST_PROSPERITY, prosperity))) / MOST_PROSPERITY;
}

/** Gold of a region at a level, and what the level leaves for the turns to come. */
function levelWorth(o: Outlook, region: Region, level: number): number {
  const { state, lord } = o;
  const gold = taxOf(state, lord, region, level);
  const grows = hasBuilding(state, region, MILL) ? 2 : 0;
  const now = state.prosperity[region];
  const later = smooth(o, region, now + TAX[level].prosperity + grows) - smooth(o, region, now + grows);
  const mood = o.turnsLeft > 0 ? Math.min(MOST_PROSPERITY - now, TAX[level].prosperity) * MOOD : 0;
  return gold + later * USUAL * horizonOf(o) * PATIENCE + mood;
}

export const taxes: Decide = (o, ask) => {
  const frame = frameOf(o, 'taxes');
  const open = taxable(o.state, o.lord).filter(region => frame.levels[region] < 0);
  const levels = allOf(ask, 'tax');
  if (frame.region >= 0) return best(levels, ({ level }) => levelWorth(o, frame.region, taxNumber[level]));
  return best(levels, ({ level }) => {
    const at = taxNumber[level];
    return open.reduce((sum, region) => sum + levelWorth(o, region, at), 0);
  });
};

/** Eurich takes what a land without a castle would not give otherwise. */
export const pillage: Decide = (o, ask) => {
  const gain = (region: Region): number => {
    const loss =
      smooth(o, region, o.state.prosperity[region]) -
      smooth(o, region, o.state.prosperity[region] - PILLAGE_PROSPERITY);
    return wealthOf(o.state, region) * PILLAGE_TIMES - loss * USUAL * horizonOf(o) * PATIENCE;
  };
  const lands = allOf(ask, 'pillage');
  if (lands.length === 0) return quiet(ask);
  const land = best(lands, ({ region }) => gain(regionNumber[region]));
  return gain(regionNumber[land.region]) > 0 ? land : quiet(ask);
};

/** Governors of lands that pay are paid. */
export const lure: Decide = (o, ask) => {
  const castles = regionsOf(o.state, o.lord).filter(region => hasBuilding(o.state, region, CASTLE));
  const all = allOf(ask, 'pay-all')[0];
  if (all && castles.length * 2 > regionsOf(o.state, o.lord).length) return all;
  const lands = allOf(ask, 'pay-region').filter(({ region }) => castles.includes(regionNumber[region]));
  return lands.length > 0 ? best(lands, ({ region }) => wealthOf(o.state, regionNumber[region])) : quiet(ask);
};

/** Heroes are worth a song. */
export const bards: Decide = (_, ask) => firstOf(ask, 'pay-all', 'pay-hero');

const FEAST_PRICE = 10;
const FEAST_PROSPERITY = 3;

export const feast: Decide = (o, ask) => {
  const held = allOf(ask, 'feast')[0];
  if (!held) return quiet(ask);
  const regions = regionsOf(o.state, o.lord);
  const brings = regions.reduce((sum, region) => {
    const now = o.state.prosperity[region];
    return sum + (smooth(o, region, now + FEAST_PROSPERITY) - smooth(o, region, now)) * USUAL * horizonOf(o);
  }, 0);
  return brings > FEAST_PRICE * regions.length ? held : quiet(ask);
};
