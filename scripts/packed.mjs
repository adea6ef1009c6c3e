// A Vite plugin that lays packed copies beside the files of the build, `.br` and `.gz`, so that the hall packs nothing while
// somebody waits. It comes after all others: a copy is no file of the site.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are packed already. */
const PACKABLE = /\.(css|html|js|json|svg|txt|wasm|webmanifest)$/;
/** Bytes. Less than this fits into one packet as it is. */
const WORTH_IT = 500;

const PACKERS = {
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: body => promisify(gzip)(body, { level: 9 }),
};

export function packed() {
  let folder;
  return {
    name: 'skali-packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
        await Promise.all(
          files.map(async ({ parentPath, name }) => {
            const path = join(parentPath, name);
            const body = readFileSync(path);
            if (!PACKABLE.test(name) || body.length < WORTH_IT) return;
            for (const [ending, pack] of Object.entries(PACKERS)) writeFileSync(`${path}.${ending}`, await pack(body));
          }),
        );
      },
    },
  };
}
