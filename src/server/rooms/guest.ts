import { randomUUID } from 'node:crypto';
import type { Seat } from '../../engine/contract/ask.ts';
import type { HallMessage } from '../../host/hall-api.ts';
import type { Line } from '../../host/host.ts';
import type { HostMessage } from '../../host/protocol.ts';
import type { Player } from '../store/store.ts';

/** Everything the server says on a socket. */
export type Message = HostMessage | HallMessage;

/** Why a line is closed for good, or for now. */
export const CLOSE = {
  restart: 1012,
  broken: 1011,
  notAllowed: 4401,
  goodbye: 4403,
  noTable: 4404,
  tooSlow: 4408,
  oldRules: 4426,
  flood: 4429,
} as const;

/** One line into a room: a tab of a player, a spectator, a program. */
export class Guest {
  readonly id: string = randomUUID();
  readonly player: Player | null;
  /** Says something that is written already. */
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** The session that brought them here, by the hash of its token. */
  readonly session: string | null;
  /** The seats that are this guest's. */
  seats: readonly Seat[] = [];
  line: Line | null = null;
  /** The lobby as it was last told. */
  lobby = '';

  constructor(
    player: Player | null,
    send: (text: string) => void,
    close: (code: number, reason: string) => void,
    session: string | null = null,
  ) {
    this.player = player;
    this.session = session;
    this.send = send;
    this.close = close;
  }

  post(message: Message): void {
    this.send(JSON.stringify(message));
  }

  /** Hears nothing of the table any more, until it has a line again. */
  hangUp(): void {
    this.line?.close();
    this.line = null;
  }

  get name(): string {
    return this.player?.name ?? '';
  }

  get watches(): boolean {
    return this.seats.length === 0;
  }
}
