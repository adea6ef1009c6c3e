import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { Explanation, Reason } from '../../engine/contract/explain.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Subject } from '../../engine/contract/rules.ts';
import type { Log } from '../../engine/match/log.ts';
import type { Heard } from '../../engine/match/match.ts';
import { Denied } from '../../host/host-connection.ts';
import type { Connection, Moment, Proposal, TableInfo, News as Told } from '../../host/protocol.ts';
import { type Hearing, heardAfter, hearingOf, type News, withEarlier } from './heard.ts';
import { type Clock, Pacer, wallClock } from './pacing.ts';

/** The table as far as it has been shown. */
export interface Shown {
  readonly table: TableInfo;
  readonly moment: Moment;
  readonly hearing: Hearing;
  /** What was heard last, for those who listen. */
  readonly fresh: readonly Heard[];
  /** Acts that are still to be shown: nothing is asked before they have been. */
  readonly behind: boolean;
  /** A choice is on its way, and has been for long enough to say so. */
  readonly sending: boolean;
  /** Whose choice was done last on this line, and how long the log was after it. */
  readonly acted: { readonly seat: Seat; readonly at: number } | null;
  /** Why the last request was refused; empty when it was not. */
  readonly refused: readonly Reason[];
}

interface LineOptions {
  /** Milliseconds between the acts of others. */
  interval(): number;
  /** Is there anything to be seen or read in it? */
  told(fact: Fact): boolean;
  /** How long one wants to be able to think again, in milliseconds; null: until one says so. */
  pause?(): number | null;
  readonly clock?: Clock;
}

/** A request that was refused without a reason that has a name. */
const UNSAID: Reason = { clause: 'engine', reason: 'refused' };
const NOTHING: readonly Reason[] = [];
/** What is answered sooner than this, in milliseconds, is not drawn as under way first: that would only delay the answer. */
const SOON = 100;

/** One reader's line to a table: sits, hears, and lets others' acts be seen one by one. */
export class TableLine {
  private readonly connection: Connection;
  private readonly pacer: Pacer<News>;
  private readonly clock: Clock;
  private readonly told: (fact: Fact) => boolean;
  private readonly pause: () => number | null;
  private readonly listeners = new Set<() => void>();
  private readonly deaf: () => void;
  private shown: Shown | null = null;
  /** Own requests under way: what comes back meanwhile is shown with their answer. */
  private own = 0;
  /** Several things change, and are told as one. */
  private gathering = false;
  private sits = 0;
  private asking: Promise<void> | null = null;

  constructor(connection: Connection, { interval, told, pause = () => 0, clock = wallClock }: LineOptions) {
    this.connection = connection;
    this.told = told;
    this.pause = pause;
    this.clock = clock;
    this.pacer = new Pacer(news => this.show(news), interval, clock);
    this.deaf = connection.listen(message => this.hear(message));
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** An own request is under way. */
  get busy(): boolean {
    return this.own > 0;
  }

  /** Null until somebody sits. */
  readonly now = (): Shown | null => this.shown;

  /** Sees the table with the eyes of this seat from now on; null is a spectator. */
  async sit(seat: Seat | null): Promise<void> {
    const turn = ++this.sits;
    const { table, moment, heard, earlier } = await this.connection.request<'sit'>({ type: 'sit', seat });
    if (turn !== this.sits) return;
    this.pacer.clear();
    const hearing = hearingOf(heard, earlier);
    this.tell({ table, moment, hearing, fresh: [], behind: false, sending: false, acted: null, refused: NOTHING });
  }

  /** One choice at a time: what is touched twice is chosen once. */
  async choose(seat: Seat, choice: Choice): Promise<void> {
    if (this.own > 0) return;
    const pause = this.pause();
    const wish = { type: 'choose', seat, choice, ...(pause !== 0 && { pause }) } as const;
    await this.act(() => this.connection.request<'choose'>(wish), seat);
  }

  async undo(seat: Seat): Promise<void> {
    if (this.own > 0) return;
    await this.act(() => this.connection.request<'undo'>({ type: 'undo', seat }));
  }

  async endTurn(seat: Seat): Promise<void> {
    if (this.own > 0) return;
    await this.act(() => this.connection.request<'end-turn'>({ type: 'end-turn', seat }));
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

  withdraw(seat: Seat): Promise<void> {
    return this.act(() => this.connection.request<'withdraw'>({ type: 'withdraw', seat }));
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

  /** Asks for a page of what came before all that was heard; several who ask at once are told it once. */
  hearEarlier(): Promise<void> {
    this.asking ??= this.askEarlier().finally(() => {
      this.asking = null;
    });
    return this.asking;
  }

  /** Asks until everything is heard. */
  async hearAll(): Promise<void> {
    const turn = this.sits;
    while (turn === this.sits && this.shown && this.shown.hearing.earlier !== null) await this.hearEarlier();
  }

  private async askEarlier(): Promise<void> {
    const turn = this.sits;
    const { hearing, moment } = this.shown ?? {};
    if (!moment || !hearing || hearing.earlier === null) return;
    const before = hearing.earlier;
    const page = await this.connection.request<'earlier'>({ type: 'earlier', seat: moment.seat, before });
    // Somebody else may sit here by now, or all of it was told anew.
    const now = this.shown?.hearing;
    if (turn === this.sits && now?.earlier === before)
      this.change({ hearing: withEarlier(now, page.heard, page.earlier) });
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

  private async act(request: () => Promise<unknown>, chooser: Seat | null = null): Promise<void> {
    this.own++;
    this.change({ refused: NOTHING });
    const callOff = this.clock.after(SOON, () => this.change({ sending: true }));
    let refused = NOTHING;
    try {
      await request();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      const { reasons } = error.denial;
      refused = reasons.length > 0 ? reasons : [UNSAID];
    } finally {
      this.own--;
      callOff();
      this.together(() => {
        this.pacer.skip();
        this.change({ sending: this.own > 0, refused });
        if (refused === NOTHING) this.noteAct(chooser);
      });
    }
  }

  private noteAct(seat: Seat | null): void {
    if (seat !== null && this.shown) this.change({ acted: { seat, at: this.shown.moment.at } });
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
    if (this.own > 0) {
      this.pacer.push(message, 'own');
      return;
    }
    this.together(() => {
      this.pacer.push(message, quiet ? 'quiet' : 'act');
      this.change({ behind: this.pacer.behind });
    });
  }

  private show(news: readonly News[]): void {
    if (!this.shown) return;
    let { hearing, moment } = this.shown;
    for (const each of news) {
      hearing = heardAfter(hearing, each);
      // What has not changed in the view stays the same object: what is drawn from it need not be drawn again.
      moment = each.moment;
    }
    const fresh = news.flatMap(each => each.heard);
    this.change({ hearing, moment, fresh, behind: this.pacer.behind, sending: this.own > 0 });
  }

  private together(changes: () => void): void {
    const before = this.shown;
    this.gathering = true;
    changes();
    this.gathering = false;
    if (this.shown && this.shown !== before) this.tell(this.shown);
  }

  private change(change: Partial<Shown>): void {
    if (!this.shown) return;
    const same = Object.entries(change).every(([key, value]) => this.shown?.[key as keyof Shown] === value);
    if (!same) this.tell({ ...this.shown, ...change });
  }

  private tell(shown: Shown): void {
    this.shown = shown;
    if (this.gathering) return;
    for (const listener of this.listeners) listener();
  }
}
