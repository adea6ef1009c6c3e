/** All that there is in the box, side by side: units, heroes, buildings, events, powers, with their numbers. */
import type { Speaker } from '../../../../engine/text/text.ts';
import type { IconName } from '../../../../kit/look/icon-names.ts';
import type { CardBrowserContent, CardBrowserEntry } from '../../../../kit/table/table-module.ts';
import { BUILD_COUNTERS, BUILD_PRICE, BUILDINGS } from '../../content/buildings.ts';
import { EVENT } from '../../content/events.ts';
import { HERO_BONUSES, heroMove, LEGEND } from '../../content/heroes.ts';
import { LORDS } from '../../content/lords.ts';
import { POWER } from '../../content/powers.ts';
import { priceOf } from '../../content/prices.ts';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { STONE_POWERS } from '../../content/stone.ts';
import { MOST_UNDEAD, TROOP } from '../../content/troops.ts';
import { ALIGNMENT_ICONS, BUILDING_ICONS, TROOP_ICONS } from '../pieces.ts';
import { FAMILY_ICONS, familyOf } from '../screens/event-told.ts';
import { LORD_SIDES } from '../sides.ts';

/** What is reconstructed is marked so (SC-R-prices, SC-R-counters). */
const ABOUT = '≈';

const SORTS: readonly { readonly sort: string; readonly icon: IconName }[] = [
  { sort: 'units', icon: 'guards' },
  { sort: 'heroes', icon: 'sword-brandish' },
  { sort: 'legends', icon: 'winged-sword' },
  { sort: 'buildings', icon: 'tower-flag' },
  { sort: 'events', icon: 'lightning-storm' },
  { sort: 'powers', icon: 'glowing-hands' },
  { sort: 'stone', icon: 'rune-stone' },
];

export function cards(speaker: Speaker): CardBrowserContent {
  return {
    title: speaker.say('ui.cards-title'),
    entries: [
      ...units(speaker),
      ...heroes(speaker),
      ...legends(speaker),
      ...buildings(speaker),
      ...events(speaker),
      ...powers(speaker),
      ...stone(speaker),
    ],
    filters: [
      {
        id: 'sort',
        label: speaker.say('ui.card-sort'),
        values: SORTS.map(({ sort, icon }) => ({ value: sort, label: speaker.say(`ui.card-${sort}`), icon })),
      },
      {
        id: 'lord',
        label: speaker.say('ui.card-lord'),
        values: LORDS.map(lord => ({ value: lord, label: speaker.name('lord', lord), icon: LORD_SIDES[lord].emblem })),
      },
    ],
    note: speaker.say('ui.cards-note'),
  };
}

/** Those of the dead are counted by the rulebook. */
const counters = (of: string): number => (of === 'undead' ? MOST_UNDEAD : RECONSTRUCTED.counters[of].copies);

const units = (speaker: Speaker): CardBrowserEntry[] =>
  TROOP.map(({ id, alignment, class: rank, values }) => ({
    id,
    card: {
      kind: 'plain',
      name: speaker.name('kind', id),
      art: TROOP_ICONS[id],
      value: values.value,
      shape: 'hexagon',
      sign:
        alignment === null
          ? undefined
          : { icon: ALIGNMENT_ICONS[alignment], label: speaker.name('alignment', alignment) },
      kindLine: `${speaker.name('class', rank)} · ${speaker.name('alignment', alignment ?? 'none')}${id === 'undead' ? '' : ` ${ABOUT}`}`,
      text: `${speaker.say(`kindText.${id}`)} ${speaker.say(
        rank === 'special' ? 'ui.card-counters' : 'ui.card-prices',
        {
          ...priceOf(RECONSTRUCTED, id),
          counters: counters(id),
        },
      )}`,
    },
    marks: { sort: 'units' },
    clauses: [`SC-C-${id}`, 'SC-R-prices', 'SC-R-counters'],
  }));

const heroes = (speaker: Speaker): CardBrowserEntry[] =>
  HERO_BONUSES.map(bonus => {
    const id = `hero-${bonus}`;
    return {
      id,
      card: {
        kind: 'upgrade',
        name: speaker.name('hero', id),
        art: 'sword-brandish',
        value: `+${bonus}`,
        shape: 'circle',
        kindLine: `${speaker.say('ui.card-heroes')} ${ABOUT}`,
        text: `${speaker.say('ui.card-hero', { bonus, ...heroMove(bonus) })} ${speaker.say('ui.card-counters', {
          counters: counters(id),
        })}`,
      },
      marks: { sort: 'heroes' },
      clauses: ['SC-18.1', 'SC-13.5', 'SC-R-counters'],
    };
  });

const legends = (speaker: Speaker): CardBrowserEntry[] =>
  LEGEND.map(({ id, alignment, bonus, region, from, to }) => ({
    id,
    card: {
      kind: 'upgrade',
      name: speaker.name('hero', id),
      art: 'sword-brandish',
      value: `+${bonus}`,
      shape: 'circle',
      sign: { icon: ALIGNMENT_ICONS[alignment], label: speaker.name('alignment', alignment) },
      kindLine: speaker.say('ui.card-legend', { region, least: from, most: to }),
      text: speaker.say(`heroText.${id}`),
    },
    marks: { sort: 'legends' },
    clauses: [`SC-C-${id}`, 'SC-C-legendary-hero'],
  }));

const buildings = (speaker: Speaker): CardBrowserEntry[] =>
  BUILDINGS.map(id => ({
    id,
    card: {
      kind: 'plain',
      name: speaker.name('building', id),
      art: BUILDING_ICONS[id],
      value: BUILD_PRICE,
      shape: 'shield',
      kindLine: speaker.say('ui.card-price', { gold: BUILD_PRICE, counters: BUILD_COUNTERS[id] }),
      text: speaker.say(`buildingText.${id}`),
    },
    marks: { sort: 'buildings' },
    clauses: [`SC-C-${id}`],
  }));

const events = (speaker: Speaker): CardBrowserEntry[] =>
  EVENT.map(({ id, from, to, lasts }) => ({
    id: `event-${id}`,
    card: {
      kind: 'quest',
      name: speaker.name('event', id),
      art: FAMILY_ICONS[familyOf(id)],
      kindLine: `D100 ${from === to ? from : `${from}–${to}`} · ${speaker.say(lasts ? 'ui.event-lasts' : 'ui.event-once')}`,
      text: speaker.say(`eventText.${id}`),
    },
    marks: { sort: 'events' },
    clauses: [`SC-C-${id}`],
  }));

const powers = (speaker: Speaker): CardBrowserEntry[] =>
  POWER.map(({ id, lord, level }) => ({
    id,
    card: {
      kind: 'battle',
      name: speaker.name('power', id),
      art: LORD_SIDES[lord].emblem,
      value: level,
      shape: 'circle',
      kindLine: speaker.say('ui.card-power', { lord, level }),
      text: speaker.say(`powerText.${id}`),
    },
    marks: { sort: 'powers', lord },
    clauses: [`SC-C-${id}`],
  }));

const stone = (speaker: Speaker): CardBrowserEntry[] =>
  STONE_POWERS.map(id => ({
    id: `stone-${id}`,
    card: {
      kind: 'quest',
      name: speaker.name('stone', id),
      art: 'rune-stone',
      kindLine: speaker.say('ui.card-stone'),
      text: speaker.say(`stoneText.${id}`),
    },
    marks: { sort: 'stone' },
    clauses: [`SC-C-${id}`, 'SC-C-stone'],
  }));
