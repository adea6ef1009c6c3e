import type { Chance } from '../engine/chance/chance.ts';
import type { Ask, Choice } from '../engine/contract/ask.ts';
import type { Bot } from '../engine/contract/bot.ts';
import type { GameModule } from '../engine/contract/game.ts';
import type { Knowledge, Prior } from '../engine/contract/knowledge.ts';
import type { Level } from './level-names.ts';
import { random } from './random.ts';
import { answersTo } from './search/candidates.ts';
import { type Hurry, searching } from './search/searching.ts';
import { type Thinker, thinkerOf } from './search/thinker.ts';

/** Roll-outs for a decision, where a game says nothing else: what a level thinks is the same on any machine. */
const ROLL_OUTS = { hersir: 48, jarl: 240 } as const;

/** How far a beginner overlooks what an answer is worth, of the span between the worst and the best. */
const HAZE = 0.2;
/** Where nothing was weighed, one answer in so many is any. */
const SLIPS = 4;

/** What thinks ahead in a game: by its knowledge, with its player of the first sight. */
export const thinkerFor = ({ rules, bots, knowledge }: Pick<GameModule, 'rules' | 'bots' | 'knowledge'>): Thinker =>
  thinkerOf(rules, Object.values(bots)[0] ?? random, knowledge);

/** Roll-outs for a decision by level. */
export const rollOutsOf = (knowledge: Knowledge | undefined): { readonly hersir: number; readonly jarl: number } =>
  knowledge?.rollOuts ?? ROLL_OUTS;

/** The bots of a game by level: who answers at first sight, who errs, and who thinks ahead; `hurry` where somebody waits. */
export function levelsOf(
  game: Pick<GameModule, 'rules' | 'bots' | 'knowledge'>,
  hurry?: Hurry,
): Readonly<Record<Level, Bot>> {
  const karl = Object.values(game.bots)[0] ?? random;
  const thinker = thinkerFor(game);
  const { hersir, jarl } = rollOutsOf(game.knowledge);
  return {
    thrall: erring(thinker, karl),
    karl,
    hersir: { ...unasked(karl), ...searching(thinker, hersir, hurry) },
    jarl: { ...unasked(karl), ...searching(thinker, jarl, hurry) },
  };
}

/** Where nobody waits for an answer, every level says what first sight says. */
const unasked = ({ speakUp }: Bot): Pick<Bot, 'speakUp'> => (speakUp ? { speakUp } : {});

/** Errs as beginners do: the better an answer, the likelier it is, and a little worse is nearly as good. */
function erring(thinker: Thinker, karl: Bot): Bot {
  return {
    ...unasked(karl),
    choose(view, ask, chance) {
      if (ask.choices.length === 1 && !ask.ranges?.length) return ask.choices[0];
      return hazy(ask, thinker.prior(view, ask, chance), chance);
    },
  };
}

/** Whole numbers to draw by: chances in so many parts. */
const PARTS = 1 << 20;

export function hazy(ask: Ask, { answer, worths }: Prior, chance: Chance): Choice {
  const weighed = [...worths];
  if (weighed.length < 2) {
    if (chance.below(SLIPS) > 0) return answer;
    const answers = answersTo(ask);
    return answers[chance.below(answers.length)];
  }
  const values = weighed.map(([, worth]) => worth);
  const most = Math.max(...values);
  const span = most - Math.min(...values);
  const odds = values.map(worth => (span > 0 ? Math.exp((worth - most) / (HAZE * span)) : 1));
  let left = (chance.below(PARTS) / PARTS) * odds.reduce((sum, one) => sum + one, 0);
  for (let i = 0; i < odds.length; i++) {
    left -= odds[i];
    if (left < 0) return weighed[i][0];
  }
  return answer;
}
