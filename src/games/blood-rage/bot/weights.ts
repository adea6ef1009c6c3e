/**
 * What a good player has a feeling for, in numbers: everything is measured in Glory at the end of the game. Lists of
 * three are by age. The values were found by playing versions of the bot against each other (`bots/arena.ts`).
 */
export const WEIGHTS = {
  // Stats.
  /** Glory that a step of a stat will be worth as a legend, by ages still to come and step: 10 from the fourth, 20 at the sixth. */
  legend: [
    [0, 1.1, 3.7, 10, 12, 20],
    [0, 1.8, 5.2, 10.5, 17.5, 18],
    [0, 2.7, 6.1, 9.2, 17, 19],
  ],
  /** Glory out of one Rage more in an age to come. */
  rageToCome: 2.1,
  /** Battles to be won in this age from now on, and in an age to come: what one more Axe pays. */
  winsNow: 0.6,
  winsToCome: 1.8,
  /** One Horn more, now and in an age to come. */
  hornNow: 0.46,
  hornToCome: 0.77,

  // Rage.
  /** Glory out of one Rage in hand that can be put to use. */
  rage: [1.6, 1.2, 1.5],
  /** And out of one that hardly can: no Horns free, no upgrade to pay. */
  idleRage: 0.28,
  /** Rage that one free Horn can take. */
  rageByHorn: 1.3,
  /** Chance that a province is pillaged before the own next turn, with a rival there and without: the last one ends the phase. */
  endsThere: 0.38,
  endsElsewhere: 0.12,

  // Figures.
  /** What a figure on the board is worth for the ages to come, by STR; more STR than this adds nothing. */
  standing: [1.2, 0.85, 0],
  standingMost: 3.1,
  /** Strength near what is still to be pillaged. */
  presence: 0.15,
  /** Chance that a figure in the doomed province is still there at the end: fought over, and safe. */
  doomFought: 0.48,
  doomSafe: 0.69,
  /** Glory that a figure in the province of a later Ragnarök is ahead of others. */
  laterDoom: 0.22,

  // Pillage and battle.
  /** How much of a pillage is still there for the next turn: with a rival there, with none there, and when none can act. */
  nextTurnContested: 0.39,
  nextTurn: 0.37,
  nextTurnAlone: 0.95,
  /** And how much of the second best pillage is left beside the best. */
  secondPillage: 0.55,
  /** Chance that a rival brings on a battle where both stand. */
  exposure: 0.14,
  /** How many of the cards of a rival's hand are looked at for the best one. */
  cardsTried: 1.6,
  /** Chance that a rival answers the call: who could win by it, who could not, and who could not in Yggdrasil. */
  joins: 0.62,
  joinsLeast: 0.14,
  joinsTree: 0.32,
  /** How much of the own figures next door is counted on. */
  ownJoins: 0.88,
  /** What a Glory to a rival costs; to each of several, their share of it. */
  envy: 0.5,
  /** Glory for a figure of a rival destroyed. */
  kill: 0.22,
  /** Provinces to pillage that make every battle card worth its full. */
  fightsFull: 4.2,
  /** Glory that a card of strength is worth, a point of its bonus. */
  bonus: 0.74,
  /** Glory that cards taken from a winner are worth. */
  poisoned: 1.4,
  /** How many of the rivals' figures fall when the own battle is lost. */
  othersFall: 0.28,

  // Quests.
  /** How the lead in STR becomes a chance: lead at which it is even, softness while rivals act and when none can. */
  questEven: 0.68,
  questSoft: 1.9,
  questSoftEnd: 0.28,
  /** STR that Rage in hand adds to the own reach, and that of the rivals to theirs, a point. */
  questReach: 0.19,
  questThreat: 0.08,
  /** Chance that a fallen figure more comes to the Glorious Death, for one figure on the board. */
  deathReach: 0.13,
  /** And how much of that is left when at most one rival can still act. */
  deathLate: 0.56,
  /** What is left of a quest not yet committed, when there is a turn to come. */
  uncommitted: 0.88,
  /** STR of the lead that a province still to be fought for takes. */
  questFought: 0.21,
  /** Battle cards and upgrades at the draft, against the other cards. */
  bonusDrafted: 1.6,
  upgradeDrafted: 0.74,
  /** What each card of the same type in hand leaves of the next. */
  battleGlut: 0.84,
  questGlut: 0.91,
  /** Rage that should be left beside all upgrades in hand. */
  rageKept: 0.91,
  /** Chance to complete a quest that is drafted, on a fresh board. */
  questDrafted: 0.69,
  deathDrafted: 0.27,

  // Upgrades.
  /** What is left of an upgrade not yet played, when its price is in hand: of its work in ages to come, and in this one. */
  unplayed: 0.57,
  unplayedNow: 0.61,
  /** How much of the Rage is worth it that the free figure of an upgrade saves. */
  freeFigure: 0.8,
  /** Glory of each effect, for the rest of this age and for each age to come; times the number on the card. */
  upgrades: {
    'invades-free': { now: 0.63, later: 3.1 },
    'is-ship': { now: 0.49, later: 1.7 },
    'destroys-on-invading': { now: 0.8, later: 1.5 },
    'at-home-in': { now: 0.66, later: 1.7 },
    'glory-per-enemy-fallen': { now: 1.1, later: 1.4 },
    'doubles-reward': { now: 2.7, later: 0 },
    retreats: { now: 0.73, later: 0 },
    'leader-moves-on': { now: 1.1, later: 1 },
    'leader-raises': { now: 0.51, later: 0.69 },
    pairs: { now: 0.43, later: 0.75 },
    plain: { now: 0.31, later: 0.86 },
    'glory-per-ship-lost': { now: 0.33, later: 0.38 },
    'cheaper-upgrades': { now: 0.66, later: 2.2 },
    'brings-warrior': { now: 2.3, later: 4.7 },
    'warrior-after-defeat': { now: 0.78, later: 1.1 },
    'glory-per-release': { now: 1.3, later: 2.8 },
    'glory-for-slaughter': { now: 0.59, later: 0.6 },
    'quests-fight': { now: 0.37, later: 0.5 },
    'saves-for-rage': { now: 0.87, later: 1.2 },
    'multiplies-ragnarok': { now: 0.7, later: 1.8 },
    'pillage-after-invading': { now: 0.62, later: 0.67 },
    'pillages-again': { now: 0.7, later: 0.83 },
    'buys-back-cards': { now: 0.63, later: 1 },
    'invades-from-valhalla': { now: 1.5, later: 0 },
    sacrifices: { now: 2.1, later: 0 },
    'multiplies-quests': { now: 0.74, later: 0 },
    'glory-per-figure-at-end': { now: 0.61, later: 0 },
  },
  /** Glory out of what a battle card says, when it comes to pass. */
  texts: {
    'raises-other-stat': 1.8,
    'copies-best': 0.39,
    'steals-rage': 0.83,
    'steals-glory': 0.96,
    'takes-cards': 0.99,
    'kills-warriors': 0.74,
    'leaves-one': 0.67,
    'win-glory': 1,
    'win-raises': 2,
    'glory-per-fallen': 1.9,
    'discards-all': 3.2,
    silences: 0.61,
  },
  /** A card without a text has its strength, and this. */
  plainCard: 0.3,
  /** What showing a card costs, by its worth: who has seen it will reckon with it. */
  shown: 0.04,
  /** What experience adds to a card at the draft, over what its effect shows. */
  gifts: {
    'a1-alfheim': -0.5,
    'a1-brothers-in-arms': 3,
    'a1-dwarf-chieftain': 9,
    'a1-friggas-grace': -1,
    'a1-friggas-succor': 5.5,
    'a1-glorious-death': -2.5,
    'a1-heimdalls-sight': 1,
    'a1-jotunheim': -0.5,
    'a1-lokis-blessing': -1,
    'a1-lokis-domain': -1.5,
    'a1-lokis-dragons': -9,
    'a1-lokis-trickery': 0.5,
    'a1-lord-of-hammers': -2,
    'a1-manheim': -0.5,
    'a1-odins-smite': -3.5,
    'a1-sea-serpent': 2.5,
    'a1-thors-glory': -4.5,
    'a1-thors-hammer': -6,
    'a1-troll': -2,
    'a1-tyrs-bash': -4,
    'a1-tyrs-crush': 1,
    'a1-tyrs-domain': -1.5,
    'a1-tyrs-smash': -1,
    'a1-tyrs-smite': 7,
    'a1-yggdrasil': -2,
    'a2-alfheim': 4.5,
    'a2-dark-elf': 3,
    'a2-experts-in-arms': -1.5,
    'a2-fire-dragons': 1.5,
    'a2-fire-giant': 2,
    'a2-friggas-protection': -3.5,
    'a2-glorious-death': 0.5,
    'a2-heimdalls-eye': -0.5,
    'a2-jotunheim': 3.5,
    'a2-lokis-backstab': -1.5,
    'a2-lokis-eminence': 1.5,
    'a2-lord-of-axes': 2.5,
    'a2-manheim': 3.5,
    'a2-odins-inspiration': -8,
    'a2-odins-tide': -1.5,
    'a2-thors-domain': -3.5,
    'a2-thors-oath': -3,
    'a2-tyrs-challenge': -7,
    'a2-tyrs-crush': -2.5,
    'a2-tyrs-prowess': -0.5,
    'a2-tyrs-rage': -2,
    'a2-tyrs-smash': -4.5,
    'a2-tyrs-smite': -3,
    'a2-yggdrasil': 6.5,
    'a3-alfheim': 4.5,
    'a3-eternal-dragons': 2.5,
    'a3-friggas-domain': -0.5,
    'a3-friggas-sacrifice': -2.5,
    'a3-frost-giant': -2.5,
    'a3-glorious-death': 1.5,
    'a3-heimdalls-gaze': -1,
    'a3-heimdalls-watch': -2,
    'a3-jotunheim': 4,
    'a3-lokis-poison': -4,
    'a3-lokis-wrath': 1,
    'a3-lord-of-spears': 4.5,
    'a3-manheim': 3.5,
    'a3-masters-in-arms': 0.5,
    'a3-odins-judgement': -1.5,
    'a3-odins-throne': 7.5,
    'a3-soldier-of-hel': -4,
    'a3-thors-ascension': -5.5,
    'a3-thors-conquest': -5,
    'a3-thors-primacy': -2.5,
    'a3-tyrs-crush': -5,
    'a3-tyrs-rage': -5.5,
    'a3-tyrs-smite': -5,
    'a3-tyrs-wrath': -9,
    'a3-volur-witch': -4.5,
    'a3-yggdrasil': 6.5,
  } as Record<string, number>,
};

export type Weights = typeof WEIGHTS;
