import type { Colour, Face } from './dice.ts';
import type { SpaceId } from './spaces.ts';

/**
 * What is printed in pictures only and could not be read: every value here was chosen so that the decks add up and the
 * two worked scorings come out. A content pack may replace any of them; nothing else in the game can be replaced.
 */

export interface ReaverPrint {
  readonly copies: number;
  /** Dice in the top left corner: taken and rolled. */
  readonly rolled: readonly Colour[];
  /** Dice in the top right corner: taken on a chosen face when the card is rallied. */
  readonly rally: readonly Colour[];
}

export interface BattlePrint {
  readonly copies: number;
  readonly defence: number;
  /** The dice that win it without a fight. */
  readonly combination: readonly Face[];
}

export interface CopiesPrint {
  readonly copies: number;
}

export interface VillagePrint extends CopiesPrint {
  /** Glory of an artefact at the end, where the worked scorings do not tell it. */
  readonly glory?: number;
}

export interface Resources {
  readonly food?: number;
  readonly favour?: number;
}

/** One kind of tile in a stack: what it gives when it is turned up. */
export interface TilePrint extends Resources {
  readonly copies: number;
  /** Dice of any colour, each on a chosen face. */
  readonly chosen?: number;
  /** Dice of any colour, rolled. */
  readonly rolled?: number;
}

export interface TerritoryPrint {
  readonly cost: Resources;
  readonly tiles: readonly TilePrint[];
}

export interface UpgradePrint {
  readonly copies: number;
  readonly countsAs: readonly Face[];
}

export interface Reconstructed {
  readonly reavers: Readonly<Record<string, ReaverPrint>>;
  readonly battles: Readonly<Record<string, BattlePrint>>;
  readonly journeys: Readonly<Record<string, CopiesPrint>>;
  readonly prophecies: Readonly<Record<string, CopiesPrint>>;
  readonly keeps: Readonly<Record<string, CopiesPrint>>;
  readonly villages: Readonly<Record<string, VillagePrint>>;
  readonly territories: Readonly<Record<string, TerritoryPrint>>;
  readonly upgrades: Readonly<Record<string, UpgradePrint>>;
  readonly dice: {
    readonly red: readonly Face[];
    readonly blue: readonly Face[];
    readonly yellow: readonly Face[];
    /** Successes on the faces of a combat die. */
    readonly combat: readonly number[];
  };
  /** Places for face-up cards or groups of cards, with 2, 3 and 4 players. */
  readonly faceUp: Readonly<Record<'recruit' | 'battle' | 'villages' | 'keeps' | 'trade', readonly number[]>>;
  readonly board: {
    readonly diceSpaces: number;
    readonly upgradeSlots: number;
    /** The spaces that the four slots for specialised reavers belong to; the other two have none (RM-7.6). */
    readonly specialisations: readonly SpaceId[];
  };
}

export const RECONSTRUCTED: Reconstructed = {
  reavers: {
    'axe-chief': { copies: 4, rolled: ['red', 'blue'], rally: ['red'] },
    fanatic: { copies: 4, rolled: ['red', 'yellow'], rally: ['red'] },
    'favoured-soul': { copies: 4, rolled: ['red', 'blue'], rally: ['red'] },
    lithsman: { copies: 4, rolled: ['red', 'yellow'], rally: ['red'] },
    'flame-bringer': { copies: 3, rolled: ['red', 'blue'], rally: ['red'] },
    'pillager-reaver': { copies: 3, rolled: ['red', 'yellow'], rally: ['red'] },
    'grizzled-warrior': { copies: 4, rolled: ['blue', 'red'], rally: ['blue'] },
    huskarl: { copies: 4, rolled: ['blue', 'yellow'], rally: ['blue'] },
    'seasoned-hunter': { copies: 4, rolled: ['blue', 'red'], rally: ['blue'] },
    'spear-chief': { copies: 4, rolled: ['blue', 'yellow'], rally: ['blue'] },
    freeman: { copies: 3, rolled: ['blue', 'red'], rally: ['blue'] },
    scavenger: { copies: 3, rolled: ['blue', 'yellow'], rally: ['blue'] },
    hromenn: { copies: 4, rolled: ['yellow', 'red'], rally: ['yellow'] },
    scout: { copies: 4, rolled: ['yellow', 'blue'], rally: ['yellow'] },
    spakona: { copies: 4, rolled: ['yellow', 'red'], rally: ['yellow'] },
    'sword-chief': { copies: 4, rolled: ['yellow', 'blue'], rally: ['yellow'] },
    'keeper-of-sagas': { copies: 3, rolled: ['yellow', 'red'], rally: ['yellow'] },
    'revered-seer': { copies: 3, rolled: ['yellow', 'blue'], rally: ['yellow'] },
  },
  battles: {
    'cargo-ship': { copies: 6, defence: 2, combination: ['ship', 'chest'] },
    'draugr-raiders': { copies: 6, defence: 3, combination: ['ship', 'shield'] },
    wherry: { copies: 6, defence: 3, combination: ['ship', 'ship', 'chest'] },
    knarr: { copies: 6, defence: 4, combination: ['ship', 'chest', 'shield'] },
    'infamous-outcasts': { copies: 6, defence: 4, combination: ['ship', 'shield', 'hammer'] },
    longship: { copies: 6, defence: 4, combination: ['ship', 'ship', 'hammer'] },
    lyngbakr: { copies: 5, defence: 5, combination: ['ship', 'ship', 'shield', 'hammer'] },
    'spawn-of-jormungandr': { copies: 4, defence: 6, combination: ['ship', 'ship', 'shield', 'hammer', 'hammer'] },
  },
  journeys: {
    'all-quiet': { copies: 6 },
    'draugr-ambush': { copies: 3 },
    kraken: { copies: 3 },
    'rough-seas': { copies: 3 },
    'spoiled-food': { copies: 3 },
    starvation: { copies: 3 },
    'viking-raiders': { copies: 3 },
  },
  prophecies: {
    'berserkers-glory': { copies: 2 },
    'champion-of-the-sea': { copies: 2 },
    'feast-of-the-gods': { copies: 2 },
    juggernaut: { copies: 2 },
    'lord-slayer': { copies: 2 },
    'odins-prophet': { copies: 2 },
    'odins-warrior': { copies: 2 },
    'pillager-prophecy': { copies: 2 },
    'proud-conquerors': { copies: 2 },
    'refined-taste': { copies: 2 },
    'sailors-reward': { copies: 2 },
    'seidrs-chosen': { copies: 2 },
    'shaman-of-the-world': { copies: 2 },
    'stolen-armor': { copies: 2 },
    'treasure-hunter': { copies: 2 },
    'valhallas-champion': { copies: 2 },
    vanquisher: { copies: 2 },
  },
  keeps: {
    armor: { copies: 18 },
    treasure: { copies: 16 },
    art: { copies: 12 },
    'tapestry-a': { copies: 4 },
    'tapestry-b': { copies: 4 },
    'tapestry-c': { copies: 4 },
    'keep-wall': { copies: 9 },
    'tower-blue-yellow': { copies: 3 },
    'tower-red-yellow': { copies: 3 },
    'tower-red-blue': { copies: 3 },
  },
  villages: {
    andvarinaut: { copies: 2, glory: 3 },
    bodn: { copies: 2 },
    brisingamen: { copies: 2, glory: 4 },
    dainsleif: { copies: 2 },
    draupnir: { copies: 2 },
    eldhrimnir: { copies: 2, glory: 3 },
    'fragment-of-mjolnir': { copies: 2, glory: 2 },
    'friggs-chalice': { copies: 2, glory: 3 },
    'harp-of-the-ljosalfar': { copies: 2, glory: 3 },
    hringhorni: { copies: 2, glory: 2 },
    jarnglofar: { copies: 2, glory: 4 },
    laevateinn: { copies: 2, glory: 2 },
    'sacred-ash-stave': { copies: 2, glory: 4 },
    skidbladnir: { copies: 2 },
    'ship-upgrade-shield': { copies: 4 },
    'ship-upgrade-chest': { copies: 4 },
    'ship-upgrade-ship-or-hammer': { copies: 4 },
    farm: { copies: 8 },
    'village-wall': { copies: 5 },
    'axes-and-spears': { copies: 2 },
    'bows-and-arrows': { copies: 2 },
    'bundle-of-swords': { copies: 2 },
    'runic-carvings': { copies: 3 },
  },
  territories: {
    'food-1': {
      cost: { favour: 1 },
      tiles: [
        { copies: 2, food: 2 },
        { copies: 2, food: 3 },
        { copies: 2, food: 4 },
      ],
    },
    'food-2': {
      cost: { favour: 2 },
      tiles: [
        { copies: 2, food: 4 },
        { copies: 2, food: 5 },
        { copies: 2, food: 6 },
      ],
    },
    'food-3': {
      cost: { favour: 3 },
      tiles: [
        { copies: 2, food: 6 },
        { copies: 2, food: 7 },
        { copies: 2, food: 8 },
      ],
    },
    'favour-1': {
      cost: { food: 2 },
      tiles: [
        { copies: 2, favour: 1 },
        { copies: 2, favour: 2 },
        { copies: 2, favour: 3 },
      ],
    },
    'favour-2': {
      cost: { food: 4 },
      tiles: [
        { copies: 3, favour: 3 },
        { copies: 3, favour: 4 },
      ],
    },
    'favour-3': {
      cost: { food: 6 },
      tiles: [
        { copies: 2, favour: 4 },
        { copies: 2, favour: 5 },
        { copies: 2, favour: 6 },
      ],
    },
    'dice-1': {
      cost: { food: 1 },
      tiles: [
        { copies: 3, chosen: 1 },
        { copies: 3, rolled: 2 },
      ],
    },
    'dice-2': {
      cost: { food: 3 },
      tiles: [
        { copies: 3, chosen: 2 },
        { copies: 3, rolled: 3 },
      ],
    },
    'dice-3': {
      cost: { food: 5 },
      tiles: [
        { copies: 3, chosen: 3 },
        { copies: 3, rolled: 4 },
      ],
    },
  },
  upgrades: {
    shield: { copies: 4, countsAs: ['shield'] },
    chest: { copies: 4, countsAs: ['chest'] },
    'ship-or-hammer': { copies: 4, countsAs: ['ship', 'hammer'] },
  },
  dice: {
    red: ['clan', 'shield', 'chest', 'ship', 'hammer', 'double-hammer'],
    blue: ['clan', 'shield', 'chest', 'ship', 'hammer', 'double-hammer'],
    yellow: ['clan', 'shield', 'chest', 'ship', 'hammer', 'double-hammer'],
    combat: [0, 0, 1, 1, 2, 2],
  },
  faceUp: {
    recruit: [2, 3, 4],
    battle: [2, 3, 4],
    villages: [2, 3, 4],
    keeps: [2, 3, 4],
    trade: [4, 4, 4],
  },
  board: {
    diceSpaces: 10,
    upgradeSlots: 3,
    specialisations: ['battle', 'villages', 'keeps', 'territories'],
  },
};
