/**
 * Two halls with the same people and the same table in both, which differ in what one viewer cannot know: cards, sealed
 * answers, facts for others, luck to come, the seed and the shares of others. What that viewer gets must not differ.
 */
import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { FastChance } from '../../engine/chance/chance.ts';
import { commitment, newSeed } from '../../engine/chance/fairness.ts';
import { SealedChance } from '../../engine/chance/sealed-chance.ts';
import { difference } from '../../engine/conformance/difference.ts';
import { forgeries } from '../../engine/conformance/forgeries.ts';
import { pick } from '../../engine/conformance/pick.ts';
import { WatchedFacts } from '../../engine/conformance/watched-facts.ts';
import { type Ask, type Choice, listed, type Seat } from '../../engine/contract/ask.ts';
import { type Fact, isAmong, type Told } from '../../engine/contract/facts.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { Match, type Snapshot } from '../../engine/match/match.ts';
import { Clock } from '../../host/clocks/clock.ts';
import { setOut } from '../../host/course.ts';
import { readConfig } from '../config.ts';
import { buildApp } from '../http/app.ts';
import type { App } from '../http/provider.ts';
import { makeLog } from '../log.ts';
import { readRequest } from '../rooms/requests.ts';
import type { KeptTable, Player, SeatRow } from '../store/store.ts';
import { type Indoors, openIndoors, Visit } from './indoors.ts';
import { WIDE } from './open-test-hall.ts';

/** Nothing here happens in time. */
export const NOW = 1_700_000_000_000;
const TIMING = { rule: { kind: 'live', bank: 600_000, increment: 5_000 }, runOut: 'decision' } as const;
const SHARE = '5'.repeat(32);

interface World extends Indoors {
  readonly app: App;
}

interface Person extends Player {
  readonly token: string;
}

/** A table in one of the two halls. */
interface Laid {
  readonly table: KeptTable;
  readonly snapshot: Snapshot;
  /** What was told of each entry before it. */
  readonly told: readonly (readonly Told[])[];
}

/** What the viewer and the others do, the same in both halls but for answers that are sealed. */
interface Script {
  readonly requests: readonly Request[];
  /** Something that happens whose outcome for the viewer is determined by what it knows. */
  readonly step?: { readonly seat: Seat; readonly choices: readonly [Choice, Choice] };
  readonly after: readonly Request[];
}
type Request = Readonly<Record<string, unknown>>;

export class TwinHalls {
  private readonly worlds: readonly [World, World];
  private readonly people: readonly Person[];
  private tables = 0;
  /** How many steps were followed, beside what stood still. */
  steps = 0;

  private constructor(worlds: readonly [World, World], people: readonly Person[]) {
    this.worlds = worlds;
    this.people = people;
  }

  static async open(seats: number): Promise<TwinHalls> {
    const names = [...Array.from({ length: seats }, (_, seat) => `Guest ${seat}`), 'Watcher'];
    const people = names.map((name, i) => ({
      ...{ id: `person-${i}`, name, created: NOW },
      token: createHash('sha256').update(name).digest('base64url'),
    }));
    const open = async (): Promise<World> => {
      const indoors = await openIndoors();
      const config = readConfig({ ...WIDE, LOG_LEVEL: 'silent', PUBLIC_URL: 'http://hall.test' });
      for (const { token, ...player } of people) {
        await indoors.store.addPlayer(player);
        await indoors.store.addSession(createHash('sha256').update(token).digest('base64url'), player.id, Date.now());
      }
      const app = await buildApp({
        ...{ store: indoors.store, rooms: indoors.rooms, config, log: makeLog(config), version: '1', pushKey: 'key' },
        letters: null,
        site: (_, response) => void response.end(),
      });
      return { ...indoors, app };
    };
    return new TwinHalls([await open(), await open()], people);
  }

  async close(): Promise<void> {
    for (const world of this.worlds) {
      await world.app.close();
      await world.close();
    }
  }

  /** What the viewer gets of this moment in both halls; the first difference, or null. */
  async compare(match: Match, viewer: Seat | null, chance: FastChance): Promise<string | null> {
    const id = `table-${this.tables++}`;
    const [here, there] = [this.laid(id, match), this.otherwise(id, match, viewer, chance)];
    const script = makeScript(match.rules, here.snapshot, there.snapshot, viewer, chance);
    if (script.step) this.steps++;
    const got: string[][] = [];
    for (const [i, laid] of [here, there].entries()) got.push(await this.perform(i, laid, viewer, script));
    for (const [line, text] of got[0].entries()) {
      if (text !== got[1][line]) return difference(text, got[1][line] ?? 'nothing');
    }
    return got[0].length === got[1].length ? null : `${got[0].length} messages became ${got[1].length}`;
  }

  private laid(id: string, match: Match): Laid {
    const { head } = match;
    const before = 'before';
    const seats = (head.names ?? []).map((name, seat): SeatRow => {
      const share = head.shares?.[seat] ?? null;
      return { kind: 'person', name, bot: null, player: this.people[seat].id, share, invite: newSeed() };
    });
    return {
      table: {
        ...{ id, game: match.rules.id, options: head.options, content: head.content ?? null },
        ...{ seats, visibility: 'open', spectators: true },
        ...{ timing: TIMING, creator: this.people[0].id, state: 'playing', seed: head.seed },
        ...{ commitment: commitment('the same promise'), head: { ...head, rules: before }, begun: NOW },
        ...{ waiting: match.waiting().map(({ seat }) => seat), standing: null, result: null, next: null },
        ...{ created: NOW, changed: NOW },
      },
      // Of other rules, so that the host goes on from it and from nothing before it.
      snapshot: { ...match.snapshot(), rules: before },
      told: match.entered(0).map(({ told }) => told),
    };
  }

  /** The same moment, with everything else that the viewer cannot know. */
  private otherwise(id: string, match: Match, viewer: Seat | null, chance: FastChance): Laid {
    const { table, snapshot, told } = this.laid(id, match);
    const seen: unknown = JSON.parse(JSON.stringify(match.view(viewer)));
    const state = match.rules.sample(seen, viewer, chance);
    const shares = table.seats.map(({ share }, seat) => (seat === viewer ? (share ?? '') : newSeed().slice(0, 32)));
    const seed = newSeed();
    const otherwise = (one: Told): Told => {
      const { to, others } = one;
      if (to === undefined || isAmong(to, viewer)) return one;
      const fact: Fact = { kind: `something-else-${newSeed()}` };
      return { fact, to, ...(others && { others }) };
    };
    return {
      table: {
        ...table,
        seed,
        seats: table.seats.map((row, seat) => ({ ...row, share: shares[seat], invite: newSeed() })),
        head: table.head && { ...table.head, seed, shares },
      },
      snapshot: {
        ...snapshot,
        state,
        chance: new SealedChance(randomBytes(32)).save(),
        dealt: snapshot.dealt.map(otherwise),
      },
      told: told.map(facts => facts.map(otherwise)),
    };
  }

  /** Everything the viewer gets, as text. */
  private async perform(
    world: number,
    { table, snapshot, told }: Laid,
    viewer: Seat | null,
    script: Script,
  ): Promise<string[]> {
    const { store, rooms, app } = this.worlds[world];
    const entry = { note: 'before' };
    const entries = told.map((facts, seq) => ({ table: table.id, seq, entry, told: facts, key: null, at: NOW }));
    await store.importTable(table, entries);
    const clock = Clock.wind(TIMING.rule, table.seats.length);
    clock.turn(NOW, table.waiting);
    await store.keepSnapshot(table.id, {
      match: snapshot,
      clock: clock.face(),
      course: setOut(table.seats.map(({ name, bot }) => ({ name, bot }))),
    });

    const [watcher, ...seated] = [this.people.length - 1, ...table.seats.keys()];
    const own = viewer ?? watcher;
    const others = new Map<number, Visit>();
    for (const i of [...seated, watcher]) {
      if (i !== own) others.set(i, await Visit.to({ rooms }, table.id, this.people[i]));
    }
    for (const [i, other] of others) await other.ask({ type: 'sit', seat: i === watcher ? null : i });
    await settled();
    const visit = await Visit.to({ rooms }, table.id, this.people[own]);
    await settled();
    const got: string[] = [];
    const http = async () => {
      for (const path of ['', '/open', `/${table.id}`, `/${table.id}/log`]) {
        const cookies = { skali: this.people[own].token };
        const { statusCode, headers, body } = await app.inject({ url: `/api/tables${path}`, cookies });
        got.push(JSON.stringify([path, statusCode, { ...headers, date: null }, body]));
      }
    };
    let keys = 0;
    // What is told as news comes between the same answers in both halls.
    const ask = async (request: Request) => {
      await visit.ask({ ...request, key: `key-${keys++}` });
      await settled();
    };

    for (const request of script.requests) await ask(request);
    // In one of the halls, others whisper before, between and after what is said aloud, and those who watch talk.
    const aside = async (key: string) => {
      const [one, two] = [...others.values()].flatMap(({ guest }) => guest.seats.slice(0, 1));
      if (world === 0) return;
      const text = `A secret (${key})`;
      if (two !== undefined) await others.get(one)?.ask({ type: 'say', room: 'table', text, to: [two], key });
      if (own !== watcher) await others.get(watcher)?.ask({ type: 'say', room: 'gallery', text, key });
      await settled();
    };
    for (const [i, other] of others) {
      await aside(`aside ${i}`);
      const [seat = null] = other.guest.seats;
      await other.ask({ type: 'say', room: seat === null ? 'gallery' : 'table', text: 'Skål!', key: 'aloud' });
      await settled();
    }
    await aside('aside at last');
    // Who comes late is told the same as well.
    const late = await Visit.to({ rooms }, table.id, this.people[own]);
    await settled();
    if (script.step) {
      const { seat, choices } = script.step;
      const by = seat === viewer ? visit : others.get(seat);
      await by?.ask({ type: 'choose', seat, choice: choices[world], key: 'the step' });
    }
    await settled();
    for (const request of script.after) await ask(request);
    await http();
    for (const one of [visit, late]) got.push(...one.heard.map(message => JSON.stringify(message)));

    for (const one of [visit, late, ...others.values()]) await one.leave(rooms);
    await store.removeTable(table.id);
    await rooms.changed(table.id);
    await settled();
    return got;
  }
}

/** News travel by turns of the event loop. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await setImmediate();
}

function makeScript(rules: Rules, here: Snapshot, there: Snapshot, viewer: Seat | null, chance: FastChance): Script {
  const { at } = here;
  const own = rules.decisions(here.state).find(({ seat }) => seat === viewer);
  const seat = viewer ?? 0;
  const words = rules.vocabulary?.choices;
  const imagined = chance.shuffle([...rules.imagine(here.state, seat)]).slice(0, 5);
  const illegal = [...(own ? forgeries(own, 2, chance, words) : []), ...imagined].filter(
    choice => !own || !listed(own, choice, words),
  );
  const since = { at: chance.below(at + 2) };
  const requests: Request[] = [
    { type: 'look-back', seat: viewer, at },
    { type: 'sit', seat: viewer },
    { type: 'sit', seat: viewer, since },
    { type: 'earlier', seat: viewer, before: chance.below(at + 2) },
    { type: 'earlier', seat: (seat + 1) % 2, before: at },
    { type: 'sit', seat: (seat + 1) % 2 },
    ...illegal.slice(0, 6).map(choice => ({ type: 'choose', seat, choice })),
    ...imagined.map(choice => ({ type: 'explain', seat: viewer, subject: { about: 'choice', choice } })),
    { type: 'look-back', seat: viewer, at: chance.below(at + 3) },
    { type: 'undo', seat },
    { type: 'take-over', seat, bot: 'nobody' },
    { type: 'vote', seat, yes: true },
    { type: 'propose', seat, proposal: { kind: 'replace', about: (seat + 1) % 2 } },
    { type: 'log' },
    { type: 'say', room: viewer === null ? 'gallery' : 'table', text: 'Hello' },
    { type: 'say', room: viewer === null ? 'table' : 'gallery', text: 'Hello?' },
  ];
  const step = makeStep(rules, here, there, viewer, chance);
  const after: Request[] = [
    { type: 'look-back', seat: viewer, at },
    { type: 'sit', seat: viewer, since: { at } },
    { type: 'look-back', seat: viewer, at: at + 1 },
    ...imagined.slice(0, 3).map(choice => ({ type: 'explain', seat: viewer, subject: { about: 'choice', choice } })),
    { type: 'propose', seat, proposal: { kind: 'undo' } },
    { type: 'undo', seat },
    { type: 'sit', seat: viewer },
  ];
  return { requests: requests.filter(readable), after, ...(step && { step }) };
}

/** What is refused before it reaches the table says nothing of it. */
function readable(request: Request): boolean {
  try {
    readRequest(JSON.stringify({ ...request, key: 'key' }));
    return true;
  } catch {
    return false;
  }
}

const ATTEMPTS = 12;

/** A step that comes to the same for the viewer, as far as the rules promise; undefined when none was found. */
function makeStep(
  rules: Rules,
  here: Snapshot,
  there: Snapshot,
  viewer: Seat | null,
  chance: FastChance,
): Script['step'] {
  const asks = [rules.decisions(here.state), rules.decisions(there.state)];
  for (let i = 0; i < ATTEMPTS; i++) {
    const ask = asks[0][chance.below(asks[0].length)];
    const askThere = asks[1].find(({ seat }) => seat === ask.seat);
    if (!askThere) continue;
    const { seat } = ask;
    if (ask.sealed) {
      // The last answer opens them all, and they are not the same.
      if (asks[0].every(other => other.answered || other.seat === seat)) continue;
      const choice = anyOf(ask, chance);
      return { seat, choices: [choice, seat === viewer ? choice : anyOf(askThere, chance)] };
    }
    const choice = anyOf(ask, chance);
    if (!listed(askThere, choice)) continue;
    const outcomes = [here, there].map(snapshot => outcome(rules, snapshot, seat, choice, viewer));
    if (outcomes.every(result => !result.opens && result.shown === outcomes[0].shown)) {
      return { seat, choices: [choice, choice] };
    }
  }
  return undefined;
}

const anyOf = (ask: Ask, chance: FastChance): Choice => pick([{ ...ask, answered: false }], chance).choice;

function outcome(rules: Rules, { state, chance: saved }: Snapshot, seat: Seat, choice: Choice, viewer: Seat | null) {
  const facts = new WatchedFacts();
  const chance = SealedChance.load(saved);
  const { draws } = chance;
  const copy = rules.clone(state);
  rules.apply(copy, seat, choice, chance, facts);
  // At the end of a game everything comes to light.
  return { opens: chance.draws !== draws || rules.result(copy) !== null, shown: JSON.stringify(facts.shownTo(viewer)) };
}

/** A game in which anything is chosen, stopped at some moments. */
export function* momentsOf(rules: Rules, seats: number, share: number, chance: FastChance): Generator<Match> {
  const names = Array.from({ length: seats }, (_, seat) => `Guest ${seat}`);
  const shares = names.map((_, seat) => (seat === 0 ? SHARE : newSeed().slice(0, 32)));
  const match = Match.begin(rules, { seats, names, shares });
  for (let asks = match.decisions(); asks.length > 0; asks = match.decisions()) {
    if (chance.below(1000) < share * 1000) yield match;
    const { seat, choice } = pick(asks, chance);
    match.choose(seat, choice);
  }
}
