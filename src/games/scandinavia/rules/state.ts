import type { Content } from '../../../engine/contract/content.ts';
import type { Stacked } from '../../../engine/contract/frames.ts';
import { copyLists, copyStack } from '../../../kit/rules/copy.ts';
import type { Sea } from '../content/board.ts';
import type { ScandinaviaChoice } from './choices.ts';
import type { ScandinaviaFrame } from './frames.ts';
import type { Lord, Side, Spot } from './numbers.ts';
import type { TableOptions } from './options.ts';

/**
 * A whole game in progress: flat, integers only, options and pack aside. Lords are counted as the box has them, whoever
 * plays them; what belongs to a person (the purse, a word given) goes by seat, all else by lord (SC-A-two-lords-seat).
 */
export interface State extends Stacked<ScandinaviaChoice, ScandinaviaFrame> {
  readonly options: TableOptions;
  /** Values of the game that this table replaces; see `printed.ts`. */
  readonly pack: Content;
  readonly seats: number;
  /** From 1 on; 0 while the table is set up. */
  turn: number;
  /** The number of the phase that is played. */
  phase: number;
  /** The seat with the initiative. */
  first: number;
  /** All have agreed that this turn is the last. */
  agreed: number;
  /** How it ended: a way of `WAYS`, -1 while it goes on; and the seats that won. */
  ending: number;
  readonly winners: number[];

  // By lord.
  /** Who plays him, -1 for nobody. */
  readonly seatOf: number[];
  /** 1 for who is out. */
  readonly out: number[];
  /** Bound for the whole game (SC-15.9, SC-15.14), -1 for none. */
  readonly partner: Lord[];
  readonly creed: number[];
  readonly level: number[];
  /** Creed of this turn that went into spells. */
  readonly spent: number[];
  /** Creed for good (SC-16.6). */
  readonly dread: number[];
  readonly overlord: Lord[];
  readonly captor: Lord[];
  /** How often he was captured (SC-16.9). */
  readonly captures: number[];
  /** Debts in the order in which they were made: who owes, to whom, how much (SC-16.23). */
  readonly debts: number[];
  /** The tax level of last turn, -1 for none yet; and by region, where it is taxed so. */
  readonly lastTax: number[];
  /** Last turn's tries at recruiting, region and surcharge, in their order. */
  readonly lastTries: number[][];
  /** No more questions of this kind in this turn: a bit for each window. */
  readonly silent: number[];
  /** Lords who are out, in the order in which they fell. */
  readonly fallen: Lord[];
  /** The order in which lords were picked: it decides who of a seat plays first. */
  readonly picked: Lord[];
  /** Lords whose tokens have to be placed anew before anything else happens (SC-16.36). */
  readonly fugitives: Lord[];

  // By seat.
  readonly gold: number[];
  readonly ready: number[];
  readonly wantsEnd: number[];
  /** What a seat is in the middle of saying, and to whom (`talk/hand.ts`); its own secret. */
  readonly hand: number[];
  readonly toward: number[];
  // By seat and seat.
  /** 0 none, 1 agreed and not yet told, 2 told. Both ways alike. */
  readonly allied: number[];
  /** 0 none, 1 open, 2 answered: one for each ordered pair and phase. */
  readonly offers: number[];
  /** Gold that lies ready with an open offer. */
  readonly aside: number[];
  /** 1: has given in this phase. */
  readonly gifts: number[];
  // By lord and lord.
  /** Offers of vassalage, from the one who bows: as `offers`. */
  readonly bows: number[];
  /** A region was handed on this turn, by lord of either side. */
  readonly handedOn: number[];
  /** All that came out of the bank, less what came back: what lies in all purses together. */
  bank: number;

  // By region.
  /** A lord, `BARBARIANS`, or -1. */
  readonly owner: Side[];
  /** 0 where nobody holds it. */
  readonly prosperity: number[];
  /** A bit for each building. */
  readonly buildings: number[];
  /** What stands there was built this turn: a bit for each building. */
  readonly fresh: number[];
  /** What this turn has done to the land: a bit for each `MARK`. */
  readonly marks: number[];
  /** Levels of last turn, where each region is taxed by itself. */
  readonly regionTax: number[];

  // Pieces: stacks of one side at one place, in order of their keys, with a count for each piece (`pieces.ts`).
  readonly keys: number[];
  readonly units: number[];
  /** Counters that are left, by troop. */
  readonly pool: number[];
  // By fleet.
  /** Whose it is, -1 for a counter that is not in play. */
  readonly fleetLord: Lord[];
  /** A region, an island or a sea. */
  readonly fleetPlace: Spot[];
  /** The sea beside the coast it lies at; at sea the sea itself. */
  readonly fleetSea: Sea[];
  /** Fleets that were captured this turn: their new lords sail them from the next on (SC-12.9). */
  readonly captured: number[];
  // By island.
  readonly islandOwner: Lord[];
  sanctuaries: number;
  // By legend: 0 not come, 1 in play, 2 dead.
  readonly legends: number[];
  /** 0 not come, 1 in play, 2 gone; where it lies; whose piece bears it (-1 nobody); its power, -1 before it is known. */
  stone: number;
  stonePlace: Spot;
  stoneLord: Lord;
  stonePiece: number;
  stonePower: number;
  /** -1 none, 0 the Dragon, 1 Loki; who commands it; where it is, -1 before it is set down. */
  beast: number;
  beastLord: Lord;
  beastPlace: Spot;
  /** Events of this turn that still work. */
  readonly lasting: number[];
  /** Seas under a storm, and places under the spell of Maerith. */
  readonly storms: Spot[];
  readonly stilled: Spot[];
  /** Ohrrkan is called the Great (SC-C-ohrrkan-great). */
  great: number;
}

export function clone(state: State): State {
  return {
    options: state.options,
    pack: state.pack,
    seats: state.seats,
    turn: state.turn,
    phase: state.phase,
    first: state.first,
    agreed: state.agreed,
    ending: state.ending,
    winners: state.winners.slice(),
    seatOf: state.seatOf.slice(),
    out: state.out.slice(),
    partner: state.partner.slice(),
    creed: state.creed.slice(),
    level: state.level.slice(),
    spent: state.spent.slice(),
    dread: state.dread.slice(),
    overlord: state.overlord.slice(),
    captor: state.captor.slice(),
    captures: state.captures.slice(),
    debts: state.debts.slice(),
    lastTax: state.lastTax.slice(),
    lastTries: copyLists(state.lastTries),
    silent: state.silent.slice(),
    fallen: state.fallen.slice(),
    picked: state.picked.slice(),
    fugitives: state.fugitives.slice(),
    gold: state.gold.slice(),
    ready: state.ready.slice(),
    wantsEnd: state.wantsEnd.slice(),
    hand: state.hand.slice(),
    toward: state.toward.slice(),
    allied: state.allied.slice(),
    offers: state.offers.slice(),
    aside: state.aside.slice(),
    gifts: state.gifts.slice(),
    bows: state.bows.slice(),
    handedOn: state.handedOn.slice(),
    bank: state.bank,
    owner: state.owner.slice(),
    prosperity: state.prosperity.slice(),
    buildings: state.buildings.slice(),
    fresh: state.fresh.slice(),
    marks: state.marks.slice(),
    regionTax: state.regionTax.slice(),
    keys: state.keys.slice(),
    units: state.units.slice(),
    pool: state.pool.slice(),
    fleetLord: state.fleetLord.slice(),
    fleetPlace: state.fleetPlace.slice(),
    fleetSea: state.fleetSea.slice(),
    captured: state.captured.slice(),
    islandOwner: state.islandOwner.slice(),
    sanctuaries: state.sanctuaries,
    legends: state.legends.slice(),
    stone: state.stone,
    stonePlace: state.stonePlace,
    stoneLord: state.stoneLord,
    stonePiece: state.stonePiece,
    stonePower: state.stonePower,
    beast: state.beast,
    beastLord: state.beastLord,
    beastPlace: state.beastPlace,
    lasting: state.lasting.slice(),
    storms: state.storms.slice(),
    stilled: state.stilled.slice(),
    great: state.great,
    stack: copyStack(state.stack),
    sealed: state.sealed.slice(),
  };
}
