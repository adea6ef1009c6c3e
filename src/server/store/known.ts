import type { Backend, Within } from './backend.ts';

/** Somebody was forgotten while what they asked for was under way. */
export class Forgotten extends Error {
  override readonly name = 'Forgotten';
}

/**
 * Which of these the hall still knows, before anything is written that tells of them: while that is under way nobody is
 * forgotten. People come before all else that is held, and always in the same order.
 */
export async function knownOf(
  trx: Within,
  hold: Backend['hold'],
  players: readonly (string | null)[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(players)].flatMap(id => id ?? []);
  if (ids.length === 0) return new Set();
  const held = trx.selectFrom('players').select('id').where('id', 'in', ids).orderBy('id').modifyEnd(hold);
  return new Set((await held.execute()).map(({ id }) => id));
}

export async function mustBeKnown(trx: Within, hold: Backend['hold'], player: string | null): Promise<void> {
  if (player === null || (await knownOf(trx, hold, [player])).has(player)) return;
  throw new Forgotten('somebody was forgotten meanwhile');
}
