import { memo, type ReactElement } from 'react';
import type { ProvinceLayout } from './layout.ts';
import { useCreeping } from './useCreeping.ts';

export type LandState = 'standing' | 'doomed' | 'destroyed';

interface LandProps {
  readonly province: ProvinceLayout;
  readonly state: LandState;
  /** The past is looked at: nothing happens, it is only shown. */
  readonly looking: boolean;
  readonly k: number;
  /** Prefix of the ids of patterns and clips on this board. */
  readonly ids: string;
}

/** Ruin spreads from the middle of the cracks; no province reaches farther than this from there. */
const REACH = 380;

type PartProps = Omit<LandProps, 'state' | 'looking'>;

/** One province: fill, ink, inner dark edge and light lip; cracks when Ragnarök is near or past. */
export const Land = memo(function Land({ state, looking, ...part }: LandProps): ReactElement {
  const { province, ids } = part;
  const { d } = province;
  const [creeping, seen] = useCreeping(state, looking);
  const clip = `${ids}-${province.id}`;
  const burning = state === 'destroyed' && creeping;
  return (
    <g className={creeping ? `br-creeping-${state}` : undefined} onAnimationEnd={seen}>
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      {(state !== 'destroyed' || burning) && <Living {...part} />}
      {(state === 'doomed' || burning) && (
        <g clipPath={`url(#${clip})`}>
          <Doom {...part} />
        </g>
      )}
      {burning ? (
        <>
          <clipPath id={`${clip}-ruin`}>
            <circle cx={province.ruin[0]} cy={province.ruin[1]} r={REACH * part.k} className="br-spread" />
          </clipPath>
          <g clipPath={`url(#${clip}-ruin)`}>
            <Ruin {...part} />
          </g>
        </>
      ) : (
        state === 'destroyed' && <Ruin {...part} />
      )}
      <path d={d} fill="none" stroke="#0b0704" strokeWidth={2} />
    </g>
  );
});

function Living({ province, k, ids }: PartProps): ReactElement {
  const { d, region, ink } = province;
  return (
    <>
      <path d={d} className={`br-${region}`} />
      <path d={d} fill={`url(#${ids}-light)`} />
      <g clipPath={`url(#${ids}-${province.id})`} fill="none" strokeLinejoin="bevel">
        <g opacity={0.55} strokeLinejoin="round">
          <path d={ink.line} stroke="var(--land-ink)" strokeWidth={1.1} />
          <path d={ink.shade} fill="var(--land-ink)" fillOpacity={0.62} />
        </g>
        <path d={d} stroke="var(--land-ink)" strokeWidth={11 * k} opacity={0.35} />
        <path d={d} stroke="var(--land-hi)" strokeWidth={3} opacity={0.5} transform="translate(0 1.6)" />
      </g>
    </>
  );
}

function Doom({ province: { d, cracks }, k }: PartProps): ReactElement {
  return (
    <g className="br-doom" fill="none" strokeLinejoin="bevel">
      <path d={d} fill="#000" opacity={0.28} />
      <path d={cracks} stroke="#150903" strokeWidth={5} opacity={0.8} className="br-crack" />
      <path d={cracks} stroke="#ff8236" strokeWidth={6} opacity={0.16} className="br-crack" />
      <path d={cracks} stroke="#ff8236" strokeWidth={3.4} opacity={0.3} className="br-crack" />
      <path d={cracks} stroke="#ff9a4d" strokeWidth={1.5} className="br-crack" />
      <path d={d} stroke="#ff7a2a" strokeWidth={30 * k} opacity={0.13} />
      <path d={d} stroke="#ff7a2a" strokeWidth={20 * k} opacity={0.2} />
      <path d={d} stroke="#ff7a2a" strokeWidth={10 * k} opacity={0.32} />
    </g>
  );
}

function Ruin({ province, k, ids }: PartProps): ReactElement {
  const { d, cracks } = province;
  return (
    <>
      <path d={d} fill="var(--burnt)" />
      <path d={d} fill={`url(#${ids}-light)`} />
      <g clipPath={`url(#${ids}-${province.id})`} fill="none" strokeLinejoin="bevel">
        <path d={d} fill={`url(#${ids}-ash)`} />
        <path d={cracks} stroke="#000" strokeWidth={4.4} opacity={0.75} />
        <path d={cracks} stroke="#7c3517" strokeWidth={1.2} opacity={0.8} />
        <path d={d} stroke="#000" strokeWidth={14 * k} opacity={0.5} />
      </g>
    </>
  );
}
