import { expect, it } from 'vitest';
import type { Choice } from '../../engine/ask.ts';
import { connectOver } from '../../host/port-connection.ts';
import type { HostMessage, Moment, NextMoment, Request, TableInfo } from '../../host/protocol.ts';
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
function openTable() {
  let tell: (message: HostMessage) => void = () => undefined;
  const asked: Request[] = [];
  const connection = connectOver({
    post: request => asked.push(request),
    onMessage: receive => {
      tell = receive;
    },
    close: () => undefined,
  });
  const line = new TableLine(connection, {
    interval: () => 700,
    told: fact => fact.kind !== 'silent',
    clock: { now: () => 0, after: () => () => undefined },
  });
  const reply = (value: unknown) => {
    const key = asked.at(-1)?.key ?? '';
    tell({ type: 'reply', key, value } as HostMessage);
  };
  const sit = async (seat: number | null) => {
    const seated = line.sit(seat);
    reply({ table, moment: momentAt(seat, 0), heard: [] });
    await seated;
  };
  return { line, sit, reply, tell: (message: HostMessage) => tell(message), asked };
}

it('shows the first act of another at once and keeps the next one back', async () => {
  const { line, sit, tell } = openTable();
  await sit(0);
  tell(act(0, 0));
  tell(act(0, 1));
  expect(line.now()).toMatchObject({ moment: { at: 1 }, behind: 1 });
  line.skip();
  expect(line.now()).toMatchObject({ moment: { at: 2 }, behind: 0 });
  expect(line.now()?.heard).toHaveLength(2);
});

it('shows an own act at once, with all that came before it', async () => {
  const { line, sit, tell, reply } = openTable();
  await sit(0);
  tell(act(0, 0));
  tell(act(0, 1));
  const done = line.choose(0, { kind: 'pass' } as Choice);
  expect(line.now()?.sending).toBe(true);
  tell(act(0, 2));
  expect(line.now()).toMatchObject({ moment: { at: 3 }, behind: 0 });
  reply(null);
  await done;
  expect(line.now()?.sending).toBe(false);
});

it('says why a choice was refused, and changes nothing', async () => {
  const { line, sit, tell, asked } = openTable();
  await sit(0);
  const done = line.choose(0, { kind: 'fly' } as Choice);
  const reasons = [{ clause: 'engine', reason: 'not-listed' }];
  tell({ type: 'denied', key: asked.at(-1)?.key ?? '', denial: { message: 'no', reasons } });
  await done;
  expect(line.now()).toMatchObject({ moment: { at: 0 }, refused: reasons, sending: false });
});

it('does not hear what was meant for the seat before', async () => {
  const { line, sit, tell } = openTable();
  await sit(0);
  await sit(null);
  tell(act(0, 0));
  expect(line.now()).toMatchObject({ moment: { seat: null, at: 0 } });
});
