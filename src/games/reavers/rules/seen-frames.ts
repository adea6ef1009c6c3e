import type { Seat } from '../../../engine/contract/ask.ts';
import { type SeenFields, type SeenFrame, seenFrames } from '../../../kit/rules/seen.ts';
import type { ReaversFrame } from './frames.ts';
import type { State } from './state.ts';

/** What of the rules in progress lies open on the table, each thing by its name. */
const SEEN = {
  opening: ['step'],
  round: ['step'],
  activation: ['step', 'at'],
  fire: ['step', 'seat', 'slot'],
  // The cards of a search are for the eyes of who draws them (RM-17.6).
  ability: { all: ['step', 'seat', 'card'], own: ['cards'] },
  turn: ['step', 'seat', 'distance', 'gained'],
  'choose-cards': ['step', 'seat', 'deck', 'extra'],
  recruit: ['step', 'seat', 'cards'],
  'clan-bonus': ['step', 'seat', 'card'],
  trade: ['step', 'seat', 'left', 'dice'],
  journey: ['step', 'seat', 'card'],
  sea: ['step', 'seat', 'card', 'place', 'won'],
  combat: ['step', 'seat', 'defence', 'dice', 'zeros', 'ones', 'twos'],
  loot: ['step', 'seat', 'cards'],
  village: ['step', 'seat', 'card'],
  keep: ['step', 'seat', 'card', 'won'],
  subdue: ['step', 'seat', 'left', 'made', 'at', 'won', 'gained', 'turned'],
  artefact: ['step', 'seat', 'card'],
  'gain-dice': ['step', 'seat', 'dice', 'at', 'roll', 'cause'],
  payment: ['step', 'seat', 'needs', 'at', 'cause'],
  overflow: ['step', 'seat', 'fresh'],
  'lose-die': ['step', 'seat', 'colour', 'cause'],
} as const satisfies SeenFields<ReaversFrame>;

/** The same at a table that turns the cards of a search over for everybody (RM-O-searched). */
const SEEN_OPENLY = { ...SEEN, ability: ['step', 'seat', 'card', 'cards'] } as const satisfies SeenFields<ReaversFrame>;

/** A rule in progress, as a view shows it. */
export type FrameView = SeenFrame<ReaversFrame, typeof SEEN>;

/** The rules in progress as a seat, or a spectator, may see them. */
export const framesFor = (state: State, seat: Seat | null): FrameView[] =>
  state.options.searched === 'all' ? seenFrames(state.stack, SEEN_OPENLY, seat) : seenFrames(state.stack, SEEN, seat);

/** Does every seat see the same of them? */
export const looksAlike = (state: State): boolean =>
  state.options.searched === 'all' || !state.stack.some(frame => frame.kind === 'ability');
