import { expect, it, vi } from 'vitest';
import { newDatabase } from './dev/databases.ts';
import { sampleAppend, sampleTable } from './dev/samples.ts';
import { openStore } from './open-store.ts';

it('notices what another process has written into the file, and takes its own writes for news alone', async () => {
  const { where, remove } = await newDatabase('sqlite');
  const [here, there] = [await openStore(where), await openStore(where)];
  await here.addTable(sampleTable('t', { state: 'playing' }));
  const gaps = { here: 0, there: 0 };
  await here.listen(
    () => undefined,
    () => gaps.here++,
  );
  await there.listen(
    () => undefined,
    () => gaps.there++,
  );
  await here.append(sampleAppend('t', 0));
  await vi.waitFor(() => expect(gaps.there).toBe(1), 10_000);
  expect(gaps.here).toBe(0);
  await Promise.all([here.close(), there.close()]);
  await remove();
});
