import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import type { Append, News } from './store.ts';

export type Within = Transaction<Schema>;

/** What the two databases do each in their own way; all the rest is written once, on top of this. */
export interface Backend {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Schema>;
  /** Ends a query for rows that are about to be changed: nobody else changes them meanwhile. */
  readonly hold: RawBuilder<unknown>;
  /** The same, without those that others hold. */
  readonly holdFree: RawBuilder<unknown>;
  /** All of it is written, and durable when it resolves, or nothing. */
  write<T>(work: (trx: Within) => Promise<T>): Promise<T>;
  /**
   * Adds entries of different tables, with what they change about those, and tells who listens; durable when it resolves.
   * Says at which tables it was not too late.
   */
  enter(group: readonly Append[]): Promise<ReadonlySet<string>>;
  /** The database is well, and will not have these data. */
  refuses(error: unknown): boolean;
  /** Heard by those who listen once the rest is written. */
  announce(trx: Within, news: readonly News[]): Promise<void>;
  listen(hear: (news: News) => void, onGap: () => void): Promise<() => Promise<void>>;
  /** What was deleted is not left lying in the files, as far as this hall has a say in them. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
