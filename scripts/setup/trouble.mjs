// How a script fails before the program itself has begun. All talk goes to stderr: stdout belongs to whatever is run.

/** A failure the reader can do something about: shown as its message alone, without a stack. */
export class SetupError extends Error {}

export const say = line => process.stderr.write(`${line}\n`);

/** The end of what a program printed: where it says what went wrong. */
export const tail = (text, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n');

/** Does what comes before the program itself; a failure is told on stderr and ends the process. */
export async function prepare(...steps) {
  try {
    for (const step of steps) await step();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`skali: ${error.message}`);
    process.exit(1);
  }
}
