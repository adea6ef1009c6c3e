import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BotRunner, DEADLINE, type Question } from '../../host/bots/runner.ts';
import type { FromBots, ToBots } from './bot-messages.ts';
import { type BotWorker, WorkerRunner } from './worker-runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SIP = { kind: 'sip' };
const question: Question = {
  game: 'toy',
  level: 'easy',
  seat: 0,
  view: {},
  ask: { seat: 0, prompt: 'drink', choices: [SIP] },
  luck: '1.2.3.4.0',
};
const NEVER = new AbortController().signal;

/** A worker that does what the test says. */
class FakeWorker implements BotWorker {
  readonly asked: ToBots[] = [];
  say: (message: FromBots) => void = () => undefined;
  fall: (why: string) => void = () => undefined;
  ended = false;

  postMessage(message: ToBots): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  /** Thinks, and answers the last question. */
  answer(): void {
    const id = this.asked.at(-1)?.id ?? -1;
    this.say({ kind: 'began', id });
    this.say({ kind: 'answer', id, answer: { choice: SIP } });
  }
}

function newRunner(open: () => FakeWorker = () => new FakeWorker()) {
  const workers: FakeWorker[] = [];
  const instead = { think: vi.fn<BotRunner['think']>(async () => ({ choice: 'instead' })) };
  const runner = new WorkerRunner({
    open: (hear, fall) => {
      const worker = Object.assign(open(), { say: hear, fall });
      workers.push(worker);
      return worker;
    },
    instead,
  });
  return { runner, workers, instead };
}

describe('bots in a worker', () => {
  it('have none before one of them is to think, and then the same for all', async () => {
    const { runner, workers } = newRunner();
    expect(workers).toHaveLength(0);
    for (let i = 0; i < 3; i++) {
      const answer = runner.think(question, NEVER);
      workers[0].answer();
      expect(await answer).toEqual({ choice: SIP });
    }
    expect(workers).toHaveLength(1);
    expect(workers[0].asked.map(({ question: asked }) => asked)).toEqual([question, question, question]);
  });

  it('that do not come to an end are ended at their deadline, which begins with the thought', async () => {
    const { runner, workers, instead } = newRunner();
    const hanging = runner.think(question, NEVER);
    await vi.advanceTimersByTimeAsync(DEADLINE + 1);
    workers[0].say({ kind: 'began', id: 0 });
    await vi.advanceTimersByTimeAsync(DEADLINE - 1);
    expect(workers[0].ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hanging).toMatchObject({ failed: 'late' });
    expect(workers[0].ended).toBe(true);
    const next = runner.think(question, NEVER);
    workers[1].answer();
    expect(await next).toEqual({ choice: SIP });
    expect(instead.think).not.toHaveBeenCalled();
  });

  it('that bring their worker down have the next one think in a new one', async () => {
    const { runner, workers, instead } = newRunner();
    const first = runner.think(question, NEVER);
    workers[0].say({ kind: 'began', id: 0 });
    workers[0].fall('out of memory');
    expect(await first).toEqual({ failed: 'crashed', why: 'out of memory' });
    const next = runner.think(question, NEVER);
    workers[1].answer();
    expect(await next).toEqual({ choice: SIP });
    expect(instead.think).not.toHaveBeenCalled();
  });

  it('that throw keep their worker', async () => {
    const { runner, workers } = newRunner();
    const broken = { failed: 'broken', why: 'no idea' } as const;
    const first = runner.think(question, NEVER);
    workers[0].say({ kind: 'answer', id: 0, answer: broken });
    expect(await first).toEqual(broken);
    expect(workers[0].ended).toBe(false);
  });

  it('are stopped, and what they say then is not heard', async () => {
    const { runner, workers } = newRunner();
    const stop = new AbortController();
    const first = runner.think(question, stop.signal);
    workers[0].say({ kind: 'began', id: 0 });
    stop.abort();
    expect(await first).toBeNull();
    expect(workers[0].ended).toBe(true);
    expect(await runner.think(question, stop.signal)).toBeNull();
    const next = runner.think(question, NEVER);
    workers[0].answer();
    workers[1].say({ kind: 'answer', id: 0, answer: { choice: { kind: 'old' } } });
    workers[1].answer();
    expect(await next).toEqual({ choice: SIP });
  });
});

describe('where there is no worker to be had', () => {
  const refusing = () => {
    throw new Error('no workers here');
  };
  it.each([
    ['it is refused', refusing, () => undefined],
    ['it does not load', () => new FakeWorker(), (worker: FakeWorker) => worker.fall('not found')],
    [
      'its game does not load',
      () => new FakeWorker(),
      (worker: FakeWorker) => worker.say({ kind: 'unable', id: worker.asked[0].id, why: '' }),
    ],
    ['it never begins', () => new FakeWorker(), () => void vi.advanceTimersByTime(60_000)],
  ] as const)('(%s) it is tried once more, and then bots think at the table', async (_, open, happens) => {
    const { runner, workers, instead } = newRunner(open);
    for (let times = 1; times <= 2; times++) {
      const thought = runner.think(question, NEVER);
      happens(workers[times - 1]);
      expect(await thought).toEqual({ choice: 'instead' });
      expect(workers.every(({ ended }) => ended)).toBe(true);
    }
    expect(await runner.think(question, NEVER)).toEqual({ choice: 'instead' });
    expect(workers.length).toBeLessThan(3);
    expect(instead.think).toHaveBeenCalledTimes(3);
  });

  it('once, the next thought has one', async () => {
    const { runner, workers, instead } = newRunner();
    const first = runner.think(question, NEVER);
    workers[0].fall('not found');
    expect(await first).toEqual({ choice: 'instead' });
    const next = runner.think(question, NEVER);
    workers[1].answer();
    expect(await next).toEqual({ choice: SIP });
    expect(instead.think).toHaveBeenCalledTimes(1);
  });
});
