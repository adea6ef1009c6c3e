import type { ScenarioTerms } from '../scenario/terms.ts';
import type { Link, Speaker } from '../text/text.ts';
import type { Choice, Seat } from './ask.ts';
import type { Bot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import type { Options } from './options.ts';
import type { Rules } from './rules.ts';
import type { Speed, Way } from './speed.ts';

export const LANGUAGES = ['en', 'it', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU messages by id. */
export type Messages = Readonly<Record<string, string>>;

/** A game as the hall loads it: rules, bots and words. Its table is loaded by the client alone. */
export interface GameModule {
  readonly rules: Rules;
  /** Bots by level; `random` is there for every game. */
  readonly bots: Readonly<Record<string, Bot>>;
  /** What it tells a bot that thinks ahead; whatever it leaves out has a default. */
  readonly knowledge?: Knowledge;
  messages(language: Language): Promise<Messages>;
  /** The message that names a seat, where the game has a name for it: `crew.owl`. */
  seatKey?(view: unknown, seat: Seat): string | undefined;
  /** The table in a few lines of text, for a terminal or a screen reader. */
  summary?(view: unknown, speaker: Speaker): string;
  /** What an answer is called now, where its own words do not name what it is about: by the cards of a group, not by its number. */
  choiceWords?(choice: Choice, view: unknown, speaker: Speaker): string | undefined;
  /** What a thing is called in a message now, where its own name says little: a field of a board by the land it lies in. */
  thingWords?(thing: Link, form: string, view: unknown, speaker: Speaker): string | undefined;
  /** What many answers are told under, such as the land where each would lead; undefined where it belongs to nothing. */
  choiceGroup?(choice: Choice, view: unknown, speaker: Speaker): string | undefined;
  /** Where it is meant to be slower, or faster, than the usual game. */
  readonly speed?: Partial<Speed>;
  /** Other ways to play it that are measured by themselves. */
  readonly ways?: readonly Way[];
  /** The words of its scenario files. */
  readonly scenario?: ScenarioTerms;
  /** The seed of its golden playthrough, where the game of the usual one ends before much has happened. */
  readonly golden?: string;
}

/** A game on the shelf: what is known of it before it is loaded. */
export interface CatalogueEntry {
  readonly id: string;
  /** The name on the box, the same in every language. */
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How long a game lasts, about. */
  readonly minutes: number;
  /** What its rulebook advises for a first game, where that is not as usual. */
  readonly firstGame?: Options;
  /** How strong its bots are, by level, where that was measured (docs/bots.md): Karl has 1500. */
  readonly ratings?: Readonly<Partial<Record<string, number>>>;
  load(): Promise<GameModule>;
}
