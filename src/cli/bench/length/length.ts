import { FastChance } from '../../../engine/chance/chance.ts';
import { inRange } from '../../../engine/contract/ask.ts';
import { Match } from '../../../engine/match/match.ts';
import { inlineRunner } from '../../../host/bots/inline-runner.ts';
import { NO_CLOCK } from '../../../host/clocks/clock.ts';
import { type Course, setOut } from '../../../host/course.ts';
import { Host } from '../../../host/host.ts';
import type { HostMessage, Request, Sitter, TableInfo } from '../../../host/protocol.ts';
import { resumeMatch } from '../../../host/resume-match.ts';
import type { KeptEntry, Shelf } from '../../../host/shelf.ts';
import { shelfOf } from '../../../server/rooms/load-host.ts';
import { loadMatch } from '../../../server/rooms/load-match.ts';
import { openStore } from '../../../server/store/open-store.ts';
import type { SeatRow, Store } from '../../../server/store/store.ts';
import { type Measure, measure } from '../measure.ts';
import { longGame as rules } from './long-game.ts';

/** Entries that a table has when it is opened, as many of them after its last snapshot; so many are played on from there. */
const EARLY = 50;
const LATE = 6042;
const STEPS = 64;
/** Opened so often in a row. */
const OPENED = 12;
const MOST = 1.25;
const SEATS = 4;

const sitters: readonly Sitter[] = Array.from({ length: SEATS }, (_, i) => ({ name: `Seat ${i}`, bot: null }));

/** A table after so many entries, wherever it is kept. */
interface Kept {
  open(): Promise<Host<unknown>>;
}

/** Microseconds of the processor, one by one: for each entry that is kept and told to four, and each time the table is opened. */
interface Took {
  readonly entry: readonly number[];
  readonly opening: readonly number[];
}

async function cpu(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

async function timed({ open }: Kept): Promise<Took> {
  const opening: number[] = [];
  for (let i = 0; i < OPENED; i++) opening.push(await cpu(async () => (await open()).close()));
  const host = await open();
  const { match } = host.stand();
  const lines = sitters.map((_, seat) =>
    host.connect(
      () => undefined,
      own => own === seat,
    ),
  );
  for (const [seat, line] of lines.entries()) await line.receive({ type: 'sit', key: `sit ${seat}`, seat });
  const luck = new FastChance('on');
  const entry: number[] = [];
  for (let i = 0; i < STEPS; i++) {
    const [{ seat, choices, ranges = [] }] = match.decisions();
    const choice = choices.length > 0 ? choices[luck.below(choices.length)] : inRange(ranges[0], ranges[0].min);
    const request = { type: 'choose', key: `${match.length}`, seat, choice } satisfies Request;
    entry.push(await cpu(() => lines[seat].receive(request)));
  }
  await host.close();
  return { entry, opening };
}

/**
 * What each of them takes where nothing is in its way, and then the mean of all: every round does the same, and whatever
 * else a machine is busy with, or tidies up, only ever adds to it. What grows with the game is in every round.
 */
export function undisturbed(rounds: readonly (readonly number[])[]): number {
  const [first] = rounds;
  const least = first.map((_, i) => Math.min(...rounds.map(round => round[i])));
  return least.reduce((sum, one) => sum + one, 0) / least.length;
}

/** The game as it was played, and snapshots of it where they are kept. */
class Played {
  readonly match = Match.begin(rules, { seats: SEATS, seed: 'length', names: sitters.map(({ name }) => name) });
  private readonly snapshots = new Map<number, ReturnType<Match['snapshot']>>();

  constructor() {
    const luck = new FastChance('length');
    for (;;) {
      const { match } = this;
      if (match.length % STEPS === 0) this.snapshots.set(match.length, match.snapshot());
      if (match.length === LATE) return;
      const [{ seat, choices }] = match.decisions();
      match.choose(seat, choices[luck.below(choices.length)]);
    }
  }

  /** The last snapshot before so many entries, and what was said beside the game by then. */
  before(entries: number) {
    const match = this.snapshots.get(Math.floor(entries / STEPS) * STEPS);
    if (!match) throw new Error(`no snapshot before entry ${entries}`);
    const course: Course = setOut(sitters);
    return { match, course };
  }

  info(id: string): TableInfo {
    const { head } = this.match;
    const { options, commitment = '' } = head;
    return { id, game: rules.id, version: rules.version, options, seats: sitters, commitment, begun: 1 };
  }

  hosted<Posted>(
    id: string,
    match: Match,
    course: Course | undefined,
    shelf: Shelf,
    write: (m: HostMessage) => Posted,
  ) {
    return new Host<Posted>({
      ...{ table: this.info(id), match, ...(course && { course }), shelf, write },
      bots: { levels: [], standIn: '', runner: inlineRunner() },
      onTrouble: error => {
        throw error;
      },
    });
  }
}

/** In the hall: in its database, told as text. */
async function inHall(played: Played, store: Store, id: string, entries: number): Promise<Kept> {
  const { head } = played.match;
  const person: SeatRow = { kind: 'person', name: '', bot: null, player: null, share: null, invite: null };
  await store.importTable(
    {
      ...{ id, game: rules.id, options: head.options, content: null, seats: sitters.map(() => person) },
      ...{ visibility: 'private', spectators: false, timing: NO_CLOCK, creator: null, state: 'playing' },
      ...{ seed: head.seed, commitment: '', head, begun: 1, waiting: [], standing: null, result: null },
      ...{ next: null, created: 1, changed: 1 },
    },
    played.match.entered(0, entries).map((entered, seq) => ({ table: id, seq, ...entered, key: `${seq}`, at: 1 })),
  );
  const clock = { rule: { kind: 'none' }, left: sitters.map(() => null), running: [], since: 1 } as const;
  await store.keepSnapshot(id, { ...played.before(entries), clock });
  return {
    async open() {
      const { match, course } = await loadMatch(id, head, rules, store);
      await store.keys(id, 64);
      const shelf = shelfOf(id, { store, kept: () => undefined });
      const host = played.hosted(id, match, course, shelf, JSON.stringify);
      await host.catchUp();
      return host;
    },
  };
}

/** In a page: in rows that are copied, as its database does, told by messages that are copied as well. */
function inPage(played: Played, id: string, entries: number): Kept {
  const steps: KeptEntry[] = played.match
    .entered(0, entries)
    .map((entered, at) => ({ at, ...entered, key: null, time: 1 }));
  const { match: snapshot, course } = played.before(entries);
  const shelf: Shelf = {
    async keep(step, { table, match }) {
      const snap = (step.at + 1) % STEPS === 0 ? match.snapshot() : null;
      structuredClone({ table, head: match.head, waiting: [], snap });
      steps.push(structuredClone(step));
      return true;
    },
    read: async (from, to) => structuredClone(steps.slice(from, to)),
  };
  return {
    async open() {
      const kept = structuredClone(snapshot);
      const match = await resumeMatch(rules, played.match.head, kept, shelf.read);
      if (!match) throw new Error('the log does not reach its snapshot');
      const host = played.hosted(id, match, course, shelf, message => structuredClone(message));
      await host.catchUp();
      return host;
    },
  };
}

/** Entry 5,000 against entry 50: kept and told, and opened, in a hall and in a page. */
export async function ofLength(rounds: number, say: (doing: string) => void): Promise<Measure[]> {
  say('a long game is played');
  const played = new Played();
  const store = await openStore({ file: ':memory:' });
  const took: Record<'hall' | 'page', { early: Took[]; late: Took[] }> = {
    hall: { early: [], late: [] },
    page: { early: [], late: [] },
  };
  // Laid out before anything is timed, so that nothing of it is tidied up meanwhile. The first round warms up.
  const tables: { readonly when: 'early' | 'late'; readonly hall: Kept; readonly page: Kept }[][] = [];
  for (let round = 0; round <= rounds; round++) {
    const both: (typeof tables)[number] = [];
    for (const [when, entries] of [
      ['early', EARLY],
      ['late', LATE],
    ] as const) {
      const id = `${when} ${round}`;
      both.push({ when, hall: await inHall(played, store, id, entries), page: inPage(played, id, entries) });
    }
    tables.push(round % 2 === 0 ? both : both.reverse());
  }
  for (const [round, both] of tables.entries()) {
    say(`length: round ${round} of ${rounds}`);
    for (const { when, hall, page } of both) {
      const [there, here] = [await timed(hall), await timed(page)];
      if (round === 0) continue;
      took.hall[when].push(there);
      took.page[when].push(here);
    }
  }
  await store.close();
  return (['hall', 'page'] as const).flatMap(where => {
    const { early, late } = took[where];
    return (['entry', 'opening'] as const).flatMap(what => {
      const of = (times: readonly Took[]) => undisturbed(times.map(one => one[what]));
      const name = what === 'entry' ? 'an entry kept and told' : 'a table opened';
      return [
        measure(`${where}: ${name}, after ${EARLY}`, of(early), 'µs'),
        measure(`${where}: ${name}, after ${LATE}`, of(late), 'µs'),
        measure(`${where}: ${name}, late against early`, of(late) / of(early), '×', { most: MOST }),
      ];
    });
  });
}
