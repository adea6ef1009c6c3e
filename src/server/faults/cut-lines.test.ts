import { expect, it } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { openTestHall, party } from '../dev/open-test-hall.ts';
import { DATABASES } from '../store/dev/databases.ts';
import { checkTable } from './dev/check-table.ts';
import { newStoreBackend } from './dev/store-backend.ts';

const CUTS = 20;

it.for(DATABASES)('a game goes on where it stood though every line is cut twenty times (%s)', async kind => {
  const { env, store } = await newStoreBackend(kind);
  const hall = await openTestHall(env);
  const seated = await party(hall.url, CATALOGUE[0].id, 4);
  for (const one of seated) {
    let moments = 0;
    one.fickle = 5;
    one.onMoment = () => {
      // Now just after something was heard, now while an answer is on its way.
      if (++moments % 2 === 0 && one.cuts < CUTS) setTimeout(() => one.cut(), moments % 4);
    };
    one.connect();
  }
  await Promise.all(seated.map(one => one.over));
  expect(await checkTable(store, seated)).toBeGreaterThan(0);
  for (const one of seated) {
    expect(one.cuts).toBeGreaterThanOrEqual(CUTS);
    one.leave();
  }
  await hall.close();
});
