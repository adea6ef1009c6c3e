import { LANGUAGES, type Language } from '../../engine/contract/game.ts';
import type { TableSettings } from '../../kit/table/table-props.ts';
import { isRemapped, type Remapped } from '../keys/remap.ts';

/** What a reader has set for this browser. */
export interface Settings extends TableSettings {
  /** null: the browser's own. */
  readonly language: Language | null;
  readonly theme: 'dark' | 'light' | 'system';
  /** How loud the hall is, from 0 (silent, until the reader wants to hear it) to LOUDEST. */
  readonly volume: number;
  /** The table as text, with numbered choices. */
  readonly textTable: boolean;
  /** Keys of one letter. */
  readonly shortcuts: boolean;
  /** Questions that are only asked so that nobody learns that there was no choice are answered by themselves. */
  readonly autoAnswer: boolean;
  /** Who is about to throw much away is asked first, where nobody else sits. */
  readonly warn: boolean;
  /** Keys that the reader has put elsewhere. */
  readonly keys: Remapped;
  /** How the reader is called at the table; '' before it was ever said. */
  readonly name: string;
}

export const THEMES = ['dark', 'light', 'system'] as const;
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export const CONFIRMS = ['always', 'irreversible', 'never'] as const;
export const PAUSES = ['none', 'short', 'long', 'own'] as const;
export type Pause = (typeof PAUSES)[number];
/** Milliseconds; null: until one says so. */
export const PAUSE_OF: Readonly<Record<Pause, number | null>> = { none: 0, short: 5000, long: 15_000, own: null };
export const NAME_LENGTH = 24;
export const LOUDEST = 10;
/** What who only switches it on hears. */
export const USUAL_VOLUME = 6;

export const DEFAULTS: Settings = {
  language: null,
  theme: 'dark',
  speed: 'normal',
  confirm: 'irreversible',
  volume: 0,
  textTable: false,
  shortcuts: true,
  autoAnswer: true,
  warn: false,
  pause: 'short',
  keys: {},
  name: '',
};

type Check<T> = (given: unknown) => given is T;

const oneOf =
  <T>(values: readonly T[]): Check<T> =>
  (given): given is T =>
    values.includes(given as T);
const yesOrNo: Check<boolean> = given => typeof given === 'boolean';
const loudness: Check<number> = (given): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= LOUDEST;
const shortName: Check<string> = (given): given is string => typeof given === 'string' && given.length <= NAME_LENGTH;

const CHECKS: { readonly [K in keyof Settings]: Check<Settings[K]> } = {
  language: oneOf<Language | null>([null, ...LANGUAGES]),
  theme: oneOf(THEMES),
  speed: oneOf(SPEEDS),
  confirm: oneOf(CONFIRMS),
  volume: loudness,
  textTable: yesOrNo,
  shortcuts: yesOrNo,
  autoAnswer: yesOrNo,
  warn: yesOrNo,
  pause: oneOf(PAUSES),
  keys: isRemapped,
  name: shortName,
};

/** What was stored, as far as it makes sense; the default in place of anything else. */
export function readSettings(text: string | null): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return DEFAULTS;
  }
  if (stored === null || typeof stored !== 'object') return DEFAULTS;
  const fields = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(fields) };
}
