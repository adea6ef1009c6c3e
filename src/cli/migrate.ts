import { columns } from './columns.ts';
import { type Command, readArgs, UsageError } from './command.ts';

export const migrate: Command = {
  name: 'migrate',
  usage: '<from> <to>',
  summary: 'moves a hall from one database to another: a file to PostgreSQL, or back',
  help: `
<from> and <to> are each the file of an SQLite database or a postgres:// address.

  skali migrate data/skali.db postgres://skali@localhost/skali
  skali migrate postgres://skali@localhost/skali data/skali.db

Stop the hall first: what happens at its tables during the move stays behind. Everything is copied in one go or not
at all, and counted; <from> is left as it is. A target that holds a hall already is refused.

Exits with 1 when the hall could not be moved.
`,

  async run(args, io) {
    const { positionals } = readArgs(args, {});
    const [from, to, ...more] = positionals;
    if (from === undefined) throw new UsageError('from where? Name a file or a postgres:// address');
    if (to === undefined) throw new UsageError('where to? Name a file or a postgres:// address');
    if (more.length > 0) throw new UsageError(`"${more[0]}" is one too many`);
    // Databases are loaded only by who uses them.
    const { CannotMove, moveHall, shown } = await import('../server/store/move.ts');
    try {
      const moved = await moveHall(from, to);
      const rows = moved.map(({ table, rows }) => [table, rows.toLocaleString('en')]);
      io.out(`Moved the hall from ${shown(from)} to ${shown(to)}.\n`);
      io.out(`${columns([['what', 'rows'], ...rows]).join('\n')}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof CannotMove)) throw error;
      io.err(`skali: the hall was not moved: ${error.message}\n`);
      return 1;
    }
  },
};
