import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Drawing } from '../../../../../kit/look/Drawing.tsx';
import { useDistance } from '../../../../../kit/look/pan-distance.ts';
import type { Aim } from '../../play/aim.ts';
import { isByHex } from '../../play/by-hex.ts';
import { campaignIn, type ToCome, useReckoning } from '../../play/plan.ts';
import type { Wired } from '../../play/play.ts';
import type { Target } from '../../play/targets.ts';
import { mapTraces } from '../../play/traces.ts';
import { isHexId, placeHeard, placeName, spotHeard } from '../../play/words.ts';
import { Ground } from '../Ground.tsx';
import { centreOf, hexAt, hexPath, MAP_HEIGHT, MAP_WIDTH, type Point } from '../lattice.ts';
import { Names } from '../Names.tsx';
import { Owned } from '../Owners.tsx';
import { Place } from '../Place.tsx';
import { Capitals, Fleets, Folk, Glow, Pieces, Wonders } from './HexLayers.tsx';
import { HexTouch } from './HexTouch.tsx';
import { HexTraces } from './HexTraces.tsx';
import { hexDrawing } from './hex-drawing.ts';
import { namesOff } from './names-off.ts';
import { Closed, Costs, Reach, Rings } from './Reach.tsx';
import { areaOfSpot, centreOfSpot, hexByArrow, hexOfSpot, isSpot, spotOfHex } from './spots.ts';
import { type HexStack, stacksByArea, stacksByHex } from './stacks.ts';
import { Tip } from './Tip.tsx';
import { WayThere } from './WayThere.tsx';
import '../map.css';
import './hex.css';

interface HexMapProps
  extends Pick<Wired, 'view' | 'seat' | 'ask' | 'speaker' | 'play' | 'foresee' | 'recent' | 'lookingBack'> {
  /** The place at the side. */
  readonly looked: string | null;
  readonly onTouch: (target: Target) => void;
  readonly aim: Aim;
}

const PLACE = 'place:';
const VIEW = `0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`;
/** Where somebody stands, and where capitals are: names keep off both. */
const stands = ({ content }: Wired['view'], stacks: readonly HexStack[]): readonly Point[] => [
  ...stacks.map(({ at }) => centreOfSpot(content, at)),
  ...hexDrawing(content).lands.map(({ capital }) => centreOf(capital)),
];
const NO_SPOTS: readonly string[] = [];
const NO_BATTLES: readonly ToCome[] = [];

/** Scandinavia in hexes: ground and borders, who holds and stands where, and how far those in hand come. */
export function HexMap(props: HexMapProps): ReactElement {
  const { view, seat, ask, speaker, play, looked, onTouch, aim, recent, lookingBack } = props;
  const { content } = view;
  const ids = useId();
  const svg = useRef<SVGSVGElement>(null);
  const drawing = hexDrawing(content);
  const far = useDistance() === 0;
  const reckoned = useReckoning(true);
  const campaign = ask ? campaignIn(view) : null;
  const byHex = isByHex(ask, play.way.touched);
  const lit = useMemo(
    () =>
      [...play.signs].flatMap(([target, sign]) =>
        sign === 'lit' && target.startsWith(PLACE) ? [target.slice(PLACE.length)] : [],
      ),
    [play.signs],
  );
  const taken = play.way.touched.findLast(target => target.startsWith(PLACE))?.slice(PLACE.length) ?? null;
  const litHexes = useMemo(() => (byHex ? lit.filter(spot => isSpot(content, spot)) : NO_SPOTS), [byHex, lit, content]);
  const stacks = useMemo(() => (far ? stacksByArea(view) : stacksByHex(view)), [view, far]);
  const standing = useMemo(() => stands(view, stacks), [view, stacks]);
  const named = useMemo(() => ({ ...drawing, lands: namesOff(drawing.lands, standing) }), [drawing, standing]);
  const held = useMemo(() => new Set(stacks.map(({ at }) => at)), [stacks]);
  const moored = useMemo(() => new Set(Object.values(view.fleets).map(({ place }) => place)), [view.fleets]);
  const traces = useMemo(() => (lookingBack ? [] : mapTraces(recent, view)), [recent, view, lookingBack]);
  const plan = campaign?.plan ?? null;
  const reached = useMemo(() => (plan ? [...plan.costs.keys()] : NO_SPOTS), [plan]);
  // Hexes are lit for the way there where they are what the plan reaches; the one that lies ready is among them.
  const within = useMemo(() => (taken === null || !byHex ? litHexes : [...litHexes, taken]), [litHexes, taken, byHex]);
  const planned = plan !== null && within.length > 0 && within.every(spot => plan.costs.has(spot));
  const costs = useMemo(
    () => (plan && planned ? new Map(within.map(spot => [spot, plan.costs.get(spot) ?? 0])) : (plan?.costs ?? null)),
    [plan, planned, within],
  );
  const ringed = useMemo(
    () => (planned ? litHexes.filter(spot => held.has(spot) || moored.has(spot) || !isHexId(spot)) : litHexes),
    [planned, litHexes, held, moored],
  );
  const name = useCallback((id: string) => placeName(speaker, id), [speaker]);
  const onAim = useCallback((target: Target | null) => aim.set(target?.slice(PLACE.length) ?? null), [aim]);

  // With the keys the reader is on one hex at a time, lit or not.
  const [cursor, setCursor] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof SVGElement)) return;
    const [sort, id] = event.target.dataset.target?.split(':') ?? [];
    const spot = sort === 'place' && isSpot(content, id) ? id : sort === 'fleet' ? view.fleets[id]?.place : undefined;
    const next = spot === undefined ? null : hexByArrow(hexOfSpot(content, spot), event.key);
    if (next === null) return;
    event.preventDefault();
    const to = spotOfHex(content, next);
    flushSync(() => setCursor(to));
    const element = svg.current?.querySelector<SVGElement>(`.sc-hex[data-target="${PLACE}${to}"]`);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return;
    const hex = hexAt([
      ((clientX - box.left) / box.width) * MAP_WIDTH,
      ((clientY - box.top) / box.height) * MAP_HEIGHT,
    ]);
    const spot = spotOfHex(content, hex);
    onTouch(`${PLACE}${byHex ? spot : areaOfSpot(content, spot)}` as Target);
  };
  const ready = play.pending && taken !== null && plan?.costs.has(taken) ? taken : null;
  const home = cursor ?? plan?.from ?? looked;
  const here = home !== null && isSpot(content, home) && !litHexes.includes(home) ? home : null;
  const touch = (spot: string, isLit: boolean) => (
    <HexTouch
      key={spot}
      target={`${PLACE}${spot}`}
      label={spotHeard(speaker, view, spot, isLit ? costs?.get(spot) : undefined)}
      d={hexPath(hexOfSpot(content, spot))}
      lit={isLit}
      taken={taken === spot && play.pending !== null}
      onTouch={onTouch}
      onAim={onAim}
    />
  );
  const area = ({ id, d }: { readonly id: string; readonly d: string }) => {
    const isLit = lit.includes(id);
    return (
      (isLit || taken === id) && (
        <Place
          key={id}
          target={`${PLACE}${id}`}
          label={placeHeard(speaker, view, id)}
          d={d}
          sign={isLit ? 'lit' : 'taken'}
          looked={false}
          onTouch={onTouch}
        />
      )
    );
  };
  return (
    <div className="sc-world sc-hexes" data-distance={far ? 'far' : 'near'}>
      <Drawing className="sc-map sc-map-ground" viewBox={VIEW}>
        <Ground drawing={drawing} ids={ids} />
        {drawing.lands.map((land, i) => {
          const { owner } = view.regions[land.id];
          return owner && <Owned key={land.id} land={land} owner={owner} clip={`${ids}-${i}`} narrow />;
        })}
      </Drawing>
      {/* Layers of their own: what is pointed at is no reason to paint those who stand there again. */}
      <Drawing className="sc-map sc-layer" viewBox={VIEW}>
        <defs>
          <pattern id={`${ids}-hatch`} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0,0V7" className="sc-hatch" />
          </pattern>
        </defs>
        {plan && plan.closed.length > 0 && <Closed content={content} spots={plan.closed} hatch={`${ids}-hatch`} />}
        {plan && <Reach content={content} spots={planned ? within : reached} lit={planned} />}
        <Capitals view={view} held={held} />
        {ringed.length > 0 && <Rings content={content} spots={ringed} />}
        {plan && <WayThere content={content} plan={plan} aim={aim} ready={ready} />}
      </Drawing>
      {within.length > 0 && <Glow content={content} spots={within} viewBox={VIEW} />}
      <Drawing className="sc-map sc-layer" viewBox={VIEW}>
        <Folk view={view} seat={seat} reckoned={reckoned} />
        <Pieces view={view} stacks={stacks} held={held} far={far} />
        <Names drawing={named} name={name} />
        <HexTraces view={view} traces={traces} />
        <Wonders view={view} battles={campaign?.battles ?? NO_BATTLES} />
      </Drawing>
      {costs && !far && (
        <Drawing className="sc-map sc-layer" viewBox={VIEW}>
          <Costs content={content} costs={costs} taken={held} names={named.lands} standing={standing} />
        </Drawing>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: the map is a drawing; fieldset is for forms */}
      <svg
        ref={svg}
        className="sc-map sc-touched"
        viewBox={VIEW}
        role="group"
        aria-label={speaker.say('ui.map')}
        onKeyDown={onKeyDown}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what lies under it is reached with the keys hex by hex */}
        <rect width={MAP_WIDTH} height={MAP_HEIGHT} fill="transparent" onClick={onClick} />
        {!byHex && drawing.seas.map(area)}
        {!byHex && drawing.lands.map(area)}
        {!byHex && drawing.islands.map(area)}
        {litHexes.map(spot => touch(spot, true))}
        {[...new Set([here, ready])].map(spot => spot !== null && touch(spot, false))}
        <Fleets {...props} held={held} />
      </svg>
      {plan && planned && <Tip {...props} plan={plan} ready={ready} />}
    </div>
  );
}
