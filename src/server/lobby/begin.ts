import { USUAL } from '../../bots/level-names.ts';
import type { Seat } from '../../engine/contract/ask.ts';
import type { LogHead } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import { setOut } from '../../host/course.ts';
import type { KeptSnapshot, KeptTable, SeatRow } from '../store/store.ts';
import { botNames } from './bot-names.ts';
import { findGame } from './games.ts';

/** What a bot's seat adds to the luck: a word that all may know. A log has no empty shares. */
const BOT_SHARE = 'bot';

export const isFull = ({ seats }: KeptTable): boolean => seats.every(({ kind }) => kind === 'person' || kind === 'bot');

export interface Opening {
  readonly head: LogHead;
  readonly waiting: readonly Seat[];
  /** From here it can be played on, even when a rule is mended before anybody has moved. */
  readonly snapshot: KeptSnapshot;
}

/** Deals the first cards of a full table: how its log begins, and whom it waits for. */
export async function openingOf({ game, options, content, seats, seed }: KeptTable): Promise<Opening> {
  const { module } = await findGame(game);
  const match = Match.begin(module.rules, {
    seats: seats.length,
    options,
    ...(content && { content }),
    names: seats.map(({ name }) => name),
    seed,
    shares: seats.map(({ share }) => share ?? BOT_SHARE),
  });
  const waiting = match.waiting().filter(({ answered }) => !answered);
  // Names lie with the seats alone.
  const course = setOut(seats.map(({ bot }) => ({ name: '', bot })));
  return { head: match.head, waiting: waiting.map(({ seat }) => seat), snapshot: { match: match.snapshot(), course } };
}

/** Bots of the usual level for the seats that nobody took; null where somebody sits. */
export async function stopgaps({ seats }: KeptTable): Promise<readonly (SeatRow | null)[]> {
  const names = botNames(
    seats.length,
    seats.map(({ name }) => name),
  );
  return seats.map(({ kind }, i) =>
    kind === 'open' || kind === 'invited'
      ? { kind: 'bot', name: names[i], bot: USUAL, player: null, share: null, invite: null }
      : null,
  );
}
