import { FastChance } from '../engine/chance/chance.ts';
import { honest } from '../engine/conformance/honest.ts';
import type { Law } from '../engine/conformance/law.ts';
import { randomOptions } from '../engine/conformance/option-sets.ts';
import { steady } from '../engine/conformance/steady.ts';
import { examine } from '../engine/conformance/suite.ts';
import { isAwaited } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import type { GameModule } from '../engine/contract/game.ts';
import { LEVELS } from './level-names.ts';
import { levelsOf } from './levels.ts';

/** Roll-outs of those who think ahead: fewer than at a table, for what they are made of is the same. */
const ROLL_OUTS = { hersir: 12, jarl: 18 } as const;
/** So many decisions of one game are looked at, and then another one begins. */
const OF_A_GAME = 12;
/** Of the moments of a game every one, or one in so many: of some games the beginning, of others what comes late. */
const SPARSEST = 8;
/** Decisions from the beginning of a game to where it is left. */
const LONGEST = 2000;

export interface Conduct {
  readonly game: Pick<GameModule, 'rules' | 'bots' | 'knowledge'>;
  /** Decisions that leave a choice, all bots together. */
  readonly decisions: number;
  readonly seed: string;
  /** Who is held to it: the levels of the game, unless others are given. */
  readonly bots?: Readonly<Record<string, Bot>>;
  onGame?(decided: number): void;
}

export interface Conducted {
  /** Decisions by name. */
  readonly decided: Readonly<Record<string, number>>;
  /** The first game in which something was wrong is the last one. */
  readonly problems: readonly string[];
}

/**
 * Holds bots to `honest` and `steady`, one after the other, in games by luck with any number of seats and any options:
 * where everything hidden is dealt anew the same luck gives the same answer, and who is asked the same answers the same.
 */
export function conductOf({ game, decisions, seed, bots = levelsToTry(game), onGame }: Conduct): Conducted {
  const { rules } = game;
  const { min, max } = rules.seats;
  const names = Object.keys(bots);
  const chance = new FastChance(seed);
  const decided = Object.fromEntries(names.map(name => [name, 0]));
  const problems: string[] = [];
  /** Where few are asked for, everybody has some of them. */
  const share = Math.ceil(decisions / names.length);
  let all = 0;
  for (let number = 0; all < decisions && problems.length === 0; number++) {
    const name = names[number % names.length];
    const seats = min + chance.below(max - min + 1);
    const options = randomOptions(rules.options, seats, chance);
    const most = Math.min(OF_A_GAME, share, decisions - all);
    const { law, looked } = both(name, bots[name], most, 1 + chance.below(SPARSEST));
    const subject = { rules, options, seats, seed: `${seed}/${number}`, stopAfter: LONGEST };
    problems.push(...examine(subject, 'full', [law]).problems.map(one => `${rules.id}, ${subject.seed}, ${one}`));
    decided[name] += looked();
    all += looked();
    onGame?.(all);
  }
  return { decided, problems };
}

const levelsToTry = ({ rules, bots, knowledge }: Conduct['game']): Readonly<Record<string, Bot>> => {
  const levels = levelsOf({ rules, bots, knowledge: { ...knowledge, rollOuts: ROLL_OUTS } });
  return Object.fromEntries(LEVELS.map(level => [level, levels[level]]));
};

/** Both laws for one bot, at one moment in so many, until enough decisions were looked at. */
function both(name: string, bot: Bot, most: number, sparse: number): { readonly law: Law; looked(): number } {
  const laws = [honest(name, bot), steady(name, bot)];
  let looked = 0;
  const law: Law = {
    name: 'conduct',
    *atDecision(moment) {
      const asks = moment.asks.filter(ask => isAwaited(ask) && (ask.choices.length > 1 || ask.ranges?.length));
      if (asks.length === 0 || moment.chance.below(sparse) > 0) return;
      for (const ask of asks.slice(0, most - looked)) {
        looked++;
        for (const one of laws) yield* one.atDecision?.({ ...moment, asks: [ask] }) ?? [];
      }
    },
  };
  return { law, looked: () => looked };
}
