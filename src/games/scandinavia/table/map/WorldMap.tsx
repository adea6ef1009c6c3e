import { type ReactElement, useId, useMemo } from 'react';
import { Drawing, SILENT } from '../../../../kit/look/Drawing.tsx';
import { Glyph, type IconName } from '../../../../kit/look/Icon.tsx';
import { PointedTip } from '../../../../kit/look/PointedTip.tsx';
import { landOf } from '../../content/lands.ts';
import { withPack } from '../../content/pack.ts';
import { BEAST_ICONS } from '../pieces.ts';
import type { Wired } from '../play/play.ts';
import type { Target } from '../play/targets.ts';
import { mapTraces } from '../play/traces.ts';
import { placeHeard, placeName } from '../play/words.ts';
import { berthsOf } from './berths.ts';
import { Fleet } from './Fleet.tsx';
import { Ground } from './Ground.tsx';
import { MAP_HEIGHT, MAP_WIDTH, type Point } from './lattice.ts';
import { type MapDrawing, mapDrawing } from './map-drawing.ts';
import { Names } from './Names.tsx';
import { Owned } from './Owners.tsx';
import { Place } from './Place.tsx';
import { Buildings, StackArt } from './Standing.tsx';
import { stacksOf } from './stacks.ts';
import { Traces } from './Traces.tsx';
import { Capital, Ward } from './Ward.tsx';
import './map.css';

interface WorldMapProps extends Pick<Wired, 'view' | 'speaker' | 'play' | 'recent' | 'lookingBack'> {
  /** The place at the side. */
  readonly looked: string | null;
  readonly onTouch: (target: Target) => void;
}

/** Scandinavia: lands and seas, who holds them, and who stands there. */
export function WorldMap(props: WorldMapProps): ReactElement {
  const { view, speaker, play, looked, recent, lookingBack, onTouch } = props;
  const ids = useId();
  const traces = useMemo(() => (lookingBack ? [] : mapTraces(recent, view)), [recent, view, lookingBack]);
  const drawing = mapDrawing(view.content);
  const named = useMemo(
    () => ({ ...drawing, islands: drawing.islands.map(({ id, centre }) => ({ id, name: centre })) }),
    [drawing],
  );
  const berths = useMemo(() => berthsOf(view.fleets, drawing), [view.fleets, drawing]);
  const beliefs = useMemo(() => {
    const values = withPack(view.content);
    return drawing.lands.map(({ id }) => landOf(values, id).alignment);
  }, [view.content, drawing]);
  const place = (id: string, d: string) => (
    <Place
      key={id}
      target={`place:${id}`}
      label={placeHeard(speaker, view, id)}
      d={d}
      sign={play.sign(`place:${id}`)}
      looked={looked === id}
      onTouch={onTouch}
    />
  );
  return (
    <div className="sc-world">
      <Drawing className="sc-map sc-map-ground" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}>
        <Ground drawing={drawing} ids={ids} />
        {drawing.lands.map((land, i) => {
          const { owner } = view.regions[land.id];
          return owner && <Owned key={land.id} land={land} owner={owner} clip={`${ids}-${i}`} />;
        })}
      </Drawing>
      <PointedTip>
        {/* biome-ignore lint/a11y/useSemanticElements: the map is a drawing; fieldset is for forms */}
        <svg
          className="sc-map"
          viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
          role="group"
          aria-label={speaker.say('ui.map')}
        >
          {drawing.seas.map(({ id, d }) => place(id, d))}
          {drawing.lands.map(({ id, d }) => place(id, d))}
          {drawing.islands.map(({ id, d }) => place(id, d))}
          {drawing.lands.map(({ id, capital, buildings, second, stacks }, i) => (
            <g key={id}>
              <Capital
                at={capital}
                owner={view.regions[id].owner}
                alignment={beliefs[i]}
                lit={play.sign(`place:${id}`) === 'lit'}
              />
              {view.regions[id].buildings.length > 0 && (
                <Buildings at={buildings} second={second} buildings={view.regions[id].buildings} />
              )}
              <Stacks view={view} place={id} room={stacks} />
            </g>
          ))}
          {drawing.islands.map(({ id, centre: [x, y] }) => (
            <g key={id}>
              {view.islands[id] && (
                <g transform={`translate(${x - 20} ${y - 8}) scale(.62)`} pointerEvents="none" {...SILENT}>
                  <Ward side={view.islands[id] ?? ''} />
                </g>
              )}
              <Stacks
                view={view}
                place={id}
                room={[
                  [x + 22, y - 10],
                  [x - 24, y + 12],
                ]}
              />
            </g>
          ))}
          <Names drawing={named} name={id => placeName(speaker, id)} />
          {Object.keys(view.fleets).map(id => {
            const [x, y] = berths.get(id) ?? [0, 0];
            return <Fleet key={id} {...{ id, x, y, view, speaker, play, onTouch }} />;
          })}
          <Wonders view={view} drawing={drawing} berths={berths} />
          <Traces traces={traces} drawing={drawing} />
        </svg>
      </PointedTip>
      <Glow drawing={drawing} berths={berths} play={play} />
    </div>
  );
}

interface GlowProps extends Pick<Wired, 'play'> {
  readonly drawing: MapDrawing;
  readonly berths: ReadonlyMap<string, Point>;
}

/**
 * What breathes round all that is lit, in one drawing above the map: one layer breathes, where every lit land would else be
 * a reason to paint the whole map again.
 */
function Glow({ drawing, berths, play }: GlowProps): ReactElement {
  const isLit = (target: Target): boolean => play.sign(target) === 'lit';
  const places = [...drawing.seas, ...drawing.lands, ...drawing.islands].filter(({ id }) => isLit(`place:${id}`));
  const fleets = [...berths].filter(([id]) => isLit(`fleet:${id}`));
  const glowing = places.length + fleets.length > 0;
  return (
    <Drawing
      className={glowing ? 'sc-map sc-glow sk-breathe' : 'sc-map sc-glow'}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
    >
      {places.map(({ id, d }) => (
        <path key={id} d={d} />
      ))}
      {fleets.map(([id, [x, y]]) => (
        <circle key={id} cx={x} cy={y} r={27} />
      ))}
    </Drawing>
  );
}

/** The stacks of a place, in the room that there is for them. */
function Stacks(
  props: Pick<Wired, 'view'> & { readonly place: string; readonly room: readonly Point[] },
): ReactElement {
  const { view, place, room } = props;
  return (
    <>
      {stacksOf(view.pieces[place], room.length).map((stack, i) => {
        const [x, y] = room[i % room.length];
        const over = Math.floor(i / room.length) * 12;
        return <StackArt key={`${stack.side} ${stack.piece}`} at={[x + over, y + over]} stack={stack} />;
      })}
    </>
  );
}

interface WondersProps extends Pick<Wired, 'view'> {
  readonly drawing: MapDrawing;
  readonly berths: ReadonlyMap<string, Point>;
}

/** Dragon or Loki, the Stone, and storms. */
function Wonders({ view, drawing, berths }: WondersProps): ReactElement {
  const points = new Map<string, Point>([
    ...drawing.lands.map(({ id, capital: [x, y] }) => [id as string, [x - 24, y - 20] as Point] as const),
    ...drawing.islands.map(({ id, centre: [x, y] }) => [id as string, [x, y - 24] as Point] as const),
    ...drawing.seas.map(({ id, name: [x, y] }) => [id as string, [x, y - 26] as Point] as const),
    ...berths,
  ]);
  const mark = (key: string, icon: IconName, at?: Point) =>
    at && (
      <g key={key} transform={`translate(${at[0]} ${at[1]})`} className={`sc-wonder sc-wonder-${key}`}>
        <circle r={15} />
        <Glyph name={icon} x={0} y={0} size={21} fill="currentColor" />
      </g>
    );
  return (
    <g {...SILENT} pointerEvents="none">
      {view.storms.map(sea => {
        const at = drawing.seas.find(({ id }) => id === sea)?.sign;
        return <g key={sea}>{mark('storm', 'big-wave', at)}</g>;
      })}
      {view.beast?.place != null && mark('beast', BEAST_ICONS[view.beast.beast], points.get(view.beast.place))}
      {view.stone.state === 1 && view.stone.place !== null && mark('stone', 'rune-stone', points.get(view.stone.place))}
    </g>
  );
}
