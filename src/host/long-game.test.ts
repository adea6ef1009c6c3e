/** What an entry costs is counted, not timed: entry 5,000 of a long game is kept, told and loaded with no more work than entry 50. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import { pick } from '../engine/conformance/pick.ts';
import { defineGame } from '../engine/contract/play.ts';
import type { Rules } from '../engine/contract/rules.ts';
import { parleyOf } from '../engine/harness/dev/parley.ts';
import { Match } from '../engine/match/match.ts';
import { follow, setOut } from './course.ts';
import { botsAt } from './dev/bots-at.ts';
import { Host } from './host.ts';
import { momentAfter } from './moment-after.ts';
import type { HostMessage, Moment, Request, RequestBody } from './protocol.ts';
import { resumeMatch } from './resume-match.ts';
import type { KeptEntry, Shelf } from './shelf.ts';

const SEATS = 4;
const plain = defineGame(parleyOf([2000])) as unknown as Rules;

/** What was done, since it was last asked. */
const work = { applied: 0, laidOut: 0, read: 0, bytes: 0 };
const done = () => {
  const all = { ...work };
  Object.assign(work, { applied: 0, laidOut: 0, read: 0, bytes: 0 });
  return all;
};
const rules: Rules = {
  ...plain,
  apply(...given) {
    work.applied++;
    return plain.apply(...given);
  },
  setup(...given) {
    work.laidOut++;
    return plain.setup(...given);
  },
};

const long = Match.begin(rules, { seats: SEATS, seed: 'long' });
const chance = new FastChance('long');
while (long.length < 5200) {
  // The same sealed answer given again is no entry.
  const asks = long.decisions().filter(({ answered }) => !answered);
  const { seat, choice } = pick(asks, chance);
  long.choose(seat, choice);
}
const seats = Array.from({ length: SEATS }, (_, i) => ({ name: `seat ${i}`, bot: null }));

/** The table as it lies on a shelf after so many entries, with a snapshot of the last time there were 64 more. */
function shelved(entries: number) {
  const steps: KeptEntry[] = long.entered(0, entries).map((entered, at) => ({ at, ...entered, key: null, time: at }));
  const shelf: Shelf & { fails: boolean } = {
    fails: false,
    async keep(step, { match, course }) {
      if (shelf.fails) throw new Error('the disk is full');
      work.bytes += JSON.stringify([step, match.snapshot(), course]).length;
      steps.push(step);
      return true;
    },
    async read(from, to) {
      const rows = steps.slice(from, to);
      work.read += rows.length;
      return rows;
    },
  };
  const from = Math.floor(entries / 64) * 64;
  const early = Match.load(rules, JSON.parse(JSON.stringify({ ...long.head, entries: long.entries.slice(0, from) })));
  return {
    shelf,
    steps,
    snapshot: early.snapshot(),
    course: long.entries.slice(0, from).reduce(follow, setOut(seats)),
  };
}

type Shelved = ReturnType<typeof shelved>;

async function open({ shelf, snapshot, course }: Shelved) {
  const match = await resumeMatch(rules, long.head, snapshot, shelf.read);
  if (!match) throw new Error('the log does not reach its snapshot');
  const { options, commitment = '' } = long.head;
  const table = { id: 't', game: rules.id, version: rules.version, options, seats, commitment, begun: 0 };
  const host = new Host({
    ...{ table, match, course, shelf, grace: 0, write: (message: HostMessage) => message },
    bots: botsAt({}),
    onTrouble: error => {
      throw error;
    },
  });
  await host.catchUp();
  return { host, match };
}

function sitter(host: Host, seat: number) {
  const said: HostMessage[] = [];
  let moment: Moment | undefined;
  const line = host.connect(
    message => {
      work.bytes += JSON.stringify(message).length;
      said.push(message);
      if (message.type === 'reply' && message.value !== null && 'moment' in message.value)
        moment = message.value.moment;
      if (message.type === 'moment' && moment) moment = momentAfter(moment, message.moment);
    },
    other => other === seat,
  );
  let keys = 0;
  return {
    now: () => moment,
    async ask(wish: RequestBody[keyof RequestBody]): Promise<HostMessage | undefined> {
      const key = `${seat}/${++keys}`;
      await line.receive({ ...wish, key } as Request);
      return said.find(message => 'key' in message && message.key === key);
    },
  };
}

/** Opens the table, seats everybody, plays on for a while: what each of it took. */
async function measured(entries: number) {
  const table = shelved(entries);
  done();
  const { host, match } = await open(table);
  const loaded = done();
  const sitters = seats.map((_, seat) => sitter(host, seat));
  for (const [seat, one] of sitters.entries()) await one.ask({ type: 'sit', seat });
  done();
  const STEPS = 64;
  for (let i = 0; i < STEPS; i++) {
    const [entered] = long.entered(entries + i, entries + i + 1);
    const { seat, choice } = entered.entry as { seat: number; choice: { kind: string } };
    expect(await sitters[seat].ask({ type: 'choose', seat, choice })).toMatchObject({ type: 'reply' });
  }
  const kept = done();
  expect(match.length).toBe(entries + STEPS);
  for (const [seat, one] of sitters.entries()) expect(one.now()?.view).toEqual(match.view(seat));
  // What cannot be kept is gone back from.
  table.shelf.fails = true;
  const { seat, choice } = pick(match.decisions(), new FastChance('lost'));
  await sitters[seat].ask({ type: 'choose', seat, choice });
  const lost = done();
  expect(match.hash()).toBe(Match.resume(rules, long.head, JSON.parse(JSON.stringify(match.snapshot()))).hash());
  await host.close();
  return { loaded, kept, lost };
}

describe('entry 5,000', async () => {
  const [early, late] = [await measured(100), await measured(5000)];

  it('is loaded with as little as entry 100: the snapshot, and what came after it', () => {
    for (const { loaded } of [early, late]) {
      expect(loaded.laidOut).toBe(0);
      expect(loaded.applied).toBeLessThanOrEqual(64);
      expect(loaded.read).toBeLessThanOrEqual(80);
    }
  });

  it('is kept and told with as little', () => {
    expect(late.kept.applied).toBe(early.kept.applied);
    expect([early.kept.read, late.kept.read]).toEqual([0, 0]);
    // Numbers have more digits; what is said at the table differs a little.
    expect(late.kept.bytes / early.kept.bytes).toBeLessThan(1.25);
  });

  it('is gone back from with as little when it could not be kept', () => {
    for (const { lost } of [early, late]) {
      expect(lost.applied).toBeLessThanOrEqual(18);
      expect(lost.laidOut).toBe(0);
    }
  });
});

describe('who needs the past of a long game', () => {
  it('has it read, as far as it is needed, and finds it exact', async () => {
    const { host, match } = await open(shelved(5000));
    const anna = sitter(host, 0);
    done();
    await anna.ask({ type: 'sit', seat: 0 });
    expect(work.read).toBeLessThan(1200);
    expect(await anna.ask({ type: 'look-back', seat: 0, at: 777 })).toMatchObject({
      value: { at: 777, view: plain.view(long.stateAt(777), 0) },
    });
    expect(match.knownFrom).toBe(0);
    expect(match.factsFor(0)).toEqual(
      Match.load(plain, { ...long.head, entries: long.entries.slice(0, 5000) }).factsFor(0),
    );
    // The way there is not gone twice.
    done();
    await anna.ask({ type: 'look-back', seat: 0, at: 778 });
    expect(work.applied).toBeLessThan(200);
    await host.close();
  });

  it('sits down in no time where somebody has filled the log, openly or in secret', async () => {
    for (const hidden of [false, true]) {
      const table = shelved(64);
      for (let at = 64; at < 12_064; at++) {
        const entry = hidden
          ? { note: 'ordered', seat: 1, orders: [], hidden }
          : { note: at % 2 === 0 ? 'taken-over' : 'taken-back', seat: 1, bot: at % 2 === 0 ? 'x'.repeat(40) : null };
        const fact = { ...entry, kind: `hall.${entry.note}` };
        table.steps.push({ at, entry, told: [hidden ? { fact, to: 1 } : { fact }], key: null, time: at });
      }
      const { host } = await open(table);
      const anna = sitter(host, 0);
      done();
      const sat = await anna.ask({ type: 'sit', seat: 0 });
      expect(sat).toMatchObject({ type: 'reply', value: { earlier: expect.any(Number) } });
      expect(JSON.stringify(sat).length).toBeLessThan(256 * 1024);
      // All of it can be had, page by page, and no page is longer.
      let before = (sat as { value: { earlier: number | null } }).value.earlier;
      let facts = 0;
      while (before !== null) {
        const page = await anna.ask({ type: 'earlier', seat: 0, before });
        const { heard, earlier } = (page as { value: { heard: readonly unknown[]; earlier: number | null } }).value;
        expect(heard.length).toBeLessThan(700);
        expect(earlier === null || earlier < before).toBe(true);
        facts += heard.length;
        before = earlier;
      }
      expect(facts).toBeGreaterThan(hidden ? 32 : 11_000);
      await host.close();
    }
  });

  it('hears of what was missed, or begins anew when it was too much', async () => {
    const { host } = await open(shelved(5000));
    const anna = sitter(host, 0);
    const missed = await anna.ask({ type: 'sit', seat: 0, since: { at: 4990 } });
    expect(missed).toMatchObject({
      value: { heard: long.heardFrom(0, 4990).filter(({ at }) => at < 5000), backTo: 5000 },
    });
    const anew = await anna.ask({ type: 'sit', seat: 0, since: { at: 12 } });
    expect(anew).toMatchObject({ value: { earlier: expect.any(Number) } });
    expect(anew).not.toHaveProperty('value.backTo');
    await host.close();
  });
});
