import { existsSync } from 'node:fs';

/** A program that the tests were told of, or that lies where it usually does; undefined where it is not on this machine. */
export function program(variable: string, usual: string): string | undefined {
  const path = process.env[variable] ?? usual;
  return existsSync(path) ? path : undefined;
}
