import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { steadyNow } from '../steady.ts';
import type { InTurn } from './in-turn.ts';

/** Marks a file in which nothing lies about that was deleted. */
const CLEAN = 1;
const UNCLEAN = 0;
/** A file that is larger is cleaned when the hall is opened next: nobody is to wait for it meanwhile. */
const LARGEST = 64 * 1024 * 1024;
/** Cleaning takes up no more than one part in so many of the hall's time. */
const SHARE = 100;
/** Milliseconds until what could not be done is tried again. */
const RETRY = 60_000;

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

/** What was deleted may lie about, and the journal holds nothing any more. */
const MARK = [`pragma user_version = ${UNCLEAN}`, 'pragma wal_checkpoint(truncate)'];
/** The mark comes last: it says that all of it was done. */
const CLEANING = ['vacuum', 'pragma wal_checkpoint(truncate)', `pragma user_version = ${CLEAN}`];

/**
 * What is deleted from a database stays in its files: in pages that were split, and in the journal. Cleaning writes all of
 * it anew, while nobody else of this process writes. It is asked for when somebody is forgotten, and done at once where
 * that takes no time.
 */
export class Scrub {
  private readonly file: string;
  /** Carries out statements while nothing else is written. */
  private readonly run: (steps: readonly string[]) => Promise<void>;
  private readonly alone: InTurn;
  private readonly large: number;
  private wanted = false;
  /** Not before then again. */
  private rests = 0;
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(file: string, alone: InTurn, run: (steps: readonly string[]) => Promise<void>, large = LARGEST) {
    this.file = file;
    this.alone = alone;
    this.run = run;
    this.large = large;
  }

  ask(): Promise<void> {
    return this.alone(async () => {
      this.wanted = true;
      const wait = this.rests - steadyNow();
      if (wait <= 0) return this.clean(MARK);
      this.again(wait);
      return this.attempt(MARK);
    });
  }

  /** What waits for it is done before the file is let go. */
  close(): Promise<void> {
    return this.alone(async () => {
      clearTimeout(this.later);
      if (this.wanted) await this.clean([]);
      clearTimeout(this.later);
    });
  }

  private async clean(first: readonly string[]): Promise<void> {
    if (this.file !== ':memory:' && statSync(this.file).size > this.large) return this.attempt(first);
    const began = steadyNow();
    this.wanted = false;
    await this.attempt([...first, ...CLEANING]);
    this.rests = steadyNow() + SHARE * (steadyNow() - began);
    if (this.wanted) this.again(RETRY);
  }

  /** Another program that has it open, or a full disk, keeps it from being cleaned: it is tried again, and by who opens it next. */
  private async attempt(steps: readonly string[]): Promise<void> {
    if (steps.length === 0) return;
    await this.run(steps).catch(() => {
      this.wanted = true;
    });
  }

  private again(wait: number): void {
    clearTimeout(this.later);
    this.later = setTimeout(() => void this.alone(async () => this.wanted && this.clean(MARK)), wait);
    this.later.unref();
  }
}
