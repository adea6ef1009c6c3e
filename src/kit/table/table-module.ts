import type { ComponentType } from 'react';
import type { Seat } from '../../engine/contract/ask.ts';
import type { Content } from '../../engine/contract/content.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Options } from '../../engine/contract/options.ts';
import type { Link, Speaker } from '../../engine/text/text.ts';
import type { CardProps } from '../look/Card.tsx';
import type { IconName } from '../look/icon-names.ts';
import type { Side } from '../look/side.ts';
import type { Happened, Scene } from './scene/scene.ts';
import type { TableProps } from './table-props.ts';

/** A game's table: the default export of its `table/Table.tsx`. */
export type TableComponent = ComponentType<TableProps>;

/**
 * What else a game may give to the hall, in its `table/extras/index.ts`: for saga, replay, rules and the card browser.
 * It is loaded without the table, and all of it has a plain stand-in.
 */
export interface TableExtras {
  /** Who sits there: dye, emblem and rim. */
  readonly seatLook?: (view: unknown, seat: Seat) => Side;
  /** How a fact looks in the saga and on the loom of the replay. */
  readonly factLook?: (fact: Fact, speaker: Speaker) => FactLook;
  /** Whose doing a fact is, where it names no seat but somebody whom a seat plays. */
  readonly doer?: (fact: Fact, view: unknown) => Seat | null;
  /** A reader of facts from the first to the last: what each is worth, where that hangs on those before it (who held the land that is lost). */
  readonly ledger?: () => Ledger;
  /** The climaxes in what has happened, in their order; most of what happens is none. */
  readonly scenes?: (happened: Happened) => readonly Scene[];
  /**
   * The part of the game that is being played where a view shows the table so, e.g. what one player does in a phase, whoever
   * else is asked in it: each is shown in a few seconds. Null, or left out: what one seat does before another is awaited.
   */
  readonly part?: (view: unknown) => string | null;
  /** What opens over a name in the saga or in the rules, e.g. a card in zoom; null when there is nothing to show. */
  readonly Zoom?: ComponentType<ZoomProps>;
  /** Kinds of links that have something to show in `Zoom`. */
  readonly zooms?: readonly string[];
  readonly cards?: (speaker: Speaker) => CardBrowserContent;
  /** Words of the rules and the clauses that say what they mean. */
  readonly terms?: readonly RuleTerm[];
  /** What is explained when it is asked for the first times, one thing each time: the clauses that say it, by the question. */
  readonly firsts?: Readonly<Record<string, readonly string[]>>;
}

export interface ZoomProps {
  readonly link: Link;
  readonly speaker: Speaker;
  /** What is played at the table where it is named: a card may say something else there. */
  readonly played: Played;
}

/** The options of a table, and the values it has replaced. */
export interface Played {
  readonly options: Options;
  readonly content?: Content;
}

/** How one fact is told apart from others. All of it may be left out. */
/** What a fact is worth to the seats, read in the order in which facts are told. */
export type Ledger = (fact: Fact) => FactLook['points'];

export interface FactLook {
  /** In front of its line when no seat's emblem stands there, and in its knot on the loom. */
  readonly icon?: IconName | undefined;
  /** A knot: an act. A great one: a battle and the like. A dot: one of many small ones. */
  readonly knot?: 'act' | 'great' | 'dot' | undefined;
  /** It opens a part of the game: an age, a round. The title is what the time line shows. */
  readonly chapter?: string | undefined;
  /** It opens a part of a chapter: a phase. */
  readonly section?: string | undefined;
  /** The turn of this seat begins. */
  readonly turn?: Seat | undefined;
  /** Points that seats won or lost by it. */
  readonly points?: readonly (readonly [seat: Seat, points: number])[] | undefined;
  /** What of one act is scored together: a step of its own in the graph of points. */
  readonly together?: string | undefined;
}

/** A word of the rules: the message that spells it, and the clause that says what it means. */
export interface RuleTerm {
  readonly word: string;
  /** The message that spells several of them, where the rules speak of several. */
  readonly many?: string;
  readonly clause: string;
}

/** All the cards of a game, and how to look for one. Every word is in the reader's language. */
export interface CardBrowserContent {
  /** What they are called together, where it is not cards. */
  readonly title?: string | undefined;
  readonly entries: readonly CardBrowserEntry[];
  readonly filters: readonly CardFilter[];
  /** A line at the foot, e.g. where the texts come from. */
  readonly note?: string | undefined;
}

export interface CardBrowserEntry {
  readonly id: string;
  /** As it is drawn. */
  readonly card: Pick<CardProps, 'kind' | 'name' | 'art' | 'value' | 'shape' | 'badge' | 'sign' | 'kindLine'> & {
    readonly text?: string | undefined;
  };
  /** What each filter goes by: `{ age: '2', kind: 'battle', god: 'tyr' }`. */
  readonly marks: Readonly<Record<string, string>>;
  /** One entry a copy: the least number of players it is used with. Left out where nobody counts them. */
  readonly copies?: readonly number[] | undefined;
  /** Clauses about this very card. */
  readonly clauses: readonly string[];
}

export interface CardFilter {
  /** The mark it looks at. */
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string; readonly icon?: IconName | undefined }[];
}
