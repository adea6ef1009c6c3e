/**
 * Scenarios: a table, choices, and what must then be so, in a JSON file that anybody can write (docs/scenarios.md).
 */
import type { Choice } from '../contract/ask.ts';
import type { GameModule } from '../contract/game.ts';
import { BadInput } from '../input/bad-input.ts';
import { Playing } from './play.ts';
import { scenarioSchema } from './schema.ts';
import { type Location, type Problem, ScenarioSource } from './source.ts';
import type { JsonSchema, ScenarioTerms } from './terms.ts';
import { readPath } from './view-path.ts';

export type { Problem } from './source.ts';

/** Part of a choice, fact or view. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Expectation {
  readonly asked?: Readonly<Record<string, string | { readonly prompt: string; readonly args?: Fields }>>;
  readonly view?: Fields;
  readonly views?: Readonly<Record<string, Fields>>;
  readonly facts?: readonly Fields[];
  readonly noFacts?: readonly Fields[];
  readonly factsSoFar?: readonly Fields[];
  readonly heard?: Readonly<Record<string, readonly Fields[]>>;
  readonly result?: unknown;
}

export type ScenarioStep =
  | { readonly seat: string; readonly does: Choice }
  | { readonly seat: string; readonly refused: Choice; readonly because?: readonly string[] }
  | { readonly expect: Expectation }
  | {
      readonly seat: string;
      readonly may?: readonly Fields[];
      readonly mayNot?: readonly Fields[];
      readonly mayOnly?: readonly Fields[];
    };

export interface Scenario {
  readonly game: string;
  readonly title: string;
  readonly proves: readonly string[];
  readonly seats: readonly string[];
  readonly options?: Fields;
  readonly seed?: string;
  readonly draws?: readonly number[];
  readonly given?: unknown;
  readonly steps: readonly ScenarioStep[];
}

/** A game that scenarios can be played with. */
export type ScenarioModule = Pick<GameModule, 'rules' | 'scenario'>;
export interface Shelf {
  readonly id: string;
  load(): Promise<ScenarioModule>;
}

export interface ScenarioReport {
  /** Missing when the file could not be read that far. */
  readonly title?: string;
  /** Empty when everything is as the file says. */
  readonly problems: readonly Problem[];
}

/** Reads a scenario and plays it. A file that is wrong is not played at all. */
export async function runScenario(text: string, shelf: readonly Shelf[]): Promise<ScenarioReport> {
  const source = new ScenarioSource(text);
  if (source.problems.length > 0) return { problems: source.problems };
  const named = (source.value as Partial<Scenario> | null)?.game;
  const game = shelf.find(entry => entry.id === named);
  if (!game && typeof named === 'string') {
    const games = shelf.map(entry => entry.id).join(', ');
    return { problems: [source.problem(['game'], `is "${named}"; there are ${games}`)] };
  }
  const module = await game?.load();
  const wrong = source.check(module ? schemaOf(module) : scenarioSchema());
  if (!module || wrong.length > 0) return { problems: wrong };
  const scenario = source.value as Scenario;
  const strangers = crossCheck(source, scenario);
  if (strangers.length > 0) return { title: scenario.title, problems: strangers };
  try {
    return { title: scenario.title, problems: new Playing(source, scenario, module).play() };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const problem = error.message.slice(error.where.length).replace(/^: /, '');
    return { title: scenario.title, problems: [source.problem(locationOf(error.where), problem)] };
  }
}

const schemas = new Map<ScenarioTerms | string, JsonSchema>();

/** The schema of a game's scenario files, made once. */
export function schemaOf({ rules, scenario }: ScenarioModule): JsonSchema {
  const key = scenario ?? rules.id;
  const schema =
    schemas.get(key) ?? scenarioSchema({ id: rules.id, seats: rules.seats, options: rules.options, terms: scenario });
  schemas.set(key, schema);
  return schema;
}

/** `given.clans.wolf.hand[2]` as the names and numbers that lead there. */
const locationOf = (where: string): (string | number)[] =>
  [...where.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => name ?? Number(index));

/** What no schema can say: seats of steps sit at this table, paths can be read. */
function crossCheck(source: ScenarioSource, { seats, steps }: Scenario): Problem[] {
  const problems: Problem[] = [];
  const atTable = (name: string, location: Location) => {
    if (!seats.includes(name))
      problems.push(source.problem(location, `"${name}" is not at the table: ${seats.join(', ')}`));
  };
  const paths = (expected: Fields, location: Location) => {
    for (const path of Object.keys(expected)) {
      if (!readPath(path)) {
        const right = 'a path looks like clans.wolf.rage, list[0] or list[field=value]';
        problems.push(source.problem([...location, path], `cannot be read; ${right}`));
      }
    }
  };
  steps.forEach((step, i) => {
    if ('seat' in step) atTable(step.seat, ['steps', i, 'seat']);
    if (!('expect' in step)) return;
    const { asked = {}, view = {}, views = {}, heard = {} } = step.expect;
    paths(view, ['steps', i, 'expect', 'view']);
    for (const [part, byside] of Object.entries({ asked, views, heard })) {
      for (const side of Object.keys(byside)) atTable(side, ['steps', i, 'expect', part, side]);
    }
    for (const [side, expected] of Object.entries(views)) paths(expected, ['steps', i, 'expect', 'views', side]);
  });
  return problems;
}
