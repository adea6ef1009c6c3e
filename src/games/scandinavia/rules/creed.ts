/** What the people believe, and what a lord can do by it (SC-6.1 to SC-6.7). */
import { FIRST } from '../../../kit/rules/ids.ts';
import type { Island, Region } from '../content/board.ts';
import { TEMPLE_CREED } from '../content/buildings.ts';
import {
  ASTRAL_TIMES,
  FENRIR_PART,
  FRIGG_CREED,
  SANCTUARY_CREED,
  SANCTUARY_CREED_FRIGG,
  YGGDRASIL_CREED,
} from '../content/events.ts';
import { JORULD_CREED } from '../content/heroes.ts';
import { LORDS } from '../content/lords.ts';
import { OHRRKAN_CREED } from '../content/tokens.ts';
import { POWER_CREED } from '../content/victory.ts';
import { countIn } from './hex/standing.ts';
import { hasBuilding } from './land.ts';
import { lasts } from './lasting.ts';
import { alignmentOf, degrees, livingLords } from './lords.ts';
import { ISLAND_COUNT, JORULD, type Lord, OHRRKAN, REGION_COUNT, type Side, TEMPLE, TOKEN } from './numbers.ts';
import { printed } from './printed.ts';
import type { Act } from './rule.ts';
import type { State } from './state.ts';

/** The trait of Ohrrkan's token works where he stands in his own land, unless he is a prisoner (SC-16.5, SC-16.25, SC-21.40). */
export const isOhrrkanAt = (state: State, region: Region): boolean =>
  state.owner[region] === OHRRKAN && state.captor[OHRRKAN] < 0 && countIn(state, region, OHRRKAN, TOKEN) > 0;

/** A temple, or who has the effect of one. */
export const hasTemple = (state: State, region: Region): boolean =>
  hasBuilding(state, region, TEMPLE) || isOhrrkanAt(state, region);

/** What the creed of a region is made of, for the lord who holds it; opposite alignments take 2 off, for heroes too (SC-A-hero-alignment-sign). The order is that of SC-A-power-when. */
export interface RegionCreed {
  readonly printed: number;
  readonly alignment: number;
  readonly temple: number;
  readonly joruld: number;
  readonly token: number;
  /** Taken off by the nightmare of Fenrir. */
  readonly fenrir: number;
  readonly yggdrasil: number;
  readonly frigg: number;
  readonly total: number;
}

/**
 * The creed of its people (SC-2.5), less for each degree between the alignments of region and lord (SC-6.2), more by a
 * temple (SC-6.3): for powers and for heroes alike (SC-10.3).
 */
export function creedParts(state: State, lord: Lord, region: Region): RegionCreed {
  const tables = printed(state);
  const temple = hasTemple(state, region);
  const parts = {
    printed: tables.creed[region],
    alignment: -degrees(tables.alignment[region], alignmentOf(lord)),
    temple: temple ? TEMPLE_CREED : 0,
    joruld: countIn(state, region, lord, JORULD) > 0 ? JORULD_CREED : 0,
    token: isOhrrkanAt(state, region) ? OHRRKAN_CREED : 0,
  };
  // SC-A-creed-floor
  const own = Math.max(0, parts.printed + parts.alignment + parts.temple + parts.joruld + parts.token);
  const left = lasts(state, 'fenrir') ? Math.floor(own / FENRIR_PART) : own;
  const yggdrasil = temple && lasts(state, 'yggdrasil') ? YGGDRASIL_CREED : 0;
  const frigg = temple && lasts(state, 'frigg') ? FRIGG_CREED : 0;
  return { ...parts, fenrir: left - own, yggdrasil, frigg, total: left + yggdrasil + frigg };
}

/** The creed of a region for a lord: heroes are tried against it, too; the conjunction does not help them. */
export const regionCreed = (state: State, lord: Lord, region: Region): number => creedParts(state, lord, region).total;

/** The creed of a region as enticement adds it: the conjunction doubles all creed but that which heroes are tried against (SC-C-enticement, SC-C-astral). */
export const enticingCreed = (state: State, lord: Lord, region: Region): number =>
  regionCreed(state, lord, region) * (lasts(state, 'astral') ? ASTRAL_TIMES : 1);

/** What sanctuaries give to who owns their islands (SC-C-sanctuaries). */
export function sanctuaryCreed(state: State, lord: Lord): number {
  if (state.sanctuaries === 0) return 0;
  const each = lasts(state, 'frigg') ? SANCTUARY_CREED_FRIGG : SANCTUARY_CREED;
  let sum = 0;
  for (let island: Island = FIRST; island < ISLAND_COUNT; island++) if (state.islandOwner[island] === lord) sum += each;
  return sum;
}

/** All that a lord is believed in; a prisoner is not (SC-16.25). */
export function totalCreed(state: State, lord: Lord): number {
  if (state.captor[lord] >= 0) return 0;
  let sum = state.dread[lord] + sanctuaryCreed(state, lord);
  for (let region: Region = FIRST; region < REGION_COUNT; region++)
    if (state.owner[region] === lord) sum += regionCreed(state, lord, region);
  return lasts(state, 'astral') ? sum * ASTRAL_TIMES : sum;
}

/** Creed needed for powers 1 to 4: by the number of players at the start (SC-6.6, SC-A-two-lords-thresholds). */
export function thresholds(state: State): readonly number[] {
  const { seats, options } = state;
  const byCharacters = options.scenario === 'two-characters' && options.twoLordsThresholds === 'characters';
  return POWER_CREED[byCharacters ? seats * 2 : seats];
}

export function levelOf(state: State, creed: number): number {
  let level = 1;
  thresholds(state).forEach((needs, i) => {
    if (creed >= needs) level = Math.max(level, i + 1);
  });
  return level;
}

/** Creed, level and points of every lord are worked out (SC-6.1, SC-A-power-when, SC-A-spell-points-event). */
export function realign({ state, facts }: Act): void {
  for (const lord of livingLords(state)) {
    const creed = totalCreed(state, lord);
    state.creed[lord] = creed;
    state.level[lord] = levelOf(state, creed);
    facts.tell({ kind: 'creed', lord: LORDS[lord], creed, level: state.level[lord] });
  }
}

/** Points that a lord who casts has left: as many as his creed in a turn (SC-6.7, SC-17.1, SC-A-spell-budget). */
export const pointsOf = (state: State, lord: Side): number => Math.max(0, state.creed[lord] - state.spent[lord]);
