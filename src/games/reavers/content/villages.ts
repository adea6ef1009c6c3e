import type { Clan, Colour, Face } from './dice.ts';
import type { Gain } from './gain.ts';
import type { SpaceId } from './spaces.ts';
import type { UpgradeId } from './upgrades.ts';

/** What an artefact does for the die that lies on it. */
export type Power =
  | { readonly kind: 'gain'; readonly gain: Gain }
  | { readonly kind: 'lose-terror' }
  | { readonly kind: 'draw-keep-loot' }
  /** Any die becomes a die of its colour on a chosen face. */
  | { readonly kind: 'turn-die' }
  | { readonly kind: 'roll-dice'; readonly dice: number }
  | { readonly kind: 'exchange-prophecy' }
  | { readonly kind: 'clan-bonus' }
  | { readonly kind: 'ability' }
  | { readonly kind: 'combat-dice'; readonly dice: number }
  | { readonly kind: 'cancel-journey' }
  | { readonly kind: 'best-territory' };

export interface Artefact {
  readonly id: string;
  readonly kind: 'artefact';
  readonly during: SpaceId | 'any';
  /** The face that a die must really show to lie there. */
  readonly stores: Exclude<Face, 'clan'> | Clan | 'any';
  readonly power: Power;
  /** Glory that the worked scorings tell; for the others see `reconstructed.ts`. */
  readonly glory?: number;
}

export type VillageCard =
  | Artefact
  | { readonly id: string; readonly kind: 'upgrade'; readonly tile: UpgradeId }
  /** Gives something, and more, with terror, to who pillages. */
  | { readonly id: string; readonly kind: 'pillage'; readonly gain: Gain; readonly spoils: Gain }
  /** Dice, or Glory with terror. */
  | { readonly id: string; readonly kind: 'artisan'; readonly dice: readonly Colour[]; readonly spoils: Gain }
  /** Terror off and on to another, or Glory with terror. */
  | { readonly id: string; readonly kind: 'runes'; readonly spoils: Gain };

const PLUNDER: Gain = { glory: 5, terror: 1 };

/** Loot of villages; copies are in `reconstructed.ts`. */
export const VILLAGE_CARDS: readonly VillageCard[] = [
  { id: 'andvarinaut', kind: 'artefact', during: 'keeps', stores: 'shield', power: { kind: 'draw-keep-loot' } },
  { id: 'bodn', kind: 'artefact', during: 'any', stores: 'any', power: { kind: 'turn-die' }, glory: 4 },
  { id: 'brisingamen', kind: 'artefact', during: 'trade', stores: 'tree', power: { kind: 'exchange-prophecy' } },
  {
    id: 'dainsleif',
    kind: 'artefact',
    during: 'battle',
    stores: 'hammer',
    power: { kind: 'combat-dice', dice: 2 },
    glory: 2,
  },
  {
    id: 'draupnir',
    kind: 'artefact',
    during: 'keeps',
    stores: 'shield',
    power: { kind: 'gain', gain: { food: 2 } },
    glory: 3,
  },
  {
    id: 'eldhrimnir',
    kind: 'artefact',
    during: 'villages',
    stores: 'raven',
    power: { kind: 'gain', gain: { food: 3 } },
  },
  {
    id: 'fragment-of-mjolnir',
    kind: 'artefact',
    during: 'territories',
    stores: 'helmet',
    power: { kind: 'combat-dice', dice: 1 },
  },
  { id: 'friggs-chalice', kind: 'artefact', during: 'villages', stores: 'chest', power: { kind: 'lose-terror' } },
  {
    id: 'harp-of-the-ljosalfar',
    kind: 'artefact',
    during: 'any',
    stores: 'tree',
    power: { kind: 'gain', gain: { favour: 2 } },
  },
  { id: 'hringhorni', kind: 'artefact', during: 'trade', stores: 'ship', power: { kind: 'roll-dice', dice: 2 } },
  { id: 'jarnglofar', kind: 'artefact', during: 'recruit', stores: 'raven', power: { kind: 'clan-bonus' } },
  { id: 'laevateinn', kind: 'artefact', during: 'territories', stores: 'helmet', power: { kind: 'best-territory' } },
  { id: 'sacred-ash-stave', kind: 'artefact', during: 'recruit', stores: 'chest', power: { kind: 'ability' } },
  {
    id: 'skidbladnir',
    kind: 'artefact',
    during: 'battle',
    stores: 'ship',
    power: { kind: 'cancel-journey' },
    glory: 2,
  },
  { id: 'ship-upgrade-shield', kind: 'upgrade', tile: 'shield' },
  { id: 'ship-upgrade-chest', kind: 'upgrade', tile: 'chest' },
  { id: 'ship-upgrade-ship-or-hammer', kind: 'upgrade', tile: 'ship-or-hammer' },
  { id: 'farm', kind: 'pillage', gain: { food: 3 }, spoils: { food: 1, token: 'farm', terror: 1 } },
  { id: 'village-wall', kind: 'pillage', gain: { favour: 2 }, spoils: { favour: 1, token: 'wall', terror: 1 } },
  { id: 'axes-and-spears', kind: 'artisan', dice: ['blue', 'red'], spoils: PLUNDER },
  { id: 'bows-and-arrows', kind: 'artisan', dice: ['blue', 'yellow'], spoils: PLUNDER },
  { id: 'bundle-of-swords', kind: 'artisan', dice: ['red', 'yellow'], spoils: PLUNDER },
  { id: 'runic-carvings', kind: 'runes', spoils: { glory: 10, terror: 2 } },
];

/** Glory in place of a ship upgrade. */
export const UPGRADE_GLORY = 3;
