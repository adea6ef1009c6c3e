import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { random } from '../../bots/random.ts';
import type { Choice } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { ENGINE_FACTS, named, optional, seat, words } from '../../engine/contract/vocabulary.ts';
import { hoard } from '../../engine/harness/dev/hoard.ts';
import { toyGame } from '../../engine/harness/dev/toy.ts';
import { Match } from '../../engine/match/match.ts';
import { botsAt } from '../dev/bots-at.ts';
import { Host } from '../host.ts';
import type { HostMessage, Request, RequestBody } from '../protocol.ts';
import type { KeptEntry } from '../shelf.ts';
import type { BotFailure, TableBots } from './bot-turns.ts';
import { quietAnswer } from './quiet-answer.ts';
import type { Answer, BotRunner, Question } from './runner.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SIP = { kind: 'sip' };
const PASS = { kind: 'pass' };

interface Horn extends Stacked {
  turn: number;
}

/** A horn goes round: whoever has it drinks, and passes it on, twelve times. */
const horn: Rules = toyGame<Horn>({
  frames: {
    round: {
      run: ({ state }) => {
        if (state.turn < 12) return true;
        state.stack.pop();
        return false;
      },
      asks: ({ turn, sealed }) => [{ seat: turn % sealed.length, prompt: 'drink', choices: [PASS, SIP] }],
      take({ state }) {
        state.turn++;
      },
    },
  },
  setup: (_, seats) => ({ turn: 0, stack: [{ kind: 'round', step: 0 }], sealed: new Array(seats).fill(null) }),
});

/** Everybody bids at once, and nobody sees the bid of another. */
const bidding: Rules = defineGame(hoard);

/** A table: `seats` names the bot of each, null for a person. */
function tableOf(bots: TableBots, seats: readonly (string | null)[], rules: Rules = horn) {
  const match = Match.begin(rules, { seats: seats.length, seed: 'bots' });
  const { options, commitment = '' } = match.head;
  const failures: BotFailure[] = [];
  const steps: KeptEntry[] = [];
  const host = new Host({
    table: {
      id: 't',
      game: rules.id,
      version: rules.version,
      options,
      seats: seats.map((bot, seat) => ({ name: `seat ${seat}`, bot })),
      commitment,
      begun: 0,
    },
    match,
    bots: { ...bots, onFailure: failure => failures.push(failure) },
    shelf: {
      keep: async step => {
        steps.push(step);
        return true;
      },
      read: async from => steps.slice(from),
    },
    write: message => message,
    onTrouble: error => {
      throw error;
    },
  });
  return { host, match, failures, steps };
}

function sitter(host: Host, seat: number) {
  const said: HostMessage[] = [];
  const line = host.connect(
    message => said.push(message),
    other => other === seat,
  );
  let keys = 0;
  return async (wish: RequestBody[keyof RequestBody]): Promise<HostMessage> => {
    const key = `${seat}/${++keys}`;
    await line.receive({ ...wish, key } as Request);
    return said.findLast(message => 'key' in message && message.key === key) as HostMessage;
  };
}

interface Asked {
  readonly question: Question;
  readonly stop: AbortSignal;
  answer(answer: Answer): Promise<void>;
}

/** Bots whose answers the test gives, when it likes to. Deaf ones do not hear that they are to stop. */
function slowBots(levels: readonly string[] = ['slow'], deaf = false) {
  const asked: Asked[] = [];
  const runner: BotRunner = {
    think: (question, stop) =>
      new Promise(resolve => {
        const answer = async (given: Answer) => {
          resolve(given);
          await vi.advanceTimersByTimeAsync(0);
        };
        asked.push({ question, stop, answer });
        if (!deaf) stop.addEventListener('abort', () => resolve(null));
      }),
  };
  return { asked, bots: { levels, standIn: levels[0], runner } satisfies TableBots };
}

const saying = (choice: unknown): Bot => ({ choose: () => choice as Choice });
const granted = { type: 'reply', value: null };
const chosen = (steps: readonly KeptEntry[]) =>
  steps.flatMap(({ entry }) => ('choice' in entry ? [[entry.seat, (entry.choice as Choice).kind]] : []));

describe('a bot that fails', () => {
  const cyclic: Record<string, unknown> = { kind: 'sip' };
  cyclic.again = cyclic;
  const bad: readonly (readonly [string, Bot, BotFailure['reason']])[] = [
    ['throws', { choose: () => JSON.parse('{') }, 'broken'],
    [
      'throws what has no name',
      {
        choose: () => {
          throw Object.create(null);
        },
      },
      'broken',
    ],
    ['answers what is not listed', saying({ kind: 'spill' }), 'illegal'],
    ['answers what is listed, and more', saying({ ...SIP, seat: 1 }), 'illegal'],
    ['answers nothing', saying(undefined), 'illegal'],
    ['stays silent where all wait for it', saying(null), 'illegal'],
    ['answers a number', saying(7), 'illegal'],
    ['answers a list', saying([SIP]), 'illegal'],
    ['answers a function', saying(() => SIP), 'illegal'],
    ['promises an answer', saying(Promise.resolve(SIP)), 'illegal'],
    ['answers what cannot be written down', saying(cyclic), 'broken'],
  ];

  it.each(bad)('(it %s) is passed over, and the table goes on', async (_, bot, reason) => {
    const { host, match, failures, steps } = tableOf(botsAt({ bad: bot }), ['bad', 'bad']);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    expect(chosen(steps)).toHaveLength(12);
    expect(new Set(chosen(steps).map(([, kind]) => kind))).toEqual(new Set(['pass']));
    expect(failures).toHaveLength(12);
    expect(failures[0]).toMatchObject({ game: 'toy', level: 'bad', prompt: 'drink', reason });
    expect(failures[0].why).not.toBe('');
  });

  it.each(['late', 'crashed'] as const)('(it is %s) is passed over by the word of its runner', async failed => {
    const runner: BotRunner = { think: async () => ({ failed, why: 'so it is' }) };
    const { host, match, failures } = tableOf({ levels: ['deep'], standIn: 'deep', runner }, ['deep', 'deep']);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    expect(failures[0]).toEqual({ game: 'toy', level: 'deep', prompt: 'drink', reason: failed, why: 'so it is' });
  });

  it('has the one that stands in answer in its place', async () => {
    const bots = { ...botsAt({ bad: saying({ kind: 'spill' }), sound: saying(SIP) }), standIn: 'sound' };
    const { host, match, failures, steps } = tableOf(bots, ['bad', 'bad']);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    expect(new Set(chosen(steps).map(([, kind]) => kind))).toEqual(new Set(['sip']));
    expect(failures).toHaveLength(chosen(steps).length);
    expect(failures[0]).toMatchObject({ level: 'bad', reason: 'illegal' });
  });

  it('and whose stand-in fails, too, is passed over', async () => {
    const bots = { ...botsAt({ bad: saying(7), worse: saying(8) }), standIn: 'worse' };
    const { host, match, steps } = tableOf(bots, ['bad', 'bad']);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    expect(new Set(chosen(steps).map(([, kind]) => kind))).toEqual(new Set(['pass']));
  });

  it('with its whole runner is passed over as well', async () => {
    const broken: BotRunner[] = [
      { think: () => Promise.reject(new Error('no threads')) },
      {
        think: () => {
          throw new Error('no threads');
        },
      },
    ];
    for (const runner of broken) {
      const { host, match, failures } = tableOf({ levels: ['deep'], standIn: 'deep', runner }, ['deep', 'deep']);
      host.open();
      await vi.runAllTimersAsync();
      expect(match.result()).not.toBeNull();
      expect(failures[0]).toMatchObject({ reason: 'crashed', why: expect.stringContaining('no threads') });
    }
  });

  it('never does so for another: levels that are no more are played by the one that stands in', async () => {
    const { host, match, failures } = tableOf(botsAt({ random }), ['retired', 'random']);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    expect(failures).toEqual([]);
  });
});

it('that a bot had to be short is told once, and its choice stands', async () => {
  const runner: BotRunner = { think: async () => ({ choice: SIP, cut: true }) };
  const { host, match, steps } = tableOf({ levels: ['deep'], standIn: 'deep', runner }, ['deep', 'deep']);
  host.open();
  await vi.runAllTimersAsync();
  expect(match.result()).not.toBeNull();
  const notes = steps.flatMap(({ entry }) => ('note' in entry ? [[entry.note, entry.seat]] : []));
  expect(notes).toEqual([
    ['hurried', 0],
    ['hurried', 1],
  ]);
});

describe('a bot that says why', () => {
  const motive = optional(named('motive', ['thirst']));
  const told = { ...ENGINE_FACTS, drank: { seat, motive } };
  const thirsty: Rules = toyGame<Horn>({
    vocabulary: { choices: words({ sip: {}, pass: {} }), facts: words(told), prompts: words({ drink: {} }) },
    frames: {
      round: {
        run: ({ state }) => {
          if (state.turn < 2) return true;
          state.stack.pop();
          return false;
        },
        asks: ({ turn }) => [{ seat: turn, prompt: 'drink', choices: [PASS, SIP] }],
        take({ state, facts }, _frame, by) {
          state.turn++;
          facts.tell({ kind: 'drank', seat: by } as Choice);
        },
      },
    },
    setup: (_, seats) => ({ turn: 0, stack: [{ kind: 'round', step: 0 }], sealed: new Array(seats).fill(null) }),
  });

  it.each([
    ['in a word of the game is heard with its choice', 'thirst', 0],
    ['in any other word is not heard, and its choice stands', 'boredom', 2],
    ['nothing of it has nothing added', null, 0],
  ])('%s', async (_, said, failed) => {
    const bot: Bot = { choose: () => SIP, motive: () => said };
    const { host, match, failures, steps } = tableOf(botsAt({ frank: bot }), ['frank', 'frank'], thirsty);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    expect(chosen(steps)).toEqual([
      [0, 'sip'],
      [1, 'sip'],
    ]);
    const heard = said === 'thirst' ? { motive: 'thirst' } : {};
    expect(match.factsFor(null).map(({ fact }) => fact)).toEqual(
      [0, 1].map(by => ({ kind: 'drank', seat: by, ...heard })),
    );
    expect(steps.map(({ entry }) => entry)).toEqual([0, 1].map(by => ({ seat: by, choice: SIP, ...heard })));
    expect(failures).toHaveLength(failed);
  });

  it('has no motive for what was taken in its place', async () => {
    const bot: Bot = { choose: () => ({ kind: 'spill' }), motive: () => 'thirst' };
    const { host, match } = tableOf(botsAt({ frank: bot }), ['frank', 'frank'], thirsty);
    host.open();
    await vi.runAllTimersAsync();
    expect(match.factsFor(null)[0].fact).toEqual({ kind: 'drank', seat: 0 });
  });
});

describe('the quiet answer', () => {
  const range = { choice: { kind: 'bid' }, field: 'amount', min: 3, max: 9 };
  it('is the first that is listed, or the least of a range', () => {
    expect(quietAnswer({ seat: 0, prompt: 'bid', choices: [SIP, PASS], ranges: [range] })).toBe(SIP);
    expect(quietAnswer({ seat: 0, prompt: 'bid', choices: [], ranges: [range] })).toEqual({ kind: 'bid', amount: 3 });
    expect(() => quietAnswer({ seat: 0, prompt: 'bid', choices: [] })).toThrow('"bid" is asked without');
  });
});

describe('while a bot thinks', () => {
  it('it has what its seat sees, and nothing else', async () => {
    const { asked, bots } = slowBots();
    const { host, match } = tableOf(bots, [null, 'slow', null], bidding);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    const { luck, ...question } = asked[0].question;
    expect(question).toEqual({
      game: 'hoard',
      level: 'slow',
      seat: 1,
      view: match.view(1),
      ask: match.askOf(1),
    });
    expect(luck).toEqual(expect.any(String));
    await host.close();
  });

  it('the others are answered, and their sealed bids do not disturb it', async () => {
    const { asked, bots } = slowBots();
    const { host, match, steps } = tableOf(bots, [null, 'slow', null], bidding);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    const [ana, cara] = [sitter(host, 0), sitter(host, 2)];
    expect(await ana({ type: 'choose', seat: 0, choice: match.askOf(0)?.choices[0] ?? PASS })).toMatchObject(granted);
    expect(await ana({ type: 'undo', seat: 0 })).toMatchObject(granted);
    expect(await cara({ type: 'choose', seat: 2, choice: match.askOf(2)?.choices[0] ?? PASS })).toMatchObject(granted);
    expect(asked).toHaveLength(1);
    const before = steps.length;
    await asked[0].answer({ choice: match.askOf(1)?.choices.at(-1) });
    expect(steps).toHaveLength(before + 1);
    expect(steps[before].entry).toMatchObject({ seat: 1 });
    await host.close();
  });

  it('a person takes back what they did: its answer is dropped, and it is asked anew', async () => {
    const { asked, bots } = slowBots();
    const { host, steps } = tableOf(bots, [null, 'slow']);
    const ana = sitter(host, 0);
    await ana({ type: 'choose', seat: 0, choice: PASS });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    expect(await ana({ type: 'undo', seat: 0 })).toMatchObject(granted);
    expect(asked[0].stop.aborted).toBe(true);
    await asked[0].answer({ choice: SIP });
    expect(chosen(steps)).toEqual([[0, 'pass']]);
    await ana({ type: 'choose', seat: 0, choice: SIP });
    await vi.advanceTimersByTimeAsync(0);
    await asked[1].answer({ choice: SIP });
    expect(chosen(steps)).toEqual([
      [0, 'pass'],
      [0, 'sip'],
      [1, 'sip'],
    ]);
    await host.close();
  });

  it('its seat is taken back: its answer is dropped, and nobody is asked', async () => {
    const { asked, bots } = slowBots();
    const { host, steps } = tableOf(bots, ['slow', null]);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    const own = sitter(host, 0);
    expect(await own({ type: 'take-over', seat: 0, bot: null })).toMatchObject(granted);
    await asked[0].answer({ choice: SIP });
    expect(chosen(steps)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(await own({ type: 'choose', seat: 0, choice: PASS })).toMatchObject(granted);
    await host.close();
  });

  it('its seat is given to another level, which thinks for itself', async () => {
    const { asked, bots } = slowBots(['slow', 'deep']);
    const { host } = tableOf(bots, ['slow', null]);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    await sitter(host, 0)({ type: 'take-over', seat: 0, bot: 'deep' });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ question, stop }) => [question.level, stop.aborted])).toEqual([
      ['slow', true],
      ['deep', false],
    ]);
    await host.close();
  });

  it('a seat is given up, and a vote is called: it thinks on, and its answer counts', async () => {
    const { asked, bots } = slowBots();
    const { host, steps } = tableOf(bots, ['slow', null, null, null]);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    const [ana, bjorn] = [sitter(host, 1), sitter(host, 2)];
    expect(await ana({ type: 'resign', seat: 1 })).toMatchObject(granted);
    expect(await bjorn({ type: 'propose', seat: 2, proposal: { kind: 'undo' } })).toMatchObject({ type: 'denied' });
    expect(asked).toHaveLength(1);
    await asked[0].answer({ choice: SIP });
    expect(chosen(steps)).toEqual([[0, 'sip']]);
    await host.close();
  });

  it('no other bot of its table does', async () => {
    const { asked, bots } = slowBots();
    const { host } = tableOf(bots, ['slow', 'slow', 'slow'], bidding);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    await host.tend();
    await host.tend();
    expect(asked.map(({ question }) => question.seat)).toEqual([0]);
    expect(host.thinking).toBe(true);
    await asked[0].answer({ choice: asked[0].question.ask.choices[0] });
    expect(asked.map(({ question }) => question.seat)).toEqual([0, 1]);
    await host.close();
  });

  it('its table is closed: it is stopped, and what it says then is not heard', async () => {
    const { asked, bots } = slowBots();
    const { host, steps, failures } = tableOf(bots, ['slow', null]);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    await host.close();
    expect(asked[0].stop.aborted).toBe(true);
    expect(host.thinking).toBe(false);
    await asked[0].answer({ choice: SIP });
    await vi.runAllTimersAsync();
    expect([steps, failures]).toEqual([[], []]);
    expect(asked).toHaveLength(1);
  });

  it('its runner is closed: nothing is taken for it, and nobody is asked again', async () => {
    const think = vi.fn(async () => null);
    const { host, steps, failures } = tableOf({ levels: ['deep'], standIn: 'deep', runner: { think } }, ['deep', null]);
    host.open();
    await vi.runAllTimersAsync();
    expect(think).toHaveBeenCalledTimes(1);
    expect([steps, failures]).toEqual([[], []]);
    await host.close();
  });

  it('another host moves it: its own thought is stopped, and the next one begins', async () => {
    const { asked, bots } = slowBots();
    const { host, steps } = tableOf(bots, ['slow', null, 'slow']);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    steps.push({ at: 0, entry: { seat: 0, choice: PASS }, told: [], key: null, time: 0 });
    await host.catchUp();
    expect(asked[0].stop.aborted).toBe(true);
    expect(host.thinking).toBe(false);
    steps.push({ at: 1, entry: { seat: 1, choice: PASS }, told: [], key: null, time: 0 });
    await host.tend();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ question }) => question.seat)).toEqual([0, 2]);
    await host.close();
  });

  it('the table goes on past it, and back to its seat: it is asked anew, for the view is another', async () => {
    const { asked, bots } = slowBots();
    const { host, steps } = tableOf(bots, ['slow', null]);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    steps.push({ at: 0, entry: { seat: 0, choice: PASS }, told: [], key: null, time: 0 });
    steps.push({ at: 1, entry: { seat: 1, choice: PASS }, told: [], key: null, time: 0 });
    await host.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ question, stop }) => [(question.view as Horn).turn, stop.aborted])).toEqual([
      [0, true],
      [2, false],
    ]);
    await host.close();
  });

  it('and does not hear that it is to stop, its answer is not taken for that of the next', async () => {
    const { asked, bots } = slowBots(['slow'], true);
    const { host, steps } = tableOf(bots, ['slow', null]);
    host.open();
    await vi.advanceTimersByTimeAsync(0);
    steps.push({ at: 0, entry: { seat: 0, choice: PASS }, told: [], key: null, time: 0 });
    steps.push({ at: 1, entry: { seat: 1, choice: PASS }, told: [], key: null, time: 0 });
    await host.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    await asked[0].answer({ choice: SIP });
    await vi.advanceTimersByTimeAsync(0);
    expect(steps).toHaveLength(2);
    expect(asked).toHaveLength(2);
    await asked[1].answer({ choice: SIP });
    expect(chosen(steps).slice(2)).toEqual([[0, 'sip']]);
    await host.close();
  });
});
