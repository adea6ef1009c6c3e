import type { Ask, Seat } from '../engine/contract/ask.ts';
import { changesBetween, type Found } from '../engine/match/changes.ts';
import type { Match } from '../engine/match/match.ts';
import { askChanges } from './ask-changes.ts';
import type { HostMessage, Moment, NextMoment } from './protocol.ts';

/** One client at the table. */
export interface Client<Posted> {
  /** Undefined until it has sat down: until then it hears nothing. */
  seat: Seat | null | undefined;
  /** Entries of the log that it has heard of. */
  heard: number;
  post(message: Posted): void;
  mayAct(seat: Seat): boolean;
}

/** What was seen and asked before a step, by everybody who sits or watches. */
export type Seen = ReadonlyMap<Seat | null, { readonly view: unknown; readonly ask: Ask | null }>;

/** The part of a moment that is the same for everybody. */
export type Common = Omit<Moment, 'seat' | 'ask' | 'canUndo' | keyof Own | 'view'>;

/** What only a seat itself is told of itself. */
export type Own = Pick<Moment, 'orders' | 'secret'>;

export type AskOf = (seat: Seat | null) => Ask | null;

/** What is to be told to a client, and how many entries it has heard of then. */
export interface Parcel<Posted> {
  readonly client: Client<Posted>;
  readonly messages: readonly Posted[];
  readonly heard: number;
}

/** What has happened since a step. */
interface Happening {
  readonly match: Match;
  readonly askOf: AskOf;
  /** Entries of the log before it, and what everybody saw then. */
  readonly since: number;
  readonly seen: Seen;
  readonly common: Common;
  /** `since`: the entries that it has heard of. */
  own(seat: Seat | null, since: number): Own;
  /** Who sits where now, if that has changed. */
  readonly table: Extract<HostMessage, { type: 'table' }> | null;
}

/** A moment; `asked` is how the question is told, `seen` how the view is. */
export const momentFor = <A extends object, S extends object>(
  match: Match,
  seat: Seat | null,
  common: Common,
  asked: A,
  seen: S,
): Omit<Moment, 'view' | 'ask'> & A & S => ({
  seat,
  ...asked,
  canUndo: seat !== null && match.canUndo(seat),
  ...common,
  ...seen,
});

function asked(before: Ask | null, ask: Ask | null): Pick<NextMoment, 'ask' | 'askChanges'> {
  const changes = askChanges(before, ask);
  return changes ? { askChanges: changes } : { ask };
}

/** Everybody who is connected to a table, and how they are told what happens. */
export class Audience<Posted> {
  private readonly clients = new Set<Client<Posted>>();
  private readonly write: (message: HostMessage) => Posted;

  /** `write` makes of a message what is posted. */
  constructor(write: (message: HostMessage) => Posted) {
    this.write = write;
  }

  add(client: Client<Posted>): void {
    this.clients.add(client);
  }

  remove(client: Client<Posted>): void {
    this.clients.delete(client);
  }

  /** `askOf`: what a seat is asked, as far as it is to be told. */
  sees(match: Match, askOf: AskOf): Seen {
    const seen = new Map<Seat | null, { readonly view: unknown; readonly ask: Ask | null }>();
    let view: unknown;
    for (const { seat } of this.clients) {
      if (seat === undefined || seen.has(seat)) continue;
      view = match.view(seat, view);
      const ask = askOf(seat);
      // That a sealed answer is in is noted in the question itself.
      seen.set(seat, { view, ask: ask && { ...ask } });
    }
    return seen;
  }

  /**
   * Writes what is to be told. Everybody knows how it was before; who sees and has heard the same is told the same,
   * made once; and what all see alike is made and compared once for all.
   */
  parcels({ match, askOf, own, since, seen, common, table }: Happening): Parcel<Posted>[] {
    const parcels: Parcel<Posted>[] = [];
    const first = table ? [this.write(table)] : [];
    const backTo = match.backTo(since);
    const told = new Map<string, Omit<Parcel<Posted>, 'client'>>();
    const found: Found = new Map();
    let sees: unknown;
    for (const client of this.clients) {
      const { seat } = client;
      if (seat === undefined) continue;
      const likewise = `${seat}/${client.heard}`;
      let parcel = told.get(likewise);
      if (!parcel) {
        const heard = match.heardFrom(seat, client.heard);
        sees = match.view(seat, sees);
        const before = seen.get(seat) ?? { view: undefined, ask: null };
        const changes = changesBetween(before.view, sees, found);
        const question = { ...asked(before.ask, askOf(seat)), ...own(seat, client.heard) };
        const moment = momentFor(match, seat, common, question, { changes });
        const message = this.write({ type: 'moment', moment, heard, ...(backTo !== undefined && { backTo }) });
        parcel = { messages: [...first, message], heard: match.length };
        told.set(likewise, parcel);
      }
      parcels.push({ client, messages: parcel.messages, heard: parcel.heard });
    }
    return parcels;
  }

  /** Says the same to everybody who sits or watches. */
  tell(message: HostMessage): void {
    const posted = this.write(message);
    for (const { seat, post } of this.clients) if (seat !== undefined) post(posted);
  }

  deliver(parcels: readonly Parcel<Posted>[]): void {
    for (const { client, messages, heard } of parcels) {
      // Who has gone meanwhile hears nothing.
      if (!this.clients.has(client)) continue;
      client.heard = heard;
      for (const message of messages) client.post(message);
    }
  }
}
