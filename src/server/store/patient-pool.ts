import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

const noAnswer = (): Error => Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });

/** A network that swallows says nothing, and TCP waits for hours. */
export const letGo = (client: pg.Client): void => void client.connection.stream.destroy(noAnswer());

/** Does what is to be done when no answer comes in time, and waits for it, or for what breaks then. */
export async function answered<T>(asked: Promise<T>, patience: number, silence: () => void): Promise<T> {
  const late = setTimeout(silence, patience);
  try {
    return await asked;
  } finally {
    clearTimeout(late);
  }
}

/**
 * A pool that lets go of connections over which a query is not answered within so many milliseconds. `prepared`: by their
 * texts, the names of statements that are prepared.
 */
export function patientPool(
  pool: pg.Pool,
  patience: number,
  prepared: ReadonlyMap<string, string> = new Map(),
): PostgresPool {
  const known = new Map<pg.PoolClient, PostgresPoolClient>();
  /** When each was last asked something that it answered. */
  const heard = new Map<pg.PoolClient, number>();
  pool.on('remove', client => {
    known.delete(client);
    heard.delete(client);
  });

  /** What swallows one connection swallows others: who was not heard since is not trusted with the next question, either. */
  function silent(since: number): void {
    for (const [client, last] of heard) if (last < since) letGo(client);
  }

  function watched(client: pg.PoolClient): PostgresPoolClient {
    const plain: PostgresPoolClient = client;
    async function ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
      const since = performance.now();
      const name = prepared.get(text);
      const asked =
        name === undefined
          ? plain.query<R>(text, values)
          : (client.query({ name, text, values: [...values] }) as Promise<unknown> as Promise<PostgresQueryResult<R>>);
      const answer = await answered(asked, patience, () => {
        letGo(client);
        silent(since);
      });
      if (known.has(client)) heard.set(client, since);
      return answer;
    }
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(asked: string | PostgresCursor<R>, values: readonly unknown[] = []) {
      return typeof asked === 'string' ? ask<R>(asked, values) : plain.query<R>(asked);
    }
    return { query, release: () => client.release() };
  }

  return {
    async connect() {
      const client = await pool.connect();
      const patient = known.get(client) ?? watched(client);
      known.set(client, patient);
      return patient;
    },
    end: () => pool.end(),
  };
}
