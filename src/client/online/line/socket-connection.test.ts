import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../engine/contract/ask.ts';
import type { HallMessage, HallRequest, Lobby } from '../../../host/hall-api.ts';
import { Denied } from '../../../host/host-connection.ts';
import type { HostMessage, Moment, NextMoment, Request, TableInfo } from '../../../host/protocol.ts';
import type { Clock } from '../../table/pacing.ts';
import { TableLine } from '../../table/table-line.ts';
import type { Clockwork } from './clockwork.ts';
import { SocketConnection, type SocketEars } from './socket-connection.ts';

/** Nothing is drawn here, and nothing has its time. */
const STILL: Clock = { now: () => 0, after: () => () => undefined, drawn: () => () => undefined };

const table: TableInfo = { id: 't', game: 'g', version: '1', options: {}, seats: [], commitment: 'c', begun: 0 };
const lobby: Lobby = {
  id: 't',
  game: 'g',
  options: {},
  seats: [],
  visibility: 'private',
  spectators: false,
  timing: { rule: { kind: 'none' }, runOut: 'decision' },
  state: 'playing',
  commitment: 'c',
  created: 0,
  mine: false,
  next: null,
};
const momentAt = (at: number, seat: number | null = 1): Moment => ({
  seat,
  at,
  view: null,
  ask: null,
  waiting: [],
  canUndo: false,
  result: null,
});
const fact = (seq: number, at = seq) => ({ seq, at, fact: { kind: 'act' } });
const nextAt = (at: number, seat: number | null = 1, changes: NextMoment['changes'] = []): NextMoment => {
  const { view: _, ...rest } = momentAt(at, seat);
  return { ...rest, changes };
};
const act = (seq: number, seat: number | null = 1): HostMessage => ({
  type: 'moment',
  moment: nextAt(seq + 1, seat),
  heard: [fact(seq)],
});
const welcome: HallMessage = {
  type: 'welcome',
  you: [1],
  lobby,
  presence: { seats: [true, true], away: [null, null], spectators: [] },
  absence: 60_000,
  talk: [],
};

/** Hands that move when the test says so. */
class Hands implements Clockwork {
  private now = 0;
  private readonly due = new Map<number, { readonly at: number; run(): void }>();
  private ids = 0;

  after(milliseconds: number, run: () => void): () => void {
    const id = ++this.ids;
    this.due.set(id, { at: this.now + milliseconds, run });
    return () => this.due.delete(id);
  }
  random(): number {
    return 0.5;
  }
  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const [id, next] = [...this.due].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at)[0] ?? [];
      if (id === undefined || !next) break;
      this.due.delete(id);
      this.now = next.at;
      next.run();
    }
    this.now = until;
  }
}

/** A server that does what the test says. */
function openLine() {
  const sockets: { readonly sent: (Request | HallRequest)[]; closed: boolean; readonly ears: SocketEars }[] = [];
  const hands = new Hands();
  const line = new SocketConnection(ears => {
    const socket = { sent: [] as (Request | HallRequest)[], closed: false, ears };
    sockets.push(socket);
    return {
      send: text => void socket.sent.push(JSON.parse(text)),
      close: () => {
        socket.closed = true;
      },
    };
  }, hands);
  const last = () => sockets[sockets.length - 1];
  const tell = (message: HostMessage | HallMessage) => last().ears.heard(JSON.stringify(message));
  const sent = () => last().sent;
  const reply = (value: unknown, key = sent().at(-1)?.key ?? '') =>
    tell({ type: 'reply', key, value } as unknown as HostMessage);
  const sit = async (at = 0) => {
    const seated = line.request<'sit'>({ type: 'sit', seat: 1 });
    reply({ table, moment: momentAt(at), heard: Array.from({ length: at }, (_, i) => fact(i)) });
    await seated;
  };
  const lose = (code = 1006) => last().ears.gone(code);
  return { line, hands, sockets, tell, sent, reply, sit, lose };
}

const choice = { kind: 'pass' } as Choice;

describe('a line to the hall', () => {
  it('says nothing before the server has greeted, and then all in order', () => {
    const { line, tell, sent } = openLine();
    void line.request<'sit'>({ type: 'sit', seat: 1 });
    void line.request<'choose'>({ type: 'choose', seat: 1, choice });
    expect(sent()).toEqual([]);
    tell(welcome);
    expect(sent().map(({ type }) => type)).toEqual(['sit', 'choose']);
    expect(line.now()).toMatchObject({ state: { kind: 'open' }, you: [1], lobby: { id: 't' } });
  });

  it('comes back by itself, later each time, and says how far it had followed', async () => {
    const { tell, sit, lose, hands, sockets, sent, line } = openLine();
    tell(welcome);
    await sit(3);
    lose();
    expect(line.now().state).toEqual({ kind: 'lost', tries: 1 });
    hands.pass(499);
    expect(sockets).toHaveLength(1);
    hands.pass(1);
    expect(sockets).toHaveLength(2);
    lose();
    hands.pass(999);
    expect(sockets).toHaveLength(2);
    hands.pass(1);
    expect(sockets).toHaveLength(3);
    tell(welcome);
    expect(sent()).toMatchObject([{ type: 'sit', seat: 1, since: { at: 3 } }]);
    expect(line.now().state).toEqual({ kind: 'open' });
  });

  it('sends again under the same key what was not answered, and answers it once', async () => {
    const { line, tell, sit, lose, hands, sent, reply } = openLine();
    tell(welcome);
    await sit();
    const done = line.request<'choose'>({ type: 'choose', seat: 1, choice });
    const { key } = sent()[1];
    lose();
    hands.pass(500);
    tell(welcome);
    expect(sent().map(({ type }) => type)).toEqual(['sit', 'choose']);
    expect(sent()[1].key).toBe(key);
    expect(sent()[0].key).not.toBe(key);
    reply({ table, moment: momentAt(1), heard: [fact(0)], backTo: 1 }, sent()[0].key);
    reply(null, key);
    expect(await done).toBeNull();
    lose();
    hands.pass(500);
    tell(welcome);
    expect(sent().map(({ type }) => type)).toEqual(['sit']);
  });

  it('tells what was missed once, in order, and nothing that was heard before', async () => {
    const { line, tell, sit, lose, hands, reply } = openLine();
    const heard: number[] = [];
    line.listen(message => {
      if (message.type === 'moment') heard.push(...message.heard.map(({ seq }) => seq));
    });
    tell(welcome);
    await sit();
    tell(act(0));
    tell(act(1));
    lose();
    hands.pass(500);
    tell(welcome);
    // A moment of a stranger, before the seat is taken again.
    tell({ type: 'moment', moment: nextAt(4, null), heard: [0, 1, 2, 3].map(seq => fact(seq)) });
    reply({ table, moment: momentAt(4), heard: [2, 3].map(seq => fact(seq)), backTo: 4 });
    tell(act(4));
    expect(heard).toEqual([0, 1, 2, 3, 4]);
  });

  it('hands on what was taken back while it was away', async () => {
    const { line, tell, lose, hands, reply } = openLine();
    const shown = new TableLine(line, { interval: () => 0, told: () => true, clock: STILL });
    tell(welcome);
    const seated = shown.sit(1);
    reply({ table, moment: momentAt(2), heard: [fact(0), fact(1)] });
    await seated;
    lose();
    hands.pass(500);
    tell(welcome);
    reply({ table, moment: momentAt(3), heard: [fact(2, 2)], backTo: 1 });
    shown.skip();
    expect(shown.now()?.hearing.newest.map(({ seq }) => seq)).toEqual([0, 2]);
  });

  it('begins again where the server tells everything', async () => {
    const { line, tell, lose, hands, reply } = openLine();
    const shown = new TableLine(line, { interval: () => 0, told: () => true, clock: STILL });
    tell(welcome);
    const seated = shown.sit(1);
    reply({ table, moment: momentAt(2), heard: [fact(0, -1), fact(1), fact(2)] });
    await seated;
    lose();
    hands.pass(500);
    tell(welcome);
    reply({ table, moment: momentAt(1), heard: [fact(0, -1), fact(1)] });
    shown.skip();
    expect(shown.now()?.hearing.newest.map(({ seq }) => seq)).toEqual([0, 1]);
    expect(shown.now()?.moment.at).toBe(1);
  });

  it('an undo keeps the place: facts are numbered on, never anew', async () => {
    const { tell, sit, lose, hands, sent } = openLine();
    tell(welcome);
    await sit(3);
    tell({ type: 'moment', moment: nextAt(4), heard: [], backTo: 1 });
    lose();
    hands.pass(500);
    tell(welcome);
    expect(sent()).toMatchObject([{ type: 'sit', since: { at: 4 } }]);
  });

  it('asks for a word after a silence, and takes a longer one for a loss', async () => {
    const { tell, sit, hands, sent, sockets, reply, line } = openLine();
    tell(welcome);
    await sit();
    hands.pass(25_000);
    expect(sent().at(-1)).toMatchObject({ type: 'sit', since: { at: 0 } });
    reply({ table, moment: momentAt(0), heard: [] });
    hands.pass(25_000);
    expect(line.now().state.kind).toBe('open');
    hands.pass(15_000);
    expect(line.now().state.kind).toBe('lost');
    expect(sockets[0].closed).toBe(true);
    hands.pass(500);
    expect(sockets).toHaveLength(2);
  });

  it('hands on the very same question when it is told again, after a silence and after a loss', async () => {
    const { line, hands, tell, reply, lose } = openLine();
    const asked = (): Moment => {
      const ask = { seat: 1, prompt: 'action', choices: [choice] } as unknown as Moment['ask'];
      return { ...momentAt(2), view: { rage: 6, own: { hand: ['a'] } }, ask };
    };
    const moments: Moment[] = [];
    line.listen(message => {
      if (message.type === 'moment') moments.push(message.moment);
    });
    tell(welcome);
    const seated = line.request<'sit'>({ type: 'sit', seat: 1 });
    reply({ table, moment: asked(), heard: [] });
    const { moment: first } = await seated;
    hands.pass(25_000);
    reply({ table, moment: asked(), heard: [], backTo: 2 });
    lose();
    hands.pass(500);
    tell(welcome);
    reply({ table, moment: asked(), heard: [], backTo: 2 });
    expect(moments.map(({ ask, view }) => ask === first.ask && view === first.view)).toEqual([true, true]);
    hands.pass(25_000);
    reply({ table, moment: { ...asked(), ask: null }, heard: [], backTo: 2 });
    expect(moments.at(-1)).toMatchObject({ ask: null });
  });

  it('tries at once when the network is back', async () => {
    const { lose, line, sockets, hands } = openLine();
    lose();
    line.hurry();
    expect(sockets).toHaveLength(2);
    hands.pass(10_000);
    expect(sockets).toHaveLength(2);
    line.hurry();
    expect(sockets).toHaveLength(2);
  });

  it.each([
    [4401, 'not-allowed'],
    [4404, 'unknown-table'],
    [4426, 'old-rules'],
  ])('%d ends it for good: %s', (code, why) => {
    const { lose, line, sockets, hands } = openLine();
    lose(code);
    expect(line.now().state).toEqual({ kind: 'ended', why });
    hands.pass(100_000);
    expect(sockets).toHaveLength(1);
  });

  it.each([
    [4408, 500],
    [4429, 15_500],
  ])('%d means to come back, after %d milliseconds', (code, wait) => {
    const { lose, sockets, hands } = openLine();
    lose(code);
    hands.pass(wait - 1);
    expect(sockets).toHaveLength(1);
    hands.pass(1);
    expect(sockets).toHaveLength(2);
  });

  it('is silent once it was closed', () => {
    const { line, lose, hands, sockets } = openLine();
    lose();
    line.close();
    hands.pass(100_000);
    expect(sockets).toHaveLength(1);
  });

  it('passes a denial on', async () => {
    const { line, tell, sit, sent } = openLine();
    tell(welcome);
    await sit();
    const done = line.request<'undo'>({ type: 'undo', seat: 1 });
    const reasons = [{ clause: 'engine', reason: 'undo-others' }];
    tell({ type: 'denied', key: sent().at(-1)?.key ?? '', denial: { message: 'no', reasons } });
    await expect(done).rejects.toBeInstanceOf(Denied);
  });

  it('keeps what was said, each line once and in order', () => {
    const { line, tell, lose, hands } = openLine();
    const said = (at: number) =>
      ({ id: `id-${at}`, room: 'table', name: 'Runa', seat: 1, text: `line ${at}`, at }) as const;
    tell({ ...welcome, talk: [said(1), said(2)] });
    tell({ type: 'said', said: said(3) });
    lose();
    hands.pass(500);
    tell({ ...welcome, talk: [said(2), said(3), said(4)] });
    expect(line.now().talk.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  });

  it('does not say twice what was heard, and says again what was not', async () => {
    const { line, tell, lose, hands, sent, reply } = openLine();
    tell(welcome);
    const first = line.say('table', 'hail');
    const second = line.say('table', 'and farewell');
    lose();
    hands.pass(500);
    tell({ ...welcome, talk: [{ id: 'a', room: 'table', name: 'Runa', seat: 1, text: 'hail', at: 1 }] });
    await first;
    expect(sent()).toMatchObject([{ type: 'say', text: 'and farewell' }]);
    reply(null);
    await second;
  });

  it('takes a word to a few for said only when those few heard it', async () => {
    const { line, tell, lose, hands, sent, reply } = openLine();
    tell(welcome);
    const whispered = line.say('table', 'hail', [0]);
    lose();
    hands.pass(500);
    const aloud = { id: 'a', room: 'table', name: 'Runa', seat: 1, text: 'hail', at: 1 } as const;
    tell({ ...welcome, talk: [aloud, { ...aloud, id: 'b', to: [1, 2] }] });
    expect(sent()).toMatchObject([{ type: 'say', text: 'hail', to: [0] }]);
    reply(null);
    await whispered;
  });
});
