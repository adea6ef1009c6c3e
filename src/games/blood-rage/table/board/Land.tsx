import { memo, type ReactElement } from 'react';
import type { ProvinceLayout } from './layout.ts';

interface LandProps {
  readonly province: ProvinceLayout;
  readonly state: 'standing' | 'doomed' | 'destroyed';
  readonly k: number;
  /** Prefix of the ids of patterns and clips on this board. */
  readonly ids: string;
}

/** One province: fill, ink, inner dark edge and light lip; cracks when Ragnarök is near or past. */
export const Land = memo(function Land({ province, state, k, ids }: LandProps): ReactElement {
  const { d, region, ink, cracks } = province;
  const clip = `${ids}-${province.id}`;
  const gone = state === 'destroyed';
  return (
    <g>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={gone ? 'var(--burnt)' : `var(--${region})`} />
      <path d={d} fill={`url(#${ids}-light)`} />
      <g clipPath={`url(#${clip})`} fill="none" strokeLinejoin="bevel">
        {gone ? (
          <>
            <path d={d} fill={`url(#${ids}-ash)`} />
            <path d={cracks} stroke="#000" strokeWidth={4.4} opacity={0.75} />
            <path d={cracks} stroke="#7c3517" strokeWidth={1.2} opacity={0.8} />
            <path d={d} stroke="#000" strokeWidth={14 * k} opacity={0.5} />
          </>
        ) : (
          <>
            <g opacity={0.55} strokeLinejoin="round">
              <path d={ink.line} stroke="var(--land-ink)" strokeWidth={1.1} />
              <path d={ink.shade} fill="var(--land-ink)" fillOpacity={0.62} />
            </g>
            <path d={d} stroke="var(--land-ink)" strokeWidth={11 * k} opacity={0.35} />
            <path d={d} stroke="var(--land-hi)" strokeWidth={3} opacity={0.5} transform="translate(0 1.6)" />
          </>
        )}
        {state === 'doomed' && (
          <g className="br-doom">
            <path d={d} fill="#000" opacity={0.28} />
            <path d={cracks} stroke="#150903" strokeWidth={5} opacity={0.8} />
            <path d={cracks} stroke="#ff8236" strokeWidth={6} opacity={0.16} />
            <path d={cracks} stroke="#ff8236" strokeWidth={3.4} opacity={0.3} />
            <path d={cracks} stroke="#ff9a4d" strokeWidth={1.5} className="br-crack" />
            <path d={d} stroke="#ff7a2a" strokeWidth={30 * k} opacity={0.13} />
            <path d={d} stroke="#ff7a2a" strokeWidth={20 * k} opacity={0.2} />
            <path d={d} stroke="#ff7a2a" strokeWidth={10 * k} opacity={0.32} />
          </g>
        )}
      </g>
      <path d={d} fill="none" stroke="#0b0704" strokeWidth={2} />
    </g>
  );
});
