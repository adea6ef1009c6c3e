import type { Socket } from 'node:net';

type Line = Pick<Socket, 'bytesRead' | 'writable' | 'end' | 'destroy'>;

/**
 * What to do about a line on which no request can be read, or none has come in time. A browser opens lines ahead of what it
 * will ask: an answer to nothing would be taken for the answer to its next request, so a silent line is only closed.
 */
export function refuseUnreadable(line: Line): void {
  // Who keeps their own end open would hold the line for ever.
  const close = () => line.destroy();
  if (line.bytesRead === 0) close();
  else if (line.writable) line.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', close);
}
