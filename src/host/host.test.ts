import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { random } from '../bots/random.ts';
import { defineGame } from '../engine/contract/play.ts';
import { type HoardView, hoard } from '../engine/harness/dev/hoard.ts';
import { Match, type Saved } from '../engine/match/match.ts';
import { botsAt } from './dev/bots-at.ts';
import { Host } from './host.ts';
import { momentAfter } from './moment-after.ts';
import type { HostMessage, Moment, Request, RequestBody } from './protocol.ts';
import type { Shelf } from './shelf.ts';

const rules = defineGame(hoard);
const PASS = { kind: 'pass' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table of three; `bots` names the bot of each seat, null for a person. */
function table(bots: readonly (string | null)[], { keep = async () => {}, done = [], names }: Partial<Made> = {}) {
  const match = Match.begin(rules, { seats: bots.length, seed: 'host', ...(names && { names }) });
  const seats = bots.map((bot, seat) => ({ name: `seat ${seat}`, bot }));
  const { options, commitment = '' } = match.head;
  const info = { id: 't', game: rules.id, version: rules.version, options, seats, commitment, begun: 0 };
  const shelf: Shelf = {
    async keep(_step, { match: now }) {
      await keep(now.save());
      return true;
    },
    read: async () => [],
  };
  const onTrouble = (error: unknown): never => {
    throw error;
  };
  return {
    match,
    host: new Host({
      table: info,
      match,
      bots: botsAt({ random }),
      shelf,
      write: message => message,
      done,
      onTrouble,
    }),
  };
}

interface Made {
  readonly keep: (saved: Saved) => Promise<void>;
  /** Keys of what was done before. */
  readonly done: readonly string[];
  readonly names: readonly string[];
}

/** Somebody at the table who may act for some seats, and all that was said to them. */
function sitter(host: Host, ...own: number[]) {
  const said: HostMessage[] = [];
  const moments: Moment[] = [];
  let last: Moment | undefined;
  const line = host.connect(
    message => {
      if (message.type === 'reply' && message.value !== null && 'moment' in message.value) last = message.value.moment;
      if (message.type === 'moment' && last) {
        last = momentAfter(last, message.moment);
        moments.push(last);
      }
      if (!('key' in message && message.key === 'sit')) said.push(message);
    },
    seat => own.includes(seat),
  );
  void line.receive({ type: 'sit', key: 'sit', seat: own[0] ?? null });
  let keys = 0;
  const ask = async (wish: RequestBody[keyof RequestBody], key = `${own}/${++keys}`): Promise<HostMessage> => {
    await line.receive({ ...wish, key } as Request);
    return said.findLast(message => 'key' in message && message.key === key) as HostMessage;
  };
  return { said, ask, moments: () => moments };
}

const sit = (seat: number | null) => ({ type: 'sit', seat }) as const;
const choose = (seat: number, choice = PASS) => ({ type: 'choose', seat, choice }) as const;
const viewOf = ({ view }: Moment): HoardView => view as HoardView;

describe('a table', () => {
  it('tells nobody of a choice before it is kept', async () => {
    let kept: () => void = () => {};
    const keep = () =>
      new Promise<void>(resolve => {
        kept = resolve;
      });
    const { host } = table([null, null, null], { keep });
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    const answer = ana.ask(choose(0));
    await vi.advanceTimersByTimeAsync(1000);
    expect([...ana.said, ...bjorn.said]).toEqual([]);
    kept();
    expect(await answer).toMatchObject({ type: 'reply', value: null });
    expect(bjorn.moments()).toHaveLength(1);
  });

  /** A keep that fails the next time, or times, after `fail` was called. */
  function unsteady() {
    const kept: Saved[] = [];
    let failing = 0;
    const keep = async (saved: Saved) => {
      if (failing-- > 0) throw new Error('the disk is full');
      kept.push(saved);
    };
    return {
      kept,
      keep,
      fail: (times = 1) => {
        failing = times;
      },
    };
  }

  it('takes back what could not be kept, says so, and goes on', async () => {
    const { kept, keep, fail } = unsteady();
    const { host } = table([null, null, null], { keep });
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await host.open();
    await bjorn.ask(sit(1));
    await bjorn.ask(choose(1));
    const before = structuredClone(await ana.ask(sit(0)));
    // It is tried once more before it is given up.
    fail(2);
    const told = bjorn.said.length;
    expect(await ana.ask(choose(0))).toMatchObject({ type: 'denied', denial: { reasons: [{ reason: 'not-kept' }] } });
    expect(bjorn.said).toHaveLength(told);
    expect(await ana.ask(sit(0))).toMatchObject({ ...before, key: expect.anything() });
    // The same choice is taken when it can be kept, and told once.
    expect(await ana.ask(choose(0))).toMatchObject({ type: 'reply' });
    expect(kept.at(-1)?.log.entries).toEqual([
      { seat: 1, choice: PASS },
      { seat: 0, choice: PASS },
    ]);
    expect(bjorn.said).toHaveLength(told + 1);
  });

  it('leaves the seats as they were when a change of seats cannot be kept', async () => {
    const { keep, fail } = unsteady();
    const { host } = table([null, null, null], { keep });
    const ana = sitter(host, 0);
    // It is tried once more before it is given up.
    fail(2);
    expect(await ana.ask({ type: 'take-over', seat: 0, bot: 'random' })).toMatchObject({ type: 'denied' });
    expect(await ana.ask(sit(0))).toMatchObject({ value: { table: { seats: [{ bot: null }, {}, {}] } } });
  });

  it('answers a repeated request again and does it once', async () => {
    const { host, match } = table([null, null, null]);
    const ana = sitter(host, 0);
    const first = await ana.ask(choose(0), 'k');
    expect(await ana.ask(choose(0), 'k')).toEqual(first);
    expect(match.entries).toHaveLength(1);
  });

  it('does what a seat asks under a key that another seat has used', async () => {
    const { host, match } = table([null, null, null]);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.ask(choose(0), 'k');
    expect(await bjorn.ask(choose(1), 'k')).toMatchObject({ type: 'reply', key: 'k', value: null });
    expect(match.entries).toHaveLength(2);
  });

  it('knows a request again that was done before keys were a seat’s own', async () => {
    const { host, match } = table([null, null, null], { done: ['k'] });
    expect(await sitter(host, 0).ask(choose(0), 'k')).toMatchObject({ type: 'reply', key: 'k', value: null });
    expect(match.entries).toHaveLength(0);
  });

  it('lets nobody look or act with the eyes and hands of another', async () => {
    const { host, match } = table([null, null, null]);
    const ana = sitter(host, 0);
    const explain = { type: 'explain', seat: 1, subject: { about: 'choice', choice: PASS } } as const;
    for (const wish of [sit(1), choose(1), explain, { type: 'look-back', seat: 1, at: 0 } as const]) {
      const answer = await ana.ask(wish);
      expect(answer).toMatchObject({ type: 'denied', denial: { reasons: [{ reason: 'not-your-seat' }] } });
    }
    expect(match.entries).toHaveLength(0);
  });

  it('keeps nothing that cannot be told, and goes on from where it stood', async () => {
    const keep = vi.fn(async () => {});
    const { host } = table([null, null, null], { keep });
    const ana = sitter(host, 0);
    await ana.ask(sit(0));
    const view = vi.spyOn(rules, 'view');
    // What ana sees before her choice can be drawn up, and not what she sees after it.
    view.mockImplementationOnce(hoard.view).mockImplementationOnce(() => {
      throw new Error('a view that fails');
    });
    await expect(ana.ask(choose(0))).rejects.toThrow('a view that fails');
    view.mockRestore();
    expect(host.at).toBe(0);
    expect(keep).not.toHaveBeenCalled();
    expect(await ana.ask(choose(0))).toMatchObject({ type: 'reply', value: null });
    expect(host.at).toBe(1);
  });

  it('says that a choice is not asked for, where nothing else forbids it', async () => {
    const { host } = table([null, null, null]);
    const [ana, guest] = [sitter(host, 0), sitter(host)];
    const subject = { about: 'choice', choice: PASS } as const;
    expect(await ana.ask({ type: 'explain', seat: 0, subject })).toMatchObject({ value: { reasons: [] } });
    const watching = await guest.ask({ type: 'explain', seat: null, subject });
    expect(watching).toMatchObject({ value: { reasons: [{ clause: 'engine', reason: 'not-asked' }] } });
  });

  it('shows everybody the table from their own seat', async () => {
    const { host, match } = table([null, null, null]);
    const [ana, bjorn, guest] = [sitter(host, 0), sitter(host, 1), sitter(host)];
    await ana.ask(sit(0));
    await bjorn.ask(sit(1));
    await guest.ask(sit(null));
    await ana.ask(choose(0));
    const hand = (seat: number): readonly number[] => (match.view(seat) as HoardView).own;
    expect(viewOf(ana.moments()[0]).own).toEqual(hand(0));
    expect(viewOf(bjorn.moments()[0])).toMatchObject({ own: hand(1), sealed: null });
    expect(viewOf(guest.moments()[0])).toMatchObject({ own: [], sealed: null });
    expect(ana.moments()[0].ask).toMatchObject({ seat: 0, answered: true });
    expect(guest.moments()[0].ask).toBeNull();
  });

  it('refuses what is not legal with its reasons, and undoes what may be undone', async () => {
    const { host, match } = table([null, null, null]);
    const ana = sitter(host, 0);
    expect(await ana.ask(choose(0, { kind: 'roll' }))).toMatchObject({ type: 'denied', denial: { reasons: [{}] } });
    await ana.ask(choose(0));
    expect(ana.moments().at(-1)).toMatchObject({ at: 1, canUndo: true });
    await ana.ask(sit(0));
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject({ type: 'reply' });
    expect(ana.said.findLast(message => message.type === 'moment')).toMatchObject({ backTo: 0 });
    expect(match.decisions().some(ask => ask.answered)).toBe(false);
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject({ type: 'denied' });
  });

  it('looks back as far as the log goes, and asks nothing of the past', async () => {
    const { host } = table([null, null, null]);
    const ana = sitter(host, 0);
    await ana.ask(choose(0));
    const past = await ana.ask({ type: 'look-back', seat: 0, at: 0 });
    expect(past).toMatchObject({ type: 'reply', value: { at: 0, ask: null, waiting: [], view: { sealed: null } } });
    expect(await ana.ask({ type: 'look-back', seat: 0, at: 9 })).toMatchObject({
      type: 'denied',
      denial: { message: 'entries: must be from 0 to 1, but is 9' },
    });
  });
});

describe('bots', () => {
  it('play the whole game out, and only then the log with its seed is told', async () => {
    const { host, match } = table(['random', 'random', null]);
    const person = sitter(host, 2);
    expect(await person.ask({ type: 'log' })).toMatchObject({ denial: { reasons: [{ reason: 'not-over' }] } });
    await host.open();
    await person.ask({ type: 'take-over', seat: 2, bot: 'random' });
    await vi.runAllTimersAsync();
    expect(match.result()).not.toBeNull();
    const log = { seed: 'host', final: { hash: match.hash() } };
    expect(await person.ask({ type: 'log' })).toMatchObject({ type: 'reply', value: log });
  });

  it('leave a log in which whoever was forgotten is known by the number of their seat', async () => {
    const { host } = table(['random', 'random', 'random'], { names: ['Ana', 'Bjorn', 'Cara'] });
    const watcher = sitter(host);
    host.open();
    await vi.runAllTimersAsync();
    await host.rename(['Ana', '', 'Cara']);
    expect(watcher.said.findLast(message => message.type === 'table')).toMatchObject({
      table: { seats: [{ name: 'Ana' }, { name: '' }, { name: 'Cara' }] },
    });
    expect(await watcher.ask({ type: 'log' })).toMatchObject({ value: { names: ['Ana', '2', 'Cara'] } });
  });

  it('try again when an act of theirs could not be kept', async () => {
    let [calls, entries] = [0, 0];
    const { host } = table(['random', 'random', 'random'], {
      keep: async saved => {
        if (++calls === 2) throw new Error('the disk is full');
        entries = saved.log.entries.length;
      },
    });
    await host.open();
    await vi.runAllTimersAsync();
    expect(entries).toBeGreaterThan(2);
    await host.close();
  });

  it('sit still once the table is closed, also when it is closed while one of them moves', async () => {
    const made = table(['random', 'random', 'random'], {
      keep: async () => {
        if (made.match.entries.length === 1) void made.host.close();
      },
    });
    await made.host.open();
    await vi.runAllTimersAsync();
    expect(made.match.entries).toHaveLength(1);
  });

  it.each(['grandmaster', 'constructor'])('that do not exist (%s) take no seat', async bot => {
    const { host } = table([null, null, null]);
    const answer = await sitter(host, 0).ask({ type: 'take-over', seat: 0, bot });
    expect(answer).toMatchObject({ type: 'denied', denial: { message: `bot: "${bot}" is unknown; there are random` } });
  });
});
