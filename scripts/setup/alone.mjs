// Lets one process at a time install, and one build, so that two terminals do not trip over each other.

import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at, readOrEmpty } from './repo.mjs';
import { SetupError } from './trouble.mjs';

const PATIENCE = 10 * 60_000;

/** Works while nobody else does anything of this name. */
export async function alone(name, work) {
  const lock = at(`.cache/${name}.lock`);
  mkdirSync(dirname(lock), { recursive: true });
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (abandoned(lock)) rmSync(lock, { force: true });
    else if (Date.now() > deadline) {
      throw new SetupError(`Another set-up has been running for ten minutes. If it has not, delete ${lock}`);
    } else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function abandoned(lock) {
  const owner = Number(readOrEmpty(lock));
  if (!owner) {
    const stat = statSync(lock, { throwIfNoEntry: false });
    return stat !== undefined && Date.now() - stat.mtimeMs > 10_000;
  }
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
