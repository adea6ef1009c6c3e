import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { USUAL } from '../../../bots/level-names.ts';
import { random } from '../../../bots/random.ts';
import { FastChance } from '../../../engine/chance/chance.ts';
import { isAwaited } from '../../../engine/contract/ask.ts';
import type { CatalogueEntry } from '../../../engine/contract/game.ts';
import type { SeatPlan, TablePlan } from '../../../host/hall-api.ts';
import { momentAfter } from '../../../host/moment-after.ts';
import type { Moment } from '../../../host/protocol.ts';
import { type FromHall, send, Visitor } from '../../bot/visitor.ts';
import { type Measure, measure } from '../measure.ts';
import { at } from './rhythm.ts';
import { Started } from './started.ts';

export interface BesideBots {
  /** Each with one bot; all other seats are people's. */
  readonly tables: number;
  /** Milliseconds that a bot thinks. */
  readonly thinks: number;
  /** Milliseconds of play. */
  readonly play: number;
}

/** What a person waits at most, in milliseconds. */
const AT_MOST = 100;
/** How long people think, in milliseconds: up to twice that. */
const PACE = 500;
/** A person may not have many more tables. */
const TABLES_EACH = 50;

/** One person at one table: answers whatever is asked, and notes how long each answer took to be acknowledged. */
class Person {
  readonly waited: number[] = [];
  /** Resolves when the table is seen. */
  readonly seated: Promise<void>;
  private plays = false;
  private sit: () => void = () => undefined;
  private readonly luck: FastChance;
  private readonly socket: ReturnType<Visitor['connect']>;
  private readonly seat: number;
  private moment: Moment | null = null;
  private sent: { readonly key: string; readonly time: number } | null = null;
  private chosen = 0;
  private thinking: ReturnType<typeof setTimeout> | undefined;

  constructor(visitor: Visitor, table: string, seat: number) {
    this.seat = seat;
    this.luck = new FastChance(`${table}/${seat}`);
    this.socket = visitor.connect(table);
    this.socket.on('message', data => this.hear(JSON.parse(data.toString())));
    this.seated = new Promise(resolve => {
      this.sit = resolve;
    });
  }

  play(): void {
    this.plays = true;
    this.think();
  }

  leave(): void {
    clearTimeout(this.thinking);
    this.socket.removeAllListeners('message');
    this.socket.terminate();
  }

  private hear(message: FromHall): void {
    switch (message.type) {
      case 'welcome':
        send(this.socket, { type: 'sit', key: 'sit', seat: this.seat });
        return;
      case 'reply':
        if (message.value !== null && 'moment' in message.value) this.now(message.value.moment);
        if (message.key === this.sent?.key) this.acknowledged(this.sent.time);
        return;
      case 'denied':
        throw new Error(`the hall refused a choice that it had listed: ${message.denial.message}`);
      case 'moment':
        if (this.moment) this.now(momentAfter(this.moment, message.moment));
    }
  }

  private acknowledged(since: number): void {
    this.waited.push(performance.now() - since);
    this.sent = null;
    this.think();
  }

  private now(moment: Moment): void {
    this.moment = moment;
    this.sit();
    this.think();
  }

  private think(): void {
    clearTimeout(this.thinking);
    const ask = this.moment?.ask;
    if (!this.plays || this.sent || !ask || !isAwaited(ask)) return;
    this.thinking = setTimeout(
      () => {
        this.sent = { key: `${this.chosen++}`, time: performance.now() };
        const choice = random.choose(undefined, ask, this.luck);
        send(this.socket, { type: 'choose', key: this.sent.key, seat: this.seat, choice });
      },
      this.luck.below(2 * PACE),
    );
  }
}

/** The delays of people at tables whose bots think long, all at once, in a hall of its own. */
export async function besideBots(
  game: Pick<CatalogueEntry, 'id' | 'players'>,
  effort: BesideBots,
  say: (doing: string) => void,
): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'skali-bench-'));
  // Bots are to have the cores that they have in a hall.
  const server = await Started.start('slow-bots-hall', [folder, `${effort.thinks}`], { pinned: false });
  try {
    say('tables with bots are set up');
    const people = await sitDown(`http://127.0.0.1:${server.port}`, game, effort.tables);
    await Promise.all(people.map(({ seated }) => seated));
    say('people play beside bots that think');
    for (const person of people) person.play();
    await new Promise(resolve => setTimeout(resolve, effort.play));
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    for (const person of people) person.leave();
    return results(
      people.flatMap(({ waited }) => waited),
      metrics,
      effort,
    );
  } finally {
    await server.close();
  }
}

async function sitDown(
  url: string,
  { id: game, players }: Pick<CatalogueEntry, 'id' | 'players'>,
  tables: number,
): Promise<Person[]> {
  const seats: SeatPlan[] = Array.from({ length: players.max }, (_, seat) =>
    seat === 0 ? { kind: 'bot', bot: USUAL } : { kind: 'open' },
  );
  const plan: TablePlan = {
    game,
    options: {},
    seats,
    visibility: 'private',
    spectators: true,
    timing: { rule: { kind: 'none' }, runOut: 'decision' },
  };
  const people: Person[] = [];
  for (let table = 0; table < tables; table += TABLES_EACH) {
    const names = Array.from({ length: players.max - 1 }, (_, i) => `Guest ${table}.${i}`);
    const party = await Promise.all(names.map(name => Visitor.named(url, name)));
    for (let i = table; i < Math.min(tables, table + TABLES_EACH); i++) {
      const { id } = await party[0].create(plan);
      for (const [seat, visitor] of party.entries()) await visitor.sit(id, seat + 1);
      people.push(...party.map((visitor, seat) => new Person(visitor, id, seat + 1)));
    }
  }
  return people;
}

/** The sum of all samples of one metric, whatever their labels. */
const metric = (text: string, name: string): number =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+-]+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );

function results(waited: number[], metrics: string, { tables, thinks }: BesideBots): Measure[] {
  waited.sort((a, b) => a - b);
  const where = `${tables} tables, bots think ${thinks} ms`;
  return [
    measure(`${where}: choices of people`, waited.length, 'choices'),
    measure(`${where}: p50`, at(waited, 0.5), 'ms'),
    measure(`${where}: p99`, at(waited, 0.99), 'ms', { most: AT_MOST }),
    measure(`${where}: longest`, waited.at(-1) ?? 0, 'ms'),
    measure(`${where}: thoughts of bots`, metric(metrics, 'skali_bot_seconds_count'), 'thoughts', { least: 1 }),
    measure(`${where}: bots that failed`, metric(metrics, 'skali_bot_failures_total'), 'thoughts', { most: 0 }),
    measure(`${where}: the hall's loop, p99`, metric(metrics, 'nodejs_eventloop_lag_p99_seconds') * 1000, 'ms'),
  ];
}
