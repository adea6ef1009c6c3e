import type { IconName } from '../../../kit/look/Icon.tsx';
import type { Side } from '../../../kit/look/side.ts';
import type { AlignmentId } from '../content/alignments.ts';
import type { BeastId } from '../content/beasts.ts';
import type { BuildingId } from '../content/buildings.ts';
import type { LordId } from '../content/lords.ts';
import type { PhaseId } from '../content/phases.ts';
import type { TroopId } from '../content/troops.ts';
import { HERO_IDS, KIND_IDS } from '../rules/numbers.ts';
import { LORD_SIDES } from './sides.ts';

export const TROOP_ICONS: Readonly<Record<TroopId, IconName>> = {
  'half-elf': 'elf-ear',
  goblin: 'goblin-head',
  human: 'farmer',
  knight: 'mounted-knight',
  viking: 'light-helm',
  'imperial-guard': 'guards',
  dwarf: 'dwarf-face',
  elf: 'elf-helmet',
  orc: 'orc-head',
  pegasus: 'pegasus',
  giant: 'giant',
  ogre: 'ogre',
  undead: 'death-skull',
  valkyrie: 'winged-sword',
  'living-forest': 'evil-tree',
};

export const BUILDING_ICONS: Readonly<Record<BuildingId, IconName>> = {
  castle: 'tower-flag',
  mill: 'windmill',
  camp: 'camping-tent',
  temple: 'viking-church',
  fortification: 'defensive-wall',
  port: 'anchor',
  guild: 'shaking-hands',
  drakkar: 'drakkar',
};

export const ALIGNMENT_ICONS: Readonly<Record<AlignmentId, IconName>> = {
  chaotic: 'spiky-eclipse',
  neutral: 'scales',
  good: 'heraldic-sun',
};

export const BEAST_ICONS: Readonly<Record<BeastId, IconName>> = { dragon: 'spiked-dragon-head', loki: 'jester-hat' };

export const PHASE_ICONS: Readonly<Record<PhaseId, IconName>> = {
  initiative: 'vertical-banner',
  diplomacy: 'talk',
  power: 'glowing-hands',
  events: 'lightning-storm',
  dragon: 'spiked-dragon-head',
  taxes: 'receive-money',
  recruiting: 'rally-the-troops',
  construction: 'hammer-nails',
  military: 'crossed-swords',
  upkeep: 'bread',
};

/** Who fights where no lord does: dun, with a mark of their own. */
const FOLK: Readonly<Record<string, Side>> = {
  barbarians: { dye: '#5b4326', on: '#f3e2c2', emblem: 'crossed-swords', rim: 'barbs' },
  rebels: { dye: '#4c4a44', on: '#f1eadb', emblem: 'torch', rim: 'barbs' },
  commoners: { dye: '#6b5f44', on: '#f6eeda', emblem: 'farmer', rim: 'barbs' },
};

export const sideOf = (name: string): Side => LORD_SIDES[name as LordId] ?? FOLK[name] ?? FOLK.commoners;

const UNITS = new Set(KIND_IDS);
const HEROES = new Set(HERO_IDS);

/** What a piece is called by: `kind.viking`, `hero.hero-3`, `piece.token`. */
export const sortOf = (piece: string): 'kind' | 'hero' | 'piece' =>
  UNITS.has(piece) ? 'kind' : HEROES.has(piece) ? 'hero' : 'piece';

export const isUnit = (piece: string): boolean => UNITS.has(piece);

/** The troop that a kind of unit is, whatever has been made of it for a time. */
const troopOf = (kind: string): TroopId => (kind in TROOP_ICONS ? kind : kind.slice(0, kind.indexOf('-'))) as TroopId;

/** What is drawn on a piece of a side; a lord's token shows his own emblem. */
export function pieceIcon(piece: string, side: string): IconName {
  if (UNITS.has(piece)) return TROOP_ICONS[troopOf(piece)];
  return HEROES.has(piece) ? 'sword-brandish' : sideOf(side).emblem;
}
