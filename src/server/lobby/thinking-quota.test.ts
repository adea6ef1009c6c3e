/** Bots that think ahead share the cores of the hall. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { type Indoors, openIndoors } from '../dev/indoors.ts';
import { plan } from '../dev/open-test-hall.ts';
import { Lobbies } from './lobbies.ts';

const table = (bot: string) => plan(CATALOGUE[0].id, [{ kind: 'open' }, { kind: 'bot', bot }]);
const tooMany = { refused: { error: 'too-many-thinkers' } };

let hall: Indoors;
beforeEach(async () => {
  hall = await openIndoors();
});
afterEach(() => hall.close());

const lobbiesWith = (ofPerson: number, ofHall: number, now = Date.now): Lobbies =>
  new Lobbies(hall.store, hall.rooms, now, { thinking: { ofPerson, ofHall } });

it('a person has so many tables with them, and again when one is gone; quick bots count nothing', async () => {
  const lobbies = lobbiesWith(2, 100);
  const runa = await hall.person('Runa');
  const first = await lobbies.create(table('jarl'), runa);
  await lobbies.create(table('hersir'), runa);
  await lobbies.create(table('karl'), runa);
  await expect(lobbies.create(table('jarl'), runa)).rejects.toMatchObject(tooMany);
  await lobbies.create(table('thrall'), runa);
  await lobbies.create(table('jarl'), await hall.person('Orm'));
  await lobbies.remove(first.id, runa);
  await lobbies.create(table('jarl'), runa);
});

it('a hall has so many that were played at within an hour, whoever set them up', async () => {
  const now = Date.now();
  const people = await Promise.all(['Runa', 'Orm', 'Eir'].map(name => hall.person(name)));
  const lobbies = lobbiesWith(100, 2);
  for (const one of people.slice(0, 2)) await lobbies.create(table('jarl'), one);
  await expect(lobbies.create(table('jarl'), people[2])).rejects.toMatchObject(tooMany);
  await lobbies.create(table('karl'), people[2]);
  const later = lobbiesWith(100, 2, () => now + 2 * 3_600_000);
  await later.create(table('jarl'), people[2]);
});

it('who asks for many at once gets no more of them', async () => {
  const lobbies = lobbiesWith(3, 100);
  const runa = await hall.person('Runa');
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => lobbies.create(table('jarl'), runa)));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
