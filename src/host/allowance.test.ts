/** One person alone can neither fill the log of a table nor hold up the others by looking back through it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { random } from '../bots/random.ts';
import { FastChance } from '../engine/chance/chance.ts';
import { pick } from '../engine/conformance/pick.ts';
import type { Choice } from '../engine/contract/ask.ts';
import type { Stacked } from '../engine/contract/frames.ts';
import { defineGame } from '../engine/contract/play.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { parleyOf } from '../engine/harness/dev/parley.ts';
import { toyGame } from '../engine/harness/dev/toy.ts';
import { Match } from '../engine/match/match.ts';
import { botsAt } from './dev/bots-at.ts';
import { Host, type Hosting } from './host.ts';
import type { HostMessage, Request, RequestBody } from './protocol.ts';
import type { KeptEntry, Shelf } from './shelf.ts';

const PASS = { kind: 'pass' };
const SIP = { kind: 'sip' };

/** Everybody drinks at once; then a horn goes round for ever. */
const toast = toyGame<Stacked>({
  frames: {
    toast: {
      run: () => true,
      asks: ({ sealed }) => sealed.map((_, seat) => ({ seat, prompt: 'drink', choices: [PASS, SIP], sealed: true })),
      open({ state }) {
        state.stack.pop();
      },
    },
  },
  setup: (_, seats) => ({ stack: [{ kind: 'toast', step: 0 }], sealed: new Array(seats).fill(null) }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tableOf(rules: Rules, more: Partial<Hosting> = {}, match = Match.begin(rules, { seats: 3, seed: 'spent' })) {
  const steps: KeptEntry[] = [];
  const shelf: Shelf = {
    async keep(step) {
      steps.push(step);
      return true;
    },
    read: async (from, to) => steps.slice(from, to),
  };
  const seats = Array.from({ length: match.head.seats }, (_, seat) => ({ name: `seat ${seat}`, bot: null }));
  const { options, commitment = '' } = match.head;
  const host = new Host({
    table: { id: 't', game: rules.id, version: rules.version, options, seats, commitment, begun: 0 },
    match,
    bots: botsAt({ random }),
    shelf,
    write: message => message,
    onTrouble: error => {
      throw error;
    },
    ...more,
  });
  const sitter = (seat: number) => {
    let last: HostMessage | undefined;
    const line = host.connect(
      message => {
        if ('key' in message) last = message;
      },
      other => other === seat,
    );
    let keys = 0;
    return async (wish: RequestBody[keyof RequestBody]): Promise<HostMessage | undefined> => {
      await line.receive({ ...wish, key: `k${++keys}` } as Request);
      return last;
    };
  };
  return { host, match, steps, sitter };
}

const granted = { type: 'reply', value: null };
const spent = { type: 'denied', denial: { reasons: [{ reason: 'spent' }] } };
const choose = (seat: number, choice: Choice) => ({ type: 'choose', seat, choice }) as const;

describe('a seat that changes its mind', () => {
  const allowance = { each: 5, entries: 1000 };

  it('writes nothing when it gives its sealed answer again', async () => {
    const { sitter, steps } = tableOf(toast);
    const ana = sitter(0);
    for (let i = 0; i < 100; i++) expect(await ana(choose(0, SIP))).toMatchObject(granted);
    expect(steps).toHaveLength(1);
  });

  it('answers a sealed question anew so often and no more, and the game goes on', async () => {
    const { sitter, steps, match } = tableOf(toast, { allowance });
    const [ana, bjorn, cara] = [0, 1, 2].map(sitter);
    for (let i = 0; i <= 5; i++) expect(await ana(choose(0, i % 2 === 0 ? PASS : SIP))).toMatchObject(granted);
    for (let i = 0; i < 1000; i++) expect(await ana(choose(0, PASS))).toMatchObject(spent);
    // What it is stands, and may be said again.
    expect(await ana(choose(0, SIP))).toMatchObject(granted);
    expect(steps).toHaveLength(6);
    // The others have an allowance of their own.
    await bjorn(choose(1, PASS));
    expect(await bjorn(choose(1, SIP))).toMatchObject(granted);
    await cara(choose(2, PASS));
    expect(match.result()).not.toBeNull();
  });

  it('hands its seat to a bot so often and no more, and is always let back', async () => {
    const { sitter, steps, host } = tableOf(toast, { allowance });
    const ana = sitter(0);
    const bot = (level: string | null) => ana({ type: 'take-over', seat: 0, bot: level });
    // A bot that sits there already is not seated again.
    for (let i = 0; i < 50; i++) await bot('random');
    expect(steps.filter(({ entry }) => 'note' in entry)).toHaveLength(1);
    for (let i = 0; i < 1000; i++) await bot(i % 2 === 0 ? null : 'random');
    expect(steps.filter(({ entry }) => 'note' in entry).length).toBeLessThanOrEqual(2 * allowance.each);
    expect(await bot('random')).toMatchObject(spent);
    expect(host.stand().table.seats[0].bot).toBeNull();
    await host.close();
  });

  it('takes back, calls for a vote and gives orders out of the same allowance', async () => {
    const rules = defineGame(parleyOf([20])) as unknown as Rules;
    const { sitter, steps, match } = tableOf(rules, { allowance });
    const ana = sitter(0);
    const first = match.askOf(0)?.choices.find(({ kind }) => kind === 'ready') ?? PASS;
    for (let i = 0; i < 1000; i++) {
      await ana(choose(0, first));
      await ana({ type: 'undo', seat: 0 });
      await ana({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
      await ana({ type: 'withdraw', seat: 0 });
    }
    expect(steps.length).toBeLessThanOrEqual(4 * allowance.each);
  });

  it('has none left at a table whose log is as long as any game’s', async () => {
    const { sitter, steps } = tableOf(toast, { allowance: { each: 1000, entries: 20 } });
    const ana = sitter(0);
    for (let i = 0; i < 100; i++) await ana(choose(0, i % 2 === 0 ? PASS : SIP));
    expect(steps).toHaveLength(20);
  });

  it('is known by its past to every host of the table', async () => {
    const { sitter, host } = tableOf(toast, { allowance });
    const ana = sitter(0);
    for (let i = 0; i < 4; i++) await ana(choose(0, i % 2 === 0 ? PASS : SIP));
    const { course, match } = host.stand();
    expect(course.spent).toEqual([3, 0, 0]);
    const again = tableOf(toast, { allowance, course }, match);
    expect(again.host.stand().course.spent).toEqual([3, 0, 0]);
  });
});

describe('who looks back', () => {
  const plain = defineGame(parleyOf([2000])) as unknown as Rules;
  const work = { applied: 0, most: 0 };
  const rules: Rules = {
    ...plain,
    apply(...given) {
      work.applied++;
      return plain.apply(...given);
    },
  };
  const long = Match.begin(rules, { seats: 4, seed: 'back' });
  const chance = new FastChance('back');
  while (long.length < 1500) {
    const { seat, choice } = pick(long.decisions(), chance);
    long.choose(seat, choice);
  }

  it('never keeps the others waiting for more than a slice, and goes a way once', async () => {
    // Each choice that is played again takes a millisecond of this clock.
    const pacing = {
      now: () => work.applied,
      async rest() {
        work.most = Math.max(work.most, work.applied - since);
        since = work.applied;
      },
    };
    let since = 0;
    const { sitter } = tableOf(rules, { pacing }, Match.load(rules, long.save().log));
    const ana = sitter(0);
    work.applied = 0;
    const looked = await ana({ type: 'look-back', seat: 0, at: 700 });
    expect(looked).toMatchObject({ value: { at: 700, view: plain.view(long.stateAt(700), 0) } });
    expect(work.most).toBeLessThanOrEqual(10);
    for (let i = 0; i < 3; i++) await ana({ type: 'look-back', seat: 0, at: 700 });
    work.applied = 0;
    await ana({ type: 'look-back', seat: 0, at: 700 });
    expect(work.applied).toBe(0);
    await ana({ type: 'look-back', seat: 0, at: 690 });
    expect(work.applied).toBeLessThanOrEqual(64);
  });
});
