import type { Message } from './guest.ts';

/** What was written since the thread was last at rest. */
const written = new Map<Message, string>();
const forget = () => written.clear();

/** A message as JSON, written once however many hear it. */
export function textOf(message: Message): string {
  let text = written.get(message);
  if (text === undefined) {
    if (written.size === 0) setImmediate(forget);
    text = JSON.stringify(message);
    written.set(message, text);
  }
  return text;
}
