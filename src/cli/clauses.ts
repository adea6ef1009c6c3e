import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';

/** One numbered piece of a game's rules. */
export interface Clause {
  readonly id: string;
  readonly chapter: string;
  readonly text: string;
}

/** The clauses of `docs/rules/<game>.md`: paragraphs that begin with an id, `**XY-6.1** The seat takes…`; none without it. */
export function readClauses(game: string): Clause[] {
  const file = join(projectRoot(), 'docs', 'rules', `${game}.md`);
  if (!existsSync(file)) return [];
  let chapter = '';
  const clauses: Clause[] = [];
  for (const paragraph of readFileSync(file, 'utf8').split(/\n\s*\n/)) {
    const heading = /^#+\s+(.*)/.exec(paragraph.trim());
    if (heading) chapter = heading[1];
    const clause = /^\*\*([A-Z]+-[\w.-]+)\*\*\s+([\s\S]*)/.exec(paragraph.trim());
    if (clause) clauses.push({ id: clause[1], chapter, text: clause[2].replace(/\s*\n\s*/g, ' ') });
  }
  return clauses;
}

/** The clause of this number (with or without the letters before it), or all that have these words. */
export function findClauses(clauses: readonly Clause[], wanted: string): Clause[] {
  const id = wanted.trim().toLowerCase();
  const exact = clauses.filter(clause => {
    const own = clause.id.toLowerCase();
    return own === id || own.replace(/^[a-z]+-/, '') === id;
  });
  if (exact.length > 0) return exact;
  const below = clauses.filter(clause => clause.id.toLowerCase().startsWith(`${id}.`));
  if (below.length > 0) return below;
  const words = id.split(/\s+/).filter(Boolean);
  return clauses.filter(clause => {
    const text = `${clause.id} ${clause.text}`.toLowerCase();
    return words.every(word => text.includes(word));
  });
}
