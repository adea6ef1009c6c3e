import { memo, type ReactElement, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { Braid } from '../../../../kit/look/Braid.tsx';
import { Drawing } from '../../../../kit/look/Drawing.tsx';
import { Later } from '../../../../kit/look/Later.tsx';
import { type Box, useBox } from '../../../../kit/look/useBox.ts';
import type { TokenName } from '../pieces.ts';
import type { Target } from '../play/targets.ts';
import { BoardTip } from './BoardTip.tsx';
import { Fjord } from './Fjord.tsx';
import { type Flight, Flights } from './Flights.tsx';
import { GlowLayer } from './Glow.tsx';
import { Ground } from './Ground.tsx';
import { type BoardForm, type BoardLayout, LAYOUTS, layoutAt } from './layout.ts';
import { Place } from './Place.tsx';
import { Province } from './Province.tsx';
import type { BoardFigure } from './standing.ts';
import { type BoardTrace, Traces } from './Traces.tsx';
import { WorldTree } from './WorldTree.tsx';
import './board.css';

export type { BoardFigure } from './standing.ts';

export interface BoardProvince {
  readonly id: string;
  readonly token: TokenName;
  readonly pillaged: boolean;
  readonly destroyed: boolean;
  /** Glory for each figure that falls here in Ragnarök; 0 while the province is not doomed. */
  readonly doomed: number;
  readonly villages: number;
  readonly figures: readonly BoardFigure[];
}

export interface BoardFjord {
  readonly id: string;
  readonly figures: readonly BoardFigure[];
}

export interface BoardStrings {
  readonly destroyed: string;
  doomed(glory: number): string;
  /** One word for small maps; without it they show the number alone. */
  readonly doomedShort?: string | undefined;
}

export interface BoardProps {
  /** The eight provinces, and Yggdrasil with the id 'yggdrasil' and the token 'all'. */
  readonly provinces: readonly BoardProvince[];
  readonly fjords: readonly BoardFjord[];
  /** Places that may be chosen, exactly the engine's list. */
  readonly lit: ReadonlySet<string>;
  /** Of the lit places, those chosen by their free villages or by their token; any other shows its whole outline. */
  readonly litVillages?: ReadonlySet<string> | undefined;
  readonly litTokens?: ReadonlySet<string> | undefined;
  /** Figures that may be chosen, `${place}/${clan}/${figure}`, and what each stands for. */
  readonly litFigures: ReadonlyMap<string, Target>;
  /** A place or the key of a figure. */
  readonly selected?: string | null | undefined;
  /** Looking back: an ice frame, nothing lit. */
  readonly looking?: boolean | undefined;
  /** Left out, the board takes the form that fits its box. */
  readonly form?: BoardForm | undefined;
  /** Spoken name of the whole board. */
  readonly name?: string | undefined;
  label(id: string): string;
  regionLabel(region: string): string;
  /** Spoken name and contents of a place. */
  describe(placeId: string): string;
  /** Spoken name of a figure that may be chosen; without it, its place. */
  describeFigure?: ((key: string) => string) | undefined;
  onPlace(id: string): void;
  onFigure(target: Target): void;
  /** What the plank beside a pointed, focused or long-pressed place says; null for nothing. */
  tip?: ((placeId: string) => ReactNode) | undefined;
  /** What others did since the reader's last act. */
  readonly traces?: readonly BoardTrace[] | undefined;
  /** Figures on their way; they last as long as they are listed. */
  readonly flights?: readonly Flight[] | undefined;
  readonly strings: BoardStrings;
}

const NONE: ReadonlySet<string> = new Set();
const NO_FIGURES: ReadonlyMap<string, Target> = new Map();

function fittingForm(width: number, height: number): BoardForm {
  if (width < 300) return 'mini';
  return width >= 680 && width > height * 1.2 ? 'wide' : 'square';
}

/** Pixels for each unit of the map. */
const scaleOf = ({ form }: BoardLayout, { width, height }: Box): number =>
  Math.min(width / form.w, height ? height / form.h : Number.POSITIVE_INFINITY);

/** Units for what is never smaller than its pixels: numbers and names do not shrink below 13 px, whatever the zoom. */
const unitOf = (layout: BoardLayout, box: Box): number => Math.max(1, 1 / scaleOf(layout, box));

/** The board: state in, legal targets in, events out. It knows no rule. It is drawn once its size is known. */
export const Board = memo(function Board(props: BoardProps): ReactElement {
  const [ref, box] = useBox<HTMLDivElement>(`board ${props.form}`);
  const fitting = props.form ?? fittingForm(box.width || 888, box.height || 0);
  const layout = layoutAt(fitting, unitOf(LAYOUTS[fitting], box));
  const { form } = layout;
  const classes = ['br-board', `br-board-${layout.name}`, props.looking && 'br-board-looking']
    .filter(Boolean)
    .join(' ');
  return (
    <div ref={ref} className={classes} style={{ aspectRatio: `${form.w} / ${form.h}` }}>
      {box.width === 0 ? null : layout.name === 'mini' ? (
        // A small map stands beside a scene, which comes first.
        <Later>
          <Chart {...props} layout={layout} box={box} />
        </Later>
      ) : (
        <Chart {...props} layout={layout} box={box} />
      )}
    </div>
  );
});

interface ChartProps extends BoardProps {
  readonly layout: BoardLayout;
  readonly box: Box;
}

/** All that is drawn on it. */
function Chart(props: ChartProps): ReactElement {
  const { provinces, fjords, selected, looking, describe, strings, layout, box } = props;
  const { form } = layout;
  const ids = useId();
  const scale = scaleOf(layout, box);
  const unit = unitOf(layout, box);

  const [pointed, setPointed] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  // Who has chosen a place has read its plank, and what is lit next may lie below it: it stays away until another is pointed at.
  const chosen = useRef<string | null>(null);
  // what a touch means changes with every touch; the places need not hear of it
  const latest = useRef(props);
  latest.current = props;
  const point = useCallback((id: string, on: boolean) => {
    // a late goodbye of another place does not count
    if (!on && last.current !== id) return;
    if (on && chosen.current === id) return;
    if (on) chosen.current = null;
    last.current = on ? id : null;
    setPointed(last.current);
  }, []);
  const onPlace = useCallback((id: string) => {
    chosen.current = id;
    last.current = null;
    setPointed(null);
    latest.current.onPlace(id);
  }, []);
  const onFigure = useCallback((target: Target) => latest.current.onFigure(target), []);
  const nameFigure = useCallback((key: string) => {
    const { describeFigure, label } = latest.current;
    return describeFigure?.(key) ?? label(key.split('/')[0] ?? key);
  }, []);
  const [glow, setGlow] = useState<Element | null>(null);
  const lit = looking ? NONE : props.lit;
  const litFigures = looking ? NO_FIGURES : props.litFigures;
  const glowing = lit.size > 0 || litFigures.size > 0;
  const byVillage = props.litVillages ?? NONE;
  const byToken = props.litTokens ?? NONE;
  const placeProps = (id: string) => ({
    id,
    name: describe(id),
    lit: lit.has(id),
    selected: selected === id,
    onPlace,
    onPoint: point,
  });
  const figures = { litFigures, selected, unit, strengths: layout.strengths || scale >= 1.5, nameFigure, onFigure };
  const standing = useMemo(() => provinces.filter(p => p.id !== 'yggdrasil'), [provinces]);
  const root = provinces.find(p => p.id === 'yggdrasil');

  return (
    <>
      <Ground provinces={standing} layout={layout} looking={looking ?? false} ids={ids} />
      <GlowLayer value={glow}>
        {/* biome-ignore lint/a11y/useSemanticElements: the board is a drawing; fieldset is for forms */}
        <svg viewBox={`0 0 ${form.w} ${form.h}`} role="group" aria-label={props.name} className="br-map">
          {standing.map(p => {
            const land = layout.provinces.get(p.id);
            if (!land) return null;
            return (
              <Place
                key={p.id}
                {...placeProps(p.id)}
                d={land.d}
                tips={land.tips}
                ring={!byVillage.has(p.id) && !byToken.has(p.id)}
                still={p.destroyed}
              />
            );
          })}
          {root && (
            <Place {...placeProps(root.id)} d={layout.root.d} tips={layout.root.tips} ring={!byToken.has(root.id)} />
          )}
          {fjords.map(f => {
            const water = layout.fjords.get(f.id);
            return water && <Place key={f.id} {...placeProps(f.id)} d={water.d} ring={false} />;
          })}
          {standing.map(p => {
            const land = layout.provinces.get(p.id);
            return (
              land && (
                <Province
                  key={p.id}
                  province={p}
                  place={land}
                  layout={layout}
                  name={props.label(p.id)}
                  region={props.regionLabel(land.region)}
                  litVillages={lit.has(p.id) && byVillage.has(p.id)}
                  litToken={lit.has(p.id) && byToken.has(p.id)}
                  strings={strings}
                  {...figures}
                />
              )
            );
          })}
          {root && (
            <WorldTree
              province={root}
              layout={layout}
              name={props.label(root.id)}
              litToken={lit.has(root.id) && byToken.has(root.id)}
              {...figures}
            />
          )}
          {fjords.map(f => {
            const water = layout.fjords.get(f.id);
            return (
              water && (
                <Fjord
                  key={f.id}
                  fjord={f}
                  water={water}
                  layout={layout}
                  lit={lit.has(f.id)}
                  chosen={selected === f.id}
                  {...figures}
                />
              )
            );
          })}
          {props.flights && props.flights.length > 0 && <Flights flights={props.flights} layout={layout} />}
        </svg>
      </GlowLayer>
      <Drawing viewBox={`0 0 ${form.w} ${form.h}`} className={glowing ? 'br-map br-glow sk-breathe' : 'br-map br-glow'}>
        <g ref={setGlow} fill="none" />
      </Drawing>
      {pointed && props.tip && <Tip place={pointed} layout={layout} board={box} scale={scale} tip={props.tip} />}
      {layout.name === 'wide' && (
        <>
          <Braid className="br-board-braid br-board-top" />
          <Braid className="br-board-braid br-board-foot" />
        </>
      )}
      {/* Pennants of the northern lands hang over the frame, which would cut them. */}
      {props.traces && props.traces.length > 0 && (
        <Drawing viewBox={`0 0 ${form.w} ${form.h}`} className="br-map br-traced">
          <Traces
            traces={props.traces}
            provinces={provinces}
            fjords={fjords}
            layout={layout}
            unit={unit}
            strings={strings}
            nameOf={props.label}
          />
        </Drawing>
      )}
    </>
  );
}

interface TipProps {
  readonly place: string;
  readonly layout: BoardLayout;
  readonly board: Box;
  readonly scale: number;
  readonly tip: (placeId: string) => ReactNode;
}

function Tip({ place, layout, board, scale, tip }: TipProps): ReactElement | null {
  const words = tip(place);
  const around = layout.boxes.get(place);
  if (!around || words === null || words === undefined) return null;
  // the map is centred in its box
  const dx = (board.width - layout.form.w * scale) / 2;
  const dy = (board.height - layout.form.h * scale) / 2;
  const at = { x: around.x * scale + dx, y: around.y * scale + dy, w: around.w * scale, h: around.h * scale };
  return (
    <BoardTip place={at} board={board}>
      {words}
    </BoardTip>
  );
}
