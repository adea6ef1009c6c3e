/** How far pieces and fleets come in one round by the advanced rules, and what it costs. */
import type { By } from '../../../../kit/rules/ids.ts';
import { FLEET } from '../../content/buildings.ts';
import { BLIZZARD_HEX, BLIZZARD_REGIONS } from '../../content/events.ts';
import { heroMove, LEGEND } from '../../content/heroes.ts';
import { TERRAIN } from '../../content/terrain.ts';
import { TOKEN as TOKENS } from '../../content/tokens.ts';
import { TROOP } from '../../content/troops.ts';
import { lasts } from '../lasting.ts';
import {
  asSpot,
  FIRST_HERO,
  FIRST_LEGEND,
  isLegend,
  isSea,
  KIND_TROOP,
  type Lord,
  placeNumber,
  type Spot,
  TOKEN,
} from '../numbers.ts';
import { isUnit } from '../pieces.ts';
import { hasPower } from '../powers.ts';
import type { State } from '../state.ts';
import { doesFly } from '../war/reach.ts';
import { heroMayEnd } from './foes.ts';
import { CLOSED, FLYER, type Ground, groundOf, HERO_MOVER, SAILOR } from './ground.ts';
import { passageFor } from './passage.ts';
import { type Found, type Journey, leadsAnywhere, OPEN, PASS, search } from './search.ts';
import { areaOf } from './standing.ts';

/** The last round of a military phase: who is over water then is lost. */
export const LAST_ROUND = 2;

const TUNDRA = TERRAIN.find(({ id }) => id === 'tundra')?.cost ?? 1;

/** Points of a piece in each round (SC-21.11); a token moves as a hero of its bonus (SC-A-token-as-hero). */
export function pointsOf(lord: Lord, piece: number): number {
  if (isUnit(piece)) return TROOP[KIND_TROOP[piece]].points;
  if (piece === TOKEN) return heroMove(TOKENS[lord].bonus).points;
  return isLegend(piece) ? LEGEND[piece - FIRST_LEGEND].points : heroMove(piece - FIRST_HERO + 1).points;
}

/** A fleet has 7 points, and 10 with the pirates or the waves of Njord; none in the great frost (SC-21.5, SC-21.31, SC-A-fleet-bonuses). */
export function fleetPointsOf(state: State, lord: Lord): number {
  if (lasts(state, 'glaciation')) return 0;
  return hasPower(state, lord, 'piracy') || lasts(state, 'njord') ? FLEET.bonusPoints : FLEET.points;
}

/** Which costs a piece pays: those of its troop, of a hero, or of all who fly. */
export function moverOf(state: State, piece: number): number {
  if (doesFly(state, piece)) return FLYER;
  return isUnit(piece) ? KIND_TROOP[piece] : HERO_MOVER;
}

const known = new WeakMap<Ground, Map<number, By<Spot, number>>>();

/** What a step onto each spot costs now: frozen seas are tundra, the blizzard makes its lands dearer for all who are not at sea (SC-21.35, SC-21.36). */
export function costsOf(state: State, mover: number): By<Spot, number> {
  const ground = groundOf(state);
  const opened = state.options.terrain === 'open';
  const plain = (opened ? ground.openedCost : ground.cost)[mover];
  const [frost, blizzard] = [lasts(state, 'glaciation'), lasts(state, 'blizzard')];
  if (mover === SAILOR || (!frost && !blizzard)) return plain;
  const tables = known.get(ground) ?? new Map<number, By<Spot, number>>();
  known.set(ground, tables);
  const key = mover * 8 + (opened ? 4 : 0) + (frost ? 2 : 0) + (blizzard ? 1 : 0);
  const made = tables.get(key);
  if (made) return made;
  const struck = BLIZZARD_REGIONS.map(id => placeNumber[id]);
  const costs = plain.map((cost, i) => {
    const spot = asSpot(i);
    if (frost && ground.isSea[spot] && cost === CLOSED) return TUNDRA;
    return cost !== CLOSED && blizzard && struck.includes(ground.areaOf[spot]) ? cost + BLIZZARD_HEX : cost;
  });
  tables.set(key, costs);
  return costs;
}

/** Points of who will not set out again in this phase. */
const NONE_LEFT = -1;
const waters = new WeakMap<By<Spot, number>, Map<number, Uint8Array>>();

/**
 * The sea as one who has such points in the next round comes over it: he may rest only where land is near enough, in the
 * air as on the ice (SC-21.14, SC-A-flyers-over-sea, SC-A-ice-rest). Made once for each ground and number of points. Who
 * walks comes to no water at all, but for the ice.
 */
export function waterFor(state: State, mover: number, points = NONE_LEFT): Uint8Array | undefined {
  if (mover !== FLYER && !lasts(state, 'glaciation')) return undefined;
  const ground = groundOf(state);
  const ashore = shoresOf(ground, costsOf(state, mover), state.stilled.filter(isSea));
  const tables = waters.get(ashore) ?? new Map<number, Uint8Array>();
  waters.set(ashore, tables);
  const known = tables.get(points);
  if (known) return known;
  const made = Uint8Array.from(ashore, (far, spot) => (ground.isSea[asSpot(spot)] && far > points ? PASS : OPEN));
  tables.set(points, made);
  return made;
}

const FAR = 99;
const shores = new WeakMap<By<Spot, number>, Map<string, By<Spot, number>>>();

/** Points from each sea hex to the nearest land that a mover can set foot on; nobody leaves a stilled sea, nor crosses it. */
function shoresOf(
  { spots, next, isSea: isWet, areaOf: of }: Ground,
  costs: By<Spot, number>,
  stilled: readonly Spot[],
): By<Spot, number> {
  const known = shores.get(costs) ?? new Map<string, By<Spot, number>>();
  shores.set(costs, known);
  const made = known.get(stilled.join());
  if (made) return made;
  const ashore = costs.map(() => FAR);
  for (let changed = true; changed; ) {
    changed = false;
    for (const spot of spots) {
      if (!isWet[spot] || stilled.includes(of[spot])) continue;
      for (const beside of next[spot]) {
        if (costs[beside] === CLOSED) continue;
        const far = costs[beside] + (isWet[beside] ? ashore[beside] : 0);
        if (far >= ashore[spot]) continue;
        ashore[spot] = far;
        changed = true;
      }
    }
  }
  known.set(stilled.join(), ashore);
  return ashore;
}

export interface March {
  readonly lord: Lord;
  readonly from: Spot;
  readonly mover: number;
  /** What is left in this round, and what there will be in the next. */
  readonly points: number;
  readonly anew: number;
  readonly round: number;
}

/** The journey of those who walk or fly. Nobody leaves stilled ground. */
export function marchOf(state: State, { lord, from, mover, points, anew, round }: March): Journey {
  const way = mover === FLYER ? 'air' : 'land';
  const over = waterFor(state, mover, round < LAST_ROUND ? anew : NONE_LEFT);
  return {
    from,
    points: state.stilled.includes(areaOf(state, from)) ? 0 : points,
    cost: costsOf(state, mover),
    passage: passageFor(state, { lord, way, armed: true, over }),
    bySea: false,
  };
}

/** Where a piece can go from a spot with the points it has left. */
export const reachOf = (state: State, lord: Lord, from: Spot, piece: number, points: number, round: number): Found =>
  search(
    groundOf(state),
    marchOf(state, { lord, from, mover: moverOf(state, piece), points, anew: pointsOf(lord, piece), round }),
  );

/** Can a piece go anywhere by itself from a spot with the points it has left? */
export const goesAnywhere = (
  state: State,
  lord: Lord,
  from: Spot,
  piece: number,
  points: number,
  round: number,
): boolean =>
  leadsAnywhere(
    groundOf(state),
    marchOf(state, { lord, from, mover: moverOf(state, piece), points, anew: pointsOf(lord, piece), round }),
    to => isUnit(piece) || heroMayEnd(state, lord, to),
  );

/** The journey of a fleet: `armed` where units are aboard. */
export function voyageOf(state: State, lord: Lord, from: Spot, points: number, armed: boolean): Journey {
  const still = lasts(state, 'glaciation') || state.stilled.includes(areaOf(state, from));
  return {
    from,
    points: still ? 0 : points,
    cost: costsOf(state, SAILOR),
    passage: passageFor(state, { lord, way: 'sea', armed }),
    bySea: true,
  };
}
