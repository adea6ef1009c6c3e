import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import type { Stacks } from '../../rules/view.ts';
import { isUnit, pieceIcon, sideOf } from '../pieces.ts';
import type { ScandinaviaProps } from '../play/play.ts';
import { pieceName, standingFor } from '../play/words.ts';

interface StandingHereProps extends Pick<ScandinaviaProps, 'speaker'> {
  readonly at: Stacks | undefined;
  /** Where they are not here, but aboard. */
  readonly title?: string | undefined;
}

/** Everybody who stands in a place, side by side. */
export function StandingHere({
  at,
  speaker,
  title = speaker.say('ui.standing-here'),
}: StandingHereProps): ReactElement | null {
  const rows = Object.entries(at ?? {}).flatMap(([side, counts]) =>
    Object.entries(counts).map(([piece, count]) => ({ side, piece, count })),
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className="sk-title">{title}</h3>
      <ul className="sc-standing">
        {rows.map(({ side, piece, count }) => (
          <li key={`${side} ${piece}`}>
            <Medallion
              kind={isUnit(piece) ? 'warrior' : 'leader'}
              side={sideOf(side)}
              icon={pieceIcon(piece, side)}
              size={40}
            />
            <span>
              <b>{pieceName(speaker, piece, count)}</b>
              <span className="sk-dim">{standingFor(speaker, side, piece)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
