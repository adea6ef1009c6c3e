/**
 * How far pieces come in one move by the basic rules (SC-12.12 to SC-12.17): regions next to each other, seas for those
 * who fly, and for those who walk on the ice.
 */
import { type By, FIRST } from '../../../../kit/rules/ids.ts';
import { BLIZZARD_BORDER, BLIZZARD_REGIONS } from '../../content/events.ts';
import { heroMove, LEGEND } from '../../content/heroes.ts';
import { TOKEN as TOKENS } from '../../content/tokens.ts';
import { TROOP } from '../../content/troops.ts';
import { LOKI } from '../auctions/command.ts';
import { lasts } from '../lasting.ts';
import { areAllies, isLord, mayAttack } from '../lords.ts';
import {
  ERMANARIC,
  EVERY_PLACE,
  FIRST_HERO,
  FIRST_LEGEND,
  isIsland,
  isLegend,
  islandOf,
  islandPlace,
  isRegion,
  isSea,
  KIND_TROOP,
  type Lord,
  PEGASUS,
  PLACE_COUNT,
  type Place,
  regionNumber,
  type Spot,
  seaOf,
  seaPlace,
  TOKEN,
} from '../numbers.ts';
import { isUnit, sidesAt, unitsAt } from '../pieces.ts';
import { type Printed, printed } from '../printed.ts';
import type { State } from '../state.ts';

const BLIZZARD: readonly boolean[] = Array.from({ length: PLACE_COUNT }, (_, place) =>
  BLIZZARD_REGIONS.some(region => regionNumber[region] === place),
);

/**
 * Movement points of a piece, by its kind and the bonus of heroes (SC-12.14); a token moves as a hero of its bonus
 * (SC-A-token-as-hero).
 */
export function moveOf(lord: Lord, piece: number): number {
  if (isUnit(piece)) return TROOP[KIND_TROOP[piece]].move;
  if (piece === TOKEN) return heroMove(TOKENS[lord].bonus).move;
  return isLegend(piece) ? LEGEND[piece - FIRST_LEGEND].move : heroMove(piece - FIRST_HERO + 1).move;
}

/** Who flies (SC-12.15); in the great frost no Pegasus does, but Ermanaric (SC-C-glaciation, SC-A-frost-details). */
export function doesFly(state: State, piece: number): boolean {
  if (piece === PEGASUS) return !lasts(state, 'glaciation');
  if (piece === ERMANARIC) return true;
  return isUnit(piece) && TROOP[KIND_TROOP[piece]].flies === true;
}

/**
 * Places next to each place: land, and the waters around it; to islands there is no other way (SC-12.17). Made once for
 * each pack.
 */
interface Neighbours {
  readonly land: By<Spot, readonly Place[]>;
  readonly waters: By<Spot, readonly Place[]>;
}
const known = new WeakMap<Printed, Neighbours>();

function neighboursOf(tables: Printed): Neighbours {
  const made = known.get(tables);
  if (made) return made;
  const waters: readonly (readonly Place[])[] = EVERY_PLACE.map(place => {
    if (isRegion(place)) return tables.seas[place].map(seaPlace);
    if (isIsland(place)) return [seaPlace(tables.islandSea[islandOf(place)])];
    const sea = seaOf(place);
    return [
      ...tables.seaNext[sea].map(seaPlace),
      ...tables.seaRegions[sea],
      ...tables.seaIslands[sea].map(islandPlace),
    ];
  });
  const neighbours = { land: EVERY_PLACE.map(place => (isRegion(place) ? tables.adjacent[place] : [])), waters };
  known.set(tables, neighbours);
  return neighbours;
}

/** Lords on an island: with pieces, or with the Dragon alone, who defends it (SC-A-beast-stays). */
export function islanders(state: State, island: Spot): Lord[] {
  const lords = sidesAt(state, island).filter(isLord);
  const { beastLord, beastPlace } = state;
  return beastPlace === island && isLord(beastLord) && !lords.includes(beastLord) ? [...lords, beastLord] : lords;
}

/** Does a battle follow where a lord ends his move? Islands are reached over water alone, and allies share them (SC-A-islands, SC-A-islands-shared). */
export function isAttack(state: State, lord: Lord, place: Spot): boolean {
  if (isRegion(place)) return state.owner[place] !== lord;
  return islanders(state, place).some(side => !areAllies(state, lord, side));
}

/** Loki fights alone: nobody joins him where he was set down (SC-8.15). */
const isLokis = ({ beast, beastLord, beastPlace }: State, lord: Lord, place: Spot): boolean =>
  beast === LOKI && beastLord === lord && beastPlace === place;

/**
 * May a lord's pieces end a move there? Not at sea, in an ally's land (SC-12.12, SC-12.15), or where no battle may be.
 */
export function mayEnd(state: State, lord: Lord, place: Spot): boolean {
  if (isSea(place) || isLokis(state, lord, place)) return false;
  if (isRegion(place)) {
    const owner = state.owner[place];
    if (owner === lord) return true;
    return !lasts(state, 'freya') && mayAttack(state, lord, owner);
  }
  if (!isAttack(state, lord, place)) return true;
  if (lasts(state, 'freya')) return false;
  return islanders(state, place).every(side => areAllies(state, lord, side) || mayAttack(state, lord, side));
}

const FAR = 99;
const dist = new Array<number>(PLACE_COUNT);
const queue: Spot[] = [];

/** Every place where a piece with so many points can end its move, in order. */
export function reach(state: State, lord: Lord, from: Spot, points: number, flies: boolean): Spot[] {
  if (points === 0 || (state.stilled.length > 0 && state.stilled.includes(from))) return [];
  const { land, waters } = neighboursOf(printed(state));
  const blizzard = lasts(state, 'blizzard');
  // Who has two points may walk on the frozen sea (SC-C-glaciation).
  const swims = flies || (points >= 2 && lasts(state, 'glaciation'));
  dist.fill(FAR);
  dist[from] = 0;
  queue.length = 0;
  queue.push(from);
  for (let i = 0; i < queue.length; i++) {
    const place = queue[i];
    if (place !== from && !goesOn(state, lord, place, flies)) continue;
    step(land[place], place);
    if (swims) step(waters[place], place);
  }
  const places: Spot[] = [];
  for (let place: Place = FIRST; place < PLACE_COUNT; place++)
    if (place !== from && dist[place] <= points && mayEnd(state, lord, place)) places.push(place);
  return places;

  function step(next: readonly Place[], place: Spot): void {
    for (let i = 0; i < next.length; i++) {
      const to = next[i];
      const far = dist[place] + (blizzard && (BLIZZARD[place] || BLIZZARD[to]) ? BLIZZARD_BORDER : 1);
      if (far >= dist[to] || far > points) continue;
      // Whoever comes into a stilled place stays there; where he cannot, he does not come in (SC-A-paralysis-flight).
      if (state.stilled.length > 0 && state.stilled.includes(to) && !mayEnd(state, lord, to)) continue;
      dist[to] = far;
      queue.push(to);
    }
  }
}

/**
 * May one go on from a place on the way? Flyers from anywhere (SC-12.15), others from own and allied land (SC-12.13)
 * and over the ice.
 */
function goesOn(state: State, lord: Lord, place: Spot, flies: boolean): boolean {
  if (state.stilled.length > 0 && state.stilled.includes(place)) return false;
  if (flies || isSea(place)) return true;
  return isRegion(place) && isLord(state.owner[place]) && areAllies(state, lord, state.owner[place]);
}

/** Can a piece end its move in the land next to it? */
export function leadsNextDoor(state: State, lord: Lord, from: Spot, piece: number): boolean {
  const points = moveOf(lord, piece);
  // What a blizzard or a spell makes of the way is for the search to say.
  if (points === 0 || lasts(state, 'blizzard') || state.stilled.length > 0) return false;
  const next = neighboursOf(printed(state)).land[from];
  for (let i = 0; i < next.length; i++)
    if (mayEnd(state, lord, next[i]) && (isUnit(piece) || heroMayEnd(state, lord, next[i]))) return true;
  return false;
}

export const reachOf = (state: State, lord: Lord, from: Spot, piece: number): Spot[] =>
  reach(state, lord, from, moveOf(lord, piece), doesFly(state, piece));

/** Heroes do not end a move alone where there would be a battle (SC-A-heroes-alone). */
export const heroMayEnd = (state: State, lord: Lord, place: Spot): boolean =>
  !isAttack(state, lord, place) || unitsAt(state, place, lord) > 0;
