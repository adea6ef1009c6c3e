/** What becomes of captured lords, and of the own one. */

import { FATES, type FateId } from '../../content/tokens.ts';
import { countRegions } from '../../rules/land.ts';
import { SELORIAN_REGION } from '../../rules/numbers.ts';
import type { Decide } from '../decide.ts';
import { frameOf } from '../judging/outlook.ts';
import { allOf, firstOf, quiet } from './pick.ts';

/** A rival who is ahead dies; another pays, and pays again. */
export const fate: Decide = (o, ask) => {
  const { state, lord } = o;
  const { lord: captive } = frameOf(o, 'capture');
  const ahead = countRegions(state, captive) > countRegions(state, lord) || state.owner[SELORIAN_REGION] === captive;
  const wishes: readonly FateId[] =
    ahead || o.turnsLeft === 0 ? ['execute', 'prison', 'vassal', 'ransom'] : ['ransom', 'vassal', 'prison'];
  for (const wish of wishes) {
    const choice = allOf(ask, 'fate').find(one => one.fate === wish);
    if (choice) return choice;
  }
  return quiet(ask);
};

/** Meloch buys himself off from death and prison. */
export const swap: Decide = (o, ask) => {
  const decree = FATES[frameOf(o, 'capture').fate];
  return decree === 'vassal' ? quiet(ask) : firstOf(ask, 'ransom');
};

export const upkeep: Decide = (_, ask) => firstOf(ask, 'pay-all', 'settle');
