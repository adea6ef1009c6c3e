import { type Ask, type Choice, isAwaited } from '../contract/ask.ts';
import type { Content } from '../contract/content.ts';
import { type Fact, heardBy, type Told } from '../contract/facts.ts';
import type { Refusal } from '../contract/rules.ts';
import { isFault } from '../contract/well-formed.ts';
import { BadInput } from '../input/bad-input.ts';
import { expectAlike, expectNowhere, expectSum } from './expectations.ts';
import { layoutOf } from './layout.ts';
import { merged } from './merged.ts';
import { offered } from './offered.ts';
import { type Difference, difference, shown } from './pattern.ts';
import type { Expectation, Fields, Scenario, ScenarioModule, ScenarioStep, Story } from './scenario.ts';
import { toNames, toNumbers, withSets } from './seat-names.ts';
import type { Location, Problem, ScenarioSource } from './source.ts';
import { lookUp, readPath } from './view-path.ts';
import { World } from './world.ts';

const kindOf = (choice: unknown): string => String((choice as Partial<Choice>).kind);
type UndoStep = Extract<ScenarioStep, { readonly undo: unknown }>;

/** One run of a scenario. */
export class Playing {
  private readonly problems: Problem[] = [];
  private readonly here: World;
  /** The same table with something else that some seat must not notice. */
  private readonly there: World | undefined;

  private readonly source: ScenarioSource;
  private readonly scenario: Scenario;
  private readonly rules: ScenarioModule['rules'];
  private readonly seats: readonly string[];
  /** Choices and facts as the file would write them. */
  private readonly said: { readonly choice: (choice: unknown) => string; readonly fact: (fact: unknown) => string };

  constructor(source: ScenarioSource, scenario: Scenario, module: ScenarioModule, content: Content) {
    const { rules } = module;
    this.source = source;
    this.scenario = scenario;
    this.rules = rules;
    this.seats = scenario.seats;
    const [choice, fact] = [
      toNames('choices', rules.vocabulary, this.seats),
      toNames('facts', rules.vocabulary, this.seats),
    ];
    this.said = { choice: one => shown(choice(one)), fact: one => shown(fact(one)) };
    const { given, elsewhere } = scenario;
    const layout = layoutOf(scenario, module, content);
    this.here = new World(rules, layout);
    if (elsewhere)
      this.there = elsewhereAs(() => new World(rules, { ...layout, given: merged(given, elsewhere.given) }));
  }

  /** What was told to everybody so far. */
  get story(): Story {
    return { facts: this.here.told.flatMap(told => heardBy(told, null) ?? []), view: this.here.view(null) };
  }

  /** Step by step; after a choice that cannot be made the rest means nothing. */
  play(): readonly Problem[] {
    for (const [i, step] of this.scenario.steps.entries()) {
      const at = ['steps', i];
      if ('does' in step) {
        if (!this.does(step, at)) return this.problems;
      } else if ('undo' in step) {
        if (!this.undo(step, at)) return this.problems;
      } else if ('refused' in step) this.refused(step.seat, step.refused, step.because, at);
      else if ('expect' in step) this.expect(step.expect, [...at, 'expect']);
      else this.offers(step, at);
    }
    if (this.here.drawsLeft > 0) this.complain(['draws'], `${this.here.drawsLeft} of them never came up`);
    return this.problems;
  }

  private complain(location: Location, message: string, path?: string): void {
    this.problems.push(this.source.problem(location, message, path));
  }

  private seatOf(side: string): number {
    return this.seats.indexOf(side);
  }

  private does(
    { seat: side, does, elsewhere }: Extract<ScenarioStep, { readonly does: Choice }>,
    at: Location,
  ): boolean {
    const made = (world: World, choice: Choice, where: Location): boolean => {
      const refusal = world.take(this.seatOf(side), toNumbers(this.rules.vocabulary, choice, this.seats));
      if (refusal) this.complain(where, this.mayNotDo(world, side, choice, refusal));
      return !refusal;
    };
    if (!made(this.here, does, [...at, 'does'])) return false;
    if (!this.there) return true;
    return made(this.there, elsewhere ?? does, [...at, elsewhere ? 'elsewhere' : 'does']);
  }

  private mayNotDo(world: World, side: string, choice: Choice, { reasons }: Refusal): string {
    const why = reasons.map(({ clause, reason }) => `${clause} ${reason}`).join(', ');
    const offered = world.askOf(this.seatOf(side))?.choices.filter(one => one.kind === choice.kind) ?? [];
    const instead = offered.length > 0 ? `; ${side} may ${offered.map(this.said.choice).join(', ')}` : '';
    const where = world === this.there ? 'elsewhere ' : '';
    return `${where}${side} may not ${shown(choice)} (${why}); ${this.asked(world)}${instead}`;
  }

  private undo({ seat: side, undo }: UndoStep, at: Location): boolean {
    for (const world of this.there ? [this.here, this.there] : [this.here]) {
      const barred = world.undo(this.seatOf(side), undo === 'agreed');
      if (undo === 'refused' && !barred) {
        this.complain([...at, 'undo'], `expected a refusal, but ${side} may take back its last choice`);
        return false;
      }
      if (undo !== 'refused' && barred) {
        this.complain([...at, 'undo'], `${side} may not take back its last choice (${barred})`);
        return false;
      }
    }
    return true;
  }

  private refused(side: string, choice: Choice, because: readonly string[] | undefined, at: Location): void {
    const { refusal, changed } = this.here.try(this.seatOf(side), toNumbers(this.rules.vocabulary, choice, this.seats));
    if (!refusal) {
      this.complain([...at, 'refused'], `expected a refusal, but ${side} may ${shown(choice)}`);
      return;
    }
    // No rule has refused it: that would prove any rule.
    const fault = refusal.reasons.find(isFault);
    if (fault) this.complain([...at, 'refused'], `is no choice of this game: ${fault.reason} ${shown(fault.args)}`);
    if (changed) this.complain([...at, 'refused'], 'the refusal has changed the table');
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
      if (alike.length > 0) return `found ${alike.map(this.said.choice).join(', ')}`;
      return `found only ${[...new Set(ask.choices.map(kindOf))].join(', ')}`;
    };
    const words = this.rules.vocabulary?.choices;
    const matches = (pattern: Fields) => (ask ? offered(ask, withSets(words, pattern), this.seats) : []);
    may.forEach((pattern, i) => {
      if (matches(pattern).length === 0) {
        this.complain([...at, 'may', i], `expected ${shown(pattern)} among the choices, ${found(pattern)}`);
      }
    });
    // Who is not asked may do nothing: that would prove any such step.
    if (!ask && mayNot.length > 0) this.complain([...at, 'mayNot'], `${side} is not asked; ${this.asked()}`);
    mayNot.forEach((pattern, i) => {
      const match = matches(pattern)[0];
      if (match) this.complain([...at, 'mayNot', i], `expected no ${shown(pattern)}, found ${this.said.choice(match)}`);
    });
    if (!mayOnly) return;
    if (!ask && mayOnly.length === 0) this.complain([...at, 'mayOnly'], `${side} is not asked; ${this.asked()}`);
    mayOnly.forEach((pattern, i) => {
      if (matches(pattern).length === 0) {
        this.complain([...at, 'mayOnly', i], `expected ${shown(pattern)} among the choices, ${found(pattern)}`);
      }
    });
    const all = ask ? [...ask.choices, ...(ask.ranges ?? []).map(range => range.choice)] : [];
    const known = new Set<unknown>(mayOnly.flatMap(matches));
    const others = all.filter(choice => !known.has(choice));
    if (others.length > 0) {
      this.complain([...at, 'mayOnly'], `expected no other choice, found ${others.map(this.said.choice).join(', ')}`);
    }
  }

  private expect(expected: Expectation, at: Location): void {
    const { sinceLast, told } = this.here;
    const really = (heard: readonly Told<Fact>[]): Fact[] => heard.map(one => one.fact);
    if (expected.asked) this.expectAsked(expected.asked, [...at, 'asked']);
    if (expected.view) this.expectView(null, expected.view, [...at, 'view']);
    for (const [side, fields] of Object.entries(expected.views ?? {})) {
      this.expectView(side, fields, [...at, 'views', side]);
    }
    this.expectFacts(expected.facts ?? [], really(sinceLast), [...at, 'facts']);
    this.expectFacts(expected.factsSoFar ?? [], really(told), [...at, 'factsSoFar']);
    for (const [side, facts] of Object.entries(expected.heard ?? {})) {
      const seat = this.seatOf(side);
      this.expectFacts(
        facts,
        sinceLast.flatMap(one => heardBy(one, seat) ?? []),
        [...at, 'heard', side],
      );
    }
    expected.noFacts?.forEach((pattern, i) => {
      const fact = really(sinceLast).find(one => !difference(pattern, one, this.seats));
      if (fact) this.complain([...at, 'noFacts', i], `expected no ${shown(pattern)}, found ${this.said.fact(fact)}`);
    });
    if (expected.result !== undefined) {
      const differs = difference(expected.result, this.here.result(), this.seats);
      if (differs) this.differ([...at, 'result'], `result${differs.path}`, differs);
    }
    this.expectMore(expected, at);
  }

  /** What is said of a whole view: sums, names that are nowhere, two tables that look alike. */
  private expectMore({ sums, nowhere, nowhereFor, alike }: Expectation, at: Location): void {
    const seen = (side: string | undefined) => this.here.view(side === undefined ? null : this.seatOf(side));
    sums?.forEach((sum, i) => {
      const wrong = expectSum(seen(sum.for), sum, this.seats);
      if (wrong) this.complain([...at, 'sums', i, ...wrong.at], wrong.message);
    });
    const nowhereIn = (names: readonly string[], side: string | undefined, where: Location) => {
      const ask = side === undefined ? undefined : this.here.askOf(this.seatOf(side));
      for (const [i, name] of names.entries()) {
        const found = expectNowhere({ view: seen(side), ask }, name);
        if (found) this.complain([...where, i], `expected ${shown(name)} nowhere, found it at ${found}`);
      }
    };
    if (nowhere) nowhereIn(nowhere, undefined, [...at, 'nowhere']);
    for (const [side, names] of Object.entries(nowhereFor ?? {})) nowhereIn(names, side, [...at, 'nowhereFor', side]);
    alike?.forEach((side, i) => {
      const wrong = this.there && expectAlike(this.here, this.there, this.seatOf(side));
      if (wrong) this.complain([...at, 'alike', i], `${side}: ${wrong}`);
    });
  }

  private expectAsked(expected: NonNullable<Expectation['asked']>, at: Location): void {
    const asks = this.here.asks.filter(isAwaited);
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
    const view = this.here.view(side === null ? null : this.seatOf(side));
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
          alike.length > 0 ? alike.map(this.said.fact).join(', ') : facts.slice(from).map(kindOf).join(', ');
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
    return this.here.askOf(this.seatOf(side));
  }

  private asked(world: World = this.here): string {
    const asks = world.asks.filter(isAwaited);
    if (asks.length === 0) return 'nobody is asked, the game is over';
    return `asked now: ${asks.map(ask => `${this.seats[ask.seat]} ${ask.prompt}`).join(', ')}`;
  }
}

/** What is wrong with the second table is told where the file describes it. */
function elsewhereAs(layOut: () => World): World {
  try {
    return layOut();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(`elsewhere.${error.where}`, error.message.slice(error.where.length).replace(/^: /, ''));
  }
}
