/** What native readers stumble over, found by pattern: elisions, articles, agreement, marks and their spaces. */
import type { Language, Messages } from '../../engine/contract/game.ts';

type Rule = readonly [fault: string, pattern: RegExp];

/** Wrong in any language. */
const EVERYWHERE: readonly Rule[] = [
  ['has an id or a hole in it', /[{}]|undefined|\bnull\b|NaN|\[[a-z]+[.-][\w.-]*\]/],
  ['has a number on the heels of a word', /\p{Ll}\d/u],
  ['has two spaces', / {2}|[\u00a0\u202f] | [\u00a0\u202f]/],
  ['has a space before a mark', / [.,)]/],
  ['has two marks', /(?<!\.)\.\.(?!\.)|!\.|,[.,:;]|:[.:]/],
  ['has empty brackets', /\(\)/],
  ['has a straight apostrophe', /'/],
  ['has a hyphen for a minus sign', /(?:^|[\s(])-\d/],
];

/** Words that change, contract or elide beside others, words for people that have a gender, and marks. */
const BY_LANGUAGE: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    ['has “a” before a vowel', /\ba (?!one\b|uni|use|eur)[aeiou]/i],
    ['has “an” before a consonant', /\ban (?!h(?:our|onou?r|eir|ttp))[bcdfghjklmnpqrstvwxyz]/i],
    ['has a space before %', /[\s\u00a0\u202f]%/],
    ['opens a sentence with “Who”', /(?:^|[.:] )Who [^.?]*\./],
    ['has a verb for several with one', /\b1 \p{L}+ (?:are|have|were)\b/u],
    ['has “each” of one', /(?:^|\s)1 \p{Lu}\p{L}*[^,.]*, STR \d+ each/u],
  ],
  it: [
    ['has a preposition before an article', /(?<!\p{L})(?:di|a|da|in|su) (?:(?:il|lo|la|i|gli|le) (?!ha\b)|l’)/u],
    [
      'has “il” or “un” before s and a consonant, or z',
      /(?<!\p{L})(?:il|del|al|dal|nel|sul|un) (?:s[bcdfghlmnpqrtv]|z|gn|ps)/iu,
    ],
    [
      'does not elide',
      /(?<!\p{L})(?:(?:il|del|al|dal|nel|sul) [aeiou]|(?:lo|la|una|dell?a|nella|alla|dalla|sulla) [AEIOUÈÀ])/u,
    ],
    ['has “a” before a-, or “e” before e-', /(?:^|\s)(?:[Aa] [aA]\p{L}|[Ee] [eEéèÈÉ]\p{L})/u],
    [
      'has a verb for several with one',
      /(?<!\p{L})(?:servono|restano|cadono|vincono|arrivano|ci sono|mescolano|tengono) 1\b/iu,
    ],
    ['has a space before a mark', /[\s\u00a0\u202f][%;:!?]/],
    [
      'gives a person a gender',
      /(?<!\p{L})(?:ciascun[oa](?! de)|(?:sei|saresti|tu) (?:primo|secondo|terzo|quarto))(?!\p{L})/iu,
    ],
    ['has quotation marks of another language', /[“”]/],
    [
      'has a word that was put away',
      /(?<!\p{L})(?:collegament[oi]|clausol[ae]|sparecchi\p{L}*|ritir\p{L}+ (?:\d+ |i |un )?dad\p{L}|un poco)(?!\p{L})/iu,
    ],
  ],
  fr: [
    [
      'does not elide',
      /(?<![\p{L}-])(?:[dlnsmtj]e|la|que|jusque|lorsque|puisque) (?!onze|oui|y[aeiouéè])(?:[aeiouyàâéèêëîïôöùûüœæ]|hab|harm|héroïn|heure|hist|hiver|homm|honn|honor|horlog|hui|hum)/iu,
    ],
    ['has a preposition before an article', /(?<!\p{L})(?:de|à) les? (?!\p{Ll}+(?:er|ir|re)(?!\p{L}))/u],
    ['has another space before a colon', /[^\u00a0\s]:(?!\/\/|\d)|[ \u202f]:/],
    ['has another space before ; ? ! %', /[^\u202f\s!?][;!?]|[ \u00a0][;!?%]|\d%/],
    ['has another space inside « »', /«[^\u00a0]|[^\u00a0]»/],
    [
      'gives a person a gender',
      /·e\b|(?<!\p{L})chacune?(?! d)(?!\p{L})|vous (?:1er|êtes (?:premier|certain|assis|prévenu))/iu,
    ],
    ['says tu', /(?<!\p{L})(?:(?:tu|toi|tes|ton)(?!\p{L})|t’)/iu],
    ['opens a sentence with “Qui”', /(?:^|[.:] )Qui [^.?]*\./],
    ['has a word that was put away', /(?<!\p{L})(?:horloge|liaison|paquet de contenu|en mots|sans prix)(?!\p{L})/iu],
  ],
  es: [
    ['has a preposition before its article', /(?<!\p{L})(?:de|a) el(?!\p{L})/u],
    ['has “y” before i-, or “o” before o-', /(?<!\p{L})(?:y h?[ií](?![aeo])|o h?[oó])/iu],
    ['has a title with its article after a preposition', /(?<!carta )(?<!\p{L})(?:de|a) (?:El|La|Los|Las) /u],
    [
      'has a verb for several with one',
      /(?<!\p{L})(?:hacen falta|quedan|sobran|caben|caen|ganan|barajan|conservan) 1\b/iu,
    ],
    [
      'gives a person a gender',
      /(?<!\p{L})(?:cada un[oa](?! de)|(?:vas|irías|tú) (?:primero|segundo|tercero|cuarto))(?!\p{L})/iu,
    ],
    ['has another space before %', /(?<!\u00a0)%/],
    ['has a space before a mark', /[\s\u00a0\u202f][;:!?]/],
    ['has quotation marks of another language', /[“”]/],
    [
      'has a word that was put away',
      /(?<!\p{L})(?:cláusulas?|sin precio|paquete de contenidos|iluminad[oa]s?)(?!\p{L})/iu,
    ],
  ],
};

/** A key may be named by the mark on it: it asks nothing. */
const KEY = /(?:Press|Premi|sur|Pulsa) \?/g;

const times = (text: string, mark: string): number => text.split(mark).length - 1;

/** What is wrong with a line as it is read. */
export function faultsInLine(language: Language, given: string): string[] {
  const line = given.replace(KEY, 'K');
  const faults = [...EVERYWHERE, ...BY_LANGUAGE[language]].flatMap(([fault, pattern]) => {
    const found = pattern.exec(line);
    return found ? [`${fault}: “${found[0]}”`] : [];
  });
  if (language === 'es') {
    if (times(line, '?') !== times(line, '¿')) faults.push('opens no question, or closes none');
    if (times(line, '!') !== times(line, '¡')) faults.push('opens no cry, or closes none');
  }
  return faults;
}

/** Things that are counted in every game, by several. */
const SEVERAL: Readonly<Record<Language, readonly string[]>> = {
  en: ['dice', 'cards', 'figures', 'points', 'seats', 'players', 'moves', 'tokens'],
  it: ['dadi', 'carte', 'miniature', 'punti', 'posti', 'mosse', 'segnalini'],
  fr: ['dés', 'cartes', 'figurines', 'points', 'places', 'coups', 'jetons'],
  es: ['dados', 'cartas', 'miniaturas', 'puntos', 'asientos', 'jugadas', 'fichas'],
};

const COUNTED = /one \{[^{}#]*#\s([^{}]*)\}\s*other \{[^{}#]*#\s([^{}]*)\}/g;

/** Words for several, which the messages of a language know by their own plurals: “combat dice” beside “combat die”. */
export function severalIn(language: Language, messages: Messages): RegExp {
  const several = new Set(SEVERAL[language]);
  for (const message of Object.values(messages)) {
    for (const [, one, other] of message.matchAll(COUNTED)) {
      const [ofOne, ofMany] = [one, other].map(tail =>
        tail
          .split(/[.,;:()·?!]/)[0]
          .trim()
          .split(' '),
      );
      const differs = ofMany.findIndex((word, i) => word !== ofOne[i]);
      if (differs >= 0) several.add(ofMany.slice(0, differs + 1).join(' '));
    }
  }
  const listed = [...several]
    .filter(words => /^\p{L}/u.test(words))
    .map(words => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\d.,\u2212/])1 (?:${listed.join('|')})(?!\\p{L})`, 'u');
}
