import { Activity, lazy, type ReactElement, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon, type IconName } from '../../../kit/look/Icon.tsx';
import { PanZoom } from '../../../kit/look/PanZoom.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { LookedAt } from '../../../kit/table/LookedAt.tsx';
import { useLooked } from '../../../kit/table/looked.ts';
import { usePlay } from '../../../kit/table/play/usePlay.ts';
import { Sheet } from '../../../kit/table/Sheet.tsx';
import { SagaPlank, TableLayout, TableOver } from '../../../kit/table/TableLayout.tsx';
import { Tabs } from '../../../kit/table/Tabs.tsx';
import { useNarrow } from '../../../kit/table/useTableForm.ts';
import { isAdvanced } from './map/hex/spots.ts';
import { HEX_WIDTH, MAP_HEIGHT, MAP_WIDTH } from './map/lattice.ts';
import { sharesOf } from './map/shares.ts';
import { useHome } from './map/useHome.ts';
import { WorldMap } from './map/WorldMap.tsx';
import { Prompt } from './Prompt.tsx';
import { Chart } from './parts/Chart.tsx';
import { Inspector } from './parts/Inspector.tsx';
import { LitPlaces, litOnMap } from './parts/LitPlaces.tsx';
import { Plans } from './parts/Plans.tsx';
import { Realm } from './parts/Realm.tsx';
import { sideOf } from './pieces.ts';
import { makeAim } from './play/aim.ts';
import { firstLooked, placeNamed } from './play/looked-at.ts';
import { useReckoning } from './play/plan.ts';
import { type ScandinaviaProps, touching, type Wired } from './play/play.ts';
import { lordsOf } from './play/realm.ts';
import { mooredAt, type Target } from './play/targets.ts';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { concerns } from './screens/bonds.ts';
import { Diplomacy } from './screens/Diplomacy.tsx';
import { DiplomacyBeside } from './screens/DiplomacyBeside.tsx';
import { type Screen, screenOf } from './screens/screen-of.ts';
import './table.css';

/** The map in hexes comes to tables of the advanced rules alone. */
const HexMap = lazy(async () => ({ default: (await import('./map/hex/HexMap.tsx')).HexMap }));

/** Lords are picked once, before the first turn. */
const LordPick = lazy(() => import('./screens/LordPick.tsx'));

/** Screens that no table begins with: they are fetched while the first is read. */
const auction = () => import('./screens/Auction.tsx');
const besideAuction = () => import('./screens/AuctionBeside.tsx');
const sceneView = () => import('./scenes/SceneView.tsx');
const event = () => import('./screens/EventNow.tsx');
const realmSheet = () => import('./parts/RealmSheet.tsx');
const ending = () => import('./screens/Ending.tsx');
const battle = () => import('./screens/Battle.tsx');
const besideBattle = () => import('./screens/BattleBeside.tsx');
const SceneView = lazy(async () => ({ default: (await sceneView()).SceneView }));
const EventNow = lazy(async () => ({ default: (await event()).EventNow }));
const RealmSheet = lazy(async () => ({ default: (await realmSheet()).RealmSheet }));
const Ending = lazy(async () => ({ default: (await ending()).Ending }));
const Battle = lazy(async () => ({ default: (await battle()).Battle }));
const BattleBeside = lazy(async () => ({ default: (await besideBattle()).BattleBeside }));
const DragonBids = lazy(async () => ({ default: (await auction()).DragonBids }));
const LokiBids = lazy(async () => ({ default: (await auction()).LokiBids }));
const DragonBeside = lazy(async () => ({ default: (await besideAuction()).DragonBeside }));
const LokiBeside = lazy(async () => ({ default: (await besideAuction()).LokiBeside }));

const LATER = [sceneView, event, realmSheet, battle, besideBattle, auction, besideAuction, ending];

type Tab = 'region' | 'realm' | 'saga';
const TABS: readonly { readonly tab: Tab; readonly icon: IconName; readonly word: string }[] = [
  { tab: 'region', icon: 'flying-flag', word: 'ui.tab-region' },
  { tab: 'realm', icon: 'two-coins', word: 'ui.tab-realm' },
  { tab: 'saga', icon: 'scroll-unfurled', word: 'ui.tab-saga' },
];
/** Where the list of what is lit lies on a phone. */
const REGION_TAB: ReadonlySet<string> = new Set(['region']);
/** Whole map, a region, hexes: widths of a hex in pixels, as scales of the drawing. */
const HEX_STOPS = [32, 55, 90].map(width => width / HEX_WIDTH);
/** Stacks are by hex where there is room for them, else by land. */
const HEX_UNFOLDS = [24 / HEX_WIDTH];
const MAP = { width: MAP_WIDTH, height: MAP_HEIGHT };

/** Scandinavia, ready to be played. */
export default function ScandinaviaTable(props: ScandinaviaProps): ReactElement {
  const { view, seat, speaker, result, lookingBack } = props;
  const play = usePlay(props, touching);
  const narrow = useNarrow();
  const [tab, setTab] = useState<Tab>('region');
  const [place, setPlace] = useState<string | null>(null);
  // What lies over the board of a large screen: the places that are lit, or the whole of a realm.
  const [over, setOver] = useState<'places' | 'realm' | null>(null);
  const putAway = useCallback(() => setOver(null), []);
  const { shown, look, back } = useLooked(props);
  const about = lookingBack || props.scene ? null : screenOf(view, play.signs.keys());
  // Who has gone from a screen to the map stays there until the screen has had its time.
  const [away, setAway] = useState(false);
  const [before, setBefore] = useState(about);
  if (before !== about) {
    setBefore(about);
    setAway(false);
  }
  const screen = away ? null : about;
  // What was looked at last stays in sight when the question goes on to something else.
  const named = placeNamed(props, play.way.touched);
  const [namedBefore, setNamedBefore] = useState<string | null>(null);
  if (namedBefore !== named) {
    setNamedBefore(named);
    if (named !== null) setPlace(named);
  }
  const home = useHome(props);
  const advanced = isAdvanced(view);
  const [aim] = useState(makeAim);
  useEffect(() => {
    for (const load of LATER) void load();
  }, []);
  // Planks beside the map show plans as soon as they can be worked out.
  useReckoning(advanced);
  const latest = useRef(play);
  latest.current = play;
  const seen = useRef(view);
  seen.current = view;
  // A touch on the map plays, and shows at the side what was touched.
  const onTouch = useCallback((target: Target) => {
    if (target.startsWith('place:')) setPlace(target.slice('place:'.length));
    const { pending, way, confirm, touch } = latest.current;
    const last = way.touched.at(-1);
    // What lies ready is done by touching it once more.
    if (pending && last !== undefined && (last === target || last === mooredAt(target, seen.current))) confirm();
    else touch(target);
  }, []);
  const rail = <Rail {...props} />;
  const saga = <SagaPlank {...props} />;
  if (result && !lookingBack) {
    const score = (
      <Suspense>
        <Ending {...props} result={result} />
      </Suspense>
    );
    return <TableOver className="sc-table" rail={rail} score={score} saga={saga} />;
  }
  const looked = place ?? firstLooked(props);
  const inspector = <Inspector key={looked} {...props} place={looked} />;
  const wired = { ...props, play };
  const places = litOnMap(play);
  const onMap = places.length;
  const climax = props.scene && (
    <Suspense>
      <SceneView {...props} scene={props.scene} />
    </Suspense>
  );
  const inPlace = climax ?? (screen && SCREENS[screen](wired));
  const beside = screen ? BESIDE[screen]?.(wired) : undefined;
  const turnOver = about && (
    <div className="sc-turn-over">
      <Button tone="quiet" act="turn-over" onClick={() => setAway(!away)}>
        {speaker.say(screen ? 'ui.to-map' : `ui.to-${about}`)}
      </Button>
    </div>
  );
  const realm = (
    <>
      {shown !== seat && (
        <LookedAt
          side={sideOf(lordsOf(view, shown)[0] ?? '')}
          speaker={speaker}
          onBack={seat === null ? undefined : back}
        >
          {speaker.say('ui.realm-of', { seat: shown })}
        </LookedAt>
      )}
      <Realm {...props} shown={shown} onWhole={narrow ? undefined : () => setOver(over === 'realm' ? null : 'realm')} />
    </>
  );
  const whole = (
    <Suspense>
      <RealmSheet {...props} lords={lordsOf(view, shown)} />
    </Suspense>
  );
  return (
    <TableLayout
      className="sc-table"
      tab={tab}
      scene={climax ? 'fight' : (screen ?? undefined)}
      rail={rail}
      left={<Seats {...props} looked={shown === seat ? null : shown} onSeat={look} />}
      centre={
        <>
          {inPlace && <div className="sc-screen">{inPlace}</div>}
          {/* The map waits behind a screen as it was. */}
          <Activity mode={inPlace ? 'hidden' : 'visible'}>
            <PanZoom
              shape={MAP}
              home={home}
              inSight={lookingBack ? undefined : sharesOf(view, props.ask ? named : null, places)}
              begins={advanced && narrow ? HEX_STOPS[1] : undefined}
              most={advanced ? 6 : 4}
              stops={advanced ? HEX_STOPS : undefined}
              unfolds={advanced ? HEX_UNFOLDS : undefined}
              label={speaker.say('ui.map-window')}
              strings={{
                closer: speaker.say('ui.closer'),
                further: speaker.say('ui.further'),
                whole: speaker.say('ui.whole'),
              }}
            >
              {advanced ? (
                <Suspense>
                  <HexMap {...wired} looked={looked} onTouch={onTouch} aim={aim} />
                </Suspense>
              ) : (
                <WorldMap {...wired} looked={looked} onTouch={onTouch} />
              )}
            </PanZoom>
          </Activity>
          {!narrow && turnOver}
          {!narrow && !inPlace && onMap > 0 && (
            <button
              type="button"
              className="sc-lit-open"
              data-lit-inside="true"
              aria-expanded={over === 'places'}
              onClick={() => setOver(over === 'places' ? null : 'places')}
            >
              <Icon name="flying-flag" size={17} />
              {speaker.say('ui.list-places')}
            </button>
          )}
        </>
      }
      sheet={
        narrow || over === null ? undefined : over === 'realm' ? (
          <Sheet
            title={speaker.say('ui.realm-of', { seat: shown })}
            close={speaker.say('hall.close')}
            litBelow={onMap > 0}
            onClose={putAway}
          >
            {whole}
          </Sheet>
        ) : !inPlace && onMap > 0 ? (
          <Sheet title={speaker.say('ui.lit-places')} close={speaker.say('hall.close')} onClose={putAway}>
            <LitPlaces {...wired} />
          </Sheet>
        ) : undefined
      }
      prompt={
        <Prompt
          {...wired}
          isElsewhere={target =>
            target.startsWith('sheet:') || (screen === 'diplomacy' && concerns(target, view.lords) !== null)
          }
        />
      }
      replay={lookingBack && props.replay}
      foot={
        narrow ? (
          <div className="sc-foot">
            {tab === 'region' && (
              <>
                {/* By hex there is much to list: what is in hand comes first. */}
                {advanced && <Plans {...wired} aim={aim} />}
                <div className="sc-lit-row">
                  {!inPlace && <Chart view={view} play={play} speaker={speaker} />}
                  {turnOver}
                  <LitPlaces {...wired} />
                </div>
                {!advanced && <Plans {...wired} aim={aim} />}
                {beside ?? inspector}
              </>
            )}
            {tab === 'realm' && (
              <>
                {realm}
                <Plank className="sc-plan">{whole}</Plank>
              </>
            )}
            {tab === 'saga' && saga}
          </div>
        ) : (
          realm
        )
      }
      right={
        !narrow && (
          <>
            <Plans {...wired} aim={aim} />
            {beside ?? inspector}
            {saga}
          </>
        )
      }
      lit={play.lit}
      tabs={
        <Tabs
          label={speaker.say('ui.tabs')}
          tabs={TABS.map(each => ({ ...each, word: speaker.say(each.word) }))}
          chosen={tab}
          lit={onMap > 0 ? REGION_TAB : undefined}
          onTab={setTab}
        />
      }
    />
  );
}

const SCREENS: Readonly<Record<Screen, (props: Wired) => ReactElement>> = {
  lords: props => (
    <Suspense>
      <LordPick {...props} />
    </Suspense>
  ),
  diplomacy: props => <Diplomacy {...props} />,
  event: props => (
    <Suspense>
      <EventNow {...props} />
    </Suspense>
  ),
  dragon: props => (
    <Suspense>
      <DragonBids {...props} />
    </Suspense>
  ),
  loki: props => (
    <Suspense>
      <LokiBids {...props} />
    </Suspense>
  ),
  battle: props => (
    <Suspense>
      <Battle {...props} />
    </Suspense>
  ),
};

/** What is said beside a screen, in the place of what is looked at on the map. */
const BESIDE: Readonly<Partial<Record<Screen, (props: Wired) => ReactElement>>> = {
  // The sheets say all there is to know.
  lords: () => <></>,
  diplomacy: props => <DiplomacyBeside {...props} />,
  dragon: props => (
    <Suspense>
      <DragonBeside {...props} />
    </Suspense>
  ),
  loki: props => (
    <Suspense>
      <LokiBeside {...props} />
    </Suspense>
  ),
  battle: props => (
    <Suspense>
      <BattleBeside {...props} />
    </Suspense>
  ),
};
