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
}

/** More than so many are shown by kind. */
const MANY = 14;

/** What is said of a choice beside its own words. */
interface Saying {
  /** What a game calls it now. */
  named(choice: Choice): string | undefined;
  /** What is known of it before it is made: chances, gains, prices. */
  foreseen(choice: Choice): readonly string[];
}

/** Every answer to a question, in words. A number to be given is said by the least and the most of it. */
export function itemsOf(ask: Ask, speaker: Speaker, { named, foreseen }: Saying): Item[] {
  const say = (choice: Choice): string => named(choice) ?? speaker.choice(choice, ask.prompt);
  const items: Item[] = ask.choices.map(choice => ({ text: say(choice), beside: foreseen(choice), choice }));
  for (const range of ask.ranges ?? []) {
    const { min, max } = range;
    const [least, most] = [say(inRange(range, min)), say(inRange(range, max))];
    items.push({ text: min === max ? most : `${least} … ${most}`, range });
  }
  return items;
}

const kindOf = ({ choice, range }: Item): string => (choice ?? range?.choice)?.kind ?? '';

/** Many answers of different kinds become one line a kind. */
export function byKind(items: readonly Item[], speaker: Speaker): readonly Item[] {
  const kinds = [...new Set(items.map(kindOf))];
  if (items.length <= MANY || kinds.length < 2) return items;
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
