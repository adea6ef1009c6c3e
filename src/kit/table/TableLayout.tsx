import {
  type CSSProperties,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { Plank } from '../look/Plank.tsx';
import { bringLitIntoSight } from './into-sight.ts';
import type { TableProps } from './table-props.ts';
import { TeacherContext } from './teacher.ts';
import { useNarrow } from './useTableForm.ts';
import './table-layout.css';

interface TableLayoutProps {
  /** The game's own class: its style sheet says where the zones lie on a large screen. */
  readonly className: string;
  readonly rail: ReactNode;
  /** Beside the board: the seats. Above it where the screen is narrow. */
  readonly left: ReactNode;
  /** The board, or a scene that takes its place. */
  readonly centre: ReactNode;
  readonly prompt: ReactNode;
  /** Stands in the place of the prompt while a past moment is shown. */
  readonly replay: ReactNode;
  /** What the reader has: a hand, a ship. */
  readonly foot: ReactNode;
  /** At the right of the board; on a phone it is on a page of its own. */
  readonly right?: ReactNode;
  readonly tabs: ReactNode;
  /** Laid over the board where there is little room: the whole of what is only hinted at elsewhere. The prompt stays in sight. */
  readonly sheet?: ReactNode;
  /** What may be touched: it is brought into sight, wherever it has been scrolled away. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** The page that is turned up on a phone. */
  readonly tab: string;
  /** Is the saga a page of its own? It is on a phone; a game may need it on larger screens, too. */
  readonly paged?: boolean | undefined;
  /** What is in the centre, where the zones lie otherwise for it. */
  readonly scene?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Where everything lies at a table, whichever game is played at it. */
export function TableLayout(props: TableLayoutProps): ReactElement {
  const { className, rail, left, centre, prompt, replay, foot, right, tabs, sheet, tab, scene, style } = props;
  const teacher = useContext(TeacherContext);
  const narrow = useNarrow();
  const page = props.paged || narrow ? teacher?.page : null;
  const taught = useMemo(() => teacher && { ...teacher, page: page ?? null }, [teacher, page]);
  const shown = page?.up ? 'lesson' : tab;
  const root = useRef<HTMLDivElement>(null);
  const lit = props.lit && [...props.lit].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever something else is lit, or another page is turned up
  useEffect(() => {
    if (!lit) return undefined;
    const frame = requestAnimationFrame(() => root.current && bringLitIntoSight(root.current));
    return () => cancelAnimationFrame(frame);
  }, [lit, shown, scene, sheet !== undefined]);
  return (
    <TeacherContext value={taught}>
      <div
        ref={root}
        className={`sk-table ${className}`}
        data-part="table"
        data-tab={shown}
        data-scene={scene}
        style={style}
      >
        {rail}
        <div className="sk-table-left">{left}</div>
        <div className="sk-table-centre" data-part="board">
          {centre}
        </div>
        {replay ? <div className="sk-table-replay">{replay}</div> : prompt}
        {foot && (
          <div className="sk-table-foot" data-part="hand">
            {foot}
          </div>
        )}
        {right && <div className="sk-table-right">{right}</div>}
        {page?.up && <div className="sk-table-lesson">{teacher?.goals}</div>}
        {tabs}
        {sheet && <div className="sk-table-sheet">{sheet}</div>}
      </div>
    </TeacherContext>
  );
}

/** The same table when all is over: the score, and how it came to pass. */
export function TableOver(
  props: Pick<TableLayoutProps, 'className' | 'rail'> & { readonly score: ReactNode; readonly saga: ReactNode },
): ReactElement {
  return (
    <div className={`sk-table sk-table-over ${props.className}`} data-part="table">
      {props.rail}
      {props.score}
      {props.saga}
    </div>
  );
}

/** What has happened, told line by line. */
export const SagaPlank = memo(function SagaPlank({
  saga,
  speaker,
}: Pick<TableProps, 'saga' | 'speaker'>): ReactElement {
  const title = speaker.say('ui.tab-saga');
  const teacher = useContext(TeacherContext);
  return (
    <>
      {!teacher?.page && teacher?.goals}
      <Plank as="section" part="saga" className="sk-table-saga" label={title}>
        <h2 className="sk-title">{title}</h2>
        {saga}
      </Plank>
    </>
  );
});
