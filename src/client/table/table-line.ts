import type { Choice, Seat } from '../../engine/ask.ts';
import type { Explanation, Reason } from '../../engine/explain.ts';
import type { Fact } from '../../engine/facts.ts';
import type { Log } from '../../engine/log.ts';
import type { Heard } from '../../engine/match.ts';
import type { Subject } from '../../engine/rules.ts';
import { Denied } from '../../host/port-connection.ts';
import type { Connection, Moment, Proposal, TableInfo, News as Told } from '../../host/protocol.ts';
import { heardAfter, type News } from './heard.ts';
import { type Clock, Pacer } from './pacing.ts';

/** The table as far as it has been shown. */
export interface Shown {
  readonly table: TableInfo;
  readonly moment: Moment;
  readonly heard: readonly Heard[];
  /** What was heard last, for those who listen. */
  readonly fresh: readonly Heard[];
  /** Acts that are still to be shown: nothing is asked before they have been. */
  readonly behind: number;
  /** A choice is on its way. */
  readonly sending: boolean;
  /** Why the last request was refused; empty when it was not. */
  readonly refused: readonly Reason[];
}

interface LineOptions {
  /** Milliseconds between the acts of others. */
  interval(): number;
  /** Is there anything to be seen or read in it? */
  told(fact: Fact): boolean;
  readonly clock?: Clock;
}

/** A request that was refused without a reason that has a name. */
const UNSAID: Reason = { clause: 'engine', reason: 'refused' };

/** One reader's line to a table: sits, hears, and lets others' acts be seen one by one. */
export class TableLine {
  private readonly connection: Connection;
  private readonly pacer: Pacer<News>;
  private readonly told: (fact: Fact) => boolean;
  private readonly listeners = new Set<() => void>();
  private readonly deaf: () => void;
  private shown: Shown | null = null;
  /** Own requests under way: what comes back meanwhile is shown at once. */
  private own = 0;
  private sits = 0;

  constructor(connection: Connection, { interval, told, clock }: LineOptions) {
    this.connection = connection;
    this.told = told;
    this.pacer = new Pacer(news => this.show(news), interval, clock);
    this.deaf = connection.listen(message => this.hear(message));
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Null until somebody sits. */
  readonly now = (): Shown | null => this.shown;

  /** Sees the table with the eyes of this seat from now on; null is a spectator. */
  async sit(seat: Seat | null): Promise<void> {
    const turn = ++this.sits;
    const { table, moment, heard } = await this.connection.request<'sit'>({ type: 'sit', seat });
    if (turn !== this.sits) return;
    this.pacer.clear();
    this.tell({ table, moment, heard, fresh: [], behind: 0, sending: false, refused: [] });
  }

  choose(seat: Seat, choice: Choice): Promise<void> {
    return this.act(() => this.connection.request<'choose'>({ type: 'choose', seat, choice }));
  }

  undo(seat: Seat): Promise<void> {
    return this.act(() => this.connection.request<'undo'>({ type: 'undo', seat }));
  }

  takeOver(seat: Seat, bot: string | null): Promise<void> {
    return this.act(() => this.connection.request<'take-over'>({ type: 'take-over', seat, bot }));
  }

  propose(seat: Seat, proposal: Proposal): Promise<void> {
    return this.act(() => this.connection.request<'propose'>({ type: 'propose', seat, proposal }));
  }

  vote(seat: Seat, yes: boolean): Promise<void> {
    return this.act(() => this.connection.request<'vote'>({ type: 'vote', seat, yes }));
  }

  resign(seat: Seat): Promise<void> {
    return this.act(() => this.connection.request<'resign'>({ type: 'resign', seat }));
  }

  explain(seat: Seat | null, subject: Subject<Choice>): Promise<Explanation> {
    return this.connection.request<'explain'>({ type: 'explain', seat, subject });
  }

  lookBack(seat: Seat | null, at: number): Promise<Moment> {
    return this.connection.request<'look-back'>({ type: 'look-back', seat, at });
  }

  log(): Promise<Log> {
    return this.connection.request<'log'>({ type: 'log' });
  }

  /** Shows what waits to be shown. */
  skip(): void {
    this.pacer.skip();
  }

  close(): void {
    this.deaf();
    this.pacer.clear();
    this.connection.close();
  }

  private async act(request: () => Promise<unknown>): Promise<void> {
    this.own++;
    this.change({ sending: true, refused: [] });
    let refused: readonly Reason[] = [];
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      const { reasons } = error.denial;
      refused = reasons.length > 0 ? reasons : [UNSAID];
    } finally {
      this.own--;
      this.pacer.skip();
      this.change({ sending: this.own > 0, refused });
    }
  }

  private hear(message: Told): void {
    if (!this.shown) return;
    if (message.type === 'table') {
      this.change({ table: message.table });
      return;
    }
    // Told to whoever sat here before.
    if (message.moment.seat !== this.shown.moment.seat) return;
    const quiet = message.backTo === undefined && !message.heard.some(({ fact }) => this.told(fact));
    this.pacer.push(message, this.own > 0 ? 'at-once' : quiet ? 'quiet' : 'act');
    this.change({ behind: this.pacer.behind });
  }

  private show(news: readonly News[]): void {
    if (!this.shown) return;
    let { heard, moment } = this.shown;
    for (const each of news) {
      heard = heardAfter(heard, each);
      moment = each.moment;
    }
    this.change({ heard, moment, fresh: news.flatMap(each => each.heard), behind: this.pacer.behind });
  }

  private change(change: Partial<Shown>): void {
    if (!this.shown) return;
    const same = Object.entries(change).every(([key, value]) => this.shown?.[key as keyof Shown] === value);
    if (!same) this.tell({ ...this.shown, ...change });
  }

  private tell(shown: Shown): void {
    this.shown = shown;
    for (const listener of this.listeners) listener();
  }
}
