import type { Choice, Seat } from '../../engine/contract/ask.ts';
import type { Explanation, Reason } from '../../engine/contract/explain.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Subject } from '../../engine/contract/rules.ts';
import type { Log } from '../../engine/match/log.ts';
import type { Heard } from '../../engine/match/match.ts';
import type { ClockFace } from '../../host/clocks/clock.ts';
import { Denied } from '../../host/host-connection.ts';
import type { Connection, Moment, Proposal, Replies, TableInfo, News as Told } from '../../host/protocol.ts';
import type { Pace } from '../../kit/table/scene/pace.ts';
import type { Happened, Scene } from '../../kit/table/scene/scene.ts';
import { type Hearing, heardAfter, hearingOf, type News, withEarlier } from './heard.ts';
import { type Clock, Pacer, wallClock } from './pacing.ts';
import { Playback, type Playing } from './scene/playback.ts';

/** The table as far as it has been shown. */
export interface Shown {
  readonly table: TableInfo;
  readonly moment: Moment;
  /** The clocks as they run now, whatever of the game is still to be shown; null where the table has none. */
  readonly clock: ClockFace | null;
  readonly hearing: Hearing;
  /** What was heard last, for those who listen. */
  readonly fresh: readonly Heard[];
  /** Who was awaited before what was heard last, if it was one seat: it is that one's doing. */
  readonly actor: Seat | null;
  /** Acts that are still to be shown: nothing is asked before they have been. */
  readonly behind: boolean;
  /** The climax that is being shown; the table is as it was before it. */
  readonly playing: Playing | null;
  /** A choice is on its way, and has been for long enough to say so. */
  readonly sending: boolean;
  /** Whose choice was done last on this line, and how long the log was after it. */
  readonly acted: { readonly seat: Seat; readonly at: number } | null;
  /** Why the last request was refused; empty when it was not. */
  readonly refused: readonly Reason[];
  /** What led to this moment took back all from this entry of the log on; null when it took back nothing. */
  readonly backTo: number | null;
}

interface LineOptions {
  /** Milliseconds between the acts of others. */
  interval(): number;
  /** Is there anything to be seen or read in it? */
  told(fact: Fact): boolean;
  /** How long one wants to be able to think again, in milliseconds; null: until one says so. */
  pause?(): number | null;
  /** The climaxes in what has happened. */
  scenes?(happened: Happened): readonly Scene[];
  /** How fast they are shown. */
  pace?(): Pace;
  /** How many letters a climax gives to read. */
  letters?(scene: Scene): number;
  /** The part of the game that is being played; null where it has no name. */
  part?(view: unknown): string | null;
  readonly clock?: Clock;
}

/** What is to be shown, and the scenes that show how it came to be. */
interface Due {
  readonly news: News;
  readonly scenes: readonly Scene[];
  readonly actor: Seat | null;
}

/** Who alone was awaited. */
function awaited({ waiting }: Moment): Seat | null {
  const open = waiting.filter(({ answered }) => !answered);
  return open.length === 1 ? open[0].seat : null;
}

const NO_SCENES: readonly Scene[] = [];
const USUAL: Pace = { speed: 'normal', still: false };

/** A request that was refused without a reason that has a name. */
const UNSAID: Reason = { clause: 'engine', reason: 'refused' };
const NOTHING: readonly Reason[] = [];
/** How long a scene that breaks off waits on stage, in milliseconds, for a bot to choose how it goes on. */
const LINGER = 2500;
/** What is answered sooner than this, in milliseconds, is not drawn as under way first: that would only delay the answer. */
const SOON = 100;

/** One reader's line to a table: sits, hears, and lets others' acts be seen one by one. */
export class TableLine {
  private readonly connection: Connection;
  private readonly pacer: Pacer<Due>;
  private readonly playback: Playback;
  private readonly clock: Clock;
  private readonly told: (fact: Fact) => boolean;
  private readonly pause: () => number | null;
  private readonly scenes: (happened: Happened) => readonly Scene[];
  private readonly part: (view: unknown) => string | null;
  private readonly listeners = new Set<() => void>();
  private readonly deaf: () => void;
  private shown: Shown | null = null;
  /** What was heard last, shown or not. */
  private latest: Moment | null = null;
  /** The climax that broke off last: it goes on with what comes of a choice. */
  private broken: Scene | null = null;
  /** While a scene that broke off waits on stage for what comes of it: the way not to wait any longer. */
  private lingers: (() => void) | null = null;
  /** Own requests under way: what comes back meanwhile is shown with their answer. */
  private own = 0;
  /** Several things change, and are told as one. */
  private gathering = false;
  private sits = 0;
  /** Others may look on: who sits here was not handed the screen, and is not shown what is only for their eyes. */
  private open = false;
  private asking: Promise<void> | null = null;

  constructor(connection: Connection, options: LineOptions) {
    const {
      interval,
      told,
      pause = () => 0,
      scenes = () => NO_SCENES,
      pace = () => USUAL,
      letters = () => 0,
      part = () => null,
      clock = wallClock,
    } = options;
    this.connection = connection;
    this.told = told;
    this.pause = pause;
    this.scenes = scenes;
    this.part = part;
    this.clock = clock;
    this.pacer = new Pacer((due, held) => this.together(() => this.show(due, held)), interval, clock);
    this.playback = new Playback(clock, pace, playing => this.play(playing), letters);
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
    const told = await this.connection.request<'sit'>({ type: 'sit', seat });
    if (turn === this.sits) this.seated(told);
  }

  /** Hands the screen on at once, if neither who sits here nor who comes has a secret; else nobody sits here until one is called. */
  async handOn(to: Seat): Promise<void> {
    const turn = ++this.sits;
    const secret = this.latest?.secret;
    const { heard, earlier } = await this.connection.request<'sit'>({ type: 'sit', seat: null });
    if (turn !== this.sits) return;
    const told = await this.connection.request<'sit'>({ type: 'sit', seat: to });
    if (turn !== this.sits) return;
    if (secret || told.moment.secret) await this.sit(null);
    // What it was told alone before is not for those who look on.
    else this.seated({ ...told, heard, earlier: earlier ?? null }, true);
  }

  private seated({ table, moment, heard, earlier }: Replies['sit'], open = false): void {
    this.open = open;
    this.pacer.clear();
    this.playback.clear();
    this.leave();
    this.broken = null;
    this.latest = moment;
    const hearing = hearingOf(heard, earlier);
    const calm = {
      fresh: [],
      actor: null,
      behind: false,
      playing: null,
      sending: false,
      acted: null,
      refused: NOTHING,
      backTo: null,
    };
    this.tell({ table, moment, clock: moment.clock ?? null, hearing, ...calm });
  }

  /** One choice at a time: what is touched twice is chosen once. */
  async choose(seat: Seat, choice: Choice): Promise<void> {
    if (this.own > 0) return;
    this.playback.calm();
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

  /** What the seat leaves to the host from now on. */
  order(seat: Seat, orders: readonly string[]): Promise<void> {
    return this.act(() => this.connection.request<'order'>({ type: 'order', seat, orders }));
  }

  resign(seat: Seat): Promise<void> {
    return this.act(() => this.connection.request<'resign'>({ type: 'resign', seat }));
  }

  explain(seat: Seat | null, subject: Subject<Choice>): Promise<Explanation> {
    return this.connection.request<'explain'>({ type: 'explain', seat, subject });
  }

  lookBack(seat: Seat | null, at: number): Promise<Moment> {
    return this.connection.request<'look-back'>({ type: 'look-back', seat: this.open ? null : seat, at });
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
    const seat = this.open ? null : moment.seat;
    const page = await this.connection.request<'earlier'>({ type: 'earlier', seat, before });
    // Somebody else may sit here by now, or all of it was told anew.
    const now = this.shown?.hearing;
    if (turn === this.sits && now?.earlier === before)
      this.change({ hearing: withEarlier(now, page.heard, page.earlier) });
  }

  log(): Promise<Log> {
    return this.connection.request<'log'>({ type: 'log' });
  }

  /** Shows what waits to be shown, up to the next climax; or that one to its end. */
  skip(): void {
    if (this.playback.playing) this.playback.skip();
    else
      this.together(() => {
        this.hurryOn();
        this.pacer.skip();
      });
  }

  /** The reader has seen enough of a scene. */
  goOn(): void {
    if (this.playback.playing) this.playback.goOn();
    else this.hurryOn();
  }

  /** Away from a scene that only waits for somebody. */
  private hurryOn(): void {
    if (!this.lingers) return;
    this.playback.hurry();
    this.leave();
    this.change({ playing: null });
  }

  private leave(): void {
    this.lingers?.();
    this.lingers = null;
  }

  close(): void {
    this.deaf();
    this.pacer.clear();
    this.playback.clear();
    this.leave();
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
    // What came of it may still be shown as a scene.
    if (seat !== null && this.latest) this.change({ acted: { seat, at: this.latest.at } });
  }

  private hear(message: Told): void {
    if (!this.shown) return;
    if (message.type === 'table') {
      this.change({ table: message.table });
      return;
    }
    // Told to whoever sat here before.
    if (message.moment.seat !== this.shown.moment.seat) return;
    if (this.open && message.moment.secret) {
      this.cover();
      return;
    }
    const actor = this.latest && awaited(this.latest);
    const part = this.latest && this.part(this.latest.view);
    const due = { news: message, scenes: this.scenesIn(message), actor };
    this.latest = message.moment;
    const clock = message.moment.clock ?? null;
    const holds = due.scenes.length > 0;
    if (this.own > 0) {
      this.together(() => {
        this.pacer.push(due, 'own', holds);
        this.change({ clock });
      });
      return;
    }
    const quiet = message.backTo === undefined && !message.heard.some(({ fact }) => this.told(fact));
    this.together(() => {
      // Where the game names no part, what one seat does before another is awaited goes together, and what several do at once
      // is told one by one.
      this.pacer.push(due, quiet ? 'quiet' : 'act', holds, part ?? actor ?? due);
      this.change({ behind: this.pacer.behind, clock });
    });
  }

  /** Now there is something to hide: it is shown when the screen was handed over. */
  private cover(): void {
    this.change({ sending: true });
    this.sit(null).catch(console.warn);
  }

  /** Nothing is a climax that was taken back, or that is told anew to who comes back. */
  private scenesIn({ heard, moment, backTo, earlier }: News): readonly Scene[] {
    if (!this.latest || backTo !== undefined || earlier !== undefined) {
      this.broken = null;
      return NO_SCENES;
    }
    if (heard.length === 0) return NO_SCENES;
    const facts = heard.map(({ fact }) => fact);
    const { latest, broken } = this;
    const scenes = this.scenes({ facts, seat: moment.seat, before: latest.view, after: moment.view, broken });
    const last = scenes.at(-1);
    if (last) this.broken = last.verdict === null ? last : null;
    return scenes;
  }

  private show(due: readonly Due[], held: Due | undefined): void {
    if (!this.shown) return;
    let { hearing, moment, actor } = this.shown;
    const fresh: Heard[] = [];
    let backTo: number | null = null;
    for (const { news, scenes, actor: doer } of due) {
      if (news.heard.length > 0) actor = doer;
      hearing = heardAfter(hearing, news);
      // What has not changed in the view stays the same object: what is drawn from it need not be drawn again.
      moment = news.moment;
      if (news.backTo !== undefined) backTo = Math.min(backTo ?? news.backTo, news.backTo);
      // What a scene has told is not told again.
      const told = new Set(scenes.flatMap(({ beats }) => beats.flatMap(({ facts }) => facts)));
      fresh.push(...news.heard.filter(({ fact }) => !told.has(fact)));
    }
    this.change({ hearing, moment, backTo, fresh, actor, behind: this.pacer.behind, sending: this.own > 0 });
    // It went on in another way, or now it is the reader who chooses.
    if (this.lingers && !held && (backTo !== null || fresh.some(({ fact }) => this.told(fact)) || !this.botsChoose())) {
      this.leave();
      this.change({ playing: null });
    }
    if (held) this.playback.begin(held.scenes);
  }

  /** A beat of a scene; after the last scene the table is as it has become. */
  private play(playing: Playing | null): void {
    this.together(() => {
      const before = this.shown?.playing ?? null;
      this.leave();
      this.change({ playing });
      if (playing) return;
      this.pacer.release();
      if (before && this.breaksOff(before)) this.linger(before);
    });
  }

  /** It has no end yet, nothing else has begun, and it is for bots to say how it goes on: they do so at once. */
  private breaksOff({ scene }: Playing): boolean {
    if (scene.verdict !== null || this.playback.hurries || this.shown?.playing) return false;
    return this.botsChoose();
  }

  private botsChoose(): boolean {
    if (!this.shown) return false;
    const { moment, table } = this.shown;
    const open = moment.waiting.filter(({ answered }) => !answered);
    return open.length > 0 && open.every(({ seat }) => typeof table.seats[seat]?.bot === 'string');
  }

  /** The table does not come into sight between the parts of one scene. */
  private linger(playing: Playing): void {
    this.change({ playing });
    this.lingers = this.clock.after(LINGER, () => {
      this.lingers = null;
      this.change({ playing: null });
    });
  }

  private together(changes: () => void): void {
    // Who tells of it all is the outermost.
    if (this.gathering) {
      changes();
      return;
    }
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
