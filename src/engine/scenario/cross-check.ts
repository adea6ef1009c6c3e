import type { Vocabulary } from '../contract/vocabulary.ts';
import { definitionsOf } from './json-schema.ts';
import type { Expectation, Fields, Scenario, ScenarioStep } from './scenario.ts';
import { type Stranger, strangersAmong, strangersIn } from './seat-names.ts';
import type { Location, Problem, ScenarioSource } from './source.ts';
import { isManifold, readPath } from './view-path.ts';

/** What no schema can say: seats that are named sit at this table, paths can be read, names are those of the game. */
export function crossCheck(source: ScenarioSource, scenario: Scenario, vocabulary?: Vocabulary): Problem[] {
  const check = new CrossCheck(source, scenario, vocabulary);
  scenario.steps.forEach((step, i) => {
    check.step(step, ['steps', i]);
  });
  return check.problems;
}

class CrossCheck {
  readonly problems: Problem[] = [];
  private readonly source: ScenarioSource;
  private readonly scenario: Scenario;
  private readonly vocabulary: Vocabulary | undefined;
  /** Every name that a view could hold. */
  private readonly names: ReadonlySet<unknown> | undefined;

  constructor(source: ScenarioSource, scenario: Scenario, vocabulary: Vocabulary | undefined) {
    this.source = source;
    this.scenario = scenario;
    this.vocabulary = vocabulary;
    this.names = vocabulary && new Set(Object.values(definitionsOf(vocabulary)).flatMap(one => one.enum));
  }

  step(step: ScenarioStep, at: Location): void {
    if ('seat' in step) this.atTable(step.seat, [...at, 'seat']);
    if ('expect' in step) this.expectation(step.expect, [...at, 'expect']);
    else if ('does' in step) {
      this.said('choices', step.does, [...at, 'does']);
      if (!step.elsewhere) return;
      this.said('choices', step.elsewhere, [...at, 'elsewhere']);
      if (!this.scenario.elsewhere) this.complain([...at, 'elsewhere'], 'there is no second table in this file');
    } else if ('refused' in step) this.said('choices', step.refused, [...at, 'refused']);
    else if (!('undo' in step)) {
      for (const part of ['may', 'mayNot', 'mayOnly'] as const) this.all('choices', step[part], [...at, part]);
    }
  }

  private expectation(expected: Expectation, at: Location): void {
    const { asked = {}, view = {}, views = {}, heard = {}, nowhereFor = {}, sums = [], alike } = expected;
    for (const [part, bySide] of Object.entries({ asked, views, heard, nowhereFor })) {
      for (const side of Object.keys(bySide)) this.atTable(side, [...at, part, side]);
    }
    this.paths(view, [...at, 'view']);
    for (const [side, fields] of Object.entries(views)) this.paths(fields, [...at, 'views', side]);
    for (const part of ['facts', 'noFacts', 'factsSoFar'] as const) this.all('facts', expected[part], [...at, part]);
    for (const [side, facts] of Object.entries(heard)) this.all('facts', facts, [...at, 'heard', side]);
    for (const [side, question] of Object.entries(asked)) {
      if (typeof question !== 'string') this.args(question.prompt, question.args ?? {}, [...at, 'asked', side, 'args']);
    }
    sums.forEach((sum, i) => {
      for (const [j, path] of sum.of.entries()) this.path(path, [...at, 'sums', i, 'of', j], true);
      if (sum.for !== undefined) this.atTable(sum.for, [...at, 'sums', i, 'for']);
    });
    this.known(expected.nowhere ?? [], [...at, 'nowhere']);
    for (const [side, hidden] of Object.entries(nowhereFor)) this.known(hidden, [...at, 'nowhereFor', side]);
    for (const [i, side] of (alike ?? []).entries()) this.atTable(side, [...at, 'alike', i]);
    if (alike && !this.scenario.elsewhere) {
      this.complain([...at, 'alike'], 'needs a second table: say in "elsewhere" what differs there');
    }
  }

  private complain(at: Location, message: string): void {
    this.problems.push(this.source.problem(at, message));
  }

  private atTable(name: string, at: Location): void {
    const { seats } = this.scenario;
    if (!seats.includes(name)) this.complain(at, `"${name}" is not at the table: ${seats.join(', ')}`);
  }

  private path(text: string, at: Location, manifold = false): void {
    const path = readPath(text);
    if (!path) this.complain(at, 'cannot be read; a path looks like crews.owl.gold, list[0] or list[field=value]');
    else if (!manifold && isManifold(path)) {
      this.complain(at, 'leads to several places, as only the paths of a sum may');
    }
  }

  private paths(expected: Fields, at: Location): void {
    for (const text of Object.keys(expected)) this.path(text, [...at, text]);
  }

  /** A misspelled name is nowhere, and would prove nothing. */
  private known(names: readonly string[], at: Location): void {
    for (const [i, name] of names.entries()) {
      if (this.names && !this.names.has(name)) this.complain([...at, i], `"${name}" is no name of this game`);
    }
  }

  private all(list: 'choices' | 'facts', patterns: readonly unknown[] = [], at: Location): void {
    for (const [i, pattern] of patterns.entries()) this.said(list, pattern, [...at, i]);
  }

  private said(list: 'choices' | 'facts', pattern: unknown, at: Location): void {
    if (!this.vocabulary) return;
    this.strangers(strangersIn(this.vocabulary[list], this.vocabulary.choices, pattern, this.scenario.seats, at));
  }

  private args(prompt: string, args: Fields, at: Location): void {
    if (!this.vocabulary) return;
    const { prompts, choices } = this.vocabulary;
    this.strangers(strangersAmong(prompts[prompt] ?? {}, choices, args, this.scenario.seats, at));
  }

  private strangers(found: readonly Stranger[]): void {
    for (const { name, at } of found) this.atTable(name, at);
  }
}
