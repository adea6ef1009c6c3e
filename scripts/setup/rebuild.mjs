// Folders of dist/ that are built from sources, and built again when those have changed.

import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { at, readOrEmpty } from './repo.mjs';

/**
 * Brings dist/<name> up to date: `sources` gives the hash of all that it depends on, `fill` builds into the folder it is
 * given. That one lies beside the old one and takes its place when it is complete: a failed build leaves the old one as
 * it was, and files whose source is gone do not linger.
 */
export async function rebuild(name, sources, fill) {
  const folder = at('dist', name);
  // Beside the folder and not in it: all that lies in dist/web is served.
  const stamp = `${folder}.stamp`;
  const upToDate = wanted => existsSync(folder) && readOrEmpty(stamp) === wanted;
  if (upToDate(sources())) return;
  await alone('build', async () => {
    const wanted = sources();
    if (upToDate(wanted)) return;
    const fresh = `${folder}.${process.pid}`;
    const old = `${fresh}.old`;
    try {
      await fill(fresh);
      rmSync(stamp, { force: true });
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(fresh, folder);
      writeFileSync(stamp, wanted);
    } finally {
      rmSync(fresh, { recursive: true, force: true });
      rmSync(old, { recursive: true, force: true });
    }
  });
}
