import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import { localeSuite, speakerIn, type WordsCase } from '../../../kit/test/locales.ts';
import { literals, sourcesIn } from '../../../kit/test/words.ts';
import { REGIONS } from '../content/board.ts';
import { GODS } from '../content/card.ts';
import { CLANS, STATS } from '../content/clans.ts';
import { REWARDS } from '../content/tokens.ts';
import { game } from '../index.ts';
import { CARD_IDS, FIGURE_IDS, PHASES, PLACE_IDS, SOURCES } from '../rules/numbers.ts';
import english from './en.ts';
import spanish from './es.ts';
import french from './fr.ts';
import italian from './it.ts';

/** Proper names, numbers and words that the languages share. */
const SHARED = new Set([
  ...['Thor', 'Loki', 'Odin', 'Frigga', 'Heimdall', 'Tyr', 'Troll', 'Valkyrie', 'Serpent', 'Clan', 'Draft', 'Fjord'],
  ...['Alfheim', 'Jotunheim', 'Manheim', 'Alfheim!', 'Jotunheim!', 'Manheim!', 'Yggdrasil!', 'Yggdrasil', 'Elvagar'],
  ...['Angerboda', 'Muspelheim', 'Horgr', 'Utgard', 'Andlang', 'Gimle', 'Myrkulor', 'Valhalla', 'Ragnarök', 'Action'],
  ...['Rage', 'Pillage', 'Province', 'Village', 'Adjacent', 'Sacrifice', 'Blood Rage'],
  ...['Provinces', 'Villages', 'Fjords', 'Clans', 'Actions', 'Saga', 'Table', 'No'],
]);

/** Words that must read as the published editions print them: English, Italian, French, Spanish. */
const GLOSSARY: Readonly<Record<string, readonly [string, string, string, string]>> = {
  'stat.rage': ['Rage', 'Furia', 'Rage', 'Furia'],
  'stat.axes': ['Axes', 'Asce', 'Haches', 'Hachas'],
  'stat.horns': ['Horns', 'Corni', 'Cornes', 'Cuernos'],
  'word.glory': ['Glory', 'Gloria', 'Gloire', 'Gloria'],
  'word.str': ['STR', 'FOR', 'FOR', 'FUE'],
  'figure.leader.phrase': ['the Leader', 'il Capo', 'le Chef', 'el Líder'],
  'figure.ship.phrase': ['the Ship', 'la Nave', 'le Navire', 'el Barco'],
  'clan.bear.phrase': ['Bear', 'il clan dell’Orso', 'le clan de l’Ours', 'el Clan del Oso'],
  'phase.release-valhalla': [
    'Release Valhalla',
    'Ritorno dal Valhalla',
    'Libération du Valhalla',
    'Regreso del Valhalla',
  ],
  'action.pass.button': ['Pass', 'Passa la mano', 'Passer', 'Pasar'],
  'reward.all': [
    'All stats +1 step',
    'Tutte le statistiche +1 grado',
    'Tous les niveaux +1 rang',
    'Todos los atributos +1 nivel',
  ],
  'card.a2-lokis-eminence': ['Loki’s Eminence', 'Eminenza di Loki', 'Éminence de Loki', 'La eminencia de Loki'],
  'card.a1-odins-smite': ['Odin’s Smite', 'Castigo di Odino', 'Châtiment d’Odin', 'El castigo de Odín'],
  'card.a3-glorious-death': ['Glorious Death!', 'Morte Gloriosa!', 'Mort glorieuse\u202f!', '¡Muerte gloriosa!'],
  'card.a1-friggas-charm': ['Frigga’s Charm', 'Fascino di Frigg', 'Charme de Frigga', 'El encanto de Frigga'],
  'place.gimle': ['Gimle', 'Gimle', 'Gimle', 'Gimlé'],
  'word.village': ['Village', 'Villaggio', 'Village', 'Poblado'],
};

/** Facts that are shown, or that another one tells: what the others draft, each step of a March, Glory for a quest. */
const wordless: WordsCase['wordless'] = ({ kind, cards, cause, source }) =>
  ['sealed', 'handed', 'turn'].includes(kind) ||
  (kind === 'drafted' && cards === undefined) ||
  (kind === 'moved' && cause === undefined) ||
  (kind === 'glory' && source === 'quests');

const folder = fileURLToPath(new URL('..', import.meta.url));
const explaining = sourcesIn(folder).filter(text => text.includes('export function explain('));

const words: WordsCase = {
  game,
  locales: { en: english, it: italian, fr: french, es: spanish },
  folder,
  shared: SHARED,
  glossary: GLOSSARY,
  wordless,
  named: {
    card: [...CARD_IDS],
    cardText: [...CARD_IDS],
    clan: CLANS,
    figure: [...FIGURE_IDS],
    god: GODS,
    phase: PHASES,
    place: [...PLACE_IDS],
    region: REGIONS,
    reward: REWARDS,
    source: SOURCES,
    stat: STATS,
    term: [...literals(explaining, /what: '([a-z-]+)'/g), 'figures', 'pairs'],
  },
  alsoNamed: FIGURE_IDS.map(id => `figure.${id}.phrase`),
  chairs: ['clan.wolf', 'clan.raven', 'clan.bear', 'clan.serpent'],
  numbers: [],
};

localeSuite(words);

describe('a fact in words', async () => {
  const wolf = await speakerIn(words, 'it');
  const say = (fact: Fact & Readonly<Record<string, unknown>>) => wolf.fact(fact);

  it('names who, what, where and at what price', () => {
    const invaded = { kind: 'invaded', seat: 0, figure: 'leader', from: 'reserve', to: 'gimle', rage: 0 };
    expect(say(invaded)).toBe('Il clan del Lupo invade Gimle con il Capo gratuitamente.');
    expect(say({ ...invaded, figure: 'ship', to: 'fjord-ne', rage: 2, cause: 'a1-lokis-dragons' })).toBe(
      'Draghi di Loki: il clan del Lupo invade il fiordo di nord-est con la Nave per 2 Furia.',
    );
  });

  it('says no more than the reader may know', () => {
    expect(say({ kind: 'quest-taken', seat: 1 })).toBe('Il clan del Corvo si vota a un’impresa.');
    expect(say({ kind: 'drafted', seat: 1, count: 1 })).toBeNull();
  });

  it('takes seats in the right form', () => {
    expect(say({ kind: 'rage-stolen', seat: 0, from: 1, rage: 1, cause: 'a1-lokis-trickery' })).toBe(
      'Inganno di Loki: il clan del Lupo sottrae 1 Furia al clan del Corvo.',
    );
    const sides = [
      { seat: 0, figures: 3, cards: 5, total: 8 },
      { seat: 1, figures: 4, cards: 0, total: 4 },
    ];
    expect(say({ kind: 'strength-compared', province: 'yggdrasil', sides })).toBe(
      'FOR su Yggdrasil: Lupo 8 (3 + 5) e Corvo 4 (4 + 0).',
    );
  });

  it('comes in parts that link to what they name', () => {
    expect(wolf.factParts({ kind: 'card-added', seat: 1, card: 'a2-heimdalls-eye' } as Fact)).toEqual([
      { text: 'Il clan del Corvo', link: { kind: 'seat', id: '1' } },
      { text: ' aggiunge ' },
      { text: 'Occhio di Heimdall', link: { kind: 'card', id: 'a2-heimdalls-eye' } },
      { text: ' dopo la rivelazione.' },
    ]);
  });
});
