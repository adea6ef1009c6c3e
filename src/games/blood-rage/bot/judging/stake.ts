import { figuresAt } from '../../rules/figures.ts';
import type { BattleFrame } from '../../rules/frames.ts';
import { FJORD_OF, type PlaceNumber } from '../../rules/numbers.ts';
import { victoryWorth } from './clash.ts';
import type { Outlook } from './outlook.ts';
import { defeat } from './pillage.ts';
import { prospects } from './position.ts';

/** What is at stake in a battle, whatever the card. */
export interface Stake {
  /** What the table promises as it stands, after a victory, and after a defeat. */
  readonly now: number;
  readonly won: number;
  readonly lost: number;
  /** Figures that would fall: the own, those of the rivals. */
  readonly ownDead: number;
  readonly rivalsDead: number;
}

const figuresIn = (o: Outlook, seat: number, province: PlaceNumber): number =>
  figuresAt(o.state, seat, province) + (FJORD_OF[province] < 0 ? 0 : figuresAt(o.state, seat, FJORD_OF[province]));

export function stakeOf(o: Outlook, { province, pillager, fighters }: BattleFrame): Stake {
  let rivalsDead = 0;
  for (const seat of fighters) if (seat !== o.seat) rivalsDead += figuresIn(o, seat, province);
  return {
    now: prospects(o),
    won: victoryWorth(o, province, pillager),
    lost: defeat(o, province),
    ownDead: figuresIn(o, o.seat, province),
    rivalsDead,
  };
}
