// A Vite plugin that writes dist/web/service-worker.js: scripts/service-worker.js with the list of all files of the build
// and their common hash in it. Any change of any file is a new service worker, and so a new version of the hall.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('service-worker.js', import.meta.url));

export function offline() {
  let folder;
  let base;
  return {
    name: 'skali-offline',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
      base = config.base;
    },
    // After everything is written: the files of public/ are not part of the bundle.
    closeBundle: {
      order: 'post',
      handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter(entry => entry.isFile())
          .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .filter(name => !name.startsWith('.') && name !== 'service-worker.js' && !name.endsWith('.map'))
          .sort();
        const hash = createHash('sha256').update(readFileSync(TEMPLATE));
        for (const name of files) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
        const version = hash.digest('hex').slice(0, 12);
        const source = readFileSync(TEMPLATE, 'utf8')
          .replace("'VERSION'", JSON.stringify(version))
          .replace("'PAGE'", JSON.stringify(base))
          .replace("['FILES']", JSON.stringify(files.filter(name => name !== 'index.html').map(name => base + name)));
        writeFileSync(join(folder, 'service-worker.js'), source);
      },
    },
  };
}
