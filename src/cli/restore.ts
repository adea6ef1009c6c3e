import { columns } from './columns.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { HALL_HELP, HALL_OPTION, hallOf } from './hall-option.ts';

export const restore: Command = {
  name: 'restore',
  usage: '<file> [--hall W] [--replace]',
  summary: 'brings a hall back from what skali backup wrote',
  help: `
${HALL_HELP}
--replace  remove the hall that is there and put this one in its place

  skali restore hall.backup
  skali restore hall.backup --hall postgres://skali@localhost/skali --replace

Stop the hall first. All of it is brought back or nothing, and a place that holds a hall already is refused without
--replace. A backup of an older Skáli is brought up to date on the way; the file is left as it is.

Exits with 1 when the hall could not be restored.
`,

  async run(args, io) {
    const { positionals, values } = readArgs(args, { ...HALL_OPTION, replace: { type: 'boolean' } });
    const [file, ...more] = positionals;
    if (file === undefined) throw new UsageError('from which file?');
    if (more.length > 0) throw new UsageError(`"${more[0]}" is one too many`);
    const hall = await hallOf(values.hall);
    const { restore } = await import('../server/store/backup.ts');
    const { CannotMove, shown } = await import('../server/store/move.ts');
    try {
      const moved = await restore(file, hall, values.replace);
      const rows = moved.map(({ table, rows }) => [table, rows.toLocaleString('en')]);
      io.out(`Restored the hall from ${file} into ${shown(hall)}.\n`);
      io.out(`${columns([['what', 'rows'], ...rows]).join('\n')}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof CannotMove)) throw error;
      const words = error.message.replace('an empty database is needed', '--replace removes it');
      io.err(`skali: the hall was not restored: ${words}\n`);
      return 1;
    }
  },
};
