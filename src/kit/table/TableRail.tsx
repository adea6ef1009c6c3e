import { type ReactElement, type ReactNode, useContext } from 'react';
import { Tooltip } from '../look/Tooltip.tsx';
import { Woven } from '../look/Woven.tsx';
import type { BandName } from '../look/weave.ts';
import { OwnNumbers, type OwnNumbersProps } from './OwnNumbers.tsx';
import type { TableProps } from './table-props.ts';
import { TeacherContext } from './teacher.ts';
import './table-rail.css';

interface TableRailProps extends Pick<TableProps, 'speaker' | 'tools' | 'mark'>, OwnNumbersProps {
  /** How far the game is, at length. */
  readonly track: ReactNode;
  /** The same in a few words, for a phone; what may be left out where there is no room is `.sk-gives-way`. */
  readonly now: ReactNode;
  /** Woven along its foot. */
  readonly band: BandName;
  /** Opens what the rules say of values that are not known from the box, where the game has such. */
  readonly onValues?: () => void;
}

/** Mark, game, how far it is, tools; on a phone one's own numbers. In a lesson which one it is, and where among the others. */
export function TableRail(props: TableRailProps): ReactElement {
  const { speaker, tools, mark, track, now, numbers, band, onValues } = props;
  const head = useContext(TeacherContext)?.head;
  return (
    <header className="sk-table-rail" data-part="rail">
      <span className="sk-table-mark">{mark}</span>
      <div className="sk-table-name sk-display" data-taught={head ? true : undefined}>
        <h1 className="sk-table-game sk-gives-way">{speaker.say('game.name')}</h1>
        {head && <p className="sk-table-lesson-name">{head.title}</p>}
      </div>
      {onValues && (
        <Tooltip prefer="below" content={speaker.say('content.text')}>
          <button type="button" className="sk-values" onClick={onValues}>
            ≈ <span className="sk-heard">{speaker.say('content.title')}</span>
          </button>
        </Tooltip>
      )}
      <div className="sk-table-track">{head ? head.track : track}</div>
      <p className="sk-table-now sk-display" data-taught={head ? true : undefined}>
        {head ? head.brief : now}
      </p>
      <OwnNumbers numbers={numbers} />
      <div className="sk-table-rail-tools">{tools}</div>
      <Woven band={band} scale={0.84} className="sk-table-hem" />
    </header>
  );
}
