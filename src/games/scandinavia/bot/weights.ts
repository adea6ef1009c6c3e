/**
 * What a good player has a feeling for, in numbers: everything is measured in gold. The values were found by playing
 * versions of the bot against each other and against luck (`bots/arena.ts`).
 */
export const WEIGHTS = {
  // Land.
  /** Turns ahead that income is counted for, and how much of each of them. */
  horizon: 5,
  income: 0.7,
  /** A region more, before it is near to victory; and how that grows with the share of the way. */
  region: 8,
  nearness: 14,
  /** A point of creed. */
  creed: 2,
  /** Selorian, early and in the last turns; and at the very end, when it decides. */
  selorian: 22,
  selorianLate: 60,
  decides: 400,
  /** A region that is taken from a rival, from one who wins if nobody stops him, and from one who may win this turn. */
  rival: 5,
  usurper: 200,
  menace: 150,
  /** Selorian, and any other region, that is kept from who may win at the end of the turn. */
  guard: 150,
  deny: 60,
  /** A building that may be there after the conquest. */
  spoils: 2,
  /** An island, and Åland. */
  island: 4,
  aland: 9,

  // Units.
  /** A point of combat. */
  point: 1.5,
  /** A hero, by bonus. */
  hero: 3,
  /** What armies are worth in the last turn, against before. */
  lastStand: 0.08,
  /** What a battle must promise. */
  daring: 1.5,
  /** How much of what a neighbour could take counts as lost. */
  dread: 0.35,

  // Gold.
  /** How much of the upkeep due is kept back, and for how many castles. */
  reserve: 0.9,
  castles: 2,
  /** Parts of the free gold that the Dragon may cost, and the most of it. */
  dragon: 0.3,
  dragonMost: 14,
  /** How much more of it where somebody may win at the end of the turn. */
  dragonAlarm: 0.4,

  // Diplomacy.
  /** How near to the throne nobody's friend is any more. */
  alarming: 0.5,
  /** A rival's army next door; trade with him; what lies open to be taken from him. */
  peace: 0.35,
  trade: 3,
  prey: 0.5,
};

export type Weights = Readonly<typeof WEIGHTS>;
