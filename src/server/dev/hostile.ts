/** Messages that nobody in their right mind would send, made out of ones that are right. */

import type { Chance } from '../../engine/chance/chance.ts';
import type { Choice, Seat } from '../../engine/contract/ask.ts';

/** What an attacker can know of a table. */
export interface Known {
  readonly seats: number;
  readonly own: Seat | null;
  readonly entries: number;
  /** Answers of somebody, legal or not. */
  readonly choices: readonly Choice[];
  /** Keys that were used before. */
  readonly keys: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

/** What leads deepest, most often. */
const TYPES =
  'choose choose choose explain explain explain sit earlier undo look-back take-over propose vote order resign log say'.split(
    ' ',
  );
const ABOUT = 'choice strength cost limit bonus entry-cost card-cost constructor __proto__'.split(' ');
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'surplus',
  '',
  'seat',
  'choice',
  'kind',
];
const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\u202e',
  '\ud800',
  '\ufeff',
  'ﷺ'.repeat(30),
  'e\u0301\u0301\u0301',
  '👨‍👩‍👧‍👦'.repeat(5),
  '<img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  'x'.repeat(81),
  'x'.repeat(501),
  'x'.repeat(6_000),
];
const ODD_NUMBERS = [-1, -0, 0.5, 7, 8, 99, 255, 65_536, 2 ** 31, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];
/** Numbers that only text can hold. */
const ODD_LITERALS = [
  '1e999',
  '-1e999',
  '0x10',
  '01',
  '1.',
  'NaN',
  'undefined',
  '1n',
  '0'.repeat(200),
  '9'.repeat(400),
];

const nested = (depth: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

const ODD_THINGS: readonly unknown[] = [{}, [], nested(3), nested(40), Object.fromEntries([['__proto__', {}]])];
const DEEP = nested(1_000);
const ODD_ITEMS: readonly unknown[] = [...ODD_NUMBERS, ...KEYS];

export class Hostile {
  private readonly chance: Chance;

  constructor(chance: Chance) {
    this.chance = chance;
  }

  /** One message, as text. */
  message(known: Known): string {
    const request = this.request(known);
    switch (this.chance.below(10)) {
      case 0:
        return this.garbage(JSON.stringify(request));
      case 1:
        return this.scratched(JSON.stringify(request));
      case 2:
        return JSON.stringify(this.twisted(this.twisted(request)));
      case 3:
      case 4:
        return JSON.stringify(this.twisted(request));
      default:
        return JSON.stringify(request);
    }
  }

  /** The right shape: of another seat, at the wrong time, with an old key, or even in order. */
  private request({ seats, own, entries, choices, keys }: Known): Fields {
    const { chance } = this;
    const type = this.one(TYPES);
    const key = keys.length > 0 && chance.below(4) === 0 ? this.one(keys) : `h${chance.below(1e9)}`;
    const seat = own !== null && chance.below(2) === 0 ? own : chance.below(10) === 0 ? null : chance.below(seats + 1);
    const choice = choices.length > 0 ? this.one(choices) : { kind: 'pass' };
    switch (type) {
      case 'sit':
        return {
          type,
          key,
          seat,
          ...(chance.below(2) && { since: { at: chance.below(entries + 5) } }),
        };
      case 'earlier':
        return { type, key, seat, before: this.one([0, entries, chance.below(entries + 5), ...ODD_NUMBERS]) };
      case 'choose':
        return { type, key, seat, choice: chance.below(2) ? choice : this.twisted(choice) };
      case 'explain':
        return { type, key, seat, subject: this.subject(choice) };
      case 'look-back':
        return { type, key, seat, at: this.one([0, entries, entries + 1, chance.below(entries + 1), ...ODD_NUMBERS]) };
      case 'take-over':
        return { type, key, seat, bot: this.one(['heuristic', 'random', 'nobody', '__proto__', null]) };
      case 'propose':
        return {
          type,
          key,
          seat,
          proposal: chance.below(2) ? { kind: 'undo' } : { kind: 'replace', about: chance.below(seats + 2) },
        };
      case 'vote':
        return { type, key, seat, yes: chance.below(2) === 0 };
      case 'order':
        return { type, key, seat, orders: this.one([[], ['__proto__'], ['no-calls', 'no-calls'], ['rest-if-poor']]) };
      case 'say':
        return {
          ...{ type, key, room: this.one(['table', 'gallery']), text: this.one(ODD_TEXTS) },
          ...(chance.below(2) && { to: Array.from({ length: chance.below(4) }, () => chance.below(seats + 2)) }),
        };
      case 'log':
        return { type, key };
      default:
        return { type, key, seat };
    }
  }

  private subject(choice: Choice): Fields {
    const about = this.one(ABOUT);
    if (about === 'choice') return { about, choice: this.chance.below(3) ? this.twisted(choice) : choice };
    const subject: [string, unknown][] = [['about', about]];
    for (const [field, value] of Object.entries(choice)) if (field !== 'kind') subject.push([field, value]);
    for (const field of ['seat', 'figure', 'place', 'to', 'card']) {
      if (this.chance.below(3) === 0) subject.push([field, this.value()]);
    }
    return Object.fromEntries(subject);
  }

  /** One thing in it is another one, gone, or one too many. */
  twisted(value: unknown): unknown {
    const { chance } = this;
    if (value === null || typeof value !== 'object') return this.value();
    const entries = Object.entries(value);
    const at = chance.below(entries.length + 1);
    if (at === entries.length) {
      if (Array.isArray(value)) return [...value, this.value()];
      // As an own field, even where its name is one that everything inherits.
      return Object.fromEntries([...entries, [this.one(KEYS), this.value()]]);
    }
    const [key, inner] = entries[at];
    const kept = entries.filter((_, i) => i !== at);
    const put: [string, unknown][] =
      chance.below(5) === 0 ? [] : [[key, chance.below(2) ? this.twisted(inner) : this.value()]];
    const changed = Object.fromEntries([...kept, ...put]);
    return Array.isArray(value) ? Object.values(changed) : changed;
  }

  private value(): unknown {
    const { chance } = this;
    switch (chance.below(8)) {
      case 0:
        return null;
      case 1:
        return chance.below(2) === 0;
      case 2:
      case 3:
        return this.one(ODD_NUMBERS);
      case 4:
      case 5:
        return this.one(ODD_TEXTS);
      case 6:
        return Array.from({ length: chance.below(70) }, () => this.one(ODD_ITEMS));
      default:
        return chance.below(20) === 0 ? DEEP : this.one(ODD_THINGS);
    }
  }

  /** The text itself is damaged. */
  private scratched(text: string): string {
    const { chance } = this;
    const at = chance.below(text.length + 1);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    switch (chance.below(7)) {
      case 0:
        return before;
      case 1:
        return after;
      case 2:
        return before + after.slice(1);
      case 3:
        return before + this.one(['"', '\\', '{', '}', '[', ']', ',', ':', '\0', '\n', '\ud800', '//', '/*']) + after;
      case 4:
        return text.replace(/:(\d+|null|true|false)/, `:${this.one(ODD_LITERALS)}`);
      case 5:
        return text.replace('{', `{${JSON.stringify(this.one(KEYS))}:${this.one(['1', '{}', '[]', 'null'])},`);
      default:
        return before + before + after;
    }
  }

  private garbage(text: string): string {
    const { chance } = this;
    switch (chance.below(6)) {
      case 0:
        return this.one(['', ' ', 'null', '0', '""', '[]', '{}', '[{}]', 'true', 'sit', '\ufeff{}']);
      case 1:
        return '['.repeat(1 << chance.below(14));
      case 2:
        return '{"a":'.repeat(1 << chance.below(12));
      case 3:
        return `[${text}]`;
      case 4:
        return `${text}${text}`;
      default:
        return Array.from({ length: chance.below(200) }, () => String.fromCharCode(chance.below(0x1_0000))).join('');
    }
  }

  private one<T>(from: readonly T[]): T {
    return from[this.chance.below(from.length)];
  }
}
