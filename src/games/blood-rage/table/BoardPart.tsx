import { memo, type ReactElement, useCallback, useMemo } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import { sameData, sameMap, sameSet, useSame, useSameItems } from '../../../kit/look/useSame.ts';
import type { Way } from '../../../kit/table/play/touching.ts';
import { tracesOf } from '../../../kit/table/traces.ts';
import type { FigureGroup, View } from '../rules/view.ts';
import { Board, type BoardFigure, type BoardFjord, type BoardProvince } from './board/Board.tsx';
import type { Flight } from './board/Flights.tsx';
import type { BoardForm } from './board/layout.ts';
import { FjordTip, ProvinceTip } from './ProvinceTip.tsx';
import { clanOf } from './parts.ts';
import { describePlace } from './play/describe.ts';
import type { BloodRageProps, Play } from './play/play.ts';
import type { Target } from './play/targets.ts';
import { traceOf } from './play/traces.ts';

const after = (text: string): string => text.slice(text.indexOf(':') + 1);

const boardFigures = (view: View, groups: readonly FigureGroup[]): BoardFigure[] =>
  groups.map(({ seat, figure, count, strength: str }) => ({ clan: clanOf(view, seat), figure, count, str }));

const provincesOf = (view: View): BoardProvince[] =>
  view.provinces.map(p => ({
    id: p.id,
    token: p.token,
    pillaged: p.pillaged,
    destroyed: p.destroyed,
    doomed: view.doomed?.province === p.id && !p.destroyed ? view.doomed.glory : 0,
    villages: p.villages ?? 0,
    figures: boardFigures(view, p.figures),
  }));

const fjordsOf = (view: View): BoardFjord[] =>
  view.fjords.map(f => ({ id: f.id, figures: boardFigures(view, f.figures) }));

const NONE: ReadonlySet<string> = new Set();

/** Places that may be chosen, in the board's own words. */
const litPlaces = (lit: ReadonlySet<Target>): ReadonlySet<string> =>
  new Set([...lit].filter(target => target.startsWith('place:')).map(after));

/** Figures that may be chosen, in the board's own words. */
function litFigures(view: View, seat: number | null, lit: ReadonlySet<Target>): ReadonlyMap<string, Target> {
  const figures = new Map<string, Target>();
  const mine = seat === null ? null : clanOf(view, seat);
  for (const target of lit) {
    const id = after(target);
    if (target.startsWith('figure:')) {
      const [place, figure] = id.split('/');
      figures.set(`${place}/${mine}/${figure}`, target);
    } else if (target.startsWith('from:')) {
      const groups = view.provinces.find(p => p.id === id)?.figures ?? [];
      for (const group of groups) if (group.seat === seat) figures.set(`${id}/${mine}/${group.figure}`, target);
    }
  }
  return figures;
}

/** Whoever pillages takes the token; whoever comes takes a village. */
function isEntering({ choices, way }: Play): boolean {
  const pillaging = choices.some(({ kind }) => kind === 'pillage' || kind === 'pillage-again');
  return !pillaging || way.touched.length > 0;
}

function selectedOn({ touched }: Way<Target>): string | null {
  const last = touched.at(-1);
  return last?.startsWith('place:') || last?.startsWith('from:') ? after(last) : null;
}

/** The words of the board; they change with the language alone. `clans`: by seat. */
const wordsOf = (speaker: Speaker, clans: readonly string[]) => ({
  name: speaker.name('word', 'board'),
  label: (id: string) => speaker.name('place', id),
  regionLabel: (id: string) => speaker.name('region', id),
  describeFigure: (key: string) => {
    const [place, clan, figure] = key.split('/');
    const what = `${speaker.name('figure', figure)}, ${speaker.name('place', place)}`;
    return speaker.say('said.of', { of: speaker.seat(clans.indexOf(clan), 'label'), what });
  },
  strings: {
    destroyed: speaker.say('ui.destroyed'),
    doomed: (glory: number) => speaker.say('ui.doomed', { glory }),
    doomedShort: speaker.name('word', 'doomed'),
  },
});

interface BoardPartProps
  extends Pick<BloodRageProps, 'view' | 'seat' | 'speaker' | 'lookingBack' | 'highlight' | 'recent'> {
  readonly play: Play;
  readonly form?: BoardForm | undefined;
  readonly flights?: readonly Flight[] | undefined;
}

/**
 * The board, wired: what lies there, what may be touched, what a touch means. Whatever says the same as before is the same
 * as before, so that the board draws again only what has changed.
 */
export const BoardPart = memo(function BoardPart(props: BoardPartProps): ReactElement {
  const { view, seat, play, speaker, lookingBack, form, highlight, flights, recent } = props;
  const provinces = useSameItems(useMemo(() => provincesOf(view), [view]));
  const fjords = useSameItems(useMemo(() => fjordsOf(view), [view]));
  const places = useSame(
    useMemo(() => litPlaces(play.lit), [play.lit]),
    sameSet,
  );
  const figures = useSame(
    useMemo(() => litFigures(view, seat, play.lit), [view, seat, play.lit]),
    sameMap,
  );
  const traces = useSameItems(
    useMemo(
      () =>
        tracesOf(recent, seat, traceOf).map(({ seat: of, at, icon, from }) => ({
          clan: clanOf(view, of),
          at,
          icon,
          from,
        })),
      [recent, seat, view],
    ),
  );
  const entering = isEntering(play);
  const clans = useSameItems(view.clans.map(({ clan }) => clan));
  const words = useMemo(() => wordsOf(speaker, clans), [speaker, clans]);
  const onPlace = useCallback((id: string) => play.touch(`place:${id}`), [play.touch]);
  const told = useSame(
    useMemo(
      () => Object.fromEntries([...provinces, ...fjords].map(({ id }) => [id, describePlace(view, id, speaker)])),
      [view, provinces, fjords, speaker],
    ),
    sameData,
  );
  const describe = useCallback((id: string) => told[id] ?? '', [told]);
  const tip = useCallback(
    (id: string) =>
      view.provinces.some(province => province.id === id) ? (
        <ProvinceTip view={view} seat={seat} speaker={speaker} id={id} />
      ) : (
        <FjordTip view={view} seat={seat} speaker={speaker} id={id} />
      ),
    [view, seat, speaker],
  );
  return (
    <Board
      {...words}
      onPlace={onPlace}
      onFigure={play.touch}
      provinces={provinces}
      fjords={fjords}
      lit={places}
      litVillages={entering ? places : NONE}
      litTokens={entering ? NONE : places}
      litFigures={figures}
      selected={highlight?.kind === 'place' ? highlight.id : selectedOn(play.way)}
      looking={lookingBack}
      form={form}
      describe={describe}
      flights={flights}
      traces={form === 'mini' ? undefined : traces}
      tip={form === 'mini' ? undefined : tip}
    />
  );
});
