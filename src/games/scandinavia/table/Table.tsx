import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { PanZoom } from '../../../kit/look/PanZoom.tsx';
import { usePlay } from '../../../kit/table/play/usePlay.ts';
import { Score } from '../../../kit/table/Score.tsx';
import { SagaPlank, TableLayout, TableOver } from '../../../kit/table/TableLayout.tsx';
import { Tabs } from '../../../kit/table/Tabs.tsx';
import { useNarrow } from '../../../kit/table/useTableForm.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './map/lattice.ts';
import { WorldMap } from './map/WorldMap.tsx';
import { Prompt } from './Prompt.tsx';
import { Inspector } from './parts/Inspector.tsx';
import { LitPlaces } from './parts/LitPlaces.tsx';
import { Realm } from './parts/Realm.tsx';
import { sideOf } from './pieces.ts';
import { type ScandinaviaProps, touching } from './play/play.ts';
import { lordsOf } from './play/realm.ts';
import type { Target } from './play/targets.ts';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import './table.css';

type Tab = 'region' | 'realm' | 'saga';
const TABS: readonly { readonly tab: Tab; readonly icon: IconName; readonly word: string }[] = [
  { tab: 'region', icon: 'flying-flag', word: 'ui.tab-region' },
  { tab: 'realm', icon: 'two-coins', word: 'ui.tab-realm' },
  { tab: 'saga', icon: 'scroll-unfurled', word: 'ui.tab-saga' },
];
const MAP = { width: MAP_WIDTH, height: MAP_HEIGHT };
/** Where nobody has looked yet: the seat of the emperors. */
const FIRST_LOOK = 'selorian';

/** Scandinavia, ready to be played. */
export default function ScandinaviaTable(props: ScandinaviaProps): ReactElement {
  const { view, seat, speaker, result, lookingBack } = props;
  const play = usePlay(props, touching);
  const narrow = useNarrow();
  const [tab, setTab] = useState<Tab>('region');
  const [place, setPlace] = useState<string | null>(null);
  const [realm, setRealm] = useState<number | null>(null);
  const latest = useRef(play);
  latest.current = play;
  // A touch on the map plays, and shows at the side what was touched.
  const onTouch = useCallback((target: Target) => {
    if (target.startsWith('place:')) setPlace(target.slice('place:'.length));
    latest.current.touch(target);
  }, []);
  const rail = <Rail {...props} />;
  const saga = <SagaPlank {...props} />;
  if (result && !lookingBack) {
    const looks = props.seats.map((_, of) => sideOf(lordsOf(view, of)[0] ?? ''));
    const score = <Score {...props} result={result} looks={looks} icons={{}} />;
    return <TableOver className="sc-table" rail={rail} score={score} saga={saga} />;
  }
  const shown = realm ?? seat ?? view.first;
  const looked = place ?? touchedPlace(play.way.touched) ?? FIRST_LOOK;
  const inspector = <Inspector key={looked} {...props} place={looked} />;
  const wired = { ...props, play };
  const home = <Realm {...props} shown={shown} />;
  return (
    <TableLayout
      className="sc-table"
      tab={tab}
      rail={rail}
      left={<Seats {...props} looked={realm} onSeat={of => setRealm(of === seat || of === realm ? null : of)} />}
      centre={
        <PanZoom
          shape={MAP}
          most={4}
          label={speaker.say('ui.map-window')}
          strings={{ closer: speaker.say('ui.closer'), whole: speaker.say('ui.whole') }}
        >
          <WorldMap {...wired} looked={looked} onTouch={onTouch} />
        </PanZoom>
      }
      prompt={<Prompt {...wired} />}
      replay={lookingBack && props.replay}
      foot={
        narrow ? (
          <div className="sc-foot">
            {tab === 'region' && (
              <>
                <LitPlaces {...wired} />
                {inspector}
              </>
            )}
            {tab === 'realm' && home}
            {tab === 'saga' && saga}
          </div>
        ) : (
          home
        )
      }
      right={
        <>
          {inspector}
          {saga}
        </>
      }
      lit={play.lit}
      tabs={
        <Tabs
          label={speaker.say('ui.tabs')}
          tabs={TABS.map(each => ({ ...each, word: speaker.say(each.word) }))}
          chosen={tab}
          onTab={setTab}
        />
      }
    />
  );
}

/** The last place on the way, if there is one. */
const touchedPlace = (touched: readonly Target[]): string | undefined =>
  touched.findLast(target => target.startsWith('place:'))?.slice('place:'.length);
