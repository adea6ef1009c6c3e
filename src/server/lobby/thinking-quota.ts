import { thinksAhead } from '../../bots/level-names.ts';
import type { KeptTable, Store } from '../store/store.ts';
import { RefusedError } from './refused.ts';

/** Tables with bots that think ahead: so many that one person has set up and not finished. */
const OF_A_PERSON = 20;
/** And so many of all that were played at within the last hour: those who have left theirs keep nobody else from any. */
const OF_A_HALL = 500;
const LATELY = 3_600_000;

export interface ThinkingLimits {
  readonly ofPerson: number;
  readonly ofHall: number;
}
export const THINKING_LIMITS: ThinkingLimits = { ofPerson: OF_A_PERSON, ofHall: OF_A_HALL };

/** Bots that think ahead share the cores of the hall: neither one person nor all together have more tables with them than that bears. */
export class ThinkingQuota {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly limits: ThinkingLimits;

  constructor(store: Store, now: () => number, limits: ThinkingLimits) {
    this.store = store;
    this.now = now;
    this.limits = limits;
  }

  /** Refuses a table with such bots where there are enough of them. */
  async check({ seats }: KeptTable, player: string): Promise<void> {
    const levels = seats.flatMap(({ bot }) => (bot !== null && thinksAhead(bot) ? [bot] : []));
    if (levels.length === 0) return;
    const { ofPerson, ofHall } = this.limits;
    if ((await this.store.countThinking({ creator: player })) >= ofPerson) throw tooMany(`You have ${ofPerson}`);
    const lately = await this.store.countThinking({ since: this.now() - LATELY });
    if (lately >= ofHall) throw tooMany(`This hall has ${ofHall}`);
  }
}

const tooMany = (who: string): RefusedError =>
  new RefusedError(
    409,
    'too-many-thinkers',
    `${who} tables with bots that think ahead; take quicker bots, or finish one first.`,
  );
