import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Writable } from 'node:stream';
import type { Config } from '../config.ts';
import { cutOff } from '../metrics.ts';
import { steadyNow } from '../steady.ts';
import { addressOf, household } from './address.ts';
import { type Sending, Unread } from './unread.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
type HandleLine = (request: IncomingMessage, socket: Socket, head: Buffer) => void;

/** For each line to a table that an address may have open, so many connections: browsers open several. */
const CONNECTIONS = 4;
/** Requests that are under way over one connection: browsers wait for an answer before they ask again. */
const UNDER_WAY = 10;
/**
 * So many times what an address may read, beyond which nobody is answered, refusals among it: of files of the site (a
 * school whose pupils come for the first time fetches all of them for each), and of everything else, which costs more.
 */
const FILES = 50;
const FLOOD = 10;
const DEAR = /^\/(?:api|healthz|readyz|metrics|ws)(?:[/?]|$)/;
const MINUTE = 60_000;
/** How often what waits to be read is measured. */
const LOOK = 1000;
/** More addresses are not counted at once. */
const MOST = 10_000;

function cut(socket: Duplex, reason: 'connections' | 'unanswered' | 'flood' | 'unread'): void {
  cutOff.inc({ reason });
  socket.destroy();
}

/**
 * Stands before everything that reads requests, for even a refusal costs the hall more than the question costs who asks.
 * Who comes over too many connections, asks without waiting for answers or reading them, or goes on and on, is cut off
 * without a word.
 */
export class Door {
  private readonly config: Pick<Config, 'trusts' | 'limits'>;
  private readonly connections = new Map<string, number>();
  private readonly underWay = new WeakMap<Socket, number>();
  private requests = new Map<string, number>();
  private since = steadyNow();
  private readonly unread: Unread;
  /** What is sent over each connection. */
  private readonly sent = new WeakMap<Duplex, Set<Sending>>();

  constructor(config: Pick<Config, 'trusts' | 'limits'>, unread = new Unread()) {
    this.config = config;
    this.unread = unread;
  }

  /** Takes the place of what handles requests, and hands on to it. */
  guard(server: Server): void {
    const handles = server.listeners('request') as Handle[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      if (this.lets(request, response)) for (const handle of handles) handle(request, response);
    });
    // Without anybody here, who expects what no hall gives is refused before they are counted.
    server.on('checkExpectation', (request, response) => {
      if (this.lets(request, response)) response.writeHead(417).end();
    });
    const lines = server.listeners('upgrade') as HandleLine[];
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request, socket: Socket, head) => {
      if (!this.letsLine(request, socket)) return;
      for (const line of lines) line(request, socket, head);
    });
    server.on('connection', socket => this.come(socket));
    const looking = setInterval(() => this.unread.sweep(), LOOK);
    server.once('close', () => clearInterval(looking));
  }

  private come(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    // A proxy comes for many, and waits for answers by itself.
    if (this.config.trusts(remoteAddress)) return;
    const address = household(remoteAddress);
    const open = this.connections.get(address) ?? 0;
    const reason =
      open >= CONNECTIONS * this.config.limits.lines ? 'connections' : this.floods(address) ? 'flood' : null;
    if (reason !== null) {
      cut(socket, reason);
      return;
    }
    this.connections.set(address, open + 1);
    socket.once('close', () => {
      const left = (this.connections.get(address) ?? 0) - 1;
      if (left > 0) this.connections.set(address, left);
      else this.connections.delete(address);
    });
  }

  private lets(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    // What it said before it was cut off is read to the end.
    if (socket.destroyed) return false;
    const asked = (this.underWay.get(socket) ?? 0) + 1;
    const address = household(addressOf(request, this.config));
    this.count(address, DEAR.test(request.url ?? '') ? FILES / FLOOD : 1);
    const reason = asked > UNDER_WAY ? 'unanswered' : this.floods(address) ? 'flood' : null;
    if (reason !== null) {
      cut(socket, reason);
      return false;
    }
    this.underWay.set(socket, asked);
    this.measure(request, response, socket);
    response.once('close', () => this.underWay.set(socket, (this.underWay.get(socket) ?? 1) - 1));
    return true;
  }

  /** Most who come so go on over a line of their own; who is turned away there has been counted, too. */
  private letsLine(request: IncomingMessage, socket: Socket): boolean {
    if (socket.destroyed) return false;
    const address = household(addressOf(request, this.config));
    this.count(address, FILES / FLOOD);
    if (this.floods(address)) {
      cut(socket, 'flood');
      return false;
    }
    this.measure(request, socket, socket);
    return true;
  }

  /** What is sent to them, until it is done. */
  private measure(request: IncomingMessage, sent: Pick<Writable, 'writableLength' | 'once'>, socket: Duplex): void {
    const sending = { left: () => sent.writableLength, cut: () => cut(socket, 'unread') };
    const over = this.sentOver(socket);
    over.add(sending);
    this.unread.add(household(addressOf(request, this.config)), sending);
    sent.once('close', () => {
      over.delete(sending);
      this.unread.delete(sending);
    });
  }

  /** Answers that stand behind another one do not hear it when their connection ends. */
  private sentOver(socket: Duplex): Set<Sending> {
    const known = this.sent.get(socket);
    if (known) return known;
    const over = new Set<Sending>();
    this.sent.set(socket, over);
    socket.once('close', () => {
      for (const sending of over) this.unread.delete(sending);
    });
    return over;
  }

  private count(address: string, cost: number): void {
    if (steadyNow() - this.since >= MINUTE || this.requests.size >= MOST) {
      this.requests = new Map();
      this.since = steadyNow();
    }
    this.requests.set(address, (this.requests.get(address) ?? 0) + cost);
  }

  private floods(address: string): boolean {
    if (steadyNow() - this.since >= MINUTE) return false;
    return (this.requests.get(address) ?? 0) > FILES * this.config.limits.reads;
  }
}
