import WebSocket from 'ws';
import type { Seen } from '../../host/hall-api.ts';
import type { Config } from '../config.ts';
import { type Finding, note, PATIENCE, well, wordsOf, wrong } from './finding.ts';

/** Milliseconds by which the clock of a hall may differ: its answers tell it to the second. */
const APART = 5000;

const get = (url: string) => fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'manual' });

/** Where a hall of these settings is called on its own machine. */
function ownAddress({ host, port }: Config): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Does a hall answer here, and can it keep what happens? */
export async function lookAtHall(config: Config): Promise<readonly Finding[]> {
  const url = ownAddress(config);
  try {
    const response = await get(`${url}/readyz`);
    const said = (await response.json().catch(() => null)) as { ready?: boolean; message?: string } | null;
    if (response.ok && said?.ready) return [well(`A hall answers on ${url}, and is ready.`)];
    if (said?.message === undefined) {
      return [wrong(`Something else than a hall answers on ${url}.`, 'Set PORT to one that is free.')];
    }
    return [
      wrong(
        `The hall on ${url} is not ready: ${said.message}`,
        'What else is wrong here says why; it goes on by itself when that is mended.',
      ),
    ];
  } catch (error) {
    return [note(`No hall answers on ${url}: ${wordsOf(error)}`, 'If it should be open, look at its log.')];
  }
}

/** What people reach, through whatever stands between: encryption, the headers of a proxy, lines to tables, the clock. */
export async function lookAtAddress({ publicUrl, host }: Config): Promise<readonly Finding[]> {
  if (publicUrl === null) {
    const near = ['127.0.0.1', '::1', 'localhost'].includes(host);
    return [
      near
        ? note('PUBLIC_URL is not set: the hall is for this machine alone.')
        : note(
            'PUBLIC_URL is not set: people can call the hall by an address or a name at home only.',
            'Set it to the address people use, such as https://hall.example.',
          ),
    ];
  }
  const { protocol, hostname } = new URL(publicUrl);
  const found: Finding[] = [];
  if (protocol === 'http:' && !/^localhost$|\.localhost$|^127\.|^\[::1\]$/.test(hostname)) {
    found.push(
      note(
        `${publicUrl} is not encrypted: browsers allow neither passkeys nor Web Push there.`,
        'Put a proxy with TLS before the hall; docs/hosting.md tells how.',
      ),
    );
  }
  let seen: Seen;
  try {
    const response = await get(`${publicUrl}/api/seen`);
    if (!response.ok) {
      const mend = 'Look at what the proxy before the hall does with requests, and whether PUBLIC_URL is right.';
      return [...found, wrong(`${publicUrl} answers with ${response.status} in place of the hall.`, mend)];
    }
    seen = (await response.json()) as Seen;
    found.push(well(`The hall is reached at ${publicUrl}.`), ...headersOf(seen, protocol === 'https:'));
    const apart = Math.abs(Date.parse(response.headers.get('date') ?? '') - Date.now());
    if (apart > APART) {
      found.push(
        wrong(
          `The clock there is ${Math.round(apart / 1000)} seconds apart from this machine's.`,
          'Let both keep the time of the network (NTP, chrony).',
        ),
      );
    }
  } catch (error) {
    return [
      ...found,
      wrong(
        `${publicUrl} cannot be reached from here: ${wordsOf(error)}`,
        'Look at the name (DNS), the proxy before the hall and its certificate. A machine that cannot call itself by its public name may be fine all the same.',
      ),
    ];
  }
  return [...found, await lookAtLines(publicUrl)];
}

/** What the hall saw of a request that came the way everybody's does. */
export function headersOf({ proxy, https }: Seen, encrypted: boolean): readonly Finding[] {
  if (proxy === 'unknown') {
    return [
      wrong(
        'A proxy stands before the hall that TRUST_PROXY does not name: everybody seems to come from its address and shares its limits.',
        'Set TRUST_PROXY to the address of the proxy (127.0.0.1 on the same machine), and start the hall again.',
      ),
    ];
  }
  if (encrypted && proxy === 'none') {
    return [
      wrong(
        'The proxy that does the encryption does not say for whom it asks.',
        'Let it pass X-Forwarded-For, X-Forwarded-Proto and Host; docs/hosting.md tells how.',
      ),
    ];
  }
  if (encrypted && !https)
    return [wrong('The proxy does not say that people come by https.', 'Let it pass X-Forwarded-Proto.')];
  return [
    well(
      proxy === 'trusted'
        ? 'The proxy before the hall says for whom it asks, and is believed.'
        : 'No proxy stands before the hall.',
    ),
  ];
}

async function lookAtLines(publicUrl: string): Promise<Finding> {
  const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/ws?table=doctor`, {
    handshakeTimeout: PATIENCE,
    origin: publicUrl,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return well('Lines to tables (WebSocket) come through.');
  } catch (error) {
    return wrong(
      `Lines to tables (WebSocket) do not come through: ${wordsOf(error)}`,
      'Let the proxy pass upgrades to WebSocket; docs/hosting.md tells how.',
    );
  } finally {
    socket.on('error', () => undefined);
    socket.terminate();
  }
}
