/** Names of the things of this table, in the reader's language. */
import type { Speaker } from '../../../../engine/text/text.ts';
import { HEX_IDS } from '../../content/hexes.ts';
import { REGIONS } from '../../content/regions.ts';
import { ISLANDS, SEAS } from '../../content/waters.ts';
import type { Stacks, View } from '../../rules/view.ts';
import { areaOfSpot, groundAt } from '../map/hex/spots.ts';
import { sortOf } from '../pieces.ts';
import { LORD_SIDES } from '../sides.ts';

const SORTS = new Map<string, string>([
  ...REGIONS.map(id => [id, 'region'] as const),
  ...ISLANDS.map(id => [id, 'island'] as const),
  ...SEAS.map(id => [id, 'sea'] as const),
  ...HEX_IDS.map(id => [id, 'hex'] as const),
]);

export const isPlace = (place: string): boolean => SORTS.has(place);
export const isHexId = (place: string): boolean => SORTS.get(place) === 'hex';
export const isLand = (place: string): boolean => SORTS.get(place) === 'region';
export const isWater = (place: string): boolean => SORTS.get(place) === 'sea';

export const placeName = (speaker: Speaker, place: string): string => speaker.name(SORTS.get(place) ?? 'fleet', place);

export const sideName = (speaker: Speaker, side: string): string =>
  speaker.name(side in LORD_SIDES ? 'lord' : 'side', side);

export const pieceName = (speaker: Speaker, piece: string, count?: number): string =>
  count === undefined ? speaker.name(sortOf(piece), piece) : speaker.say('table.piece', { piece, count });

/** Whose they are that stand somewhere. Those of no lord are rebels, but for Valkyries, who wait for one. */
export const standingFor = (speaker: Speaker, side: string, piece: string): string =>
  side === 'rebels' && piece === 'valkyrie' ? speaker.say('ui.awaits-landing') : sideName(speaker, side);

/** Who stands in a place: "Eurich: 3 Vikings, Hero +3". */
export function standing(speaker: Speaker, at: Stacks | undefined): string {
  return Object.entries(at ?? {})
    .map(([side, counts]) => {
      const pieces = Object.entries(counts).map(([piece, count]) => pieceName(speaker, piece, count));
      return `${standingFor(speaker, side, Object.keys(counts)[0])}: ${pieces.join(', ')}`;
    })
    .join('; ');
}

/** Who holds a land or an island; null for waters and what nobody holds. */
export const holderOf = (view: View, place: string): string | null =>
  isLand(place) ? view.regions[place].owner : (view.islands[place] ?? null);

/** A hex by its land or sea and its letters: "Selorian H6". */
export const spotName = (speaker: Speaker, { content }: View, spot: string): string =>
  isHexId(spot)
    ? `${placeName(speaker, areaOfSpot(content, spot))} ${placeName(speaker, spot)}`
    : placeName(speaker, spot);

/** Whose the land is that a spot lies in. */
export const holderAt = (view: View, spot: string): string | null =>
  holderOf(view, isHexId(spot) ? areaOfSpot(view.content, spot) : spot);

/** Whose a place is, as the reader is told: of the lands of a sole lord of theirs, that they are their own. */
export function heldWords(speaker: Speaker, { seat, lords }: View, owner: string): string {
  const own = Object.keys(lords).filter(lord => lords[lord].seat === seat);
  return own.length === 1 && own[0] === owner
    ? speaker.say('ui.yours')
    : speaker.say('ui.held-by', { owner: sideName(speaker, owner) });
}

/** A hex as it is heard: where it lies, its ground, whose it is, who stands and lies there, what the way costs. */
export function spotHeard(speaker: Speaker, view: View, spot: string, cost?: number): string {
  const owner = holderAt(view, spot);
  const fleets = Object.entries(view.fleets).filter(([, { place }]) => place === spot);
  return [
    spotName(speaker, view, spot),
    cost === undefined ? '' : speaker.say('ui.points', { n: cost }),
    speaker.say(`terrain.${groundAt(view.content, spot)}`),
    owner === null ? '' : heldWords(speaker, view, owner),
    standing(speaker, view.pieces[spot]),
    ...fleets.map(([fleet]) => fleetHeard(speaker, view, fleet)),
  ]
    .filter(Boolean)
    .join('. ');
}

/** A place as it is heard: its name, whose it is, who stands there. */
export function placeHeard(speaker: Speaker, view: View, place: string): string {
  if (isHexId(place)) return spotHeard(speaker, view, place);
  const owner = holderOf(view, place);
  return [
    placeName(speaker, place),
    owner === null ? '' : heldWords(speaker, view, owner),
    standing(speaker, view.pieces[place]),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Whose a fleet is, and where. */
export function fleetName(speaker: Speaker, view: View, fleet: string): string {
  const { lord, place } = view.fleets[fleet];
  return speaker.say('ui.fleet-at', { lord, place });
}

/** A fleet as it is heard: whose, where, with whom aboard. */
export function fleetHeard(speaker: Speaker, view: View, fleet: string): string {
  const said = fleetName(speaker, view, fleet);
  const aboard = standing(speaker, view.pieces[fleet]);
  return aboard ? `${said}. ${aboard}` : said;
}
