import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * The built web client as a site: every file is known by name when it starts, so no address can reach any other file.
 * Everything but the assets, whose names carry their hash, is asked for again each time.
 */

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** Nothing is loaded from anywhere else, nothing runs that is written into a page, nobody may frame it. */
const SECURITY: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

type Encoding = 'br' | 'gzip';

const packers: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: body => promisify(gzip)(body, { level: 9 }),
};

interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
  /** Pictures and fonts are compressed already. */
  readonly packable: boolean;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

function readSite(folder: string): ReadonlyMap<string, SiteFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files.flatMap(entry => {
      const path = join(entry.parentPath, entry.name);
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      if (name.split('/').some(part => part.startsWith('.'))) return [];
      const body = readFileSync(path);
      const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      const file: SiteFile = {
        body,
        type,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
        cache: name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        packable: body.length > 500 && !/^(image\/(png|webp)|font\/)/.test(type),
        packed: new Map(),
      };
      return [[name, file] as const];
    }),
  );
}

/** The best packing that the browser takes. */
function encodingFor(file: SiteFile, accepted: string | undefined): Encoding | undefined {
  if (!file.packable || !accepted) return undefined;
  const taken = accepted
    .split(',')
    .map(part => part.trim())
    .filter(part => !/;\s*q=0(\.0*)?$/.test(part))
    .map(part => part.split(';')[0]);
  return (['br', 'gzip'] as const).find(encoding => taken.includes(encoding));
}

function packedBody(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  const known = file.packed.get(encoding) ?? packers[encoding](file.body);
  file.packed.set(encoding, known);
  return known;
}

export function staticSite(folder: string): RequestListener {
  const site = readSite(folder);
  const page = site.get('/index.html');
  return async (request, response) => {
    const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}) => {
      response.writeHead(status, { ...SECURITY, ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    };
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        plain(405, 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' });
        return;
      }
      const path = pathOf(request.url);
      // The client knows its screens by their addresses: whoever asks for a page gets the one page there is.
      const wantsPage = request.headers.accept?.includes('text/html') && !path?.startsWith('/assets/');
      const file = (path && site.get(path === '/' ? '/index.html' : path)) || (wantsPage ? page : undefined);
      if (!path || !file) {
        plain(404, 'There is no such file.\n');
        return;
      }
      const encoding = encodingFor(file, request.headers['accept-encoding']?.toString());
      const headers = {
        ...SECURITY,
        'Cache-Control': file.cache,
        'Content-Type': file.type,
        ETag: file.etag,
        Vary: 'Accept, Accept-Encoding',
      };
      if (request.headers['if-none-match']?.split(/,\s*/).includes(file.etag)) {
        response.writeHead(304, headers).end();
        return;
      }
      const body = encoding ? await packedBody(file, encoding) : file.body;
      response.writeHead(200, {
        ...headers,
        'Content-Length': body.length,
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      if (!response.headersSent) plain(500, 'Something broke on our side.\n');
      else response.destroy();
    }
  };
}

/** The path of an address without its query; undefined when it cannot be read. */
function pathOf(url: string | undefined): string | undefined {
  try {
    return decodeURIComponent(new URL(url ?? '/', 'http://hall').pathname);
  } catch {
    return undefined;
  }
}

export interface Serving {
  readonly server: Server;
  readonly port: number;
}

/** Listens on the port, or on the next free one after it. */
export async function serve(handler: RequestListener, port: number, host: string, attempts = 20): Promise<Serving> {
  for (let tried = port; ; tried++) {
    const server = createServer(handler);
    const error = await new Promise<NodeJS.ErrnoException | undefined>(resolve => {
      server.once('error', resolve);
      server.listen(tried, host, () => resolve(undefined));
    });
    const address = server.address();
    if (!error && address && typeof address === 'object') return { server, port: address.port };
    if (error?.code !== 'EADDRINUSE' || tried - port >= attempts) throw error;
  }
}
