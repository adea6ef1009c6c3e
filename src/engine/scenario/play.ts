import { ToldChance } from '../chance/told-chance.ts';
import { type Ask, type Choice, isAwaited, listed, type NumberRange } from '../contract/ask.ts';
import { type Fact, Facts, heardBy, type Told } from '../contract/facts.ts';
import type { Stacked } from '../contract/frames.ts';
import { type Options, readOptions } from '../contract/options.ts';
import { canonical } from '../input/json.ts';
import { type Difference, difference, shown } from './pattern.ts';
import type { Expectation, Fields, Scenario, ScenarioModule } from './scenario.ts';
import type { Location, Problem, ScenarioSource } from './source.ts';
import { lookUp, readPath } from './view-path.ts';

const kindOf = (choice: unknown): string => String((choice as Partial<Choice>).kind);

/** One run of a scenario. */
export class Playing {
  private readonly problems: Problem[] = [];
  private readonly told: Told<Fact>[] = [];
  /** How much had been told before the last choice. */
  private before = 0;
  /** Choices that resolved themselves since then, and that a step may still mention. */
  private forced: Fact[] = [];
  private state: Stacked<Choice>;
  private readonly chance: ToldChance;

  private readonly source: ScenarioSource;
  private readonly scenario: Scenario;
  private readonly rules: ScenarioModule['rules'];
  private readonly seats: readonly string[];

  constructor(source: ScenarioSource, scenario: Scenario, { rules, scenario: terms }: ScenarioModule) {
    this.source = source;
    this.scenario = scenario;
    this.rules = rules;
    this.seats = scenario.seats;
    this.chance = new ToldChance(scenario.seed ?? 'scenario');
    const sides = terms?.sides ? { [terms.sides]: this.seats } : {};
    const options: Options = readOptions(rules.options, { ...scenario.options, ...sides }, this.seats.length);
    const facts = new Facts<Fact>();
    this.state = rules.arrange(options, this.seats.length, this.chance, scenario.given, facts);
    this.hear(facts);
    this.chance.tell(scenario.draws ?? []);
  }

  /** Step by step; after a choice that cannot be made the rest means nothing. */
  play(): readonly Problem[] {
    for (const [i, step] of this.scenario.steps.entries()) {
      const at = ['steps', i];
      if ('does' in step) {
        if (!this.does(step.seat, step.does, at)) return this.problems;
      } else if ('refused' in step) this.refused(step.seat, step.refused, step.because, at);
      else if ('expect' in step) this.expect(step.expect, [...at, 'expect']);
      else this.offers(step, at);
    }
    if (this.chance.left > 0) this.complain(['draws'], `${this.chance.left} of them never came up`);
    return this.problems;
  }

  private complain(location: Location, message: string, path?: string): void {
    this.problems.push(this.source.problem(location, message, path));
  }

  private hear(facts: Facts<Fact>): void {
    this.before = this.told.length;
    this.told.push(...facts.told);
    this.forced = facts.told.map(one => one.fact).filter(fact => fact.kind === 'forced');
  }

  private does(side: string, choice: Choice, at: Location): boolean {
    const seat = this.seats.indexOf(side);
    // A choice without an alternative has been made already; whoever writes it down is right all the same.
    const resolved = this.forced.findIndex(fact => !difference({ seat, choice }, fact, this.seats));
    if (resolved >= 0) {
      this.forced.splice(0, resolved + 1);
      return true;
    }
    const facts = new Facts<Fact>();
    const refusal = this.rules.apply(this.state, seat, choice, this.chance, facts);
    if (!refusal) {
      this.hear(facts);
      return true;
    }
    const reasons = refusal.reasons.map(({ clause, reason }) => `${clause} ${reason}`).join(', ');
    const offered = this.askOf(side)?.choices.filter(one => one.kind === choice.kind) ?? [];
    const instead = offered.length > 0 ? `; ${side} may ${offered.map(one => shown(one)).join(', ')}` : '';
    this.complain([...at, 'does'], `${side} may not ${shown(choice)} (${reasons}); ${this.asked()}${instead}`);
    return false;
  }

  private refused(side: string, choice: Choice, because: readonly string[] | undefined, at: Location): void {
    const trial = this.rules.clone(this.state);
    const refusal = this.rules.apply(trial, this.seats.indexOf(side), choice, this.chance.fork());
    if (!refusal) {
      this.complain([...at, 'refused'], `expected a refusal, but ${side} may ${shown(choice)}`);
      return;
    }
    if (canonical(trial) !== canonical(this.state))
      this.complain([...at, 'refused'], 'the refusal has changed the table');
    const clauses = refusal.reasons.map(reason => reason.clause);
    because?.forEach((clause, i) => {
      if (clauses.includes(clause)) return;
      this.complain([...at, 'because', i], `expected ${clause}, found ${clauses.join(', ')}`);
    });
  }

  private offers(
    step: { seat: string; may?: readonly Fields[]; mayNot?: readonly Fields[]; mayOnly?: readonly Fields[] },
    at: Location,
  ): void {
    const { seat: side, may = [], mayNot = [], mayOnly } = step;
    const ask = this.askOf(side);
    const found = (pattern: Fields): string => {
      if (!ask) return `${side} is not asked; ${this.asked()}`;
      const alike = ask.choices.filter(choice => choice.kind === pattern.kind);
      if (alike.length > 0) return `found ${alike.map(choice => shown(choice)).join(', ')}`;
      return `found only ${[...new Set(ask.choices.map(kindOf))].join(', ')}`;
    };
    const matches = (pattern: Fields) => (ask ? offered(ask, pattern, this.seats) : []);
    may.forEach((pattern, i) => {
      if (matches(pattern).length === 0) {
        this.complain([...at, 'may', i], `expected ${shown(pattern)} among the choices, ${found(pattern)}`);
      }
    });
    mayNot.forEach((pattern, i) => {
      const match = matches(pattern)[0];
      if (match) this.complain([...at, 'mayNot', i], `expected no ${shown(pattern)}, found ${shown(match)}`);
    });
    if (!mayOnly) return;
    mayOnly.forEach((pattern, i) => {
      if (matches(pattern).length === 0) {
        this.complain([...at, 'mayOnly', i], `expected ${shown(pattern)} among the choices, ${found(pattern)}`);
      }
    });
    const all = ask ? [...ask.choices, ...(ask.ranges ?? []).map(range => range.choice)] : [];
    const known = new Set<unknown>(mayOnly.flatMap(matches));
    const others = all.filter(choice => !known.has(choice));
    if (others.length > 0) {
      this.complain([...at, 'mayOnly'], `expected no other choice, found ${others.map(one => shown(one)).join(', ')}`);
    }
  }

  private expect(expected: Expectation, at: Location): void {
    const sinceLast = this.told.slice(this.before);
    const really = (told: readonly Told<Fact>[]): Fact[] => told.map(one => one.fact);
    if (expected.asked) this.expectAsked(expected.asked, [...at, 'asked']);
    if (expected.view) this.expectView(null, expected.view, [...at, 'view']);
    for (const [side, fields] of Object.entries(expected.views ?? {})) {
      this.expectView(side, fields, [...at, 'views', side]);
    }
    this.expectFacts(expected.facts ?? [], really(sinceLast), [...at, 'facts']);
    this.expectFacts(expected.factsSoFar ?? [], really(this.told), [...at, 'factsSoFar']);
    for (const [side, facts] of Object.entries(expected.heard ?? {})) {
      const seat = this.seats.indexOf(side);
      this.expectFacts(
        facts,
        sinceLast.flatMap(one => heardBy(one, seat) ?? []),
        [...at, 'heard', side],
      );
    }
    expected.noFacts?.forEach((pattern, i) => {
      const fact = really(sinceLast).find(one => !difference(pattern, one, this.seats));
      if (fact) this.complain([...at, 'noFacts', i], `expected no ${shown(pattern)}, found ${shown(fact)}`);
    });
    if (expected.result !== undefined) {
      const differs = difference(expected.result, this.rules.result(this.state), this.seats);
      if (differs) this.differ([...at, 'result'], `result${differs.path}`, differs);
    }
  }

  private expectAsked(expected: NonNullable<Expectation['asked']>, at: Location): void {
    const asks = this.rules.decisions(this.state).filter(isAwaited);
    for (const [side, wanted] of Object.entries(expected)) {
      const ask = asks.find(one => this.seats[one.seat] === side);
      const pattern = typeof wanted === 'string' ? { prompt: wanted } : wanted;
      if (!difference(pattern, ask, this.seats)) continue;
      const found = ask && typeof wanted !== 'string' ? `; with ${shown(ask.args)}` : '';
      this.complain([...at, side], `expected ${side} to be asked for ${shown(wanted)}; ${this.asked()}${found}`);
      return;
    }
    if (asks.some(ask => !(this.seats[ask.seat] in expected))) {
      this.complain(at, `expected nobody else to be asked; ${this.asked()}`);
    }
  }

  private expectView(side: string | null, expected: Fields, at: Location): void {
    const view = this.rules.view(this.state, side === null ? null : this.seats.indexOf(side));
    for (const [path, wanted] of Object.entries(expected)) {
      const looked = lookUp(view, readPath(path) ?? [], this.seats);
      // A slip in the path must not pass for something that is not there.
      if (looked.missing !== undefined && !looked.atEnd) {
        this.complain([...at, path], `expected ${shown(wanted)}, but ${looked.missing}`, path);
        continue;
      }
      const differs = difference(wanted, looked.value, this.seats);
      if (!differs) continue;
      if (looked.missing) this.complain([...at, path], `expected ${shown(wanted)}, but ${looked.missing}`, path);
      else this.differ([...at, path], `${path}${differs.path}`, differs);
    }
  }

  /** Each pattern finds its fact after the one before it. */
  private expectFacts(expected: readonly Fields[], facts: readonly Fact[], at: Location): void {
    let from = 0;
    for (const [i, pattern] of expected.entries()) {
      const found = facts.findIndex((fact, n) => n >= from && !difference(pattern, fact, this.seats));
      if (found < 0) {
        const alike = facts.slice(from).filter(fact => fact.kind === pattern.kind);
        const instead =
          alike.length > 0 ? alike.map(fact => shown(fact)).join(', ') : facts.slice(from).map(kindOf).join(', ');
        this.complain([...at, i], `expected ${shown(pattern)}, found ${instead || 'nothing more'}`);
        return;
      }
      from = found + 1;
    }
  }

  private differ(at: Location, path: string, { expected, found }: Difference): void {
    this.complain(at, `expected ${expected}, found ${found}`, path);
  }

  private askOf(side: string): Ask | undefined {
    return this.rules.decisions(this.state).find(ask => this.seats[ask.seat] === side);
  }

  private asked(): string {
    const asks = this.rules.decisions(this.state).filter(isAwaited);
    if (asks.length === 0) return 'nobody is asked, the game is over';
    return `asked now: ${asks.map(ask => `${this.seats[ask.seat]} ${ask.prompt}`).join(', ')}`;
  }
}

/** The listed choices and ranges that a pattern stands for. */
function offered(ask: Ask, pattern: Fields, seats: readonly string[]): Choice[] {
  const within = ({ choice, field }: NumberRange<Choice>): boolean => {
    const { [field]: number, ...rest } = pattern;
    if (difference(rest, choice, seats)) return false;
    return number === undefined || listed(ask, { ...choice, [field]: number } as Choice) !== undefined;
  };
  return [
    ...ask.choices.filter(choice => !difference(pattern, choice, seats)),
    ...(ask.ranges ?? []).filter(within).map(range => range.choice),
  ];
}
