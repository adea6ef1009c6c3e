import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import { pick } from '../engine/conformance/pick.ts';
import { BadInput } from '../engine/input/bad-input.ts';
import { isChoiceEntry, isUndoEntry, type LogEntry } from '../engine/match/log.ts';
import { Match } from '../engine/match/match.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { Hostile } from './dev/hostile.ts';
import { type Indoors, openIndoors, Visit } from './dev/indoors.ts';
import { readRequest } from './rooms/requests.ts';
import type { Append, Player } from './store/store.ts';

/** So many messages in all; `HOSTILE=…` sets another number. */
const MESSAGES = Number(process.env.HOSTILE ?? 90_000);
const PER_TABLE = 2_500;
/** The others move on after so many. */
const BETWEEN = 40;
const SEATS = 3;
const OWN = 2;

let hall: Indoors;
let people: Player[];
let watcher: Player;
const appended: Append[] = [];

beforeAll(async () => {
  hall = await openIndoors();
  const { append } = hall.store;
  Object.assign(hall.store, {
    append: (row: Append) => {
      appended.push(row);
      return append(row);
    },
  });
  people = await Promise.all(['Anna', 'Bo', 'Mallory'].map(name => hall.person(name)));
  watcher = await hall.person('Watcher');
});
afterAll(() => hall.close());

const seatOf = (entry: LogEntry) => (isUndoEntry(entry) ? entry.undo : entry.seat);

interface Count {
  messages: number;
  unreadable: number;
  denied: number;
  answered: number;
  done: number;
  choices: number;
}

/** One table under fire from a stranger, somebody who watches, and somebody who sits at it. */
async function siege(game: string, messages: number, seed: string, count: Count): Promise<void> {
  const chance = new FastChance(seed);
  const hostile = new Hostile(chance.fork());
  const table = await hall.table(game, people);
  const honest = await Promise.all(people.map(player => Visit.to(hall, table, player)));
  for (const [seat, one] of honest.entries()) await one.ask({ type: 'sit', seat });
  const attackers = [
    { visit: await Visit.to(hall, table, null), own: null },
    { visit: await Visit.to(hall, table, watcher), own: null },
    { visit: await Visit.to(hall, table, people[OWN]), own: OWN },
  ];
  const keys: string[] = [];
  appended.length = 0;

  const moveOn = async () => {
    const asks = honest.flatMap(({ moment }) => (moment?.ask && !moment.ask.answered ? [moment.ask] : []));
    if (asks.length === 0) return;
    const { seat, choice } = pick(asks, chance);
    expect(await honest[seat].ask({ type: 'choose', seat, choice })).toMatchObject({ type: 'reply', value: null });
    count.choices++;
  };
  for (let i = chance.below(60); i > 0; i--) await moveOn();

  for (let sent = 0; sent < messages; sent++) {
    if (sent % BETWEEN === 0) await moveOn();
    if (honest.some(({ moment }) => moment?.result)) break;
    const { visit, own } = attackers[chance.below(attackers.length)];
    const asked = honest[chance.below(SEATS)].moment?.ask;
    const text = hostile.message({ seats: SEATS, own, entries: appended.length, choices: asked?.choices ?? [], keys });
    const before = { heard: visit.heard.length, appended: appended.length, seen: honest.map(({ moment }) => moment) };
    let request: ReturnType<typeof readRequest>;
    try {
      request = readRequest(text);
    } catch (error) {
      if (!(error instanceof BadInput)) throw new Error(`reading broke: ${text.slice(0, 300)}`, { cause: error });
      count.messages++;
      count.unreadable++;
      continue;
    }
    // It would be in order, and the end of the siege.
    if (request.type === 'resign' && request.seat === own && chance.below(20) > 0) continue;
    count.messages++;
    try {
      await visit.room?.receive(visit.guest, request);
    } catch (error) {
      throw new Error(`the room broke: ${text.slice(0, 300)}`, { cause: error });
    }
    const answers = visit.heard
      .slice(before.heard)
      .filter(message => (message.type === 'reply' || message.type === 'denied') && message.key === request.key);
    if (answers.length !== 1) throw new Error(`${answers.length} answers to ${text}`);
    const [{ type }] = answers;
    const done = appended.slice(before.appended);
    if (done.length > 0) keys.push(request.key);
    const legal = type === 'reply' && own !== null && done.every(({ entry }) => seatOf(entry) === own);
    if (done.length > 0 && !legal) throw new Error(`${text} had an effect: ${JSON.stringify(done)}`);
    if (done.length === 0 && honest.some(({ moment }, seat) => moment !== before.seen[seat])) {
      throw new Error(`${text} changed the table`);
    }
    if (done.length > 0) count.done++;
    else if (type === 'denied') count.denied++;
    else count.answered++;
    // A bot has Mallory's seat, or it is given up: bots are not what is tested here.
    if (done.some(({ entry }) => 'bot' in entry && entry.bot !== null)) {
      if ((await honest[OWN].ask({ type: 'take-over', seat: OWN, bot: null })).type === 'denied') break;
    }
  }

  // What was kept is what all see: played again it leads to the same table.
  for (const [seat, one] of honest.entries()) await one.ask({ type: 'sit', seat });
  const kept = await hall.store.table(table);
  const entries = (await hall.store.entries(table, 0)).map(({ entry }) => entry);
  const { rules } = await (CATALOGUE.find(({ id }) => id === game) ?? CATALOGUE[0]).load();
  if (!kept?.head) throw new Error('the game has not begun');
  for (const [seat, { moment }] of honest.entries()) {
    const again = Match.load(rules, { ...kept.head, entries: entries.slice(0, moment?.at) });
    expect(moment?.view).toEqual(JSON.parse(JSON.stringify(again.view(seat))));
  }
  expect(entries.filter(isChoiceEntry).length).toBeGreaterThan(0);
  for (const one of [...honest, ...attackers.map(({ visit }) => visit)]) await one.leave(hall.rooms);
}

describe('hostile messages', () => {
  it.each(CATALOGUE.map(({ id }) => id))(
    'change nothing at a table of %s',
    async game => {
      const count: Count = { messages: 0, unreadable: 0, denied: 0, answered: 0, done: 0, choices: 0 };
      const most = MESSAGES / CATALOGUE.length;
      for (let i = 0; count.messages < most; i++) {
        await siege(game, Math.min(PER_TABLE, most - count.messages), `${game} ${i}`, count);
      }
      if (process.env.HOSTILE) console.info(game, JSON.stringify(count));
      expect(hall.troubles).toEqual([]);
      expect(count.denied).toBeGreaterThan(most / 20);
      expect(count.unreadable).toBeGreaterThan(most / 20);
      expect(count.choices).toBeGreaterThan(most / 100);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
    600_000,
  );
});
