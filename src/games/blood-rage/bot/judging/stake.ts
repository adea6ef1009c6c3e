import { figuresAt } from '../../rules/figures.ts';
import type { BattleFrame } from '../../rules/frames.ts';
import { FJORD_OF } from '../../rules/numbers.ts';
import { victoryWorth } from './clash.ts';
import type { Outlook } from './outlook.ts';
import { defeat } from './pillage.ts';

/** What is at stake in a battle, whatever the card. */
export interface Stake {
  readonly won: number;
  readonly lost: number;
  readonly ownDead: number;
  readonly rivalsDead: number;
}

const figuresIn = (o: Outlook, seat: number, province: number): number =>
  figuresAt(o.state, seat, province) + (FJORD_OF[province] < 0 ? 0 : figuresAt(o.state, seat, FJORD_OF[province]));

export function stakeOf(o: Outlook, { province, pillager, fighters }: BattleFrame): Stake {
  let rivalsDead = 0;
  for (const seat of fighters) if (seat !== o.seat) rivalsDead += figuresIn(o, seat, province);
  return {
    won: victoryWorth(o, province, pillager),
    lost: defeat(o, province),
    ownDead: figuresIn(o, o.seat, province),
    rivalsDead,
  };
}
