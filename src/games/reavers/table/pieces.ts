// How the things of Reavers look: dye, emblem and rim of each crest, colour and pattern of each die, the picture on each
// card. Keys are those of the content tables; nothing here knows a rule.
import type { CardKind } from '../../../kit/look/CardArt.tsx';
import type { IconName } from '../../../kit/look/icon-names.ts';
import type { Side } from '../../../kit/look/side.ts';
import type { Colour } from '../content/dice.ts';
import type { SpaceId } from '../content/spaces.ts';
import type { TerritoryKind } from '../content/territories.ts';
import type { CrestId, DeckId, SourceId } from '../rules/numbers.ts';

export const CRESTS: Readonly<Record<CrestId, Side>> = {
  boar: { dye: '#e58a3c', on: '#1b0f04', emblem: 'boar-tusks', rim: 'teeth' },
  stag: { dye: '#3f7a4c', on: '#f1ecd4', emblem: 'stag-head', rim: 'leaves' },
  owl: { dye: '#4b3474', on: '#efe4fa', emblem: 'owl', rim: 'studs' },
  ram: { dye: '#ece2cd', on: '#2a1d10', emblem: 'ram-profile', rim: 'scallop' },
};

/** A colour of dice: its dye, what is drawn on it, the sign of its clan and the pattern at the foot of its dice. */
export interface ColourLook {
  readonly dye: string;
  readonly on: string;
  readonly clan: IconName;
  readonly strip: 'teeth' | 'barbs' | 'wave';
}

export const COLOUR_LOOKS: Readonly<Record<Colour, ColourLook>> = {
  red: { dye: '#d44a35', on: '#fbeedd', clan: 'light-helm', strip: 'teeth' },
  blue: { dye: '#69aadb', on: '#0d141b', clan: 'raven', strip: 'barbs' },
  yellow: { dye: '#f2c84f', on: '#1b140a', clan: 'oak', strip: 'wave' },
};

export const COLOUR_OF_CLAN: Readonly<Record<string, Colour>> = { helmet: 'red', raven: 'blue', tree: 'yellow' };

/** What a die shows; a double hammer is drawn twice. */
export const FACE_ICONS: Readonly<Record<string, IconName>> = {
  helmet: 'light-helm',
  raven: 'raven',
  tree: 'oak',
  shield: 'viking-shield',
  chest: 'chest',
  ship: 'drakkar',
  hammer: 'thor-hammer',
  'double-hammer': 'thor-hammer',
  any: 'rolling-dices',
  'any-clan': 'rolling-dices',
};

/** `red-double-hammer` is red and shows a double hammer. */
export function readDie(die: string): { readonly colour: Colour; readonly face: string } {
  const at = die.indexOf('-');
  return { colour: die.slice(0, at) as Colour, face: die.slice(at + 1) };
}

export const UPGRADE_ICONS: Readonly<Record<string, readonly IconName[]>> = {
  shield: ['viking-shield'],
  chest: ['chest'],
  'ship-or-hammer': ['drakkar', 'thor-hammer'],
};

export const SPACE_ICONS: Readonly<Record<SpaceId, IconName>> = {
  recruit: 'rally-the-troops',
  trade: 'shaking-hands',
  battle: 'drakkar-dragon',
  villages: 'huts-village',
  keeps: 'castle',
  territories: 'flying-flag',
};

/** A deck: its sign, the ground of its cards' pictures, and the head and rays of a card in zoom; a reaver has the dye of its clan. */
export interface DeckLook {
  readonly icon: IconName;
  readonly dye: string;
  readonly kind: CardKind;
}

export const DECK_LOOKS: Readonly<Record<DeckId, DeckLook>> = {
  reavers: { icon: 'rally-the-troops', dye: '#8a6412', kind: 'plain' },
  battles: { icon: 'drakkar-dragon', dye: '#3f7186', kind: 'upgrade' },
  journeys: { icon: 'compass', dye: '#2d5260', kind: 'upgrade' },
  prophecies: { icon: 'tied-scroll', dye: '#6f5d92', kind: 'quest' },
  keeps: { icon: 'castle', dye: '#585c69', kind: 'battle' },
  villages: { icon: 'huts-village', dye: '#9c6128', kind: 'quest' },
};

export const RESOURCE_ICONS = {
  food: 'meat',
  favour: 'rune-stone',
  terror: 'death-skull',
  farm: 'wheat',
  wall: 'defensive-wall',
  tower: 'stone-tower',
} as const satisfies Readonly<Record<string, IconName>>;

export const TERRITORY_LOOKS: Readonly<Record<TerritoryKind, { readonly dye: string; readonly icon: IconName }>> = {
  food: { dye: '#8c3b2a', icon: 'meat' },
  favour: { dye: '#2f6484', icon: 'rune-stone' },
  dice: { dye: '#5b3f7a', icon: 'rolling-dices' },
};

export const SOURCE_ICONS: Readonly<Record<SourceId, IconName>> = {
  sea: 'drakkar-dragon',
  reavers: 'rally-the-troops',
  villages: 'huts-village',
  keeps: 'castle',
  territories: 'flying-flag',
  terror: 'death-skull',
  artefacts: 'jeweled-chalice',
  sets: 'crown-coin',
  tokens: 'wheat',
  prophecies: 'tied-scroll',
};

const CARD_ART: Readonly<Record<string, IconName>> = {
  // sea
  'cargo-ship': 'barrel',
  'draugr-raiders': 'raise-zombie',
  wherry: 'sailboat',
  knarr: 'galleon',
  'infamous-outcasts': 'pirate-flag',
  longship: 'drakkar',
  lyngbakr: 'whale-tail',
  'spawn-of-jormungandr': 'sea-serpent',
  'all-quiet': 'sun',
  'draugr-ambush': 'raise-zombie',
  kraken: 'kraken-tentacle',
  'rough-seas': 'big-wave',
  'spoiled-food': 'fishbone',
  starvation: 'skeleton',
  'viking-raiders': 'axe-swing',
  // prophecies
  'berserkers-glory': 'light-helm',
  'champion-of-the-sea': 'drakkar-dragon',
  'feast-of-the-gods': 'meat',
  juggernaut: 'defensive-wall',
  'lord-slayer': 'tattered-banner',
  'odins-prophet': 'rune-stone',
  'odins-warrior': 'raven',
  'pillager-prophecy': 'wheat',
  'proud-conquerors': 'rolling-dices',
  'refined-taste': 'porcelain-vase',
  'sailors-reward': 'drakkar',
  'seidrs-chosen': 'oak',
  'shaman-of-the-world': 'tied-scroll',
  'stolen-armor': 'lamellar',
  'treasure-hunter': 'crown-coin',
  'valhallas-champion': 'jeweled-chalice',
  vanquisher: 'stone-tower',
  // keep loot
  armor: 'lamellar',
  treasure: 'crown-coin',
  art: 'porcelain-vase',
  'tapestry-a': 'tattered-banner',
  'tapestry-b': 'tattered-banner',
  'tapestry-c': 'tattered-banner',
  'keep-wall': 'defensive-wall',
  'tower-blue-yellow': 'stone-tower',
  'tower-red-yellow': 'stone-tower',
  'tower-red-blue': 'stone-tower',
  // village loot
  andvarinaut: 'ring',
  bodn: 'beer-horn',
  brisingamen: 'gem-pendant',
  dainsleif: 'broadsword',
  draupnir: 'big-diamond-ring',
  eldhrimnir: 'cauldron',
  'fragment-of-mjolnir': 'hammer-drop',
  'friggs-chalice': 'jeweled-chalice',
  'harp-of-the-ljosalfar': 'harp',
  hringhorni: 'drakkar',
  jarnglofar: 'gauntlet',
  laevateinn: 'winged-sword',
  'sacred-ash-stave': 'wizard-staff',
  skidbladnir: 'sailboat',
  'ship-upgrade-shield': 'viking-shield',
  'ship-upgrade-chest': 'chest',
  'ship-upgrade-ship-or-hammer': 'drakkar',
  farm: 'wheat',
  'village-wall': 'defensive-wall',
  'axes-and-spears': 'crossed-axes',
  'bows-and-arrows': 'bow-arrow',
  'bundle-of-swords': 'sword-array',
  'runic-carvings': 'stone-tablet',
};

/** The picture of a card that is no reaver. */
export const cardArt = (card: string): IconName => CARD_ART[card] ?? 'tied-scroll';
