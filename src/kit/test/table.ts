import { ToldChance } from '../../engine/chance/told-chance.ts';
import { type Ask, type Choice, isAwaited } from '../../engine/contract/ask.ts';
import { readContent } from '../../engine/contract/content.ts';
import type { Reason } from '../../engine/contract/explain.ts';
import { type Fact, Facts, heardBy, type Told } from '../../engine/contract/facts.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';
import type { Rules } from '../../engine/contract/rules.ts';

/** How a table is laid out for a test: what differs from a fresh one. */
export interface Setting {
  /** As in the `given` of a scenario file. */
  readonly given?: unknown;
  readonly options?: Options;
  /** A content pack. */
  readonly pack?: unknown;
  readonly seed?: string;
}

/**
 * The table that stories about rules are written on. Seats are called by what the game calls them (a crew, a colour), and a
 * game adds its own words for what lies on its table.
 */
export class TestTable<S extends Stacked<C>, C extends Choice, F extends Fact, V, N extends string> {
  readonly rules: Rules<C, F, V, S>;
  /** Who sits there, seat by seat. */
  readonly names: readonly N[];
  readonly state: S;
  readonly facts: F[] = [];
  private readonly chance: ToldChance;

  constructor(rules: Rules<C, F, V, S>, names: readonly N[], setting: Setting = {}) {
    const { given = {}, options = {}, pack, seed = 'test' } = setting;
    this.rules = rules;
    this.names = names;
    this.chance = new ToldChance(seed);
    const told = new Facts<F>();
    const content = readContent(rules.content, pack);
    this.state = rules.arrange(
      readOptions(rules.options, options, names.length),
      names.length,
      this.chance,
      given,
      told,
      content,
    );
    this.facts.push(...told.told.map(({ fact }) => fact));
  }

  seat(name: N): number {
    return this.names.indexOf(name);
  }

  /** What luck brings next, draw by draw, counted from 1. */
  luck(...draws: readonly number[]): this {
    this.chance.tell(draws);
    return this;
  }

  /** Who is asked for what: `['owl bid']`; sealed answers that are in are left out. */
  asked(): string[] {
    return this.open().map(ask => `${this.names[ask.seat]} ${ask.prompt}`);
  }

  /** The first question (of this kind) that is not answered yet. */
  next(prompt?: string): Ask<C> | undefined {
    return this.open().find(ask => prompt === undefined || ask.prompt === prompt);
  }

  ask(name: N): Ask<C> | undefined {
    return this.rules.decisions(this.state).find(ask => ask.seat === this.seat(name));
  }

  choices(name: N): readonly C[] {
    return this.ask(name)?.choices ?? [];
  }

  /** Choices of one kind. */
  of<K extends C['kind']>(name: N, kind: K): Extract<C, { kind: K }>[] {
    return this.choices(name).filter((choice): choice is Extract<C, { kind: K }> => choice.kind === kind);
  }

  /** Makes a choice; a refusal is an error with its reasons. Returns what happened. */
  does(name: N, choice: C): F[] {
    return this.tellingOf(name, choice).map(({ fact }) => fact);
  }

  /** One choice after the other. */
  all(name: N, ...choices: readonly C[]): F[] {
    return choices.flatMap(choice => this.does(name, choice));
  }

  /** Makes a choice; what one listener (null: a spectator) hears of it. */
  overheard(name: N, choice: C, listener: N | null): F[] {
    const ear = listener === null ? null : this.seat(listener);
    return this.tellingOf(name, choice).flatMap(told => heardBy(told, ear) ?? []);
  }

  /** Everybody who is asked this answers alike, or as this says, until nobody is asked it any more. */
  everybody(prompt: string, answer: C | ((ask: Ask<C>) => C)): void {
    for (let ask = this.next(prompt); ask; ask = this.next(prompt)) {
      this.does(this.names[ask.seat], typeof answer === 'function' ? answer(ask) : answer);
    }
  }

  /** The reasons of a refusal; an error when the choice is taken. */
  refused(name: N, choice: C): readonly Reason[] {
    const before = JSON.stringify(this.state);
    const refusal = this.rules.apply(this.state, this.seat(name), choice, this.chance);
    if (!refusal) throw new Error(`${name} was allowed to ${JSON.stringify(choice)}`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refusal has changed the table');
    return refusal.reasons;
  }

  /** The clauses that forbid a choice. */
  why(name: N, choice: C): string[] {
    return this.refused(name, choice).map(({ clause }) => clause);
  }

  view(name: N | null = null): V {
    return this.rules.view(this.state, name === null ? null : this.seat(name));
  }

  /** Facts of one kind so far. */
  told<K extends F['kind']>(kind: K): Extract<F, { kind: K }>[] {
    return this.facts.filter((fact): fact is Extract<F, { kind: K }> => fact.kind === kind);
  }

  /** What does not add up. */
  audit(): readonly string[] {
    return this.rules.audit(this.state);
  }

  private open(): readonly Ask<C>[] {
    return this.rules.decisions(this.state).filter(isAwaited);
  }

  private tellingOf(name: N, choice: C): readonly Told<F>[] {
    const facts = new Facts<F>();
    const refusal = this.rules.apply(this.state, this.seat(name), choice, this.chance, facts);
    if (refusal) {
      const reasons = JSON.stringify(refusal.reasons);
      throw new Error(`${name} may not ${JSON.stringify(choice)}: ${reasons}; asked: ${this.asked()}`);
    }
    this.facts.push(...facts.told.map(({ fact }) => fact));
    return facts.told;
  }
}
