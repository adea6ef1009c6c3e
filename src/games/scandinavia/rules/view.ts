/** The table as a seat, or a spectator, may see it (SC-2.13, SC-A-gold-known): all but gold and what is said in secret. */

import type { Seat } from '../../../engine/contract/ask.ts';
import type { Content } from '../../../engine/contract/content.ts';
import { FIRST } from '../../../kit/rules/ids.ts';
import { seenFrames } from '../../../kit/rules/seen.ts';
import { BEASTS, type BeastId } from '../content/beasts.ts';
import type { Island, Region } from '../content/board.ts';
import { BUILDINGS, STANDING } from '../content/buildings.ts';
import { EVENTS } from '../content/events.ts';
import { LEGENDS } from '../content/heroes.ts';
import { LORDS } from '../content/lords.ts';
import { PHASES, type PhaseId } from '../content/phases.ts';
import { REGIONS } from '../content/regions.ts';
import { STONE_POWERS } from '../content/stone.ts';
import { TAX_LEVELS } from '../content/taxes.ts';
import { ISLANDS, SEAS } from '../content/waters.ts';
import { WAYS } from '../vocabulary.ts';
import type { ScandinaviaChoice } from './choices.ts';
import { debtsOf } from './gold.ts';
import { MARK, wealthOf } from './land.ts';
import { sideName, spotName } from './names.ts';
import {
  ALL_SPOT_IDS,
  FLEET_COUNT,
  FLEET_IDS,
  type Fleet,
  ISLAND_COUNT,
  LORD_COUNT,
  type Lord,
  PIECE_COUNT,
  PIECE_IDS,
  REGION_COUNT,
  seaOf,
} from './numbers.ts';
import type { TableOptions } from './options.ts';
import { sideOfKey, spotOfKey } from './pieces.ts';
import { type FrameView, SEEN } from './seen-frames.ts';
import type { State } from './state.ts';

export interface LordView {
  readonly seat: Seat;
  readonly out: boolean;
  readonly partner: string | null;
  readonly regions: number;
  readonly creed: number;
  readonly level: number;
  /** Creed of this turn that went into spells. */
  readonly spent: number;
  readonly dread: number;
  readonly overlord: string | null;
  readonly captor: string | null;
  readonly captures: number;
  /** The oldest first. */
  readonly debts: readonly { readonly to: string; readonly gold: number }[];
  readonly lastTax: string | null;
  /** Region and surcharge of last turn's tries. */
  readonly lastTries: readonly { readonly region: string; readonly points: number }[];
  readonly silent: number;
  readonly handedOn: boolean;
}

export interface RegionView {
  /** A lord, `barbarians`, or nobody. */
  readonly owner: string | null;
  /** 0 where nobody holds it. */
  readonly prosperity: number;
  readonly wealth: number;
  readonly buildings: readonly string[];
  /** Built this turn. */
  readonly fresh: readonly string[];
  readonly paid: boolean;
  readonly cursed: boolean;
  readonly lastTax: string | null;
}

export interface FleetView {
  readonly lord: string;
  readonly place: string;
  readonly sea: string;
  /** Captured this turn: it sails from the next on. */
  readonly captured?: true;
}

/** Pieces of each side, by kind: `{eurich: {viking: 3, 'hero-3': 1}}`. */
export type Stacks = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** An offer of an alliance that the viewer has made or was made. */
export interface OfferView {
  readonly from: Seat;
  readonly to: Seat;
  readonly gold: number;
  readonly open: boolean;
}

export interface BowView {
  readonly lord: string;
  readonly to: string;
  readonly open: boolean;
}

export interface View {
  readonly seat: Seat | null;
  readonly options: TableOptions;
  readonly content: Content;
  readonly turn: number;
  readonly phase: PhaseId;
  readonly first: Seat;
  readonly agreed: boolean;
  readonly ending: string | null;
  readonly winners: readonly Seat[];
  readonly picked: readonly string[];
  readonly fallen: readonly string[];
  readonly fugitives: readonly string[];
  readonly lords: Readonly<Record<string, LordView>>;
  readonly regions: Readonly<Record<string, RegionView>>;
  /** By place or fleet; only where something stands. */
  readonly pieces: Readonly<Record<string, Stacks>>;
  readonly pool: readonly number[];
  readonly fleets: Readonly<Record<string, FleetView>>;
  readonly islands: Readonly<Record<string, string | null>>;
  readonly sanctuaries: boolean;
  /** 0 not come, 1 in play, 2 dead. */
  readonly legends: Readonly<Record<string, number>>;
  readonly stone: {
    /** 0 not come, 1 in play, 2 gone. */
    readonly state: number;
    readonly place: string | null;
    readonly lord: string | null;
    readonly piece: string | null;
    readonly power: string | null;
  };
  readonly beast: { readonly beast: BeastId; readonly lord: string; readonly place: string | null } | null;
  readonly lasting: readonly string[];
  readonly storms: readonly string[];
  readonly stilled: readonly string[];
  readonly great: boolean;
  /** By seat. */
  readonly ready: readonly boolean[];
  readonly wantsEnd: readonly boolean[];
  /** A sealed answer is in. */
  readonly answered: readonly boolean[];
  /** Alliances that were told, and those the viewer has agreed to: pairs of seats, and whether all know. */
  readonly allied: readonly { readonly seats: readonly [Seat, Seat]; readonly told: boolean }[];
  /** What lies in all purses together: every sum to and from the bank is known. */
  readonly total: number;
  // The viewer's own.
  readonly purse: number | null;
  readonly offers: readonly OfferView[];
  /** Gifts of this phase, given or received. */
  readonly gifts: readonly { readonly from: Seat; readonly to: Seat }[];
  readonly bows: readonly BowView[];
  /** What the viewer is about to say, and to whom (`talk/hand.ts`). */
  readonly hand: number;
  readonly toward: Seat | null;
  readonly sealed: ScandinaviaChoice | null;
  /** Rules in progress, innermost last. */
  readonly frames: readonly FrameView[];
}

const lordOrNull = (lord: Lord): string | null => (lord < 0 ? null : LORDS[lord]);

function lordViews(state: State): Record<string, LordView> {
  const views: Record<string, LordView> = {};
  const regions = new Array<number>(LORD_COUNT).fill(0);
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    if (owner >= 0 && owner < LORD_COUNT) regions[owner]++;
  }
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    if (state.seatOf[lord] < 0) continue;
    const tries = state.lastTries[lord];
    const lastTries: { region: string; points: number }[] = [];
    for (let i = 0; i < tries.length; i += 2) lastTries.push({ region: REGIONS[tries[i]], points: tries[i + 1] });
    views[LORDS[lord]] = {
      seat: state.seatOf[lord],
      out: state.out[lord] > 0,
      partner: lordOrNull(state.partner[lord]),
      regions: regions[lord],
      creed: state.creed[lord],
      level: state.level[lord],
      spent: state.spent[lord],
      dread: state.dread[lord],
      overlord: lordOrNull(state.overlord[lord]),
      captor: lordOrNull(state.captor[lord]),
      captures: state.captures[lord],
      debts: debtsOf(state, lord).map(({ to, gold }) => ({ to: LORDS[to], gold })),
      lastTax: state.lastTax[lord] < 0 ? null : TAX_LEVELS[state.lastTax[lord]],
      lastTries,
      silent: state.silent[lord],
      handedOn: state.handedOn[lord] > 0,
    };
  }
  return views;
}

function buildingsIn(mask: number): string[] {
  const buildings: string[] = [];
  for (let building = 0; building < STANDING.length; building++)
    if (((mask >> building) & 1) === 1) buildings.push(BUILDINGS[building]);
  return buildings;
}

function regionViews(state: State): Record<string, RegionView> {
  const views: Record<string, RegionView> = {};
  for (let region: Region = FIRST; region < REGION_COUNT; region++) {
    const owner = state.owner[region];
    views[REGIONS[region]] = {
      owner: owner < 0 ? null : sideName(owner),
      prosperity: state.prosperity[region],
      wealth: owner < 0 ? 0 : wealthOf(state, region),
      buildings: buildingsIn(state.buildings[region]),
      fresh: buildingsIn(state.fresh[region]),
      paid: (state.marks[region] & MARK.paid) !== 0,
      cursed: (state.marks[region] & MARK.cursed) !== 0,
      lastTax: state.regionTax[region] < 0 ? null : TAX_LEVELS[state.regionTax[region]],
    };
  }
  return views;
}

function pieceViews({ keys, units }: State): Record<string, Stacks> {
  const views: Record<string, Record<string, Record<string, number>>> = {};
  for (let i = 0; i < keys.length; i++) {
    const side = sideOfKey(keys[i]);
    const counts: Record<string, number> = {};
    const from = i * PIECE_COUNT;
    for (let piece = 0; piece < PIECE_COUNT; piece++) {
      const count = units[from + piece];
      if (count > 0) counts[PIECE_IDS[piece]] = count;
    }
    const spot = ALL_SPOT_IDS[spotOfKey(keys[i])];
    views[spot] ??= {};
    views[spot][sideName(side)] = counts;
  }
  return views;
}

function fleetViews(state: State): Record<string, FleetView> {
  const views: Record<string, FleetView> = {};
  for (let fleet: Fleet = FIRST; fleet < FLEET_COUNT; fleet++) {
    if (state.fleetLord[fleet] < 0) continue;
    views[FLEET_IDS[fleet]] = {
      lord: LORDS[state.fleetLord[fleet]],
      place: ALL_SPOT_IDS[state.fleetPlace[fleet]],
      sea: SEAS[state.fleetSea[fleet]],
      ...(state.captured.includes(fleet) && { captured: true as const }),
    };
  }
  return views;
}

const named = <T extends string>(numbers: readonly number[], names: readonly T[]): T[] => numbers.map(n => names[n]);
const flags = (numbers: readonly number[]): boolean[] => numbers.map(n => n > 0);

function alliances(state: State, seat: Seat | null): View['allied'] {
  const found: { seats: [Seat, Seat]; told: boolean }[] = [];
  for (let a = 0; a < state.seats; a++) {
    for (let b = a + 1; b < state.seats; b++) {
      const word = state.allied[a * state.seats + b];
      if (word === 2 || (word === 1 && (seat === a || seat === b))) found.push({ seats: [a, b], told: word === 2 });
    }
  }
  return found;
}

/** What a seat has said and heard in secret. */
function secrets(state: State, seat: Seat): Pick<View, 'offers' | 'gifts' | 'bows'> {
  const offers: OfferView[] = [];
  const gifts: { from: Seat; to: Seat }[] = [];
  const bows: BowView[] = [];
  for (let from = 0; from < state.seats; from++) {
    for (let to = 0; to < state.seats; to++) {
      if (from !== seat && to !== seat) continue;
      const pair = from * state.seats + to;
      const offer = state.offers[pair];
      if (offer > 0) offers.push({ from, to, gold: state.aside[pair], open: offer === 1 });
      if (state.gifts[pair] > 0) gifts.push({ from, to });
    }
  }
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) {
    for (let to = 0; to < LORD_COUNT; to++) {
      const bow = state.bows[lord * LORD_COUNT + to];
      if (bow === 0 || (state.seatOf[lord] !== seat && state.seatOf[to] !== seat)) continue;
      bows.push({ lord: LORDS[lord], to: LORDS[to], open: bow === 1 });
    }
  }
  return { offers, gifts, bows };
}

const NO_SECRETS: Pick<View, 'offers' | 'gifts' | 'bows'> = { offers: [], gifts: [], bows: [] };

export function view(state: State, seat: Seat | null, like?: View): View {
  return {
    ...(like ?? seenByAll(state)),
    seat,
    allied: alliances(state, seat),
    purse: seat === null ? null : state.gold[seat],
    ...(seat === null ? NO_SECRETS : secrets(state, seat)),
    hand: seat === null ? 0 : state.hand[seat],
    toward: seat === null || state.toward[seat] < 0 ? null : state.toward[seat],
    sealed: seat === null ? null : state.sealed[seat],
  };
}

function seenByAll(state: State): View {
  const islands: Record<string, string | null> = {};
  for (let island: Island = FIRST; island < ISLAND_COUNT; island++)
    islands[ISLANDS[island]] = lordOrNull(state.islandOwner[island]);
  const legends: Record<string, number> = {};
  state.legends.forEach((come, legend) => {
    legends[LEGENDS[legend]] = come;
  });
  return {
    seat: null,
    options: state.options,
    content: state.pack,
    turn: state.turn,
    phase: PHASES[state.phase],
    first: state.first,
    agreed: state.agreed > 0,
    ending: state.ending < 0 ? null : WAYS[state.ending],
    winners: state.winners.slice(),
    picked: named(state.picked, LORDS),
    fallen: named(state.fallen, LORDS),
    fugitives: named(state.fugitives, LORDS),
    lords: lordViews(state),
    regions: regionViews(state),
    pieces: pieceViews(state),
    pool: state.pool.slice(),
    fleets: fleetViews(state),
    islands,
    sanctuaries: state.sanctuaries > 0,
    legends,
    stone: {
      state: state.stone,
      place: state.stonePlace < 0 ? null : ALL_SPOT_IDS[state.stonePlace],
      lord: lordOrNull(state.stoneLord),
      piece: state.stonePiece < 0 ? null : PIECE_IDS[state.stonePiece],
      power: state.stonePower < 0 ? null : STONE_POWERS[state.stonePower],
    },
    beast:
      state.beast < 0
        ? null
        : {
            beast: BEASTS[state.beast],
            lord: LORDS[state.beastLord],
            place: state.beastPlace < 0 ? null : ALL_SPOT_IDS[state.beastPlace],
          },
    lasting: named(state.lasting, EVENTS),
    storms: state.storms.map(place => SEAS[seaOf(place)]),
    stilled: state.stilled.map(spotName),
    great: state.great > 0,
    ready: flags(state.ready),
    wantsEnd: flags(state.wantsEnd),
    answered: state.sealed.map(answer => answer !== null),
    allied: [],
    total: state.bank,
    purse: null,
    ...NO_SECRETS,
    hand: 0,
    toward: null,
    sealed: null,
    frames: seenFrames(state.stack, SEEN, null),
  };
}
