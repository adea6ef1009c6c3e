import { type Chance, FastChance } from '../../../../engine/chance/chance.ts';
import { randomOptions } from '../../../../engine/conformance/option-sets.ts';
import { type Ask, inRange } from '../../../../engine/contract/ask.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { type OptionValue, readOptions } from '../../../../engine/contract/options.ts';
import { heuristic } from '../../bot/heuristic.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import type { ScandinaviaFact } from '../facts.ts';
import { scandinavia } from '../index.ts';
import { tableOptions } from '../options.ts';
import type { Hearing, Telling } from './reckoning/told.ts';

type Fixed = Readonly<Record<string, OptionValue>>;

/** Answers that end a lord's part or let a moment pass: rarer than the others, so that much happens. */
const IDLE = ['done', 'decline', 'not-again', 'ready', 'to-battle', 'to-troops', 'pass', 'keep'];
/** Answers that would end a game, or a realm, before it has begun. */
const SELDOM = ['last-turn', 'confirm-last-turn', 'default', 'disband-at', 'disband', 'demolish', 'scrap'];

/** Any kind of answer first, then any of that kind: so that rare things happen. */
function anyAnswer({ choices, ranges = [] }: Ask<ScandinaviaChoice>, whim: Chance): ScandinaviaChoice {
  const all = [...new Set([...choices.map(({ kind }) => kind), ...ranges.map(({ choice }) => choice.kind)])];
  const shunned = [...(whim.below(4) > 0 ? IDLE : []), ...(whim.below(12) > 0 ? SELDOM : [])];
  const usual = all.filter(kind => !shunned.includes(kind));
  const kinds = usual.length > 0 ? usual : all;
  const kind = kinds[whim.below(kinds.length)];
  const listed = choices.filter(choice => choice.kind === kind);
  const open = ranges.filter(({ choice }) => choice.kind === kind);
  const at = whim.below(listed.length + open.length);
  if (at < listed.length) return listed[at];
  const range = open[at - listed.length];
  return inRange(range, range.min + whim.below(Math.min(range.max, range.min + 60) - range.min + 1));
}

/** How often the bot is asked in the place of luck, out of ten; luck alone sees little of what long games come to. */
const LED = [0, 5, 9];

/** Options of tables by the basic rules. */
const BASIC = scandinavia.options.filter(spec => spec.name !== 'rules' && !('within' in spec));

/** What somebody answers who has made up his mind; nothing: any answer will do. */
export type Intent = (ask: Ask<ScandinaviaChoice>) => ScandinaviaChoice | undefined;

/** Who wants the first turn to be the last one, too. */
export const wantsTheEnd: Intent = ({ choices }) =>
  ['last-turn', 'confirm-last-turn', 'ready'].flatMap(kind => choices.find(choice => choice.kind === kind) ?? [])[0];

/** A game of people who do anything that is allowed, at a table with any options, and all that is told of it, secrets too. */
export function telling(seats: number, seed: string, fixed: Fixed = {}, intent: Intent = () => undefined): Telling {
  const chance = new FastChance(seed);
  const whim = new FastChance(`${seed} whim`);
  const told = new Facts<ScandinaviaFact>();
  const specs = fixed.rules === 'advanced' ? scandinavia.options : BASIC;
  const options = readOptions(scandinavia.options, { ...randomOptions(specs, seats, whim), limit: 4, ...fixed }, seats);
  const led = LED[whim.below(LED.length)];
  const state = scandinavia.setup(options, seats, chance, told);
  const steps: Hearing[] = [];
  for (let decisions = 0; ; decisions++) {
    for (const { fact } of told.told.splice(0)) steps.push({ fact });
    steps.push({ view: scandinavia.view(state, null), purses: state.gold.slice() });
    const asks = scandinavia.decisions(state).filter(ask => !ask.answered);
    const awaited = asks.filter(ask => !ask.idle);
    if (awaited.length === 0) return { seats, options: tableOptions(options), steps, decisions };
    const among = whim.below(25) === 0 ? asks : awaited;
    const ask = among[whim.below(among.length)] as Ask<ScandinaviaChoice>;
    const usual = () =>
      !ask.idle && whim.below(10) < led
        ? heuristic.choose(scandinavia.view(state, ask.seat), ask, whim)
        : anyAnswer(ask, whim);
    const choice = intent(ask) ?? usual();
    steps.push({ seat: ask.seat, choice });
    const refused = scandinavia.apply(state, ask.seat, choice, chance, told);
    if (refused) throw new Error(`refused: ${JSON.stringify({ choice, refused })}`);
  }
}
