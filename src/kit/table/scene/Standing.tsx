import type { CSSProperties, ReactElement } from 'react';
import { Medallion } from '../../look/Medallion.tsx';
import type { Side } from '../../look/side.ts';
import { useCounting } from './useCounting.ts';
import './scene.css';

export interface Stands {
  readonly seat: number;
  readonly side: Side;
  readonly name: string;
  /** Points before the scene, and now. */
  readonly was: number;
  readonly now: number;
}

interface StandingProps {
  readonly label: string;
  readonly seats: readonly Stands[];
  /** The reader's own row. */
  readonly own: number | null;
  /** They are what is told just now. */
  readonly counted?: boolean | undefined;
  /** What a row says to those who listen. */
  spoken(stands: Stands): string;
  /** Milliseconds in which points count up. */
  readonly lasts: number;
}

/** Everybody's points as they count up, one scale for all; whoever has most wears the crown. */
export function Standing({ label, seats, own, counted, spoken, lasts }: StandingProps): ReactElement {
  const most = Math.max(0, ...seats.map(({ now }) => now));
  const scale = Math.max(10, most, ...seats.map(({ was }) => was));
  return (
    <ul className="sk-standing" aria-label={label} data-now={counted}>
      {seats.map(each => (
        <li key={each.seat} className={each.seat === own ? 'sk-standing-own' : undefined}>
          <span className="sk-heard">{spoken(each)}</span>
          <Row stands={each} leads={each.now === most && most > 0} scale={scale} lasts={lasts} />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  readonly stands: Stands;
  readonly leads: boolean;
  readonly scale: number;
  readonly lasts: number;
}

function Row({ stands, leads, scale, lasts }: RowProps): ReactElement {
  const { side, name, was, now } = stands;
  const shown = useCounting(now, lasts);
  const gained = now - was;
  const part = (points: number) => `${(100 * Math.max(0, points)) / scale}%`;
  return (
    <span className="sk-standing-row" aria-hidden="true" style={{ '--dye': side.dye } as CSSProperties}>
      <Medallion kind={leads ? 'leader' : 'seat'} side={side} size={44} />
      <b className="sk-standing-name">{name}</b>
      <span className="sk-standing-beam">
        <span className="sk-standing-was" style={{ width: part(Math.min(was, now)) }} />
        <span className="sk-standing-more" style={{ left: part(Math.min(was, now)), width: part(Math.abs(gained)) }} />
      </span>
      <span className="sk-standing-gained">{gained === 0 ? '' : gained > 0 ? `+${gained}` : `−${-gained}`}</span>
      <span className="sk-standing-now" data-leads={leads}>
        {shown}
      </span>
    </span>
  );
}
