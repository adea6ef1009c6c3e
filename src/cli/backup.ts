import { statSync } from 'node:fs';
import { type Command, readArgs, UsageError } from './command.ts';
import { HALL_HELP, HALL_OPTION, hallOf } from './hall-option.ts';

export const backup: Command = {
  name: 'backup',
  usage: '<file> [--hall W] [--replace]',
  summary: 'writes the whole hall into one file, while it runs',
  help: `
${HALL_HELP}
--replace  write over a file that is there already

  skali backup hall.backup
  skali backup hall.backup --hall postgres://skali@localhost/skali

The file is an SQLite database, whichever kind the hall lies in, and skali restore brings it back into either kind. It is
whole and checked, or it is not there. It holds all that the hall knows, its secrets too: keep it as safe as the hall.

Exits with 1 when the hall could not be backed up.
`,

  async run(args, io) {
    const { positionals, values } = readArgs(args, { ...HALL_OPTION, replace: { type: 'boolean' } });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('into which file?');
    if (more.length > 0) throw new UsageError(`"${more[0]}" is one too many`);
    const hall = await hallOf(values.hall);
    // Databases are loaded only by who uses them.
    const { backUp } = await import('../server/store/backup.ts');
    const { CannotMove, shown } = await import('../server/store/move.ts');
    try {
      await backUp(hall, file, values.replace);
      io.out(`Backed up the hall in ${shown(hall)}: ${file}, ${size(statSync(file).size)}.\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof CannotMove)) throw error;
      io.err(`skali: the hall was not backed up: ${error.message}\n`);
      return 1;
    }
  },
};

const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
