import { choicesOf } from '../../../kit/rules/choices.ts';
import type { Region } from '../content/board.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { LORDS } from '../content/lords.ts';
import { REGIONS } from '../content/regions.ts';
import { TAX_LEVELS } from '../content/taxes.ts';
import { FATES } from '../content/tokens.ts';
import { SEAS } from '../content/waters.ts';
import type { ScandinaviaChoice } from '../vocabulary.ts';
import { sideName } from './names.ts';
import {
  ALL_SPOT_IDS,
  FIRST_SEA,
  FLEET_IDS,
  type Fleet,
  type Lord,
  PIECE_COUNT,
  PIECE_IDS,
  PLACE_IDS,
  type Place,
  type Side,
  type Spot,
} from './numbers.ts';

export type { ScandinaviaChoice };

const { one, table, grid, sparse } = choicesOf<ScandinaviaChoice>();

const MOST_SEATS = 6;
const lords = <C extends ScandinaviaChoice>(make: (lord: Lord) => C) => table(LORDS.length, make);
const regions = <C extends ScandinaviaChoice>(make: (region: Region) => C) => table(REGIONS.length, make);
const pieces = <C extends ScandinaviaChoice>(make: (piece: number) => C) => table(PIECE_COUNT, make);
const spots = <C extends ScandinaviaChoice>(make: (spot: Spot) => C) => table(ALL_SPOT_IDS.length, make);
const places = <C extends ScandinaviaChoice>(make: (place: Place) => C) => table(PLACE_IDS.length, make);
const fleets = <C extends ScandinaviaChoice>(make: (fleet: Fleet) => C) => table(FLEET_IDS.length, make);
const seats = <C extends ScandinaviaChoice>(make: (seat: number) => C) => table(MOST_SEATS, make);

// Setting up
export const PICK_LORD = lords(lord => ({ kind: 'pick-lord', lord: LORDS[lord] }));
export const START_IN = regions(region => ({ kind: 'start', region: REGIONS[region] }));
export const AS_HISTORY = one({ kind: 'as-history' });
export const MOOR = grid(REGIONS.length, SEAS.length, (region: Region, sea: number) => ({
  kind: 'moor',
  region: REGIONS[region],
  sea: SEAS[sea],
}));
export const PLACE_BUILDING = grid(BUILDINGS.length, REGIONS.length, (building: number, region: Region) => ({
  kind: 'place',
  building: BUILDINGS[building],
  region: REGIONS[region],
}));
export const MUSTER = grid(PIECE_COUNT, REGIONS.length, (piece: number, region: Region) => ({
  kind: 'muster',
  piece: PIECE_IDS[piece],
  region: REGIONS[region],
}));

// All phases
export const NEXT = lords(lord => ({ kind: 'next', lord: LORDS[lord] }));
export const DONE = one({ kind: 'done' });
export const DECLINE = one({ kind: 'decline' });
export const NOT_AGAIN = one({ kind: 'not-again' });
export const AS_LAST_TURN = one({ kind: 'as-last-turn' });
export const PAY_ALL = one({ kind: 'pay-all' });
export const COUNT = one({ kind: 'count', count: 1 });

// Diplomacy
export const READY = one({ kind: 'ready' });
export const OFFER = seats(to => ({ kind: 'offer', to }));
export const LAY_ASIDE = one({ kind: 'lay-aside', gold: 0 });
export const AGREE = seats(to => ({ kind: 'agree', to }));
export const REFUSE = seats(to => ({ kind: 'refuse', to }));
export const GIFT = seats(to => ({ kind: 'gift', to }));
export const GIVE = one({ kind: 'give', gold: 1 });
export const KEEP = one({ kind: 'keep' });
export const GIVE_REGION = regions(region => ({ kind: 'give-region', region: REGIONS[region] }));
export const BOW = grid(LORDS.length, LORDS.length, (lord: Lord, to: number) => ({
  kind: 'bow',
  lord: LORDS[lord],
  to: LORDS[to],
}));
export const ACCEPT_VASSAL = grid(LORDS.length, LORDS.length, (lord: Lord, to: number) => ({
  kind: 'accept-vassal',
  lord: LORDS[lord],
  to: LORDS[to],
}));
export const REFUSE_VASSAL = grid(LORDS.length, LORDS.length, (lord: Lord, to: number) => ({
  kind: 'refuse-vassal',
  lord: LORDS[lord],
  to: LORDS[to],
}));
export const RELEASE_VASSAL = lords(lord => ({ kind: 'release-vassal', lord: LORDS[lord] }));
export const LAST_TURN = one({ kind: 'last-turn' });
export const CONFIRM_LAST_TURN = one({ kind: 'confirm-last-turn' });

// Events
export const HIRE = regions(region => ({ kind: 'hire', region: REGIONS[region] }));
export const AFFLICT = lords(lord => ({ kind: 'afflict', lord: LORDS[lord] }));
export const PAY_REGION = regions(region => ({ kind: 'pay-region', region: REGIONS[region] }));
export const PAY_HERO = sparse((piece: number, spot: Spot) => ({
  kind: 'pay-hero',
  piece: PIECE_IDS[piece],
  at: ALL_SPOT_IDS[spot],
}));
export const FEAST = one({ kind: 'feast' });
export const PLACE_TOKEN = regions(region => ({ kind: 'place-token', region: REGIONS[region] }));
export const STAND = spots(spot => ({ kind: 'stand', at: ALL_SPOT_IDS[spot] }));
export const BEAR = pieces(piece => ({ kind: 'bear', piece: PIECE_IDS[piece] }));

// Dragon and Loki
export const BID = one({ kind: 'bid', gold: 0 });
export const PASS = one({ kind: 'pass' });
export const RAISE = one({ kind: 'raise', gold: 1 });
export const SACRIFICE_AT = grid(ALL_SPOT_IDS.length, LORDS.length, (spot: Spot, lord: Lord) => ({
  kind: 'sacrifice-at',
  at: ALL_SPOT_IDS[spot],
  lord: LORDS[lord],
}));
export const SACRIFICE = pieces(piece => ({ kind: 'sacrifice', piece: PIECE_IDS[piece] }));
export const PAY_GOLD = one({ kind: 'pay-gold' });
export const DEFAULT = one({ kind: 'default' });
export const COMMAND = lords(lord => ({ kind: 'command', lord: LORDS[lord] }));

// Taxes
export const TAX = table(TAX_LEVELS.length, (level: number) => ({ kind: 'tax', level: TAX_LEVELS[level] }));
export const TAX_IN = regions(region => ({ kind: 'tax-in', region: REGIONS[region] }));
export const PILLAGE = regions(region => ({ kind: 'pillage', region: REGIONS[region] }));

// Recruiting
export const DISMISS = sparse((piece: number, spot: Spot) => ({
  kind: 'dismiss',
  piece: PIECE_IDS[piece],
  at: ALL_SPOT_IDS[spot],
}));
export const TRY_HERO = regions(region => ({ kind: 'try-hero', region: REGIONS[region] }));
export const EVERY_TEMPLE = one({ kind: 'every-temple' });
export const TO_TROOPS = one({ kind: 'to-troops' });
export const RECRUIT = regions(region => ({ kind: 'recruit', region: REGIONS[region] }));
export const ENTICE = one({ kind: 'entice' });
export const SURCHARGE = one({ kind: 'surcharge', points: 0 });
export const CAST = places(place => ({ kind: 'cast', at: PLACE_IDS[place] }));
export const DOUBLE = sparse((piece: number, spot: Spot) => ({
  kind: 'double',
  piece: PIECE_IDS[piece],
  at: ALL_SPOT_IDS[spot],
}));
export const STRIKE_AT = grid(ALL_SPOT_IDS.length, LORDS.length, (spot: Spot, lord: Lord) => ({
  kind: 'strike-at',
  at: ALL_SPOT_IDS[spot],
  lord: LORDS[lord],
}));
export const STRIKE = pieces(piece => ({ kind: 'strike', piece: PIECE_IDS[piece] }));

// Construction
/** Regions, and islands where Dwarves could be fitted out. */
export const BUILD_IN = table(FIRST_SEA, (place: Place) => ({ kind: 'build-in', region: PLACE_IDS[place] }));
export const BUILD = table(BUILDINGS.length, (building: number) => ({ kind: 'build', building: BUILDINGS[building] }));
export const DEMOLISH = table(BUILDINGS.length, (building: number) => ({
  kind: 'demolish',
  building: BUILDINGS[building],
}));
export const SCRAP = fleets(fleet => ({ kind: 'scrap', fleet: FLEET_IDS[fleet] }));
export const LAUNCH = table(SEAS.length, (sea: number) => ({ kind: 'launch', sea: SEAS[sea] }));
export const LAUNCH_AT = spots(spot => ({ kind: 'launch-at', at: ALL_SPOT_IDS[spot] }));
export const ENGINES = one({ kind: 'engines', count: 1 });

// Marches
export const MARCH = spots(spot => ({ kind: 'march', from: ALL_SPOT_IDS[spot] }));
export const EVERYBODY = one({ kind: 'everybody' });
export const TAKE = pieces(piece => ({ kind: 'take', piece: PIECE_IDS[piece] }));
export const RIDE = pieces(piece => ({ kind: 'ride', piece: PIECE_IDS[piece] }));
export const CARRY = pieces(piece => ({ kind: 'carry', piece: PIECE_IDS[piece] }));
export const ON = one({ kind: 'on' });
/** Where too many hexes could be named, a land, a sea or an island is first. */
export const TOWARD = places(area => ({ kind: 'toward', area: PLACE_IDS[area] }));
/** The same where too many stacks could be named. */
export const CHOOSE_IN = places(area => ({ kind: 'choose-in', area: PLACE_IDS[area] }));
export const GO = spots(spot => ({ kind: 'go', to: ALL_SPOT_IDS[spot] }));
export const SAIL = fleets(fleet => ({ kind: 'sail', fleet: FLEET_IDS[fleet] }));
export const BOARD = pieces(piece => ({ kind: 'board', piece: PIECE_IDS[piece] }));
export const BOARD_ALL = one({ kind: 'board-all' });
export const STEER = spots(spot => ({ kind: 'steer', to: ALL_SPOT_IDS[spot] }));
export const LAND = pieces(piece => ({ kind: 'land', piece: PIECE_IDS[piece] }));
export const LAND_ALL = one({ kind: 'land-all' });
export const UNLEASH = one({ kind: 'unleash' });
export const SET_DOWN = spots(spot => ({ kind: 'set-down', at: ALL_SPOT_IDS[spot] }));
export const HAND_STONE = pieces(piece => ({ kind: 'hand-stone', piece: PIECE_IDS[piece] }));
export const TO_BATTLE = one({ kind: 'to-battle' });
export const FIGHT = spots(spot => ({ kind: 'fight', at: ALL_SPOT_IDS[spot] }));
/** Where more than one enemy stands: on islands and at sea. */
export const FIGHT_SIDE = sparse((place: Spot, side: Side) => ({
  kind: 'fight',
  at: ALL_SPOT_IDS[place],
  side: sideName(side),
}));

// Battles
export const KILL_HERO = pieces(piece => ({ kind: 'kill-hero', piece: PIECE_IDS[piece] }));
export const DOMINATE = pieces(piece => ({ kind: 'dominate', piece: PIECE_IDS[piece] }));
export const FANATICISE = pieces(piece => ({ kind: 'fanaticise', piece: PIECE_IDS[piece] }));
export const CALL_FORESTS = one({ kind: 'call-forests' });
export const INVERT = pieces(piece => ({ kind: 'invert', piece: PIECE_IDS[piece] }));
export const BRIBE = pieces(piece => ({ kind: 'bribe', piece: PIECE_IDS[piece] }));
export const RAGE = pieces(piece => ({ kind: 'rage', piece: PIECE_IDS[piece] }));
export const PAY_ORC = pieces(piece => ({ kind: 'pay-orc', piece: PIECE_IDS[piece] }));
export const GOLD_TO_ORC = one({ kind: 'pay-gold-to-orc', gold: 1 });
export const STEP_ASIDE = one({ kind: 'step-aside' });
export const KEEP_BEST = one({ kind: 'keep-best' });
export const LOSE = pieces(piece => ({ kind: 'lose', piece: PIECE_IDS[piece] }));
export const REVIVE = pieces(piece => ({ kind: 'revive', piece: PIECE_IDS[piece] }));
export const TAKE_OFF = spots(spot => ({ kind: 'take-off', at: ALL_SPOT_IDS[spot] }));
export const UNDEAD_COUNT = one({ kind: 'undead', count: 0 });
export const FATE = table(FATES.length, (fate: number) => ({ kind: 'fate', fate: FATES[fate] }));
export const ACCEPT = one({ kind: 'accept' });
export const PAY_RANSOM = one({ kind: 'ransom' });

// Upkeep
export const SETTLE = one({ kind: 'settle' });
export const DISBAND_AT = spots(spot => ({ kind: 'disband-at', at: ALL_SPOT_IDS[spot] }));
export const DISBAND = pieces(piece => ({ kind: 'disband', piece: PIECE_IDS[piece] }));
