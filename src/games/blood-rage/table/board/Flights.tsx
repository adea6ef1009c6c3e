import type { CSSProperties, ReactElement } from 'react';
import { MedallionArt } from '../../../../kit/look/Medallion.tsx';
import { CLANS, type ClanName, figureLook } from '../pieces.ts';
import type { BoardLayout } from './layout.ts';

/** A figure on its way: from the reserve, from place to place, or to Valhalla. */
export interface Flight {
  readonly id: string;
  readonly clan: ClanName;
  readonly figure: string;
  readonly from: string;
  readonly to: string;
}

/** The middle of a place; the reserve lies below the map, Valhalla above it. */
function middle(layout: BoardLayout, place: string): readonly [number, number] {
  const box = layout.boxes.get(place);
  if (box) return [box.x + box.w / 2, box.y + box.h / 2];
  const { w, h } = layout.form;
  return place === 'valhalla' ? [w / 2, -40] : [w / 2, h + 40];
}

/** Figures in motion, above everything that stands. They are looked at, never touched. */
export function Flights({ flights, layout }: { flights: readonly Flight[]; layout: BoardLayout }): ReactElement {
  return (
    <g className="br-flights" aria-hidden>
      {flights.map(flight => {
        const [fx, fy] = middle(layout, flight.from);
        const [tx, ty] = middle(layout, flight.to);
        const { kind, icon } = figureLook(flight.figure);
        const way = { '--fx': `${fx}px`, '--fy': `${fy}px`, '--tx': `${tx}px`, '--ty': `${ty}px` } as CSSProperties;
        return (
          <g key={flight.id} className="br-flight" style={way}>
            <g transform={`scale(${layout.figure / 64}) translate(-32 -32)`}>
              <MedallionArt kind={kind} side={CLANS[flight.clan]} icon={icon} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
