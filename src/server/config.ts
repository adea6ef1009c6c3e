import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';

/** How the hall is set up: read once from the environment, all of it checked before anything starts. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** The origin people use, without a slash at its end; null: whatever host a request names. */
  readonly publicUrl: string | null;
  /** Is it the address of a proxy that may say for whom it asks? */
  readonly trusts: (address: string) => boolean;
  readonly logLevel: LogLevel;
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly webhooks: boolean;
  /** Null: the metrics are told on this machine alone. */
  readonly metricsToken: string | null;
  /** Requests a minute from one address. */
  readonly limits: {
    readonly reads: number;
    readonly writes: number;
    readonly newcomers: number;
    /** New people, and tables, a day; infinite where they are not counted. */
    readonly people: number;
    readonly tables: number;
    /** Finished games a day that are brought in: from one address, and from all. */
    readonly games: number;
    readonly allGames: number;
    readonly lines: number;
    readonly messages: number;
  };
  /** Seconds after which the others may ask that a bot plays for somebody who is gone. */
  readonly absence: number;
  /** Seconds after which somebody who is not there is told that it is their turn. */
  readonly noticeAfter: number;
  /** Bots that think at once; null: as the machine has cores, less one for the tables. */
  readonly botThreads: number | null;
  /** Megabytes for each of them. */
  readonly botMemory: number;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** As good as no limit: it is not counted. */
const NO_LIMIT = 1_000_000;
const orNone = (limit: number): number => (limit < NO_LIMIT ? limit : Number.POSITIVE_INFINITY);

type Environment = Readonly<Record<string, string | undefined>>;

interface Variable<T> {
  readonly default: string;
  /** What the variable is for, as docs/hosting.md says it. */
  readonly about: string;
  /** Throws a sentence that says what would be right. */
  read(given: string): T;
}

const text = (given: string): string => given;
const optional =
  <T>(read: (given: string) => T) =>
  (given: string): T | null =>
    given === '' ? null : read(given);

const whole = (min: number, max: number) => (given: string) => {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= min && number <= max) return number;
  throw new Error(`must be a whole number from ${min} to ${max}`);
};

const address =
  (...schemes: readonly string[]) =>
  (given: string): string => {
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '') return given;
    throw new Error(`must be an address that begins with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`);
  };

function origin(given: string): string {
  const url = new URL(address('https', 'http')(given));
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
  throw new Error('must be an origin alone, such as https://hall.example');
}

function proxies(given: string): Config['trusts'] {
  const list = new BlockList();
  for (const item of given.split(',').map(part => part.trim())) {
    if (item === '') continue;
    const [address, bits] = item.split('/');
    const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = kind === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most))) {
      throw new Error('must be addresses or networks, such as 127.0.0.1 or 10.0.0.0/8, with commas between them');
    }
    list.addSubnet(address, bits === undefined ? most : Number(bits), kind);
  }
  return address => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
  };
}

function onOff(given: string): boolean {
  if (given === 'on' || given === 'off') return given === 'on';
  throw new Error('must be on or off');
}

function logLevel(given: string): LogLevel {
  const level = LOG_LEVELS.find(known => known === given);
  if (level) return level;
  throw new Error(`must be one of ${LOG_LEVELS.join(', ')}`);
}

function token(given: string): string {
  if (given.length >= 16) return given;
  throw new Error('must have at least 16 characters');
}

function sender(given: string): string {
  if (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(given)) return given;
  throw new Error('must be an e-mail address, such as hall@example.org or Skáli <hall@example.org>');
}

const variable = <T>(initial: string, about: string, read: (given: string) => T): Variable<T> => ({
  default: initial,
  about,
  read,
});

/** Every variable there is. docs/hosting.md has the same table, and a test that holds one against the other. */
export const VARIABLES = {
  PORT: variable('4710', 'The port to listen on; 0 takes any free one.', whole(0, 65_535)),
  HOST: variable('127.0.0.1', 'The address to listen on; `0.0.0.0` or `::` for every one.', text),
  DATA_DIR: variable('data', 'The folder of the SQLite database, from where the hall was started.', text),
  DATABASE_URL: variable('', 'A PostgreSQL address; without it, SQLite.', optional(address('postgres', 'postgresql'))),
  PUBLIC_URL: variable(
    '',
    'The origin people use. Passkeys, links in notices and the check of origins go by it; without it, by the host a request names, which must then be an address, this machine, or a name at home (`attic`, `attic.local`).',
    optional(origin),
  ),
  TRUST_PROXY: variable(
    '',
    'Addresses or networks (`10.0.0.0/8`), with commas between them, of the proxies whose `X-Forwarded-*` is believed.',
    proxies,
  ),
  LOG_LEVEL: variable('info', 'silent, fatal, error, warn, info, debug or trace.', logLevel),
  SMTP_URL: variable('', 'Where e-mail is handed in; without it there is none.', optional(address('smtp', 'smtps'))),
  MAIL_FROM: variable('', 'Whom e-mail comes from.', optional(sender)),
  WEBHOOKS: variable('off', 'on lets people have their turns told to an https address of theirs.', onOff),
  METRICS_TOKEN: variable(
    '',
    'What `/metrics` asks for as a bearer token; without it, it answers on this machine alone.',
    optional(token),
  ),
  LIMIT_READS: variable('600', 'Requests a minute from one address that only read.', whole(1, 1_000_000)),
  LIMIT_WRITES: variable('120', 'Requests a minute from one address that change something.', whole(1, 1_000_000)),
  LIMIT_NEWCOMERS: variable(
    '20',
    'New names (of newcomers and of those who change theirs), passkey logins, imported games and letters of confirmation a minute from one address.',
    whole(1, 1_000_000),
  ),
  LIMIT_PEOPLE: variable('1000', 'New people a day that may come from one address.', whole(1, NO_LIMIT)),
  LIMIT_TABLES: variable('500', 'Tables a day that may be set up from one address.', whole(1, NO_LIMIT)),
  LIMIT_GAMES: variable('50', 'Finished games a day that one address may bring in.', whole(1, NO_LIMIT)),
  LIMIT_ALL_GAMES: variable('1000', 'Finished games a day that may be brought in altogether.', whole(1, NO_LIMIT)),
  LIMIT_LINES: variable('200', 'Lines to tables that one address may have open.', whole(1, 1_000_000)),
  LIMIT_MESSAGES: variable(
    '20',
    'Messages a second on one line, and three times as many at once.',
    whole(1, 1_000_000),
  ),
  ABSENCE: variable(
    '60',
    'Seconds after which the others may ask for a bot in place of somebody who is gone; sixty times as many where nobody but who asks is there to agree. Where a decision has days, it is the clock that counts.',
    whole(0, 86_400),
  ),
  NOTICE_AFTER: variable(
    '30',
    'Seconds after which somebody who is not there is told that it is their turn.',
    whole(0, 86_400),
  ),
  BOT_THREADS: variable(
    '',
    'Bots that think at once, each in a thread of its own; without it, one fewer than the machine has cores, and at least one.',
    optional(whole(1, 256)),
  ),
  BOT_MEMORY: variable('256', 'Megabytes that the bots of one thread may take up.', whole(64, 65_536)),
} as const;

type Name = keyof typeof VARIABLES;
type Values = { readonly [N in Name]: ReturnType<(typeof VARIABLES)[N]['read']> };

/** Some variables are wrong: says which, all of them at once. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used.\n${problems.map(problem => `  ${problem}\n`).join('')}`);
    this.problems = problems;
  }
}

/** What a variable holds may be a secret: a problem names the variable, never its value. */
function readAll(env: Environment): Values {
  const problems: string[] = [];
  const read = (name: Name) => {
    const { default: initial, read } = VARIABLES[name];
    try {
      return [name, read(env[name]?.trim() || initial)];
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : 'cannot be read'}`);
      return [name, null];
    }
  };
  const values = Object.fromEntries((Object.keys(VARIABLES) as Name[]).map(read)) as Values;
  const links = values.SMTP_URL ? 'SMTP_URL' : values.WEBHOOKS ? 'WEBHOOKS' : null;
  if (values.SMTP_URL && !values.MAIL_FROM && !env.MAIL_FROM)
    problems.push('MAIL_FROM must be set along with SMTP_URL');
  if (links && !env.PUBLIC_URL) problems.push(`PUBLIC_URL must be set along with ${links}: notices link to the hall`);
  if (problems.length > 0) throw new BadConfig(problems);
  return values;
}

export function readConfig(env: Environment): Config {
  const values = readAll(env);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    trusts: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    webhooks: values.WEBHOOKS,
    metricsToken: values.METRICS_TOKEN,
    limits: {
      reads: values.LIMIT_READS,
      writes: values.LIMIT_WRITES,
      newcomers: values.LIMIT_NEWCOMERS,
      people: orNone(values.LIMIT_PEOPLE),
      tables: orNone(values.LIMIT_TABLES),
      games: orNone(values.LIMIT_GAMES),
      allGames: orNone(values.LIMIT_ALL_GAMES),
      lines: values.LIMIT_LINES,
      messages: values.LIMIT_MESSAGES,
    },
    absence: values.ABSENCE,
    noticeAfter: values.NOTICE_AFTER,
    botThreads: values.BOT_THREADS,
    botMemory: values.BOT_MEMORY,
  };
}
