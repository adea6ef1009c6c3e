import { accessSync, constants, existsSync, type Stats, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finding, note, well, wordsOf, wrong } from './finding.ts';

const OTHERS = 0o077;
const MB = 1024 * 1024;
/** With less room than this a hall soon keeps nothing; with less than that its keeper should know. */
const TOO_LITTLE = 100 * MB;
const LITTLE = 1024 * MB;

/** The folder of the database, its rights, and the room on its disk. */
export function lookAtFolder(folder: string): readonly Finding[] {
  if (!existsSync(folder)) {
    const parent = existing(dirname(folder));
    const able = may(parent, constants.W_OK | constants.X_OK);
    const gap = able
      ? note(`The folder ${folder} is not there yet: the hall makes it when it is opened.`)
      : wrong(
          `The folder ${folder} is not there, and ${nameOfUser()} may not make it.`,
          `Make it and give it to the user of the hall: install -d -o USER -m 700 ${folder}`,
        );
    return [gap, lookAtRoom(parent)];
  }
  const stats = statSync(folder);
  if (!stats.isDirectory())
    return [wrong(`${folder} is no folder.`, 'Set DATA_DIR to a folder, or move the file away.')];
  const files = ['skali.db', 'skali.db-wal', 'skali.db-shm'].map(name => join(folder, name)).filter(existsSync);
  return [lookAtRights(folder, stats, files), ...files.flatMap(file => lookAtFile(file)), lookAtRoom(folder)];
}

function lookAtRights(folder: string, stats: Stats, files: readonly string[]): Finding {
  if (!may(folder, constants.R_OK | constants.W_OK | constants.X_OK)) {
    return wrong(
      `${nameOfUser()} may not write into ${folder}.`,
      `Run this as the user of the hall, or give the folder to that user: chown -R USER ${folder}`,
    );
  }
  if ((stats.mode & OTHERS) !== 0) {
    return wrong(`Others on this machine may look into ${folder}.`, `chmod 700 ${folder}`);
  }
  return well(`The folder ${folder} is its owner's alone${files.length > 0 ? '' : ', and holds no hall yet'}.`);
}

function lookAtFile(file: string): Finding[] {
  if (!may(file, constants.R_OK | constants.W_OK)) {
    return [wrong(`${nameOfUser()} may not write ${file}.`, `Give it to the user of the hall: chown USER ${file}`)];
  }
  return (statSync(file).mode & OTHERS) === 0 ? [] : [wrong(`Others may read ${file}.`, `chmod 600 ${file}`)];
}

export function lookAtRoom(folder: string, room = roomAt): Finding {
  try {
    const free = room(folder);
    const words = `${free < 10 * LITTLE ? `${Math.floor(free / MB)} MB` : `${Math.floor(free / LITTLE)} GB`} free on the disk of ${folder}`;
    const mend = 'Make room on it, or move the hall to a larger one (DATA_DIR).';
    if (free < TOO_LITTLE) return wrong(`Only ${words}: a full disk keeps nothing that is played.`, mend);
    return free < LITTLE ? note(`Only ${words}.`, mend) : well(`${words}.`);
  } catch (error) {
    return note(`How much room there is on the disk of ${folder} cannot be told: ${wordsOf(error)}`);
  }
}

/** For who is not root. */
const roomAt = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const nameOfUser = (): string => `user ${process.env.USER ?? process.getuid?.() ?? ''}`.trim();

function may(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch {
    return false;
  }
}

const existing = (folder: string): string =>
  existsSync(folder) || folder === dirname(folder) ? folder : existing(dirname(folder));
