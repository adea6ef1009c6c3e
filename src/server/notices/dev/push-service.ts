/** A push service and a browser that is subscribed to it, as the hall sees them: for tests. */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Agent } from 'node:https';
import { openLocalHttps } from './local-https.ts';

/** A browser that asked for notices: its private keys never leave it. */
export class Browser {
  private readonly ecdh: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys: { readonly p256dh: string; readonly auth: string };

  constructor() {
    this.ecdh.generateKeys();
    this.keys = {
      p256dh: this.ecdh.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  /** What a service worker would read: RFC 8291 on top of RFC 8188. */
  open(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const size = body.readUInt32BE(16);
    const idLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + idLength);
    const record = body.subarray(21 + idLength);
    if (record.length > size) throw new Error('more than one record');
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.ecdh.getPublicKey(), sender]);
    const secret = hkdf(this.ecdh.computeSecret(sender), this.auth, info, 32);
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('the padding is wrong');
    return padded.subarray(0, end).toString();
  }
}

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a push service was handed. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly origin: string;
  readonly agent: Agent;
  readonly pushed: readonly Pushed[];
  close(): void;
}

/** Answers with the status that `statusOf` has for a path; 0 breaks the line. */
export async function openPushService(statusOf: (path: string) => number): Promise<PushService> {
  const pushed: Pushed[] = [];
  const { port, agent, close } = await openLocalHttps((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', part => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const status = statusOf(path);
      if (status === 0) response.destroy();
      else response.writeHead(status, status === 429 ? { 'Retry-After': '120' } : {}).end();
    });
  });
  return { origin: `https://push.example:${port}`, agent, pushed, close };
}

/** Who the sender says they are (RFC 8292): checked by the key they name. Throws when it is not theirs. */
export function readVapid(authorization = ''): { readonly key: string; readonly claims: Record<string, unknown> } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new Error('no key of P-256');
  const jwk: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const { alg, typ } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256' || typ !== 'JWT') throw new Error(`signed by ${alg}`);
  const signed = Buffer.from(`${head}.${claims}`);
  const seal = Buffer.from(signature, 'base64url');
  if (!verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, seal))
    throw new Error('the signature is wrong');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
