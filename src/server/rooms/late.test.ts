/** Who sits down late at a long game, over a real line: the newest comes first, and the rest when it is asked for. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../../cli/bot/visitor.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { pick } from '../../engine/conformance/pick.ts';
import type { CatalogueEntry } from '../../engine/contract/game.ts';
import { defineGame } from '../../engine/contract/play.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { parleyOf } from '../../engine/harness/dev/parley.ts';
import { parleyModule } from '../../engine/harness/dev/parley-module.ts';
import { type Heard, Match } from '../../engine/match/match.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { NO_CLOCK } from '../../host/clocks/clock.ts';
import { setOut } from '../../host/course.ts';
import type { Me } from '../../host/hall-api.ts';
import type { Replies } from '../../host/protocol.ts';
import { openTestHall, type TestHall } from '../dev/open-test-hall.ts';
import { RawLine } from '../dev/raw-line.ts';
import { openStore } from '../store/open-store.ts';
import type { KeptTable, SeatRow } from '../store/store.ts';

const ENTRIES = 5000;
const SEATS = 4;
const rules = defineGame(parleyOf([2000])) as unknown as Rules;
const shelf = CATALOGUE as CatalogueEntry[];
const entry: CatalogueEntry = {
  id: rules.id,
  title: 'Parley',
  players: rules.seats,
  minutes: 600,
  load: async () => ({ ...parleyModule, rules }),
};

let hall: TestHall;
let people: readonly { readonly visitor: Visitor; readonly id: string }[];
/** As it was played here. */
let match: Match;

beforeAll(async () => {
  shelf.push(entry);
  hall = await openTestHall();
  people = await Promise.all(
    Array.from({ length: SEATS }, async (_, i) => {
      const visitor = await Visitor.named(hall.url, `Guest ${i}`);
      return { visitor, id: (await visitor.call<Me>('GET', '/api/me')).id };
    }),
  );
  match = Match.begin(rules, { seats: SEATS, seed: 'late', names: people.map((_, i) => `Guest ${i}`) });
  const chance = new FastChance('late');
  while (match.length < ENTRIES) {
    const { seat, choice } = pick(match.decisions(), chance);
    match.choose(seat, choice);
    // Long words are noted as well, so that there is much to tell.
    if (match.length < ENTRIES) match.note('said', seat, { words: 'Skål! '.repeat(60) });
  }
  const seats = people.map(({ id }, i): SeatRow => {
    return { kind: 'person', name: `Guest ${i}`, bot: null, player: id, share: 'ab', invite: null };
  });
  const table: KeptTable = {
    ...{ id: 'long', game: rules.id, options: match.head.options, content: null, seats },
    ...{
      visibility: 'private' as const,
      spectators: true,
      timing: NO_CLOCK,
      creator: people[0].id,
      state: 'playing',
      seed: match.head.seed,
    },
    ...{ commitment: match.head.commitment ?? '', head: match.head, begun: 1, waiting: [], standing: null },
    ...{ result: null, next: null, created: 1, changed: 1 },
  };
  const store = await openStore({ file: join(hall.folder, 'skali.db') });
  await store.importTable(
    table,
    match.entered(0).map((entered, seq) => ({ table: 'long', seq, ...entered, key: null, at: 1 })),
  );
  const clock = { rule: { kind: 'none' }, left: seats.map(() => null), running: [], since: 1 } as const;
  const sitters = seats.map(({ name, bot }) => ({ name, bot }));
  await store.keepSnapshot('long', { match: match.snapshot(), clock, course: setOut(sitters) });
  await store.close();
}, 120_000);

afterAll(async () => {
  await hall.close();
  shelf.splice(shelf.indexOf(entry), 1);
});

const told = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('comes in, plays, and hears all there is to hear', async () => {
  const { seat, choice } = pick(match.decisions(), new FastChance('next'));
  const line = await RawLine.to(people[seat].visitor, 'long');
  const sat = await line.ask({ type: 'sit', seat });
  const { moment, heard, earlier } = (sat as { value: Replies['sit'] }).value;
  expect(moment).toMatchObject({ at: ENTRIES, ask: { seat } });
  expect(moment.view).toEqual(told(match.view(seat)));

  // All of it at once would be more than may wait on a line.
  const all = match.factsFor(seat);
  expect(JSON.stringify(all).length).toBeGreaterThan(1024 * 1024);
  expect(JSON.stringify(sat).length).toBeLessThan(384 * 1024);

  expect(await line.ask({ type: 'choose', seat, choice })).toMatchObject({ type: 'reply', value: null });

  let story: readonly Heard[] = heard;
  let before = earlier ?? null;
  const pages: number[] = [];
  while (before !== null) {
    const page = (await line.ask({ type: 'earlier', seat, before })) as { value: Replies['earlier'] };
    pages.push(JSON.stringify(page).length);
    story = [...page.value.heard, ...story];
    before = page.value.earlier;
  }
  expect(story).toEqual(told(all));
  expect(Math.max(...pages)).toBeLessThan(384 * 1024);
  line.leave();
}, 60_000);
