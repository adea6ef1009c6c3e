import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { random } from '../bots/random.ts';
import type { Stacked } from '../engine/contract/frames.ts';
import { toyGame } from '../engine/harness/dev/toy.ts';
import { Match } from '../engine/match/match.ts';
import type { Timing } from './clocks/clock.ts';
import { botsAt } from './dev/bots-at.ts';
import { Host, type Hosting } from './host.ts';
import type { HostMessage, Request, RequestBody } from './protocol.ts';
import { type KeptEntry, type Shelf, Unsure } from './shelf.ts';

interface Horn extends Stacked {
  turn: number;
}

/** A horn goes round: whoever has it drinks and passes it on, thirty times. */
const rules = toyGame<Horn>({
  frames: {
    round: {
      run: ({ state }) => {
        if (state.turn < 30) return true;
        state.stack.pop();
        return false;
      },
      asks: ({ turn, sealed }) => [{ seat: turn % sealed.length, prompt: 'drink', choices: [PASS, { kind: 'sip' }] }],
      take({ state, facts }, _frame, _seat, { kind }) {
        state.turn++;
        facts.tell({ kind });
      },
    },
  },
  setup: (_, seats) => ({ turn: 0, stack: [{ kind: 'round', step: 0 }], sealed: new Array(seats).fill(null) }),
});
const PASS = { kind: 'pass' };

/** Everybody drinks at once. */
const together = toyGame<Stacked>({
  frames: {
    toast: {
      run: () => true,
      asks: ({ sealed }) =>
        sealed.map((_, seat) => ({ seat, prompt: 'drink', choices: [PASS, { kind: 'sip' }], sealed: true })),
      open({ state }) {
        state.stack.pop();
      },
    },
  },
  setup: (_, seats) => ({ stack: [{ kind: 'toast', step: 0 }], sealed: new Array(seats).fill(null) }),
});

/** One shelf for any number of hosts, as processes share a database. `fails`: the next so many are not kept. */
function sharedShelf() {
  const steps: KeptEntry[] = [];
  const trouble = { fails: 0, failsAfter: 0, unsure: 0 };
  /** What was sent and not answered: the database may come to it later. */
  const late: KeptEntry[] = [];
  const shelf: Shelf = {
    async keep(step) {
      await Promise.resolve();
      if (trouble.fails > 0) {
        trouble.fails--;
        throw new Error('the disk is full');
      }
      if (trouble.unsure > 0) {
        trouble.unsure--;
        late.push(step);
        throw new Unsure('nobody answered');
      }
      if (steps.length !== step.at || (step.key !== null && steps.some(({ key }) => key === step.key))) return false;
      steps.push(step);
      if (trouble.failsAfter > 0) {
        trouble.failsAfter--;
        throw new Error('the line was cut');
      }
      return true;
    },
    read: async (from, to) => steps.slice(from, to),
  };
  return { steps, shelf, trouble, late };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let time = 1000;

function hostOn(shelf: Shelf, bots: readonly (string | null)[], more: Partial<Hosting> = {}): Host {
  const match = Match.begin(rules, { seats: bots.length, seed: 'shared' });
  const seats = bots.map((bot, seat) => ({ name: `seat ${seat}`, bot }));
  const { options, commitment = '' } = match.head;
  const table = { id: 't', game: rules.id, version: rules.version, options, seats, commitment, begun: 1000 };
  return new Host({
    table,
    match,
    bots: botsAt({ random }),
    shelf,
    write: message => message,
    now: () => time,
    onTrouble: error => {
      throw error;
    },
    ...more,
  });
}

function sitter(host: Host, seat: number) {
  const said: HostMessage[] = [];
  const line = host.connect(
    message => ('key' in message && message.key === 'sit') || said.push(message),
    other => other === seat,
  );
  void line.receive({ type: 'sit', key: 'sit', seat });
  let keys = 0;
  const ask = async (wish: RequestBody[keyof RequestBody], key = `${seat}/${++keys}`): Promise<HostMessage> => {
    await line.receive({ ...wish, key } as Request);
    return said.findLast(message => 'key' in message && message.key === key) as HostMessage;
  };
  const choose = (key?: string) => ask({ type: 'choose', seat, choice: PASS }, key);
  const last = () => said.findLast(message => message.type === 'moment');
  return { said, ask, choose, last };
}

const granted = { type: 'reply', value: null };
const refused = (reason: string) => ({ type: 'denied', denial: { reasons: [{ reason }] } });
const PEOPLE = [null, null, null];

describe('two hosts of one table', () => {
  it('keep one order of moves, whichever of them is asked', async () => {
    const { shelf, steps } = sharedShelf();
    const [first, second] = [hostOn(shelf, PEOPLE), hostOn(shelf, PEOPLE)];
    const [ana, bjorn, cara] = [sitter(first, 0), sitter(second, 1), sitter(first, 2)];
    expect(await ana.choose()).toMatchObject(granted);
    // The second host has not heard of it: it finds out when it wants to keep the next step.
    expect(await bjorn.choose()).toMatchObject(granted);
    await first.catchUp();
    expect(await cara.choose()).toMatchObject(granted);
    await second.catchUp();
    expect(steps.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(first.stand().match.hash()).toBe(second.stand().match.hash());
    expect(bjorn.last()).toMatchObject({ moment: { at: 3 } });
  });

  it('do a repeated request once, whichever of them hears it again', async () => {
    const { shelf, steps } = sharedShelf();
    const [first, second] = [hostOn(shelf, PEOPLE), hostOn(shelf, PEOPLE)];
    await sitter(first, 0).choose('k');
    expect(await sitter(second, 0).choose('k')).toMatchObject(granted);
    expect(steps).toHaveLength(1);
  });

  it('let a bot move once, though both are to move it', async () => {
    const { shelf, steps } = sharedShelf();
    const hosts = [hostOn(shelf, [null, 'random', null]), hostOn(shelf, [null, 'random', null])];
    await sitter(hosts[0], 0).choose();
    await Promise.all(hosts.map(host => host.tend()));
    await vi.runAllTimersAsync();
    for (const host of hosts) await host.close();
    expect(steps.map(({ at }) => at)).toEqual(steps.map((_, i) => i));
    expect(steps.filter(({ key }) => key === null).length).toBeGreaterThan(0);
  });
});

/** A shelf on which the next to be kept is `rival`'s deed: whoever is keeping something then comes too late. */
function raced(shelf: Shelf, rival: () => Promise<unknown>): Shelf {
  let pending = true;
  return {
    read: from => shelf.read(from),
    async keep(step, stand) {
      if (pending) {
        pending = false;
        await rival();
      }
      return shelf.keep(step, stand);
    },
  };
}

const notes = (steps: readonly KeptEntry[]) =>
  steps.map(({ entry }) => ('note' in entry ? entry.note : 'undo' in entry ? 'undo' : 'choice'));

describe('of two hosts that do the same at the same moment', () => {
  it('one notes that a clock has run out', async () => {
    time = 1000;
    const { shelf, steps } = sharedShelf();
    const first = hostOn(shelf, PEOPLE, { timing: LIVE });
    const second = hostOn(
      raced(shelf, () => first.tend()),
      PEOPLE,
      { timing: LIVE },
    );
    time = 11_000;
    await second.tend();
    await Promise.all([first.close(), second.close()]);
    expect(notes(steps)).toEqual(['time-out']);
  });

  it('one takes back what the table has agreed to take back', async () => {
    const { shelf, steps } = sharedShelf();
    const first = hostOn(shelf, PEOPLE);
    const sitters = [0, 1, 2].map(seat => sitter(first, seat));
    for (let turn = 0; turn < 5; turn++) await sitters[turn % 3].choose();
    await sitters[0].ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    await sitters[1].ask({ type: 'vote', seat: 1, yes: true });
    const agreed: KeptEntry = { at: 7, entry: { note: 'agreed', seat: 2 }, told: [], key: 'yes', time };
    await shelf.keep(agreed, first.stand());
    const second = hostOn(
      raced(shelf, () => first.tend()),
      PEOPLE,
    );
    await second.tend();
    await Promise.all([first.close(), second.close()]);
    expect(notes(steps).slice(5)).toEqual(['proposed', 'agreed', 'agreed', 'undo']);
  });

  it('one puts something to the vote', async () => {
    const { shelf, steps } = sharedShelf();
    const first = hostOn(shelf, PEOPLE);
    const [ana, bjorn] = [sitter(first, 0), sitter(first, 1)];
    await ana.choose();
    await bjorn.choose();
    await sitter(first, 2).choose();
    const undo = { kind: 'undo' } as const;
    const second = hostOn(
      raced(shelf, () => ana.ask({ type: 'propose', seat: 0, proposal: undo })),
      PEOPLE,
    );
    const answer = await sitter(second, 1).ask({ type: 'propose', seat: 1, proposal: undo }, 'p');
    expect(answer).toMatchObject(refused('vote-under-way'));
    expect(notes(steps)).toEqual(['choice', 'choice', 'choice', 'proposed']);
  });
});

describe('what cannot be kept', () => {
  it('did not happen, is said so, and can be tried again', async () => {
    const { shelf, steps, trouble } = sharedShelf();
    const host = hostOn(shelf, PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    trouble.fails = 2;
    expect(await ana.choose('k')).toMatchObject(refused('not-kept'));
    expect(host.stand().match.entries).toHaveLength(0);
    expect(bjorn.said).toEqual([]);
    expect(await ana.choose('k')).toMatchObject(granted);
    expect(steps).toHaveLength(1);
  });

  it('is tried once more before anybody hears of it', async () => {
    const { shelf, steps, trouble } = sharedShelf();
    trouble.fails = 1;
    expect(await sitter(hostOn(shelf, PEOPLE), 0).choose()).toMatchObject(granted);
    expect(steps).toHaveLength(1);
  });

  it('is not denied where nobody knows, and is done once when it is asked for again', async () => {
    for (const comes of [true, false]) {
      const { shelf, steps, trouble, late } = sharedShelf();
      const host = hostOn(shelf, PEOPLE);
      const ana = sitter(host, 0);
      Object.assign(trouble, { unsure: 1, fails: 1 });
      await expect(ana.choose('k')).rejects.toThrow('nobody answered');
      expect(ana.said).toEqual([]);
      if (comes) steps.push(...late);
      expect(await ana.choose('k')).toMatchObject(granted);
      expect(steps).toHaveLength(1);
      expect(host.stand().match.entries).toHaveLength(1);
    }
  });

  it('happened if the shelf says so, whatever the line said', async () => {
    const { shelf, steps, trouble } = sharedShelf();
    const host = hostOn(shelf, PEOPLE);
    trouble.failsAfter = 1;
    const bjorn = sitter(host, 1);
    expect(await sitter(host, 0).choose()).toMatchObject(granted);
    expect(bjorn.last()).toMatchObject({ moment: { at: 1 } });
    expect(steps).toHaveLength(1);
  });
});

describe('who comes back', () => {
  it('hears what came after, and what was taken back', async () => {
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.ask({ type: 'sit', seat: 0 });
    await ana.choose();
    await bjorn.ask({ type: 'sit', seat: 1 });
    const whole = await bjorn.ask({ type: 'sit', seat: 1 });
    if (whole.type !== 'reply' || whole.value === null || !('moment' in whole.value)) throw new Error('no seat');
    expect(whole.value).toMatchObject({ heard: [{ at: 0 }], earlier: null });
    expect(whole.value.backTo).toBeUndefined();
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject(granted);
    const rest = await bjorn.ask({ type: 'sit', seat: 1, since: { at: 1 } });
    expect(rest).toMatchObject({ type: 'reply', value: { heard: [], backTo: 0 } });
  });
});

const LIVE: Timing = { rule: { kind: 'live', bank: 10_000, increment: 1000 }, runOut: 'decision' };

describe('a clock', () => {
  it('runs for whom the table waits for, and each decision adds to it', async () => {
    time = 1000;
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, PEOPLE, { timing: LIVE });
    const ana = sitter(host, 0);
    time += 4000;
    await ana.choose();
    expect(host.stand().clock).toMatchObject({ left: [7000, 10_000, 10_000], running: [1], since: 5000 });
    expect(host.stand().due).toBe(15_000);
  });

  it('that has run out is noted once, and a bot makes the decision', async () => {
    time = 1000;
    const { shelf, steps } = sharedShelf();
    const host = hostOn(shelf, PEOPLE, { timing: LIVE });
    await host.tend();
    expect(steps).toEqual([]);
    time = 11_000;
    await host.tend();
    await host.tend();
    await vi.runAllTimersAsync();
    await host.close();
    expect(steps.map(({ entry }) => ('note' in entry ? entry.note : 'choice'))).toEqual(['time-out', 'choice']);
    expect(host.stand().table.seats[0].bot).toBeNull();
  });

  it('of several that have run out at once, each is noted once', async () => {
    time = 1000;
    const { shelf, steps } = sharedShelf();
    const match = Match.begin(together, { seats: PEOPLE.length, seed: 'shared' });
    const host = hostOn(shelf, PEOPLE, { timing: LIVE, match });
    time = 11_000;
    await host.tend();
    await host.tend();
    await vi.runAllTimersAsync();
    await host.tend();
    await host.close();
    expect(notes(steps)).toEqual(['time-out', 'time-out', 'time-out', 'choice', 'choice', 'choice']);
  });

  it('gives the seat to a bot where the table wants that', async () => {
    time = 1000;
    const { shelf, steps } = sharedShelf();
    const host = hostOn(shelf, PEOPLE, { timing: { ...LIVE, runOut: 'seat' } });
    time = 11_000;
    await host.tend();
    await host.close();
    expect(steps.slice(0, 2).map(({ entry }) => 'note' in entry && entry.note)).toEqual(['time-out', 'taken-over']);
    expect(host.stand().table.seats[0]).toMatchObject({ bot: 'random', person: 'away' });
  });

  it('runs out while no host is there: the next one sees to it', async () => {
    time = 1000;
    const { shelf, steps } = sharedShelf();
    await hostOn(shelf, PEOPLE, { timing: LIVE }).close();
    time = 60_000;
    const later = hostOn(shelf, PEOPLE, { timing: LIVE });
    await later.tend();
    await vi.runAllTimersAsync();
    await later.close();
    expect(steps.map(({ entry }) => 'note' in entry)).toEqual([true, false]);
  });

  it('gives every decision its days', async () => {
    time = 1000;
    const day = 86_400_000;
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, PEOPLE, { timing: { rule: { kind: 'days', each: day }, runOut: 'seat' } });
    time += day - 1;
    await sitter(host, 0).choose();
    expect(host.stand().due).toBe(time + day);
  });
});

describe('consent', () => {
  it('takes back what is no longer free', async () => {
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, PEOPLE);
    const [ana, bjorn, cara] = [0, 1, 2].map(seat => sitter(host, seat));
    await ana.choose();
    await bjorn.choose();
    expect(await ana.ask({ type: 'undo', seat: 0 })).toMatchObject(refused('undo-others'));
    await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    expect(bjorn.last()).toMatchObject({ moment: { motion: { by: 0, missing: [1, 2] } } });
    expect(await ana.ask({ type: 'vote', seat: 0, yes: true })).toMatchObject(refused('no-vote'));
    await bjorn.ask({ type: 'vote', seat: 1, yes: true });
    expect(await cara.ask({ type: 'vote', seat: 2, yes: true })).toMatchObject(granted);
    expect(ana.last()).toMatchObject({ backTo: 0, moment: { waiting: [{ seat: 0 }] } });
    expect(ana.last()).not.toHaveProperty('moment.motion');
  });

  it('is withheld by a single no', async () => {
    const { shelf, steps } = sharedShelf();
    const host = hostOn(shelf, PEOPLE);
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.choose();
    await bjorn.choose();
    await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    await bjorn.ask({ type: 'vote', seat: 1, yes: false });
    expect(bjorn.last()).not.toHaveProperty('moment.motion');
    expect(steps.some(({ entry }) => 'undo' in entry)).toBe(false);
  });

  it('puts a bot in the seat of somebody who is gone, until they come back', async () => {
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, PEOPLE, { absent: seat => seat === 2 });
    const [ana, bjorn, cara] = [0, 1, 2].map(seat => sitter(host, seat));
    const replace = (about: number) => ({ type: 'propose', seat: 0, proposal: { kind: 'replace', about } }) as const;
    expect(await ana.ask(replace(1))).toMatchObject(refused('not-absent'));
    expect(await ana.ask(replace(2))).toMatchObject(granted);
    await bjorn.ask({ type: 'vote', seat: 1, yes: true });
    expect(host.stand().table.seats[2]).toMatchObject({ bot: 'random', person: 'away' });
    await cara.ask({ type: 'take-over', seat: 2, bot: null });
    expect(host.stand().table.seats[2]).toEqual({ name: 'seat 2', bot: null });
    await host.close();
  });

  it('is nobody’s alone: neither somebody who left a moment ago is replaced by one vote, nor what they saw taken back', async () => {
    const { shelf, steps } = sharedShelf();
    let times = 1;
    const host = hostOn(shelf, PEOPLE, { absent: (seat, least) => seat !== 0 && least <= times });
    const [ana, bjorn] = [sitter(host, 0), sitter(host, 1)];
    await ana.choose();
    await bjorn.choose();
    expect(await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'replace', about: 1 } })).toMatchObject(
      refused('nobody-to-ask'),
    );
    // The absent are asked all the same, and it waits for them.
    await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    expect(ana.last()).toMatchObject({ moment: { motion: { by: 0, missing: [1, 2] } } });
    expect(steps.some(({ entry }) => 'undo' in entry)).toBe(false);
    await ana.ask({ type: 'withdraw', seat: 0 });
    // Gone for an hour at a table without a clock: somebody has to decide.
    times = 60;
    await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'replace', about: 1 } });
    expect(host.stand().table.seats[1]).toMatchObject({ person: 'away' });
    // What was done in their name is not taken back without them.
    await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } });
    expect(ana.last()).toMatchObject({ moment: { motion: { by: 0, missing: [1, 2] } } });
    await host.close();
  });

  it('follows the clock where a decision has days', async () => {
    const { shelf } = sharedShelf();
    const day = 86_400_000;
    const timing: Timing = { rule: { kind: 'days', each: 3 * day }, runOut: 'decision' };
    time = 1000;
    const host = hostOn(shelf, [null, null, 'random'], { timing, absent: seat => seat !== 0 });
    const ana = sitter(host, 0);
    await ana.choose();
    const replace = { type: 'propose', seat: 0, proposal: { kind: 'replace', about: 1 } } as const;
    time += 2 * day;
    expect(await ana.ask(replace)).toMatchObject(refused('clock-runs'));
    time += day;
    expect(await ana.ask(replace)).toMatchObject(granted);
    expect(host.stand().table.seats[1]).toMatchObject({ person: 'away' });
    await host.close();
  });

  it('is not needed of bots', async () => {
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, [null, 'random', 'random']);
    const ana = sitter(host, 0);
    await ana.choose();
    host.open();
    await vi.runAllTimersAsync();
    expect(await ana.ask({ type: 'propose', seat: 0, proposal: { kind: 'undo' } })).toMatchObject(granted);
    expect(host.stand().waiting).toEqual([0]);
    await host.close();
  });

  it('a seat that was given up is not taken back', async () => {
    const { shelf } = sharedShelf();
    const host = hostOn(shelf, PEOPLE);
    const ana = sitter(host, 0);
    await ana.ask({ type: 'resign', seat: 0 });
    expect(await ana.ask({ type: 'take-over', seat: 0, bot: null })).toMatchObject(refused('resigned'));
    await host.close();
  });
});
