// How the things of Blood Rage look: dye, emblem and rim of each clan, the beast on each monster, the sign of each god, the
// picture on each card. Keys are those of the content tables; nothing here knows a rule.
import type { IconName } from '../../../kit/look/icon-names.ts';
import type { MedallionKind } from '../../../kit/look/Medallion.tsx';
import type { Side } from '../../../kit/look/side.ts';

export type ClanName = 'wolf' | 'bear' | 'serpent' | 'raven';
export type CardKindName = 'battle' | 'upgrade' | 'quest';
export type TokenName = 'rage' | 'axes' | 'horns' | 'glory5' | 'all';
export type StatName = 'rage' | 'axes' | 'horns';

export const CLANS: Readonly<Record<ClanName, Side>> = {
  wolf: { dye: '#d44a35', on: '#fbeedd', emblem: 'wolf-head', rim: 'teeth' },
  bear: { dye: '#46301f', on: '#f0d9b4', emblem: 'bear-head', rim: 'studs' },
  serpent: { dye: '#f2c84f', on: '#1b140a', emblem: 'snake-tongue', rim: 'wave' },
  raven: { dye: '#69aadb', on: '#0d141b', emblem: 'raven', rim: 'barbs' },
};

export const STAT_ICONS: Readonly<Record<StatName, IconName>> = {
  rage: 'small-fire',
  axes: 'battle-axe',
  horns: 'beer-horn',
};

export const MONSTER_ICONS: Readonly<Record<string, IconName>> = {
  'dwarf-chieftain': 'dwarf-face',
  'sea-serpent': 'sea-serpent',
  troll: 'troll',
  'dark-elf': 'woman-elf-face',
  'fire-giant': 'fire-silhouette',
  valkyrie: 'elf-helmet',
  'frost-giant': 'ice-golem',
  'soldier-of-hel': 'skeleton',
  'volur-witch': 'cowled',
};

export interface FigureLook {
  readonly kind: MedallionKind;
  readonly icon?: IconName | undefined;
}

/** Warrior and leader show the clan's emblem, ships and monsters a sign of their own. */
export function figureLook(figure: string): FigureLook {
  if (figure === 'warrior' || figure === 'leader') return { kind: figure };
  if (figure === 'ship') return { kind: 'ship', icon: 'drakkar' };
  // the Sea Serpent is a ship as well
  if (figure === 'sea-serpent') return { kind: 'ship', icon: 'sea-serpent' };
  return { kind: 'monster', icon: MONSTER_ICONS[figure] ?? 'beast-eye' };
}

export const GOD_ICONS: Readonly<Record<string, IconName>> = {
  thor: 'thor-hammer',
  odin: 'one-eyed',
  loki: 'fox-head',
  tyr: 'broadsword',
  frigga: 'spinning-wheel',
  heimdall: 'hunting-horn',
};

/** An empty slot of the clan sheet. */
export const SLOT_ICONS: Readonly<Record<string, IconName>> = {
  leader: 'crown',
  warrior: 'axe-sword',
  ship: 'drakkar',
  monster: 'beast-eye',
  clan: 'rune-stone',
};

const CARD_ART: Readonly<Record<string, IconName>> = {
  ...MONSTER_ICONS,
  // leaders, warriors, ships
  'lord-of-hammers': 'warhammer',
  'lord-of-axes': 'battle-axe',
  'lord-of-spears': 'spears',
  'brothers-in-arms': 'axe-sword',
  'experts-in-arms': 'sword-clash',
  'masters-in-arms': 'swords-power',
  'lokis-dragons': 'drakkar-dragon',
  'fire-dragons': 'dragon-breath',
  'eternal-dragons': 'spiked-dragon-head',
  // clan upgrades
  'friggas-charm': 'gem-pendant',
  'friggas-succor': 'rally-the-troops',
  'friggas-protection': 'heart-shield',
  'friggas-domain': 'spinning-wheel',
  'friggas-sacrifice': 'sacrificial-dagger',
  'lokis-blessing': 'glowing-hands',
  'lokis-domain': 'fox-head',
  'lokis-eminence': 'fox-head',
  'lokis-wrath': 'fangs',
  'odins-inspiration': 'sunbeams',
  'odins-throne': 'throne-king',
  'thors-glory': 'laurels',
  'thors-domain': 'lightning-storm',
  'thors-conquest': 'flying-flag',
  'tyrs-domain': 'sword-brandish',
  'tyrs-challenge': 'shield-bash',
  'tyrs-prowess': 'winged-sword',
  'tyrs-wrath': 'two-handed-sword',
  // quests
  manheim: 'wheat',
  alfheim: 'birch-trees',
  jotunheim: 'peaks',
  yggdrasil: 'tree-roots',
  'glorious-death': 'death-skull',
  // battle
  'friggas-grace': 'angel-wings',
  'heimdalls-sight': 'eye-target',
  'heimdalls-eye': 'hunting-horn',
  'heimdalls-watch': 'crystal-eye',
  'heimdalls-gaze': 'third-eye',
  'lokis-trickery': 'jester-hat',
  'lokis-backstab': 'backstab',
  'lokis-poison': 'poison-bottle',
  'odins-smite': 'lightning-tree',
  'odins-tide': 'big-wave',
  'odins-judgement': 'scales',
  'thors-hammer': 'thor-hammer',
  'thors-oath': 'warhammer',
  'thors-ascension': 'feathered-wing',
  'thors-primacy': 'hammer-drop',
  'tyrs-bash': 'shield-reflect',
  'tyrs-crush': 'broadsword',
  'tyrs-smash': 'hammer-break',
  'tyrs-smite': 'broadsword',
  'tyrs-rage': 'broadsword',
};

const KIND_ART: Readonly<Record<CardKindName, IconName>> = {
  battle: 'crossed-swords',
  upgrade: 'anvil',
  quest: 'tied-scroll',
};

/** The picture of a card; one the tables do not name gets the sign of its kind. */
export const cardArt = (key: string, kind: CardKindName): IconName => CARD_ART[key] ?? KIND_ART[kind];
