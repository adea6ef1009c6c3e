import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import { localeSuite, speakerIn, type WordsCase } from '../../../kit/test/locales.ts';
import { literals, type Samples, sourcesIn } from '../../../kit/test/words.ts';
import { CLANS, COLOURS } from '../content/dice.ts';
import { SPACES } from '../content/spaces.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { game } from '../index.ts';
import type { ReaversChoice } from '../rules/choices.ts';
import type { ReaversFact } from '../rules/facts.ts';
import { CARD_IDS, CRESTS, DECKS, DIE_IDS, NEED_IDS, RESOURCES, SOURCES, STACK_IDS } from '../rules/numbers.ts';
import { OPTIONS } from '../rules/options.ts';
import { READ_BY } from '../table/play/cards.ts';
import english from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

/** Cards, and once more those that a table may read otherwise. */
const CARD_TEXTS = [
  ...CARD_IDS,
  ...Object.entries(READ_BY).flatMap(([id, option]) => {
    const spec = OPTIONS.find(({ name }) => name === option);
    const [, ...others] = spec && 'values' in spec ? spec.values : [];
    return others.map(value => `${id}.${value}`);
  }),
];

/** Proper names and words that the languages share. */
const SHARED = new Set([
  ...['Reavers of Midgard', 'Lithsman', 'Huskarl', 'Hromenn', 'Spakona', 'Wherry', 'Knarr', 'Lyngbakr', 'Kraken!!!'],
  ...['Andvarinaut', 'Bodn', 'Brisingamen', 'Dainsleif', 'Draupnir', 'Eldhrimnir', 'Hringhorni', 'Jarnglofar'],
  ...['Laevateinn', 'Skidbladnir', 'Art', 'Leader: {card}', 'Villages', 'Artefacts', 'combat', 'Terror'],
  ...['Saga', 'Artefact', '{n, plural, one {# artefact} other {# artefacts}}', 'Leader', 'Round'],
  ...['Leader: {card_label}. {wild}', 'Round {round, number}'],
]);

/** Words that must read as in the glossary: English, Italian, French, Spanish. */
const GLOSSARY: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'word.food': ['Food', 'Cibo', 'Provisions', 'Comida'],
  'word.favour': ['Favour', 'Favore', 'Faveur', 'Favor'],
  'word.glory': ['Glory', 'Gloria', 'Gloire', 'Gloria'],
  'crest.owl.phrase': ['Owl', 'il Gufo', 'le Hibou', 'el Búho'],
  'deck.villages': ['Village loot', 'Bottino Villaggio', 'Butin de village', 'Botín de aldea'],
  'space.recruit': ['Recruit Reavers', 'Reclutamento Razziatori', 'Recruter des maraudeurs', 'Reclutar incursores'],
  'space.keeps': ['Raid Keeps', 'Razziare Fortezze', 'Razzier les forteresses', 'Asaltar fortalezas'],
  'need.double-hammer': ['Double hammer', 'Martello doppio', 'Double marteau', 'Martillo doble'],
  'card.kraken': ['Kraken!!!', 'Kraken!!!', 'Kraken\u202f!!!', '¡¡¡Kraken!!!'],
  'card.seidrs-chosen': ['Seidr’s Chosen', 'Scelta di Seidr', 'Choix du seidr', 'Elección del seidr'],
  'card.tapestry-a': ['Tapestry (A)', 'Stemma (A)', 'Tapisserie (A)', 'Tapiz (A)'],
  'loot.art': ['Art', 'Arte', 'Art', 'Arte'],
  'loot.tapestry': ['Tapestry', 'Stemma', 'Tapisserie', 'Tapiz'],
  'choice.rally': ['Rally {card}', 'Raduna {card}', 'Rallier {card}', 'Reunir {card}'],
  'choice.pillage': ['Pillage', 'Saccheggia', 'Piller', 'Saquear'],
};

/** One of each kind: a new kind does not compile before it is here. */
const FACTS: Samples<ReaversFact> = {
  forced: { kind: 'forced', seat: 0, choice: { kind: 'draw' } },
  sealed: { kind: 'sealed', seat: 0 },
  'round-began': { kind: 'round-began', round: 2 },
  'laid-out': { kind: 'laid-out', deck: 'reavers', cards: ['huskarl', 'scout'] },
  'trade-dice': { kind: 'trade-dice', dice: ['red-ship', 'blue-raven', 'yellow-tree'] },
  reshuffled: { kind: 'reshuffled', deck: 'villages', count: 12 },
  discarded: { kind: 'discarded', deck: 'villages', cards: ['farm'] },
  selected: { kind: 'selected', seat: 0, space: 'keeps' },
  marker: { kind: 'marker', seat: 0 },
  'honour-ship': { kind: 'honour-ship', seat: 0 },
  acts: { kind: 'acts', seat: 0, space: 'trade' },
  rests: { kind: 'rests', seat: 0, space: 'trade' },
  gained: { kind: 'gained', seat: 0, what: 'food', count: 2, cause: 'rest' },
  paid: { kind: 'paid', seat: 0, what: 'food', count: 4, cause: 'battle' },
  lost: { kind: 'lost', seat: 0, what: 'terror', count: 1, cause: 'kraken' },
  glory: { kind: 'glory', seat: 0, glory: 3, source: 'tokens', cause: 'farm' },
  'token-gone': { kind: 'token-gone', seat: 0, what: 'tower', cause: 'tower-red-blue' },
  rolled: { kind: 'rolled', seat: 0, dice: ['red-ship', 'blue-double-hammer'], cause: 'huskarl' },
  'die-gained': { kind: 'die-gained', seat: 0, die: 'yellow-tree', cause: 'rest' },
  'die-spent': { kind: 'die-spent', seat: 0, die: 'red-helmet', as: 'ship', cause: 'combat' },
  'upgrade-spent': { kind: 'upgrade-spent', seat: 0, upgrade: 'ship-or-hammer', as: 'hammer', cause: 'combat' },
  'die-lost': { kind: 'die-lost', seat: 0, die: 'red-chest', cause: 'kraken' },
  'die-dropped': { kind: 'die-dropped', seat: 0, die: 'red-chest' },
  'die-stored': { kind: 'die-stored', seat: 0, die: 'red-chest', artefact: 'friggs-chalice' },
  'no-die': { kind: 'no-die', seat: 0, colour: 'blue', cause: 'huskarl' },
  recruited: { kind: 'recruited', seat: 0, cards: ['huskarl', 'scout'], from: 'deck' },
  rallied: { kind: 'rallied', seat: 0, card: 'huskarl' },
  specialised: { kind: 'specialised', seat: 0, card: 'huskarl', space: 'battle' },
  promoted: { kind: 'promoted', seat: 0, card: 'huskarl' },
  'leader-left': { kind: 'leader-left', seat: 0, card: 'scout', cause: 'rough-seas' },
  'reaver-works': { kind: 'reaver-works', seat: 0, card: 'huskarl' },
  'cards-drawn': { kind: 'cards-drawn', seat: 0, deck: 'keeps', cards: ['armor', 'keep-wall'] },
  'drew-unseen': { kind: 'drew-unseen', seat: 0, deck: 'keeps', count: 2 },
  'cards-taken': { kind: 'cards-taken', seat: 0, deck: 'keeps', cards: ['armor', 'keep-wall'] },
  'card-kept': { kind: 'card-kept', seat: 0, card: 'armor' },
  'to-pile': { kind: 'to-pile', seat: 0, card: 'armor' },
  prophecy: { kind: 'prophecy', seat: 0, card: 'juggernaut', from: 'board' },
  'prophecy-returned': { kind: 'prophecy-returned', seat: 0, card: 'juggernaut' },
  'artefact-placed': { kind: 'artefact-placed', seat: 0, card: 'bodn' },
  'artefact-given-up': { kind: 'artefact-given-up', seat: 0, card: 'bodn' },
  'artefact-used': { kind: 'artefact-used', seat: 0, card: 'bodn', die: 'red-ship' },
  'artefact-lost': { kind: 'artefact-lost', seat: 0, card: 'bodn', cause: 'draugr-ambush' },
  'upgrade-taken': { kind: 'upgrade-taken', seat: 0, upgrade: 'shield' },
  'upgrade-lost': { kind: 'upgrade-lost', seat: 0, upgrade: 'shield', cause: 'draugr-ambush' },
  pillaged: { kind: 'pillaged', seat: 0, card: 'farm' },
  cursed: { kind: 'cursed', seat: 0, other: 1 },
  journey: { kind: 'journey', seat: 0, card: 'kraken' },
  'journey-paid': { kind: 'journey-paid', seat: 0, card: 'kraken' },
  'journey-suffered': { kind: 'journey-suffered', seat: 0, card: 'kraken' },
  'journey-cancelled': { kind: 'journey-cancelled', seat: 0, card: 'kraken' },
  'sea-battle': { kind: 'sea-battle', seat: 0, card: 'knarr', from: 'deck' },
  'sea-won': { kind: 'sea-won', seat: 0, card: 'knarr' },
  'sea-lost': { kind: 'sea-lost', seat: 0, card: 'knarr' },
  'combat-began': { kind: 'combat-began', seat: 0, defence: 4 },
  'combat-rolled': { kind: 'combat-rolled', seat: 0, zeros: 1, ones: 0, twos: 2 },
  rerolled: { kind: 'rerolled', seat: 0, count: 1 },
  'combat-won': { kind: 'combat-won', seat: 0, successes: 4, defence: 4 },
  'combat-lost': { kind: 'combat-lost', seat: 0, successes: 1, defence: 4 },
  subdued: { kind: 'subdued', seat: 0, territory: 'dice-2', by: 'artefact' },
  'not-subdued': { kind: 'not-subdued', seat: 0, territory: 'food-1' },
  // More than any printed tile gives: a content pack may have it.
  'tile-turned': {
    kind: 'tile-turned',
    seat: 0,
    tile: 'favour-1-1',
    territory: 'favour-1',
    food: 2,
    favour: 1,
    chosen: 1,
    rolled: 2,
  },
  scoring: { kind: 'scoring', round: 6 },
  'game-over': { kind: 'game-over', winners: [0, 1], glory: 140 },
};

/** Facts that are shown, not told. */
const WORDLESS = ['sealed', 'discarded', 'to-pile'];

const CHOICES: Samples<ReaversChoice> = {
  select: { kind: 'select', space: 'battle' },
  act: { kind: 'act' },
  'rest-food': { kind: 'rest-food' },
  'rest-die': { kind: 'rest-die' },
  use: { kind: 'use', artefact: 'bodn' },
  store: { kind: 'store', artefact: 'bodn', die: 'red-ship' },
  done: { kind: 'done' },
  decline: { kind: 'decline' },
  'take-die': { kind: 'take-die', die: 'red-ship' },
  'roll-die': { kind: 'roll-die', colour: 'yellow' },
  spend: { kind: 'spend', die: 'red-ship' },
  'spend-upgrade': { kind: 'spend-upgrade', upgrade: 'chest' },
  drop: { kind: 'drop', die: 'red-ship' },
  turn: { kind: 'turn', die: 'red-ship' },
  'take-group': { kind: 'take-group', group: 2 },
  draw: { kind: 'draw' },
  rally: { kind: 'rally', card: 'huskarl' },
  specialise: { kind: 'specialise', card: 'huskarl', space: 'keeps' },
  promote: { kind: 'promote', card: 'huskarl' },
  'choose-deck': { kind: 'choose-deck', deck: 'villages' },
  'choose-reaver': { kind: 'choose-reaver', card: 'huskarl' },
  'keep-card': { kind: 'keep-card', card: 'armor' },
  resolve: { kind: 'resolve', card: 'farm' },
  exchange: { kind: 'exchange' },
  trade: { kind: 'trade', reward: 'food' },
  'trade-die': { kind: 'trade-die', die: 'red-ship' },
  'trade-prophecy': { kind: 'trade-prophecy', card: 'juggernaut' },
  'return-prophecy': { kind: 'return-prophecy', card: 'juggernaut' },
  pay: { kind: 'pay' },
  suffer: { kind: 'suffer' },
  'lose-artefact': { kind: 'lose-artefact', card: 'bodn' },
  'lose-upgrade': { kind: 'lose-upgrade', upgrade: 'chest' },
  face: { kind: 'face', card: 'knarr' },
  combine: { kind: 'combine' },
  fight: { kind: 'fight' },
  roll: { kind: 'roll' },
  reroll: { kind: 'reroll', zeros: 2, ones: 0, twos: 1 },
  pillage: { kind: 'pillage' },
  'take-dice': { kind: 'take-dice' },
  plunder: { kind: 'plunder' },
  curse: { kind: 'curse', seat: 1 },
  'take-upgrade': { kind: 'take-upgrade' },
  'take-glory': { kind: 'take-glory' },
  'give-up': { kind: 'give-up', card: 'bodn' },
  force: { kind: 'force', territory: 'food-1' },
  peace: { kind: 'peace', territory: 'food-1' },
  collect: { kind: 'collect', chosen: 1, rolled: 2 },
};

const folder = fileURLToPath(new URL('..', import.meta.url));

const words: WordsCase = {
  game,
  locales: { en: english, it: italian, fr: french, es: spanish },
  folder,
  shared: SHARED,
  glossary: GLOSSARY,
  facts: Object.values(FACTS),
  choices: Object.values(CHOICES),
  wordless: WORDLESS,
  named: {
    card: CARD_IDS,
    cardText: CARD_TEXTS,
    clan: CLANS,
    colour: COLOURS,
    crest: CRESTS,
    deck: DECKS,
    die: DIE_IDS,
    need: NEED_IDS,
    resource: RESOURCES,
    source: SOURCES,
    space: SPACES,
    term: literals(sourcesIn(folder), /what: '([a-z-]+)'(?:,| as const)\s+amount/g),
    territory: STACK_IDS,
    upgrade: UPGRADES,
  },
  chairs: ['crest.boar', 'crest.owl'],
  numbers: ['score', 'hammers'],
};

localeSuite(words);

describe('a fact in words', async () => {
  const speaker = await speakerIn(words, 'it');
  const say = (fact: Fact & Readonly<Record<string, unknown>>) => speaker.fact(fact);

  it('counts what is gained, and says what brought it about', () => {
    const gained = { kind: 'gained', seat: 0, what: 'favour', count: 1, cause: 'space' };
    expect(say({ ...gained, cause: 'recruit' })).toBe('Reclutamento Razziatori: il Cinghiale ottiene 1 Favore.');
    expect(say({ ...gained, count: 2, cause: 'village-wall' })).toBe(
      'Mura del Villaggio: il Cinghiale ottiene 2 Favori.',
    );
  });

  it('tells the Farm card from the Farm tokens', () => {
    expect(say({ kind: 'gained', seat: 1, what: 'food', count: 3, cause: 'farm' })).toBe(
      'Fattoria: il Gufo ottiene 3 Cibo.',
    );
    expect(say({ kind: 'glory', seat: 1, glory: 3, source: 'tokens', cause: 'farm' })).toBe(
      'Segnalini Fattoria: 3 Gloria per il Gufo.',
    );
  });

  it('joins what a tile gives', () => {
    const turned = { kind: 'tile-turned', seat: 0, territory: 'dice-1', food: 0, favour: 0, chosen: 1, rolled: 0 };
    expect(say(turned)).toBe('Il Cinghiale gira un Territorio con dadi di livello 1: +1 dado su una faccia a scelta.');
    expect(speaker.choice({ kind: 'collect', chosen: 1, rolled: 2 } as ReaversChoice)).toBe(
      'Prendi 1 dado su una faccia a scelta e 2 dadi da tirare',
    );
  });
});
