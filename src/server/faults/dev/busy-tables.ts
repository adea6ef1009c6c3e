import { expect, onTestFinished, vi } from 'vitest';
import { HallRefused } from '../../../cli/bot/visitor.ts';
import { CATALOGUE } from '../../../games/catalogue.ts';
import type { TablePlan } from '../../../host/hall-api.ts';
import { party } from '../../dev/open-test-hall.ts';
import type { Seated } from '../../dev/seated.ts';
import type { Store } from '../../store/store.ts';
import { checkTable } from './check-table.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const GAME = CATALOGUE[0].id;

export interface Busy {
  readonly url: string;
  readonly store: Store;
  readonly tables: number;
  /** Where a player connects next; the hall's address unless told otherwise. */
  address?(): string;
  /** The level of a bot that sits at every table as well. */
  readonly bot?: string;
  readonly timing?: TablePlan['timing'];
  /** The rules are called by other versions in the middle of games. */
  readonly mended?: boolean;
}

/** Many tables of two to four played at once; when a game is over it is checked, and the next one begins. */
export class BusyTables {
  private readonly busy: Busy;
  private readonly slots: Promise<void>[];
  private readonly playing = new Set<Seated>();
  private open = true;
  private stop: () => void = () => undefined;
  private readonly stopped = new Promise<void>(resolve => {
    this.stop = resolve;
  });
  /** Tables that were checked. */
  checked = 0;
  cuts = 0;
  private acknowledged = 0;

  constructor(busy: Busy) {
    this.busy = busy;
    this.slots = Array.from({ length: busy.tables }, (_, slot) =>
      this.play((busy.bot === undefined ? 2 : 1) + (slot % 3)),
    );
    onTestFinished(() => {
      this.open = false;
      for (const one of this.playing) one.leave();
    });
    // Whoever waits for the end hears of it.
    for (const slot of this.slots) slot.catch(() => undefined);
  }

  /** Those that are being played. */
  get tables(): readonly string[] {
    return [...new Set([...this.playing].map(({ table }) => table))];
  }

  /** Deeds that were acknowledged so far. */
  get deeds(): number {
    return [...this.playing].reduce((sum, { acknowledged }) => sum + acknowledged.length, this.acknowledged);
  }

  /** Resolves when so many more deeds were acknowledged. */
  async go(deeds: number): Promise<void> {
    const wanted = this.deeds + deeds;
    await vi.waitFor(() => expect(this.deeds).toBeGreaterThanOrEqual(wanted), PATIENCE);
  }

  /** Nobody does anything new; resolves when all tables have come to rest and were found to be right. */
  async finish(): Promise<void> {
    this.open = false;
    for (const one of this.playing) one.plays = false;
    this.stop();
    await Promise.all(this.slots);
  }

  /** The lines of some players are cut. */
  cutSome(): void {
    for (const one of this.playing) if (Math.random() < 0.3) one.cut();
  }

  private async play(people: number): Promise<void> {
    const { url, store, address, bot, timing, mended } = this.busy;
    while (this.open) {
      const seated = await persist(() =>
        party(url, GAME, people, {
          seats: bot === undefined ? [] : [{ kind: 'bot', bot }],
          ...(timing && { timing }),
        }),
      );
      for (const one of seated) {
        one.fickle = 4;
        one.plays = this.open;
        one.thinks = () => Math.random() * 20;
        if (address) one.address = address;
        one.connect();
        this.playing.add(one);
      }
      await Promise.race([this.stopped, Promise.all(seated.map(one => one.over))]);
      // Bots may still move, and answers be on their way.
      const acknowledged = await vi.waitFor(() => checkTable(store, seated, mended), PATIENCE);
      this.acknowledged += acknowledged;
      this.checked++;
      for (const one of seated) {
        this.playing.delete(one);
        one.leave();
        this.cuts += one.cuts;
      }
    }
  }
}

/** What a hall says that is away, or that can keep nothing for the moment. */
const isAway = (error: unknown): boolean =>
  error instanceof HallRefused ? error.status === 503 : error instanceof TypeError && error.message === 'fetch failed';

/** The hall may be away for a moment. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}
