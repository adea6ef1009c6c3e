import type { Learned, LearnedWay } from '../../host/hall-api.ts';
import type { Backend } from './backend.ts';
import { readJson } from './json-column.ts';
import { mustBeKnown } from './known.ts';
import type { Store } from './store.ts';

/** More lessons than there will be: whoever names others fills nothing. */
export const MOST_FINISHED = 200;

interface Row {
  readonly finished: string;
  readonly under_way: string | null;
}

const NOTHING: Learned = { finished: [], underWay: null };

function toLearned(player: string, row: Row | undefined): Learned {
  if (!row) return NOTHING;
  return {
    finished: readJson<readonly string[]>('learned.finished', player, row.finished),
    underWay: row.under_way === null ? null : readJson<LearnedWay>('learned.under_way', player, row.under_way),
  };
}

export const learned = ({ db, write, hold }: Backend): Pick<Store, 'learned' | 'learn'> => ({
  async learned(player) {
    const row = await db
      .selectFrom('learned')
      .select(['finished', 'under_way'])
      .where('player', '=', player)
      .executeTakeFirst();
    return toLearned(player, row);
  },

  learn: (player, { finished, underWay }) =>
    write(async trx => {
      // Two browsers may tell at once: neither may undo what the other has finished.
      await mustBeKnown(trx, hold, player);
      const row = await trx
        .selectFrom('learned')
        .select(['finished', 'under_way'])
        .where('player', '=', player)
        .executeTakeFirst();
      const before = toLearned(player, row).finished;
      const all = [...new Set([...before, ...finished])].slice(0, MOST_FINISHED);
      const kept = { finished: JSON.stringify(all), under_way: underWay && JSON.stringify(underWay) };
      await trx
        .insertInto('learned')
        .values({ player, ...kept })
        .onConflict(c => c.column('player').doUpdateSet(kept))
        .execute();
      return { finished: all, underWay };
    }),
});
