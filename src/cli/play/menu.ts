import { type Ask, type Choice, inRange, type NumberRange } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';

/** One line of a menu: a choice, a number to be given, or several of one kind. */
export interface Item {
  readonly text: string;
  /** What is known of it before it is made. */
  readonly beside?: readonly string[];
  readonly choice?: Choice;
  readonly range?: NumberRange<Choice>;
  readonly members?: readonly Item[];
  /** What it is told under where there are many. */
  readonly group?: string | undefined;
}

/** More than so many are shown by kind. */
const MANY = 14;

/** What is said of a choice beside its own words. */
interface Saying {
  /** What a game calls it now. */
  named(choice: Choice): string | undefined;
  /** What is known of it before it is made: chances, gains, prices. */
  foreseen(choice: Choice): readonly string[];
  /** What a game tells it under where there are many. */
  group(choice: Choice): string | undefined;
}

/** Every answer to a question, in words. A number to be given is said by the least and the most of it. */
export function itemsOf(ask: Ask, speaker: Speaker, { named, foreseen, group }: Saying): Item[] {
  const say = (choice: Choice): string => named(choice) ?? speaker.choice(choice, ask.prompt);
  const items: Item[] = ask.choices.map(choice => ({
    text: say(choice),
    beside: foreseen(choice),
    choice,
    group: group(choice),
  }));
  for (const range of ask.ranges ?? []) {
    const { min, max } = range;
    const [least, most] = [say(inRange(range, min)), say(inRange(range, max))];
    items.push({ text: min === max ? most : `${least} … ${most}`, range });
  }
  return items;
}

const kindOf = ({ choice, range }: Item): string => (choice ?? range?.choice)?.kind ?? '';

/** Many answers of one kind become one line for each thing they are told under. */
export function byGroup(items: readonly Item[]): readonly Item[] {
  const groups = new Set(items.flatMap(({ group }) => group ?? []));
  if (items.length <= MANY || groups.size < 2) return items;
  const grouped = [...groups].map(group => {
    const members = items.filter(item => item.group === group);
    return members.length === 1 ? members[0] : { text: `${group} … (${members.length})`, members };
  });
  return [...items.filter(({ group }) => group === undefined), ...grouped];
}

/** Many answers of different kinds become one line a kind. */
export function byKind(items: readonly Item[], speaker: Speaker): readonly Item[] {
  const kinds = [...new Set(items.map(kindOf))];
  if (items.length <= MANY) return items;
  if (kinds.length < 2) return byGroup(items);
  return kinds.map(kind => {
    const members = items.filter(item => kindOf(item) === kind);
    if (members.length === 1) return members[0];
    const title = speaker.has(`choices.${kind}`) ? speaker.say(`choices.${kind}`) : members[0].text;
    return { text: `${title} … (${members.length})`, members };
  });
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Does a text have all these words, accents and capitals aside? */
export function hasWords(text: string, words: string): boolean {
  const own = plain(text);
  return plain(words)
    .split(/\s+/)
    .filter(Boolean)
    .every(word => own.includes(word));
}

/** What was typed: the number of a line, or words of an answer. */
export function pickItems(shown: readonly Item[], all: readonly Item[], typed: string): readonly Item[] {
  if (/^\d+$/.test(typed)) {
    const item = shown[Number(typed) - 1];
    return item ? [item] : [];
  }
  const exact = all.filter(item => plain(item.text) === plain(typed));
  return exact.length > 0 ? exact : all.filter(item => hasWords(item.text, typed));
}
