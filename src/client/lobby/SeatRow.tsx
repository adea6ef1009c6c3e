import type { ReactElement } from 'react';
import { LEVELS, todaysName } from '../../bots/level-names.ts';
import type { Speaker } from '../../engine/text/text.ts';
import type { IconName } from '../../kit/look/icon-names.ts';
import { Medallion } from '../../kit/look/Medallion.tsx';
import { Segmented } from '../../kit/look/Segmented.tsx';
import type { ShelvedGame } from '../games.ts';
import { ToolButton } from '../hall/ToolButton.tsx';
import { NAME_LENGTH } from '../settings/settings.ts';
import { useSpeech } from '../speech.tsx';
import { levelName } from './level.ts';
import type { SeatPlan, SitterKind } from './table-plan.ts';

const ICONS: Readonly<Record<SitterKind, IconName | undefined>> = {
  you: 'hand',
  person: 'three-friends',
  open: 'share',
  invited: 'quill-ink',
  bot: 'rock-golem',
  empty: undefined,
};

interface SeatRowProps {
  readonly game: ShelvedGame;
  readonly seat: SeatPlan;
  /** Its number, where it is not settled yet which side is played there. */
  readonly number?: number | undefined;
  /** Who may sit there. */
  readonly kinds: readonly SitterKind[];
  /** Speaks the game's words: what a side is called. */
  readonly speaker: Speaker;
  readonly onSit: (kind: SitterKind) => void;
  readonly onRename: (name: string) => void;
  readonly onLevel: (level: string) => void;
  /** In the order of play; left out where the order is drawn by lot, or the seat is the first or last. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
}

/** One seat: which side, who sits there, and how they are called. */
export function SeatRow(props: SeatRowProps): ReactElement {
  const { game, seat, number, kinds, speaker, onSit, onRename, onLevel, onUp, onDown } = props;
  const { say } = useSpeech();
  const look = number === undefined ? game.hanging.sides[seat.side] : undefined;
  const side = look
    ? speaker.name(game.hanging.sideKind, seat.side)
    : say('hall.seat.number', { number: number ?? seat.side });
  // Five words in a row leave no room for pictures.
  const few = kinds.length < 5;
  return (
    <li className="sk-seat-row" data-kind={seat.kind}>
      {look && <Medallion kind="seat" side={look} size={62} dim={seat.kind === 'empty'} className="sk-seat-medal" />}
      <div className="sk-seat-who">
        <h3>{side}</h3>
        {(onUp || onDown) && (
          <span className="sk-seat-moves">
            {onUp && (
              <span className="sk-seat-up">
                <ToolButton icon="plain-arrow" label={say('hall.seat.up', { side })} onClick={onUp} />
              </span>
            )}
            {onDown && <ToolButton icon="plain-arrow" label={say('hall.seat.down', { side })} onClick={onDown} />}
          </span>
        )}
        <Segmented
          label={say('hall.seat.who', { side })}
          segments={kinds.map(value => ({
            value,
            label: say(`hall.sitter.${value}`),
            icon: few ? ICONS[value] : undefined,
          }))}
          value={seat.kind}
          onChange={onSit}
        />
      </div>
      <div className="sk-seat-more">
        {seat.kind === 'bot' && (
          <>
            <Segmented
              label={say('hall.bots.level')}
              segments={LEVELS.map(value => ({ value, label: levelName(speaker, value) }))}
              value={todaysName(seat.level)}
              onChange={onLevel}
            />
            {/* Online the hall itself names its bots. */}
            {!kinds.includes('open') && <span>{say('hall.seat.named', { name: seat.name })}</span>}
          </>
        )}
        {(seat.kind === 'you' || seat.kind === 'person' || seat.kind === 'invited') && (
          <>
            <input
              className="sk-field sk-hollow sk-cut"
              aria-label={say('hall.seat.name', { side })}
              placeholder={
                seat.kind === 'invited'
                  ? say('hall.seat.guest')
                  : seat.kind === 'you'
                    ? say('hall.sitter.you')
                    : undefined
              }
              value={seat.name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={event => onRename(event.target.value)}
            />
            {seat.kind === 'you' && <b className="sk-seat-yours">{say('hall.seat.yours')}</b>}
          </>
        )}
        {seat.kind === 'open' && <span>{say('hall.seat.open.text')}</span>}
        {seat.kind === 'empty' && <span>{say('hall.seat.empty')}</span>}
      </div>
    </li>
  );
}
