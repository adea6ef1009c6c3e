import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChoiceSpec } from '../../engine/contract/options.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { projectRoot } from '../root.ts';

/** The terminal plays any game: for what is not about one of them, the first on the shelf is as good as any. */
const [entry] = CATALOGUE;
export const GAME = entry.id;
export const PLAYERS = entry.players;
export const { rules: RULES } = await entry.load();

const option = RULES.options.find((spec): spec is ChoiceSpec => 'values' in spec);
if (!option) throw new Error(`${GAME} has no switch of a few values`);
export const OPTION = option;

/** Nearly, but not quite. */
export const slip = (word: string): string => word.slice(0, -1);

/** A scenario of the game, without anything that happens in it. */
export function bareScenario(): Readonly<Record<string, unknown>> {
  const folder = join(projectRoot(), 'scenarios', GAME);
  const [first] = readdirSync(folder)
    .filter(name => !name.endsWith('.pack.json'))
    .sort();
  const { game, proves, seats } = JSON.parse(readFileSync(join(folder, first), 'utf8'));
  return { game, title: 'Nothing has happened', proves, seats };
}
