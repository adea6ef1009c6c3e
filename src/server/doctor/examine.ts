import { join } from 'node:path';
import { BadConfig, type Config, readConfig } from '../config.ts';
import { lookAtAddress, lookAtHall } from './answers.ts';
import { lookAtDatabase } from './database.ts';
import { type Finding, note, well, wrong } from './finding.ts';
import { lookAtFolder } from './folder.ts';
import { lookAtNotices } from './notices.ts';

/** A clock that was never set begins in 1970: no hall is older than its first release. */
const EARLIEST = Date.UTC(2025, 0);

export interface Examined {
  readonly about: string;
  readonly findings: readonly Finding[];
}

/** Looks at everything a hall of these settings stands on, and changes nothing. */
export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  now = Date.now(),
): Promise<readonly Examined[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    const findings = error.problems.map(problem =>
      wrong(`${problem}.`, 'docs/hosting.md lists all settings. The rest is looked at when they are right.'),
    );
    return [{ about: 'Settings', findings }];
  }
  const where = config.databaseUrl ?? join(config.dataDir, 'skali.db');
  const [database, hall, address, notices] = await Promise.all([
    lookAtDatabase(where),
    lookAtHall(config),
    lookAtAddress(config),
    lookAtNotices(config),
  ]);
  return [
    { about: 'Settings', findings: [well('All settings can be used.'), ...lookAtSettings(config)] },
    ...(config.databaseUrl === null ? [{ about: 'Folder and disk', findings: lookAtFolder(config.dataDir) }] : []),
    { about: 'Database', findings: database },
    { about: 'Clock', findings: [lookAtClock(now)] },
    { about: 'Hall', findings: [...hall, ...address] },
    { about: 'Notices', findings: notices },
  ];
}

function lookAtSettings({ metricsToken, publicUrl, host }: Config): readonly Finding[] {
  const near = ['127.0.0.1', '::1', 'localhost'].includes(host);
  return [
    ...(metricsToken === null ? [note('METRICS_TOKEN is not set: the metrics are told on this machine alone.')] : []),
    ...(!near && publicUrl?.startsWith('https:')
      ? [
          note(
            `HOST is ${host}: the hall can be reached without encryption past its proxy.`,
            'Where the proxy is on this machine, leave HOST out.',
          ),
        ]
      : []),
  ];
}

export const lookAtClock = (now: number): Finding =>
  now < EARLIEST
    ? wrong(
        `The clock of this machine says ${new Date(now).toISOString()}.`,
        'Let it keep the time of the network (NTP, chrony).',
      )
    : well(`The clock of this machine says ${new Date(now).toISOString()}.`);
