import { Activity, lazy, type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { PanZoom } from '../../../kit/look/PanZoom.tsx';
import { useLooked } from '../../../kit/table/looked.ts';
import { usePlay } from '../../../kit/table/play/usePlay.ts';
import { Strip } from '../../../kit/table/Strip.tsx';
import { played } from '../../../kit/table/scene/played.ts';
import { SagaPlank, TableLayout, TableOver } from '../../../kit/table/TableLayout.tsx';
import { Tabs } from '../../../kit/table/Tabs.tsx';
import { isPhone, type TableForm, useLow, useTableForm } from '../../../kit/table/useTableForm.ts';
import type { BattleFrame } from '../rules/frames.ts';
import { CARD_IDS, PLACE_IDS } from '../rules/numbers.ts';
import { Battle, Stakes } from './Battle.tsx';
import { partOf } from './BattleSteps.tsx';
import { BoardPart } from './BoardPart.tsx';
import { Near } from './board/Near.tsx';
import { Draft, Kept } from './Draft.tsx';
import { Cards } from './Hand.tsx';
import { useOpened } from './Opened.tsx';
import { PassedOn } from './PassedOn.tsx';
import { Piles } from './Piles.tsx';
import { Prompt } from './Prompt.tsx';
import { battleFirst } from './play/cards.ts';
import { motionOf } from './play/motion.ts';
import { type BloodRageProps, type Play, touching } from './play/play.ts';
import type { Target } from './play/targets.ts';
import { useFlights } from './play/useFlights.ts';
import { topFrame } from './play/where.ts';
import { Rail } from './Rail.tsx';
import { Reserve } from './Reserve.tsx';
import { Score } from './Score.tsx';
import { RagnarokList, Seats } from './Seats.tsx';
import { Sheet } from './Sheet.tsx';
import { BattleSceneView, BattleTold, hasTold } from './scenes/BattleSceneView.tsx';
import { viewAt } from './scenes/view-at.ts';
import './table.css';

// It is seen three times in a game.
const AgeSceneView = lazy(() => import('./scenes/AgeSceneView.tsx'));

type Tab = 'hand' | 'clan' | 'saga' | 'seats';
const TABS: readonly { tab: Tab; icon: IconName }[] = [
  { tab: 'hand', icon: 'card-draw' },
  { tab: 'clan', icon: 'rune-stone' },
  { tab: 'saga', icon: 'scroll-unfurled' },
  { tab: 'seats', icon: 'round-table' },
];

/** Cards to show at the foot: the hand, or the winner's own cards that may be bought back. */
function handOf({ view, seat, ask }: BloodRageProps): readonly string[] {
  const frame = topFrame(view);
  if (ask?.prompt === 'buy-back' && frame?.kind === 'battle' && seat !== null) {
    return frame.played[seat].map(card => CARD_IDS[card]);
  }
  return view.own?.hand ?? [];
}

function fightIn(view: BloodRageProps['view']): BattleFrame | undefined {
  const frame = view.frames.findLast(each => each.kind === 'battle');
  return frame && partOf(frame.step) !== 'spoils' ? frame : undefined;
}

/** Blood Rage, ready to be played. */
export default function BloodRageTable(props: BloodRageProps): ReactElement {
  const { view, seat, speaker, tools, mark, result, lookingBack, highlight } = props;
  const form = useTableForm();
  const narrow = isPhone(form);
  // Once strength is compared its scene has told all of it, and what is left to choose lies on the map.
  const battle = useMemo(() => fightIn(view), [view]);
  const held = handOf(props);
  // A phone shows the beginning of a hand.
  const hand = useMemo(() => (narrow && battle ? battleFirst(held) : held), [narrow, battle, held]);
  const { play, openHand, sheet } = useOpened(props, usePlay(props, touching), narrow, hand);
  const low = useLow();
  // Who watches has no hand: a phone shows them what was done.
  const [turnedTo, setTab] = useState<Tab>();
  const chosenTab = turnedTo ?? (seat === null ? 'saga' : 'hand');
  const { shown: looked, look, back } = useLooked(props);
  const flights = useFlights(props);
  const frame = topFrame(view);
  // Who watches has no gifts before them: they see the map, and who still chooses.
  const drafting = frame?.kind === 'draft' && seat !== null;
  // What may be touched is in sight, whatever was looked at before.
  const slotsLit = [...play.lit].some(target => target.startsWith('slot:'));
  const reserveLit = [...play.lit].some(target => target.startsWith('reserve:'));
  // A tablet that is low has one page beside the map, the sheet or the saga.
  const tab = slotsLit || (form === 'tablet' && chosenTab !== 'saga') ? 'clan' : chosenTab;
  const sheetOf = slotsLit && seat !== null ? seat : looked;
  const scene = sceneOf(props, play, { battle, drafting, form });
  // Beside a scene the seats are a strip above it.
  const inScene = scene.name === 'battle' || scene.name === 'report';
  const shown = useMemo(() => shownView(view, props.scene), [view, props.scene]);
  const board = { view: shown, seat, speaker, lookingBack, highlight, recent: props.recent, play };
  const near = fieldOf(props, scene.name, play, battle);
  const fought = played(props.scene, 'battle');
  const told = fought && hasTold(fought);
  const foot = drafting ? (
    <Kept {...props} play={play} folded={low || form !== 'desk'} />
  ) : (
    <Foot narrow={narrow} all={speaker.say('ui.all-cards', { n: hand.length })} play={play} onAll={openHand}>
      {/* In a battle the cards are all that counts, and a phone has room for few. */}
      {narrow && battle && !reserveLit ? null : <Reserve view={view} seat={seat} speaker={speaker} play={play} />}
      <Cards {...props} play={play} cards={hand} label={speaker.say('table.hand')} as={narrow ? 'strip' : 'hand'} />
    </Foot>
  );
  const onSeat = useCallback(
    (of: number) => {
      look(of);
      if (narrow) setTab('clan');
    },
    [look, narrow],
  );
  const rail = <Rail view={view} seat={seat} speaker={speaker} tools={tools} mark={mark} lookingBack={lookingBack} />;
  const saga = <SagaPlank {...props} />;
  if (result && !lookingBack) {
    return <TableOver className="br-table" rail={rail} score={<Score {...props} result={result} />} saga={saga} />;
  }
  return (
    <TableLayout
      className={seat === null ? 'br-table br-watched' : 'br-table'}
      tab={tab}
      scene={scene.name}
      style={motionOf(props.settings.speed)}
      rail={rail}
      left={
        <>
          <Seats {...props} view={shown} compact={narrow || inScene} onSeat={onSeat} />
          <RagnarokList view={view} speaker={speaker} />
        </>
      }
      centre={
        <>
          {scene.element}
          {/* The map waits behind a scene as it was: to draw it anew would take longer than all else. */}
          <Activity mode={scene.element ? 'hidden' : 'visible'}>
            <PanZoom strings={{ closer: speaker.say('ui.closer'), whole: speaker.say('ui.whole') }}>
              <BoardPart {...board} flights={flights} />
            </PanZoom>
          </Activity>
        </>
      }
      prompt={<Prompt {...props} play={play} />}
      replay={lookingBack && props.replay}
      foot={!lookingBack && seat !== null && foot}
      right={
        <>
          {scene.element && !narrow ? (
            <div className="br-mini">
              {near ? (
                <Near place={near}>
                  <BoardPart {...board} form="wide" />
                </Near>
              ) : (
                <BoardPart {...board} form="mini" />
              )}
            </div>
          ) : null}
          {drafting && !lookingBack ? <PassedOn {...props} /> : null}
          {fought && told && form !== 'phone' ? (
            <BattleTold {...props} played={fought} />
          ) : battle && !lookingBack ? (
            <Stakes {...props} frame={battle} />
          ) : null}
          {saga}
          <Sheet {...props} play={play} of={sheetOf} onBack={back} />
          {drafting ? null : <Piles view={view} speaker={speaker} />}
        </>
      }
      tabs={
        <Tabs
          label={speaker.say('ui.tabs')}
          tabs={TABS.slice(seat === null ? 1 : 0).map(each => ({ ...each, word: speaker.say(`ui.tab-${each.tab}`) }))}
          chosen={tab}
          lit={new Set([...play.signs].flatMap(([target, sign]) => (sign === 'lit' ? tabOf(target) : [])))}
          onTab={setTab}
        />
      }
      sheet={lookingBack || props.scene ? undefined : sheet}
      lit={play.lit}
    />
  );
}

/** The page of a phone on which a thing lies; nothing for what is always in sight. */
function tabOf(target: Target): Tab | null {
  if (/^(card|reserve|valhalla):/.test(target)) return 'hand';
  return target.startsWith('slot:') ? 'clan' : null;
}

interface FootProps {
  readonly narrow: boolean;
  readonly all: string;
  readonly play: Play;
  readonly onAll: () => void;
  readonly children: ReactNode;
}

/** Reserve and hand: side by side, or in a strip that a phone shows a part of. */
function Foot({ narrow, all, play, onAll, children }: FootProps): ReactElement {
  if (!narrow) return <div className="br-foot-row">{children}</div>;
  return (
    <Strip
      all={all}
      lit={[...play.signs].some(([target, sign]) => sign === 'lit' && tabOf(target) === 'hand')}
      onAll={onAll}
    >
      {children}
    </Strip>
  );
}

const onMap = ({ lit }: Play): boolean => [...lit].some(target => /^(figure|from|place):/.test(target));

/** The board as it is at this beat of an Age's end: the province falls before the reader's eyes. */
function shownView(view: BloodRageProps['view'], scene: BloodRageProps['scene']): BloodRageProps['view'] {
  const ended = played(scene, 'age');
  return ended ? viewAt(ended, view) : view;
}

/** The province that a scene is about, while nothing elsewhere on the map may be touched. */
function fieldOf(props: BloodRageProps, scene: string, play: Play, battle: BattleFrame | undefined): string | null {
  const fought = played(props.scene, 'battle');
  if (fought) return fought.scene.province;
  const burnt = played(props.scene, 'age') && props.view.doomed?.province;
  if (burnt) return burnt;
  return scene === 'battle' && battle && !onMap(play) ? PLACE_IDS[battle.province] : null;
}

interface SceneGiven {
  readonly battle: BattleFrame | undefined;
  readonly drafting: boolean;
  readonly form: TableForm;
}

/** What takes the place of the map: a climax, the draft, a battle; nothing most of the time. */
function sceneOf(
  props: BloodRageProps,
  play: Play,
  { battle, drafting, form }: SceneGiven,
): { name: string; element: ReactElement | null } {
  if (props.lookingBack) return { name: 'map', element: null };
  const narrow = isPhone(form);
  const fought = played(props.scene, 'battle');
  if (fought) return { name: 'report', element: <BattleSceneView {...props} played={fought} form={form} /> };
  const ended = played(props.scene, 'age');
  if (ended) {
    const element = (
      <Suspense>
        <AgeSceneView {...props} played={ended} />
      </Suspense>
    );
    return { name: 'report', element };
  }
  if (drafting) return { name: 'draft', element: <Draft {...props} play={play} compact={narrow} /> };
  // Beside a battle there is a small map to choose from; a phone has no room for it.
  const outThere = narrow && onMap(play);
  const mapped = outThere || topFrame(props.view)?.kind === 'invasion';
  if (battle && !mapped)
    return { name: 'battle', element: <Battle {...props} play={play} frame={battle} narrow={narrow} /> };
  return { name: 'map', element: null };
}
