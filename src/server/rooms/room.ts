import { createHash } from 'node:crypto';
import type { Seat } from '../../engine/contract/ask.ts';
import type { BotRunner } from '../../host/bots/runner.ts';
import { changesSomething } from '../../host/done-requests.ts';
import type { HallRequest, Presence, TalkLine } from '../../host/hall-api.ts';
import type { Host } from '../../host/host.ts';
import type { Request } from '../../host/protocol.ts';
import { toLobby } from '../lobby/to-lobby.ts';
import { steadyNow } from '../steady.ts';
import type { Goodbye, Here, KeptTable, Store, TableNews } from '../store/store.ts';
import { Bucket } from './bucket.ts';
import { Crowd } from './crowd.ts';
import { CLOSE, type Guest, type Message } from './guest.ts';
import { type HallBots, type HostCare, loadHost, snapshotOf } from './load-host.ts';
import { Newest } from './newest.ts';

export interface RoomCare {
  readonly store: Store;
  /** Names this process among others that serve the same tables. */
  readonly process: string;
  readonly bots: HallBots;
  /** Milliseconds after which somebody who is gone may be replaced. */
  readonly absence: number;
  /** Milliseconds after which somebody who is not there is told that it is their turn. */
  readonly notice: number;
  kept(took: number): void;
  /** Something that was done at a table was not taken; by which rule of the table, `rules` for those of the game. */
  denied?(reason: string): void;
  onTrouble(error: unknown): void;
}

/** What a line is known by. It counts nothing: who hears two lines cannot tell how many others were said between them. */
const lineId = (table: string, own: string): string =>
  createHash('sha256').update(`${table} ${own}`).digest('base64url').slice(0, 16);

/** How much talk a newcomer is told. */
const TALK = 100;
/** Of so many who watch the names are told: told to all of them, they cost the hall by the square of their number. */
const NAMED = 100;
/** Things said whose requests are known again. */
const REMEMBERED = 256;
/** So much one person may say at a time, and so much a second: the others want to read it, and to be read. */
const WORDS = 20;
const WORDS_A_SECOND = 0.5;

/** One table as this process serves it: whoever is connected here, and the host while a game is on. */
export class Room {
  readonly id: string;
  private readonly care: RoomCare;
  private kept: KeptTable;
  private host: Host<string> | null = null;
  private readonly guests = new Set<Guest>();
  private others: readonly Here[] = [];
  /** By seat, since when nobody is there; null while somebody is. */
  private readonly gone: (number | null)[];
  /** Requests to say something that were done: nothing is said twice. */
  private readonly spoken = new Newest(REMEMBERED);
  private readonly breath = new Map<string, Bucket>();
  /** Lines that are gone, of which the database has not heard yet. */
  private readonly left = new Set<string>();
  private heard = 0;
  private noticed = '';
  private closed = false;
  private beginning: Promise<void> | null = null;
  /** What is only asked comes one after the other: who does something at the table waits for one question at most. */
  private asked: Promise<void> = Promise.resolve();
  /** Who hears who is there, and what is said. */
  private readonly company: Crowd;
  private readonly hearers: Crowd;

  private constructor(kept: KeptTable, care: RoomCare) {
    this.id = kept.id;
    this.kept = kept;
    this.care = care;
    const lookUp = async () => {
      await this.lookAround();
      this.tellPresence();
    };
    this.company = new Crowd(lookUp, care.onTrouble);
    this.hearers = new Crowd(() => this.tellTalk(), care.onTrouble);
    this.gone = kept.seats.map(() => steadyNow());
  }

  /** The room of a table; undefined when there is no such table. */
  static async open(id: string, care: RoomCare): Promise<Room | undefined> {
    const kept = await care.store.table(id);
    if (!kept) return undefined;
    const room = new Room(kept, care);
    room.heard = await care.store.talkSoFar(id);
    await room.begin(kept);
    await room.lookAround();
    return room;
  }

  get idle(): boolean {
    return this.guests.size === 0;
  }

  /** Who set the table up; of all who were forgotten it is nobody. */
  get owner(): string {
    return this.kept.creator ?? '';
  }

  /** A bot is thinking here: to close the room now would have it begin again, at the end of the queue. */
  get thinking(): boolean {
    return this.host?.thinking ?? false;
  }

  get size(): number {
    return this.guests.size;
  }

  async join(guest: Guest): Promise<void> {
    guest.seats = this.seatsOf(guest);
    if (!this.mayCome(guest)) {
      guest.close(CLOSE.notAllowed, 'this table is not open to you');
      return;
    }
    if (this.closed) {
      guest.close(CLOSE.restart, 'the hall is being restarted');
      return;
    }
    this.guests.add(guest);
    this.seatGuest(guest);
    try {
      await this.arrived(guest);
      const talk = await this.talkFor(guest);
      const lobby = toLobby(this.kept, guest.player);
      guest.lobby = JSON.stringify(lobby);
      guest.post({
        type: 'welcome',
        you: guest.seats,
        lobby,
        presence: this.presence(),
        absence: this.care.absence,
        talk,
      });
    } catch (error) {
      this.guests.delete(guest);
      guest.line?.close();
      this.left.add(guest.id);
      throw error;
    }
  }

  async leave(guest: Guest): Promise<void> {
    if (!this.guests.delete(guest)) return;
    guest.hangUp();
    this.left.add(guest.id);
    await this.forgetLines();
    await this.presenceChanged();
  }

  private async forgetLines(): Promise<void> {
    for (const line of this.left) {
      if (this.care.store.kind === 'postgres') await this.care.store.leave(line);
      this.left.delete(line);
    }
  }

  async receive(guest: Guest, request: Request | HallRequest): Promise<void> {
    // Who was not let in, or was let go, is not listened to.
    if (!this.guests.has(guest)) return;
    if (request.type === 'say') return this.say(guest, request);
    if (changesSomething(request)) return this.atTable(guest, request);
    const answered = this.asked.then(() => (this.guests.has(guest) ? this.atTable(guest, request) : undefined));
    this.asked = answered.catch(() => undefined);
    return answered;
  }

  private async atTable(guest: Guest, request: Request): Promise<void> {
    if (!guest.line && request.type === 'sit') await this.lookForGame();
    if (guest.line) return guest.line.receive(request);
    guest.post({
      type: 'denied',
      key: request.key,
      denial: { message: 'the game has not begun', reasons: [{ clause: 'engine', reason: 'not-begun' }] },
    });
  }

  /** It may have begun a moment ago, and the news of it be under way. While it gathers, nobody else is bothered. */
  private async lookForGame(): Promise<void> {
    const kept = await this.care.store.table(this.id);
    if (kept && kept.state !== 'gathering') await this.lobbyChanged();
  }

  /** Is this entry known here already, or of no concern before a game is on? */
  knows({ seq }: { readonly seq?: number | undefined }): boolean {
    return !this.host || (seq !== undefined && seq < this.host.at);
  }

  /** Something about this table has changed, here or in another process. */
  async hear({ what, seq }: TableNews): Promise<void> {
    switch (what) {
      case 'entries':
        return this.knows({ seq }) ? undefined : this.host?.catchUp();
      case 'lobby':
        return this.lobbyChanged();
      case 'said':
        return this.hearers.hear(this.guests.size);
      case 'presence':
        return this.company.hear(this.guests.size);
    }
  }

  /** Whoever came by a session that has ended, or as somebody who was forgotten, has to go. */
  async goodbye({ session, player }: Goodbye): Promise<void> {
    for (const guest of [...this.guests]) {
      const meant = guest.session !== null && guest.session === session;
      if (!meant && (player === undefined || guest.player?.id !== player)) continue;
      guest.close(CLOSE.goodbye, 'this session has ended');
      await this.leave(guest);
    }
  }

  /** Some news may have been missed. */
  async refresh(): Promise<void> {
    await this.forgetLines();
    await this.checkSessions();
    await this.lobbyChanged();
    await this.host?.catchUp();
    await this.tellTalk();
    await this.lookAround();
    this.tellPresence();
  }

  private async checkSessions(): Promise<void> {
    const sessions = new Set([...this.guests].flatMap(({ session }) => session ?? []));
    for (const session of sessions) {
      const lasts = await this.care.store.session(session, Date.now());
      if (!lasts) await this.goodbye({ what: 'goodbye', session });
    }
  }

  /** Looks after what is due at this table, for who has claimed it until then. */
  async tend(claimed: number): Promise<void> {
    await this.host?.tend();
    await this.care.store.lookedAfter(this.id, claimed, this.host?.stand().due ?? null);
  }

  async abandon(seats: readonly Seat[]): Promise<void> {
    // Nobody is told of a turn who is not there any more.
    await this.lobbyChanged();
    for (const seat of seats) await this.host?.abandon(seat);
  }

  /** Lets everybody go; what was done is kept. */
  async close(): Promise<void> {
    this.closed = true;
    await this.host?.close();
    const stand = this.host?.stand();
    if (stand && !stand.result) {
      // It only shortens the way to where the log leads.
      await this.care.store.keepSnapshot(this.id, snapshotOf(stand)).catch(this.care.onTrouble);
    }
    this.letGo(CLOSE.restart, 'the hall is being restarted');
  }

  /** The table is no more, and nothing of it is to be kept. */
  private async takenDown(): Promise<void> {
    const { host } = this;
    this.host = null;
    await host?.close();
    this.letGo(CLOSE.noTable, 'this table was taken down');
  }

  private letGo(code: number, reason: string): void {
    this.company.leave();
    this.hearers.leave();
    for (const guest of this.guests) {
      guest.hangUp();
      guest.close(code, reason);
    }
    this.guests.clear();
  }

  private seatsOf({ player }: Guest): Seat[] {
    if (!player) return [];
    return this.kept.seats.flatMap((seat, i) => (seat.player === player.id ? [i] : []));
  }

  /** Whoever has the link may sit down while seats are free; a game is watched where that is allowed, or when it is over. */
  private mayCome({ seats }: Guest): boolean {
    return seats.length > 0 || this.kept.spectators || this.kept.state !== 'playing';
  }

  /** Once, however many hear of it at a time. */
  private async begin(table: KeptTable): Promise<void> {
    if (this.host || table.state === 'gathering') return;
    this.beginning ??= this.openGame(table).finally(() => {
      this.beginning = null;
    });
    await this.beginning;
  }

  private async openGame(table: KeptTable): Promise<void> {
    const { store, bots, kept, denied, onTrouble } = this.care;
    const { owner } = this;
    const asker = { owner, heeded: () => !this.idle || this.others.length > 0 };
    const runner: BotRunner = { think: (question, stop) => bots.runner.think(question, stop, asker) };
    const care: HostCare = {
      store,
      bots: { ...bots, runner },
      ...(denied && { denied }),
      // That a bot could not move at a table which was taken down meanwhile troubles nobody.
      onTrouble: error => {
        store.table(this.id).then(
          there => there && onTrouble(error),
          () => onTrouble(error),
        );
      },
      kept: (took, stand) => {
        kept(took);
        this.refreshNotices(stand);
      },
      absent: (seat, times) => {
        const since = this.gone[seat];
        return since !== null && steadyNow() - since >= times * this.care.absence;
      },
    };
    this.host = await loadHost(table, care);
    this.host.open();
    for (const guest of this.guests) this.seatGuest(guest);
  }

  private seatGuest(guest: Guest): void {
    guest.line ??=
      this.host?.connect(
        text => guest.send(text),
        seat => guest.seats.includes(seat),
      ) ?? null;
  }

  private async lobbyChanged(): Promise<void> {
    const kept = await this.care.store.table(this.id);
    if (!kept) return this.takenDown();
    // Nobody is told that a game goes on before it can be sat down at.
    await this.begin(kept);
    this.kept = kept;
    await this.host?.rename(kept.seats.map(({ name }) => name));
    for (const guest of this.guests) {
      const seats = this.seatsOf(guest);
      const moved = seats.join() !== guest.seats.join();
      // What a seat hears is for whoever has it.
      if (guest.seats.some(seat => !seats.includes(seat))) guest.hangUp();
      guest.seats = seats;
      this.seatGuest(guest);
      if (moved) await this.arrived(guest);
      if (this.mayCome(guest)) this.tellLobby(guest);
      else guest.close(CLOSE.notAllowed, 'this table is not open to you');
    }
    this.tellPresence();
  }

  private tellLobby(guest: Guest): void {
    const lobby = toLobby(this.kept, guest.player);
    const text = JSON.stringify(lobby);
    if (text === guest.lobby) return;
    guest.lobby = text;
    guest.post({ type: 'lobby', lobby });
  }

  // Talk

  /** While a game goes on, those who play and those who watch are apart. */
  private isIn(guest: Guest, room: TalkLine['room']): boolean {
    return (
      this.kept.state === 'over' || room === (guest.watches && this.kept.state === 'playing' ? 'gallery' : 'table')
    );
  }

  /** What was said to a few stays with them, even when the game is over. */
  private hears(guest: Guest, { room, to }: TalkLine): boolean {
    return this.isIn(guest, room) && (!to || to.some(seat => guest.seats.includes(seat)));
  }

  private async talkFor(guest: Guest): Promise<readonly TalkLine[]> {
    const { store } = this.care;
    const rooms = (['table', 'gallery'] as const).filter(room => this.isIn(guest, room));
    const talk = await Promise.all(rooms.map(room => store.talk(this.id, room, TALK, guest.seats)));
    return talk
      .flat()
      .sort((a, b) => a.number - b.number)
      .map(({ said }) => said);
  }

  /** Who may hear what this guest says to these seats; a reason where nobody may. */
  private listeners(guest: Guest, to: readonly Seat[], room: TalkLine['room']): readonly Seat[] | string {
    // Before the game begins a seat may come to somebody else, and what was said to it with it.
    if (this.kept.state === 'gathering') return 'not-begun';
    if (guest.watches || room === 'gallery') return 'not-heard';
    const isOther = (seat: Seat) => this.kept.seats[seat]?.player && !guest.seats.includes(seat);
    if (!to.every(isOther)) return 'nobody-there';
    return [...new Set([...guest.seats, ...to])].sort((a, b) => a - b);
  }

  private async say(guest: Guest, { key, room, text, to: given }: HallRequest): Promise<void> {
    const words = text.trim();
    const refuse = (message: string, reason: string) =>
      guest.post({ type: 'denied', key, denial: { message, reasons: [{ clause: 'engine', reason }] } });
    if (!guest.player) return refuse('whoever speaks has a name', 'no-name');
    if (words === '' || !this.isIn(guest, room)) return refuse('this is not heard there', 'not-heard');
    const to = given && this.listeners(guest, given, room);
    if (typeof to === 'string') return refuse('nobody is there to hear this alone', to);
    const { store } = this.care;
    const own = `${guest.player.id} ${key}`;
    if (!this.spoken.has(own)) {
      if (!this.hasBreath(guest.player.id)) return refuse('you speak too fast: wait a moment', 'too-many');
      const said = {
        id: lineId(this.id, own),
        ...{ room, name: guest.name, seat: guest.seats[0] ?? null, text: words, at: Date.now() },
        ...(to && { to }),
      };
      await store.say(this.id, said, guest.player.id);
      this.spoken.add(own);
      await store.tell({ table: this.id, what: 'said' });
    }
    guest.post({ type: 'reply', key, value: null });
  }

  /** However many lines they speak over. */
  private hasBreath(player: string): boolean {
    for (const [known, breath] of this.breath) if (breath.full()) this.breath.delete(known);
    const breath = this.breath.get(player) ?? new Bucket(WORDS, WORDS_A_SECOND);
    this.breath.set(player, breath);
    return breath.take();
  }

  private async tellTalk(): Promise<void> {
    for (const { number, said } of await this.care.store.talkSince(this.id, this.heard)) {
      if (number <= this.heard) continue;
      this.heard = number;
      const text = JSON.stringify({ type: 'said', said } satisfies Message);
      for (const guest of this.guests) if (this.hears(guest, said)) guest.send(text);
    }
  }

  // Presence

  private async arrived(guest: Guest): Promise<void> {
    const { store, process } = this.care;
    if (store.kind === 'postgres') {
      const here = { table: this.id, line: guest.id, seat: guest.seats[0] ?? null, name: guest.name };
      await store.arrive(here, process, Date.now());
    }
    await this.presenceChanged();
  }

  private async presenceChanged(): Promise<void> {
    if (this.care.store.kind === 'postgres') await this.care.store.tell({ table: this.id, what: 'presence' });
    else await this.company.hear(this.guests.size);
  }

  /** Who is connected to other processes. */
  private async lookAround(): Promise<void> {
    if (this.care.store.kind !== 'postgres') return;
    const own = new Set([...this.guests].map(guest => guest.id));
    this.others = (await this.care.store.present(this.id, Date.now())).filter(({ line }) => !own.has(line));
  }

  private presence(): Presence {
    const guests = [...this.guests];
    const seats = this.kept.seats.map(
      ({ bot }, seat) =>
        bot !== null ||
        guests.some(guest => guest.seats.includes(seat)) ||
        this.others.some(other => other.seat === seat),
    );
    const watching = [...guests.filter(guest => guest.watches), ...this.others.filter(other => other.seat === null)];
    for (const [seat, there] of seats.entries()) this.gone[seat] = there ? null : (this.gone[seat] ?? steadyNow());
    const names = [...new Set(watching.map(({ name }) => name))].sort();
    const more = names.length - NAMED;
    return { seats, away: [...this.gone], spectators: names.slice(0, NAMED), ...(more > 0 && { more }) };
  }

  private tellPresence(): void {
    const presence = this.presence();
    const text = JSON.stringify({ type: 'presence', presence } satisfies Message);
    for (const guest of this.guests) guest.send(text);
    this.refreshNotices();
  }

  /** Who is waited for and not there will be told. */
  private refreshNotices(stand = this.host?.stand()): void {
    if (!stand) return;
    const at = steadyNow() + this.care.notice;
    const notices = stand.waiting.flatMap(seat => {
      const { player } = this.kept.seats[seat];
      return player !== null && this.gone[seat] !== null ? [{ table: this.id, seat, player, at }] : [];
    });
    const about = notices.map(({ seat }) => `${seat}@${stand.match.length}`).join();
    if (about === this.noticed) return;
    this.noticed = about;
    this.care.store.setNotices(this.id, notices).catch(this.care.onTrouble);
  }
}
