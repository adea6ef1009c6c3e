import type { Choice } from '../../engine/contract/ask.ts';
import type { Link, Speaker } from '../../engine/text/text.ts';
import { TERRAINS } from './content/terrain.ts';
import { groundOf } from './rules/hex/ground.ts';
import { ALL_SPOT_IDS, isIsland, isRegion, spotNumber } from './rules/numbers.ts';
import type { View } from './rules/view.ts';

/** The land, island or sea that a spot lies in, by its name. */
function areaName(spot: string, view: View, speaker: Speaker, form?: string): string {
  const area = groundOf({ pack: view.content }).areaOf[spotNumber[spot]];
  const sort = isRegion(area) ? 'region' : isIsland(area) ? 'island' : 'sea';
  return speaker.name(sort, ALL_SPOT_IDS[area], form);
}

/** Letters and numbers say little: a hex is called by the land or sea it lies in, and in a sentence by its ground. */
export function thingWords({ kind, id }: Link, form: string, view: View, speaker: Speaker): string | undefined {
  if (kind !== 'hex') return undefined;
  const area = areaName(id, view, speaker, form);
  if (form === 'label') return `${area} ${speaker.name(kind, id)}`;
  const terrain = TERRAINS[groundOf({ pack: view.content }).terrain[spotNumber[id]]];
  const parts = [terrain === 'sea' ? '' : speaker.say(`terrain.${terrain}`), speaker.name(kind, id)];
  return `${area} (${parts.filter(Boolean).join(', ')})`;
}

const LEADS: ReadonlySet<string> = new Set(['go', 'steer', 'set-down', 'launch-at', 'stand']);

/** By the advanced rules ways are told by the land or sea in which they end. */
export function choiceGroup(choice: Choice, view: View, speaker: Speaker): string | undefined {
  if (view.options.rules !== 'advanced' || !LEADS.has(choice.kind)) return undefined;
  const { to, at } = choice as { readonly to?: string; readonly at?: string };
  const spot = to ?? at;
  return spot === undefined ? undefined : areaName(spot, view, speaker);
}
