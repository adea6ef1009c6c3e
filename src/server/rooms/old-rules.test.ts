/** A game under way and another version of its rules: it goes on from a snapshot, or says what is the matter and hands out its log. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { CatalogueEntry } from '../../engine/contract/game.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { parleyModule } from '../../engine/harness/dev/parley-module.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Indoors, openIndoors, Visit } from '../dev/indoors.ts';
import { Guest } from './guest.ts';

const shelf = CATALOGUE as CatalogueEntry[];
let rules: Rules = parleyModule.rules;
const entry: CatalogueEntry = {
  id: rules.id,
  title: 'Parley',
  players: rules.seats,
  minutes: 5,
  load: async () => ({ ...parleyModule, rules }),
};

let hall: Indoors;
beforeAll(async () => {
  shelf.push(entry);
  hall = await openIndoors();
});
afterAll(async () => {
  await hall.close();
  shelf.splice(shelf.indexOf(entry), 1);
});

/** The table as a crash would leave it: nothing is kept of it but what was kept before. */
async function crashed(): Promise<{
  readonly id: string;
  readonly people: readonly Awaited<ReturnType<Indoors['person']>>[];
}> {
  const people = [await hall.person('Runa'), await hall.person('Orm')];
  const id = await hall.table(rules.id, people);
  const visit = await Visit.to(hall, id, people[0]);
  await visit.ask({ type: 'sit', seat: 0 });
  return { id, people };
}

it('has a snapshot as soon as it has begun, before any process has opened its room', async () => {
  const changed = vi.spyOn(hall.rooms, 'changed').mockResolvedValue();
  const id = await hall.table(rules.id, [await hall.person('Runa'), await hall.person('Orm')]);
  changed.mockRestore();
  expect(await hall.store.snapshot(id)).toMatchObject({ match: { at: 0, rules: rules.version } });
});

it('goes on by mended rules, even when nobody had moved before', async () => {
  const { id, people } = await crashed();
  const table = await hall.store.table(id);
  const other = await openIndoors();
  try {
    if (!table?.head) throw new Error('it has not begun');
    await other.store.addTable({
      ...table,
      creator: null,
      seats: table.seats.map(seat => ({ ...seat, player: null })),
    });
    const snapshot = await hall.store.snapshot(id);
    if (snapshot) await other.store.keepSnapshot(id, snapshot);
    rules = { ...parleyModule.rules, version: 'mended' };
    const visit = await Visit.to(other, id, null);
    expect(await visit.ask({ type: 'sit', seat: null })).toMatchObject({ type: 'reply', value: { moment: { at: 0 } } });
    expect(people).toHaveLength(2);
  } finally {
    rules = parleyModule.rules;
    await other.close();
  }
});

it('that has none, of rules that are no more, says so and gives its log to those who sat there', async () => {
  const { id, people } = await crashed();
  const table = await hall.store.table(id);
  const [runa] = people;
  const stranger = await hall.person('Skuld');
  const other = await openIndoors();
  try {
    if (!table) throw new Error('there is no table');
    for (const person of [...people, stranger]) await other.store.addPlayer(person);
    await other.store.addTable(table);
    rules = { ...parleyModule.rules, version: 'mended' };
    let closed = 0;
    const guest = new Guest(
      runa,
      () => undefined,
      code => {
        closed = code;
      },
    );
    expect(await other.rooms.join(id, guest)).toBeUndefined();
    expect(closed).toBe(4426);
    expect(await other.lobbies.log(id, runa)).toMatchObject({ rules: parleyModule.rules.version, entries: [] });
    await expect(other.lobbies.log(id, stranger)).rejects.toMatchObject({ refused: { error: 'not-over' } });
    // Whoever sat there can still be forgotten.
    await other.lobbies.forget(runa);
    expect(other.troubles).toEqual([]);
    // With its rules back it is played on, and keeps its secrets.
    rules = parleyModule.rules;
    const visit = await Visit.to(other, id, people[1]);
    expect(await visit.ask({ type: 'sit', seat: 1 })).toMatchObject({ type: 'reply' });
    await expect(other.lobbies.log(id, people[1])).rejects.toMatchObject({ refused: { error: 'not-over' } });
  } finally {
    rules = parleyModule.rules;
    await other.close();
  }
});
