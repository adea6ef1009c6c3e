import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { random } from '../../bots/random.ts';
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
  if (!ask || !isAwaited(ask) || ask.answered) return { took: 0, why: null, over };
  const choice = random.choose(undefined, ask, new FastChance(`${at}`));
  let why: string | null = null;
  const took = await worked(hall.pid, async () => {
    const answer = await line.ask({ type: 'choose', seat, choice, key: randomUUID() });
    why = answer.type === 'denied' ? answer.denial.message : null;
  });
  return { took, why, over };
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

it(`after ${ACTS} hostile acts at all of its doors a hall answers at once, has its memory back, and every table can be sat down at`, {
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
    last = (await hall.memory(true)).heapUsed / MEGABYTE;
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
  const { rss } = await hall.memory(true);
  report({
    part: 'hostile',
    done: doors.all,
    acts: doors.acts,
    statuses: Object.fromEntries(doors.statuses),
    games,
    heapFirst: Math.round(first),
    heapLast: Math.round(last),
    resident: Math.round(rss / MEGABYTE),
    stranger: Math.round(slowest),
    choice: Math.round(longest),
    hall: Math.round(processorTime(hall.pid) ?? 0),
  });
  expect(hall.output).toBe('');
  expect(await hall.stop()).toBe(0);
});
