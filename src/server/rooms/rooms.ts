import { randomUUID } from 'node:crypto';
import type { Seat } from '../../engine/contract/ask.ts';
import type { RoomsFace } from '../http/rooms-face.ts';
import { steadyNow } from '../steady.ts';
import type { Goodbye, News, Store, TableNews } from '../store/store.ts';
import { CLOSE, type Guest } from './guest.ts';
import { OldRules } from './old-rules.ts';
import { Room, type RoomCare } from './room.ts';

export interface RoomsCare extends Omit<RoomCare, 'process' | 'store'> {
  readonly store: Store;
  /** Rooms that nobody is in and that stay open for a moment. */
  readonly mostEmpty?: number;
}

/** How often this process looks for tables that need looking after. */
const TICK = 1000;
/** Who takes a table that is due has so long before another process may. */
const CLAIM = 10_000;
const AT_ONCE = 50;
/** Rooms that nobody is in: more are not open at once, however many tables are due. Each takes up memory. */
const MOST_EMPTY = 200;
/** How long tables that are due may be looked after at a stretch, before others have their turn. */
const STRETCH = 250;
/** How often this process says that it lives, and how long that counts. */
const BEAT = 5000;
const ALIVE = 15_000;
/** A table whose rules are not these is looked at again after so long. */
const RULES_BACK = 3_600_000;
/** A room that nobody is in stays open for a moment. */
const LINGER = 30_000;

/** The rooms that are open in this process. */
export class Rooms implements RoomsFace {
  private readonly care: RoomCare;
  private readonly mostEmpty: number;
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  /** Those of them that stand open, at hand without waiting. */
  private readonly standing = new Map<string, Room>();
  private readonly emptied = new Map<string, ReturnType<typeof setTimeout>>();
  private timers: ReturnType<typeof setInterval>[] = [];
  private deaf: (() => Promise<void>) | null = null;
  private tending: Promise<void> = Promise.resolve();
  private closing = false;

  constructor({ mostEmpty = MOST_EMPTY, ...care }: RoomsCare) {
    this.care = { ...care, process: randomUUID() };
    this.mostEmpty = mostEmpty;
  }

  /** Begins to listen and to look after tables. */
  async open(): Promise<void> {
    const { store, process } = this.care;
    await store.beat(process, Date.now() + ALIVE);
    this.deaf = await store.listen(
      news => {
        if (!this.isOld(news)) this.hear(news).catch(this.care.onTrouble);
      },
      () => this.refresh().catch(this.care.onTrouble),
    );
    this.timers = [
      setInterval(() => store.beat(process, Date.now() + ALIVE).catch(this.care.onTrouble), BEAT),
      setInterval(() => {
        this.tending = this.tending.then(() => this.tend()).catch(this.care.onTrouble);
      }, TICK),
    ];
  }

  /** The room of a table; undefined when there is no such table. */
  async room(id: string): Promise<Room | undefined> {
    let opening = this.rooms.get(id);
    if (!opening) {
      opening = Room.open(id, this.care);
      this.rooms.set(id, opening);
      const forget = () => {
        if (this.rooms.get(id) === opening) this.rooms.delete(id);
      };
      const entered = (room: Room) => {
        if (this.rooms.get(id) === opening) this.standing.set(id, room);
        this.leaveEmpty(id);
      };
      opening.then(room => (room ? entered(room) : forget()), forget);
    }
    return opening;
  }

  async join(id: string, guest: Guest): Promise<Room | undefined> {
    let room: Room | undefined;
    try {
      room = await this.room(id);
    } catch (error) {
      if (!(error instanceof OldRules)) throw error;
      guest.close(CLOSE.oldRules, 'the rules of this hall are not those of this table');
      return undefined;
    }
    clearTimeout(this.emptied.get(id));
    this.emptied.delete(id);
    await room?.join(guest);
    return room;
  }

  async leave(room: Room, guest: Guest): Promise<void> {
    await room.leave(guest);
    if (room.idle) this.leaveEmpty(room.id);
  }

  /** Rooms and lines that are open, for whoever counts. */
  async count(): Promise<{ readonly rooms: number; readonly lines: number }> {
    const open = await Promise.all(this.rooms.values());
    return { rooms: open.length, lines: open.reduce((sum, room) => sum + (room?.size ?? 0), 0) };
  }

  async changed(table: string): Promise<void> {
    await this.care.store.tell({ table, what: 'lobby' });
    // A game that has begun with a bot to move does not wait for anybody to come.
    if (!this.closing) await this.unlessStuck(table);
  }

  async isStuck(table: string): Promise<boolean> {
    try {
      await this.room(table);
      return false;
    } catch (error) {
      if (error instanceof OldRules) return true;
      throw error;
    }
  }

  /** Nothing happens any more at a table whose rules are not these. */
  private async unlessStuck(id: string): Promise<Room | undefined> {
    return (await this.isStuck(id)) ? undefined : this.room(id);
  }

  async goodbye(who: Omit<Goodbye, 'what'>): Promise<void> {
    await this.care.store.tell({ what: 'goodbye', ...who });
  }

  async abandon(table: string, seats: readonly Seat[]): Promise<void> {
    await (await this.unlessStuck(table))?.abandon(seats);
    // Other processes call them by no name any more, either.
    await this.care.store.tell({ table, what: 'lobby' });
  }

  /** Graceful: every act under way is kept, then everybody is let go. */
  async close(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    for (const timer of this.emptied.values()) clearTimeout(timer);
    await this.deaf?.();
    await this.tending;
    await Promise.all([...this.rooms.values()].map(async opening => (await opening.catch(() => undefined))?.close()));
    this.rooms.clear();
    this.standing.clear();
    // Not alive any more: who is connected elsewhere, and who restores a backup, need not wait to find out.
    await this.care.store.beat(this.care.process, Date.now()).catch(this.care.onTrouble);
  }

  private leaveEmpty(id: string): void {
    clearTimeout(this.emptied.get(id));
    // The one that was left last stands last.
    this.emptied.delete(id);
    if (this.closing) return;
    this.emptied.set(
      id,
      setTimeout(() => void this.shut(id).catch(this.care.onTrouble), LINGER),
    );
    if (this.emptied.size > this.mostEmpty) void this.makeRoom(this.mostEmpty).catch(this.care.onTrouble);
  }

  /** Closes the rooms that were left first until no more than so many are empty; not those where a bot thinks. */
  private async makeRoom(most: number): Promise<boolean> {
    for (const id of [...this.emptied.keys()]) {
      if (this.emptied.size <= most) return true;
      const room = await this.rooms.get(id)?.catch(() => undefined);
      if (room?.thinking) continue;
      clearTimeout(this.emptied.get(id));
      await this.shut(id);
    }
    return this.emptied.size <= most;
  }

  /**
   * A bot thinks in all of them: whoever set up most of these tables lets one go for a table of somebody who has fewer.
   * False where that is nobody.
   */
  private async giveWay(id: string): Promise<boolean> {
    const table = await this.care.store.table(id);
    const open = new Map<string, string[]>();
    for (const empty of this.emptied.keys()) {
      const room = await this.rooms.get(empty)?.catch(() => undefined);
      if (room) open.set(room.owner, [...(open.get(room.owner) ?? []), empty]);
    }
    const most = [...open.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    const own = open.get(table?.creator ?? '')?.length ?? 0;
    const last = most.at(-1);
    if (!table || last === undefined || most.length <= own + 1) return false;
    clearTimeout(this.emptied.get(last));
    await this.shut(last, true);
    return true;
  }

  /** `thinking`: even if a bot thinks there, which then begins again when the table has its turn. */
  private async shut(id: string, thinking = false): Promise<void> {
    this.emptied.delete(id);
    const room = await this.rooms.get(id);
    if (!room?.idle || this.closing) return;
    if (room.thinking && !thinking) {
      this.leaveEmpty(id);
      return;
    }
    this.rooms.delete(id);
    this.standing.delete(id);
    await room.close();
  }

  /** Most of what is told are entries of tables that are not open here, or the own ones: of those nothing need be done. */
  private isOld(news: News): boolean {
    if (news.what !== 'entries') return false;
    return !this.rooms.has(news.table) || (this.standing.get(news.table)?.knows(news) ?? false);
  }

  private async hear(news: News): Promise<void> {
    if (news.what === 'goodbye') await this.sayGoodbye(news);
    else await this.hearOfTable(news);
  }

  private async sayGoodbye(news: Goodbye): Promise<void> {
    for (const opening of [...this.rooms.values()]) {
      const room = await opening.catch(() => undefined);
      await room?.goodbye(news);
      if (room?.idle) this.leaveEmpty(room.id);
    }
  }

  private async hearOfTable(news: TableNews): Promise<void> {
    const room = await this.rooms.get(news.table);
    try {
      await room?.hear(news);
    } catch (error) {
      this.care.onTrouble(error);
      // Nobody says it twice.
      if (room) this.refreshLater(room);
    }
  }

  /** Some news may have been missed: every room looks for itself. */
  private async refresh(): Promise<void> {
    for (const opening of [...this.rooms.values()]) {
      const room = await opening.catch(() => undefined);
      await room?.refresh().catch(error => {
        this.care.onTrouble(error);
        this.refreshLater(room);
      });
    }
  }

  private refreshLater(room: Room): void {
    setTimeout(() => {
      if (this.closing) return;
      room.refresh().catch(error => {
        this.care.onTrouble(error);
        this.refreshLater(room);
      });
    }, TICK);
  }

  /** Looks after tables that are due, as long as there is time and room for them; the others wait their turn. */
  private async tend(): Promise<void> {
    const began = steadyNow();
    while (!this.closing && steadyNow() - began < STRETCH) if (!(await this.tendSome())) return;
  }

  /** False when no more were due. */
  private async tendSome(): Promise<boolean> {
    const now = steadyNow();
    const until = now + CLAIM;
    const due = await this.care.store.claimDue(now, until, AT_ONCE);
    for (const id of due) {
      // It is claimed again later; others may still have their turn.
      if (!this.rooms.has(id) && !(await this.makeRoom(this.mostEmpty - 1)) && !(await this.giveWay(id))) continue;
      try {
        await (await this.room(id))?.tend(until);
      } catch (error) {
        // Whoever brings its rules back has it looked after again.
        if (error instanceof OldRules) await this.care.store.lookedAfter(id, until, now + RULES_BACK);
        this.care.onTrouble(error);
      }
    }
    return due.length === AT_ONCE;
  }
}
