import type { Moment } from '../../host/protocol.ts';
import type { Message } from './guest.ts';

/** What was written since the thread was last at rest: messages, and the parts of views that several seats have in common. */
const written = new Map<object, string>();
const forget = () => written.clear();

function once(value: object, write: () => string): string {
  let text = written.get(value);
  if (text === undefined) {
    if (written.size === 0) setImmediate(forget);
    text = write();
    written.set(value, text);
  }
  return text;
}

/** A message as JSON: written once however many hear it, and so is what all of a table see alike. */
export const textOf = (message: Message): string =>
  once(message, () => {
    if (message.type !== 'moment') return JSON.stringify(message);
    const { type, moment, ...rest } = message;
    return `{"type":"${type}","moment":${momentText(moment)},${JSON.stringify(rest).slice(1)}`;
  });

function momentText({ view, ...rest }: Moment): string {
  return `{"view":${viewText(view)},${JSON.stringify(rest).slice(1)}`;
}

function viewText(view: unknown): string {
  if (view === null || typeof view !== 'object' || Array.isArray(view)) return JSON.stringify(view);
  const fields: string[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (value === undefined) continue;
    const text =
      value !== null && typeof value === 'object' ? once(value, () => JSON.stringify(value)) : JSON.stringify(value);
    fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join()}}`;
}
