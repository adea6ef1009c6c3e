/** What taxes and guilds bring (SC-9.4 to SC-9.10). */
import type { Term } from '../../../../engine/contract/explain.ts';
import { REGIONS } from '../../content/regions.ts';
import { guildIncome, TAX } from '../../content/taxes.ts';
import { hasBuilding, regionsOf, wealthOf } from '../land.ts';
import { areAllies, isLord, livingLords } from '../lords.ts';
import { GUILD, type Lord } from '../numbers.ts';
import { taxable, taxOf, tradeOf } from '../phases/taxes.ts';
import type { State } from '../state.ts';
import { heldRegionOf, lordOf, type Question, saying, taxLevelOf } from './asked.ts';

/** One land at one level: wealth times the level, half as much again where Meloch stands, nothing where it is drained. */
export function taxTerms(asked: Question): Term[] {
  const { state } = asked;
  const [region, level] = [heldRegionOf(asked), taxLevelOf(asked)];
  const { times } = TAX[level];
  const wealth = wealthOf(state, region);
  const lord = state.owner[region];
  // A castle, a governor who was paid, and nobody who keeps it for himself: without them it brings nothing.
  if (isLord(lord) && !taxable(state, lord).includes(region)) return [];
  const more = taxOf(state, lord, region, level) - wealth * times;
  return saying([
    { what: 'wealth', amount: wealth * times, args: { region: REGIONS[region], wealth, times }, clause: 'SC-9.4' },
    { what: 'token', amount: Math.max(0, more), args: { lord: 'meloch' }, clause: 'SC-16.10' },
    { what: 'drained', amount: Math.min(0, more), args: { region: REGIONS[region] }, clause: 'SC-9.7' },
  ]);
}

/** All lands of a lord that can be taxed, at one level. */
export function taxesTerms(asked: Question): Term[] {
  const { state } = asked;
  const [lord, level] = [lordOf(asked), taxLevelOf(asked)];
  return taxable(state, lord).map(region => ({
    what: 'wealth',
    amount: taxOf(state, lord, region, level),
    args: { region: REGIONS[region], wealth: wealthOf(state, region), times: TAX[level].times },
    clause: 'SC-9.4',
  }));
}

const guildsOf = (state: State, lord: Lord): number =>
  regionsOf(state, lord).filter(region => hasBuilding(state, region, GUILD)).length;

export function tradeTerms(asked: Question): Term[] {
  const { state } = asked;
  const lord = lordOf(asked);
  const own = guildsOf(state, lord);
  const allied = livingLords(state)
    .filter(other => other !== lord && areAllies(state, lord, other))
    .reduce((sum, other) => sum + guildsOf(state, other), 0);
  const alone = guildIncome(own, 0);
  const together = guildIncome(own, allied);
  return saying([
    { what: 'guilds', amount: alone, args: { guilds: own }, clause: 'SC-9.9' },
    { what: 'allied-guilds', amount: together - alone, args: { guilds: allied }, clause: 'SC-9.10' },
    { what: 'power', amount: tradeOf(state, lord) - together, args: { power: 'commerce' }, clause: 'SC-C-commerce' },
  ]);
}
