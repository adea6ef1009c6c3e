import {
  Fragment,
  type KeyboardEvent,
  memo,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Side } from '../../../kit/look/side.ts';
import { useSpeech } from '../../speech.tsx';
import type { Hearing } from '../heard.ts';
import { type SagaGroup, type SagaLine, type Scribe, sagaGroups } from './lines.ts';
import type { LinkWays } from './SagaParts.tsx';
import { SagaRow } from './SagaRow.tsx';
import './saga.css';

interface SagaProps {
  readonly hearing: Hearing;
  /** More of it is wanted than was told. */
  readonly onEarlier: () => void;
  readonly scribe: Scribe;
  readonly sideOf: (seat: Seat) => Side | undefined;
  readonly ways: LinkWays;
  /** How long the log was after the reader's last act. */
  readonly since: number | null;
  /** How long it was at the moment that is looked back at; null at the present. */
  readonly lookingAt: number | null;
  readonly onLook: (entries: number, line: number) => void;
}

/** So many lines are shown until more are asked for. */
const LATEST = 150;
/** So many turns are drawn wherever the saga stands; older ones only when they come into sight. */
const NEWEST = 8;
/** Within so many pixels of its end the saga follows what is added. */
const NEAR = 40;
/** So long after the reader's hand was on it, in milliseconds, a scroll is the reader's own. */
const OWN = 1000;

/** What has happened, turn by turn. A press on a line shows the table as it was then. */
export const Saga = memo(function Saga(props: SagaProps): ReactElement {
  const { hearing, onEarlier, scribe, sideOf, ways, since, lookingAt, onLook } = props;
  const { say } = useSpeech();
  const [latest, setMost] = useState(LATEST);
  // Who looks back may look at anything; otherwise a long saga shows its end.
  const most = lookingAt === null ? latest : Number.POSITIVE_INFINITY;
  const groups = useMemo(() => sagaGroups(hearing, scribe, most), [hearing, scribe, most]);
  const lines = useMemo(() => groups.flatMap(group => group.lines), [groups]);
  const first = lookingAt === null ? lines[lines.length - most]?.seq : undefined;
  const more = first !== undefined || (lookingAt === null && hearing.earlier !== null);
  const marks = useMemo(() => marksOf(lines, since, lookingAt), [lines, since, lookingAt]);
  const [stop, setStop] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const handled = useRef(-OWN);
  const wasLooking = useRef(false);
  const shown = lookingAt === null ? lines.at(-1) : lines.findLast(({ at }) => at < lookingAt);
  const reachable = lines.some(({ seq }) => seq === stop) ? stop : (shown?.seq ?? null);
  const look = useRef(onLook);
  look.current = onLook;
  const [lookAt] = useState(() => (line: SagaLine) => look.current(line.at + 1, line.seq));

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is added, unless the reader has gone up
  useLayoutEffect(() => {
    // In the frame that shows it: where the lines stand is known then, and need not be worked out twice.
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      if (!box) return;
      if (lookingAt === null) {
        if (wasLooking.current) follows.current = true;
        if (follows.current) box.scrollTop = box.scrollHeight;
      } else {
        // Only the saga itself is scrolled, not the page it stands on.
        const now = box.querySelector('.sk-saga-now, .sk-saga-mark-after');
        const by = now ? now.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
        box.scrollTop += by - box.clientHeight * 0.6;
      }
      wasLooking.current = lookingAt !== null;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines, lookingAt]);

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    // Where there is less room than before, the newest line stays in sight.
    const observer = new ResizeObserver(() => {
      if (follows.current) box.scrollTop = box.scrollHeight;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  const handle = () => {
    handled.current = performance.now();
  };
  const step = (event: KeyboardEvent) => {
    handle();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const end = { Home: 0, End: lines.length - 1 }[event.key];
    if (by === undefined && end === undefined) return;
    const at = lines.findIndex(({ seq }) => seq === reachable);
    const next = lines[end ?? at + (by ?? 0)];
    if (!next) return;
    event.preventDefault();
    setStop(next.seq);
    list.current?.querySelector<HTMLElement>(`[data-seq="${next.seq}"]`)?.focus();
  };

  return (
    <ol
      ref={list}
      className="sk-saga"
      aria-label={say('hall.saga')}
      onKeyDown={step}
      onWheel={handle}
      onTouchMove={handle}
      onPointerDown={handle}
      onScroll={({ currentTarget: box }) => {
        const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
        // Lines that come and room that goes scroll it too: that is no wish to stay behind.
        if (near || performance.now() - handled.current < OWN) follows.current = near;
        else if (follows.current && lookingAt === null) box.scrollTop = box.scrollHeight;
      }}
    >
      {more && (
        <li>
          <button
            type="button"
            className="sk-saga-earlier"
            onClick={() => {
              setMost(latest * 3);
              if (lines.length < latest * 3) onEarlier();
            }}
          >
            {say('hall.saga.earlier')}
          </button>
        </li>
      )}
      {groups
        .filter(group => isFrom(group, first))
        .map((group, i, all) => (
          <Fragment key={group.key}>
            {group.heading && <Heading heading={group.heading} />}
            {group.lines.length > 0 && (
              <li className={lookingAt === null && i < all.length - NEWEST ? 'sk-saga-past' : undefined}>
                <ol className="sk-saga-turn">
                  {group.lines.map(line => (
                    <Fragment key={line.seq}>
                      {marks.get(line.seq) && (
                        <li className={`sk-saga-mark sk-saga-mark-${marks.get(line.seq)}`}>
                          {say(`hall.saga.${marks.get(line.seq) ?? 'since'}`)}
                        </li>
                      )}
                      <SagaRow
                        line={line}
                        side={line.seat === null ? undefined : sideOf(line.seat)}
                        ways={ways}
                        label={say('hall.saga.then')}
                        when={whenOf(line, lookingAt, shown)}
                        reachable={line.seq === reachable}
                        onLook={lookAt}
                      />
                    </Fragment>
                  ))}
                </ol>
              </li>
            )}
          </Fragment>
        ))}
    </ol>
  );
});

/** A group is shown whole, or not at all. */
const isFrom = ({ key, lines }: SagaGroup, first: number | undefined): boolean =>
  first === undefined || (lines[lines.length - 1]?.seq ?? key) >= first;

function Heading({ heading }: { heading: NonNullable<SagaGroup['heading']> }): ReactElement {
  return <li className={`sk-saga-heading sk-saga-${heading.level}`}>{heading.text}</li>;
}

/** Lines before which a mark stands: where the reader's news begin, and what came after the moment looked at. */
function marksOf(
  lines: readonly SagaLine[],
  since: number | null,
  lookingAt: number | null,
): ReadonlyMap<number, 'since' | 'after'> {
  const marks = new Map<number, 'since' | 'after'>();
  const mark = (name: 'since' | 'after', from: number) => {
    const first = lines.find(({ at }) => at >= from);
    if (first && first !== lines[0]) marks.set(first.seq, name);
  };
  if (lookingAt !== null) mark('after', lookingAt);
  else if (since !== null) mark('since', since);
  return marks;
}

function whenOf(line: SagaLine, lookingAt: number | null, shown: SagaLine | undefined): 'now' | 'later' | null {
  if (lookingAt === null) return null;
  if (line.at >= lookingAt) return 'later';
  return line.at === shown?.at && shown.at === lookingAt - 1 ? 'now' : null;
}
