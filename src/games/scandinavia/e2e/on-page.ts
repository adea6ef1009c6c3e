import { pathsOf } from '../../../kit/table/play/paths.ts';
import type { OnPage } from '../../../kit/test/on-page.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import type { View } from '../rules/view.ts';
import { touching } from '../table/play/play.ts';
import { isOnMap, type Target } from '../table/play/targets.ts';
import { crowd } from './crowd.ts';
import { moments } from './moments.ts';

export const onPage: OnPage<View, ScandinaviaChoice> = {
  paths: (ask, view) => pathsOf(touching, ask, view),
  // Another place on the map, or another lord, instead of the one that lies ready; words are begun anew.
  instead: target => isOnMap(target as Target) || target.startsWith('sheet:'),
  idle: ['done', 'ready', 'decline', 'not-again', 'to-battle'],
  uses: ['place', 'say', 'confirm'],
  // Gold, offers and bids are hidden, and all of them are numbers: no name stands for them alone. The engine's own law of
  // secrecy holds what a view tells, and the table draws nothing else.
  secrets: { names: [], from: () => [] },
  moments,
  main: 'orders',
  timed: ['hexes'],
  asked: messages => messages['prompt.orders'].replace('{lord}', messages['lord.krosen']),
  screens: [
    { name: 'lords', moment: 'lords', shows: '.sc-sheet' },
    { name: 'diplomacy', moment: 'offered', shows: '.sc-talk' },
    { name: 'event', moment: 'event' },
    { name: 'bids', moment: 'dragon', shows: '.sc-auction' },
    { name: 'taxes', moment: 'taxes' },
    { name: 'recruiting', moment: 'troops' },
    { name: 'marches', moment: 'orders' },
    { name: 'battle', moment: 'battle', shows: '.sc-battle' },
    { name: 'losses', moment: 'losses', shows: '.sc-battle' },
    { name: 'upkeep', moment: 'upkeep' },
    { name: 'hexes', moment: 'hexes', shows: '.sc-hexes' },
    { name: 'reach', moment: 'reach', shows: '.sc-reach' },
    { name: 'voyage', moment: 'voyage', shows: '.sc-hexes' },
    { name: 'clash', moment: 'clash', shows: '.sc-battle' },
  ],
  resumed: { orders: 'place:', offered: 'offer:' },
  inSight: [
    { what: 'the window with the map', moment: 'orders', selector: '.sk-panzoom', count: 1 },
    { what: 'six lords', moment: 'orders', selector: '.sk-table-seat', count: 6, forms: ['phone'] },
    { what: 'every level of taxes', moment: 'taxes', selector: '[data-target^="tax:"]', count: 5, forms: ['phone'] },
    {
      what: 'who stands where one may march',
      moment: 'orders',
      selector: '.sc-standing > li:first-child',
      count: 1,
      forms: ['desktop', 'tablet'],
    },
    { what: 'who has sealed a bid', moment: 'dragon', selector: '.sc-purses > li', count: 6, forms: ['phone'] },
    { what: 'the chance in a battle', moment: 'battle', selector: '.sc-odds-chance', count: 1, forms: ['phone'] },
  ],
  dark: [{ what: 'a place', selector: '.sc-map [data-target="place:glorien"][data-lit="false"]' }],
  mayEnd: [],
  crowd,
  pictures: [
    { name: 'scandinavia-desktop', moment: 'orders' },
    { name: 'scandinavia-battle', moment: 'fray' },
    { name: 'scandinavia-diplomacy', moment: 'offered' },
    { name: 'scandinavia-phone', moment: 'orders', form: 'phone' },
    { name: 'scandinavia-hex', moment: 'reach' },
    { name: 'scandinavia-hex-phone', moment: 'reach', form: 'phone' },
  ],
  walks: {
    // The talk is long: most walks begin after it.
    tables: [
      { seats: 'ybbbbb', confirms: true, from: (_, __, view) => view.phase === 'taxes' },
      { seats: 'yyyy' },
      { seats: 'yyyyyy', phone: true, from: (_, __, view) => view.turn >= 2 && view.phase === 'recruiting' },
      {
        seats: 'ybb',
        options: { rules: 'advanced' },
        confirms: true,
        from: (_, __, view) => view.turn >= 2 && view.phase === 'military',
      },
      {
        seats: 'yyyb',
        options: { rules: 'advanced' },
        phone: true,
        from: (_, __, view) => view.phase === 'construction',
      },
      { seats: 'yyb', from: (_, __, view) => view.turn >= 2 && view.phase === 'military' },
    ],
    rare: ['window', 'losses'],
    prompts: 12,
  },
};
