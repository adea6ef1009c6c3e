import { describe, expect, it, vi } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import { connectOver } from '../../host/port-connection.ts';
import type { HostMessage, Moment, NextMoment, Request, TableInfo } from '../../host/protocol.ts';
import type { Happened, Scene } from '../../kit/table/scene/scene.ts';
import { TableLine } from './table-line.ts';

const table: TableInfo = { id: 't', game: 'g', version: '1', options: {}, seats: [], commitment: '', begun: 0 };
const momentAt = (seat: number | null, at: number): Moment => ({
  seat,
  at,
  view: null,
  ask: null,
  waiting: [],
  canUndo: false,
  result: null,
});
const nextAt = (seat: number | null, at: number): NextMoment => {
  const { view: _, ...rest } = momentAt(seat, at);
  return { ...rest, changes: [{ op: 'replace', path: '', value: at }] };
};
const act = (seat: number | null, at: number): HostMessage => ({
  type: 'moment',
  moment: nextAt(seat, at + 1),
  heard: [{ seq: at, at, fact: { kind: 'act' } }],
});

/** A host that does what the test says. */
function openTable(scenes: (happened: Happened) => readonly Scene[] = () => [], draws = false) {
  let tell: (message: HostMessage) => void = () => undefined;
  const asked: Request[] = [];
  const connection = connectOver({
    post: request => asked.push(request),
    onMessage: receive => {
      tell = receive;
    },
    close: () => undefined,
  });
  const calls = new Map<() => void, number>();
  let time = 0;
  const later = (milliseconds: number, call: () => void) => {
    calls.set(call, milliseconds);
    return () => calls.delete(call);
  };
  const line = new TableLine(connection, {
    interval: () => 700,
    told: fact => fact.kind !== 'silent',
    scenes,
    clock: {
      now: () => time,
      after: later,
      drawn: call => (draws ? later(0, call) : () => undefined),
    },
  });
  const pass = (milliseconds: number) => {
    if (draws) time += milliseconds;
    for (const [call, after] of [...calls]) if (after <= milliseconds && calls.delete(call)) call();
  };
  const reply = (value: unknown) => {
    const key = asked.at(-1)?.key ?? '';
    tell({ type: 'reply', key, value } as HostMessage);
  };
  const sit = async (seat: number | null) => {
    const seated = line.sit(seat);
    reply({ table, moment: momentAt(seat, 0), heard: [] });
    await seated;
  };
  return { line, sit, reply, pass, tell: (message: HostMessage) => tell(message), asked };
}

it('shows the first act of another at once and keeps the next one back', async () => {
  const { line, sit, tell } = openTable();
  await sit(0);
  tell(act(0, 0));
  tell(act(0, 1));
  expect(line.now()).toMatchObject({ moment: { at: 1 }, behind: true });
  line.skip();
  expect(line.now()).toMatchObject({ moment: { at: 2 }, behind: false });
  expect(line.now()?.hearing.newest).toHaveLength(2);
});

it('shows an own act with all that came before it and with its answer, as one change', async () => {
  const { line, sit, tell, reply } = openTable();
  await sit(0);
  tell(act(0, 0));
  tell(act(0, 1));
  let changes = 0;
  line.listen(() => changes++);
  const done = line.choose(0, { kind: 'pass' } as Choice);
  tell(act(0, 2));
  reply(null);
  await done;
  expect(line.now()).toMatchObject({ moment: { at: 3 }, behind: false, sending: false, acted: { seat: 0, at: 3 } });
  expect(changes).toBe(1);
});

it('shows an own act whose answer stays away, and asks nothing before it has come', async () => {
  const { line, sit, tell, pass } = openTable();
  await sit(0);
  void line.choose(0, { kind: 'pass' } as Choice);
  tell(act(0, 0));
  expect(line.now()).toMatchObject({ moment: { at: 0 } });
  pass(25);
  expect(line.now()).toMatchObject({ moment: { at: 1 }, sending: true });
});

it('says that a choice is on its way when it is not answered soon', async () => {
  const { line, sit, pass, reply } = openTable();
  await sit(0);
  const done = line.choose(0, { kind: 'pass' } as Choice);
  expect(line.now()?.sending).toBe(false);
  pass(100);
  expect(line.now()?.sending).toBe(true);
  reply(null);
  await done;
  expect(line.now()?.sending).toBe(false);
});

it('sends what is chosen twice once', async () => {
  const { line, sit, reply, asked } = openTable();
  await sit(0);
  const done = line.choose(0, { kind: 'pass' } as Choice);
  await line.choose(0, { kind: 'pass' } as Choice);
  await line.undo(0);
  expect(asked.map(({ type }) => type)).toEqual(['sit', 'choose']);
  reply(null);
  await done;
});

it('says why a choice was refused, and changes nothing', async () => {
  const { line, sit, tell, asked } = openTable();
  await sit(0);
  const done = line.choose(0, { kind: 'fly' } as Choice);
  const reasons = [{ clause: 'engine', reason: 'not-listed' }];
  tell({ type: 'denied', key: asked.at(-1)?.key ?? '', denial: { message: 'no', reasons } });
  await done;
  expect(line.now()).toMatchObject({ moment: { at: 0 }, refused: reasons, sending: false, acted: null });
});

it('does not hear what was meant for the seat before', async () => {
  const { line, sit, tell } = openTable();
  await sit(0);
  await sit(null);
  tell(act(0, 0));
  expect(line.now()).toMatchObject({ moment: { seat: null, at: 0 } });
});

it('asks for what came before, once for all who want it, and until nothing is left', async () => {
  const { line, reply, asked } = openTable();
  const fact = (at: number) => ({ seq: at, at, fact: { kind: 'act' } });
  const seated = line.sit(0);
  reply({ table, moment: momentAt(0, 9), heard: [fact(8)], earlier: 8 });
  await seated;
  const all = line.hearAll();
  void line.hearEarlier();
  expect(asked.slice(1)).toMatchObject([{ type: 'earlier', seat: 0, before: 8 }]);
  reply({ heard: [fact(5), fact(7)], earlier: 5 });
  await vi.waitFor(() => expect(asked.at(-1)).toMatchObject({ before: 5 }));
  reply({ heard: [fact(-1)], earlier: null });
  await all;
  expect(line.now()?.hearing).toMatchObject({ pages: [[fact(-1)], [fact(5), fact(7)]], newest: [fact(8)] });
  await line.hearAll();
  expect(asked).toHaveLength(3);
});

it('puts nothing before what somebody else hears who sits here by now', async () => {
  const { line, reply, tell, asked } = openTable();
  const seated = line.sit(0);
  reply({ table, moment: momentAt(0, 9), heard: [], earlier: 8 });
  await seated;
  const earlier = line.hearEarlier();
  const { key } = asked[1];
  const next = line.sit(1);
  reply({ table, moment: momentAt(1, 9), heard: [], earlier: 8 });
  await next;
  tell({ type: 'reply', key, value: { heard: [{ seq: 1, at: 1, fact: { kind: 'secret' } }], earlier: null } });
  await earlier;
  expect(line.now()?.hearing).toEqual({ pages: [], newest: [], earlier: 8 });
});

const climax = (fact: string): Scene => ({
  kind: fact,
  title: { key: 'title' },
  verdict: { key: 'verdict' },
  waits: true,
  beats: [{ facts: [] }, { facts: [] }],
});

describe('a climax', () => {
  const open = () => openTable(({ facts }) => facts.flatMap(({ kind }) => (kind === 'battle' ? [climax(kind)] : [])));
  const battle = (seat: number | null, at: number): HostMessage => ({
    type: 'moment',
    moment: nextAt(seat, at + 1),
    heard: [{ seq: at, at, fact: { kind: 'battle' } }],
  });

  it('is shown over the table as it was, and nobody acts behind it', async () => {
    const { line, sit, tell } = open();
    await sit(0);
    tell(battle(0, 0));
    tell(act(0, 1));
    expect(line.now()).toMatchObject({
      moment: { at: 0 },
      behind: true,
      playing: { scene: { kind: 'battle' }, at: 0 },
    });
    line.goOn();
    expect(line.now()).toMatchObject({ moment: { at: 0 }, playing: { at: 1 } });
    line.skip();
    expect(line.now()).toMatchObject({ moment: { at: 0 }, playing: { at: 1 } });
    line.goOn();
    expect(line.now()).toMatchObject({ moment: { at: 1 }, playing: null, behind: true });
    line.skip();
    expect(line.now()).toMatchObject({ moment: { at: 2 }, playing: null, behind: false });
  });

  it('stops no clock: the time that runs behind it is told at once', async () => {
    const { line, sit, tell } = open();
    await sit(0);
    const clock = { rule: { kind: 'days' as const, each: 9 }, left: [9, 9], running: [0], since: 5 };
    const news = battle(0, 0);
    tell({ ...news, moment: { ...nextAt(0, 1), clock } } as HostMessage);
    expect(line.now()).toMatchObject({ moment: { at: 0 }, clock, playing: { at: 0 } });
  });

  it('of one’s own making comes with the answer; the act is remembered as done', async () => {
    const { line, sit, tell, reply } = open();
    await sit(0);
    const chosen = line.choose(0, { kind: 'commit' });
    tell(battle(0, 0));
    reply(null);
    await chosen;
    expect(line.now()).toMatchObject({
      moment: { at: 0 },
      playing: { at: 0 },
      acted: { seat: 0, at: 1 },
      sending: false,
    });
  });

  it('that was taken back is none', async () => {
    const { line, sit, tell } = open();
    await sit(0);
    tell({ ...battle(0, 0), backTo: 0 } as HostMessage);
    expect(line.now()).toMatchObject({ moment: { at: 1 }, playing: null });
  });

  it('is left behind by whoever sits down elsewhere', async () => {
    const { line, sit, tell } = open();
    await sit(0);
    tell(battle(0, 0));
    await sit(1);
    expect(line.now()).toMatchObject({ playing: null, behind: false, moment: { seat: 1 } });
  });

  describe('that breaks off where a bot chooses', () => {
    const bots: TableInfo = {
      ...table,
      seats: [
        { name: 'Egil', bot: null },
        { name: 'Ulf', bot: 'karl' },
      ],
    };
    const part = (fact: string, begun: number, verdict: Scene['verdict'] = null): Scene => ({
      ...climax(fact),
      verdict,
      waits: verdict !== null,
      beats: Array.from({ length: begun + 2 }, () => ({ facts: [] })),
      ...(begun > 0 && { begun }),
    });
    const age = (seat: number, at: number, ends = false): HostMessage => ({
      type: 'moment',
      moment: { ...nextAt(seat, at + 1), waiting: [{ seat: ends ? 0 : 1, prompt: 'choose' }] },
      heard: [{ seq: at, at, fact: { kind: ends ? 'age-ends' : 'age' } }],
    });
    const start = async () => {
      const parts = openTable(
        ({ facts, broken }) =>
          facts.flatMap(({ kind }) => {
            const begun = broken?.beats.length ?? 0;
            if (kind === 'age') return [part('age', begun)];
            return kind === 'age-ends' ? [part('age', begun, { key: 'verdict' })] : [];
          }),
        true,
      );
      const { line, reply } = parts;
      const seated = line.sit(0);
      reply({ table: bots, moment: momentAt(0, 0), heard: [] });
      await seated;
      return parts;
    };
    const SOON = 1000;

    it('stays on stage until it goes on, and the table does not come between', async () => {
      const { line, tell, pass } = await start();
      tell(age(0, 0));
      pass(SOON);
      pass(SOON);
      expect(line.now()).toMatchObject({ moment: { at: 1 }, playing: { at: 1 } });
      tell(age(0, 1, true));
      expect(line.now()?.playing).not.toBeNull();
      pass(SOON);
      expect(line.now()).toMatchObject({ playing: { at: 2, scene: { beats: { length: 4 } } } });
    });

    it('gives way where the bot thinks for long', async () => {
      const { line, tell, pass } = await start();
      tell(age(0, 0));
      pass(SOON);
      pass(SOON);
      pass(10_000);
      expect(line.now()).toMatchObject({ moment: { at: 1 }, playing: null });
    });

    it('and that the reader has skipped comes back with its end alone', async () => {
      const { line, tell, pass } = await start();
      tell(age(0, 0));
      line.goOn();
      line.goOn();
      expect(line.now()).toMatchObject({ moment: { at: 1 }, playing: null });
      tell(age(0, 1));
      pass(SOON);
      expect(line.now()).toMatchObject({ moment: { at: 2 }, playing: null });
      tell(age(0, 2, true));
      pass(SOON);
      expect(line.now()).toMatchObject({ playing: { at: 5, scene: { beats: { length: 6 } } } });
      line.goOn();
      expect(line.now()).toMatchObject({ moment: { at: 3 }, playing: null });
    });
  });
});
