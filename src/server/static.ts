import { type RequestListener, STATUS_CODES } from 'node:http';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyReply } from 'fastify';

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

const NO_FILE = 'There is no such file.\n';
const PLAIN = 'text/plain; charset=utf-8';

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type(PLAIN).send(text);
}

/**
 * The built web client as a site. Every file is known by name when it starts, so no address can reach any other file; what
 * the build has packed beside a file (`.br`, `.gz`) is sent in its place to whoever reads it. Everything but the assets,
 * whose names carry their hash, is asked for again each time. `broke` hears of files that cannot be read.
 */
export async function staticSite(folder: string, broke: (error: unknown) => void): Promise<RequestListener> {
  const site = Fastify({
    // An address that cannot be read.
    frameworkErrors: (_error, _request, reply) => void plain(reply.headers(SECURITY), 404, NO_FILE),
  });
  site.addHook('onRequest', async (request, reply) => {
    void reply.headers(SECURITY);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(reply.header('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD.\n');
    }
  });
  site.setErrorHandler((error: FastifyError, _request, reply) => {
    // A part that is not there, a condition that does not hold: the asker's own.
    const { statusCode = 500 } = error;
    if (statusCode < 500) return plain(reply, statusCode, `${STATUS_CODES[statusCode]}.\n`);
    broke(error);
    return plain(reply, 500, 'Something broke on our side.\n');
  });
  // The client knows its screens by their addresses: whoever asks for a page gets the one page there is.
  site.setNotFoundHandler((request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/assets/');
    return wantsPage ? reply.code(200).sendFile('index.html') : plain(reply, 404, NO_FILE);
  });
  await site.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    dotfiles: 'ignore',
    preCompressed: true,
    lastModified: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forEver = path.startsWith(join(folder, 'assets') + sep);
      void reply.headers({
        'Cache-Control': forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept',
      });
    },
  });
  await site.ready();
  return site.routing;
}
