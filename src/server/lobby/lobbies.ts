import type { Seat } from '../../engine/contract/ask.ts';
import type { Log } from '../../engine/match/log.ts';
import { TABLES_PAGE, type TablePlan, type TakeSeat } from '../../host/hall-api.ts';
import type { RoomsFace } from '../http/rooms-face.ts';
import { type KeptTable, OPEN_SEAT, type Player, type SeatRow, type Store } from '../store/store.ts';
import { isFull, openingOf, stopgaps } from './begin.ts';
import { type DayLimits, DayQuota } from './day-quota.ts';
import { logOf, readFinished } from './finished.ts';
import { newId } from './ids.ts';
import { OneByOne } from './one-by-one.ts';
import { OpenQuota } from './open-quota.ts';
import { freshTable, planTable } from './plan.ts';
import { alreadyBegun, badInput, notYours, RefusedError, unknownTable } from './refused.ts';
import { THINKING_LIMITS, type ThinkingLimits, ThinkingQuota } from './thinking-quota.ts';
import type { Reader } from './to-lobby.ts';

/** Tables that one person may have set up and not finished. */
const MOST_TABLES = 100;
/** Tables that may wait to be set up. */
const MOST_MADE = 1000;
/** Games from elsewhere that may wait to be played again. */
const MOST_IMPORTS = 20;
/** And of one address. */
const OWN_IMPORTS = 3;
/** Logs that may wait to be read. */
const MOST_LOGS = 100;

const NO_LIMITS: DayLimits = { ofAddress: Number.POSITIVE_INFINITY, ofHall: Number.POSITIVE_INFINITY };

interface LobbyLimits {
  /** Tables that are set up, and games from elsewhere. */
  readonly made?: DayLimits;
  readonly brought?: DayLimits;
  readonly thinking?: ThinkingLimits;
}

interface Rematch {
  readonly table: KeptTable;
  /** Nobody had asked for it before. */
  readonly made: boolean;
}

/** Setting up tables, sitting down at them, and what becomes of them afterwards. */
export class Lobbies {
  private readonly store: Store;
  private readonly rooms: RoomsFace;
  private readonly now: () => number;
  private readonly quota: OpenQuota;
  private readonly made: DayQuota;
  private readonly brought: DayQuota;
  private readonly thinking: ThinkingQuota;
  private readonly making = new OneByOne(MOST_MADE);
  /** To play a whole game again is much work: one is played at a time, and few wait. */
  private readonly imports = new OneByOne(MOST_IMPORTS, OWN_IMPORTS);
  /** A long log is much to read: one at a time. */
  private readonly logs = new OneByOne(MOST_LOGS);

  constructor(
    store: Store,
    rooms: RoomsFace,
    now: () => number = Date.now,
    { made = NO_LIMITS, brought = NO_LIMITS, thinking = THINKING_LIMITS }: LobbyLimits = {},
  ) {
    this.store = store;
    this.rooms = rooms;
    this.now = now;
    this.quota = new OpenQuota(store, now);
    this.made = new DayQuota({ ...{ store, now, what: 'made', enough: enoughTables }, ...made });
    this.brought = new DayQuota({ ...{ store, now, what: 'brought', enough: enoughGames }, ...brought });
    this.thinking = new ThinkingQuota(store, now, thinking);
  }

  async table(id: string): Promise<KeptTable> {
    const table = await this.store.table(id);
    if (!table) throw unknownTable();
    return table;
  }

  /** A page of the person's tables, from after one of them on. */
  mine(player: Player, after?: string): Promise<readonly KeptTable[]> {
    return this.store.tablesOf(player.id, { limit: TABLES_PAGE, after });
  }

  open(after?: string): Promise<readonly KeptTable[]> {
    return this.store.openTables({ limit: TABLES_PAGE, after });
  }

  /** `address`: from where, as limits count it. */
  async create(plan: TablePlan, player: Player, address: string | null = null): Promise<KeptTable> {
    const table = await planTable(plan, player, this.now());
    // One after the other: who asks for many at once is counted as well.
    await this.making.next(() => this.made.count(address, () => this.add(table, player, address)));
    return this.settle(table.id);
  }

  private async add(table: KeptTable, player: Player, address: string | null): Promise<void> {
    if ((await this.store.countTables(player.id)).unfinished >= MOST_TABLES) {
      throw new RefusedError(409, 'too-many-tables', `You have ${MOST_TABLES} unfinished tables; finish one first.`);
    }
    await this.thinking.check(table, player.id);
    const open = table.visibility === 'open';
    if (open) await this.quota.check(player.id, address);
    await this.store.addTable(table);
    if (open) await this.quota.opened(address, table.id);
  }

  /** Sits a person down. Whoever takes the last seat begins the game. */
  async take(id: string, seat: Seat, { share, invite }: TakeSeat, player: Player): Promise<KeptTable> {
    const table = await this.gathering(id);
    const from = seatAt(table, seat);
    // Asked again by somebody who did not hear the answer.
    if (from.kind === 'person' && from.player === player.id) return table;
    if (from.kind === 'person' || from.kind === 'bot') throw seatTaken();
    if (table.seats.some(row => row.kind === 'person' && row.player === player.id)) {
      throw new RefusedError(409, 'already-seated', 'You sit at this table already.');
    }
    const expected = from.player === player.id || (from.invite !== null && from.invite === invite);
    if (from.kind === 'invited' && !expected) {
      throw new RefusedError(403, 'not-invited', 'This seat is kept for somebody with an invitation.', 'invite');
    }
    const to: SeatRow = { ...from, kind: 'person', name: player.name, player: player.id, share };
    if (!(await this.store.takeSeat(id, seat, from, to))) throw seatTaken();
    return this.settle(id);
  }

  /** Gets up again; a seat that was kept for a guest stays kept. */
  async leave(id: string, seat: Seat, player: Player): Promise<KeptTable> {
    const table = await this.gathering(id);
    const from = seatAt(table, seat);
    if (from.kind !== 'person' || from.player !== player.id) {
      throw new RefusedError(403, 'not-your-seat', 'You do not sit there.');
    }
    await this.vacate(table, seat, from);
    return this.gathering(id);
  }

  /** A seat that was kept for a guest is anybody's from now on; its invitation is worth no more than the table's link. */
  async free(id: string, seat: Seat, player: Player): Promise<KeptTable> {
    const table = await this.gathering(id);
    if (table.creator !== player.id) throw notYours();
    const from = seatAt(table, seat);
    // Asked again by somebody who did not hear the answer.
    if (from.kind === 'open') return table;
    if (from.kind !== 'invited') throw seatTaken();
    if (!(await this.store.takeSeat(id, seat, from, OPEN_SEAT))) throw seatTaken();
    await this.rooms.changed(id);
    return this.gathering(id);
  }

  private async vacate(table: KeptTable, seat: Seat, from: SeatRow): Promise<void> {
    const to: SeatRow =
      from.invite === null
        ? OPEN_SEAT
        : // Kept for who got up, too: whatever is known by a name must be found by whose it is.
          { ...OPEN_SEAT, kind: 'invited', name: from.name, player: from.player, invite: from.invite };
    await this.store.takeSeat(table.id, seat, from, to);
    await this.rooms.changed(table.id);
  }

  /** The creator waits no longer. Empty seats are taken one by one, so that nobody sits down where a bot already does. */
  async start(id: string, player: Player): Promise<KeptTable> {
    const table = await this.gathering(id);
    if (table.creator !== player.id) throw notYours();
    const bots = await stopgaps(table);
    if (table.seats.every((row, i) => row.kind === 'bot' || bots[i])) {
      throw new RefusedError(409, 'nobody-there', 'Somebody has to sit down first.');
    }
    for (const [seat, bot] of bots.entries()) {
      if (bot) await this.store.takeSeat(id, seat, table.seats[seat], bot);
    }
    return this.settle(id);
  }

  /** Begins the game when every seat is taken, and tells the table how it stands. */
  private async settle(id: string): Promise<KeptTable> {
    let table = await this.table(id);
    while (table.state === 'gathering' && isFull(table)) {
      const { head, waiting, snapshot } = await openingOf(table);
      const now = this.now();
      // Due at once: whichever process looks after the table first winds its clocks and lets its bots move. It does not
      // begin when somebody got up meanwhile, or another process was quicker: then the table has changed.
      await this.store.begin(id, head, table.seats, waiting, now, now, snapshot);
      table = await this.table(id);
    }
    await this.rooms.changed(id);
    return table;
  }

  /** Only where nobody else would lose a game. */
  async remove(id: string, player: Player): Promise<void> {
    const table = await this.table(id);
    if (table.creator !== player.id) throw notYours();
    const others = table.seats.some(row => row.kind === 'person' && row.player !== null && row.player !== player.id);
    if (table.state !== 'gathering' && others) throw alreadyBegun();
    await this.store.removeTable(id);
    await this.rooms.changed(id);
  }

  /**
   * The same people at a new table, each seat kept for whoever had it, and whoever asks sits down at once. There is one
   * rematch of a game.
   */
  async rematch(id: string, share: string, player: Player): Promise<Rematch> {
    const old = await this.table(id);
    if (old.state !== 'over') throw new RefusedError(409, 'not-over', 'There is a rematch when the game is over.');
    if (!old.seats.some(row => row.player === player.id)) {
      throw new RefusedError(403, 'not-your-table', 'Only those who played may play again.');
    }
    if (old.next !== null) return { table: await this.sitAgain(old.next, share, player), made: false };
    const fresh = freshTable({ ...old, seats: old.seats.map(keptSeat) }, player.id, this.now());
    await this.store.addTable(fresh);
    const next = await this.store.setNext(id, fresh.id);
    if (next !== fresh.id) await this.store.removeTable(fresh.id);
    await this.rooms.changed(id);
    return { table: await this.sitAgain(next, share, player), made: next === fresh.id };
  }

  /** In the seats that are kept for them, or that they have taken already; who comes too late watches. */
  private async sitAgain(id: string, share: string, player: Player): Promise<KeptTable> {
    const table = await this.nextOf(id);
    const kept = table.seats.findIndex(row => row.kind === 'invited' && row.player === player.id);
    return table.state === 'gathering' && kept >= 0 ? this.take(id, kept, { share }, player) : table;
  }

  private async nextOf(id: string): Promise<KeptTable> {
    const table = await this.store.table(id);
    if (!table) throw new RefusedError(409, 'rematch-gone', 'The table of the rematch was closed for good.');
    return table;
  }

  /** Of a finished game, to anybody; of one that these rules cannot go on with, to those who sat there. */
  async log(id: string, reader: Reader): Promise<Log> {
    const table = await this.table(id);
    const stuck = table.state === 'playing' && isSeated(table, reader) && (await this.rooms.isStuck(id));
    return this.logs.next(() => logOf(this.store, table, stuck));
  }

  /** `address`: from where, as limits count it. */
  async import(given: unknown, player: Player, address: string | null = null): Promise<KeptTable> {
    const bring = async () => {
      const { table, entries, snapshot } = await readFinished(given, player, this.now());
      await this.store.importTable(table, entries, snapshot);
      return this.table(table.id);
    };
    return this.brought.count(address, () => this.imports.next(bring, address ?? player.id));
  }

  /** A new name shows at the tables that gather; those under way keep the one they began with. */
  async rename(player: Player, name: string): Promise<void> {
    await this.store.renamePlayer(player.id, name);
    for (const { id, state, seats } of await this.store.belongings(player.id)) {
      if (state !== 'gathering') continue;
      const table = seats.length > 0 ? await this.store.table(id) : undefined;
      for (const seat of table ? seats : []) {
        const row = table?.seats[seat];
        if (row?.player === player.id) await this.store.takeSeat(id, seat, row, { ...row, name });
      }
      await this.rooms.changed(id);
    }
  }

  /** Forgets a person. Their tables that still gather are taken down, and bots play their games on. */
  async forget(player: Player): Promise<void> {
    const tables = await this.store.belongings(player.id);
    await this.store.forgetPlayer(player.id);
    for (const { id, state, seats } of tables) {
      if (state === 'playing' && seats.length > 0) await this.rooms.abandon(id, seats);
      // A game that is over need not be opened for it: who looks at it now is told.
      else if (state === 'over') await this.store.tell({ table: id, what: 'lobby' });
      else await this.rooms.changed(id);
    }
    await this.rooms.goodbye({ player: player.id });
    await this.store.scrub();
  }

  private async gathering(id: string): Promise<KeptTable> {
    const table = await this.table(id);
    if (table.state !== 'gathering') throw alreadyBegun();
    return table;
  }
}

function seatAt({ seats }: KeptTable, seat: Seat): SeatRow {
  const row = seats[seat];
  if (!row) throw badInput('seat', `must be from 0 to ${seats.length - 1}`);
  return row;
}

const enoughTables = (): RefusedError =>
  new RefusedError(429, 'too-many', 'Enough tables were set up from your address for a day; try again tomorrow.');

const enoughGames = (): RefusedError =>
  new RefusedError(429, 'too-many-games', 'Enough games were brought in here for a day; try again tomorrow.');

const isSeated = ({ seats }: KeptTable, reader: Reader): boolean =>
  reader !== null && seats.some(({ kind, player }) => kind === 'person' && player === reader.id);

const seatTaken = (): RefusedError => new RefusedError(409, 'seat-taken', 'Somebody sits there already.');

/** A person's seat, kept for them at the next table; that of somebody who had their data deleted is open. */
function keptSeat({ kind, name, bot, player }: SeatRow): SeatRow {
  if (kind === 'bot') return { ...OPEN_SEAT, kind, name, bot };
  if (player === null) return OPEN_SEAT;
  return { ...OPEN_SEAT, kind: 'invited', name, player, invite: newId() };
}
