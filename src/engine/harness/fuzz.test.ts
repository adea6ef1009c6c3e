import { describe, expect, test } from 'vitest';
import { defineGame } from '../contract/play.ts';
import { readLog, writeLog } from '../match/log.ts';
import { replay } from '../match/match.ts';
import { hoard, turn } from './dev/hoard.ts';
import { type FuzzFailure, type FuzzProgress, fuzz } from './fuzz.ts';

const sound = defineGame(hoard);

/** Rolling a six goes wrong. */
const cursed = (wrong: (state: { bank: number }) => void) =>
  defineGame({
    ...hoard,
    id: 'cursed-hoard',
    frames: {
      ...hoard.frames,
      turn: {
        ...turn,
        take(act, frame, seat, choice) {
          const before = act.state.bank;
          turn.take?.(act, frame, seat, choice);
          if (before - act.state.bank === 6) wrong(act.state);
        },
      } as typeof turn,
    },
  });

describe('fuzz', () => {
  test('plays every game with every number of seats, and finds nothing where there is nothing', async () => {
    const other = defineGame({ ...hoard, id: 'other-hoard', seats: { min: 3, max: 3 } });
    const seen: FuzzProgress[] = [];
    const report = await fuzz({
      games: [sound, other],
      count: 60,
      seed: 'f',
      examined: 0.3,
      onProgress: progress => seen.push(progress),
    });
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(60);
    expect(report.examined).toBeGreaterThan(5);
    expect(Object.keys(report.played).sort()).toEqual(['hoard 2', 'hoard 3', 'hoard 4', 'other-hoard 3']);
    expect(seen.at(-1)).toMatchObject({ games: 60, failures: 0, decisions: report.decisions });
  });

  test('is the same again for the same seed', async () => {
    const once = async () => (await fuzz({ games: [sound], count: 20, seed: 'same' })).decisions;
    expect(await once()).toBe(await once());
  });

  test('stops when its time is up', async () => {
    const report = await fuzz({ games: [sound], minutes: 0.002, seed: 'f', examined: 0 });
    expect(report.games).toBeGreaterThan(0);
    expect(report.seconds).toBeLessThan(5);
  });

  test('tells at once what broke a law, with a log that replays and has the problem in it', async () => {
    const rules = cursed(state => {
      state.bank++;
    });
    const told: FuzzFailure[] = [];
    const onFailure = (failure: FuzzFailure) => told.push(failure);
    const { failures } = await fuzz({ games: [rules], count: 40, seed: 'f', onFailure, examined: 0 });
    expect(failures.length).toBeGreaterThan(0);
    expect(told).toEqual(failures);
    const { problems, log } = failures[0];
    expect(problems[0]).toMatch(/^conservation, at decision \d+ .*coins instead of/);
    const saved = readLog(writeLog(log));
    expect(saved.entries.at(-1)).toHaveProperty('note', 'problem');
    const match = replay(rules, saved);
    expect(match.hash()).toBe(log.final?.hash);
  });

  test('keeps what made the rules fail as a log that fails at its last choice', async () => {
    const rules = cursed(() => {
      throw new Error('a six!');
    });
    const { failures } = await fuzz({ games: [rules], count: 40, seed: 'f', examined: 0 });
    expect(failures.length).toBeGreaterThan(0);
    const { log, problems } = failures[0];
    expect(problems[0]).toMatch(/^no-dead-end, at decision \d+ \(seat \d: \{"kind":"roll"\}\): a six!$/);
    expect(() => replay(rules, log)).toThrow('a six!');
    const choices = log.entries.filter(entry => 'choice' in entry);
    expect(() => replay(rules, { ...log, entries: choices.slice(0, -1) })).not.toThrow();
  });
});
