/**
 * What a good player has a feeling for, in numbers: everything is measured in Glory at the end of the game. Lists by
 * space are in the order of the board: recruit, trade, battle, villages, keeps, territories.
 */
export const WEIGHTS = {
  // How the game will go on.
  /** How often each space is selected in a round; four are. */
  popular: [0.72, 0.6, 0.76, 0.6, 0.72, 0.6],
  /** What one more selection of each space takes of a seat's stock, on average. */
  uses: {
    food: [0, 0, 3, 0.6, 1.3, 2],
    favour: [0, 0, 0.5, 0, 0.3, 1.2],
    shield: [0, 0, 0.6, 0, 1.4, 0],
    chest: [0, 0, 0.5, 1.3, 0, 0],
    ship: [0, 0, 1.2, 0, 0, 0],
    hammer: [0, 0, 1, 0, 0.6, 1],
  },
  /** Things that prophecies and sets count: how many come to a seat when this space is selected. */
  growth: {
    helmet: [0.7, 0, 0.05, 0, 0, 0],
    raven: [0.7, 0, 0.05, 0, 0, 0],
    tree: [0.7, 0, 0.05, 0, 0, 0],
    battles: [0, 0, 0.75, 0, 0, 0],
    'food-territories': [0, 0, 0, 0, 0, 0.5],
    'favour-territories': [0, 0, 0, 0, 0, 0.3],
    'dice-territories': [0, 0, 0, 0, 0, 0.6],
    farm: [0, 0, 0, 0.25, 0, 0],
    wall: [0, 0, 0, 0.15, 0.2, 0],
    tower: [0, 0, 0, 0, 0.2, 0],
    armor: [0, 0, 0, 0, 0.6, 0],
    treasure: [0, 0, 0, 0, 0.55, 0],
    art: [0, 0, 0, 0, 0.4, 0],
    tapestry: [0, 0, 0, 0, 0.4, 0],
    artefacts: [0, 0, 0, 0.9, 0, 0],
    upgrades: [0, 0, 0, 0.35, 0, 0],
    prophecies: [0, 0.6, 0, 0, 0, 0],
  },
  /** Terror that still comes, for each selection of the villages. */
  terrorToCome: 0.5,

  // Stock: what the first of a thing is worth while there is much use for it.
  food: 1.1,
  favour: 1.3,
  shield: 2.4,
  chest: 2,
  ship: 2.2,
  hammer: 1.5,
  /** Hammers that a double hammer counts for; as part of a price it is one. */
  doubleHammer: 1.7,
  /** A die that is wild under the own leader. */
  wild: 2.8,
  /** A die with the sign of another clan, and how many are of use for each selection to come. */
  strayClan: 0.7,
  strayUse: 0.25,
  /** A Favour at the very end, where it only breaks ties. */
  tieBreak: 0.01,
  /** What is left of a die that comes to a full board. */
  crowded: 0.35,
  /** To be able to pay for a space that may be selected next: a share of what it gives. */
  ready: 0.8,
  /** What a raid or a battle gives over its price, where it is only looked forward to. */
  readyGlory: [0, 0, 3.5, 3, 4, 0],
  /** An upgrade tile used: it comes back in the next round. */
  tileUse: 0.4,
  /** A wild is kept for last: it may be all that pays the next need. */
  lastWild: 0.5,
  /** An upgrade tile for a round to come. */
  tileRound: 1.1,

  // Reavers.
  /** A leader makes all signs of its clan wild: for each selection still to come. */
  leader: 0.25,
  /** What is left of a specialised reaver's work, for all that may come between. */
  specialised: 0.95,
  /** Gain of a die turned to a face of choice. */
  turnDie: 1,
  /** And how much more of it where the colour does not matter. */
  anyColour: 1.3,
  /** The better of two loot cards, over the mean. */
  search: 1.3,

  // Loot.
  /** Glory hoped for out of a trio of tapestries that lacks two or one, for each selection of the keeps to come. */
  trioHope: [0, 1.2, 0.45],
  /** Chance that the power of an artefact is used when its space is selected. */
  artefactUse: 0.6,
  /** How often one that works on any space is used, for each selection to come. */
  anySpace: 0.3,
  /** A die that an artefact takes. */
  storedDie: 1.2,
  /** What the powers give that hang on more than can be seen beforehand. */
  powers: { exchangeProphecy: 2, clanBonus: 3, ability: 2.5, combatDie: 1.5 },
  /** A loot card of which nothing is known, not even its deck. */
  unseenLoot: 3,
  /** A point less for a rival who is ahead. */
  envy: 0.3,
  /** The start-player marker. */
  marker: 0.5,
  /** How much of what a space would give anyway, selected by a rival, is counted against selecting it. */
  anyway: 0.5,
  /** Cost of a sea journey not yet seen. */
  journey: 1,
  /** Chance that a token majority of now is one at the end, for a game with all its rounds to come. */
  majority: 0.5,
  /** What a lead made wider adds to that chance. */
  widens: 0.25,
};

export type Weights = typeof WEIGHTS;
