import { IntlMessageFormat } from 'intl-messageformat';
import { type Ask, type Choice, isAwaited, type Seat } from '../contract/ask.ts';
import type { Reason, Term, Warning } from '../contract/explain.ts';
import type { Fact } from '../contract/facts.ts';
import type { GameModule, Language, Messages } from '../contract/game.ts';
import type { Result } from '../contract/rules.ts';
import { type FieldKinds, fieldKinds, PLAIN } from './fields.ts';
import { beforeName } from './seams.ts';

/** A piece of a sentence; what it names can be looked up. */
export interface Part {
  readonly text: string;
  readonly link?: Link;
}

/** `{kind: 'card', id: 'elf'}`, `{kind: 'seat', id: '2'}`. */
export interface Link {
  readonly kind: string;
  readonly id: string;
}

/** Arguments of a message, by name: numbers, ids, lists of them, or an object with fields of its own. */
export type Args = Readonly<Record<string, unknown>>;

/** What everybody may know of an open question. */
export type Asked = Pick<Ask, 'seat' | 'prompt' | 'args' | 'answered' | 'idle'>;

export interface SpeakerOptions {
  readonly language: Language;
  readonly messages: Messages;
  readonly fields?: FieldKinds;
  /** The message that names a seat: `crew.owl`. */
  readonly seatKey?: (seat: Seat) => string | undefined;
  /** What a thing is called in a message at this table, where its own name says little. */
  readonly called?: (thing: Link, form: string, speaker: Speaker) => string | undefined;
  /** How those at the table are called, by seat. Without a name a seat is called by its side. */
  readonly names?: () => readonly string[];
  /** Who reads it without having given a name: what happens is told of a side, and this one is the reader's. */
  readonly reader?: Seat | null;
  /** Choices that are taken without a word where they are the only ones (`Vocabulary.steps`). */
  readonly steps?: readonly string[] | undefined;
  /** A message that is not there: an error (in tests), or `[its id]` in place of the text. */
  readonly missing?: 'throw' | 'show';
}

/** An argument that is already put in words. */
class InWords {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }
}

/** One argument, resolved: plain for numbers and selectors, pieces for what will be read. */
type Value = string | number | readonly Part[];

const EMPTY: readonly Part[] = [];
/** Messages that no game has made: they are given words, whatever a field of that name means in a game. */
const OF_THE_HALL = /^(hall|said|seat)\./;
/** So many sentences are kept in mind. */
const MOST_SAID = 3000;
/** A hyphen before a number stands for a minus sign. */
const MINUS = /(^|[\s(])-(?=\d)/g;
/** Quotation marks and the Spanish opening marks may stand before the letter that is raised. */
const FIRST_LETTER = /^([¡¿“«(]*)(\p{Ll})/u;

/**
 * Says what happens in one language. Text is looked up by id: `fact.landed`, `prompt.draft`, `choice.pass`,
 * `why.boat-full`, `card.elf`. In a message
 *   {to}            is the thing the field names, as it stands in a sentence (`place.fjord.phrase`, else its label)
 *   {to_in}         is another form of it (`place.fjord.in`), `{to_label}` the bare label
 *   {to_id}         is the id itself and {to_kind} the kind of thing, both for select; `none` when it is left out
 *   {cards_count}   is the length of a list
 *   {cards}         of a list names them all; equal ones together where they have a form `card.elf.counted`, with `n`
 */
export class Speaker {
  readonly language: Language;
  private readonly messages: Messages;
  private readonly fields: FieldKinds;
  private readonly seatKey: (seat: Seat) => string | undefined;
  private readonly called: NonNullable<SpeakerOptions['called']>;
  private readonly names: () => readonly string[];
  private readonly reader: Seat | null;
  private readonly steps: ReadonlySet<string>;
  private readonly strict: boolean;
  private readonly compiled = new Map<string, IntlMessageFormat>();
  private readonly wanted = new Map<string, readonly string[]>();
  /** What was said with nothing but numbers and words in it: tables say the same over and over. */
  private readonly said = new Map<string, readonly Part[]>();
  private readonly list: Intl.ListFormat;

  constructor(options: SpeakerOptions) {
    const { language, messages, fields = {}, seatKey = () => undefined, names = () => [], missing = 'show' } = options;
    this.steps = new Set(options.steps);
    this.language = language;
    this.messages = messages;
    this.fields = fields;
    this.seatKey = seatKey;
    this.called = options.called ?? (() => undefined);
    this.names = names;
    this.reader = options.reader ?? null;
    this.strict = missing === 'throw';
    this.list = new Intl.ListFormat(language, { style: 'long', type: 'conjunction' });
  }

  has(id: string): boolean {
    return Object.hasOwn(this.messages, id);
  }

  /** Any message by its id. */
  say(id: string, args: Args = {}): string {
    return text(this.parts(id, args));
  }

  /** The name of a thing: `name('card', 'elf')`, `name('boat', 'skiff', 'phrase')`. */
  name(kind: string, id: string, form = 'label'): string {
    return this.named(`${kind}.${id}`, form, {});
  }

  /** Whoever sits there: by name, where they have one that is theirs alone; else by the side they play, and in a sentence whether it is the reader’s: "Bear (you)". */
  seat(seat: Seat, form = 'phrase'): string {
    const names = this.names();
    const name = names[seat];
    if (!name) {
      const side = this.side(seat, form);
      return seat === this.reader && form !== 'label' ? this.say('seat.reader', { name: side }) : side;
    }
    const called = names.indexOf(name) === names.lastIndexOf(name) ? name : this.withSide(seat, name);
    const id = `person.${form}`;
    return this.has(id) ? this.say(id, { name: called }) : called;
  }

  /** Has whoever sits there given a name? */
  hasName(seat: Seat): boolean {
    return Boolean(this.names()[seat]);
  }

  /** The side that a seat plays. */
  side(seat: Seat, form = 'label'): string {
    const key = this.seatKey(seat);
    return key === undefined ? this.say('seat', { number: seat + 1 }) : this.named(key, form, {});
  }

  /** Both: "Hildr (Bear)". */
  seatAndSide(seat: Seat): string {
    const name = this.names()[seat];
    return name ? this.withSide(seat, name) : this.side(seat, 'phrase');
  }

  private withSide(seat: Seat, name: string): string {
    return this.say('seat.named', { name, side: this.side(seat) });
  }

  /** The log line of a fact; null for facts that are not told in words. */
  fact(fact: Fact): string | null {
    const parts = this.factParts(fact);
    return parts && text(parts);
  }

  /** The same in pieces, so that a reader can follow the names in it. */
  factParts(fact: Fact): readonly Part[] | null {
    if (isForced(fact) && this.steps.has(fact.choice.kind)) return null;
    const parts = raised(this.parts(`fact.${fact.kind}`, { ...fact }, fact.kind));
    return parts.length > 0 ? parts : null;
  }

  /** What the asked seat is asked. */
  prompt(ask: Asked): string {
    return this.sentence(`prompt.${ask.prompt}`, { ...ask.args, seat: ask.seat }, ask.prompt);
  }

  /** What everybody else reads: whom they wait for, and what for. */
  waiting(asks: readonly Asked[]): string {
    const open = asks.filter(isAwaited);
    const prompts = [...new Set(open.map(ask => ask.prompt))];
    return prompts
      .map(prompt => {
        const same = open.filter(ask => ask.prompt === prompt);
        const names = new InWords(
          this.listed(same.map(({ seat }) => [{ text: this.seatAndSide(seat), link: seatLink(seat) }])),
        );
        return this.sentence(`wait.${prompt}`, { ...same[0].args, names, count: same.length }, prompt);
      })
      .join(' ');
  }

  /** How a game was won, and by whom; null where its points say it. */
  won({ ranking: [winners], how }: Pick<Result, 'ranking' | 'how'>): string | null {
    if (!how) return null;
    const names = new InWords(this.listed(winners.map(seat => [{ text: this.seat(seat), link: seatLink(seat) }])));
    return this.sentence(`won.${how.way}`, { ...how.args, names, count: winners.length }, how.way);
  }

  /** A choice as on a button; under some prompts it has words of its own (`choice.decline.feast`). */
  choice(choice: Choice, prompt?: string): string {
    return text(raised(this.choiceParts(choice, prompt)));
  }

  choiceParts(choice: Choice, prompt?: string): readonly Part[] {
    const own = `choice.${choice.kind}.${prompt}`;
    const id = prompt !== undefined && this.has(own) ? own : `choice.${choice.kind}`;
    return this.parts(id, { ...choice }, choice.kind);
  }

  /** Why not, where the words themselves lead to the clause. */
  why({ reason, args = {} }: Reason): string {
    return this.sentence(`why.${reason}`, args, reason);
  }

  /** Why not, and by which clause, where that has to be looked up. */
  reason(reason: Reason): string {
    const said = this.why(reason);
    return reason.clause === 'engine' ? said : `${said} (${reason.clause})`;
  }

  /** What an answer gives away: a warning that is called as a kind of answer names things as its fields do. */
  warning({ warning, args }: Warning): string {
    return this.sentence(`warning.${warning}`, args, warning);
  }

  /** What one part of a number stands for; its amount is shown beside it. */
  term(term: Term): string {
    return this.sentence(`term.${term.what}`, { ...term.args, amount: term.amount }, term.what);
  }

  /** Any message by its id, as a sentence or a title: a name in its inner form may begin it. */
  sentence(id: string, args: Args = {}, owner = ''): string {
    return text(raised(this.parts(id, args, owner)));
  }

  private parts(id: string, args: Args, owner = ''): readonly Part[] {
    const message = this.compile(id);
    if (!message) return [{ text: `[${id}]` }];
    const values: Record<string, Value> = {};
    for (const name of this.argumentsOf(id, message)) {
      const value = this.argument(id, name, args, owner);
      if (value !== undefined) values[name] = value;
      else if (this.strict) throw new Error(`the message "${id}" (${this.language}) needs {${name}}`);
      else values[name] = `{${name}}`;
    }
    const key = plainKey(id, values);
    const before = key === null ? undefined : this.said.get(key);
    if (before) return before;
    const parts: Part[] = [];
    for (const { value } of message.formatToParts<readonly Part[]>(values)) {
      if (typeof value !== 'string') parts.push(...value);
      else if (value !== '') parts.push({ text: value.includes('-') ? value.replace(MINUS, '$1−') : value });
    }
    const joined = this.joined(parts);
    if (key !== null) {
      if (this.said.size >= MOST_SAID) this.said.clear();
      this.said.set(key, joined);
    }
    return joined;
  }

  /** Words that change before the name that follows them. */
  private joined(parts: Part[]): readonly Part[] {
    for (let i = 1; i < parts.length; i++) {
      const words = beforeName(this.language, parts[i - 1].text, parts[i].text);
      if (words !== parts[i - 1].text) parts[i - 1] = { ...parts[i - 1], text: words };
      // A name may end in a cry, and so does the sentence then: “takes Fjordholm!”
      if (parts[i].text.startsWith('.') && /[!?]$/.test(words))
        parts[i] = { ...parts[i], text: parts[i].text.slice(1) };
    }
    return parts.filter(part => part.text !== '');
  }

  private compile(id: string): IntlMessageFormat | undefined {
    let message = this.compiled.get(id);
    if (message) return message;
    if (!this.has(id)) {
      if (this.strict) throw new Error(`no message "${id}" (${this.language})`);
      return undefined;
    }
    message = new IntlMessageFormat(this.messages[id], this.language, undefined, { ignoreTag: true });
    this.compiled.set(id, message);
    return message;
  }

  private argumentsOf(id: string, message: IntlMessageFormat): readonly string[] {
    let names = this.wanted.get(id);
    if (!names) {
      names = argumentNames(message);
      this.wanted.set(id, names);
    }
    return names;
  }

  /** The value of one argument of a message: a field, or a form of one. */
  private argument(id: string, name: string, args: Args, owner: string): Value | undefined {
    const at = name.lastIndexOf('_');
    const field = at < 0 ? name : name.slice(0, at);
    const form = at < 0 ? 'phrase' : name.slice(at + 1);
    const meant = this.fields[`${owner}.${field}`] ?? this.fields[field];
    const kinds = meant === PLAIN || (meant !== 'seat' && OF_THE_HALL.test(id)) ? undefined : meant;
    const value = args[field];
    if (value === undefined || value === null) {
      // A field that names things may be left out: a card that only its owner sees.
      if (kinds === undefined) return undefined;
      return form === 'kind' || form === 'id' ? 'none' : form === 'count' ? 0 : EMPTY;
    }
    if (form === 'id') return String(value);
    if (form === 'count' && Array.isArray(value)) return value.length;
    if (form === 'kind') return this.kindOf(kinds, Array.isArray(value) ? value[0] : value);
    if (value instanceof InWords) return value.parts;
    if (Array.isArray(value)) {
      return this.listed(
        this.counted(kinds, value).map(([item, count]) =>
          count > 1
            ? this.pieces(id, field, kinds, item, 'counted', { count })
            : this.pieces(id, field, kinds, item, form, args),
        ),
      );
    }
    if (typeof value === 'number' && kinds !== 'seat') return value;
    return this.pieces(id, field, kinds, value, form, args);
  }

  /** What a list holds, in its order. Of things that can be counted those that are alike are told once: “2 Ships and a Hammer”. */
  private counted(kinds: string | undefined, list: readonly unknown[]): readonly (readonly [unknown, number])[] {
    const countable = (item: unknown): boolean => this.has(`${this.kindOf(kinds, item)}.${item}.counted`);
    return list.flatMap((item, i) => {
      if (!countable(item)) return [[item, 1]] as const;
      return list.indexOf(item) === i ? [[item, list.filter(other => other === item).length] as const] : [];
    });
  }

  private kindOf(kinds: string | undefined, value: unknown): string {
    if (kinds === undefined || value === undefined) return 'none';
    return kinds.split('|').find(kind => this.has(`${kind}.${value}`)) ?? kinds.split('|')[0];
  }

  /** One thing, named. */
  private pieces(
    id: string,
    field: string,
    kinds: string | undefined,
    value: unknown,
    form: string,
    args: Args,
  ): readonly Part[] {
    if (kinds === 'seat' && typeof value === 'number') {
      return [{ text: this.seat(value, form), link: seatLink(value) }];
    }
    if (value !== null && typeof value === 'object') {
      // A choice inside a fact has its own words; any other object is told by a message beside its owner's.
      const { kind } = value as { kind?: unknown };
      if (typeof kind === 'string' && !this.has(`${id}.${field}`)) return this.choiceParts(value as Choice);
      return this.parts(`${id}.${field}`, value as Args, field);
    }
    if (kinds === undefined || typeof value !== 'string') return [{ text: String(value) }];
    const link = { kind: this.kindOf(kinds, value), id: value };
    return [{ text: this.called(link, form, this) ?? this.named(`${link.kind}.${value}`, form, args), link }];
  }

  /** A form of a name, else the form for inside a sentence, else its label; `count` is there for plurals. */
  private named(key: string, form: string, args: Args): string {
    const forms = form === 'label' ? [key] : [`${key}.${form}`, `${key}.phrase`, key];
    const id = forms.find(candidate => this.has(candidate)) ?? key;
    return text(this.parts(id, { n: args.count ?? 1 }));
  }

  private listed(items: readonly (readonly Part[])[]): Part[] {
    const marks = items.map((_, i) => String(i));
    return this.list
      .formatToParts(marks)
      .flatMap(({ type, value }) => (type === 'element' ? items[Number(value)] : [{ text: value }]));
  }
}

/** Speaks the words of a game; `view` tells who sits where. */
export const speakerFor = (
  game: GameModule,
  language: Language,
  view: unknown,
  missing: 'throw' | 'show' = 'show',
): Promise<Speaker> => speakerAt(game, language, () => view, missing);

/** The same at a table that goes on: `look` is what is seen now, where sides are only chosen on the way. */
export async function speakerAt(
  game: GameModule,
  language: Language,
  look: () => unknown,
  missing: 'throw' | 'show' = 'show',
): Promise<Speaker> {
  const [shared, own] = await Promise.all([engineMessages(language), game.messages(language)]);
  return new Speaker({
    language,
    messages: { ...shared, ...own },
    fields: fieldKinds(game.rules.vocabulary),
    steps: game.rules.vocabulary?.steps,
    seatKey: seat => game.seatKey?.(look(), seat),
    called: (thing, form, speaker) => game.thingWords?.(thing, form, look(), speaker),
    missing,
  });
}

const ENGINE_MESSAGES: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./locales/en.ts'),
  it: () => import('./locales/it.ts'),
  fr: () => import('./locales/fr.ts'),
  es: () => import('./locales/es.ts'),
};

/** The few words that every game shares: facts and refusals of the engine itself. */
export async function engineMessages(language: Language): Promise<Messages> {
  return (await ENGINE_MESSAGES[language]()).default;
}

/** What a message and its arguments are known by; null where a thing is named in it, which may be called otherwise later. */
function plainKey(id: string, values: Readonly<Record<string, Value>>): string | null {
  let key = id;
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'object') return null;
    key += typeof value === 'number' ? `\n${name} ${value}` : `\n${name}=${value}`;
  }
  return key;
}

const isForced = (fact: Fact): fact is Fact & { readonly choice: Choice } => fact.kind === 'forced' && 'choice' in fact;

const text = (parts: readonly Part[]): string => parts.map(part => part.text).join('');

const seatLink = (seat: Seat): Link => ({ kind: 'seat', id: String(seat) });

/** A sentence may begin with a name in its inner form: its first letter is raised when it is finished. */
function raised(parts: readonly Part[]): readonly Part[] {
  if (parts.length === 0) return parts;
  const [first, ...rest] = parts;
  const lifted = first.text.replace(FIRST_LETTER, (_, marks: string, letter: string) => marks + letter.toUpperCase());
  return lifted === first.text ? parts : [{ ...first, text: lifted }, ...rest];
}

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
  readonly children?: readonly Element[];
}

const LITERAL = 0;
const POUND = 7;

/** Every argument that a message uses, in whatever branch. */
export function argumentNames(message: IntlMessageFormat): string[] {
  const names = new Set<string>();
  const walk = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if (element.type !== LITERAL && element.type !== POUND) names.add(String(element.value));
      for (const option of Object.values(element.options ?? {})) walk(option.value);
      if (element.children) walk(element.children);
    }
  };
  walk(message.getAst() as unknown as readonly Element[]);
  return [...names];
}
