// npm run gallery -- <game>: a page for looking at the parts of a game's table, from its sources.
//
// A game that has such a page keeps it in dev/gallery/main.tsx of its folder; the frame round it is the same for all.

import { existsSync, readdirSync } from 'node:fs';
import { install } from './setup/install.mjs';
import { at, root } from './setup/repo.mjs';
import { prepare } from './setup/trouble.mjs';
import { readWords, refuse } from './setup/words.mjs';

const main = game => `src/games/${game}/dev/gallery/main.tsx`;
const known = readdirSync(at('src/games')).filter(game => existsSync(at(main(game))));
const USAGE = `
Usage: npm run gallery -- <game>

Serves a page for looking at the parts of a table: ${known.join(', ')}. Its address is printed; what it shows stands behind
the question mark of the address, see the game's dev/gallery/main.tsx.
`;

const { positionals } = readWords(USAGE, { named: true });
const [game] = positionals;
if (positionals.length !== 1) refuse('name one game', USAGE);
if (!known.includes(game)) refuse(`there is no gallery of "${game}"`, USAGE);

const FRAME = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Skáli · gallery</title>
  </head>
  <body>
    <div id="gallery"></div>
    <script type="module" src="/${main(game)}"></script>
  </body>
</html>
`;

/** The frame, at the address of the server itself. */
const frame = {
  name: 'gallery',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const path = request.url.split('?')[0];
      if (path !== '/') return next();
      const html = await server.transformIndexHtml(request.url, FRAME);
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    });
  },
};

await prepare(install);
const { createServer } = await import('vite');
const { default: react } = await import('@vitejs/plugin-react');
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  plugins: [react(), frame],
  server: { port: 4179 },
});
await server.listen();
server.printUrls();
