import type { Bot } from '../../../engine/contract/bot.ts';
import { NONE } from '../../../kit/rules/ids.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import { isAdvanced } from '../rules/hex/standing.ts';
import { type Lord, lordNumber } from '../rules/numbers.ts';
import { readView } from '../rules/read-view.ts';
import type { View } from '../rules/view.ts';
import { command, dragon, loki, lokiPayment, next } from './answers/auctions.ts';
import { battles, losses, revive, takeOff, undead, window, windowCount, windowGold } from './answers/battle.ts';
import { building, construction, fervour, fervourBuilding, launch, launchAt } from './answers/build.ts';
import * as byHex from './answers/campaign.ts';
import { fate, swap, upkeep } from './answers/captives.ts';
import { afflict, bear, hire, stand, token } from './answers/events.ts';
import { beast, board, fleet, howMany, orders, passenger, riders, where, who } from './answers/march.ts';
import { quiet } from './answers/pick.ts';
import { bards, feast, lure, pillage, taxes } from './answers/realm.ts';
import { double, entice, heroes, surcharge, troops } from './answers/recruit.ts';
import { firstRegion, moor, muster, pickLord, placeBuilding } from './answers/setup.ts';
import { deathWind, omen, paralysis, strike, waters } from './answers/spells.ts';
import { motiveOf, talk } from './answers/talk.ts';
import type { Decide } from './decide.ts';
import { look } from './judging/outlook.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** The same question is another one on hexes. */
const byRules =
  (basic: Decide, advanced: Decide): Decide =>
  (o, ask, chance) =>
    (isAdvanced(o.state) ? advanced : basic)(o, ask, chance);

/** By prompt: who answers it. */
const DECISIONS: Readonly<Record<string, Decide>> = {
  'pick-lord': pickLord,
  'first-region': firstRegion,
  'second-region': firstRegion,
  moor,
  place: placeBuilding,
  muster,
  next,
  talk,
  gift: (_, ask) => quiet(ask),
  hire,
  afflict,
  lure,
  bards,
  bard: bards,
  feast,
  token,
  stand,
  bear,
  dragon,
  command,
  loki,
  'loki-payment': lokiPayment,
  taxes,
  'tax-level': taxes,
  pillage,
  heroes,
  troops,
  entice,
  surcharge,
  waters,
  omen,
  double,
  paralysis,
  'death-wind': deathWind,
  strike,
  fervour,
  'fervour-building': fervourBuilding,
  construction,
  building,
  launch,
  'launch-at': launchAt,
  orders: byRules(orders, byHex.orders),
  who: byRules(who, byHex.who),
  'how-many': byRules(howMany, byHex.howMany),
  riders: byRules(riders, byHex.riders),
  passenger,
  toward: byHex.where,
  where: byRules(where, byHex.where),
  fleet: byRules(fleet, byHex.fleet),
  board: byRules(board, byHex.board),
  land: byHex.land,
  'beast-toward': byHex.beast,
  beast: byRules(beast, byHex.beast),
  battles: byRules(battles, byHex.battles),
  window,
  'window-count': windowCount,
  'window-gold': windowGold,
  losses,
  revive,
  'take-off': takeOff,
  undead,
  fate,
  swap,
  upkeep,
  'disband-at': (_, ask) => quiet(ask),
};

/** The lord whom a question names. */
const lordAsked = (args: Readonly<Record<string, unknown>> | undefined): Lord =>
  typeof args?.lord === 'string' ? lordNumber[args.lord] : NONE;

/** A player that weighs every answer by what it promises; `weights` is its feeling for the game. */
export function heuristicWith(weights: Weights): Bot<ScandinaviaChoice, View> {
  return {
    choose(view, ask, chance) {
      const [first] = ask.choices;
      // A gift that somebody else has begun in this seat is not made.
      if (ask.choices.length === 1 && (first.kind === 'keep' || !ask.ranges?.length)) return first;
      const decide = DECISIONS[ask.prompt];
      if (!decide) throw new Error(`no idea how to answer "${ask.prompt}"`);
      return decide(look(readView(view), ask.seat, lordAsked(ask.args), weights), ask, chance);
    },
    motive: (view, ask, choice) =>
      ask.prompt === 'talk' ? motiveOf(look(readView(view), ask.seat, lordAsked(ask.args), weights), choice) : null,
  };
}

export const heuristic = heuristicWith(WEIGHTS);
