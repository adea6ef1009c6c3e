import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;
/** Rights of the group and of everybody else. */
const OTHERS = 0o077;

/** What SQLite keeps beside a database. */
const beside = (file: string): readonly string[] => [file, `${file}-wal`, `${file}-shm`];

/**
 * A folder that nobody but its owner looks into, whatever the umask. One that is there already and holds other things than
 * a hall's is somebody's choice: it is left as it is, and what is wrong with it is told.
 */
export function privateFolder(folder: string, file: string): string | null {
  const had = existsSync(folder);
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  const open = (statSync(folder).mode & OTHERS) !== 0;
  if (!open) return null;
  const ours = new Set(beside(file).map(name => basename(name)));
  if (had && !readdirSync(folder).every(name => ours.has(name))) {
    return `others on this machine may look into ${folder}: chmod 700 keeps them out`;
  }
  chmodSync(folder, FOLDER);
  return null;
}

/** The files of a database, made if need be, are its owner's alone; what SQLite adds later takes the rights of the first. */
export function privateFiles(file: string): void {
  closeSync(openSync(file, 'a', FILE));
  for (const path of beside(file)) {
    if (existsSync(path) && (statSync(path).mode & OTHERS) !== 0) chmodSync(path, FILE);
  }
}
