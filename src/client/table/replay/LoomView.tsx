import { memo, type PointerEvent, type ReactElement, useId, useLayoutEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import { Glyph } from '../../../kit/look/Icon.tsx';
import { MedallionArt } from '../../../kit/look/Medallion.tsx';
import type { Side } from '../../../kit/look/side.ts';
import { useBox } from '../../../kit/look/useBox.ts';
import { useSpeech } from '../../speech.tsx';
import { type Loom, loomOf, nearest, roomsOf, type Stretch } from './loom-layout.ts';
import type { Knot, ReplayStep } from './steps.ts';

interface LoomViewProps {
  readonly steps: readonly ReplayStep[];
  readonly index: number;
  /** How each seat looks. */
  readonly looks: readonly (Side | undefined)[];
  readonly over: boolean;
  readonly onGo: (index: number) => void;
}

const LEFT = 64;
const TOP = 26;
const LANE = 27;
/** What is still to come has a little room at the end. */
const UNTOLD = 60;
/** An act is never narrower than this: where there is less room, the loom is wider than its window. */
const NARROWEST = 8;
/** A smaller knot shows no sign. */
const READABLE = 6.4;
const PLAIN: Side = { dye: '#8d7a52', on: '#1b140a', emblem: 'three-friends', rim: 'bars' };
const laneY = (seat: Seat): number => TOP + 14 + seat * LANE;

/** The loom of the game: a lane for each seat in its dye, a knot for each act, and a thumb that goes along. */
export function LoomView({ steps, index, looks, over, onGo }: LoomViewProps): ReactElement {
  const { say } = useSpeech();
  const [ref, box] = useBox<HTMLDivElement>();
  const untold = over ? 12 : UNTOLD;
  const loom = useMemo(() => {
    const acts = loomOf(steps, 0, 1);
    const least = NARROWEST / acts.unit;
    return loomOf(steps, LEFT, Math.max(least, (box.width || 900) - LEFT - untold));
  }, [steps, box.width, untold]);
  const right = LEFT + loom.unit * (1 / loomOf(steps, 0, 1).unit);
  const width = right + untold;
  const foot = TOP + looks.length * LANE + 4;
  const beam = foot + 14;
  const thumb = loom.x[index] ?? LEFT;

  useLayoutEffect(() => {
    const pane = ref.current;
    if (!pane || pane.scrollWidth <= pane.clientWidth) return;
    const [from, to] = [pane.scrollLeft + 40, pane.scrollLeft + pane.clientWidth - 40];
    if (thumb < from || thumb > to) pane.scrollLeft = thumb - pane.clientWidth / 2;
  }, [ref, thumb]);

  const dragging = useRef(false);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    onGo(nearest(loom, event.clientX - left));
  };
  return (
    <div className="sk-loom">
      <div ref={ref} className="sk-loom-pane">
        <svg
          width={width}
          height={beam + 34}
          aria-hidden="true"
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
          <Cloth steps={steps} loom={loom} looks={looks} right={right} untold={untold} over={over} />
          <path d={`M${LEFT},${beam}H${thumb}`} className="sk-loom-told" />
          <path d={`M${thumb},${TOP}V${beam}`} className="sk-loom-thread-case" />
          <path d={`M${thumb},${TOP}V${beam}`} className="sk-loom-thread" />
          <path d={`M${thumb},${beam - 13}l12,13l-12,13l-12,-13z`} className="sk-loom-thumb" />
          <path d={`M${thumb - 3},${beam - 4}v8m6,-8v8`} className="sk-loom-grip" />
          <text x={thumb} y={beam + 28} textAnchor="middle" className="sk-loom-number">
            {index}
          </text>
        </svg>
        {/* the same thumb for keys and for those who listen */}
        <input
          type="range"
          className="sk-loom-range"
          min={0}
          max={steps.length - 1}
          value={index}
          aria-label={say('hall.replay.moment')}
          aria-valuetext={steps[index]?.title || say('hall.replay.beginning')}
          onChange={event => onGo(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

interface ClothProps {
  readonly steps: readonly ReplayStep[];
  readonly loom: Loom;
  readonly looks: readonly (Side | undefined)[];
  readonly right: number;
  readonly untold: number;
  readonly over: boolean;
}

/** All that does not move with the thumb. */
const Cloth = memo(function Cloth({ steps, loom, looks, right, untold, over }: ClothProps): ReactElement {
  const { say } = useSpeech();
  const hatch = useId();
  const foot = TOP + looks.length * LANE + 4;
  const beam = foot + 14;
  const rooms = roomsOf(steps, loom);
  return (
    <>
      <pattern id={hatch} width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
        <path d="M0,0V9" className="sk-loom-hatch" />
      </pattern>
      {loom.sections.map((section, i) => (
        <Part key={section.from} stretch={section} odd={i % 2 === 0} foot={foot} />
      ))}
      {!over && <rect x={right} y={TOP} width={untold} height={foot - TOP} fill={`url(#${hatch})`} />}
      {looks.map((look = PLAIN, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
        <g key={seat}>
          <path d={`M${LEFT},${laneY(seat)}H${right}`} stroke={look.dye} strokeWidth={3} />
          <path d={`M${LEFT},${laneY(seat)}H${right}`} className="sk-loom-shine" />
          <g transform={`translate(${34 - 12.5} ${laneY(seat) - 12.5}) scale(${25 / 64})`}>
            <MedallionArt kind="seat" side={look} />
          </g>
        </g>
      ))}
      {steps.map((step, i) =>
        step.knots.map(knot => (
          <KnotView
            key={`${step.at} ${knot.seat}`}
            knot={knot}
            x={loom.x[i]}
            room={rooms[i].get(knot.seat) ?? 0}
            look={knot.seat === null ? undefined : (looks[knot.seat] ?? PLAIN)}
            middle={(TOP + foot) / 2}
          />
        )),
      )}
      <path d={`M${LEFT - 4},${beam}H${right + untold}`} className="sk-loom-beam-case" />
      <path d={`M${LEFT - 3},${beam}H${right + untold}`} className="sk-loom-beam" />
      {loom.chapters.map(({ title, from }) => (
        <g key={from}>
          <path d={`M${from},${beam - 9}v18`} className="sk-loom-chapter" />
          <text x={from + 5} y={beam + 25} className="sk-loom-title">
            {title}
          </text>
        </g>
      ))}
      {!over && (
        <>
          <path d={`M${right},${TOP - 6}V${beam + 6}`} className="sk-loom-now" />
          <text x={right} y={14} textAnchor="middle" className="sk-loom-now-word">
            {say('hall.replay.present')}
          </text>
        </>
      )}
    </>
  );
});

/** A part of the game behind the lanes; its name only where there is room for it. */
function Part({ stretch, odd, foot }: { stretch: Stretch; odd: boolean; foot: number }): ReactElement {
  const { title, from, to } = stretch;
  return (
    <>
      <rect
        x={from}
        y={TOP}
        width={Math.max(0, to - from - 1.5)}
        height={foot - TOP}
        className={odd ? 'sk-loom-part sk-loom-part-odd' : 'sk-loom-part'}
      />
      {title.length * 7.2 < to - from && (
        <text x={(from + to) / 2} y={19} textAnchor="middle" className="sk-loom-section">
          {title}
        </text>
      )}
    </>
  );
}

interface KnotProps {
  readonly knot: Knot;
  readonly x: number;
  /** To the next knot of the same lane. */
  readonly room: number;
  readonly look: Side | undefined;
  readonly middle: number;
}

function KnotView({ knot, x, room, look, middle }: KnotProps): ReactElement | null {
  const { seat, size, icon } = knot;
  if (seat === null || !look)
    return icon ? <Glyph name={icon} x={x} y={middle} size={17} fill="var(--ember-hot)" /> : null;
  const y = laneY(seat);
  if (size === 'dot') return <circle cx={x} cy={y} r={3.4} fill={look.dye} className="sk-loom-knot" />;
  const r = Math.max(5, Math.min(size === 'great' ? 11 : 9, room / 2));
  return (
    <>
      <circle cx={x} cy={y} r={r + 1} fill="var(--line)" />
      <circle cx={x} cy={y} r={r} fill={look.dye} className="sk-loom-knot" />
      {icon && r > READABLE && <Glyph name={icon} x={x} y={y} size={r * 1.35} fill={look.on} />}
    </>
  );
}
