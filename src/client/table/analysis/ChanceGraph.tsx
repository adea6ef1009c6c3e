import { type PointerEvent, type ReactElement, useRef } from 'react';
import type { CurvePoint } from '../../../bots/analysis/analyse.ts';
import { spread } from '../../../kit/look/graph-places.ts';
import { MedallionArt } from '../../../kit/look/Medallion.tsx';
import type { Side } from '../../../kit/look/side.ts';
import { useBox } from '../../../kit/look/useBox.ts';
import type { Stop } from './stops.ts';

interface ChanceGraphProps {
  readonly points: readonly CurvePoint[];
  /** Parts of the game, by the entry at which they begin. */
  readonly chapters: readonly { readonly title: string; readonly at: number }[];
  readonly stops: readonly Stop[];
  readonly looks: readonly (Side | undefined)[];
  /** Whose line is drawn last, and broadest. */
  readonly own: number;
  /** The entry that is looked at. */
  readonly at: number;
  readonly label: string;
  readonly onGo: (at: number) => void;
}

const LEFT = 44;
const RIGHT = 46;
const TOP = 14;
const FOOT = 24;
const RULES = [0, 25, 50, 75, 100];
const DASHES = ['2 7', '2.4 3.6', '9 4', '5 5', '12 3 2 3', '1 4'];
const PLAIN: Side = { dye: '#8d7a52', on: '#1b140a', emblem: 'three-friends', rim: 'bars' };
const LETTER = 8;

/** The chance of winning of every seat over the whole game; numbered knots where it turned. */
export function ChanceGraph(props: ChanceGraphProps): ReactElement {
  const { points, chapters, stops, looks, own, at, label, onGo } = props;
  const [ref, box] = useBox<HTMLDivElement>();
  const dragging = useRef(false);
  const [width, height] = [box.width || 900, box.height || 214];
  const high = height - TOP - FOOT;
  const last = Math.max(1, points.at(-1)?.at ?? 1);
  const px = (entry: number) => LEFT + (entry / last) * (width - LEFT - RIGHT);
  const py = (chance: number) => TOP + high * (1 - chance);
  const order = looks.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    const entry = ((event.clientX - left - LEFT) / (width - LEFT - RIGHT)) * last;
    onGo(Math.round(Math.min(last, Math.max(0, entry))));
  };
  const end = points.at(-1);
  const ends = end ? order.map(seat => ({ seat, y: py(end.chances[seat]) })).sort((a, b) => a.y - b.y) : [];
  const heights = spread(
    ends.map(({ y }) => y),
    20,
    [TOP, TOP + high],
  );
  const heightAt = (stop: Stop) => stop.to;
  return (
    <div ref={ref} className="sk-chances">
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={label}
        onPointerDown={event => {
          dragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={event => dragging.current && point(event)}
        onPointerUp={() => {
          dragging.current = false;
        }}
        onPointerCancel={() => {
          dragging.current = false;
        }}
      >
        {RULES.map(value => (
          <g key={value}>
            <path d={`M${LEFT},${py(value / 100)}H${px(last)}`} className="sk-graph-rule" />
            <text x={LEFT - 9} y={py(value / 100) + 4.6} textAnchor="end" className="sk-graph-number">
              {value}
            </text>
          </g>
        ))}
        {chapters.map(({ title, at: from }, i) => {
          const [x, to] = [px(from), px(chapters[i + 1]?.at ?? last)];
          return (
            <g key={from}>
              {i > 0 && <path d={`M${x},${TOP}V${TOP + high + 5}`} className="sk-graph-chapter" />}
              <text x={(x + to) / 2} y={height - 5} textAnchor="middle" className="sk-graph-name">
                {title.length * LETTER > to - x ? title.split(' ').at(-1) : title}
              </text>
            </g>
          );
        })}
        <path d={`M${LEFT},${TOP}V${TOP + high}H${px(last)}`} className="sk-graph-axes" />
        {order.map(seat => {
          const look = looks[seat] ?? PLAIN;
          const broad = seat === own ? 1.25 : 1;
          const d = points.map(({ at: x, chances }, i) => `${i ? 'L' : 'M'}${px(x)},${py(chances[seat])}`).join('');
          return (
            <g key={seat} fill="none" strokeLinejoin="round">
              <path d={d} stroke="#0b0704" strokeWidth={8 * broad} />
              <path d={d} stroke="var(--rim)" strokeWidth={5.6 * broad} />
              <path d={d} stroke={look.dye} strokeWidth={3.6 * broad} />
              <path
                d={d}
                stroke={look.on}
                strokeWidth={1.6}
                strokeDasharray={DASHES[seat % DASHES.length]}
                opacity={0.75}
              />
            </g>
          );
        })}
        <path d={`M${px(at)},${TOP - 8}V${TOP + high + 4}`} className="sk-chances-here" />
        {stops.map((stop, i) => (
          <g key={`${stop.at} ${stop.seat}`} transform={`translate(${px(stop.at)} ${py(heightAt(stop))})`}>
            <circle r={stop.at === at ? 13 : 11} fill="#0b0704" />
            <circle r={stop.at === at ? 11 : 9.4} className={stop.at === at ? 'sk-chances-now' : 'sk-chances-knot'} />
            <text y={4.6} textAnchor="middle" className="sk-chances-number">
              {i + 1}
            </text>
          </g>
        ))}
        {ends.map(({ seat }, i) => (
          <g key={seat} transform={`translate(${px(last) + 10} ${heights[i] - 13}) scale(${26 / 64})`}>
            <MedallionArt kind="seat" side={looks[seat] ?? PLAIN} />
          </g>
        ))}
      </svg>
    </div>
  );
}
