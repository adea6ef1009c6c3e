// The words behind a command: `--help` is answered, and what nobody knows is refused before anything is installed or built.

import { parseArgs } from 'node:util';

/**
 * Reads the command line. `usage` is what `--help` says; its first line says how to call it. Options are those of
 * `parseArgs`; `named` lets words stand alone.
 */
export function readWords(usage, { options = {}, named = false, args = process.argv.slice(2) } = {}) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } };
  let read;
  try {
    read = parseArgs({ args, options: known, allowPositionals: named, strict: true });
  } catch (error) {
    refuse(error.message.split('. ')[0], usage);
  }
  if (read.values.help) {
    process.stdout.write(`${usage.trim()}\n`);
    process.exit(0);
  }
  return read;
}

/** Ends the process: it was called wrongly. */
export function refuse(why, usage) {
  process.stderr.write(`skali: ${why}\n\n${usage.trim()}\n`);
  process.exit(2);
}
