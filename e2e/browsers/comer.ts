import type { Browsed } from '../../src/kit/test/page.ts';
import type { Comer } from '../visit.ts';

/** Somebody who comes to the hall with another browser than Chromium, and stands at its door first. */
export interface Guest {
  readonly page: Browsed;
  /** Leaves whatever is open and stands at the hall's address, with nothing of it loaded. */
  toTheDoor(): Promise<void>;
  /** What went wrong on the page up to here. */
  wrong(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface OtherBrowser {
  come(comer: Comer): Promise<Guest>;
  close(): Promise<void>;
}
