// npm run build: installs what is missing and builds all that the hall needs to run, for scripts/built.mjs.

import { build } from './build.mjs';
import { install } from './setup/install.mjs';
import { prepare } from './setup/trouble.mjs';
import { taught } from './taught.mjs';
import { web } from './web.mjs';

await prepare(install, build, taught, web);
