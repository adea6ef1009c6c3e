/**
 * What is printed on the board, the sheets and the cards, written down here a second time: a wrong number in the content
 * is found because it differs from this one.
 */
import type { StatId } from '../../../content/clans.ts';
import type { RewardId } from '../../../content/tokens.ts';

/** The outer provinces, clockwise (BR-1.3). */
export const RING = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];
export const PROVINCES = [...RING, 'yggdrasil'];

/** BR-1.2; Yggdrasil takes any number (BR-1.7). */
export const VILLAGES: Readonly<Record<string, number>> = {
  utgard: 3,
  andlang: 3,
  myrkulor: 3,
  elvagar: 4,
  horgr: 4,
  angerboda: 5,
  muspelheim: 5,
  gimle: 5,
  yggdrasil: Number.POSITIVE_INFINITY,
};

/** BR-1.1. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  manheim: ['elvagar', 'angerboda', 'myrkulor'],
  alfheim: ['andlang', 'gimle'],
  jotunheim: ['utgard', 'horgr', 'muspelheim'],
};

/** BR-1.4. */
export const FJORDS: Readonly<Record<string, readonly string[]>> = {
  'fjord-ne': ['elvagar', 'angerboda'],
  'fjord-se': ['muspelheim', 'horgr'],
  'fjord-sw': ['utgard', 'andlang'],
  'fjord-nw': ['gimle', 'myrkulor'],
};

export const isFjord = (place: string): boolean => place in FJORDS;

/** A province and the fjord that supports it: where those who count in it stand (BR-1.6). */
export const REACH: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  PROVINCES.map(id => [id, [id, ...Object.keys(FJORDS).filter(fjord => FJORDS[fjord].includes(id))]]),
);

/** Neighbours in the ring, and Yggdrasil (BR-1.3). */
export function adjacent(one: string, other: string): boolean {
  if (one === other) return false;
  if (one === 'yggdrasil' || other === 'yggdrasil') return true;
  const apart = Math.abs(RING.indexOf(one) - RING.indexOf(other));
  return apart === 1 || apart === RING.length - 1;
}

export const STATS: readonly StatId[] = ['rage', 'axes', 'horns'];
/** BR-1.9. */
export const TRACKS: Readonly<Record<StatId, readonly number[]>> = {
  rage: [6, 7, 8, 9, 12, 12],
  axes: [3, 4, 5, 6, 8, 10],
  horns: [4, 5, 6, 7, 10, 10],
};
export const TOP = 5;
/** BR-17.3. */
export const LEGENDARY = [0, 0, 0, 10, 10, 20];

/** BR-2.3, in the order of the alphabet. */
export const OUTER_TOKENS: readonly RewardId[] = ['axes', 'axes', 'glory5', 'horns', 'horns', 'rage', 'rage', 'rage'];
export const TOKEN_GLORY = 5;
/** BR-2.5. */
export const GONE_AT_START: Readonly<Record<number, number>> = { 2: 3, 3: 2, 4: 1 };
/** BR-15.3, by Age. */
export const RAGNAROK_GLORY: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 4 };

export const PHASES = ['gods-gifts', 'action', 'discard', 'quest', 'ragnarok', 'release-valhalla'];
export const AGES = 3;
export const DEALT = 8;
export const DRAFTED = 6;

/** What a clan owns (BR-1.8). */
export const OWN_FIGURES: Readonly<Record<string, number>> = { warrior: 8, leader: 1, ship: 1 };

/** STR of each figure without upgrades (BR-1.8, BR-C-…). */
export const STRENGTH: Readonly<Record<string, number>> = {
  warrior: 1,
  leader: 3,
  ship: 2,
  'dwarf-chieftain': 2,
  'sea-serpent': 3,
  troll: 2,
  'dark-elf': 1,
  'fire-giant': 4,
  valkyrie: 2,
  'frost-giant': 4,
  'soldier-of-hel': 3,
  'volur-witch': 3,
};
export const DARK_ELF_IN_YGGDRASIL = 3;

/** Figures that live in fjords: the Sea Serpent is a ship too (BR-1.5, BR-C-sea-serpent). */
export const isShip = (figure: string): boolean => figure === 'ship' || figure === 'sea-serpent';
/** Figures that always invade for nothing (BR-6.2, BR-C-dwarf-chieftain, BR-C-soldier-of-hel). */
export const FREE_INVADERS = ['leader', 'dwarf-chieftain', 'soldier-of-hel'];

/** BR-8.2. */
export const SLOTS: Readonly<Record<string, number>> = { warrior: 1, leader: 1, ship: 1, monster: 2, clan: 3 };

interface Upgrade {
  readonly slot: keyof typeof SLOTS;
  readonly cost: number;
}
const of = (slot: string, costs: Readonly<Record<string, number>>): [string, Upgrade][] =>
  Object.entries(costs).map(([key, cost]) => [key, { slot, cost }]);

/** Slot and printed price of every upgrade (BR-8.1, BR-C-…). */
export const UPGRADES: Readonly<Record<string, Upgrade>> = Object.fromEntries([
  ...of('warrior', { 'brothers-in-arms': 1, 'experts-in-arms': 2, 'masters-in-arms': 2 }),
  ...of('leader', { 'lord-of-hammers': 3, 'lord-of-axes': 3, 'lord-of-spears': 3 }),
  ...of('ship', { 'lokis-dragons': 2, 'fire-dragons': 2, 'eternal-dragons': 2 }),
  ...of('monster', { 'dwarf-chieftain': 0, 'sea-serpent': 3, troll: 2, 'dark-elf': 1, 'fire-giant': 4, valkyrie: 2 }),
  ...of('monster', { 'frost-giant': 4, 'soldier-of-hel': 0, 'volur-witch': 3 }),
  ...of('clan', { 'friggas-charm': 0, 'friggas-succor': 2, 'friggas-protection': 0, 'friggas-domain': 0 }),
  ...of('clan', { 'friggas-sacrifice': 1, 'lokis-blessing': 1, 'lokis-domain': 1, 'lokis-eminence': 2 }),
  ...of('clan', { 'lokis-wrath': 3, 'thors-glory': 2, 'thors-domain': 1, 'thors-conquest': 3 }),
  ...of('clan', { 'tyrs-domain': 0, 'tyrs-challenge': 0, 'tyrs-prowess': 2, 'tyrs-wrath': 1 }),
  ...of('clan', { 'odins-inspiration': 2, 'odins-throne': 2 }),
]);

/** The figure that an upgrade governs, if it governs one. */
export function figureOf(key: string): string | undefined {
  const { slot } = UPGRADES[key];
  if (slot === 'clan') return undefined;
  return slot === 'monster' ? key : slot;
}

/** What two Warriors of one province are worth together (BR-C-brothers-in-arms, BR-C-masters-in-arms). */
export const PAIR: Readonly<Record<string, number>> = { 'brothers-in-arms': 3, 'masters-in-arms': 6 };
/** Upgrades that give Warriors STR 2 (BR-C-experts-in-arms, BR-C-masters-in-arms). */
export const STRONG_WARRIORS = ['experts-in-arms', 'masters-in-arms'];
/** Glory for each ship lost (BR-C-lokis-dragons, BR-C-fire-dragons, BR-C-eternal-dragons). */
export const DRAGONS: Readonly<Record<string, number>> = {
  'lokis-dragons': 4,
  'fire-dragons': 8,
  'eternal-dragons': 12,
};
/** Glory for each figure released (BR-C-lokis-domain, BR-C-lokis-eminence, BR-C-lokis-wrath). */
export const RELEASE: Readonly<Record<string, number>> = { 'lokis-domain': 1, 'lokis-eminence': 2, 'lokis-wrath': 3 };
/** What a quest is worth in battle (BR-C-tyrs-domain, BR-C-tyrs-wrath). */
export const QUESTS_FIGHT: Readonly<Record<string, number>> = { 'tyrs-domain': 3, 'tyrs-wrath': 5 };

/** The bonus of every battle card (BR-C-…); that of Heimdall's Gaze the table settles, that of his Sight the battle. */
export const BONUS: Readonly<Record<string, number>> = {
  'friggas-grace': 2,
  'heimdalls-eye': 2,
  'heimdalls-watch': 0,
  'lokis-backstab': 0,
  'lokis-poison': 0,
  'lokis-trickery': 0,
  'odins-judgement': 2,
  'odins-smite': 1,
  'odins-tide': 1,
  'thors-ascension': 1,
  'thors-hammer': 1,
  'thors-oath': 1,
  'thors-primacy': 3,
  'tyrs-bash': 2,
  'tyrs-smash': 3,
  'tyrs-crush': 4,
  'tyrs-smite': 5,
  'tyrs-rage': 6,
};
export const LATE = ['heimdalls-eye', 'heimdalls-gaze'];

/** Glory of each quest in Ages 1, 2 and 3 (BR-C-alfheim, BR-C-jotunheim, BR-C-manheim, BR-C-yggdrasil, BR-C-glorious-death). */
export const QUEST_GLORY: Readonly<Record<string, readonly number[]>> = {
  alfheim: [5, 7, 9],
  jotunheim: [5, 7, 9],
  manheim: [5, 7, 9],
  yggdrasil: [6, 8, 11],
  'glorious-death': [6, 8, 11],
};
export const isQuest = (card: string): boolean => keyOf(card) in QUEST_GLORY;

/** `a2-troll` is the Troll of the Second Age. */
export const keyOf = (card: string): string => card.slice(3);
export const ageOf = (card: string): number => Number(card[1]);
