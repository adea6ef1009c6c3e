import { type RequestOptions, request } from 'node:https';
import { publicAgent } from './public-only.ts';

/** Posts to an address that a person named, and tells the status of the answer. */
export type Post = (url: URL, headers: Readonly<Record<string, string>>, body: string | Buffer) => Promise<number>;

/** From the look-up of the name to the status of the answer. */
const DEADLINE = 5_000;

/**
 * Whoever is called may be anybody. The address that was checked is the one that is dialled, no redirect is followed, of
 * the answer nothing is read but its status, and the whole is over in time, however slowly it drips.
 */
export function outgoing(agent: RequestOptions['agent'] = publicAgent(), deadline = DEADLINE): Post {
  return (url, headers, body) =>
    new Promise((resolve, reject) => {
      const call = request(
        url,
        { method: 'POST', agent, headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) } },
        response => {
          resolve(response.statusCode ?? 0);
          call.destroy();
        },
      );
      const late = setTimeout(() => call.destroy(new Error(`no answer within ${deadline} ms`)), deadline);
      call.once('close', () => {
        clearTimeout(late);
        reject(new Error('the line was closed without an answer'));
      });
      // A line that is cut after the answer is no trouble of ours.
      call.on('error', reject);
      call.end(body);
    });
}

/** An answer that says no. */
export class NotTaken extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`it was answered with ${status}`);
    this.name = 'NotTaken';
    this.status = status;
  }
}

export function needTaken(status: number): void {
  if (status < 200 || status > 299) throw new NotTaken(status);
}
