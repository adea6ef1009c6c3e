import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../engine/contract/game.ts';
import { Speaker } from '../../../engine/text/text.ts';
import { faultsOf, untranslated } from '../../../kit/test/words.ts';
import { ALIGNMENTS } from '../content/alignments.ts';
import { BEASTS } from '../content/beasts.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { EVENTS } from '../content/events.ts';
import { HERO_BONUSES, LEGENDS } from '../content/heroes.ts';
import { LORDS } from '../content/lords.ts';
import { contentSpec } from '../content/pack.ts';
import { PHASES } from '../content/phases.ts';
import { POWERS } from '../content/powers.ts';
import { REGIONS } from '../content/regions.ts';
import { STONE_POWERS } from '../content/stone.ts';
import { TAX_LEVELS } from '../content/taxes.ts';
import { TERRAINS } from '../content/terrain.ts';
import { FATES } from '../content/tokens.ts';
import { TROOP_CLASSES } from '../content/troop-classes.ts';
import { MOST_PAID, TROOPS } from '../content/troops.ts';
import { ISLANDS, SEAS } from '../content/waters.ts';
import english, { type Key } from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

const LOCALES = { en: english, it: italian, fr: french, es: spanish };

/** Proper names, and words that the languages share. */
const PROPER = /^((lord|region|island|hero|beast)\.[a-z-]+|hex\.[a-x][0-9]+)(\.in)?$/;
const SHARED = new Set([
  ...['Skagerrak', 'Yggdrasil', 'Loki', 'Valhalla', 'Blizzard', 'Initiative', 'Construction', 'Plunder', 'Prison'],
  ...[
    'Pillage',
    'Commerce',
    'Inversion',
    'Domination',
    'Submission',
    'Fame',
    'Camp',
    'Temple',
    'Fortification',
    'Port',
  ],
  ...[
    'Scenario',
    'Alliances',
    'Neutral',
    'Normal',
    'Capital',
    'Tundra',
    'Plantation',
    'Pegasi',
    'Saga',
    'force',
    'Force',
    'Table',
    'Goblin',
    'Goblins',
    'Dragon',
  ],
  ...['Vikings', 'Valkyries', 'Ogres', 'neutral', 'Taxes', 'Sacrifice', 'Scandinavia'],
  ...['Ogre', 'Valkyrie', 'Viking', 'point'].map(name => `{n, plural, one {# ${name}} other {# ${name}s}}`),
]);

const FLEETS = 16;
const NAMED: Readonly<Record<string, readonly string[]>> = {
  lord: LORDS,
  role: LORDS,
  trait: LORDS,
  side: ['barbarians', 'rebels', 'commoners'],
  region: REGIONS,
  island: ISLANDS,
  sea: SEAS,
  fleet: Array.from({ length: FLEETS }, (_, i) => `fleet-${i + 1}`),
  kind: [...TROOPS, 'dwarf-engines', ...Array.from({ length: MOST_PAID }, (_, i) => `orc-${i + 1}`), 'ogre-sated'],
  kindText: TROOPS,
  hero: [...HERO_BONUSES.map(bonus => `hero-${bonus}`), ...LEGENDS],
  heroText: LEGENDS,
  piece: ['token'],
  building: BUILDINGS,
  buildingText: BUILDINGS,
  phase: PHASES,
  tax: TAX_LEVELS,
  fate: FATES,
  fateText: FATES,
  beast: BEASTS,
  alignment: [...ALIGNMENTS, 'none'],
  class: TROOP_CLASSES,
  terrain: TERRAINS,
  event: EVENTS,
  eventText: EVENTS,
  power: POWERS,
  powerText: POWERS,
  stone: STONE_POWERS,
  stoneText: STONE_POWERS,
};

describe.each(LANGUAGES)('the names in %s', language => {
  it('are the same as in English, and have the letters of the language', () => {
    expect(faultsOf(LOCALES, language)).toEqual([]);
  });

  it('are there for everything in the box, and for everything that a pack may replace', () => {
    const keys = Object.entries(NAMED).flatMap(([sort, ids]) => ids.map(id => `${sort}.${id}`));
    const replaced = contentSpec.values.flatMap(({ id, of }) => {
      const names = id.split('.');
      return [`content.${names[0]}`, `content.${names[names.length - 1]}`, ...(of ? [of] : [])];
    });
    expect([...keys, ...replaced].filter(key => !(key in LOCALES[language]))).toEqual([]);
  });

  it('are translated, but for proper names', () => {
    const left = untranslated(LOCALES, language, SHARED).filter(line => !PROPER.test(line.split(':')[0]));
    if (language !== 'en') expect(left).toEqual([]);
  });

  it('say of every event, power and stone what it does in two sentences at most', () => {
    for (const [key, message] of Object.entries(LOCALES[language])) {
      if (!/^(eventText|powerText|stoneText|heroText)\./.test(key)) continue;
      expect(message.match(/[.!?](\s|$)/g)?.length, key).toBeLessThanOrEqual(2);
      expect(message.length, key).toBeLessThanOrEqual(200);
    }
  });
});

describe('a name in a sentence', () => {
  const say = (language: 'it' | 'fr' | 'es', key: Key, count = 1) =>
    new Speaker({ language, messages: LOCALES[language], missing: 'throw' }).say(key, { n: count });

  it('has its article and preposition', () => {
    expect([say('it', 'sea.skagerrak.in'), say('it', 'kind.elf.phrase'), say('it', 'island.aland.to')]).toEqual([
      'nello Skagerrak',
      'gli Elfi',
      'ad Aland',
    ]);
    expect([say('fr', 'region.illuria.from'), say('fr', 'sea.bokne.to'), say('fr', 'hero.hero-3.phrase')]).toEqual([
      'd’Illuria',
      'dans le golfe de Bokne',
      'le héros +3',
    ]);
    expect([say('es', 'sea.svarr.to'), say('es', 'kind.valkyrie.one'), say('es', 'building.guild.the')]).toEqual([
      'al mar de Svarr',
      'una valquiria',
      'el gremio de mercaderes',
    ]);
  });

  it('is counted', () => {
    expect([say('it', 'kind.imperial-guard.counted'), say('it', 'kind.imperial-guard.counted', 3)]).toEqual([
      '1 Guardia Imperiale',
      '3 Guardie Imperiali',
    ]);
    expect([say('fr', 'kind.ogre-sated.counted', 2), say('es', 'kind.orc-3.counted')]).toEqual([
      '2 Ogres (repus)',
      '1 orco (+3)',
    ]);
  });
});
