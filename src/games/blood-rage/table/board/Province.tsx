import { memo, type ReactElement } from 'react';
import { SILENT } from '../../../../kit/look/Drawing.tsx';
import { Glyph } from '../../../../kit/look/Icon.tsx';
import type { BoardProvince, BoardStrings } from './Board.tsx';
import { type FigureContext, Figures } from './Figures.tsx';
import type { Point } from './geometry.ts';
import { DoomPlate, MapName, plateWords } from './Labels.tsx';
import type { BoardLayout, ProvinceLayout } from './layout.ts';
import { nameClearOf, spotBelow } from './plate.ts';
import { stand } from './standing.ts';
import { PillageToken } from './Token.tsx';
import { Village } from './Village.tsx';

interface ProvinceProps extends FigureContext {
  readonly province: BoardProvince;
  readonly place: ProvinceLayout;
  readonly layout: BoardLayout;
  readonly name: string;
  readonly region: string;
  readonly litVillages: boolean;
  readonly litToken: boolean;
  readonly strings: BoardStrings;
}

/** All that stands on a province: name, token, free villages, figures. */
export const Province = memo(function Province(props: ProvinceProps): ReactElement {
  const { province, place, layout, name, region, strings, unit } = props;
  if (province.destroyed) {
    const [x, y] = place.name;
    return (
      <g className="br-things" {...SILENT}>
        <MapName
          x={x}
          y={y}
          size={layout.nameSize}
          unit={unit}
          gone
          name={name}
          // On a small map the cracks and the faded name tell it.
          second={layout.fold ? undefined : strings.destroyed}
        />
        <Glyph name="earth-crack" x={place.ruin[0]} y={place.ruin[1]} size={layout.token * 2} fill="#8a5234" />
      </g>
    );
  }
  const doom = province.doomed > 0 ? plateWords(province.doomed, strings, layout.short, unit) : null;
  const [nameX, nameY] = doom === null ? place.name : nameClearOf(place, name, doom, layout, unit);
  const here = stand(province.id, province.figures, layout.fold ? 0 : place.spots.length);
  const taken = province.figures.reduce((sum, f) => sum + f.count, 0);
  const free = Math.max(0, province.villages - taken);
  const room = place.spots.slice(here.length);
  const folded = layout.fold || free > room.length;
  // The name that gave way to the plate of doom is not given up to what stands below it.
  const r = layout.figure / 2;
  const clear = (spot: Point): Point =>
    layout.fold && nameY > place.name[1] ? spotBelow(spot, r, [nameX, nameY], name, layout, unit) : spot;
  const huts = folded ? room.slice(0, free > 0 ? 1 : 0) : room.slice(0, free);
  return (
    <g className="br-things">
      <g {...SILENT}>
        <MapName
          x={nameX}
          y={nameY}
          size={layout.nameSize}
          unit={unit}
          name={name}
          second={layout.regions ? region : undefined}
        />
        {doom !== null && <DoomPlate at={place.doom} words={doom} small={layout.short} unit={unit} />}
        <PillageToken
          x={place.token[0]}
          y={place.token[1]}
          r={layout.token}
          token={province.token}
          pillaged={province.pillaged}
          lit={props.litToken}
        />
        {huts.map(clear).map(([hx, hy]) => (
          <Village
            key={`${hx},${hy}`}
            x={hx}
            y={hy}
            r={r}
            k={layout.form.k}
            unit={unit}
            lit={props.litVillages}
            count={folded ? free : 1}
          />
        ))}
      </g>
      <Figures {...props} standing={here} size={layout.figure} spotFor={i => clear(spotFor(place, i))} />
    </g>
  );
});

/** A figure beyond the last spot leans on the ones already placed. */
function spotFor(place: ProvinceLayout, i: number): Point {
  const n = place.spots.length;
  const [x, y] = place.spots[i % n] ?? place.name;
  const over = Math.floor(i / n);
  return [x + over * 11, y - over * 13];
}
