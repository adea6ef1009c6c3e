import type { Ask } from '../../../engine/contract/ask.ts';
import { Match } from '../../../engine/match/match.ts';
import { pathsOf } from '../../../kit/table/play/paths.ts';
import type { OnPage } from '../../../kit/test/on-page.ts';
import { press } from '../../../kit/test/page.ts';
import { SELECTIONS } from '../content/spaces.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import type { ReaversFact } from '../rules/facts.ts';
import { cardNumber } from '../rules/numbers.ts';
import type { View } from '../rules/view.ts';
import { lastRoll } from '../table/play/last-roll.ts';
import { touching } from '../table/play/play.ts';
import { secrets } from './secrets.ts';

const HROMENN = cardNumber.hromenn;

const mine = (ask: Ask<ReaversChoice>, prompt: string): boolean => ask.seat === 0 && ask.prompt === prompt;
const kindsOf = (ask: Ask<ReaversChoice>): ReadonlySet<string> => new Set(ask.choices.map(({ kind }) => kind));

/** What is told when the reader answers so; nothing where that is no answer. */
function toldThen(match: Match, choice: ReaversChoice): ReadonlySet<string> {
  const then = Match.load(match.rules, match.save().log);
  const taken = then.choose(0, choice);
  return new Set(taken.refusal ? [] : taken.facts.map(({ fact }) => fact.kind));
}

export const onPage: OnPage<View, ReaversChoice> = {
  paths: (ask, view) => pathsOf(touching, ask, view),
  // Until it is confirmed any other thing may be touched in its place; words make room for the one that confirms.
  instead: target => !target.startsWith('say:'),
  idle: ['rest-food', 'rest-die', 'decline'],
  uses: ['space', 'card', 'die', 'face', 'say', 'confirm'],
  secrets,
  moments: {
    /** A space is to be selected in the fourth round, with much to choose from. */
    select: { until: (_, ask, { round }) => mine(ask, 'select') && round === 4 && ask.choices.length >= 4 },
    /** A space that the reader could take part in, with artefacts already on board. */
    act: {
      until: (_, ask, { round, seats }) =>
        mine(ask, 'act-or-rest') && kindsOf(ask).has('act') && round >= 3 && seats[0].artefacts.length > 0,
    },
    /** A price with more than one way to pay it. */
    payment: { until: (_, ask) => mine(ask, 'payment') && ask.choices.length >= 2 },
    /** The dice of a fight lie there, and may be rolled again. */
    combat: { until: (_, ask) => mine(ask, 'reroll') && ask.choices.length >= 3 },
    /** A fight that is decided when the dice are rolled. */
    fight: {
      until(match, ask) {
        if (!mine(ask, 'hammers') || !kindsOf(ask).has('roll')) return false;
        const told = toldThen(match, { kind: 'roll' });
        return told.has('combat-won') || told.has('combat-lost');
      },
    },
    /** The reader's last word of a round. */
    'last word': {
      game: 2,
      until: (match, ask, { selections }) =>
        mine(ask, 'act-or-rest') &&
        kindsOf(ask).has('rest-food') &&
        selections === SELECTIONS &&
        toldThen(match, { kind: 'rest-food' }).has('round-began'),
    },
    /** Territories to be had by force and in peace. */
    subdue: { until: (_, ask) => mine(ask, 'subdue') && kindsOf(ask).has('force') && kindsOf(ask).has('peace') },
    /** Two reavers are laid out, one with the longest words. */
    recruited: {
      game: 11,
      until: (_, ask, { frames }) =>
        mine(ask, 'use-reaver') &&
        frames.some(each => each.kind === 'recruit' && each.cards.length === 2 && each.cards.includes(HROMENN)),
    },
    /** Somebody else has just rolled crew dice. */
    rolled: {
      until(match, ask) {
        const roll = ask.seat === 0 ? lastRoll(match.factsFor(0).map(({ fact }) => fact as ReaversFact)) : null;
        return roll !== null && roll.fact.kind === 'rolled' && roll.fact.seat !== 0;
      },
    },
  },
  main: 'select',
  asked: messages => messages['prompt.select'].replace('{round, number}', '4'),
  screens: [
    { name: 'select', moment: 'select', step: page => press(page, '[data-target^="space:"][data-lit="true"]') },
    { name: 'act or rest', moment: 'act' },
    { name: 'payment', moment: 'payment', shows: '.rm-payment' },
    { name: 'combat', moment: 'combat', shows: '.rm-combat' },
    { name: 'subdue', moment: 'subdue', step: page => press(page, '[data-target^="territory:"][data-lit="true"]') },
  ],
  resumed: { combat: 'say:', payment: 'die:' },
  inSight: [
    {
      what: 'a die to be spent, where the ship lies below the lands',
      moment: 'payment',
      selector: '[data-part="hand"] [data-target^="die:"][data-lit="true"]',
      forms: ['tablet'],
      first: true,
    },
    {
      what: 'the dice printed on reavers that are laid out, below all their words',
      moment: 'recruited',
      selector: '.rm-laid .rm-printed',
      count: 2,
    },
  ],
  dark: [{ what: 'a die', selector: '[data-part="hand"] [data-target^="die:"][data-lit="false"]' }],
  // Reavers that are specialised are drawn as small as a coin; the whole card is in the zoom.
  mayEnd: ['.rm-reaver-name'],
  pictures: [
    { name: 'reavers-desktop', moment: 'select' },
    { name: 'reavers-phone', moment: 'select', form: 'phone' },
  ],
  walks: {
    tables: [
      { seats: 'yb', from: (_m, _a, { round }) => round >= 1, confirms: true },
      { seats: 'yyb', from: (_m, _a, { round }) => round >= 3, phone: true },
      { seats: 'ybyb', from: (_m, _a, { round }) => round >= 2 },
    ],
    // Questions that chance seldom comes to.
    rare: ['lose-treasure', 'choose-deck', 'better', 'return-prophecy', 'choose-reaver', 'lose-die', 'artisan'],
    prompts: 12,
  },
};
