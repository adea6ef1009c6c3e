import {
  anyOf,
  ENGINE_FACTS,
  listOf,
  named,
  oneOf,
  optional,
  type RecordsOf,
  seat,
  type Vocabulary,
  whole,
  words,
} from '../../engine/contract/vocabulary.ts';
import { BEASTS } from './content/beasts.ts';
import { BUILDINGS } from './content/buildings.ts';
import { EVENTS } from './content/events.ts';
import { HEX_IDS } from './content/hexes.ts';
import { LORDS } from './content/lords.ts';
import { PHASES } from './content/phases.ts';
import { POWERS } from './content/powers.ts';
import { REGIONS } from './content/regions.ts';
import { STONE_POWERS } from './content/stone.ts';
import { TAX_LEVELS } from './content/taxes.ts';
import { FATES } from './content/tokens.ts';
import { ISLANDS, SEAS } from './content/waters.ts';
import { FLEET_IDS, HERO_IDS, KIND_IDS } from './rules/numbers.ts';

export const LORD = named<string>('lord', LORDS);
/** Who fights where no lord does. */
const FOLK = named<string>('side', ['barbarians', 'rebels', 'commoners']);
export const SIDE = anyOf('side', LORD, FOLK);
export const REGION = named<string>('region', REGIONS);
export const ISLAND = named<string>('island', ISLANDS);
export const SEA = named<string>('sea', SEAS);
export const FLEET = named<string>('fleet', [...FLEET_IDS]);
/** A hex of the advanced rules that is neither a capital nor an island. */
export const HEX = named<string>('hex', HEX_IDS);
/** Lands, islands and seas, whole. */
export const AREA = anyOf('place', REGION, ISLAND, SEA);
export const PLACE = anyOf('place', REGION, ISLAND, SEA, HEX);
/** Dry land. */
const GROUND = anyOf('place', REGION, ISLAND);
/** Where pieces can stand: aboard, too. */
export const SPOT = anyOf('spot', REGION, ISLAND, FLEET, HEX);
/** All of these. */
const ANYWHERE = anyOf('spot', REGION, ISLAND, SEA, FLEET, HEX);
export const KIND = named<string>('kind', KIND_IDS);
export const HERO = named<string>('hero', HERO_IDS);
/** A unit by its kind, a hero, or the token of a lord. */
export const PIECE = anyOf('piece', KIND, HERO, named<string>('piece', ['token']));
export const BUILDING = named<string>('building', BUILDINGS);
const TAX = named<string>('tax', TAX_LEVELS);
const FATE = named<string>('fate', FATES);
const EVENT = named<string>('event', EVENTS);
const POWER = named<string>('power', POWERS);
const STONE = named<string>('stone', STONE_POWERS);
const BEAST = named<string>('beast', BEASTS);
const PHASE = named<string>('phase', PHASES);
/** What brought something about, where it is no event, power or building. */
export const CAUSES = [
  ...[
    'set-up',
    'battle',
    'conquest',
    'taxes',
    'trade',
    'aelrich',
    'humans',
    'recruiting',
    'construction',
    'demolition',
  ],
  ...['engines', 'upkeep', 'disbanded', 'hired', 'lure', 'bards', 'feast', 'indemnity', 'ransom', 'debt', 'overlord'],
  ...['discovery', 'dragon-price', 'loki-price', 'fallen', 'executed', 'spoil', 'storm', 'expedition', 'orc', 'bribe'],
  ...['gift', 'token', 'sea', 'returned', 'furious', 'sacrifice', 'risen'],
] as const;
const CAUSE = anyOf('cause', EVENT, POWER, STONE, BUILDING, named<string>('cause', CAUSES));
/** Why somebody wants an alliance, or does not. People keep theirs to themselves; bots say it to the other. */
export const MOTIVES = ['strong-neighbour', 'trade', 'prey', 'throne', 'too-strong', 'no-room', 'no-use'] as const;
export type Motive = (typeof MOTIVES)[number];
const MOTIVE = named<string>('motive', MOTIVES);
const GOLD = whole(0);
const COUNT = whole(1);
const NUMBER = whole();
export const WAYS = ['empire', 'limit', 'agreed', 'last'] as const;

/** Every answer a player can give, in names. */
const CHOICES = words({
  // Setting up
  'pick-lord': { lord: LORD },
  start: { region: REGION },
  'as-history': {},
  /** Buildings that come together on one land: Eurich's port and fleet. */
  moor: { region: REGION, sea: SEA },
  place: { building: BUILDING, region: REGION },
  muster: { piece: PIECE, region: REGION },

  // All phases
  next: { lord: LORD },
  done: {},
  decline: {},
  /** Not asked again in this turn. */
  'not-again': {},
  'as-last-turn': {},
  'pay-all': {},
  count: { count: COUNT },

  // Diplomacy
  ready: {},
  offer: { to: seat },
  /** Gold that goes with an offer. */
  'lay-aside': { gold: GOLD },
  agree: { to: seat },
  refuse: { to: seat },
  gift: { to: seat },
  give: { gold: GOLD },
  keep: {},
  'give-region': { region: REGION },
  bow: { lord: LORD, to: LORD },
  'accept-vassal': { lord: LORD, to: LORD },
  'refuse-vassal': { lord: LORD, to: LORD },
  'release-vassal': { lord: LORD },
  'last-turn': {},
  'confirm-last-turn': {},

  // Events
  hire: { region: REGION },
  afflict: { lord: LORD },
  'pay-region': { region: REGION },
  'pay-hero': { piece: PIECE, at: SPOT },
  feast: {},
  'place-token': { region: REGION },
  stand: { at: PLACE },
  bear: { piece: PIECE },

  // Dragon and Loki
  bid: { gold: GOLD },
  pass: {},
  raise: { gold: GOLD },
  'sacrifice-at': { at: SPOT, lord: LORD },
  sacrifice: { piece: PIECE },
  'pay-gold': {},
  default: {},
  command: { lord: LORD },

  // Taxes
  tax: { level: TAX },
  'tax-in': { region: REGION },
  pillage: { region: REGION },

  // Recruiting
  dismiss: { piece: PIECE, at: SPOT },
  'try-hero': { region: REGION },
  'every-temple': {},
  'to-troops': {},
  recruit: { region: REGION },
  entice: {},
  surcharge: { points: whole(0) },
  /** A spell on a place, and the Stone's wind on one lord's troops there. */
  cast: { at: PLACE },
  double: { piece: PIECE, at: SPOT },
  'strike-at': { at: SPOT, lord: LORD },
  strike: { piece: PIECE },

  // Construction
  'build-in': { region: GROUND },
  build: { building: BUILDING },
  demolish: { building: BUILDING },
  scrap: { fleet: FLEET },
  launch: { sea: SEA },
  'launch-at': { at: PLACE },
  engines: { count: COUNT },

  // Marches
  march: { from: SPOT },
  everybody: {},
  take: { piece: PIECE },
  ride: { piece: PIECE },
  carry: { piece: PIECE },
  on: {},
  /** Where too many hexes could be named, the land or sea they lie in comes first. */
  toward: { area: AREA },
  /** The same where too many stacks could be named. */
  'choose-in': { area: AREA },
  go: { to: PLACE },
  sail: { fleet: FLEET },
  board: { piece: PIECE },
  'board-all': {},
  steer: { to: PLACE },
  land: { piece: PIECE },
  'land-all': {},
  /** Dragon or Loki is let loose; where, comes next. */
  unleash: {},
  'set-down': { at: PLACE },
  'hand-stone': { piece: PIECE },
  'to-battle': {},
  fight: { at: PLACE, side: optional(SIDE) },

  // Battles
  'kill-hero': { piece: PIECE },
  dominate: { piece: PIECE },
  fanaticise: { piece: PIECE },
  'call-forests': {},
  invert: { piece: PIECE },
  bribe: { piece: PIECE },
  rage: { piece: PIECE },
  'pay-orc': { piece: PIECE },
  'pay-gold-to-orc': { gold: GOLD },
  'step-aside': {},
  'keep-best': {},
  lose: { piece: PIECE },
  revive: { piece: PIECE },
  'take-off': { at: SPOT },
  undead: { count: whole(0) },
  fate: { fate: FATE },
  accept: {},
  ransom: {},

  // Upkeep
  settle: {},
  'disband-at': { at: SPOT },
  disband: { piece: PIECE },
});
export type ScandinaviaChoice = RecordsOf<typeof CHOICES>;

/** What is asked, as everybody may know it: never a word about gold (SC-A-gold-known). */
const PROMPTS = words({
  'pick-lord': {},
  'first-region': { lord: LORD },
  'second-region': { lord: LORD },
  moor: { lord: LORD },
  place: { lord: LORD, left: NUMBER },
  muster: { lord: LORD },
  next: { task: oneOf<string>('taxes', 'recruiting', 'construction', 'military', 'upkeep') },
  talk: {},
  gift: {},
  hire: {},
  afflict: {},
  lure: { lord: LORD },
  bards: { lord: LORD },
  feast: { lord: LORD },
  token: { lord: LORD },
  stand: { lord: LORD, region: REGION },
  bear: { lord: LORD },
  dragon: { turn: whole(1) },
  command: { beast: BEAST },
  loki: { bid: NUMBER },
  'loki-payment': { due: NUMBER },
  taxes: { lord: LORD },
  'tax-level': { lord: LORD, region: REGION },
  pillage: { lord: LORD },
  heroes: { lord: LORD },
  bard: { lord: LORD },
  troops: { lord: LORD },
  entice: { lord: LORD, region: REGION },
  surcharge: { lord: LORD, region: REGION },
  waters: { lord: LORD, target: LORD },
  omen: { lord: LORD, target: LORD },
  double: { lord: LORD },
  paralysis: { lord: LORD },
  'death-wind': { lord: LORD },
  strike: { lord: LORD, at: SPOT },
  fervour: { lord: LORD },
  'fervour-building': { lord: LORD, region: REGION },
  construction: { lord: LORD },
  building: { lord: LORD, region: GROUND },
  launch: { lord: LORD, region: REGION },
  'launch-at': { lord: LORD, region: REGION },
  orders: { lord: LORD },
  who: { lord: LORD, from: SPOT },
  'how-many': { lord: LORD, piece: PIECE },
  riders: { lord: LORD },
  passenger: { lord: LORD },
  where: { lord: LORD, from: SPOT },
  toward: { lord: LORD, from: SPOT },
  fleet: { lord: LORD, fleet: FLEET },
  board: { lord: LORD, fleet: FLEET },
  land: { lord: LORD, fleet: FLEET },
  beast: { lord: LORD, beast: BEAST },
  'beast-toward': { lord: LORD, beast: BEAST },
  battles: { lord: LORD },
  window: { lord: LORD, at: PLACE, against: SIDE },
  'window-count': { lord: LORD, at: PLACE, against: SIDE },
  'window-gold': { lord: LORD, at: PLACE, against: SIDE },
  losses: { lord: LORD, at: PLACE, margin: NUMBER },
  revive: { lord: LORD, at: PLACE },
  'take-off': { lord: LORD },
  undead: { lord: LORD, at: PLACE },
  fate: { lord: LORD, captive: LORD },
  swap: { lord: LORD, fate: FATE },
  upkeep: { lord: LORD },
  'disband-at': { lord: LORD, at: SPOT },
});

/** Everything that can happen, for log, animation, recap and statistics. */
const FACTS = words({
  // Setting up
  'pick-rolled': { seat, die: NUMBER },
  picked: { seat, lord: LORD },
  'land-taken': { lord: LORD, region: REGION },

  // The turn
  'turn-began': { turn: whole(1), seat },
  'phase-began': { phase: PHASE },
  'part-began': { lord: LORD, phase: PHASE },
  /** The second round of a lord's marches and battles. */
  'round-began': { lord: LORD, round: whole(1, 2) },

  // Diplomacy
  'alliances-over': {},
  /** Of an offer only the two know; that somebody thinks again, all see. */
  offered: { seat, to: seat, gold: GOLD, motive: optional(MOTIVE) },
  'thinks-again': { seat },
  refused: { seat, to: seat, motive: optional(MOTIVE) },
  agreed: { seat, to: seat, gold: GOLD, motive: optional(MOTIVE) },
  lapsed: { seat, to: seat },
  allied: { seat, to: seat },
  gave: { seat, to: seat, gold: GOLD },
  ready: { seat },
  'wants-end': { seat },
  'last-turn': {},
  'region-given': { lord: LORD, to: LORD, region: REGION },
  bowed: { lord: LORD, to: LORD },
  'bow-refused': { lord: LORD, to: LORD },
  vassal: { lord: LORD, to: LORD },
  'bond-over': { lord: LORD, to: LORD },
  'prison-tried': { lord: LORD, die: NUMBER },
  freed: { lord: LORD },

  // Gold. Sums to and from the bank are open.
  gained: { lord: LORD, gold: GOLD, cause: CAUSE },
  paid: { lord: LORD, gold: GOLD, cause: CAUSE },
  /** From lord to lord, where a rule fixes the sum. */
  'paid-to': { lord: LORD, to: LORD, gold: GOLD, cause: CAUSE },
  owes: { lord: LORD, to: LORD, gold: GOLD },
  'purse-shown': { seat, gold: GOLD },

  // Land
  creed: { lord: LORD, creed: NUMBER, level: whole(1, 4) },
  prosperity: { region: REGION, change: NUMBER, to: NUMBER, cause: CAUSE },
  built: { lord: LORD, region: REGION, building: BUILDING, cause: CAUSE },
  destroyed: { region: REGION, building: BUILDING, cause: CAUSE },
  'building-stood': { region: REGION, building: BUILDING, die: NUMBER },
  launched: { lord: LORD, fleet: FLEET, region: REGION, sea: SEA, cause: CAUSE, at: optional(PLACE) },
  'fleet-lost': { lord: LORD, fleet: FLEET, cause: CAUSE },
  'fleet-taken': { lord: LORD, fleet: FLEET, from: SIDE },
  equipped: { lord: LORD, region: GROUND, count: COUNT },
  independent: { region: REGION, cause: CAUSE },
  'barbarians-hold': { region: REGION },

  // Pieces
  came: { lord: SIDE, place: SPOT, piece: PIECE, count: COUNT, cause: CAUSE },
  died: { lord: SIDE, place: SPOT, piece: PIECE, count: COUNT, cause: CAUSE },
  left: { lord: SIDE, place: SPOT, piece: PIECE, count: COUNT, cause: CAUSE },
  became: { lord: SIDE, place: SPOT, piece: PIECE, into: PIECE, count: COUNT, cause: CAUSE },
  joined: { lord: LORD, place: SPOT, piece: PIECE, count: COUNT },

  // Events
  'event-rolled': { die: whole(1, 100), event: EVENT },
  'event-passed': { event: EVENT },
  'die-rolled': { die: NUMBER, cause: CAUSE },
  'region-rolled': { region: REGION, die: NUMBER, cause: CAUSE },
  storm: { sea: SEA },
  afflicted: { lord: LORD },
  great: { lord: LORD },
  'stone-appeared': { place: PLACE },
  'stone-taken': { lord: LORD, piece: PIECE, place: SPOT },
  'stone-power': { lord: LORD, stone: STONE, die: NUMBER },
  'stone-left': { place: PLACE },
  'stone-gone': {},
  sanctuaries: {},
  'token-placed': { lord: LORD, region: REGION, at: optional(PLACE) },

  // Dragon and Loki
  bid: { seat, gold: GOLD },
  'no-dragon': {},
  'beast-won': { lord: LORD, beast: BEAST },
  raised: { seat, gold: GOLD },
  passed: { seat },
  'no-loki': {},
  'cannot-pay': { seat, gold: GOLD },
  'beast-set': { lord: LORD, beast: BEAST, place: PLACE },
  'beast-gone': { lord: LORD, beast: BEAST },

  // Taxes and recruiting
  taxed: { lord: LORD, level: TAX },
  'region-taxed': { lord: LORD, region: REGION, level: TAX },
  'hero-tried': { lord: LORD, region: REGION, die: NUMBER, creed: NUMBER },
  surcharged: { lord: LORD, region: REGION, points: NUMBER },
  'recruit-tried': { lord: LORD, region: REGION, die: NUMBER, frequency: NUMBER },
  cast: { lord: LORD, power: POWER, place: PLACE, points: NUMBER },

  // Marches
  marched: { lord: LORD, from: SPOT, to: SPOT, piece: PIECE, count: COUNT },
  sailed: { lord: LORD, fleet: FLEET, to: PLACE },
  'storm-tried': { lord: LORD, fleet: FLEET, die: NUMBER },

  // Battles
  battle: { attacker: SIDE, defender: SIDE, place: PLACE },
  'hero-killed': { lord: LORD, from: SIDE, piece: PIECE },
  turned: { lord: LORD, from: SIDE, piece: PIECE, count: COUNT, cause: CAUSE },
  bribed: { lord: LORD, from: SIDE, piece: PIECE, count: COUNT },
  fanatic: { lord: LORD, piece: PIECE },
  furious: { lord: LORD, piece: PIECE, count: COUNT },
  'orc-paid': { lord: LORD, piece: PIECE, gold: GOLD },
  aside: { lord: LORD, count: COUNT },
  /** What a side has thrown into it: die with bonuses, what the table gives, and what comes past the table. */
  force: {
    side: SIDE,
    potential: NUMBER,
    die: NUMBER,
    roll: NUMBER,
    result: NUMBER,
    dragon: NUMBER,
    commoners: NUMBER,
    force: NUMBER,
  },
  loki: { lord: LORD, die: NUMBER },
  'battle-won': { side: SIDE, against: SIDE, place: PLACE, margin: NUMBER },
  'risen-tried': { place: PLACE, dice: NUMBER, count: NUMBER },
  'fights-on': { lord: LORD, place: PLACE },
  conquered: { lord: LORD, region: REGION, from: SIDE },
  found: { lord: LORD, region: REGION, die: NUMBER, number: NUMBER },
  out: { lord: LORD, to: optional(SIDE) },
  captured: { lord: LORD, to: LORD },
  'escape-tried': { lord: LORD, die: NUMBER, needs: NUMBER },
  escaped: { lord: LORD },
  fate: { lord: LORD, to: LORD, fate: FATE },
  swapped: { lord: LORD },

  // The end of the turn
  'island-owned': { island: ISLAND, lord: LORD },
  'game-over': { way: oneOf<string>(...WAYS), winners: listOf(seat) },
});
export type ScandinaviaOwnFact = RecordsOf<typeof FACTS>;

export const vocabulary: Vocabulary = {
  choices: CHOICES,
  facts: { ...ENGINE_FACTS, ...FACTS },
  prompts: PROMPTS,
  // Where something lies may be told of anything.
  told: { fields: { at: ANYWHERE, place: ANYWHERE } },
  // A march, a voyage, a building are told once, by what comes of them.
  steps: [
    ...['march', 'everybody', 'take', 'ride', 'carry', 'on', 'toward', 'go', 'to-battle', 'fight', 'count'],
    ...['sail', 'board', 'board-all', 'steer', 'land', 'land-all', 'launch', 'launch-at', 'unleash', 'set-down'],
    ...['build-in', 'tax-in', 'choose-in', 'disband-at', 'sacrifice-at', 'strike-at', 'to-troops'],
  ],
};
