import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** The address a request or a socket comes from: the first one, seen from here, that is no proxy we trust. */
export function addressOf({ socket, headers }: IncomingMessage, { trusts }: Pick<Config, 'trusts'>): string {
  const named = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const hops = [socket.remoteAddress ?? '', ...named.map(hop => hop.trim()).reverse()];
  return hops.find(hop => !trusts(hop)) ?? hops[hops.length - 1];
}

/** Whom to count as one: an IPv6 household has a whole /64 to call from. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('%')[0].split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const full = [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after];
  return full
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
