import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';

/** One word after `skali`. */
export interface Command {
  readonly name: string;
  /** What follows the name: `<game> [--players N]`. */
  readonly usage: string;
  /** One line for the list of all commands. */
  readonly summary: string;
  /** Options and examples. */
  readonly help: string;
  /** The number of the exit: 0 well, 1 something failed, 2 it was called wrongly. */
  run(args: readonly string[], io: Io): Promise<number>;
}

/** The command was called wrongly: says how, and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

type Flags = NonNullable<ParseArgsConfig['options']>;

/** Reads options and what stands between them; an unknown option is refused with the nearest known one. */
export function readArgs<F extends Flags>(args: readonly string[], options: F) {
  for (const arg of args) {
    if (arg === '--') break;
    const name = /^--(?:no-)?([^=]+)/.exec(arg)?.[1];
    if (name === undefined || Object.hasOwn(options, name)) continue;
    throw new UsageError(`there is no option --${name}${nearest(name, Object.keys(options), '--')}`);
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number from an option, within bounds. */
export function readNumber(name: string, given: string | undefined, usual: number, min: number, max = 1e9): number {
  if (given === undefined) return usual;
  const value = Number(given);
  if (!Number.isInteger(value) || value < min || value > max) {
    const range = max === 1e9 ? `${min} or more` : `from ${min} to ${max}`;
    throw new UsageError(`--${name} is ${given}; it must be a whole number, ${range}`);
  }
  return value;
}
