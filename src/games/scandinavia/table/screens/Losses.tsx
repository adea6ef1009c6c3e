import type { ReactElement } from 'react';
import { Medallion } from '../../../../kit/look/Medallion.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { pieceName as idOf, sideName as sideId } from '../../rules/names.ts';
import { pieceIcon, sideOf } from '../pieces.ts';
import { frameOf } from '../play/frames.ts';
import type { Wired } from '../play/play.ts';
import { pieceName } from '../play/words.ts';
import { stayingOf } from './staying.ts';

/** While the winner gives up units: what each is worth, how much may stay, and who would stay if as much value as can be is kept. */
export function Losses({ view, speaker }: Pick<Wired, 'view' | 'speaker'>): ReactElement | null {
  const frame = frameOf(view, 'losses');
  if (!frame) return null;
  const side = sideId(frame.side);
  const rows = stayingOf(frame.groups, frame.margin);
  const kept = rows.reduce((sum, { worth, stay }) => sum + worth * stay, 0);
  return (
    <Plank className="sc-staying">
      <h3 className="sk-title">{speaker.say('ui.staying', { kept, margin: frame.margin })}</h3>
      <ul>
        {rows.map(({ piece, worth, count, stay }) => (
          <li key={`${piece} ${worth}`}>
            <Medallion kind="warrior" side={sideOf(side)} icon={pieceIcon(idOf(piece), side)} size={44} />
            <span>
              <b>{pieceName(speaker, idOf(piece), count)}</b>
              <span className="sk-dim">{speaker.say('ui.worth-each', { n: worth })}</span>
            </span>
            <b className="sk-display">{speaker.say('ui.stay-of', { n: stay, count })}</b>
          </li>
        ))}
      </ul>
    </Plank>
  );
}
