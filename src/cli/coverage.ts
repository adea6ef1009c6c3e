import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Clause } from './clauses.ts';

/** A test or a scenario that names the clauses it proves. */
export interface Proof {
  readonly clause: string;
  readonly file: string;
  readonly title: string;
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.cache']);

function filesBelow(folder: string, fits: (name: string) => boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path, fits);
    return fits(entry.name) ? [path] : [];
  });
}

/**
 * A text that opens a call or a line and has an id in square brackets: the title of a test, `it('… [XY-6.1]', …)`, or
 * the `clause` of a row out of which titles are made.
 */
const TITLE = /(?:\(|^\s*|\bclause:\s*)(['"`])((?:\\.|(?!\1).)*\[[A-Z]+-[\w.-]+[^\]\n]*\](?:\\.|(?!\1).)*)\1/gm;
/** A test that does not run proves nothing. */
const IDLE = /\b(?:skip|todo|fails)\s*$/;
const BRACKETS = /\[([^[\]]+)\]/g;
const CLAUSE = /^[A-Z]+-[A-Za-z0-9.-]+$/;

const clausesIn = (title: string): string[] =>
  [...title.matchAll(BRACKETS)].flatMap(([, inside]) => inside.split(/,\s*/)).filter(id => CLAUSE.test(id));

/** Proofs in the titles of tests. */
export function testProofs(root: string): Proof[] {
  const proofs: Proof[] = [];
  for (const path of filesBelow(root, name => /\.test\.tsx?$/.test(name))) {
    const file = relative(root, path);
    const text = readFileSync(path, 'utf8');
    for (const { index, 2: title } of text.matchAll(TITLE)) {
      if (IDLE.test(text.slice(Math.max(0, index - 20), index))) continue;
      for (const clause of clausesIn(title)) proofs.push({ clause, file, title });
    }
  }
  return proofs;
}

/** Proofs in the `proves` of a game's scenarios. */
export function scenarioProofs(root: string, game: string): Proof[] {
  const proofs: Proof[] = [];
  for (const path of filesBelow(join(root, 'scenarios', game), name => name.endsWith('.json'))) {
    const file = relative(root, path);
    const scenario = readJson(path);
    const proves: unknown[] = Array.isArray(scenario?.proves) ? scenario.proves : [];
    const title = typeof scenario?.title === 'string' ? scenario.title : file;
    for (const clause of proves) proofs.push({ clause: String(clause), file, title });
  }
  return proofs;
}

/** A file that is no JSON is the business of `skali scenario`. */
function readJson(path: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Where a game may lie: on the shelf, or among those that never ship. */
const SHELVES = ['src/games', 'test', 'test/games'];
/** Rooms of a game in which its clauses are carried out, or the things defined that they speak of. */
const ROOMS = ['rules', 'content'];
/**
 * Files in these rooms, and folders, that every game calls so and that carry out nothing: they refuse, explain, try out,
 * count over or lay out, or list what there is. What is cited there alone nobody does.
 */
const TELLING = new Set(['why-not', 'explain', 'foresee', 'imagine', 'audit', 'arrange', 'options', 'frames']);
/** A range says what a file is about, not where each of its clauses is done: it cites none of them. */
const RANGE = /\b([A-Z]+-\d+)\.\d+ to \1\.\d+\b/g;
const CITED = /\b[A-Z]+-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/g;
/** A clause of one component, as of a card: `XY-C-troll`. */
const COMPONENT = /^[A-Z]+-C-(.+)$/;
/** A clause of a switch of the table: `XY-O-tie`. */
const SWITCH = /^[A-Z]+-O-(\w+)$/;
/** Where switches are read: `options.tie`, `const { tie } = state.options`. */
const READ = /\boptions\??\.(\w+)|\{([\w\s,]*)\} = [\w.]*\boptions\b/g;

/** What a game's own sources say, tests and what only tells of the rules aside. */
export interface Sources {
  readonly text: string;
  /** The printed things alone. */
  readonly content: string;
}

export function sourcesOf(root: string, game: string): Sources {
  const folder = SHELVES.map(shelf => join(root, shelf, game)).find(existsSync) ?? join(root, SHELVES[0], game);
  const does = (path: string): boolean =>
    relative(folder, path)
      .split('/')
      .every(part => part !== 'test' && !TELLING.has(part.replace(/\.tsx?$/, '')));
  const read = (room: string): string =>
    filesBelow(join(folder, room), name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^testing\.ts$/.test(name))
      .filter(does)
      .map(path => readFileSync(path, 'utf8'))
      .join('\n');
  return { text: ROOMS.map(read).join('\n'), content: read('content') };
}

/**
 * Clauses that no source cites by their id. A component's is cited by the name it is defined by, and a switch's where the
 * switch is read.
 */
export function uncited(clauses: readonly Clause[], { text, content }: Sources): Clause[] {
  const cited = new Set(text.replace(RANGE, '').match(CITED));
  const named = new Set(
    Array.from(content.matchAll(/['"]([\w-]+)['"]|(?<![\w-])([\w-]+):/g), ([, quoted, key]) => quoted ?? key),
  );
  const read = new Set(Array.from(text.matchAll(READ), ([, one, several]) => one ?? several.split(/[\s,]+/)).flat());
  return clauses.filter(({ id }) => !cited.has(id) && !isAbout(id, COMPONENT, named) && !isAbout(id, SWITCH, read));
}

/** Is it a clause of this kind, and what it is about one of these? */
function isAbout(id: string, kind: RegExp, names: ReadonlySet<string>): boolean {
  const name = kind.exec(id)?.[1];
  return name !== undefined && names.has(name);
}

export interface Coverage {
  readonly rows: readonly { readonly clause: Clause; readonly proofs: readonly Proof[] }[];
  readonly gaps: readonly Clause[];
  /** Proofs of clauses that do not exist. */
  readonly strays: readonly Proof[];
}

/** What proves each clause; proofs of other games' clauses are left to them. */
export function coverage(clauses: readonly Clause[], proofs: readonly Proof[]): Coverage {
  const prefix = clauses[0]?.id.replace(/-.*/, '-') ?? '';
  const known = new Set(clauses.map(clause => clause.id));
  const rows = clauses.map(clause => ({ clause, proofs: proofs.filter(proof => proof.clause === clause.id) }));
  return {
    rows,
    gaps: rows.filter(row => row.proofs.length === 0).map(row => row.clause),
    strays: proofs.filter(proof => proof.clause.startsWith(prefix) && !known.has(proof.clause)),
  };
}
