import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { Agent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { badInput } from '../lobby/refused.ts';

/**
 * People name addresses that the hall then calls. None of them may lead into the network the hall stands in: only https,
 * no private address written out, and none behind a name, looked at when the call is made.
 */

const closed4 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed4.addSubnet(network, bits, 'ipv4');
}

/** What is given out to the public lies in 2000::/3, but for tunnels and examples. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed6.addSubnet(network, bits, 'ipv6');
}

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, 'ipv4');
    case 6:
      return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** A name as it can be looked up: the URL has put other letters into these. Two readers agree on nothing else. */
const NAME = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/;

/** The address as it may be called; refuses what is wrong at first sight. */
export function checkTarget(given: string, field: string): URL {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'https:') throw badInput(field, 'must be an address that begins with https://');
  if (url.username !== '' || url.password !== '') throw badInput(field, 'must not hold a password');
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const known =
    isIP(host) !== 0 ? isPublic(host) : NAME.test(host) && !/\.(local|localhost|internal|lan|home\.arpa)$/.test(host);
  if (!known) throw badInput(field, 'must be an address on the public Internet');
  return url;
}

/** A name server is asked twice at most: it has so many milliseconds to answer, and then twice as many. */
const PATIENCE = 1000;
const TRIES = 2;

/** Everything a name leads to; `servers`: whom to ask, else those of the system. */
async function addressesOf(name: string, servers: readonly string[] | undefined): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: PATIENCE, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return asked.flatMap((answer, i) =>
    answer.status === 'fulfilled' ? answer.value.map(address => ({ address, family: i === 0 ? 4 : 6 })) : [],
  );
}

/**
 * Looks names up, and refuses those that lead to a private address. The look-up of the system does two at a time, so that
 * one silent name server would keep all other names waiting: here each is asked for by itself, and of name servers alone.
 */
export const lookupPublic =
  (servers?: readonly string[]): LookupFunction =>
  (hostname, options, callback) => {
    const refuse = () => callback(new Error(`${hostname} is not on the public Internet`), '', 0);
    void addressesOf(hostname, servers).then(found => {
      if (found.length === 0 || found.some(({ address }) => !isPublic(address))) return refuse();
      if (options.all) return callback(null, [...found]);
      return callback(null, found[0].address, found[0].family);
    });
  };

/** For calls to addresses that people named. */
export const publicAgent = (lookup = lookupPublic()): Agent => new Agent({ lookup, keepAlive: false });
