import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { random } from '../../bots/random.ts';
import type { Ask } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import { toyGame } from '../../engine/harness/dev/toy.ts';
import { readLog, writeLog } from '../../engine/match/log.ts';
import { Match } from '../../engine/match/match.ts';
import type { Timing } from '../clocks/clock.ts';
import { botsAt } from '../dev/bots-at.ts';
import { Host } from '../host.ts';
import { momentAfter } from '../moment-after.ts';
import type { HostMessage, Moment, Request, RequestBody } from '../protocol.ts';
import type { KeptEntry, Shelf } from '../shelf.ts';

interface Horn extends Stacked {
  turn: number;
}

/** A horn goes round: whoever has it drinks and passes it on. To look into it is to learn something. */
const horn = (more: Partial<Ask> = {}) =>
  toyGame<Horn>({
    frames: {
      round: {
        run: ({ state }) => {
          if (state.turn < 30) return true;
          state.stack.pop();
          return false;
        },
        asks: ({ turn, sealed }) => [
          {
            seat: turn % sealed.length,
            prompt: 'drink',
            choices: [{ kind: 'pass' }, { kind: 'look' }, { kind: 'hum' }],
            ...more,
          },
        ],
        take({ state, facts }, _frame, _seat, { kind }) {
          if (kind !== 'hum') state.turn++;
          if (kind === 'look') facts.reveal({ kind });
          else facts.tell({ kind });
        },
      },
    },
    setup: (_, seats) => ({ turn: 0, stack: [{ kind: 'round', step: 0 }], sealed: new Array(seats).fill(null) }),
  });

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const BOTS = [null, 'random', 'random'];
const PEOPLE = [null, null, null];

function shelves() {
  const steps: KeptEntry[] = [];
  const shelf: Shelf = {
    async keep(step) {
      if (steps.length !== step.at) return false;
      steps.push(step);
      return true;
    },
    read: async (from, to) => steps.slice(from, to),
  };
  return { steps, shelf };
}

function table(bots: readonly (string | null)[], { timing, more, on = shelves() }: Partial<Made> = {}) {
  const match = Match.begin(horn(more), { seats: bots.length, seed: 'horn' });
  const seats = bots.map((bot, seat) => ({ name: `seat ${seat}`, bot }));
  const { options, commitment = '' } = match.head;
  const { id: game, version } = match.rules;
  const host = new Host({
    table: { id: 't', game, version, options, seats, commitment, begun: Date.now() },
    match,
    bots: botsAt({ random }),
    shelf: on.shelf,
    write: message => message,
    ...(timing && { timing }),
    onTrouble: error => {
      throw error;
    },
  });
  return { host, match, ...on };
}

interface Made {
  readonly timing: Timing;
  readonly more: Partial<Ask>;
  readonly on: ReturnType<typeof shelves>;
}

function sitter(host: Host, seat: number) {
  const said: HostMessage[] = [];
  let now: Moment | undefined;
  const line = host.connect(
    message => {
      if (message.type === 'reply' && message.value !== null && 'moment' in message.value) now = message.value.moment;
      else if (message.type === 'moment' && now) now = momentAfter(now, message.moment);
      said.push(message);
    },
    other => other === seat,
  );
  void line.receive({ type: 'sit', key: 'sit', seat });
  let keys = 0;
  const ask = async (wish: RequestBody[keyof RequestBody]): Promise<HostMessage> => {
    const key = `${seat}/${++keys}`;
    await line.receive({ ...wish, key } as Request);
    return said.findLast(message => 'key' in message && message.key === key) as HostMessage;
  };
  const choose = (kind: string, pause?: number | null) =>
    ask({ type: 'choose', seat, choice: { kind }, ...(pause !== undefined && { pause }) });
  return { ask, choose, now: () => now };
}

const granted = { type: 'reply', value: null };
const refused = (reason: string) => ({ type: 'denied', denial: { reasons: [{ reason }] } });

describe('second thoughts', () => {
  it('keep bots waiting for as long as was wished, and then they go on', async () => {
    const { host, match } = table(BOTS);
    const ana = sitter(host, 0);
    await ana.choose('pass', 5000);
    expect(ana.now()).toMatchObject({ held: { seat: 0, until: 1_005_000 }, canUndo: true, waiting: [] });
    await vi.advanceTimersByTimeAsync(4999);
    expect(match.entries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(match.entries[1]).toEqual({ note: 'went-on', seat: 0 });
    await vi.advanceTimersByTimeAsync(100);
    expect(match.entries.length).toBeGreaterThan(2);
    expect(ana.now()).not.toHaveProperty('held');
  });

  it('end when the seat says so', async () => {
    const { host, match } = table(BOTS);
    const ana = sitter(host, 0);
    await ana.choose('pass', null);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(match.entries).toHaveLength(1);
    expect(ana.now()).toMatchObject({ held: { seat: 0, until: null } });
    expect(await ana.ask({ type: 'end-turn', seat: 0 })).toMatchObject(granted);
    await vi.advanceTimersByTimeAsync(10);
    expect(match.entries.length).toBeGreaterThan(2);
  });

  it('end with an undo, and the seat decides anew', async () => {
    const { host } = table(BOTS);
    const ana = sitter(host, 0);
    await ana.choose('pass', 5000);
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject(granted);
    expect(ana.now()).toMatchObject({ ask: { seat: 0, prompt: 'drink' } });
    expect(ana.now()).not.toHaveProperty('held');
    expect(await ana.ask({ type: 'end-turn', seat: 0 })).toMatchObject(refused('nothing-held'));
  });

  it('keep people waiting, too: nobody is asked, and nobody gets in between', async () => {
    const { host } = table(PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.choose('pass', 5000);
    expect(bjorn.now()).toMatchObject({ ask: null, waiting: [], held: { seat: 0 } });
    expect(await bjorn.choose('pass')).toMatchObject(refused('held'));
    expect(await bjorn.ask({ type: 'end-turn', seat: 1 })).toMatchObject(refused('nothing-held'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(bjorn.now()).toMatchObject({ ask: { seat: 1 }, waiting: [{ seat: 1 }] });
    expect(await bjorn.choose('pass')).toMatchObject(granted);
  });

  it.each([
    ['what was done brought something to light', 'look', {}],
    ['the seat is asked again at once', 'hum', {}],
    ['it was said in passing', 'pass', { brief: true }],
  ] as const)('are not waited for where %s', async (_, kind, more) => {
    const { host } = table(PEOPLE, { more });
    const ana = sitter(host, 0);
    await ana.choose(kind, 5000);
    expect(ana.now()).not.toHaveProperty('held');
    expect(ana.now()?.waiting).toHaveLength(1);
  });

  it('are not waited for where none were wished', async () => {
    const { host } = table(PEOPLE);
    const ana = sitter(host, 0);
    await ana.choose('pass', 0);
    expect(ana.now()).not.toHaveProperty('held');
  });

  it('run on the clock of who has them, and end with it', async () => {
    const timing: Timing = { rule: { kind: 'live', bank: 3000, increment: 0 }, runOut: 'decision' };
    const { host, match } = table(PEOPLE, { timing });
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.choose('pass', null);
    expect(ana.now()?.clock).toMatchObject({ running: [0] });
    await vi.advanceTimersByTimeAsync(3000);
    await host.tend();
    // It is the others' turn now, and no bot decides anything for who only thought again.
    expect(match.entries.slice(1)).toEqual([{ note: 'went-on', seat: 0 }]);
    expect(bjorn.now()).toMatchObject({ ask: { seat: 1 }, clock: { running: [1] } });
  });

  it('are known to every host of the table, and end once', async () => {
    const on = shelves();
    const [first, second] = [table(PEOPLE, { on }), table(PEOPLE, { on })];
    const [ana, bjorn] = [sitter(first.host, 0), sitter(second.host, 1)];
    await ana.choose('pass', 5000);
    expect(await bjorn.choose('pass')).toMatchObject(refused('held'));
    expect(bjorn.now()).toMatchObject({ held: { seat: 0, until: 1_005_000 } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(on.steps.map(({ entry }) => entry)).toEqual([
      { seat: 0, choice: { kind: 'pass' }, pause: 5000 },
      { note: 'went-on', seat: 0 },
    ]);
    await second.host.catchUp();
    expect(bjorn.now()).toMatchObject({ ask: { seat: 1 } });
  });

  it('are looked after by whoever finds the table later', async () => {
    const on = shelves();
    const first = table(PEOPLE, { on });
    const ana = sitter(first.host, 0);
    await ana.choose('pass', 5000);
    expect(first.host.stand()).toMatchObject({ due: 1_005_000, waiting: [0] });
    await first.host.close();
    await vi.advanceTimersByTimeAsync(60_000);
    const second = table(PEOPLE, { on });
    await second.host.tend();
    expect(second.host.stand()).toMatchObject({ waiting: [1] });
  });

  it('end when a bot takes the seat', async () => {
    const { host } = table(PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.choose('pass', null);
    await ana.ask({ type: 'take-over', seat: 0, bot: 'random' });
    expect(bjorn.now()).toMatchObject({ ask: { seat: 1 } });
    expect(bjorn.now()).not.toHaveProperty('held');
  });

  it('are written in the log, which can be read again', async () => {
    const { host, match } = table(PEOPLE);
    await sitter(host, 0).choose('pass', 5000);
    const log = readLog(writeLog(match.save().log));
    expect(log.entries).toEqual(match.entries);
    expect(Match.load(match.rules, log).hash()).toBe(match.hash());
    const wrong = writeLog({ ...log, entries: [{ seat: 0, choice: { kind: 'pass' }, pause: -1 }] });
    expect(() => readLog(wrong)).toThrow('entries[0].pause');
  });
});

describe('an undo that is not free', () => {
  const why = (seat: number) => ({ type: 'explain', seat, subject: { about: 'undo' } }) as const;
  const because = (reason: string) => ({ value: { reasons: [{ reason }] } });

  it('says why', async () => {
    const { host } = table(PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    expect(await ana.ask(why(0))).toMatchObject(because('nothing-to-undo'));
    await ana.choose('pass');
    expect(await ana.ask(why(0))).toMatchObject({ value: { reasons: [] } });
    await bjorn.choose('look');
    expect(await ana.ask(why(0))).toMatchObject(because('undo-others'));
    expect(await bjorn.ask(why(1))).toMatchObject(because('undo-revealed'));
  });

  it('is asked of the others, and the question can be withdrawn', async () => {
    const { host } = table(PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.choose('look');
    await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    expect(bjorn.now()).toMatchObject({ motion: { by: 0, missing: [1, 2] } });
    expect(await bjorn.ask({ type: 'withdraw', seat: 1 })).toMatchObject(refused('no-vote'));
    expect(await ana.ask({ type: 'withdraw', seat: 0 })).toMatchObject(granted);
    expect(bjorn.now()).not.toHaveProperty('motion');
    expect(await bjorn.ask({ type: 'vote', seat: 1, yes: true })).toMatchObject(refused('no-vote'));
  });
});
