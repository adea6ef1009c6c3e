import { fileURLToPath } from 'node:url';
import { localeSuite } from '../../../kit/test/locales.ts';
import { ALIGNMENTS } from '../content/alignments.ts';
import { BEASTS } from '../content/beasts.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { EVENTS } from '../content/events.ts';
import { HERO_BONUSES, LEGENDS } from '../content/heroes.ts';
import { HEX_IDS } from '../content/hexes.ts';
import { LORDS } from '../content/lords.ts';
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
import { game } from '../index.ts';
import { CAUSES, WAYS } from '../vocabulary.ts';
import english from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

/** Proper names, and words that the languages share. */
const PROPER = /^((lord|region|island|hero|beast)\.[a-z-]+|hex\.[a-x][0-9]+)(\.in)?$/;
const SHARED = new Set([
  ...Object.entries(english).flatMap(([key, message]) => (PROPER.test(key) ? [message] : [])),
  ...['Skagerrak', 'Yggdrasil', 'Loki', 'Valhalla', 'Blizzard', 'Initiative', 'Construction', 'Plunder', 'Prison'],
  ...['Pillage', 'Commerce', 'Inversion', 'Domination', 'Submission', 'Fame', 'Camp', 'Temple', 'Fortification'],
  ...['Port', 'Scenario', 'Alliances', 'Neutral', 'Normal', 'Capital', 'Tundra', 'Plantation', 'Pegasi', 'Saga'],
  ...['force', 'Force', 'Table', 'Goblin', 'Goblins', 'Dragon', 'Vikings', 'Valkyries', 'Ogres', 'neutral', 'Taxes'],
  ...['Sacrifice', 'Scandinavia'],
  ...['Ogre', 'Valkyrie', 'Viking', 'point'].map(name => `{n, plural, one {# ${name}} other {# ${name}s}}`),
]);

const FLEETS = 16;
const PAIRS = LORDS.flatMap((one, i) => LORDS.slice(i + 1).map(other => `${one}-${other}`));

localeSuite({
  game,
  locales: { en: english, it: italian, fr: french, es: spanish },
  folder: fileURLToPath(new URL('..', import.meta.url)),
  shared: SHARED,
  glossary: {},
  // Shown on the rail, not told.
  wordless: ({ kind }) => ['sealed', 'part-began'].includes(kind),
  named: {
    lord: LORDS,
    pair: PAIRS,
    hex: HEX_IDS,
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
    won: WAYS,
    cause: CAUSES,
  },
  // Handed to a part of the table as it is.
  alsoNamed: ['ui.plan-march', 'ui.plan-battles', 'ui.plan-heroes'],
  chairs: [
    ...LORDS.slice(0, 1).map(id => `lord.${id}`),
    'pair.eurich-sandra',
    ...LORDS.slice(1).map(id => `lord.${id}`),
  ],
  numbers: [],
  lines: 2000,
});
