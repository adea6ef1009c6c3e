import type { ReactElement } from 'react';
import { Glyph, type IconName } from '../../../client/look/Icon.tsx';
import { MedallionArt } from '../../../client/look/Medallion.tsx';
import { useBox } from '../../../client/look/useBox.ts';
import { CLANS, type ClanName } from './pieces.ts';

export interface GloryGraph {
  readonly title: string;
  /** The whole graph in a sentence. */
  readonly spoken: string;
  readonly lines: readonly { readonly clan: ClanName; readonly points: readonly number[] }[];
  /** Stretches of the time line, by index of a point. */
  readonly ages: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly events: readonly { readonly at: number; readonly icon: IconName }[];
  readonly turn?:
    | { readonly at: number; readonly clan: ClanName; readonly title: string; readonly text: string }
    | undefined;
}

const LEFT = 40;
const RIGHT = 92;
const TOP = 16;
const HIGH = 228;
const STEP = 20;
const APART = 31;
/** Dashes of their own, so that crossing lines are told apart without colour. */
const DASHES: Readonly<Record<ClanName, string>> = { wolf: '2 7', bear: '2.4 3.6', serpent: '9 4', raven: '5 5' };

/** Lines of glory: ink casing, bone rim, dye, dashes; medallions at the ends. */
export function GloryOverTime({ graph }: { graph: GloryGraph }): ReactElement {
  const [ref, box] = useBox<HTMLDivElement>();
  const width = box.width || 856;
  const last = Math.max(1, ...graph.lines.map(l => l.points.length - 1));
  const most = Math.max(STEP, Math.ceil(Math.max(...graph.lines.flatMap(l => l.points)) / STEP) * STEP);
  const px = (i: number) => LEFT + (i * (width - LEFT - RIGHT)) / last;
  const py = (glory: number) => TOP + HIGH - (glory / most) * HIGH;
  const rules = Array.from({ length: most / STEP + 1 }, (_, i) => i * STEP);
  const foot = TOP + HIGH;
  const slim = width < 520;
  return (
    <div ref={ref} className="br-graph">
      <svg width={width} height={foot + 46} role="img" aria-label={graph.spoken}>
        {rules.map(v => (
          <g key={v}>
            <path d={`M${LEFT},${py(v)}H${px(last)}`} className="br-graph-rule" />
            <text x={LEFT - 9} y={py(v) + 4.6} textAnchor="end" className="br-graph-number">
              {v}
            </text>
          </g>
        ))}
        {graph.ages.map(age => (
          <g key={age.name}>
            <path d={`M${px(age.to)},${TOP}V${foot + 8}`} className="br-graph-age" />
            <text x={(px(age.from) + px(age.to)) / 2} y={foot + 40} textAnchor="middle" className="br-graph-name">
              {age.name}
            </text>
          </g>
        ))}
        {graph.events.map(event => (
          <Glyph
            key={`${event.at} ${event.icon}`}
            name={event.icon}
            x={px(event.at)}
            y={foot + 16}
            size={15}
            fill="var(--bone-3)"
          />
        ))}
        <path d={`M${LEFT},${TOP}V${foot}H${px(last)}`} fill="none" stroke="var(--oak-hi)" strokeWidth={1.6} />
        {graph.turn && <path d={`M${px(graph.turn.at)},${TOP}V${foot}`} className="br-graph-turn" />}
        {graph.lines.map(({ clan, points }) => {
          const d = points.map((v, i) => `${i ? 'L' : 'M'}${px(i)},${py(v)}`).join('');
          return (
            <g key={clan} fill="none" strokeLinejoin="round">
              <path d={d} stroke="#0b0704" strokeWidth={9} />
              <path d={d} stroke="var(--rim)" strokeWidth={6.6} />
              <path d={d} stroke={CLANS[clan].dye} strokeWidth={4.4} />
              <path d={d} stroke={CLANS[clan].on} strokeWidth={1.8} strokeDasharray={DASHES[clan]} opacity={0.75} />
            </g>
          );
        })}
        <Ends graph={graph} x={px(last)} py={py} />
        {graph.turn && !slim && (
          <Turn turn={graph.turn} x={px(graph.turn.at)} y={py(valueAt(graph, graph.turn.clan, graph.turn.at))} />
        )}
      </svg>
      {graph.turn && slim && (
        <p className="br-graph-said">
          <b>{graph.turn.title}</b> {graph.turn.text}
        </p>
      )}
    </div>
  );
}

const valueAt = (graph: GloryGraph, clan: ClanName, at: number) =>
  graph.lines.find(l => l.clan === clan)?.points[at] ?? 0;

/** Where each line ends, spread so that the medallions do not touch. */
function Ends({ graph, x, py }: { graph: GloryGraph; x: number; py: (v: number) => number }): ReactElement {
  let lowest = TOP - APART + 6;
  const ends = graph.lines
    .map(({ clan, points }) => ({ clan, glory: points.at(-1) ?? 0 }))
    .sort((a, b) => b.glory - a.glory)
    .map(end => {
      lowest = Math.max(lowest + APART, py(end.glory));
      return { ...end, y: lowest };
    });
  return (
    <>
      {ends.map(({ clan, glory, y }) => (
        <g key={clan}>
          <path d={`M${x},${py(glory)}L${x + 16},${y}`} stroke="var(--rim)" strokeWidth={1.6} />
          <g transform={`translate(${x + 16} ${y - 15}) scale(${30 / 64})`}>
            <MedallionArt kind="seat" side={CLANS[clan]} />
          </g>
          <text x={x + 52} y={y + 7} className="br-graph-end">
            {glory}
          </text>
        </g>
      ))}
    </>
  );
}

function Turn({ turn, x, y }: { turn: NonNullable<GloryGraph['turn']>; x: number; y: number }): ReactElement {
  const wide = Math.max(turn.title.length * 8.4, turn.text.length * 6.7) + 28;
  const left = Math.max(LEFT + 4, x - wide - 12);
  return (
    <>
      <circle cx={x} cy={y} r={6} fill="var(--tar-1)" stroke="var(--ice)" strokeWidth={2.6} />
      <g transform={`translate(${left} ${TOP + 6})`}>
        <path
          d={`M8,0H${wide - 8}L${wide},8V58L${wide - 8},66H8L0,58V8Z`}
          fill="var(--tar-1)"
          stroke="var(--ice)"
          strokeWidth={1.8}
        />
        <text x={13} y={26} className="br-graph-turn-title">
          {turn.title}
        </text>
        <text x={13} y={47} className="br-graph-turn-text">
          {turn.text}
        </text>
      </g>
    </>
  );
}
