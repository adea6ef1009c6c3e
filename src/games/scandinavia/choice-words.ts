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

/** Letters and numbers say little: an answer that names a hex says the land or sea it lies in, and its ground. */
export function choiceWords(choice: Choice, view: View, speaker: Speaker): string | undefined {
  const hex = hexIn(choice);
  if (hex === undefined) return undefined;
  const ground = groundOf({ pack: view.content });
  const [area, terrain] = [ground.areaOf[spotNumber[hex]], TERRAINS[ground.terrain[spotNumber[hex]]]];
  const sort = isRegion(area) ? 'region' : isIsland(area) ? 'island' : 'sea';
  const parts = [speaker.name(sort, ALL_SPOT_IDS[area])];
  if (terrain !== 'sea') parts.push(speaker.say(`terrain.${terrain}`));
  return `${speaker.choice(choice)} (${parts.join(', ')})`;
}
