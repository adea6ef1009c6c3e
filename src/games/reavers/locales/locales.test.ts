import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import { localeSuite, speakerIn, type WordsCase } from '../../../kit/test/locales.ts';
import { literals, sourcesIn } from '../../../kit/test/words.ts';
import { CLANS, COLOURS } from '../content/dice.ts';
import { SPACES } from '../content/spaces.ts';
import { UPGRADES } from '../content/upgrades.ts';
import { game } from '../index.ts';
import type { ReaversChoice } from '../rules/choices.ts';
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
  ...['Leader: {card_label}. {wild}', 'Round {round, number}', 'Artisan', 'Pile', 'artefact'],
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
  'card.art': ['Art', 'Arte', 'Art', 'Arte'],
  'choice.rally': ['Rally {card}', 'Raduna {card}', 'Rallier {card}', 'Reunir {card}'],
  'choice.pillage': ['Pillage', 'Saccheggia', 'Piller', 'Saquear'],
};

/** Facts that are shown, not told. */
const wordless: WordsCase['wordless'] = ({ kind }) => ['sealed', 'discarded', 'to-pile'].includes(kind);

const folder = fileURLToPath(new URL('..', import.meta.url));

const words: WordsCase = {
  game,
  locales: { en: english, it: italian, fr: french, es: spanish },
  folder,
  shared: SHARED,
  glossary: GLOSSARY,
  wordless,
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
  chairs: ['crest.boar', 'crest.owl', 'crest.stag', 'crest.ram'],
  // A tile gives something.
  never: (id, { food, favour, chosen = 0, rolled = 0 }) =>
    id === 'fact.tile-turned' && !food && !favour && !chosen && !rolled,
  numbers: ['score', 'hammers'],
};

localeSuite(words);

describe('one word for one thing', () => {
  /** Without accents; of a verb the part that all its forms share. */
  const bare = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

  it.each(Object.entries(words.locales))(
    '%s: sentences about things say what buttons and things are called',
    (_, said) => {
      const verbs = (['rally', 'specialise', 'promote'] as const).map(kind =>
        bare(said[`choices.${kind}`]).slice(0, 3),
      );
      for (const verb of verbs) expect(bare(said['spaceText.recruit'])).toContain(verb);
      expect(bare(said['tip.honour'])).toContain(bare(said['ui.first-player']));
      for (const tip of ['tip.slot', 'tip.favour'] as const) expect(said[tip]).not.toMatch(/Maraudeur|Incursor/);
    },
  );

  it('a space is a space where the hall answers for somebody', () => {
    const spaces = { en: 'space', it: 'spazio', fr: 'case', es: 'espacio' } as const;
    for (const [language, space] of Object.entries(spaces)) {
      const said = words.locales[language as keyof typeof spaces];
      for (const order of ['order.rest-if-poor.text', 'order.no-artefacts-after.text'] as const)
        expect(said[order]).toContain(space);
    }
  });
});

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
