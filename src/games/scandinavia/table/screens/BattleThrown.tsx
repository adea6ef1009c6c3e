import type { ReactElement } from 'react';
import { Plank } from '../../../../kit/look/Plank.tsx';
import type { BattleTablePrint } from '../../content/reconstructed.ts';
import type { Wired } from '../play/play.ts';
import { BattleTableUsed } from './BattleTableUsed.tsx';
import type { Told } from './battle-told.ts';
import { ThrownSide } from './ThrownSide.tsx';
import { longestOf } from './throws.ts';

interface ThrownProps extends Pick<Wired, 'speaker'> {
  readonly told: Told;
  readonly attacker: string;
  readonly table: BattleTablePrint;
}

/** What the dice of each side came to, who has won, and that part of the table itself. */
export function Thrown({ speaker, told: { throws, won }, attacker, table }: ThrownProps): ReactElement {
  return (
    <>
      {throws.map(one => (
        <Plank key={one.side} className="sc-thrown-side">
          <ThrownSide
            speaker={speaker}
            thrown={one}
            part={one.side === attacker ? 'attacks' : 'defends'}
            most={longestOf(throws)}
            seen
            won={won ? won.side === one.side : null}
          />
        </Plank>
      ))}
      <Plank className="sc-thrown">
        {won && <p className="sk-display sc-thrown-won">{speaker.fact(won)}</p>}
        <BattleTableUsed speaker={speaker} throws={throws} table={table} />
      </Plank>
    </>
  );
}
