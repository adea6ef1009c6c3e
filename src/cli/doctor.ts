import { type Command, readArgs, UsageError } from './command.ts';

const SIGNS = { well: 'ok   ', note: 'note ', wrong: 'WRONG' } as const;

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'looks at all that a hall stands on, and says what is wrong and how to mend it',
  help: `
Looks at the settings (the same variables of the environment as the hall's), the data folder and its rights, the room on
its disk, the database and its version, the clocks, the hall that answers and what it sees of requests that come by
PUBLIC_URL (encryption, headers of the proxy, lines to tables), Web Push and e-mail. Changes nothing.

  skali doctor

Run it as the user of the hall, with its settings. Exits with 1 when something is wrong.
`,

  async run(args, io) {
    const { positionals } = readArgs(args, {});
    if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is one too many`);
    const { examine } = await import('../server/doctor/examine.ts');
    const examined = await examine(process.env);
    for (const { about, findings } of examined) {
      io.out(`${about}\n`);
      for (const { level, what, mend } of findings) {
        io.out(`  ${SIGNS[level]}  ${what}\n`);
        if (mend !== undefined) io.out(`         ${mend}\n`);
      }
    }
    const count = examined.flatMap(({ findings }) => findings).filter(({ level }) => level === 'wrong').length;
    io.out(count === 0 ? '\nNothing is wrong.\n' : `\nWrong: ${count}.\n`);
    return count === 0 ? 0 : 1;
  },
};
