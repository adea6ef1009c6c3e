import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../root.ts';
import { type Measure, measure } from './measure.ts';

/** What belongs to no game. */
export const HALL = 'hall';

interface Budget {
  readonly of: string;
  readonly what: string;
  readonly kilobytes: number;
  readonly most: number;
}

/** What a browser fetches before a screen can be used, of the built site: `scripts/budgets.mjs` knows it. */
export async function fetched(say: (doing: string) => void): Promise<readonly (Measure & { readonly of: string })[]> {
  say('page');
  const script = join(projectRoot(), 'scripts/budgets.mjs');
  // What is too much is told by the numbers themselves.
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--json']).catch(failed => failed);
  const budgets: readonly Budget[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  return budgets.map(({ of, what, kilobytes, most }) => ({ of, ...measure(what, kilobytes, 'KB', { most }) }));
}
