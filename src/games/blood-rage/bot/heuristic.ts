import type { Chance } from '../../../engine/chance/chance.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { Bot } from '../../../engine/contract/bot.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import { readView } from '../rules/read-view.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { chooseAction } from './answers/action.ts';
import { buyBack } from './answers/aftermath.ts';
import { answerCall } from './answers/call.ts';
import { commitCard } from './answers/commit.ts';
import { draft, keepCard } from './answers/draft.ts';
import { enterFree, moveLeader, pillageNow } from './answers/entry.ts';
import { chooseMarchers } from './answers/march.ts';
import { chooseRaise } from './answers/raise.ts';
import { rescue } from './answers/rescue.ts';
import { countQuest, keepOne, lateCard } from './answers/reveal.ts';
import { giveUp } from './answers/sacrifice.ts';
import type { Decide } from './decide.ts';
import { look } from './judging/outlook.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** By prompt: who answers it. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  draft,
  'keep-card': keepCard,
  action: chooseAction,
  march: chooseMarchers,
  'free-invasion': enterFree,
  'bring-warrior': enterFree,
  'come-back': enterFree,
  'pillage-now': pillageNow,
  'move-leader': moveLeader,
  sacrifice: giveUp,
  'call-to-battle': answerCall,
  'battle-card': commitCard,
  'keep-one': keepOne,
  'count-quest': countQuest,
  'late-card': lateCard,
  'buy-back': buyBack,
  save: rescue,
  raise: chooseRaise,
};

/** Answers from a table that shows what the seat may know; `cards` is the size of each hand. */
export function decideWith(
  weights: Weights,
  table: State,
  cards: readonly number[],
  ask: Ask<BloodRageChoice>,
  chance: Chance,
): BloodRageChoice {
  if (ask.choices.length === 1) return ask.choices[0];
  const decide = DECISIONS[ask.prompt];
  if (!decide) throw new Error(`no idea how to answer "${ask.prompt}"`);
  return decide(look(table, ask.seat, weights, cards), ask, chance);
}

/** A player that weighs every answer by what it promises; `weights` is its feeling for the game. */
export function heuristicWith(weights: Weights): Bot<BloodRageChoice, View> {
  return {
    choose(view, ask, chance) {
      const cards = view.clans.map(clan => clan.hand);
      return decideWith(weights, readView(view), cards, ask, chance);
    },
  };
}

export const heuristic = heuristicWith(WEIGHTS);
