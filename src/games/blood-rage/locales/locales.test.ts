import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Fact } from '../../../engine/contract/facts.ts';
import { localeSuite, speakerIn, type WordsCase } from '../../../kit/test/locales.ts';
import { literals, type Samples, sourcesIn } from '../../../kit/test/words.ts';
import { REGIONS } from '../content/board.ts';
import { GODS } from '../content/card.ts';
import { CLANS, STATS } from '../content/clans.ts';
import { REWARDS } from '../content/tokens.ts';
import { game } from '../index.ts';
import type { BloodRageChoice } from '../rules/choices.ts';
import type { BloodRageFact } from '../rules/facts.ts';
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
  ...['Rage', 'Pillage', 'Province', 'Village', 'Adjacent', 'Sacrifice', 'Blood Rage', 'in Elvagar', 'in Angerboda'],
  ...['Actions', 'Saga', 'Table', 'in Muspelheim', 'in Horgr', 'in Utgard', 'in Andlang', 'in Gimle', 'in Myrkulor'],
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

/** One of each kind: a new kind does not compile before it is here. */
const FACTS: Samples<BloodRageFact> = {
  forced: { kind: 'forced', seat: 0, choice: { kind: 'pass' } },
  sealed: { kind: 'sealed', seat: 0 },
  'age-began': { kind: 'age-began', age: 2 },
  'phase-began': { kind: 'phase-began', age: 1, phase: 'ragnarok' },
  dealt: { kind: 'dealt', seat: 0, count: 2, cards: ['a1-troll', 'a1-alfheim'] },
  handed: { kind: 'handed', seat: 0, count: 1 },
  drafted: { kind: 'drafted', seat: 0, count: 1, cards: ['a1-troll'] },
  'rage-set': { kind: 'rage-set', seat: 0, rage: 6 },
  turn: { kind: 'turn', seat: 0 },
  invaded: {
    kind: 'invaded',
    seat: 0,
    figure: 'troll',
    from: 'valhalla',
    to: 'gimle',
    rage: 1,
    cause: 'a3-friggas-domain',
  },
  moved: { kind: 'moved', seat: 0, figure: 'volur-witch', from: 'gimle', to: 'yggdrasil', cause: 'a3-volur-witch' },
  marched: { kind: 'marched', seat: 0, from: 'gimle', to: 'yggdrasil', count: 2, rage: 1 },
  upgraded: { kind: 'upgraded', seat: 0, card: 'a2-valkyrie', rage: 2, replaced: 'a1-troll' },
  'monster-left': { kind: 'monster-left', seat: 0, figure: 'troll', from: 'valhalla' },
  'quest-taken': { kind: 'quest-taken', seat: 0, card: 'a1-alfheim' },
  passed: { kind: 'passed', seat: 0, rage: 1 },
  'pillage-declared': { kind: 'pillage-declared', seat: 0, province: 'gimle', rage: 2 },
  joined: { kind: 'joined', seat: 1, figure: 'leader', from: 'yggdrasil', province: 'gimle' },
  'stayed-away': { kind: 'stayed-away', seat: 1, province: 'gimle' },
  'battle-began': { kind: 'battle-began', province: 'gimle', seats: [0, 1] },
  'card-revealed': { kind: 'card-revealed', seat: 0, card: null, province: 'gimle' },
  'texts-silenced': { kind: 'texts-silenced', seat: 0, card: 'a3-thors-primacy' },
  'cards-thrown-away': { kind: 'cards-thrown-away', seat: 0, card: 'a2-heimdalls-watch', cards: ['a1-alfheim'] },
  'quest-counted': { kind: 'quest-counted', seat: 0, card: 'a1-alfheim', bonus: 3 },
  'card-added': { kind: 'card-added', seat: 0, card: 'a2-heimdalls-eye' },
  'no-card-added': { kind: 'no-card-added', seat: 0 },
  'strength-compared': {
    kind: 'strength-compared',
    province: 'gimle',
    sides: [{ seat: 0, figures: 3, cards: 1, total: 4 }],
  },
  'battle-won': { kind: 'battle-won', seat: 0, province: 'gimle' },
  'battle-tied': { kind: 'battle-tied', province: 'gimle', total: 4 },
  'rage-stolen': { kind: 'rage-stolen', seat: 0, from: 1, rage: 0, cause: 'a1-lokis-trickery' },
  'glory-stolen': { kind: 'glory-stolen', seat: 0, from: 1, glory: 2, cause: 'a2-lokis-backstab' },
  'rage-gained': { kind: 'rage-gained', seat: 0, rage: 3, cause: 'a3-thors-ascension' },
  'cards-taken': { kind: 'cards-taken', seat: 0, from: 1, cards: ['a1-alfheim'], cause: 'a3-lokis-poison' },
  'card-bought-back': { kind: 'card-bought-back', seat: 0, card: 'a1-alfheim', rage: 1 },
  'cards-discarded': { kind: 'cards-discarded', seat: 0, cards: ['a1-alfheim'] },
  'cards-returned': { kind: 'cards-returned', seat: 0, cards: ['a1-alfheim'] },
  destroyed: { kind: 'destroyed', seat: 0, figure: 'warrior', at: 'fjord-ne', count: 3, cause: 'a2-fire-giant' },
  saved: { kind: 'saved', seat: 0, figure: 'ship', at: 'fjord-ne', rage: 1, cause: 'a2-friggas-protection' },
  pillaged: { kind: 'pillaged', seat: 0, province: 'yggdrasil', reward: 'all' },
  'stat-raised': { kind: 'stat-raised', seat: 0, stat: 'axes', value: 5, cause: 'a2-thors-oath' },
  'stat-at-top': { kind: 'stat-at-top', seat: 0, cause: 'gimle' },
  glory: { kind: 'glory', seat: 0, glory: 10, source: 'legendary', cause: 'axes' },
  'cards-laid-down': { kind: 'cards-laid-down', seat: 0, count: 3, kept: 'a1-alfheim' },
  'quest-done': { kind: 'quest-done', seat: 0, card: 'a1-alfheim', glory: 5 },
  'quest-failed': { kind: 'quest-failed', seat: 0, card: 'a1-alfheim' },
  'province-destroyed': { kind: 'province-destroyed', province: 'gimle', count: 0 },
  'doom-moved': { kind: 'doom-moved', province: 'gimle' },
  released: { kind: 'released', seat: 0, count: 1 },
  'first-seat': { kind: 'first-seat', seat: 0 },
  'game-over': { kind: 'game-over', winners: [0, 1], glory: 40 },
};

/** Facts that are shown, not told. */
const WORDLESS = ['sealed', 'handed', 'turn'];

const CHOICES: Samples<BloodRageChoice> = {
  draft: { kind: 'draft', cards: ['a1-troll', 'a1-alfheim'] },
  invade: { kind: 'invade', figure: 'ship', to: 'fjord-ne' },
  return: { kind: 'return', figure: 'warrior', to: 'gimle' },
  march: { kind: 'march', from: 'gimle', to: 'yggdrasil' },
  'march-figure': { kind: 'march-figure', figure: 'leader' },
  'march-done': { kind: 'march-done' },
  upgrade: { kind: 'upgrade', card: 'a2-valkyrie', replaces: 'a1-troll' },
  quest: { kind: 'quest', card: 'a1-alfheim' },
  pillage: { kind: 'pillage', province: 'gimle' },
  'pillage-again': { kind: 'pillage-again', province: 'gimle' },
  sacrifice: { kind: 'sacrifice' },
  give: { kind: 'give', figure: 'ship', at: 'fjord-sw' },
  pass: { kind: 'pass' },
  join: { kind: 'join', figure: 'leader', from: 'yggdrasil' },
  commit: { kind: 'commit', card: 'a1-alfheim' },
  keep: { kind: 'keep', figure: 'dark-elf' },
  'count-quest': { kind: 'count-quest' },
  add: { kind: 'add', card: 'a2-heimdalls-eye' },
  save: { kind: 'save', figure: 'ship' },
  retreat: { kind: 'retreat', figure: 'volur-witch' },
  'buy-back': { kind: 'buy-back', card: 'a1-alfheim' },
  raise: { kind: 'raise', stat: 'horns' },
  'move-leader': { kind: 'move-leader', to: 'yggdrasil' },
  'keep-card': { kind: 'keep-card', card: 'a1-alfheim' },
  decline: { kind: 'decline' },
};

const folder = fileURLToPath(new URL('..', import.meta.url));
const explaining = sourcesIn(folder).filter(text => text.includes('export function explain('));

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
    cardText: CARD_IDS,
    clan: CLANS,
    figure: FIGURE_IDS,
    god: GODS,
    phase: PHASES,
    place: PLACE_IDS,
    region: REGIONS,
    reward: REWARDS,
    source: SOURCES,
    stat: STATS,
    term: [...literals(explaining, /what: '([a-z-]+)'/g), 'figures', 'pairs'],
  },
  alsoNamed: FIGURE_IDS.map(id => `figure.${id}.phrase`),
  chairs: ['clan.wolf', 'clan.raven'],
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
