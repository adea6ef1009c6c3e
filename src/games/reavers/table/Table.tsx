import { Activity, type CSSProperties, type ReactElement, useState } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { LookedAt } from '../../../kit/table/LookedAt.tsx';
import { useLooked } from '../../../kit/table/looked.ts';
import { usePlay } from '../../../kit/table/play/usePlay.ts';
import { Score } from '../../../kit/table/Score.tsx';
import { played } from '../../../kit/table/scene/played.ts';
import { SagaPlank, TableLayout, TableOver } from '../../../kit/table/TableLayout.tsx';
import { Tabs } from '../../../kit/table/Tabs.tsx';
import { useTableForm } from '../../../kit/table/useTableForm.ts';
import { Prompt } from './Prompt.tsx';
import { CRESTS, SOURCE_ICONS } from './pieces.ts';
import { type ReaversProps, touching } from './play/play.ts';
import type { Target } from './play/targets.ts';
import { FLIGHT, useFresh } from './play/useFresh.ts';
import { usePaying } from './play/usePaying.ts';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { CombatSceneView } from './scenes/CombatSceneView.tsx';
import { JourneySceneView } from './scenes/JourneySceneView.tsx';
import { RoundSceneView } from './scenes/RoundSceneView.tsx';
import { viewAt } from './scenes/view-at.ts';
import { LandSheet } from './sea/LandSheet.tsx';
import { Sea } from './sea/Sea.tsx';
import { useOpenLand } from './sea/useOpenLand.ts';
import { Captain } from './ship/Captain.tsx';
import { Crew } from './ship/Crew.tsx';
import { Hold } from './ship/Hold.tsx';
import { Longship } from './ship/Longship.tsx';
import { Tray } from './tray/Tray.tsx';
import './table.css';
import './sea.css';
import './ship.css';

type Tab = 'ship' | 'crew' | 'hold' | 'saga';
const TABS: readonly { readonly tab: Tab; readonly icon: IconName; readonly word: string }[] = [
  { tab: 'ship', icon: 'drakkar', word: 'ui.tab-ship' },
  { tab: 'crew', icon: 'rally-the-troops', word: 'ui.tab-crew' },
  { tab: 'hold', icon: 'jeweled-chalice', word: 'ui.tab-hold' },
  { tab: 'saga', icon: 'scroll-unfurled', word: 'ui.tab-saga' },
];

/** The tab on a phone where a thing lies; nothing for what is always in sight. */
function tabOf(target: Target, onBoard: ReadonlySet<string>): Tab | null {
  // A die that no bench holds lies on an artefact.
  if (target.startsWith('die:')) return onBoard.has(target.slice('die:'.length)) ? 'ship' : 'hold';
  if (target.startsWith('upgrade:')) return 'ship';
  if (target.startsWith('slot:')) return 'crew';
  return target.startsWith('artefact:') || target.startsWith('prophecy:') ? 'hold' : null;
}

/** Reavers of Midgard, ready to be played. */
export default function ReaversTable(props: ReaversProps): ReactElement {
  const { view, seat, speaker, result, lookingBack, settings } = props;
  const play = usePlay(props, touching);
  const paying = usePaying(props);
  const desk = useTableForm() === 'desk';
  const land = useOpenLand(props, play, !desk);
  const fresh = useFresh(props);
  const [chosenTab, setTab] = useState<Tab>('ship');
  const { shown: looked, look, back } = useLooked(props);
  const onBoard = new Set((seat === null ? [] : view.seats[seat].dice).map(({ die }) => die));
  // What may be touched instead of what lies ready counts, too.
  const lit = [...play.signs].flatMap(([target, sign]) => (sign === 'lit' ? [target] : []));
  const litTabs = new Set(lit.map(target => tabOf(target, onBoard)));
  const elsewhere = litTabs.has(null) || litTabs.size === 0 || litTabs.has(chosenTab);
  // A reaver in hand asks for its slot; everything else lit is in sight, or its tab is marked.
  const slots = [...play.lit].some(target => target.startsWith('slot:'));
  const tab = slots ? 'crew' : elsewhere ? chosenTab : ([...litTabs].find(t => t !== null) ?? chosenTab);
  // What may be touched is in sight, whatever was looked at before.
  const shown = litTabs.size > (litTabs.has(null) ? 1 : 0) && seat !== null ? seat : looked;
  const seen = shownView(props);
  const of = seen.seats[shown];
  const rail = <Rail {...props} />;
  const saga = <SagaPlank {...props} />;
  if (result && !lookingBack) {
    const looks = view.seats.map(({ crest }) => CRESTS[crest]);
    const score = <Score {...props} result={result} looks={looks} icons={SOURCE_ICONS} />;
    return <TableOver className="rm-table" rail={rail} score={score} saga={saga} />;
  }
  const climax = climaxOf(props);
  return (
    <TableLayout
      className={settings.speed === 'off' ? 'rm-table' : 'rm-table rm-moving'}
      tab={tab}
      paged={!desk}
      scene={climax ? 'scene' : undefined}
      style={{ '--flight': `${FLIGHT[settings.speed]}ms` } as CSSProperties}
      rail={rail}
      left={
        <>
          <Seats {...props} view={seen} play={play} looked={shown === seat ? null : shown} onSeat={look} />
          {saga}
        </>
      }
      centre={
        <>
          {climax}
          {/* The lands wait behind a climax as they were. */}
          <Activity mode={climax ? 'hidden' : 'visible'}>
            <Sea {...props} play={land.play} />
            <Tray {...props} play={play} paying={paying} />
          </Activity>
        </>
      }
      prompt={<Prompt {...props} play={play} paying={paying} />}
      replay={lookingBack && props.replay}
      foot={
        <>
          {shown !== seat && (
            <LookedAt side={CRESTS[of.crest]} speaker={speaker} onBack={seat === null ? undefined : back}>
              {speaker.say('ui.ship-of', { seat: shown })}
            </LookedAt>
          )}
          <div className="rm-foot">
            <Captain {...props} play={play} of={of} />
            <Longship {...props} play={play} of={of} fresh={fresh} />
            <Crew {...props} play={play} of={of} />
            <Hold {...props} play={play} of={of} />
          </div>
        </>
      }
      lit={play.lit}
      sheet={
        land.space && !lookingBack && !climax ? (
          <LandSheet
            {...props}
            play={land.play}
            space={land.space}
            litBelow={[...play.signs].some(([target, sign]) => sign === 'lit' && target.startsWith('space:'))}
            onClose={land.close}
          />
        ) : undefined
      }
      tabs={
        <Tabs
          label={speaker.say('ui.tabs')}
          tabs={TABS.map(each => ({ ...each, word: speaker.say(each.word) }))}
          chosen={tab}
          lit={litTabs}
          onTab={setTab}
        />
      }
    />
  );
}

/** What is said of the seats while a round's end is told is what the scene says. */
function shownView({ view, scene }: ReaversProps): ReaversProps['view'] {
  const ended = played(scene, 'round');
  return ended ? viewAt(ended, view) : view;
}

/** What takes the place of the lands: a journey, a fight, the end of a round; nothing most of the time. */
function climaxOf(props: ReaversProps): ReactElement | null {
  const sailed = played(props.scene, 'journey');
  if (sailed) return <JourneySceneView {...props} played={sailed} />;
  const fought = played(props.scene, 'combat');
  if (fought) return <CombatSceneView {...props} played={fought} />;
  const ended = played(props.scene, 'round');
  return ended && <RoundSceneView {...props} played={ended} />;
}
