import type { Ask } from '../../../engine/contract/ask.ts';
import type { Bot } from '../../../engine/contract/bot.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import { readView } from '../rules/read-view.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { callOrStore } from './answers/artefacts.ts';
import { commitHammers, rerollDice } from './answers/combat.ts';
import { keepAll, parting, returning, rollDie, takeDie, turnDie } from './answers/dice.ts';
import { chooseCards, chooseSpoils, chooseUpgrade, giveUp, keepCard, resolveCards, storm } from './answers/loot.ts';
import { chooseDeck, chooseReaver, chooseUse, exchange } from './answers/reavers.ts';
import { chooseBattle, journey, loseTreasure, winBattle } from './answers/sea.ts';
import { select } from './answers/select.ts';
import { attempt, collect, decline } from './answers/subdue.ts';
import { returnProphecy, trade, tradeDie } from './answers/trade.ts';
import { actOrRest, done } from './answers/turn.ts';
import type { Decide } from './decide.ts';
import { look } from './judging/outlook.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** By prompt: who answers it. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  select,
  'act-or-rest': actOrRest,
  rest: actOrRest,
  after: done,
  'take-die': takeDie,
  'roll-die': rollDie,
  'turn-die': turnDie,
  payment: parting,
  overflow: returning,
  'return-more': keepAll,
  'lose-die': parting,
  'use-reaver': chooseUse,
  'choose-deck': chooseDeck,
  'choose-reaver': chooseReaver,
  exchange,
  'choose-cards': chooseCards,
  'keep-card': keepCard,
  resolve: resolveCards,
  'give-up': giveUp,
  upgrade: chooseUpgrade,
  pillage: chooseSpoils,
  artisan: chooseSpoils,
  runes: chooseSpoils,
  storm,
  journey,
  'lose-treasure': loseTreasure,
  'choose-battle': chooseBattle,
  'sea-battle': winBattle,
  hammers: commitHammers,
  reroll: rerollDice,
  subdue: attempt,
  collect,
  better: decline,
  trade,
  'trade-die': tradeDie,
  'return-prophecy': returnProphecy,
};

/** Answers from a table that shows what the seat may know. */
export function decideWith(weights: Weights, table: State, ask: Ask<ReaversChoice>): ReaversChoice {
  if (ask.choices.length === 1) return ask.choices[0];
  const decide = DECISIONS[ask.prompt];
  if (!decide) throw new Error(`no idea how to answer "${ask.prompt}"`);
  const outlook = look(table, ask.seat, weights);
  return callOrStore(outlook, ask) ?? decide(outlook, ask);
}

/** A player that weighs every answer by what it promises; `weights` is its feeling for the game. */
export const heuristicWith = (weights: Weights): Bot<ReaversChoice, View> => ({
  choose: (view, ask) => decideWith(weights, readView(view), ask),
});

export const heuristic = heuristicWith(WEIGHTS);
