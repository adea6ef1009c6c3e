import type { Choice } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';
import { HEX_IDS } from './content/hexes.ts';
import { TERRAINS } from './content/terrain.ts';
import { groundOf } from './rules/hex/ground.ts';
import { ALL_SPOT_IDS, isIsland, isRegion, spotNumber } from './rules/numbers.ts';
import type { View } from './rules/view.ts';

const HEXES: ReadonlySet<string> = new Set(HEX_IDS);

/** The hex that an answer names, if it names one. */
function hexIn(choice: Choice): string | undefined {
  const { to, at, from } = choice as { readonly to?: unknown; readonly at?: unknown; readonly from?: unknown };
  return [to, at, from].find((place): place is string => typeof place === 'string' && HEXES.has(place));
}

/** The land, island or sea that a spot lies in, by its name. */
function areaName(spot: string, view: View, speaker: Speaker): string {
  const area = groundOf({ pack: view.content }).areaOf[spotNumber[spot]];
  const sort = isRegion(area) ? 'region' : isIsland(area) ? 'island' : 'sea';
  return speaker.name(sort, ALL_SPOT_IDS[area]);
}

/** Letters and numbers say little: an answer that names a hex says the land or sea it lies in, and its ground. */
export function choiceWords(choice: Choice, view: View, speaker: Speaker): string | undefined {
  const hex = hexIn(choice);
  if (hex === undefined) return undefined;
  const terrain = TERRAINS[groundOf({ pack: view.content }).terrain[spotNumber[hex]]];
  const parts = [areaName(hex, view, speaker)];
  if (terrain !== 'sea') parts.push(speaker.say(`terrain.${terrain}`));
  return `${speaker.choice(choice)} (${parts.join(', ')})`;
}

const LEADS: ReadonlySet<string> = new Set(['go', 'steer', 'set-down', 'launch-at', 'stand']);

/** By the advanced rules ways are told by the land or sea in which they end. */
export function choiceGroup(choice: Choice, view: View, speaker: Speaker): string | undefined {
  if (view.options.rules !== 'advanced' || !LEADS.has(choice.kind)) return undefined;
  const { to, at } = choice as { readonly to?: string; readonly at?: string };
  const spot = to ?? at;
  return spot === undefined ? undefined : areaName(spot, view, speaker);
}
