import type { ReactElement, ReactNode } from 'react';
import type { Speaker } from '../../engine/text/text.ts';
import { Plank } from '../../kit/look/Plank.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import type { ShelvedGame } from '../games.ts';
import { Choice } from '../hall/Choice.tsx';
import { sidesSettled } from '../home/saved.ts';
import { changeSettings } from '../settings/kept.ts';
import { useSpeech } from '../speech.tsx';
import { SeatRow } from './SeatRow.tsx';
import { move, rename, setLevel, sit } from './seating.ts';
import { type SitterKind, type TablePlan, taken } from './table-plan.ts';

interface SeatsProps {
  readonly game: ShelvedGame;
  readonly plan: TablePlan;
  readonly kinds: readonly SitterKind[];
  readonly speaker: Speaker;
  readonly onChange: (plan: TablePlan) => void;
  /** Above the seats. */
  readonly children?: ReactNode | undefined;
}

export function Seats({ game, plan, kinds, speaker, onChange, children }: SeatsProps): ReactElement {
  const { say } = useSpeech();
  const settled = sidesSettled({ game: game.id, options: plan.options });
  const last = plan.seats.length - 1;
  return (
    <Plank as="section" className="sk-lobby-plank sk-lobby-seats">
      <header className="sk-lobby-head">
        <h2>{say('hall.seats')}</h2>
        <span>{say('hall.seats.in-use', { used: taken(plan).length, all: plan.seats.length })}</span>
      </header>
      {children}
      <ol>
        {plan.seats.map((seat, row) => (
          <SeatRow
            key={seat.side}
            game={game}
            seat={seat}
            number={settled ? undefined : row + 1}
            kinds={kinds}
            speaker={speaker}
            onSit={kind => onChange(sit(plan, row, kind))}
            onRename={name => {
              if (seat.kind === 'you') changeSettings({ name });
              onChange(rename(plan, row, name));
            }}
            onLevel={level => onChange(setLevel(plan, row, level))}
            onUp={plan.lot || row === 0 ? undefined : () => onChange(move(plan, row, -1))}
            onDown={plan.lot || row === last ? undefined : () => onChange(move(plan, row, 1))}
          />
        ))}
      </ol>
      <Choice title={say('hall.order')} text={say(plan.lot ? 'hall.order.lot.text' : 'hall.order.shown.text')}>
        <Segmented
          label={say('hall.order')}
          segments={[
            { value: 'shown', label: say('hall.order.shown') },
            { value: 'lot', label: say('hall.order.lot') },
          ]}
          value={plan.lot ? 'lot' : 'shown'}
          onChange={value => onChange({ ...plan, lot: value === 'lot' })}
        />
      </Choice>
    </Plank>
  );
}
