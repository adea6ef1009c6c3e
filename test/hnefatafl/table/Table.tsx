import { type CSSProperties, memo, type ReactElement, useState } from 'react';
import { Icon } from '../../../src/kit/look/Icon.tsx';
import { Plank } from '../../../src/kit/look/Plank.tsx';
import { Prompt } from '../../../src/kit/table/Prompt.tsx';
import { usePlay } from '../../../src/kit/table/play/usePlay.ts';
import { Score } from '../../../src/kit/table/Score.tsx';
import { isAsked, SeatList, SeatPlank, statusOf } from '../../../src/kit/table/SeatPlank.tsx';
import { SagaPlank, TableLayout, TableOver } from '../../../src/kit/table/TableLayout.tsx';
import { TableRail } from '../../../src/kit/table/TableRail.tsx';
import { Tabs } from '../../../src/kit/table/Tabs.tsx';
import { Thing } from '../../../src/kit/table/Thing.tsx';
import { useNarrow } from '../../../src/kit/table/useTableForm.ts';
import { BOARDS, isRoyal, SIDES } from '../rules/board.ts';
import { SIDE_LOOKS } from './pieces.ts';
import { type Play, type TaflProps, touching } from './play.ts';
import './table.css';

type Tab = 'board' | 'saga';
const TABS = [
  { tab: 'board', icon: 'round-table', word: 'ui.tab-board' },
  { tab: 'saga', icon: 'scroll-unfurled', word: 'ui.tab-saga' },
] as const;

const LOOKS = SIDES.map(side => SIDE_LOOKS[side]);
const nobody = (): void => undefined;

/** Hnefatafl, ready to be played. */
export default function TaflTable(props: TaflProps): ReactElement {
  const { view, speaker, result, lookingBack, tools, mark } = props;
  const play = usePlay(props, touching);
  const [tab, setTab] = useState<Tab>('board');
  const quiet = speaker.say('ui.quiet', { quiet: view.quiet, patience: view.patience });
  const rail = (
    <TableRail
      speaker={speaker}
      tools={tools}
      mark={mark}
      track={<span className="ht-quiet">{quiet}</span>}
      now={
        <span title={quiet}>
          {view.quiet} / {view.patience}
        </span>
      }
      numbers={[]}
      band="sea"
    />
  );
  const saga = <SagaPlank {...props} />;
  if (result && !lookingBack) {
    const score = <Score {...props} result={result} looks={LOOKS} icons={{}} />;
    return <TableOver className="ht-table" rail={rail} score={score} saga={saga} />;
  }
  return (
    <TableLayout
      className="ht-table"
      tab={tab}
      rail={rail}
      left={
        <>
          <Sides {...props} />
          {saga}
        </>
      }
      centre={<Board {...props} play={play} />}
      prompt={
        <Prompt {...props} play={play} hint={play.begun ? speaker.say('ui.hint-to') : ''}>
          {null}
        </Prompt>
      }
      replay={lookingBack && props.replay}
      foot={null}
      tabs={
        <Tabs
          label={speaker.say('ui.tabs')}
          tabs={TABS.map(each => ({ ...each, word: speaker.say(each.word) }))}
          chosen={tab}
          lit={new Set(play.lit.size > 0 ? ['board'] : [])}
          onTab={setTab}
        />
      }
    />
  );
}

function Sides(props: TaflProps): ReactElement {
  const { view, speaker, seats, waiting } = props;
  const compact = useNarrow();
  const pieces = Object.values(view.pieces);
  return (
    <SeatList label={speaker.say('ui.seats')}>
      {SIDES.map((side, seat) => {
        const count = pieces.filter(piece => (piece === 'raider') === (side === 'raiders')).length;
        const score = { icon: SIDE_LOOKS[side].emblem, value: count, spoken: speaker.say('ui.pieces', { n: count }) };
        return (
          <SeatPlank
            key={side}
            seat={seat}
            side={SIDE_LOOKS[side]}
            name={speaker.seat(seat, 'label')}
            status={statusOf(props, seat, speaker.side(seat))}
            score={score}
            tallies={[]}
            active={isAsked(waiting, seat)}
            compact={compact}
            sign={seats[seat].sign}
            clock={seats[seat].clock}
            onSeat={nobody}
          />
        );
      })}
    </SeatList>
  );
}

/** The squares, row by row, the first at the foot. */
const Board = memo(function Board({ view, speaker, play }: TaflProps & { readonly play: Play }): ReactElement {
  const board = BOARDS[view.board];
  const { size, names } = board;
  return (
    <Plank as="section" className="ht-board" label={speaker.say('ui.board')}>
      <div className="ht-squares" style={{ '--size': size } as CSSProperties}>
        {names.map((name, at) => {
          const piece = view.pieces[name];
          const target = `square:${name}` as const;
          const row = size - Math.floor(at / size);
          return (
            <Thing
              key={name}
              target={target}
              sign={play.sign(target)}
              label={speaker.say('ui.square', piece ? { square: name, piece } : { square: name })}
              className={isRoyal(board, at) ? 'ht-square ht-royal' : 'ht-square'}
              style={{ gridRow: row, gridColumn: (at % size) + 1 }}
              onTouch={play.touch}
            >
              {play.lit.has(target) && <span className="ht-glow sk-breathe" />}
              {piece && (
                <span className="ht-piece" data-piece={piece}>
                  {piece !== 'guard' && <Icon name={piece === 'king' ? 'queen-crown' : 'barbute'} size={22} />}
                </span>
              )}
            </Thing>
          );
        })}
      </div>
    </Plank>
  );
});
