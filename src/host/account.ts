import type { Ask, Seat } from '../engine/contract/ask.ts';
import type { Log } from '../engine/match/log.ts';
import type { Match } from '../engine/match/match.ts';
import { type Audience, type Client, type Common, momentFor, type Own, type Parcel, type Seen } from './audience.ts';
import type { Clocks } from './clocks/clocks.ts';
import type { Course } from './course.ts';
import { toldAtSitting } from './hearing.ts';
import type { Moment, Place, Replies, TableInfo } from './protocol.ts';
import type { Recall } from './recall.ts';
import { hasSecret } from './secret.ts';
import { inSlices, type Pacing } from './slices.ts';

/** What an account is given of: a table as it stands when it is asked for. */
interface Told<Posted> {
  readonly match: Match;
  readonly recall: Recall;
  readonly audience: Audience<Posted>;
  /** As it was when the first card was dealt. */
  readonly table: TableInfo;
  readonly pacing: Pacing | undefined;
  readonly oneScreen: boolean | undefined;
  course(): Course;
  clocks(): Clocks;
}

const NOTHING = {};

/** That everybody is in the game need not be said. */
const outOf = (out: readonly Seat[]): Pick<Moment, 'out'> => (out.length > 0 ? { out } : NOTHING);

/** What is told of a table: to everybody alike, to a seat alone, of now, of what has happened since, and of the past. */
export class Account<Posted> {
  private readonly told: Told<Posted>;

  constructor(told: Told<Posted>) {
    this.told = told;
  }

  /** What a seat is asked: nothing, as long as somebody may still take back what led to the question. */
  readonly askOf = (seat: Seat | null): Ask | null => (this.told.course().held ? null : this.told.match.askOf(seat));

  /** What everybody who sits or watches sees now. */
  seen(): Seen {
    return this.told.audience.sees(this.told.match, this.askOf);
  }

  table(): TableInfo {
    return { ...this.told.table, seats: this.told.course().seats };
  }

  /** What is to be told of all since then; `course` is how it was. */
  parcels(since: number, course: Course, seen: Seen): Parcel<Posted>[] {
    if (seen.size === 0) return [];
    const { match, audience } = this.told;
    const table = course.seats === this.told.course().seats ? null : ({ type: 'table', table: this.table() } as const);
    const { askOf, own } = this;
    return audience.parcels({ match, askOf, own, since, seen, common: this.common(), table });
  }

  /** A client sits down, and hears what it has missed. */
  async sit(client: Client<Posted>, seat: Seat | null, since?: Place): Promise<Replies['sit']> {
    const { match, recall } = this.told;
    const told = await toldAtSitting(match, recall, seat, since);
    client.seat = seat;
    client.heard = match.length;
    return { table: this.table(), moment: this.moment(seat), ...told };
  }

  /** With the names that are known now: whoever was forgotten is known by the number of their seat. */
  log(): Log {
    const { log } = this.told.match.save();
    const { seats } = this.told.course();
    return log.names ? { ...log, names: seats.map(({ name }, seat) => name || String(seat + 1)) } : log;
  }

  /** As it was: nothing is asked of anybody in the past. */
  async past(seat: Seat | null, at: number): Promise<Moment> {
    const { match, recall, pacing } = this.told;
    const { rules } = match;
    const state = await inSlices(await recall.with(() => match.stateInSteps(at)), pacing);
    return {
      seat,
      at,
      view: rules.view(state, seat),
      ask: null,
      waiting: [],
      canUndo: false,
      result: rules.result(state),
      ...outOf(rules.out(state)),
    };
  }

  private moment(seat: Seat | null): Moment {
    const { match } = this.told;
    const question = { ask: this.askOf(seat), ...this.own(seat, match.length) };
    return momentFor(match, seat, this.common(), question, { view: match.view(seat) });
  }

  /** What a seat alone is told: what it leaves to the host, and where it matters that it has a secret. */
  private readonly own = (seat: Seat | null, since: number): Own => {
    if (seat === null) return NOTHING;
    const { match, oneScreen } = this.told;
    const orders = this.told.course().orders?.[seat] ?? [];
    return {
      ...(orders.length > 0 && { orders }),
      ...(oneScreen && (orders.length > 0 || hasSecret(match, seat, since)) && { secret: true }),
    };
  };

  /** What is told alike to everybody. */
  private common(): Common {
    const { match } = this.told;
    const course = this.told.course();
    const clocks = this.told.clocks();
    return {
      at: match.length,
      waiting: course.held ? [] : match.waiting(),
      result: match.result(),
      ...outOf(match.out()),
      ...(clocks.run && { clock: clocks.face() }),
      ...(course.motion && { motion: course.motion }),
      ...(course.held && { held: course.held }),
    };
  }
}
