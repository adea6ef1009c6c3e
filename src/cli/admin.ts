import { columns } from './columns.ts';
import { type Command, readArgs, UsageError } from './command.ts';
import { HALL_HELP, HALL_OPTION, hallOf } from './hall-option.ts';
import { nearest } from './nearest.ts';

const WORKS = ['sweep'];

export const admin: Command = {
  name: 'admin',
  usage: 'sweep [--dry-run] [--hall W]',
  summary: 'removes from a hall what is over, or says what it would remove',
  help: `
sweep      removes sessions that nobody used for 400 days, letters of confirmation that nobody answered in time,
           challenges that are over, tables that still gather 60 days after they were set up, and people who came 30
           days ago and have neither session nor passkey, table nor seat
--dry-run  only say how much that is
${HALL_HELP}

  skali admin sweep --dry-run

A hall that runs does the same once an hour by itself.

Exits with 1 when the database cannot be reached.
`,

  async run(args, io) {
    const { positionals, values } = readArgs(args, { ...HALL_OPTION, 'dry-run': { type: 'boolean' } });
    const [work, ...more] = positionals;
    if (work === undefined) throw new UsageError(`what is to be done? There is ${WORKS.join(', ')}`);
    if (!WORKS.includes(work)) throw new UsageError(`there is no "${work}"${nearest(work, WORKS)}`);
    if (more.length > 0) throw new UsageError(`"${more[0]}" is one too many`);
    const hall = await hallOf(values.hall);
    const { sweepHall } = await import('../server/store/keep.ts');
    const { CannotMove } = await import('../server/store/move.ts');
    try {
      const dry = values['dry-run'] === true;
      const { sessions, letters, once, gatherings, people } = await sweepHall(hall, Date.now(), dry);
      const rows: [string, number][] = [
        ['sessions nobody used for 400 days', sessions],
        ['letters of confirmation without an answer', letters],
        ['challenges that are over', once],
        ['tables that gathered for 60 days', gatherings],
        ['people of 30 days ago with nothing to come back with or to', people],
      ];
      io.out(`${dry ? 'Would remove:' : 'Removed:'}\n`);
      io.out(`${columns(rows.map(([what, count]) => [what, count.toLocaleString('en')])).join('\n')}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof CannotMove)) throw error;
      io.err(`skali: nothing was removed: ${error.message}\n`);
      return 1;
    }
  },
};
