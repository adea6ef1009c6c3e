import type { Message } from './guest.ts';

let last: { readonly message: Message; readonly text: string } | undefined;

/**
 * A message as JSON. What several hear is told to one after the other, so remembering the last one writes it once. No
 * map of them: its table grows old, and would keep every message from being forgotten young.
 */
export function textOf(message: Message): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}
