/** Whatever bots do in a game, each part of it that the game names (what a lord does in a phase) is shown in a few seconds. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../test/catalogue.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { Match } from '../../engine/match/match.ts';
import type { Connection, Moment, News, Replies, TableInfo } from '../../host/protocol.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { loadExtras } from './load-table.ts';
import { intervalOf } from './pacing.ts';
import { TableLine } from './table-line.ts';

/** So many choices of bots; what one part may take at the usual speed beside its climaxes, and a climax of others. */
const CHOICES = 300;
const [PART, CLIMAX] = [4000, 2000];

/** Time that only goes on when nothing else is left to do: what is scheduled is added up, and no clock is read. */
class Schedule {
  now = 0;
  private calls: { readonly at: number; readonly call: () => void }[] = [];

  readonly after = (milliseconds: number, call: () => void): (() => void) => {
    const entry = { at: this.now + milliseconds, call };
    this.calls.push(entry);
    return () => {
      this.calls = this.calls.filter(other => other !== entry);
    };
  };

  /** Goes on to what is due next; says how long that was. */
  next(): number {
    const [first] = this.calls.sort((a, b) => a.at - b.at);
    if (!first) throw new Error('something waits for nothing');
    this.calls = this.calls.filter(other => other !== first);
    const took = first.at - this.now;
    this.now = first.at;
    first.call();
    return took;
  }
}

const TABLE: TableInfo = { id: 't', game: 'g', version: '1', options: {}, seats: [], commitment: '', begun: 0 };

/** The table as somebody sees it who looks on. */
function momentOf(match: Match): Moment {
  const waiting = match.waiting();
  const at = match.entries.length;
  return { seat: null, at, view: match.view(null), ask: null, waiting, canUndo: false, result: null };
}

/** A line that hears what it is told, and nothing else. */
function lineTo(match: Match, { scenes, part }: TableExtras, schedule: Schedule) {
  let hear: (news: News) => void = () => undefined;
  const seated: Replies['sit'] = { table: TABLE, moment: momentOf(match), heard: [] };
  const connection: Connection = {
    request: async () => seated as never,
    listen: listener => {
      hear = listener;
      return () => undefined;
    },
    close: () => undefined,
  };
  const line = new TableLine(connection, {
    interval: () => intervalOf('normal', false),
    told: () => true,
    ...(scenes && { scenes }),
    ...(part && { part }),
    clock: { now: () => schedule.now, after: schedule.after, drawn: call => schedule.after(16, call) },
  });
  return { line, hear: (news: News) => hear(news) };
}

async function timesOf({ rules, bots }: GameModule, extras: TableExtras, seats: number) {
  const match = Match.begin(rules, { seats, seed: 'phases in time' });
  const luck = new FastChance('phases in time');
  const bot = Object.values(bots).at(-1);
  const schedule = new Schedule();
  const { line, hear } = lineTo(match, extras, schedule);
  await line.sit(null);
  const parts = new Map<string, number>();
  const climaxes: number[] = [];
  let part: string | null = null;
  /** All that was told is shown: how long that takes belongs to the part. */
  const showAll = () => {
    let [took, climax] = [0, 0];
    while (line.now()?.behind || line.now()?.playing) {
      const playing = line.now()?.playing;
      const time = schedule.next();
      if (playing) climax += time;
      else took += time;
      if (!playing || line.now()?.playing?.scene === playing.scene) continue;
      if (playing.scene.kind === 'battle') climaxes.push(climax);
      climax = 0;
    }
    if (part !== null) parts.set(part, (parts.get(part) ?? 0) + took);
  };
  for (let n = 0; n < CHOICES; n++) {
    const ask = match.decisions().find(isAwaited);
    if (!ask || !bot) break;
    const now = extras.part?.(match.view(null)) ?? null;
    if (now !== part) showAll();
    part = now;
    const at = match.entries.length;
    match.choose(ask.seat, bot.choose(match.view(ask.seat), ask, luck));
    hear({ type: 'moment', moment: momentOf(match), heard: match.heardFrom(null, at) });
  }
  showAll();
  return { parts, climaxes };
}

const EXTRAS = await Promise.all(CATALOGUE.map(async entry => [entry.id, entry, await loadExtras(entry.id)] as const));
const NAMING = EXTRAS.filter(([, , { part }]) => part);

describe('what bots do without a pause', () => {
  it.each(NAMING)('%s', async (_, entry, extras) => {
    const module = await entry.load();
    const { parts, climaxes } = await timesOf(module, extras, entry.players.max);
    expect(parts.size).toBeGreaterThan(20);
    expect(climaxes.length).toBeGreaterThan(0);
    expect([...parts].filter(([, time]) => time > PART)).toEqual([]);
    expect(climaxes.filter(time => time > CLIMAX)).toEqual([]);
  });
});
