import type { Clan, Colour, Face } from './dice.ts';
import type { Gain } from './gain.ts';

/** What a specialised reaver does when its space is selected. */
export type Ability =
  /** Look at two loot cards and take one. */
  | { readonly kind: 'search'; readonly deck: 'villages' | 'keeps' }
  /** One die may become a die of its colour on a chosen face. */
  | { readonly kind: 'turn-die'; readonly colour: Colour | 'any' }
  | { readonly kind: 'die'; readonly colour: Colour; readonly face: Face }
  | { readonly kind: 'gain'; readonly gain: Gain }
  /** Dice may be given up for something; the Seasoned Hunter gives food before. */
  | { readonly kind: 'dice-for'; readonly dice: number; readonly gain: Gain; readonly foodFirst?: true }
  /** Favour may be spent for something. */
  | { readonly kind: 'favour-for'; readonly favour: number; readonly gain: Gain | 'prophecy' };

export interface Reaver {
  readonly id: string;
  readonly clan: Clan;
  readonly ability: Ability;
}

/** The eighteen reavers; copies and dice are in `reconstructed.ts`. */
export const REAVERS: readonly Reaver[] = [
  { id: 'axe-chief', clan: 'helmet', ability: { kind: 'search', deck: 'villages' } },
  { id: 'fanatic', clan: 'helmet', ability: { kind: 'search', deck: 'keeps' } },
  { id: 'favoured-soul', clan: 'helmet', ability: { kind: 'turn-die', colour: 'red' } },
  { id: 'lithsman', clan: 'helmet', ability: { kind: 'die', colour: 'red', face: 'clan' } },
  { id: 'flame-bringer', clan: 'helmet', ability: { kind: 'dice-for', dice: 2, gain: { token: 'wall' } } },
  { id: 'pillager-reaver', clan: 'helmet', ability: { kind: 'dice-for', dice: 1, gain: { token: 'farm' } } },
  { id: 'grizzled-warrior', clan: 'raven', ability: { kind: 'turn-die', colour: 'blue' } },
  { id: 'huskarl', clan: 'raven', ability: { kind: 'die', colour: 'blue', face: 'clan' } },
  {
    id: 'seasoned-hunter',
    clan: 'raven',
    ability: { kind: 'dice-for', dice: 1, gain: { food: 3 }, foodFirst: true },
  },
  { id: 'spear-chief', clan: 'raven', ability: { kind: 'gain', gain: { food: 2 } } },
  { id: 'freeman', clan: 'raven', ability: { kind: 'die', colour: 'blue', face: 'hammer' } },
  { id: 'scavenger', clan: 'raven', ability: { kind: 'search', deck: 'villages' } },
  { id: 'hromenn', clan: 'tree', ability: { kind: 'turn-die', colour: 'any' } },
  { id: 'scout', clan: 'tree', ability: { kind: 'turn-die', colour: 'yellow' } },
  { id: 'spakona', clan: 'tree', ability: { kind: 'favour-for', favour: 2, gain: 'prophecy' } },
  { id: 'sword-chief', clan: 'tree', ability: { kind: 'die', colour: 'yellow', face: 'clan' } },
  { id: 'keeper-of-sagas', clan: 'tree', ability: { kind: 'gain', gain: { glory: 2 } } },
  { id: 'revered-seer', clan: 'tree', ability: { kind: 'favour-for', favour: 1, gain: { glory: 2 } } },
];

/** What promoting a reaver of the clan gives: a raven food, a tree favour, a helmet a loot card of either deck. */
export const CLAN_FOOD = 4;
export const CLAN_FAVOUR = 2;
export const PER_SLOT = 3;
export const SEARCHED = 2;
