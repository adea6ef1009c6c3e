import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelsOf } from '../bots/levels.ts';
import { FastChance } from '../engine/chance/chance.ts';
import { isAwaited } from '../engine/contract/ask.ts';
import { Facts } from '../engine/contract/facts.ts';
import type { GameModule } from '../engine/contract/game.ts';
import { readOptions } from '../engine/contract/options.ts';
import { projectRoot } from './root.ts';

/** A kind of question or of fact: how often it came in the games that were played, and the clauses that say what it is. */
export interface Met {
  readonly times: number;
  readonly clauses: readonly string[];
}

/** What players meet of a game, by kinds. What a single card brings about is said on the card: it names no clause. */
export interface Meetings {
  readonly asked: Readonly<Record<string, Met>>;
  readonly told: Readonly<Record<string, Met>>;
}

/** So many of the clauses that are met most are taught. */
export const MOST_MET = 40;

const NONE: Meetings = { asked: {}, told: {} };

const fileOf = (game: string): string => join(projectRoot(), 'lessons', game, 'met.json');

export const readMeetings = (game: string): Meetings =>
  existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Meetings) : NONE;

export function writeMeetings(game: string, meetings: Meetings): void {
  writeFileSync(fileOf(game), `${JSON.stringify(meetings, null, 2)}\n`);
}

/** The clauses that are met most, the most often met first. */
export function mostMet({ asked, told }: Meetings, most = MOST_MET): string[] {
  const times = new Map<string, number>();
  for (const met of [...Object.values(asked), ...Object.values(told)]) {
    for (const clause of met.clauses) times.set(clause, (times.get(clause) ?? 0) + met.times);
  }
  return [...times]
    .sort(([a, more], [b, less]) => less - more || a.localeCompare(b))
    .slice(0, most)
    .map(([clause]) => clause);
}

/** An answer more, and a game would not end for this purpose. */
const DECISIONS = 1500;

/** Counts anew what is met in so many games of the gentlest bots, with each number of seats in turn. */
export function countMeetings({ rules, ...game }: GameModule, games: number, before: Meetings): Meetings {
  const bot = levelsOf({ rules, ...game }).thrall;
  const asked = new Map<string, number>();
  const told = new Map<string, number>();
  const add = (to: Map<string, number>, kind: string) => to.set(kind, (to.get(kind) ?? 0) + 1);
  for (let n = 0; n < games; n++) {
    const { min, max } = rules.seats;
    const seats = min + (n % (max - min + 1));
    const luck = new FastChance(`met ${n}`);
    const mind = new FastChance(`met ${n} mind`);
    const facts = new Facts();
    const state = rules.setup(readOptions(rules.options, {}, seats), seats, luck, facts);
    for (let decisions = 0; decisions < DECISIONS; decisions++) {
      const ask = rules.decisions(state).find(isAwaited);
      if (!ask) break;
      add(asked, ask.prompt);
      rules.apply(state, ask.seat, bot.choose(rules.view(state, ask.seat), ask, mind), luck, facts);
    }
    for (const { fact } of facts.told) add(told, fact.kind);
  }
  return { asked: counted(asked, before.asked), told: counted(told, before.told) };
}

/** Kinds that are new name no clause yet: it is for somebody to say which. */
function counted(times: ReadonlyMap<string, number>, before: Meetings['asked']): Meetings['asked'] {
  const kinds = [...new Set([...times.keys(), ...Object.keys(before)])].sort();
  return Object.fromEntries(
    kinds.map(kind => [kind, { times: times.get(kind) ?? 0, clauses: before[kind]?.clauses ?? [] }]),
  );
}
