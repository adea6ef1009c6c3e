import type { Content } from '../../../engine/contract/content.ts';
import type { Stacked } from '../../../engine/contract/frames.ts';
import { copyLists, copyStack } from '../../../kit/rules/copy.ts';
import type { ReaversChoice } from './choices.ts';
import type { ReaversFrame } from './frames.ts';
import type { Card, Die, Space, Tile } from './numbers.ts';
import type { TableOptions } from './options.ts';

/** A whole game in progress: flat, integers only, options and pack aside. */
export interface State extends Stacked<ReaversChoice, ReaversFrame> {
  readonly options: TableOptions;
  /** Values of the game that this table replaces; see `printed.ts`. */
  readonly pack: Content;
  readonly seats: number;
  /** 0 to 5. */
  round: number;
  /** Spaces selected so far in this round. */
  selections: number;
  /** The space that is being resolved, and who selected it; -1 between two of them. */
  space: Space;
  active: number;
  /** Who holds the start-player marker, who began this round, and who holds the honour ship (-1: it is not used). */
  first: number;
  starter: number;
  honour: number;
  /** Who selected each space in this round, -1 for nobody. */
  readonly chosen: number[];

  // By seat.
  readonly food: number[];
  readonly favour: number[];
  readonly glory: number[];
  readonly terror: number[];
  readonly leader: Card[];
  /** Dice on the spaces of the board, artefacts not counted. */
  readonly crew: number[];
  // By seat and die, token, upgrade tile (face up, face down), artefact slot, place in a specialisation slot, source.
  readonly dice: number[];
  readonly tokens: number[];
  readonly ready: number[];
  readonly spent: number[];
  readonly artefacts: Card[];
  readonly stored: Die[];
  /** The artefact was used during the space that is being resolved. */
  readonly used: number[];
  readonly slots: Card[];
  readonly scores: number[];
  readonly piles: Card[][];
  readonly prophecies: Card[][];
  /** Territory tiles, by number. */
  readonly territories: Tile[][];

  // The supply, by colour, token and upgrade tile.
  readonly pool: number[];
  readonly tokenPool: number[];
  readonly upgradePool: number[];
  /** Dice on the trade space. */
  readonly trade: number[];
  // By deck: face down (the top card last), face up under it, and face up on the board (-1 where one was taken).
  readonly decks: Card[][];
  readonly discards: Card[][];
  readonly display: Card[][];
  /** Tiles of each territory stack, face down, the top one last. */
  readonly stacks: Tile[][];
}

export function clone(state: State): State {
  return {
    options: state.options,
    pack: state.pack,
    seats: state.seats,
    round: state.round,
    selections: state.selections,
    space: state.space,
    active: state.active,
    first: state.first,
    starter: state.starter,
    honour: state.honour,
    chosen: state.chosen.slice(),
    food: state.food.slice(),
    favour: state.favour.slice(),
    glory: state.glory.slice(),
    terror: state.terror.slice(),
    leader: state.leader.slice(),
    crew: state.crew.slice(),
    dice: state.dice.slice(),
    tokens: state.tokens.slice(),
    ready: state.ready.slice(),
    spent: state.spent.slice(),
    artefacts: state.artefacts.slice(),
    stored: state.stored.slice(),
    used: state.used.slice(),
    slots: state.slots.slice(),
    scores: state.scores.slice(),
    piles: copyLists(state.piles),
    prophecies: copyLists(state.prophecies),
    territories: copyLists(state.territories),
    pool: state.pool.slice(),
    tokenPool: state.tokenPool.slice(),
    upgradePool: state.upgradePool.slice(),
    trade: state.trade.slice(),
    decks: copyLists(state.decks),
    discards: copyLists(state.discards),
    display: copyLists(state.display),
    stacks: copyLists(state.stacks),
    stack: copyStack(state.stack),
    sealed: state.sealed.slice(),
  };
}
