/**
 * Scenarios: a table, choices, and what must then be so, in a JSON file that anybody can write (docs/scenarios.md).
 */
import type { Choice } from '../contract/ask.ts';
import { type Content, readContent, readPack } from '../contract/content.ts';
import type { Fact } from '../contract/facts.ts';
import type { GameModule } from '../contract/game.ts';
import type { Vocabulary } from '../contract/vocabulary.ts';
import { BadInput } from '../input/bad-input.ts';
import { crossCheck } from './cross-check.ts';
import { layoutOf } from './layout.ts';
import { Playing } from './play.ts';
import { scenarioSchema } from './schema.ts';
import { type Problem, ScenarioSource } from './source.ts';
import type { JsonSchema } from './terms.ts';
import type { Layout } from './world.ts';

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
  readonly sums?: readonly Sum[];
  /** Names that stand nowhere in what everybody sees, or in what a seat sees and is asked. */
  readonly nowhere?: readonly string[];
  readonly nowhereFor?: Readonly<Record<string, readonly string[]>>;
  /** Seats to which this table and the one elsewhere look alike. */
  readonly alike?: readonly string[];
}

/** Numbers of a view that add up to something. */
export interface Sum {
  readonly of: readonly string[];
  readonly is: unknown;
  /** In what this side sees; unless given, in what everybody sees. */
  readonly for?: string;
}

export type ScenarioStep =
  | { readonly seat: string; readonly does: Choice; readonly elsewhere?: Choice }
  | { readonly seat: string; readonly undo: 'free' | 'agreed' | 'refused' }
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
  /** A content pack, or the name of a file beside this one that holds it. */
  readonly content?: unknown;
  readonly given?: unknown;
  /** What differs at a second table that is played in the same way. */
  readonly elsewhere?: { readonly given: unknown };
  readonly steps: readonly ScenarioStep[];
}

/** A game that scenarios can be played with. */
export type ScenarioModule = Pick<GameModule, 'rules' | 'scenario'>;
export interface Shelf {
  readonly id: string;
  load(): Promise<ScenarioModule>;
}

export interface Story {
  readonly facts: readonly Fact[];
  readonly view: unknown;
}

export interface ScenarioReport {
  /** Missing when the file could not be read that far. */
  readonly title?: string;
  /** Empty when everything is as the file says. */
  readonly problems: readonly Problem[];
  /** What anybody at the table heard, and what they saw at the end; there once it has been played. */
  readonly story?: Story;
}

/** The text of a file beside a scenario, by its name. */
export type Beside = (name: string) => string;

/** Reads a scenario and plays it. A file that is wrong is not played at all. */
export async function runScenario(text: string, shelf: readonly Shelf[], beside?: Beside): Promise<ScenarioReport> {
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
  const strangers = crossCheck(source, scenario, module.rules.vocabulary);
  if (strangers.length > 0) return { title: scenario.title, problems: strangers };
  try {
    const content = readContentOf(scenario, module, beside);
    const playing = new Playing(source, scenario, module, content);
    return { title: scenario.title, problems: playing.play(), story: playing.story };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const problem = error.message.slice(error.where.length).replace(/^: /, '');
    return { title: scenario.title, problems: [source.problem(locationOf(error.where), problem)] };
  }
}

/** The table that a scenario begins at, for whoever wants to play on from there in another way. */
export function readLayout(text: string, module: ScenarioModule, beside?: Beside): Layout {
  const source = new ScenarioSource(text);
  const [problem] = source.problems.length > 0 ? source.problems : source.check(schemaOf(module));
  if (problem) throw new BadInput(problem.path, problem.message);
  const scenario = source.value as Scenario;
  return layoutOf(scenario, module, readContentOf(scenario, module, beside));
}

const schemas = new Map<Vocabulary | string, JsonSchema>();

/** The schema of a game's scenario files, made once. */
export function schemaOf({ rules, scenario }: ScenarioModule): JsonSchema {
  const { id, seats, options, vocabulary } = rules;
  const key = vocabulary ?? id;
  const schema = schemas.get(key) ?? scenarioSchema({ id, seats, options, vocabulary, terms: scenario });
  schemas.set(key, schema);
  return schema;
}

/** `given.crews.owl.hand[2]` as the names and numbers that lead there. */
const locationOf = (where: string): (string | number)[] =>
  [...where.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, name]) => name ?? Number(index));

/** The pack that a scenario plays with; what is wrong with it is told where the file names it. */
function readContentOf({ content }: Scenario, { rules }: ScenarioModule, beside: Beside | undefined): Content {
  try {
    if (typeof content !== 'string') return readContent(rules.content, content);
    if (!beside) throw new BadInput('', `"${content}" cannot be looked for: this scenario lies in no folder`);
    return readPack(rules.content, beside(content), content);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    if (typeof content === 'string') throw new BadInput('content', error.message);
    const where = error.where === 'content' || error.where === '' ? 'content' : `content.${error.where}`;
    throw new BadInput(where, error.message.slice(error.where.length).replace(/^: /, ''));
  }
}
