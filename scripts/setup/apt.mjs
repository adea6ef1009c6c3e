// Programs that tests need and npm does not bring, where the system has apt and lets us use it.

import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';

export const works = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** What makes an administrator of who calls; nothing where nothing does. */
const admin = () => (process.getuid?.() === 0 ? [] : works('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined);

/** Installs packages by their names, with these flags; undefined where that cannot be tried. */
export function apt() {
  const before = process.platform === 'linux' && works('apt-get', ['--version']) ? admin() : undefined;
  if (!before) return undefined;
  return (packages, flags = []) => {
    // Another one that installs just now is waited for.
    const install = `DEBIAN_FRONTEND=noninteractive apt-get install -qy -o DPkg::Lock::Timeout=300 ${[...flags, ...packages].join(' ')}`;
    const [command, ...args] = [...before, 'sh', '-c', `apt-get update -q && ${install}`];
    return run(command, args);
  };
}
