import { LOG_FORMAT, type LogHead } from '../../../engine/match/log.ts';
import { NO_CLOCK } from '../../../host/clocks/clock.ts';
import {
  type Append,
  type KeptSnapshot,
  type KeptTable,
  OPEN_SEAT,
  type Player,
  type SeatRow,
  type Store,
} from '../store.ts';

/** Things the store keeps, in a line, with whatever is said to be different. */
export const person = (player: string, name = player): SeatRow => ({
  ...{ kind: 'person', name, bot: null, player, share: 'ab', invite: null },
});
export const anna: Player = { id: 'anna', name: 'Anna Ó', created: 1_700_000_000_000 };
export const bo: Player = { id: 'bo', name: 'Bo', created: 1_700_000_000_001 };
const dag: Player = { id: 'dag', name: 'Dag', created: 1_700_000_000_002 };

/** Who sits at sample tables is known there. */
export async function withPeople(store: Promise<Store>): Promise<Store> {
  const opened = await store;
  for (const player of [anna, bo, dag]) await opened.addPlayer(player);
  return opened;
}

export const openSeat = OPEN_SEAT;
export const botSeat = (bot = 'random'): SeatRow => ({ ...openSeat, kind: 'bot', bot });

export const sampleTable = (id: string, given: Partial<KeptTable> = {}): KeptTable => ({
  id,
  game: 'toy',
  options: { length: 3, order: ['a', 'b'] },
  content: null,
  seats: [person('anna'), openSeat],
  visibility: 'open',
  spectators: true,
  timing: NO_CLOCK,
  creator: 'anna',
  state: 'gathering',
  seed: 'seed',
  commitment: 'promise',
  head: null,
  begun: null,
  waiting: [],
  standing: null,
  result: null,
  next: null,
  created: 1_700_000_000_000,
  changed: 1_700_000_000_000,
  ...given,
});

export const sampleHead = (given: Partial<LogHead> = {}): LogHead => ({
  format: LOG_FORMAT,
  game: 'toy',
  rules: '1',
  options: {},
  seats: 2,
  names: ['anna', 'bo'],
  chance: 'sealed',
  seed: 'seed',
  ...given,
});

export const sampleAppend = (table: string, seq: number, given: Partial<Append> = {}): Append => ({
  table,
  seq,
  entry: { seat: 0, choice: { kind: 'pass' } },
  told: [{ fact: { kind: 'passed' }, to: 0 }],
  key: `${table}-${seq}`,
  at: 1_700_000_001_000 + seq,
  waiting: [1],
  standing: { seats: [{ bot: null }, { bot: 'random', person: 'away' }], clock: null, stage: { round: 1 } },
  due: null,
  ...given,
});

export const sampleSnapshot = (at: number): KeptSnapshot => ({
  match: { at, state: { stack: [], sealed: [] }, chance: 'c', game: 'toy', rules: '1', barrier: 0, dealt: [] },
  clock: { rule: { kind: 'none' }, left: [null, null], running: [0], since: 5 },
  course: { seats: [], motion: null, owed: [], late: [0, 0] },
});
