import type { BotRunner } from '../../host/bots/runner.ts';
import type { Config } from '../config.ts';
import { framesOf, withoutSecrets } from '../error-words.ts';
import type { Log } from '../log.ts';
import { botFailures, botSeconds, botsCut, botsHurried, botsWaiting, botWaits } from '../metrics.ts';
import type { HallBots } from '../rooms/load-host.ts';
import { BotPool, type PoolSetting, usualThreads } from './pool.ts';

/** The bots of a hall: where they think, what is noted of them, and how they are sent home. */
export interface HiredBots extends HallBots {
  count(): void;
  close(): Promise<void>;
}

/** Failures are told by game and level: the addresses of tables are keys to them. */
const onFailure =
  (log: Log): NonNullable<HallBots['onFailure']> =>
  ({ game, level, prompt, reason, why }) => {
    botFailures.inc({ game, level, reason });
    // What a bot says when it breaks, or answered, may tell what it holds: of that only where it broke is noted.
    const told = reason === 'late' || reason === 'crashed' ? { why: withoutSecrets(why) } : { at: framesOf(why) };
    log.warn({ game, level, prompt, reason, ...told }, 'another answer was taken for that of a bot');
  };

/** In threads of their own. */
export function botsInThreads(
  { botThreads, botMemory }: Pick<Config, 'botThreads' | 'botMemory'>,
  log: Log,
  onTrouble: PoolSetting['onTrouble'],
): HiredBots {
  const pool = new BotPool({
    threads: botThreads ?? usualThreads(),
    memory: botMemory,
    onThought({ game, level, cut }, took, over) {
      botSeconds.observe({ game, level }, took / 1000);
      if (over && !cut) botsHurried.inc({ game, level });
    },
    onTurn({ game, level, cut }, waited) {
      botWaits.observe({ game, level }, waited / 1000);
      if (cut) botsCut.inc({ game, level });
    },
    onTrouble,
  });
  return {
    runner: pool,
    onFailure: onFailure(log),
    count: () => botsWaiting.set(pool.waiting),
    close: () => pool.close(),
  };
}

/** Wherever the runner lets them, which somebody else closes. */
export const botsWith = (runner: BotRunner, log: Log): HiredBots => ({
  runner,
  onFailure: onFailure(log),
  count: () => undefined,
  close: async () => undefined,
});
