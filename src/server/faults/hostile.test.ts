import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { random } from '../../bots/random.ts';
import { at } from '../../cli/bench/server/rhythm.ts';
import { Visitor } from '../../cli/bot/visitor.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited, type Seat } from '../../engine/contract/ask.ts';
import { Match } from '../../engine/match/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { party, plan } from '../dev/open-test-hall.ts';
import { RawLine } from '../dev/raw-line.ts';
import type { Seated } from '../dev/seated.ts';
import { type Besieged, Doors } from './dev/doors.ts';
import { HallProcess } from './dev/hall-process.ts';
import { processorTime, worked } from './dev/processor-time.ts';
import { report } from './dev/report.ts';
import { newStoreBackend } from './dev/store-backend.ts';
import { THOROUGH } from './dev/thorough.ts';

/** So many acts in all; `HOSTILE=…` sets another number. */
const ACTS = Number(process.env.HOSTILE ?? (THOROUGH ? 20_000 : 1_000));
/** After so many, the hall is looked at. */
const BETWEEN = 1_000;
const SEATS = 3;
/** What a stranger waits for at most, in milliseconds of the hall's processor. */
const ANSWERED = 100;
const MEGABYTE = 1024 * 1024;
/** What memory may have grown by since the first look, when code was compiled and tables were open. */
const GROWN = 50;

/** Who sits last attacks. */
const siegeOf = (seated: readonly Seated[]): Besieged => ({
  id: seated[0].table,
  seats: SEATS,
  mallory: seated[SEATS - 1].visitor,
  own: SEATS - 1,
});

/** A game that was played to its end, as somebody would bring it in. */
async function finishedGame(): Promise<object> {
  const { rules } = await CATALOGUE[0].load();
  const match = Match.begin(rules, { seats: 2, options: {}, names: ['Ana', 'Bo'], seed: 'hostile' });
  const chance = new FastChance('hostile');
  for (let ask = match.decisions().find(isAwaited); ask; ask = match.decisions().find(isAwaited)) {
    match.choose(ask.seat, random.choose(match.view(ask.seat), ask, chance));
  }
  return { ...match.head, entries: match.entries, final: match.final() };
}

interface Chosen {
  /** Milliseconds that the hall worked for it. */
  readonly took: number;
  /** And after which it was answered, by the clock. */
  readonly waited: number;
  /** Why it was refused. */
  readonly why: string | null;
  readonly over: boolean;
}

/** Somebody sits down, and chooses where anything is asked. */
async function choose(hall: HallProcess, line: RawLine, seat: Seat): Promise<Chosen> {
  const sat = await line.ask({ type: 'sit', seat, key: randomUUID() });
  if (sat.type !== 'reply' || sat.value === null || !('moment' in sat.value)) throw new Error(JSON.stringify(sat));
  const { ask, at, result } = sat.value.moment;
  const over = result !== null;
  if (!ask || !isAwaited(ask) || ask.answered) return { took: 0, waited: 0, why: null, over };
  const choice = random.choose(undefined, ask, new FastChance(`${at}`));
  let why: string | null = null;
  const began = performance.now();
  const took = await worked(hall.pid, async () => {
    const answer = await line.ask({ type: 'choose', seat, choice, key: randomUUID() });
    why = answer.type === 'denied' ? answer.denial.message : null;
  });
  return { took, waited: performance.now() - began, why, over };
}

/** Milliseconds between two choices of those who only want to play. */
const THINKING = 25;

/** Two who play at a table of their own meanwhile: how long each of their choices took by the clock. */
async function bystand(hall: HallProcess, stopped: () => boolean): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!stopped()) {
    const seated = await party(hall.url, CATALOGUE[0].id, 2);
    const lines = await Promise.all(seated.map(({ visitor, table }) => RawLine.to(visitor, table)));
    for (let over = false; !over && !stopped(); ) {
      for (const [seat, line] of lines.entries()) {
        const chosen = await choose(hall, line, seat);
        expect(chosen.why).toBeNull();
        if (chosen.waited > 0) waits.push(chosen.waited);
        over ||= chosen.over;
        await new Promise(resolve => setTimeout(resolve, THINKING));
      }
    }
    for (const line of lines) line.leave();
  }
  return waits;
}

/** A bot that Mallory let play may have moved between a question and its answer: so often nobody is that unlucky. */
const TRIES = 5;

/** Each who sits there can sit down and choose, and somebody whom nobody knows can watch. */
async function visit(hall: HallProcess, seated: readonly Seated[]): Promise<{ longest: number; over: boolean }> {
  let longest = 0;
  let ended = false;
  const stranger = await RawLine.to(new Visitor(hall.url), seated[0].table);
  expect(await stranger.ask({ type: 'sit', seat: null })).toMatchObject({ type: 'reply' });
  stranger.leave();
  for (const { visitor, table, seat } of seated) {
    const line = await RawLine.to(visitor, table);
    let refused: string | null = '';
    for (let tries = 0; refused !== null && tries < TRIES; tries++) {
      const { took, why, over } = await choose(hall, line, seat ?? 0);
      ended ||= over;
      longest = Math.max(longest, took);
      refused = why;
    }
    expect(refused).toBeNull();
    line.leave();
  }
  return { longest, over: ended };
}

it(`after ${ACTS} hostile acts at all of its doors a hall answers at once, others play on, has its memory back, and every table can be sat down at`, {
  timeout: 120_000 + ACTS * 100,
}, async () => {
  const { env } = await newStoreBackend('sqlite');
  const hall = await HallProcess.open({ ...env, TRUST_PROXY: '127.0.0.1' });
  const parties = await Promise.all(CATALOGUE.map(({ id }) => party(hall.url, id, SEATS)));
  const besieged = parties.map(siegeOf);
  const known = {
    paths: (await (await fetch(`${hall.url}/api/openapi.json`)).json()).paths,
    tables: besieged.map(({ id }) => id),
    plan: plan(CATALOGUE[0].id, [{ kind: 'open' }, { kind: 'invited', name: 'Bo' }]),
    log: await finishedGame(),
  };
  const doors = new Doors(hall.url, known, besieged, new FastChance(`doors ${process.env.FAULT_PIECE ?? ''}`));
  onTestFinished(() => doors.close());

  let stopped = false;
  const bystanding = bystand(hall, () => stopped);
  // It is heard of when it is waited for.
  bystanding.catch(() => undefined);
  let [slowest, longest, first, last, games] = [0, 0, 0, 0, 0];
  while (doors.all < ACTS) {
    await doors.siege(BETWEEN);
    slowest = Math.max(slowest, await worked(hall.pid, () => fetch(`${hall.url}/api/hall`).then(one => one.text())));
    for (const [i, { id }] of CATALOGUE.entries()) {
      const seen = await visit(hall, parties[i]);
      longest = Math.max(longest, seen.longest);
      if (seen.over) {
        parties[i] = await party(hall.url, id, SEATS);
        besieged[i] = siegeOf(parties[i]);
        games++;
      }
    }
    // What lies beside the heap (pieces of messages, of the database) as well.
    const { heapUsed, external } = await hall.memory(true);
    last = (heapUsed + external) / MEGABYTE;
    if (first === 0) first = last;
    expect(doors.broken).toEqual([]);
    expect(slowest).toBeLessThan(ANSWERED);
    expect(longest).toBeLessThan(ANSWERED);
    expect(last - first).toBeLessThan(GROWN);
    if (doors.all % 10_000 < BETWEEN && ACTS > 10_000) {
      console.info(
        `${doors.all} acts, ${last.toFixed(0)} MB, a stranger ${slowest.toFixed(0)} ms, a choice ${longest.toFixed(0)} ms`,
      );
    }
  }
  stopped = true;
  const waits = (await bystanding).toSorted((a, b) => a - b);
  expect(waits.length).toBeGreaterThan(0);
  const { rss } = await hall.memory(true);
  report({
    part: 'hostile',
    done: doors.all,
    acts: doors.acts,
    statuses: Object.fromEntries(doors.statuses),
    games,
    memoryFirst: Math.round(first),
    memoryLast: Math.round(last),
    resident: Math.round(rss / MEGABYTE),
    stranger: Math.round(slowest),
    choice: Math.round(longest),
    bystander: { choices: waits.length, p50: Math.round(at(waits, 0.5)), p99: Math.round(at(waits, 0.99)) },
    hall: Math.round(processorTime(hall.pid) ?? 0),
  });
  expect(hall.output).toBe('');
  expect(await hall.stop()).toBe(0);
});
