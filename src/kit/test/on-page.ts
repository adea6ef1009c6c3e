import type { Page } from 'playwright-core';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import type { Messages } from '../../engine/contract/game.ts';
import type { Match } from '../../engine/match/match.ts';
import type { Paths } from '../table/play/paths.ts';
import type { Target } from '../table/play/touching.ts';

/**
 * What the walkers of the end-to-end tests have to know of a game, in its `e2e/on-page.ts`: how its moments are reached, how
 * its answers are touched, and what of it is worth a look. Everything on the page is found by its marks (`data-target`,
 * `data-lit`, `data-part`); a selector is named only for what is the game's alone.
 */
export interface OnPage<V = unknown, C extends Choice = Choice> {
  /** The ways through a question, as the table has them. */
  paths(ask: Ask<C>, view: V): Paths<C, Target>;
  /** While an answer lies ready to be confirmed: may this still be touched in its place? */
  instead(target: string): boolean;
  /** Kinds of answers that end a part early: a game of nothing else is none. Their targets are `say:<kind>`. */
  readonly idle: readonly C['kind'][];
  /** Kinds of targets that a whole game has use for; `confirm` where answers have to be confirmed. */
  readonly uses: readonly string[];
  /** What must not be read by everybody. */
  readonly secrets: Secrets;

  /** Moments of seeded games that tests and pictures come back to, by name. */
  readonly moments: Readonly<Record<string, Moment<V, C>>>;
  /** The moment at which there is most to see and to do. */
  readonly main: string;
  /** Others at which E2E=full looks how quick the page is: boards that are drawn in another way. */
  readonly timed?: readonly string[];
  /** What is asked then, out of the game's messages in any language. */
  asked(messages: Messages): string;
  /** Screens that are worth a look, each at a moment. */
  readonly screens: readonly PageScreen[];
  /** Moments that a reload must bring back, and the beginning of a target that can be touched then. */
  readonly resumed: Readonly<Record<string, string>>;
  /** Things that must be in sight without any scrolling. */
  readonly inSight: readonly InSight[];
  /** What is not lit and says why not. */
  readonly dark: readonly Dark[];
  /** Words that may end before they are told, and have a place where all of them stand. */
  readonly mayEnd: readonly string[];
  readonly pictures: readonly Picture[];
  readonly walks: Walks<V, C>;
  /** As many things as ever lie on a board that is larger than its window, more than a played game has. */
  readonly crowd?: Crowd;
}

/** A table laid out as a scenario lays it. */
export interface Crowd {
  /** Who sits there, by side. */
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, string | number>>;
  readonly given: unknown;
}

/** A person sits in the first seat; everybody else is a bot unless `seats` says otherwise, one letter each: `ybyb`. */
export interface Moment<V, C extends Choice> {
  readonly seats?: string;
  /** Switches of the table, where they are not the usual ones. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** Where few games come to it: the number of a seeded one that does, which is tried before all others. */
  readonly game?: number;
  until(match: Match, ask: Ask<C>, view: V): boolean;
}

export interface PageScreen {
  readonly name: string;
  readonly moment: string;
  /** What is waited for besides the question. */
  readonly shows?: string;
  /** The step into it. */
  step?(page: Page): Promise<void>;
  /** How fast things move there; they do not unless told otherwise. */
  readonly speed?: 'slow';
}

export type Form = 'desktop' | 'tablet' | 'phone';

export interface InSight {
  readonly what: string;
  readonly moment: string;
  readonly selector: string;
  /** How many there are; at least one where this is not told. */
  readonly count?: number;
  /** On all of them unless told otherwise. */
  readonly forms?: readonly Form[];
  /** The first of them is enough. */
  readonly first?: true;
  step?(page: Page): Promise<void>;
}

export interface Dark {
  readonly what: string;
  /** What is touched first. */
  readonly first?: string;
  readonly selector: string;
}

/** A picture of the game for the README: at a moment, on a desktop, in the dark. */
export interface Picture {
  readonly name: string;
  readonly moment: string;
  readonly form?: Form;
  readonly theme?: 'light';
  step?(page: Page): Promise<void>;
}

export interface Secrets {
  /** Names that stand for nothing else: whoever reads one reads of the thing. */
  readonly names: readonly string[];
  /** Those of them that a seat (null: everybody) must not know now. */
  from(match: Match, seat: number | null): readonly string[];
}

/** Games on the drawn table in which at every step what is lit must be what the engine lists. */
export interface Walks<V, C extends Choice> {
  readonly tables: readonly Walk<V, C>[];
  /** Questions that chance seldom comes to; each is looked for. */
  readonly rare: readonly string[];
  /** How many kinds of questions come up, at least. */
  readonly prompts: number;
}

export interface Walk<V, C extends Choice> {
  readonly seats: string;
  /** Switches of the table, where they are not the usual ones. */
  readonly options?: Readonly<Record<string, string | number>>;
  /** Where it begins; at the start unless told otherwise. Up to there all answers are by chance. */
  from?(match: Match, ask: Ask<C>, view: V): boolean;
  readonly phone?: true;
  /** Choices that cannot be taken back are to be confirmed. */
  readonly confirms?: true;
}
