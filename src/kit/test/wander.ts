import { FastChance } from '../../engine/chance/chance.ts';
import { randomOptions } from '../../engine/conformance/option-sets.ts';
import { type Ask, type Choice, inRange, isAwaited } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import { readContent } from '../../engine/contract/content.ts';
import type { Rules } from '../../engine/contract/rules.ts';

/** Games by luck alone, at tables with any options and any number of seats. */
export interface Wandering {
  readonly games: number;
  readonly seed: string;
  /** Content packs, one game each in turn. */
  readonly packs?: readonly unknown[];
  /** Kinds of answers that end a game early: taken only where there is no other. */
  readonly last?: readonly string[];
  /** A bot who leads them, where luck alone would see little of a long game: every tenth answer is still by luck. */
  readonly guide?: Bot;
}

const BY_LUCK = 10;

/** A question on the way, with what the seat that is asked may see. */
export interface Met {
  readonly ask: Ask;
  readonly view: unknown;
  /** Which of the games it is, from 0 on. */
  readonly game: number;
}

/** Every question of these games. */
export function* wander(
  rules: Rules,
  { games, seed, packs = [undefined], last = [], guide }: Wandering,
): Generator<Met, void, undefined> {
  const { min, max } = rules.seats;
  for (let game = 0; game < games; game++) {
    const chance = new FastChance(`${seed}/${game}`);
    const pack = readContent(rules.content, packs[game % packs.length]);
    const seats = min + (game % (max - min + 1));
    const state = rules.setup(randomOptions(rules.options, seats, chance), seats, chance, undefined, pack);
    for (;;) {
      const ask = rules.decisions(state).find(isAwaited);
      if (!ask) break;
      const view = rules.view(state, ask.seat);
      yield { ask, view, game };
      const led = guide !== undefined && chance.below(BY_LUCK) > 0;
      rules.apply(state, ask.seat, led ? guide.choose(view, ask, chance) : anyAnswer(ask, chance, last), chance);
    }
  }
}

/** Any kind of answer first, then any of that kind: so that rare things happen. */
function anyAnswer({ choices, ranges = [] }: Ask, chance: FastChance, last: readonly string[]): Choice {
  const all = [...new Set([...choices.map(({ kind }) => kind), ...ranges.map(({ choice }) => choice.kind)])];
  const usual = all.filter(kind => !last.includes(kind));
  const kinds = usual.length > 0 ? usual : all;
  const kind = kinds[chance.below(kinds.length)];
  const listed = choices.filter(choice => choice.kind === kind);
  const open = ranges.filter(({ choice }) => choice.kind === kind);
  const at = chance.below(listed.length + open.length);
  if (at < listed.length) return listed[at];
  const range = open[at - listed.length];
  return inRange(range, range.min + chance.below(range.max - range.min + 1));
}
