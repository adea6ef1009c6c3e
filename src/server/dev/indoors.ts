/** A hall without a port, on a database that nothing is kept of: its rooms are entered directly, as its sockets would. For tests. */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { newShare } from '../../cli/bot/visitor.ts';
import { inlineRunner } from '../../host/bots/inline-runner.ts';
import type { BotRunner } from '../../host/bots/runner.ts';
import { momentAfter } from '../../host/moment-after.ts';
import type { Moment } from '../../host/protocol.ts';
import { newId } from '../lobby/ids.ts';
import { Lobbies } from '../lobby/lobbies.ts';
import { Guest, type Message } from '../rooms/guest.ts';
import { readRequest } from '../rooms/requests.ts';
import type { Room } from '../rooms/room.ts';
import { Rooms } from '../rooms/rooms.ts';
import { openStore, type Where } from '../store/open-store.ts';
import type { Player, Store } from '../store/store.ts';
import { plan } from './open-test-hall.ts';

export interface Indoors {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly lobbies: Lobbies;
  /** What broke. */
  readonly troubles: unknown[];
  person(name: string): Promise<Player>;
  /** A table at which these people play. */
  table(game: string, players: readonly Player[]): Promise<string>;
  close(): Promise<void>;
}

/** `where`: where something is kept after all. */
export async function openIndoors(
  runner: BotRunner = inlineRunner(),
  where: Where = { file: ':memory:' },
  mostEmpty?: number,
): Promise<Indoors> {
  const store = await openStore(where);
  const troubles: unknown[] = [];
  const rooms = new Rooms({
    store,
    ...(mostEmpty !== undefined && { mostEmpty }),
    bots: { runner },
    absence: 0,
    notice: 60_000,
    kept: () => undefined,
    onTrouble: error => troubles.push(error),
  });
  await rooms.open();
  const lobbies = new Lobbies(store, rooms);
  return {
    store,
    rooms,
    lobbies,
    troubles,
    async person(name) {
      const player = { id: newId(), name, created: 0 };
      await store.addPlayer(player);
      return player;
    },
    async table(game, players) {
      const open = players.map(() => ({ kind: 'open' }) as const);
      const { id } = await lobbies.create(plan(game, open), players[0]);
      for (const [seat, player] of players.entries()) await lobbies.take(id, seat, { share: newShare() }, player);
      return id;
    },
    async close() {
      await rooms.close();
      await store.close();
    },
  };
}

/** Somebody in a room, and all they hear there. */
export class Visit {
  readonly guest: Guest;
  readonly heard: Message[] = [];
  closed: number | null = null;
  /** The table as they saw it last. */
  moment: Moment | null = null;
  private constructor(player: Player | null) {
    this.guest = new Guest(
      player,
      text => {
        const message: Message = JSON.parse(text);
        this.heard.push(message);
        if (message.type === 'moment' && this.moment) this.moment = momentAfter(this.moment, message.moment);
        if (message.type === 'reply' && message.value !== null && 'moment' in message.value) {
          this.moment = message.value.moment;
        }
      },
      code => {
        this.closed = code;
      },
    );
  }

  room: Room | undefined;

  static async to({ rooms }: Pick<Indoors, 'rooms'>, table: string, player: Player | null): Promise<Visit> {
    const visit = new Visit(player);
    visit.room = await rooms.join(table, visit.guest);
    // That a game has begun is news, and news take a moment.
    while (visit.closed === null && !visit.guest.line) await setTimeout(1);
    return visit;
  }

  /** Sends a request; what came back with its key. */
  async ask(request: Readonly<Record<string, unknown>>): Promise<Extract<Message, { type: 'reply' | 'denied' }>> {
    const key = typeof request.key === 'string' ? request.key : randomUUID();
    const from = this.heard.length;
    await this.room?.receive(this.guest, readRequest(JSON.stringify({ ...request, key })));
    const answer = this.heard.slice(from).find(message => 'key' in message && message.key === key);
    if (answer?.type !== 'reply' && answer?.type !== 'denied')
      throw new Error(`no answer to ${JSON.stringify(request)}`);
    return answer;
  }

  async leave(rooms: Rooms): Promise<void> {
    if (this.room) await rooms.leave(this.room, this.guest);
  }
}
