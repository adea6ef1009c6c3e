import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { steadyNow } from '../steady.ts';
import type { Schema } from './schema.ts';

/** Marks a file in which nothing lies about that was deleted. */
const CLEAN = 1;
const UNCLEAN = 0;
/** A file that is larger is cleaned when the hall is opened next: nobody is to wait for it meanwhile. */
const LARGEST = 64 * 1024 * 1024;
/** Cleaning takes up no more than one part in so many of the hall's time. */
const SHARE = 100;

/** An older hall, or one that had no time for it, left what it deleted lying in its pages. */
export function cleanFile(database: Database.Database): void {
  if (Number(database.pragma('user_version', { simple: true })) === CLEAN) return;
  try {
    database.exec('vacuum');
    database.pragma(`user_version = ${CLEAN}`);
    database.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    // Another process has it open, or the disk is full: it stays marked, and the next one does it.
    if (!(error instanceof Database.SqliteError)) throw error;
  }
}

/**
 * What is deleted from a database stays in its files: in pages that were split, and in the journal. Cleaning writes all of
 * it anew. It is asked for when somebody is forgotten, and done at once where that takes no time.
 */
export class Scrub {
  private readonly file: string;
  private readonly db: Kysely<Schema>;
  private readonly large: number;
  private wanted = false;
  /** Not before then again. */
  private rests = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(file: string, db: Kysely<Schema>, large = LARGEST) {
    this.file = file;
    this.db = db;
    this.large = large;
  }

  async ask(): Promise<void> {
    this.wanted = true;
    await sql`pragma user_version = ${sql.lit(UNCLEAN)}`.execute(this.db);
    await sql`pragma wal_checkpoint(truncate)`.execute(this.db);
    const wait = this.rests - steadyNow();
    if (wait <= 0) await this.clean();
    else {
      clearTimeout(this.later);
      this.later = setTimeout(() => void this.clean().catch(() => undefined), wait);
      this.later.unref();
    }
  }

  /** What waits for it is done before the file is let go. */
  async close(): Promise<void> {
    clearTimeout(this.later);
    // Somebody else who has it open keeps it from being cleaned: it is marked, and who opens it next does it.
    await this.clean().catch(() => undefined);
  }

  private async clean(): Promise<void> {
    if (!this.wanted || (this.file !== ':memory:' && statSync(this.file).size > this.large)) return;
    this.wanted = false;
    const began = steadyNow();
    await sql`vacuum`.execute(this.db);
    await sql`pragma user_version = ${sql.lit(CLEAN)}`.execute(this.db);
    await sql`pragma wal_checkpoint(truncate)`.execute(this.db);
    this.rests = steadyNow() + SHARE * (steadyNow() - began);
  }
}
