import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LEVELS } from '../../bots/level-names.ts';
import { type Choice, listed } from '../../engine/contract/ask.ts';
import { Match } from '../../engine/match/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { Answer, BotRunner, Question } from '../../host/bots/runner.ts';
import { badPool } from './dev/thread-pool.ts';

const [{ id: game, load }] = CATALOGUE;
const match = Match.begin((await load()).rules, { seats: 2, seed: 'pool' });
const [ask] = match.decisions();

const question = (level: string): Question => ({
  game,
  level,
  seat: ask.seat,
  view: match.view(ask.seat),
  ask,
  luck: '1.2.3.4.0',
});

const NEVER = new AbortController().signal;
const think = (pool: BotRunner, level: string, stop = NEVER): Promise<Answer | null> =>
  pool.think(question(level), stop);
const FIRST = { choice: ask.choices[0] };

/** A gate that is shut, and opens when it is told to. */
function newGate() {
  const folder = mkdtempSync(join(tmpdir(), 'skali-gate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gate = join(folder, 'open');
  return { gate, open: () => writeFileSync(gate, '') };
}

describe('a bot in a thread', () => {
  it('answers from what it was sent', async () => {
    const pool = badPool();
    for (const level of ['random', ...LEVELS]) {
      const answer = await think(pool, level);
      expect(answer).toEqual({ choice: expect.anything() });
      expect(listed(ask, (answer as { choice: Choice }).choice)).toBeDefined();
    }
  });

  it.each([
    ['throws', { failed: 'broken', why: expect.stringContaining('no idea') }],
    ['exits', { failed: 'crashed', why: expect.stringContaining('exit') }],
    ['eats', { failed: 'crashed', why: expect.stringContaining('memory') }],
    ['is unknown', { failed: 'broken', why: expect.any(String) }],
    ['nonsense', { choice: { kind: 'nonsense' } }],
    ['unsayable', { choice: undefined }],
  ])('that misbehaves (%s) leaves the next one a thread to think in', async (level, answer) => {
    const pool = badPool();
    expect(await think(pool, level)).toEqual(answer);
    expect(await think(pool, 'first')).toEqual(FIRST);
    expect(await think(pool, level)).toEqual(answer);
    expect(await think(pool, 'first')).toEqual(FIRST);
  });

  it('that hangs is ended at its deadline, and who waited behind it is not late', async () => {
    const pool = badPool({ deadline: 1000 });
    const answers = await Promise.all(['hangs', 'hangs', 'first', 'first'].map(level => think(pool, level)));
    const late = { failed: 'late', why: 'no answer within 1000 ms' };
    expect(answers).toEqual([late, late, FIRST, FIRST]);
  });
});

describe('a pool of threads', () => {
  it('serves tables in the order in which they asked, however often one of them asks', async () => {
    const { gate, open } = newGate();
    const pool = badPool({ gate });
    const order: string[] = [];
    const table = async (name: string, times: number) => {
      for (let i = 0; i < times; i++) {
        await think(pool, 'waits');
        order.push(name);
      }
    };
    const played = [table('busy', 4), table('first', 1), table('second', 2), table('third', 1)];
    open();
    await Promise.all(played);
    expect(order).toEqual(['busy', 'first', 'second', 'third', 'busy', 'second', 'busy', 'busy']);
  });

  it('serves those who answer at once before those who think ahead, and these shortly once they have waited for long', async () => {
    const { gate, open } = newGate();
    const turns: [string, boolean][] = [];
    const pool = badPool({ gate, patience: 0, onTurn: ({ level, cut = false }) => turns.push([level, cut]) });
    const all = ['waits', 'jarl', 'hersir', 'first'].map(level => think(pool, level));
    open();
    const answers = await Promise.all(all);
    expect(turns.map(([level]) => level)).toEqual(['waits', 'first', 'jarl', 'hersir']);
    expect(turns.map(([, cut]) => cut)).toEqual([false, false, true, true]);
    expect(answers[1]).toMatchObject({ choice: expect.anything(), cut: true });
    expect(answers[3]).toEqual(FIRST);
  });

  it('tells of thoughts whose time was up before all was thought through, and of no others', async () => {
    const told: [string, boolean][] = [];
    const note = ({ level }: Question, _took: number, over: boolean) => void told.push([level, over]);
    const pool = badPool({ hurry: 0, onThought: note });
    for (const level of ['jarl', 'karl', 'hersir']) {
      expect(await think(pool, level)).toEqual({ choice: expect.anything() });
    }
    const patient = badPool({ hurry: 600_000, onThought: note });
    await think(patient, 'hersir');
    expect(told).toEqual([
      ['jarl', true],
      ['karl', false],
      ['hersir', true],
      ['hersir', false],
    ]);
  });

  it('stops a thought that waits, and one that is under way', async () => {
    const { gate, open } = newGate();
    const pool = badPool({ gate });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = think(pool, 'waits', running.signal);
    const second = think(pool, 'waits', waiting.signal);
    const third = think(pool, 'waits');
    expect(pool.waiting).toBe(2);
    waiting.abort();
    expect(await second).toBeNull();
    expect(pool.waiting).toBe(1);
    running.abort();
    expect(await first).toBeNull();
    // The thread that nobody waits for makes room before the gate opens.
    await vi.waitFor(() => expect(pool.waiting).toBe(0), 20_000);
    open();
    expect(await third).toEqual(FIRST);
    expect(await think(pool, 'first', AbortSignal.abort())).toBeNull();
  });

  it('is closed while bots hang in it and others wait', async () => {
    const pool = badPool({ threads: 2 });
    const answers = ['first', 'hangs', 'hangs', 'hangs', 'first'].map(level => think(pool, level));
    expect(await answers[0]).toEqual(FIRST);
    await pool.close();
    expect(await Promise.all(answers)).toEqual([FIRST, null, null, null, null]);
    expect(await think(pool, 'first')).toBeNull();
  });

  it('says so when the program was not built', () => {
    expect(() => badPool({ thread: new URL('nowhere.js', import.meta.url) })).toThrow('no thread to think in');
  });

  it.runIf(process.platform === 'linux')('stands back, and the hall does not', async () => {
    // A thread may end while one looks.
    const placeOf = (id: string): number | undefined => {
      try {
        const [, , , ...fields] = readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1].split(' ');
        return Number(fields[13]);
      } catch {
        return undefined;
      }
    };
    const threads = () => readdirSync('/proc/self/task');
    const [here, before] = [getPriority(), threads()];
    expect(await think(badPool(), 'first')).toEqual(FIRST);
    const fresh = threads().filter(id => !before.includes(id));
    expect(fresh.map(placeOf)).toContain(here + 5);
    expect(getPriority()).toBe(here);
  });
});
