import { type ReactElement, useEffect, useRef } from 'react';
import type { Speaker } from '../../../engine/text/text.ts';
import type { Lobby, LobbySeat } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import type { ShelvedGame } from '../../games.ts';
import { sideNameOf } from '../../home/saved.ts';
import { levelName } from '../../lobby/level.ts';
import { useSpeech } from '../../speech.tsx';
import { PresenceSign } from '../table/PresenceSign.tsx';
import { CopyField } from './CopyField.tsx';

interface GatheringSeatProps {
  readonly lobby: Lobby;
  readonly seat: LobbySeat;
  readonly number: number;
  readonly game: ShelvedGame | undefined;
  /** Speaks the words of the game, once they are loaded. */
  readonly speaker: Speaker | undefined;
  readonly there: boolean;
  /** The reader sits at this table already. */
  readonly seated: boolean;
  /** The reader has the invitation to this seat. */
  readonly invited: boolean;
  readonly busy: boolean;
  readonly onSit: () => void;
  readonly onGetUp: () => void;
  /** Lets anybody have it; left out where the reader may not. */
  readonly onLetGo?: (() => void) | undefined;
  /** Sitting down here is what the screen is for. */
  readonly main: boolean;
}

/** May the reader sit down there? */
export const mayTakeSeat = ({ kind, mine }: LobbySeat, seated: boolean, invited: boolean): boolean =>
  !seated && (kind === 'open' || (kind === 'invited' && (invited || mine)));

/** One seat of a table that gathers. */
export function GatheringSeat(props: GatheringSeatProps): ReactElement {
  const { lobby, seat, number, game, speaker, there, seated, invited, busy, onSit, onGetUp, onLetGo, main } = props;
  const { say, speaker: hall } = useSpeech();
  const name = sideNameOf(lobby, number);
  const look = name === undefined ? undefined : game?.hanging.sides[name];
  // A side has a name as soon as the game's words are there; only a seat without one is a number.
  const side =
    look && name && game
      ? (speaker?.name(game.hanging.sideKind, name) ?? '\u00a0')
      : say('hall.seat.number', { number: number + 1 });
  // At a rematch seats are kept for whoever had them.
  const kept = seat.kind === 'invited';
  const mayTake = mayTakeSeat(seat, seated, invited);
  const own = useRef<HTMLLIElement>(null);
  const here = invited && mayTake;
  // An invitation leads to its seat.
  useEffect(() => {
    if (here) own.current?.scrollIntoView({ block: 'center' });
  }, [here]);
  const sitsHere = seat.mine && seat.kind === 'person';
  return (
    <li ref={own} className="sk-seat-row" data-kind={seat.kind} data-invited={here || undefined}>
      {look && (
        <Medallion
          kind="seat"
          side={look}
          size={62}
          dim={seat.kind === 'open' || kept}
          lit={mayTake}
          className="sk-seat-medal"
        />
      )}
      <div className="sk-seat-who">
        <h3>{side}</h3>
        {sitsHere && <b className="sk-seat-yours">{say('hall.seat.yours')}</b>}
      </div>
      <div className="sk-seat-more">
        <span className="sk-gathering-who">
          {seat.kind === 'person' && (
            <>
              <PresenceSign there={there} bot={false} />
              <b>{seat.name}</b>
            </>
          )}
          {seat.kind === 'bot' && say('hall.seat.bot', { name: seat.name, level: levelName(hall, seat.bot ?? '') })}
          {seat.kind === 'open' && say('hall.seat.free')}
          {kept && (mayTake ? say('hall.gathering.invited') : say('hall.seat.kept', { name: seat.name }))}
        </span>
        {mayTake && (
          <Button tone={main ? 'main' : 'plain'} disabled={busy} onClick={onSit}>
            {say('hall.seat.sit')}
            <span className="sk-heard">: {side}</span>
          </Button>
        )}
        {sitsHere && (
          <Button tone="quiet" disabled={busy} onClick={onGetUp}>
            {say('hall.seat.get-up')}
          </Button>
        )}
        {kept && onLetGo && (
          <Button
            tone="quiet"
            disabled={busy}
            label={say('hall.seat.let-go.spoken', { name: seat.name })}
            onClick={onLetGo}
          >
            {say('hall.seat.let-go')}
          </Button>
        )}
        {seat.invite !== undefined && (
          <CopyField
            to={{ screen: 'play', id: lobby.id, seat: number, invite: seat.invite }}
            label={say('hall.seat.invite-link', { name: seat.name })}
          />
        )}
      </div>
    </li>
  );
}
