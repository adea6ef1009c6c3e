/** Parley as a hall loads it, with a bot that speaks unasked. Its words are English in every language: it never ships. */
import { inRange } from '../../contract/ask.ts';
import type { Bot } from '../../contract/bot.ts';
import type { GameModule, Messages } from '../../contract/game.ts';
import { defineGame } from '../../contract/play.ts';
import { type ParleyView, parley } from './parley.ts';

const MESSAGES: Messages = {
  'game.name': 'Parley',
  'prompt.talk': 'Talk with the others, or say that you are ready.',
  'wait.talk': '{names} {count, plural, one {talks} other {talk}}.',
  'prompt.bid': 'Year {year}: bid for the raid.',
  'wait.bid': '{names} {count, plural, one {bids} other {bid}} in year {year}.',
  'prompt.raid': 'Choose whom to raid.',
  'wait.raid': '{names} may raid.',
  'prompt.aid': 'Your ally raids: send gold.',
  'wait.aid': '{names} may send gold.',
  'choice.ready': 'Ready',
  'choice.stay': 'Stay at home',
  'choice.offer': 'Offer an alliance to {to}',
  'choice.agree': 'Agree with {to}',
  'choice.raid': 'Raid {to}',
  'choice.gift': 'Give {gold} to {to}',
  'choice.bid': 'Bid {gold}',
  'fact.income': 'Everybody gets {gold} gold.',
  'fact.gave': '{seat} gives {gold} gold to {to}.',
  'fact.offered': '{seat} offers an alliance to {to}.',
  'fact.allied': '{seat} and {to} are allies.',
  'fact.ready': '{seat} is ready.',
  'fact.bid': '{seat} bids {gold}.',
  'fact.stayed': '{seat} stays at home.',
  'fact.raided': '{seat} takes land from {to}.',
  'fact.repelled': '{to} drives {seat} off.',
  'fact.fell': '{seat} has lost all land to {to}.',
  'why.not-now': 'Not now.',
  'won.years': '{names}: {lands} lands when the years were over.',
  'won.last': '{names}: nobody else is left in year {year}.',
  'won.alliance': '{names}: the last alliance, in year {year}.',
  'unit.lands': 'Lands',
  'source.lands': 'Lands',
  'option.scenario': 'Scenario',
  'option.scenario.free': 'Free',
  'option.scenario.free.text': 'Everybody begins alike.',
  'option.scenario.history': 'History',
  'option.scenario.history.text': 'Six lords as the sagas have them.',
  'option.scenario.pairs': 'Pairs',
  'option.scenario.pairs.text': 'Who sits opposite is an ally.',
  'option.years': 'Years',
  'option.years.4': 'Four',
  'option.years.4.text': 'Four years.',
  'option.years.2': 'Two',
  'option.years.2.text': 'Two years.',
  'option.years.12': 'Twelve',
  'option.years.12.text': 'Twelve years.',
};

/** Ready at once, bids nothing, stays at home; but gives a coin whenever it may. */
export const giver: Bot = {
  choose: (_view, { choices, ranges: [range] = [] }) => choices[0] ?? inRange(range, range.min),
  speakUp: (_view, { ranges: [range] = [] }) => (range ? inRange(range, range.min) : null),
};

export const parleyModule: GameModule = {
  rules: defineGame(parley),
  bots: { giver },
  messages: async () => MESSAGES,
  summary: view => {
    const { lands, purse, year } = view as ParleyView;
    return `Year ${year}. Lands: ${lands.join(', ')}. Your purse: ${purse}.`;
  },
};
