import type { Ask } from '../engine/contract/ask.ts';
import { type Change, changesBetween } from '../engine/match/changes.ts';

/** Games make their choices once and list them again and again: so their texts are made once. */
const texts = new WeakMap<object, string>();

function textOf(choice: object): string {
  let text = texts.get(choice);
  if (text === undefined) {
    text = JSON.stringify(choice);
    texts.set(choice, text);
  }
  return text;
}

/** About as long as a change without its value. */
const EACH = 38;

/** A question as it is told to who knows the one before: what has changed in it, unless the whole of it is shorter. */
export function askChanges(before: Ask | null, after: Ask | null): readonly Change[] | null {
  if (!before || !after) return before === after ? [] : null;
  const { choices: had, ...rest } = before;
  const { choices, ...now } = after;
  const listed = had === choices ? [] : choiceChanges(had, choices);
  return listed && [...changesBetween(rest, now), ...listed];
}

/** Choices that are gone, and others in their places; null when that is longer than all of them. */
function choiceChanges(before: Ask['choices'], after: Ask['choices']): readonly Change[] | null {
  const wanted = new Map<string, number>();
  let whole = 0;
  for (const choice of after) {
    const text = textOf(choice);
    whole += text.length + 1;
    wanted.set(text, (wanted.get(text) ?? 0) + 1);
  }
  const changes: Change[] = [];
  let cost = 0;
  let at = 0;
  const gone = (): void => {
    changes.push({ op: 'remove', path: `/choices/${at}` });
    cost += EACH;
  };
  let old = 0;
  for (const choice of after) {
    const text = textOf(choice);
    // What comes up again further down stays where it is.
    while (old < before.length && textOf(before[old]) !== text && !wanted.get(textOf(before[old]))) {
      gone();
      old++;
    }
    wanted.set(text, (wanted.get(text) ?? 1) - 1);
    if (old < before.length && textOf(before[old]) === text) old++;
    else {
      changes.push({ op: 'add', path: `/choices/${at}`, value: choice });
      cost += EACH + text.length;
    }
    at++;
    if (cost >= whole) return null;
  }
  for (; old < before.length; old++) gone();
  return cost < whole ? changes : null;
}
