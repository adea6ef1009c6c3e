import type { Ask, Choice, NumberRange } from '../../engine/contract/ask.ts';
import type { Speaker } from '../../engine/text/text.ts';

/** One line of a menu: a choice, a number to be given, or several of one kind. */
export interface Item {
  readonly text: string;
  readonly choice?: Choice;
  readonly range?: NumberRange<Choice>;
  readonly members?: readonly Item[];
}

/** More than so many are shown by kind. */
const MANY = 14;

/** Every answer to a question, in words; `named` are those that a game has for it now. */
export function itemsOf(ask: Ask, speaker: Speaker, named: (choice: Choice) => string | undefined): Item[] {
  const items: Item[] = ask.choices.map(choice => ({
    text: named(choice) ?? speaker.choice(choice, ask.prompt),
    choice,
  }));
  for (const range of ask.ranges ?? []) {
    const shown = { ...range.choice, [range.field]: `${range.min}–${range.max}` };
    items.push({ text: speaker.choice(shown, ask.prompt), range });
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
