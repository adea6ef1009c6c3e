import { join } from 'node:path';
import { UsageError } from './command.ts';

/** `--hall`, and what it says of itself. */
export const HALL_OPTION = { hall: { type: 'string' } } as const;
export const HALL_HELP = `--hall W  where the hall lies: the file of an SQLite database or a postgres:// address; without it, where the
          settings of the hall say (DATABASE_URL, or skali.db in DATA_DIR)`;

/** Where the hall lies that is meant. */
export async function hallOf(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const { BadConfig, readConfig } = await import('../server/config.ts');
  try {
    const { databaseUrl, dataDir } = readConfig(process.env);
    return databaseUrl ?? join(dataDir, 'skali.db');
  } catch (error) {
    if (error instanceof BadConfig) throw new UsageError(`${error.message.trim()}\nOr say where it lies with --hall.`);
    throw error;
  }
}
