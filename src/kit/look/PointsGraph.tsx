import type { ReactElement } from 'react';
import { graphPlaces, spread } from './graph-places.ts';
import { MedallionArt } from './Medallion.tsx';
import type { Side } from './side.ts';
import { useBox } from './useBox.ts';
import './points-graph.css';

/** How points came together: totals of each seat, step by step. */
export interface PointsOverTime {
  /** By seat, the first entry before anything happened. */
  readonly lines: readonly (readonly number[])[];
  /** Parts of the game, by the index of the point at which they begin. */
  readonly chapters: readonly { readonly title: string; readonly from: number }[];
}

interface PointsGraphProps {
  readonly points: PointsOverTime;
  readonly looks: readonly (Side | undefined)[];
  /** The whole graph in a sentence. */
  readonly label: string;
}

const LEFT = 40;
const RIGHT = 92;
const TOP = 16;
const HIGH = 228;
const APART = 31;
const FOOT = TOP + HIGH;
/** Dashes of their own, so that crossing lines are told apart without colour. */
const DASHES = ['2 7', '2.4 3.6', '9 4', '5 5', '12 3 2 3', '1 4'];
/** A letter of a chapter's name is about so wide. */
const LETTER = 8;
const PLAIN: Side = { dye: '#8d7a52', on: '#1b140a', emblem: 'three-friends', rim: 'bars' };

/** Points over the game: ink casing, bone rim, dye, dashes; medallions at the ends. */
export function PointsGraph({ points, looks, label }: PointsGraphProps): ReactElement {
  const [ref, box] = useBox<HTMLDivElement>();
  const { lines, chapters } = points;
  const width = box.width || 856;
  const last = Math.max(1, lines[0].length - 1);
  const [least, most] = [Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat())];
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find(size => (most - least) / size <= 7) ?? 500;
  const rules = Array.from({ length: Math.ceil((most - least) / step) + 1 }, (_, i) => least + i * step);
  const top = rules[rules.length - 1];
  const places = graphPlaces(
    lines[0].length,
    chapters.map(({ from }) => from),
  );
  const px = (i: number) => LEFT + (places[i] ?? 1) * (width - LEFT - RIGHT);
  const py = (value: number) => FOOT - ((value - least) / (top - least)) * HIGH;
  // Where there is no room for "Round 3" its last word has to do.
  const room = (width - LEFT - RIGHT) / Math.max(1, chapters.length);
  const short = chapters.some(({ title }) => title.length * LETTER > room);
  return (
    <div ref={ref} className="sk-graph">
      <svg width={width} height={FOOT + 34} role="img" aria-label={label}>
        {rules.map(value => (
          <g key={value}>
            <path d={`M${LEFT},${py(value)}H${px(last)}`} className="sk-graph-rule" />
            <text x={LEFT - 9} y={py(value) + 4.6} textAnchor="end" className="sk-graph-number">
              {value}
            </text>
          </g>
        ))}
        {chapters.map(({ title, from }, i) => {
          const [x, end] = [px(from), px(chapters[i + 1]?.from ?? last)];
          return (
            <g key={title}>
              {i > 0 && <path d={`M${x},${TOP}V${FOOT + 8}`} className="sk-graph-chapter" />}
              <text x={(x + end) / 2} y={FOOT + 26} textAnchor="middle" className="sk-graph-name">
                {short ? title.split(' ').at(-1) : title}
              </text>
            </g>
          );
        })}
        <path d={`M${LEFT},${TOP}V${FOOT}H${px(last)}`} className="sk-graph-axes" />
        {lines.map((line, seat) => {
          const look = looks[seat] ?? PLAIN;
          const d = line.map((value, i) => `${i ? 'L' : 'M'}${px(i)},${py(value)}`).join('');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
            <g key={seat} fill="none" strokeLinejoin="round">
              <path d={d} stroke="#0b0704" strokeWidth={9} />
              <path d={d} stroke="var(--rim)" strokeWidth={6.6} />
              <path d={d} stroke={look.dye} strokeWidth={4.4} />
              <path
                d={d}
                stroke={look.on}
                strokeWidth={1.8}
                strokeDasharray={DASHES[seat % DASHES.length]}
                opacity={0.75}
              />
            </g>
          );
        })}
        <Ends lines={lines} looks={looks} x={px(last)} py={py} />
      </svg>
    </div>
  );
}

interface EndsProps {
  readonly lines: PointsOverTime['lines'];
  readonly looks: readonly (Side | undefined)[];
  readonly x: number;
  readonly py: (value: number) => number;
}

/** Where each line ends, spread so that the medallions do not touch. */
function Ends({ lines, looks, x, py }: EndsProps): ReactElement {
  const sorted = lines.map((line, seat) => ({ seat, value: line[line.length - 1] })).sort((a, b) => b.value - a.value);
  const heights = spread(
    sorted.map(({ value }) => py(value)),
    APART,
    [TOP + 6, FOOT + 10],
  );
  const ends = sorted.map((end, i) => ({ ...end, y: heights[i] }));
  return (
    <>
      {ends.map(({ seat, value, y }) => (
        <g key={seat}>
          <path d={`M${x},${py(value)}L${x + 16},${y}`} stroke="var(--rim)" strokeWidth={1.6} />
          <g transform={`translate(${x + 16} ${y - 15}) scale(${30 / 64})`}>
            <MedallionArt kind="seat" side={looks[seat] ?? PLAIN} />
          </g>
          <text x={x + 52} y={y + 7} className="sk-graph-end">
            {value}
          </text>
        </g>
      ))}
    </>
  );
}
