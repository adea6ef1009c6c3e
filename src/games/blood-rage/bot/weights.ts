/**
 * What a good player has a feeling for, in numbers: everything is measured in Glory at the end of the game. Lists of
 * three are by age. The values were found by playing versions of the bot against each other (`bots/arena.ts`).
 */
export const WEIGHTS = {
  // Stats.
  /** Glory that a step of a stat will be worth as a legend, by ages still to come and step: 10 from the fourth, 20 at the sixth. */
  legend: [
    [0, 1.1, 3.52, 10, 11.7, 20],
    [0, 1.81, 5.3, 10.5, 16.9, 17.9],
    [0, 2.66, 5.97, 9.37, 16.2, 19.7],
  ],
  /** Glory out of one Rage more in an age to come. */
  rageToCome: 2.13,
  /** Battles to be won in this age from now on, and in an age to come: what one more Axe pays. */
  winsNow: 0.59,
  winsToCome: 1.57,
  /** One Horn more, now and in an age to come. */
  hornNow: 0.44,
  hornToCome: 0.74,

  // Rage.
  /** Glory out of one Rage in hand that can be put to use. */
  rage: [1.65, 1.23, 1.52],
  /** And out of one that hardly can: no Horns free, no upgrade to pay. */
  idleRage: 0.25,
  /** Rage that one free Horn can take. */
  rageByHorn: 1.4,
  /** Chance that a province is pillaged before the own next turn, with a rival there and without: the last one ends the phase. */
  endsThere: 0.4,
  endsElsewhere: 0.12,

  // Figures.
  /** What a figure on the board is worth for the ages to come, by STR. */
  standing: [1.14, 0.8, 0],
  /** Strength near what is still to be pillaged. */
  presence: 0.15,
  /** Chance that a figure in the doomed province is still there at the end: fought over, and safe. */
  doomFought: 0.49,
  doomSafe: 0.73,
  /** Glory that a figure in the province of a later Ragnarök is ahead of others. */
  laterDoom: 0.22,

  // Pillage and battle.
  /** How much of a pillage is still there for the next turn: with a rival there, with none there, and when none can act. */
  nextTurnContested: 0.4,
  nextTurn: 0.37,
  nextTurnAlone: 0.95,
  /** And how much of the second best pillage is left beside the best. */
  secondPillage: 0.54,
  /** Chance that a rival brings on a battle where both stand. */
  exposure: 0.15,
  /** How many of the cards of a rival's hand are looked at for the best one. */
  cardsTried: 1.46,
  /** Chance that a rival answers the call: who could win by it, who could not, and who could not in Yggdrasil. */
  joins: 0.61,
  joinsLeast: 0.13,
  joinsTree: 0.32,
  /** How much of the own figures next door is counted on. */
  ownJoins: 0.82,
  /** What a Glory to a rival costs; to each of several, their share of it. */
  envy: 0.52,
  /** Glory for a figure of a rival destroyed. */
  kill: 0.22,
  /** Provinces to pillage that make every battle card worth its full. */
  fightsFull: 4.17,
  /** Glory that a card of strength is worth, a point of its bonus. */
  bonus: 0.71,

  /** Glory that cards taken from a winner are worth. */
  poisoned: 1.5,
  /** How many of the rivals' figures fall when the own battle is lost. */
  othersFall: 0.3,

  // Quests.
  /** How the lead in STR becomes a chance: lead at which it is even, softness while rivals act and when none can. */
  questEven: 0.66,
  questSoft: 1.84,
  questSoftEnd: 0.27,
  /** STR that Rage in hand adds to the own reach, and that of the rivals to theirs, a point. */
  questReach: 0.2,
  questThreat: 0.073,
  /** Chance that a fallen figure more comes to the Glorious Death, for one figure on the board. */
  deathReach: 0.14,
  /** And how much of that is left when at most one rival can still act. */
  deathLate: 0.56,
  /** What is left of a quest not yet committed, when there is a turn to come. */
  uncommitted: 0.89,
  /** STR of the lead that a province still to be fought for takes. */
  questFought: 0.21,
  /** Battle cards and upgrades at the draft, against the other cards. */
  bonusDrafted: 1.61,
  upgradeDrafted: 0.74,
  /** What each card of the same type in hand leaves of the next. */
  battleGlut: 0.87,
  questGlut: 0.97,
  /** Rage that should be left beside all upgrades in hand. */
  rageKept: 0.94,
  /** Chance to complete a quest that is drafted, on a fresh board. */
  questDrafted: 0.64,
  deathDrafted: 0.28,

  // Upgrades.
  /** What is left of an upgrade not yet played, when its price is in hand: of its work in ages to come, and in this one. */
  unplayed: 0.53,
  unplayedNow: 0.6,
  /** How much of the Rage is worth it that the free figure of an upgrade saves. */
  freeFigure: 0.8,
  /** Glory of each effect, for the rest of this age and for each age to come; times the number on the card. */
  upgrades: {
    'invades-free': { now: 0.66, later: 3.04 },
    'is-ship': { now: 0.49, later: 1.7 },
    'destroys-on-invading': { now: 0.78, later: 1.54 },
    'at-home-in': { now: 0.65, later: 1.64 },
    'glory-per-enemy-fallen': { now: 1.13, later: 1.57 },
    'doubles-reward': { now: 2.7, later: 0 },
    retreats: { now: 0.78, later: 0 },
    'leader-moves-on': { now: 1.22, later: 1.07 },
    'leader-raises': { now: 0.57, later: 0.72 },
    pairs: { now: 0.43, later: 0.74 },
    plain: { now: 0.31, later: 0.86 },
    'glory-per-ship-lost': { now: 0.32, later: 0.38 },
    'cheaper-upgrades': { now: 0.65, later: 2.15 },
    'brings-warrior': { now: 2.19, later: 4.2 },
    'warrior-after-defeat': { now: 0.75, later: 1.14 },
    'glory-per-release': { now: 1.27, later: 2.85 },
    'glory-for-slaughter': { now: 0.59, later: 0.6 },
    'quests-fight': { now: 0.38, later: 0.49 },
    'saves-for-rage': { now: 0.9, later: 1.17 },
    'multiplies-ragnarok': { now: 0.72, later: 1.87 },
    'pillage-after-invading': { now: 0.61, later: 0.66 },
    'pillages-again': { now: 0.7, later: 0.82 },
    'buys-back-cards': { now: 0.6, later: 1.02 },
    'invades-from-valhalla': { now: 1.45, later: 0 },
    sacrifices: { now: 2.07, later: 0 },
    'multiplies-quests': { now: 0.75, later: 0 },
    'glory-per-figure-at-end': { now: 0.6, later: 0 },
  },
  /** Glory out of what a battle card says, when it comes to pass. */
  texts: {
    'raises-other-stat': 1.89,
    'copies-best': 0.42,
    'steals-rage': 0.81,
    'steals-glory': 0.96,
    'takes-cards': 0.97,
    'kills-warriors': 0.75,
    'leaves-one': 0.68,
    'win-glory': 1.11,
    'win-raises': 1.97,
    'glory-per-fallen': 1.91,
    'discards-all': 3,
    silences: 0.63,
  },
  /** A card without a text has its strength, and this. */
  plainCard: 0.31,
  /** What showing a card costs, by its worth: who has seen it will reckon with it. */
  shown: 0.041,
  /** What experience adds to a card at the draft, over what its effect shows. */
  gifts: {
    'a1-alfheim': -0.3,
    'a1-brothers-in-arms': 2.2,
    'a1-dwarf-chieftain': 9.4,
    'a1-friggas-charm': -0.3,
    'a1-friggas-grace': -0.4,
    'a1-friggas-succor': 3.7,
    'a1-glorious-death': -1.8,
    'a1-heimdalls-sight': 0.4,
    'a1-jotunheim': -0.5,
    'a1-lokis-blessing': -1.1,
    'a1-lokis-domain': -1.2,
    'a1-lokis-dragons': -10.5,
    'a1-lokis-trickery': 0.5,
    'a1-lord-of-hammers': -1.7,
    'a1-manheim': -0.3,
    'a1-odins-smite': -2.4,
    'a1-sea-serpent': 2.8,
    'a1-thors-glory': -4.2,
    'a1-thors-hammer': -4.6,
    'a1-troll': -1.9,
    'a1-tyrs-bash': -3.9,
    'a1-tyrs-crush': 1.1,
    'a1-tyrs-domain': -1,
    'a1-tyrs-smash': -0.8,
    'a1-tyrs-smite': 6,
    'a1-yggdrasil': -1.9,
    'a2-alfheim': 4.2,
    'a2-dark-elf': 2.7,
    'a2-experts-in-arms': -1.2,
    'a2-fire-dragons': 0.8,
    'a2-fire-giant': 0.9,
    'a2-friggas-protection': -2.6,
    'a2-glorious-death': 0.4,
    'a2-heimdalls-eye': -0.3,
    'a2-heimdalls-watch': -0.3,
    'a2-jotunheim': 3,
    'a2-lokis-backstab': -1.2,
    'a2-lokis-eminence': 1.3,
    'a2-lord-of-axes': 2.3,
    'a2-manheim': 3.4,
    'a2-odins-inspiration': -6.9,
    'a2-odins-tide': -7.6,
    'a2-thors-domain': -1.7,
    'a2-thors-oath': -3,
    'a2-tyrs-challenge': -5,
    'a2-tyrs-crush': -2.4,
    'a2-tyrs-rage': -1.8,
    'a2-tyrs-smash': -4.1,
    'a2-tyrs-smite': -2.4,
    'a2-valkyrie': -0.3,
    'a2-yggdrasil': 5.8,
    'a3-alfheim': 4.1,
    'a3-eternal-dragons': 1.7,
    'a3-friggas-domain': -0.3,
    'a3-friggas-sacrifice': -1.4,
    'a3-frost-giant': -2.6,
    'a3-glorious-death': 1.4,
    'a3-heimdalls-gaze': -1.2,
    'a3-heimdalls-watch': -1.4,
    'a3-jotunheim': 3.5,
    'a3-lokis-poison': -3.5,
    'a3-lokis-wrath': 0.7,
    'a3-lord-of-spears': 4.3,
    'a3-manheim': 3.3,
    'a3-masters-in-arms': 0.5,
    'a3-odins-judgement': -1.7,
    'a3-odins-throne': 7.6,
    'a3-soldier-of-hel': -3.5,
    'a3-thors-ascension': -4.2,
    'a3-thors-conquest': -4.4,
    'a3-thors-primacy': -2.5,
    'a3-tyrs-crush': -4.6,
    'a3-tyrs-rage': -5.3,
    'a3-tyrs-smite': -4.8,
    'a3-tyrs-wrath': -9.3,
    'a3-volur-witch': -4.1,
    'a3-yggdrasil': 6,
  } as Record<string, number>,
};

export type Weights = typeof WEIGHTS;
