/** What lies on the map of hexes, layer by layer: each is drawn again only where something of its own has changed. */
import { memo, type ReactElement } from 'react';
import { Drawing, SILENT } from '../../../../../kit/look/Drawing.tsx';
import { Glyph, type IconName } from '../../../../../kit/look/Icon.tsx';
import { CASTLE, WALLS } from '../../../content/buildings.ts';
import { landOf } from '../../../content/lands.ts';
import { withPack } from '../../../content/pack.ts';
import { BEAST_ICONS } from '../../pieces.ts';
import { freeFolkOf, type ToCome } from '../../play/plan.ts';
import type { Wired } from '../../play/play.ts';
import type { Target } from '../../play/targets.ts';
import { Fleet } from '../Fleet.tsx';
import { centreOf, type Point } from '../lattice.ts';
import { CapitalWard, FolkBadge, HexCapital, HexStackArt } from './HexStandings.tsx';
import { hexDrawing } from './hex-drawing.ts';
import { Reach } from './Reach.tsx';
import { centreOfSpot, isSpot } from './spots.ts';
import type { HexStack } from './stacks.ts';

/** Fleets that lie where others are, too: below them and beside each other, so that no number is covered. */
const MOORED: Point = [-3, 30];
const BESIDE = 24;

/** The hexes of the capitals. */
export const Capitals = memo(function Capitals({
  view,
  held,
}: Pick<Wired, 'view'> & { readonly held: ReadonlySet<string> }): ReactElement {
  const { lands } = hexDrawing(view.content);
  const values = withPack(view.content);
  return (
    <>
      {lands.map(({ id, capital }) => {
        const { owner, buildings } = view.regions[id];
        return (
          <HexCapital
            key={id}
            id={id}
            hex={capital}
            owner={owner}
            alignment={landOf(values, id).alignment}
            castle={buildings.includes(CASTLE)}
            walls={buildings.includes(WALLS)}
            held={held.has(id)}
          />
        );
      })}
    </>
  );
});

interface FolkProps extends Pick<Wired, 'view' | 'seat'> {
  /** What the rules say is known. */
  readonly reckoned: boolean;
}

/** How strong the people of free lands are. */
export const Folk = memo(function Folk({ view, seat }: FolkProps): ReactElement {
  const { lands } = hexDrawing(view.content);
  const folk = freeFolkOf(view, seat);
  return (
    <>
      {lands.map(({ id, capital }) => {
        const strength = folk.get(id) ?? 0;
        return view.regions[id].owner === null && strength > 0 && <FolkBadge key={id} hex={capital} folk={strength} />;
      })}
    </>
  );
});

interface PiecesProps extends Pick<Wired, 'view'> {
  readonly stacks: readonly HexStack[];
  readonly held: ReadonlySet<string>;
  readonly far: boolean;
}

/** Who stands where, and whose capitals and islands are where somebody stands. */
export const Pieces = memo(function Pieces({ view, stacks, held, far }: PiecesProps): ReactElement {
  const { lands, islands } = hexDrawing(view.content);
  return (
    <>
      {stacks.map(({ at, side, piece, units, heads, strength, behind, sides }) => {
        const [x, y] = centreOfSpot(view.content, at);
        return (
          <HexStackArt
            key={`${at} ${side}`}
            {...{ x, y, side, piece, units, heads, strength, behind, sides }}
            folded={far}
          />
        );
      })}
      {islands.map(({ id, hex }) => {
        const owner = view.islands[id];
        return owner && <CapitalWard key={id} at={centreOf(hex)} owner={owner} />;
      })}
      {!far &&
        lands.map(({ id, capital }) => {
          const { owner } = view.regions[id];
          return owner !== null && held.has(id) && <CapitalWard key={id} at={centreOf(capital)} owner={owner} />;
        })}
    </>
  );
});

/** What breathes round all that is lit, a layer of its own. */
export function Glow({
  content,
  spots,
  viewBox,
}: {
  readonly content: Wired['view']['content'];
  readonly spots: readonly string[];
  readonly viewBox: string;
}) {
  return (
    <Drawing className="sc-map sc-glow sc-glow-hexes sk-breathe" viewBox={viewBox}>
      <Reach content={content} spots={spots} lit />
    </Drawing>
  );
}

interface FleetsProps extends Pick<Wired, 'view' | 'speaker' | 'play'> {
  readonly held: ReadonlySet<string>;
  readonly onTouch: (target: Target) => void;
}

/** Ships on their hexes, beside each other where several lie on one. */
export function Fleets(props: FleetsProps): ReactElement {
  const { view, speaker, play, held, onTouch } = props;
  const taken = new Map<string, number>();
  return (
    <>
      {Object.entries(view.fleets).map(([id, { place }]) => {
        const before = (taken.get(place) ?? 0) + (held.has(place) ? 1 : 0);
        taken.set(place, (taken.get(place) ?? 0) + 1);
        const [x, y] = centreOfSpot(view.content, place);
        return (
          <Fleet
            key={id}
            {...{ id, view, speaker, play, onTouch }}
            x={before === 0 ? x : x + MOORED[0] + (before - 1) * BESIDE}
            y={before === 0 ? y : y + MOORED[1]}
            scale={before > 0 ? 0.4 : 0.5}
          />
        );
      })}
    </>
  );
}

interface WondersProps extends Pick<Wired, 'view'> {
  readonly battles: readonly ToCome[];
}

/** Dragon or Loki, the Stone, storms; and crossed swords where a battle is still to be fought. */
export const Wonders = memo(function Wonders({ view, battles }: WondersProps): ReactElement {
  const { content } = view;
  const mark = (key: string, icon: IconName, [x, y]: Point, size = 13) => (
    <g key={key} transform={`translate(${x} ${y})`} className={`sc-wonder sc-wonder-${key.split(' ')[0]}`}>
      <circle r={size} />
      <Glyph name={icon} x={0} y={0} size={size * 1.4} fill="currentColor" />
    </g>
  );
  const above = (spot: string, dx: number): Point | null => {
    const at = isSpot(content, spot) ? spot : view.fleets[spot]?.place;
    if (at === undefined) return null;
    const [x, y] = centreOfSpot(content, at);
    return [x + dx, y - 19];
  };
  const { beast, stone, storms } = view;
  const drawing = hexDrawing(content);
  const beastAt = beast?.place != null ? above(beast.place, -12) : null;
  const stoneAt = stone.state === 1 && stone.place !== null ? above(stone.place, -12) : null;
  return (
    <g {...SILENT} pointerEvents="none">
      {drawing.seas.flatMap(({ id, name: [x, y] }) =>
        storms.includes(id) ? [mark(`storm ${id}`, 'big-wave', [x, y - 26], 15)] : [],
      )}
      {beast && beastAt && mark('beast', BEAST_ICONS[beast.beast], beastAt)}
      {stoneAt && mark('stone', 'rune-stone', stoneAt)}
      {battles.flatMap(({ at: spot }) => {
        const at = above(spot, -13);
        return at ? [mark(`battle ${spot}`, 'crossed-swords', at, 9.5)] : [];
      })}
    </g>
  );
});
