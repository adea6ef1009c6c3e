import { ToldChance } from '../chance/told-chance.ts';
import { type Ask, type Choice, isAwaited, listed, type Seat } from '../contract/ask.ts';
import type { Content } from '../contract/content.ts';
import { type Fact, Facts, heardBy, type Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import type { Options } from '../contract/options.ts';
import type { Refusal, Rules } from '../contract/rules.ts';
import { waitingFor } from '../contract/waiting.ts';
import { canonical } from '../input/json.ts';
import { barrierAfter } from '../match/barrier.ts';

/** How a scenario says that its table is laid out. */
export interface Layout {
  readonly options: Options;
  readonly seats: number;
  readonly content: Content;
  readonly seed: string;
  readonly given: unknown;
  readonly draws: readonly number[];
}

/** Where a table stood before a choice. */
interface Point {
  readonly seat: Seat;
  readonly state: Stacked;
  readonly chance: ToldChance;
  readonly told: number;
}

/** More in a row without an alternative has no game. */
const MOST_SKIPPED = 24;

/** The table of a scenario, as it is played. */
export class World {
  readonly told: Told<Fact>[] = [];
  /** How much had been told before the last choice that was written down. */
  private before = 0;
  /** Choices that resolved themselves since then, and that a step may still mention. */
  private forced: Fact[] = [];
  private state: Stacked<Choice>;
  private chance: ToldChance;
  private readonly past: Point[] = [];
  private barrier = 0;
  private decider: Seat | undefined;
  private readonly rules: Rules;

  constructor(rules: Rules, { options, seats, content, seed, given, draws }: Layout) {
    this.rules = rules;
    this.chance = new ToldChance(seed);
    const facts = new Facts<Fact>();
    this.state = rules.arrange(options, seats, this.chance, given, facts, content);
    this.hear(facts);
    this.chance.tell(draws);
  }

  get asks(): readonly Ask[] {
    return this.rules.decisions(this.state);
  }

  /** Draws that the scenario tells of and that never came up. */
  get drawsLeft(): number {
    return this.chance.left;
  }

  get sinceLast(): readonly Told<Fact>[] {
    return this.told.slice(this.before);
  }

  askOf(seat: Seat): Ask | undefined {
    return this.asks.find(ask => ask.seat === seat);
  }

  view(seat: Seat | null): unknown {
    return this.rules.view(this.state, seat);
  }

  result(): unknown {
    return this.rules.result(this.state);
  }

  /** Everything that a seat has before it: what it sees, is asked and has heard, and whom the table waits for. */
  all(seat: Seat): string {
    const heard = this.told.flatMap(one => heardBy(one, seat) ?? []);
    return JSON.stringify({
      view: this.view(seat),
      ask: this.askOf(seat) ?? null,
      waiting: waitingFor(this.asks),
      heard,
    });
  }

  same(other: World): boolean {
    return canonical(this.state) === canonical(other.state);
  }

  /**
   * Makes a choice. One without an alternative that has been made already counts as made; others without an
   * alternative, whose number is a secret so that they are asked all the same, are made first where that leads there.
   */
  take(seat: Seat, choice: Choice): Refusal | undefined {
    const words = this.rules.vocabulary?.choices;
    const mentioned = this.forced.findIndex(fact => {
      const made = fact as Fact & { readonly seat: Seat; readonly choice: Choice };
      return made.seat === seat && listed({ seat, prompt: '', choices: [made.choice] }, choice, words) !== undefined;
    });
    if (mentioned >= 0) {
      this.forced.splice(0, mentioned + 1);
      return undefined;
    }
    const before = this.told.length;
    for (const [asked, only] of this.onTheWayTo(seat, choice)) this.make(asked, only);
    const refusal = this.make(seat, choice);
    if (!refusal) this.before = before;
    return refusal;
  }

  /** Tries a choice on a copy of the table. */
  try(seat: Seat, choice: Choice): { readonly refusal?: Refusal; readonly changed: boolean } {
    const trial = this.rules.clone(this.state);
    const refusal = this.rules.apply(trial, seat, choice, this.chance.fork());
    return { ...(refusal && { refusal }), changed: canonical(trial) !== canonical(this.state) };
  }

  /** Takes back the seat's last choice, `agreed` by the whole table or of its own; says why not. */
  undo(seat: Seat, agreed: boolean): string | undefined {
    const at = agreed ? this.past.findLastIndex(point => point.seat === seat) : this.past.length - 1;
    if (at < 0) return 'nothing-to-undo';
    if (!agreed && this.past[at].seat !== seat) return 'undo-others';
    if (!agreed && at < this.barrier) return 'undo-revealed';
    const { state, chance, told } = this.past[at];
    this.past.length = at;
    this.barrier = Math.min(this.barrier, at);
    this.decider = seat;
    this.state = state;
    this.chance = chance;
    this.told.length = told;
    this.before = told;
    this.forced = [];
    return undefined;
  }

  /** Choices without an alternative that lead to where the seat may choose so; none where nothing does. */
  private onTheWayTo(seat: Seat, choice: Choice): readonly (readonly [Seat, Choice])[] {
    const { rules } = this;
    const way: [Seat, Choice][] = [];
    const state = rules.clone(this.state);
    const chance = this.chance.copy();
    while (way.length <= MOST_SKIPPED) {
      const asks = rules.decisions(state);
      const own = asks.find(ask => ask.seat === seat);
      if (own && listed(own, choice, rules.vocabulary?.choices)) return way;
      const next = asks.find(ask => isAwaited(ask) && ask.choices.length === 1 && !ask.ranges?.length);
      if (!next || rules.apply(state, next.seat, next.choices[0], chance)) return [];
      way.push([next.seat, next.choices[0]]);
    }
    return [];
  }

  private make(seat: Seat, choice: Choice): Refusal | undefined {
    const { rules, chance } = this;
    const point: Point = { seat, state: rules.clone(this.state), chance: chance.copy(), told: this.told.length };
    const facts = new Facts<Fact>();
    const refusal = rules.apply(this.state, seat, choice, chance, facts);
    if (refusal) return refusal;
    const learned = facts.barrier || chance.draws !== point.chance.draws;
    this.barrier = barrierAfter(this.barrier, { at: this.past.length, seat, learned, before: this.decider });
    this.decider = seat;
    this.past.push(point);
    this.hear(facts);
    return undefined;
  }

  private hear(facts: Facts<Fact>): void {
    this.before = this.told.length;
    this.told.push(...facts.told);
    this.forced = facts.told.map(one => one.fact).filter(fact => fact.kind === 'forced');
  }
}
