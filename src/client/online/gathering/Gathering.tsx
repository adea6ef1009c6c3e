import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Lobby } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { announce } from '../../announce.tsx';
import { shelved } from '../../games.ts';
import { ConfirmDialog } from '../../hall/ConfirmDialog.tsx';
import { Hanging } from '../../hall/Hanging.tsx';
import { Rail } from '../../hall/Rail.tsx';
import { Beam } from '../../hall/Timber.tsx';
import { go } from '../../router.ts';
import { Screen } from '../../Screen.tsx';
import { settings } from '../../settings/kept.ts';
import { NAME_LENGTH } from '../../settings/settings.ts';
import { useGameSpeaker, useSpeech } from '../../speech.tsx';
import { useLoadedGame } from '../../table/useGameAtTable.ts';
import { hallApi } from '../api/api.ts';
import { introduce } from '../api/introduce.ts';
import { useAsking } from '../api/refusal.ts';
import { LineNotice } from '../line/LineNotice.tsx';
import { ownSeats, useCompany, useOnline } from '../table/online-table.ts';
import { TalkTool } from '../talk/TalkTool.tsx';
import { ChangedValues } from './ChangedValues.tsx';
import { CopyField } from './CopyField.tsx';
import { GatheringSeat, mayTakeSeat } from './GatheringSeat.tsx';
import { invitedAs } from './invited-as.ts';
import { linkFor } from './link-for.ts';
import { ShareButton } from './ShareButton.tsx';
import { newShare, rememberShare } from './shares.ts';
import { Terms } from './Terms.tsx';
import '../../lobby/lobby.css';
import './gathering.css';

interface GatheringProps {
  readonly lobby: Lobby;
  /** An invitation to one seat. */
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
}

/** A table before its first card: who has come, and where one sits down with nothing but a name. */
export function Gathering({ lobby, seat: invitation, invite }: GatheringProps): ReactElement {
  const { say, language } = useSpeech();
  const { line } = useOnline();
  const { presence } = useCompany(line);
  const game = shelved(lobby.game);
  const loaded = useLoadedGame(lobby.game);
  const speaker = useGameSpeaker(loaded?.game, null);
  const { trouble, busy, attempt } = useAsking();
  const [name, setName] = useState(
    () => settings().name || invitedAs(lobby, invite === undefined ? undefined : invitation),
  );
  const [nameless, setNameless] = useState(false);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mine = ownSeats(lobby).filter(seat => lobby.seats[seat].kind === 'person');
  const seated = mine.length > 0;
  const invitedTo = (i: number) => i === invitation && invite !== undefined;
  const may = lobby.seats.flatMap((seat, i) => (mayTakeSeat(seat, seated, invitedTo(i)) ? [i] : []));
  const first = may.find(invitedTo) ?? may.find(i => lobby.seats[i].kind === 'invited') ?? may[0];
  const link = linkFor(lobby);

  const free = lobby.seats.filter(({ kind }) => kind === 'open').length;
  const kept = lobby.seats.filter(({ kind }) => kind === 'invited');
  const news = say('hall.gathering.seats', { free, kept: kept.length, names: kept.map(seat => seat.name) });
  useEffect(() => announce(news), [news]);

  const sit = (seat: number) => {
    const called = name.trim();
    setNameless(called === '');
    if (called === '') {
      field.current?.focus();
      return;
    }
    void attempt(async () => {
      // The line must know the reader before the last seat is taken and the doors close.
      if (await introduce(called)) line.greetAgain();
      const share = newShare();
      const taking = invitedTo(seat) && invite ? { share, invite } : { share };
      await hallApi.sit(lobby.id, seat, taking);
      rememberShare(lobby.id, share);
    });
  };
  const title = say('hall.gathering');
  return (
    <Screen
      className="sk-lobby sk-gathering"
      title={`${game?.title ?? ''} · ${title} · Skáli`}
      head={
        <Rail title={game?.title ?? title} band={game?.hanging.band}>
          <TalkTool />
        </Rail>
      }
    >
      <Beam />
      <div className="sk-notices">
        <LineNotice />
      </div>
      <div className="sk-gathering-bays">
        {game && (
          <div className="sk-lobby-game">
            <Hanging game={game} level="p">
              <p className="sk-hanging-pitch">{game.hanging.pitch[language]}</p>
            </Hanging>
          </div>
        )}
        <Plank as="section" className="sk-lobby-plank sk-gathering-seats">
          <header className="sk-lobby-head">
            <h2>{seated || may.length === 0 ? title : say('hall.gathering.sit')}</h2>
            <span>{news}</span>
          </header>
          {!seated && may.length === 0 && <p role="status">{say('hall.gathering.kept')}</p>}
          {!seated &&
            invite !== undefined &&
            invitation !== undefined &&
            !may.includes(invitation) &&
            may.length > 0 && <p role="status">{say('hall.gathering.invite-gone')}</p>}
          {may.length > 0 && (
            <label className="sk-gathering-name">
              <span>{say('hall.gathering.name')}</span>
              <input
                ref={field}
                className="sk-field sk-hollow sk-cut"
                value={name}
                maxLength={NAME_LENGTH}
                autoComplete="nickname"
                aria-invalid={nameless}
                onChange={event => setName(event.target.value)}
              />
            </label>
          )}
          {nameless && <p role="alert">{say('hall.gathering.nameless')}</p>}
          {trouble && <p role="alert">{trouble}</p>}
          <ol>
            {lobby.seats.map((seat, i) => (
              <GatheringSeat
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={i}
                lobby={lobby}
                seat={seat}
                number={i}
                game={game}
                speaker={speaker}
                there={presence.seats[i] ?? false}
                seated={seated}
                invited={invitedTo(i)}
                main={i === first}
                onLetGo={
                  lobby.mine
                    ? () =>
                        void attempt(async () => {
                          await hallApi.free(lobby.id, i);
                        })
                    : undefined
                }
                busy={busy}
                onSit={() => sit(i)}
                onGetUp={() =>
                  void attempt(async () => {
                    await hallApi.getUp(lobby.id, i);
                  })
                }
              />
            ))}
          </ol>
        </Plank>
        <div className="sk-gathering-side">
          {free > 0 && (
            <Plank as="section" className="sk-lobby-plank">
              <h2 className="sk-title">{say('hall.gathering.invite')}</h2>
              <p className="sk-dim">{say(`hall.gathering.invite.${lobby.visibility}`)}</p>
              <CopyField to={{ screen: 'play', id: lobby.id }} label={say('hall.gathering.link')} />
            </Plank>
          )}
          <Terms lobby={lobby} />
          {lobby.content && speaker && (
            <ChangedValues content={lobby.content} spec={loaded?.game.rules.content} speaker={speaker} />
          )}
          <Plank as="section" className="sk-lobby-plank">
            <h2 className="sk-title">{say('hall.fairness')}</h2>
            <p className="sk-dim">{say('hall.fairness.text')}</p>
            <p className="sk-gathering-promise">
              <Icon name="wax-seal" size={18} />
              <span>{say('hall.shuffle.promise')}</span>
              <code>{lobby.commitment}</code>
            </p>
          </Plank>
        </div>
        <Plank as="section" className="sk-lobby-start sk-gathering-foot" label={say('hall.start')}>
          <Button tone="quiet" onClick={() => go({ screen: 'home' })}>
            {say('hall.home')}
          </Button>
          <div className="sk-lobby-state">
            <p className="sk-lobby-ready">{news}</p>
            <p>{say(lobby.mine ? 'hall.gathering.host' : 'hall.gathering.guest')}</p>
          </div>
          {lobby.mine && (
            <>
              <Button tone="quiet" disabled={busy} onClick={() => setAsked(true)}>
                {say('hall.take-down')}
              </Button>
              <Button
                icon="rock-golem"
                act="start"
                disabled={busy}
                onClick={() =>
                  void attempt(async () => {
                    await hallApi.start(lobby.id);
                  })
                }
              >
                {say('hall.start.with-bots')}
              </Button>
            </>
          )}
          {seated && link && (
            <ShareButton to={link.to} label={link.name && say('hall.gathering.copy-for', { name: link.name })} />
          )}
        </Plank>
      </div>
      {asked && (
        <ConfirmDialog
          title={say('hall.take-down.ask')}
          text={say('hall.take-down.text')}
          act={say('hall.take-down')}
          onClose={() => setAsked(false)}
          onConfirm={() =>
            void attempt(async () => {
              await hallApi.takeDown(lobby.id);
              go({ screen: 'home' });
            })
          }
        />
      )}
    </Screen>
  );
}
