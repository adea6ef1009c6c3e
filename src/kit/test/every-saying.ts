/** Every message with every kind of name and number that can stand in it, so that no sentence is left to luck. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language, Messages } from '../../engine/contract/game.ts';
import { type FieldKinds, PLAIN } from '../../engine/text/fields.ts';
import { type Args, Speaker } from '../../engine/text/text.ts';
import { faultsInLine, severalIn } from './wording.ts';

/** People name themselves: with every vowel, with an h, with a consonant. */
const PEOPLE = ['Bo', 'Astrid', 'Egil', 'Inga', 'Orm', 'Ulf', 'Yrsa', 'Hildr', 'Élodie'];
const NUMBERS = [2, 0, 1, 5, 21];
/** So many more mixtures of all values for a message with branches inside branches. */
const MIXTURES = 24;

/** How a message uses an argument. */
interface Use {
  readonly counted: boolean;
  readonly forms: ReadonlySet<string>;
  /** Branches of `select`, of the argument itself or of its id. */
  readonly options: readonly string[];
  /** It stands as its bare label behind a word: “Vince {seat_label}”. */
  readonly bare: boolean;
}

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

const [NUMBER, SELECT, PLURAL] = [2, 5, 6];

/** The fields that a message speaks of, and in which ways. */
function usesOf(language: Language, message: string): Map<string, Use> {
  const uses = new Map<string, Use>();
  const walk = (elements: readonly Element[], before: string): void => {
    let said = before;
    for (const { type, value, options = {} } of elements) {
      if (type !== 0 && type !== 7) {
        const [, field, form = ''] = /^(.*?)(?:_([a-z]+))?$/.exec(String(value)) ?? [];
        const known = uses.get(field);
        const explicit = type === SELECT && form !== 'kind' ? Object.keys(options).filter(key => key !== 'other') : [];
        uses.set(field, {
          counted: known?.counted || (form === '' && (type === NUMBER || type === PLURAL)),
          forms: new Set([...(known?.forms ?? []), form]),
          options: [...(known?.options ?? []), ...explicit],
          bare: known?.bare || (form === 'label' && /\p{L} $/u.test(said)),
        });
      }
      for (const option of Object.values(options)) walk(option.value, said);
      // What a name or a number ends in is not known here: it counts as a word of its own.
      said = type === 0 ? String(value) : '';
    }
  };
  walk(new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst() as unknown as Element[], '');
  return uses;
}

export interface Tongue {
  readonly language: Language;
  readonly messages: Messages;
  readonly fields?: FieldKinds;
  /** Messages that name the seats. */
  readonly sides?: readonly string[];
  /** Whether numbers can never be together: a tile that gives nothing at all. */
  readonly never?: (id: string, args: Args) => boolean;
}

/** Kinds whose fields decide what a message means: `fact.moved` is told by the fields of `moved`. */
const OWNED = /^(?:fact|prompt|wait|choice|choices|why|term|won)\.([^.]+)/;

/** What a name has before it inside a sentence, in the languages that have such words before names. */
const ARTICLE = /^(?:il|lo|la|i|gli|le|les|el|los|las|une?|un[ao]?) |^l’/;

class Sayings {
  private readonly tongue: Tongue;
  private readonly named = new Map<string, readonly string[]>();
  private readonly used = new Map<string, ReadonlyMap<string, Use>>();

  constructor(tongue: Tongue) {
    this.tongue = tongue;
  }

  private usesIn(id: string): ReadonlyMap<string, Use> {
    const { language, messages } = this.tongue;
    const uses = this.used.get(id) ?? usesOf(language, messages[id]);
    this.used.set(id, uses);
    return uses;
  }

  /** Names of a kind, one of each sort: names that begin alike behave alike. */
  private namesOf(kind: string): readonly string[] {
    const made = this.named.get(kind);
    if (made) return made;
    const { messages } = this.tongue;
    const sorts = new Map<string, string>();
    for (const key of Object.keys(messages)) {
      const [first, id, more] = key.split('.');
      if (first !== kind || id === undefined || more !== undefined) continue;
      const inner = messages[`${key}.phrase`] ?? '';
      const sort = `${inner.split(' ')[0]}|${inner.split(' ')[1]?.slice(0, 2)}|${messages[key].slice(0, 2)}|${/[!?.]$/.test(messages[key])}`;
      if (!sorts.has(sort.toLowerCase())) sorts.set(sort.toLowerCase(), id);
    }
    const names = [...sorts.values()];
    this.named.set(kind, names);
    return names;
  }

  /** What a field of a message may hold. */
  private valuesOf(id: string, field: string, { counted, forms, options }: Use): readonly unknown[] {
    const { fields = {}, sides = [], messages } = this.tongue;
    if (counted) return NUMBERS;
    const kinds = fields[`${OWNED.exec(id)?.[1] ?? ''}.${field}`] ?? fields[field];
    if (kinds === 'seat') {
      const seats = sides.map((_, seat) => seat);
      return forms.has('count') ? [[0], [1, 0], [...seats]] : seats;
    }
    if (kinds !== undefined && kinds !== PLAIN) {
      const names = [
        ...options.filter(option => option !== 'none'),
        ...kinds.split('|').flatMap(kind => this.namesOf(kind)),
      ];
      if (forms.has('count')) return [[names[0]], ...names.map((name, i) => [names[(i + 1) % names.length], name]), []];
      return forms.has('kind') || options.includes('none') ? [...names, null] : names;
    }
    if (options.length > 0) return [...options, 'else'];
    if (`${id}.${field}` in messages) {
      const inner = this.argsOf(`${id}.${field}`);
      return inner.slice(0, 6).map((args, i) => [args, inner[(i + 1) % inner.length]]);
    }
    return forms.has('count') ? [[PEOPLE[0]], PEOPLE.slice(0, 2)] : PEOPLE;
  }

  /** Arguments of a message: each value once beside the first of the others, and mixtures of all. */
  argsOf(id: string): Args[] {
    const values = [...this.usesIn(id)].map(([field, use]) => [field, this.valuesOf(id, field, use)] as const);
    const first = Object.fromEntries(values.map(([field, list]) => [field, list[0]]));
    const each = values.flatMap(([field, list]) => list.map(value => ({ ...first, [field]: value })));
    const mixed = Array.from({ length: values.length > 1 ? MIXTURES : 0 }, (_, i) =>
      Object.fromEntries(
        values.map(([field, list], k) => [field, list[(i * (k + 2) + 7 * k + (i >> k)) % list.length]]),
      ),
    );
    // What has a least and a most is a range.
    const never = (of: string, args: Args): boolean =>
      Number(args.max) <= Number(args.min) || (this.tongue.never?.(of, args) ?? false);
    const all: Args[] = [first, ...each, ...mixed];
    return all.filter(args => !never(id, args));
  }

  /** Names that have an article, and are called without it in the middle of a sentence. */
  unarticled(id: string): string[] {
    const { language, fields = {}, sides = [], messages } = this.tongue;
    // In a table and on a card names stand alone.
    if (language === 'en' || id.startsWith('table.')) return [];
    const owner = OWNED.exec(id)?.[1] ?? '';
    return [...this.usesIn(id)].flatMap(([field, { bare }]) => {
      const kinds = bare ? (fields[`${owner}.${field}`] ?? fields[field]) : undefined;
      if (kinds === undefined || kinds === PLAIN) return [];
      const names =
        kinds === 'seat' ? sides : kinds.split('|').flatMap(kind => this.namesOf(kind).map(name => `${kind}.${name}`));
      const has = (name: string) => ARTICLE.test(messages[`${name}.phrase`] ?? '');
      // Two who need none on their own need none together.
      const alone = sides.filter(side => !has(side)).map(side => messages[side]);
      return names
        .filter(has)
        .map(name => messages[name])
        .filter(label => !alone.some(one => label.includes(one)));
    });
  }

  /** Whether a message names seats: people sit there as well as sides. */
  seats(id: string): boolean {
    const { fields = {} } = this.tongue;
    const owner = OWNED.exec(id)?.[1] ?? '';
    return [...this.usesIn(id).keys()].some(of => (fields[`${owner}.${of}`] ?? fields[of]) === 'seat');
  }
}

/** Words have a form, and no branch is found by one: it is found by the id. Numbers need none. */
const BY_WORDS = /\{([A-Za-z]+), select, (?!other)[a-z]/;

/** All that is wrong with what can be said in a tongue, each message once. */
export function faultsOfTongue(tongue: Tongue): string[] {
  const { language, messages, fields = {}, sides = [] } = tongue;
  const sayings = new Sayings(tongue);
  const speaks = (names: readonly string[]): Speaker =>
    new Speaker({ language, messages, fields, seatKey: seat => sides[seat], names: () => names, missing: 'throw' });
  const speakers = [speaks([]), speaks(PEOPLE.slice(1))];
  const several = severalIn(language, messages);
  const faults: string[] = [];
  for (const id of Object.keys(messages)) {
    const owner = OWNED.exec(id)?.[1] ?? '';
    const found = new Map<string, string>();
    const [, field] = BY_WORDS.exec(messages[id]) ?? [];
    if (field !== undefined) found.set(`never finds a branch by {${field}}, only by {${field}_id}`, messages[id]);
    const heard = new Set<string>();
    const say = (speaker: Speaker, args: Args): void => {
      const line = speaker.sentence(id, args, owner);
      if (heard.has(line)) return;
      heard.add(line);
      const plural = several.exec(line);
      if (plural) found.set(`counts several by one: “${plural[0]}”`, line);
      for (const fault of faultsInLine(language, line)) if (!found.has(fault)) found.set(fault, line);
    };
    for (const name of sayings.unarticled(id).slice(0, 1))
      found.set(`calls “${name}” without its article`, messages[id]);
    try {
      const all = sayings.argsOf(id);
      for (const speaker of sayings.seats(id) ? speakers : speakers.slice(0, 1))
        for (const args of all) say(speaker, args);
    } catch (error) {
      found.set(`cannot be said: ${error}`, '');
    }
    for (const [fault, line] of [...found].slice(0, 2)) faults.push(`${id} ${fault} in “${line}”`);
  }
  return faults;
}
