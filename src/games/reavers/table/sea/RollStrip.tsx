import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { CombatDie, DieArt } from '../DieArt.tsx';
import { CRESTS } from '../pieces.ts';
import type { Roll } from '../play/last-roll.ts';
import type { ReaversProps } from '../play/play.ts';

const SIZE = 26;

/** The dice as they fell. */
function fallen(roll: Roll['fact']): readonly ReactElement[] {
  if (roll.kind === 'rolled') {
    // biome-ignore lint/suspicious/noArrayIndexKey: equal dice have no name of their own
    return roll.dice.map((die, i) => <DieArt key={i} die={die} size={SIZE} />);
  }
  const shown = [roll.zeros, roll.ones, roll.twos].flatMap((count, shows) => new Array<number>(count).fill(shows));
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return shown.map((shows, i) => <CombatDie key={i} shows={shows} size={SIZE} />);
}

/** What somebody has rolled on this land, for all to see; the saga says it in words. */
export function RollStrip({ roll, view }: { roll: Roll['fact']; view: ReaversProps['view'] }): ReactElement {
  return (
    <span className="rm-roll sk-cut" data-roll={roll.kind} aria-hidden="true">
      <Medallion kind="seat" side={CRESTS[view.seats[roll.seat].crest]} size={SIZE} />
      <span className="rm-roll-dice" data-rolls="true">
        {fallen(roll)}
      </span>
    </span>
  );
}
