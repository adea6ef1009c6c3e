import { levelsOf } from '../src/bots/levels.ts';
import { FastChance } from '../src/engine/chance/chance.ts';
import { isAwaited } from '../src/engine/contract/ask.ts';
import type { GameModule } from '../src/engine/contract/game.ts';
import { defaultOptions } from '../src/engine/contract/options.ts';

/** So many decisions of each game are kept. */
const KEPT = 70;
/** Who thinks ahead does so in fewer roll-outs than at a table: what they are made of is the same. */
const ROLL_OUTS = { hersir: 6, jarl: 12 };
/** A question of so many is one of them: they come from more than the beginning of a game. */
const EVERY = 4;

/** What bots of all levels answer in one game, as text, always the same one: on any machine, in any process, in any browser. */
export function decisionsOf(game: GameModule): string {
  const { rules, bots, knowledge } = game;
  const seats = Math.min(4, rules.seats.max);
  const levels = Object.entries(levelsOf({ rules, bots, knowledge: { ...knowledge, rollOuts: ROLL_OUTS } }));
  const chance = new FastChance(`decisions of ${rules.id}`);
  const state = rules.setup(defaultOptions(rules.options, seats), seats, chance);
  const lines = [`${rules.id}, rules version ${rules.version}, ${seats} seats`];
  for (let asked = 0; lines.length <= KEPT; asked++) {
    const ask = rules.decisions(state).find(one => isAwaited(one) && !one.answered);
    if (!ask) break;
    const { seat, prompt } = ask;
    const noted = asked % EVERY === 0;
    // Where nobody looks they play on at first sight.
    const [level, bot] = levels[noted ? (asked / EVERY) % levels.length : 1];
    const choice = bot.choose(rules.view(state, seat), ask, chance.fork());
    if (noted) lines.push(`${asked + 1}. seat ${seat}, ${prompt}, ${level}: ${JSON.stringify(choice)}`);
    rules.apply(state, seat, choice, chance);
  }
  return `${lines.join('\n')}\n`;
}
