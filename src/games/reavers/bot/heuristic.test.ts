import { botSuite } from '../../../kit/test/bots.ts';
import { game } from '../index.ts';

/** Boxes as printed, and two that an owner may have corrected out of all likeness. */
const PACKS: readonly unknown[] = [
  {},
  {},
  {
    dice: { red: ['clan', 'clan', 'clan', 'ship', 'ship', 'shield'], combat: [0, 0, 0, 0, 1, 2] },
    board: { diceSpaces: 3, upgradeSlots: 1, specialisations: ['recruit', 'trade', 'keeps', 'battle'] },
    faceUp: { recruit: [0, 1, 2], battle: [1, 0, 9], trade: [0, 0, 1] },
    battles: { 'cargo-ship': { defence: 12, combination: ['hammer', 'hammer', 'hammer', 'ship', 'ship', 'chest'] } },
  },
  {
    board: { diceSpaces: 20, upgradeSlots: 12 },
    upgrades: { shield: { countsAs: ['shield', 'chest', 'ship', 'hammer'] } },
    territories: {
      'dice-1': { cost: {}, tiles: [{ copies: 6, chosen: 30, rolled: 30 }] },
      'food-1': { cost: { favour: 20, food: 20 }, tiles: [{ copies: 6 }] },
    },
    reavers: { fanatic: { rolled: [], rally: [] }, scout: { rolled: ['red', 'red', 'red', 'red'] } },
  },
];

botSuite(game, { games: { legal: 12, twice: 4, timed: 4 }, packs: PACKS, unasked: ['rest'], luckless: true });
