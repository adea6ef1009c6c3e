import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../engine/contract/ask.ts';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Rail } from '../../hall/Rail.tsx';
import { Link } from '../../Link.tsx';
import type { HallId } from '../../locales/index.ts';
import { Screen } from '../../Screen.tsx';
import { useSpeech } from '../../speech.tsx';
import type { OnlineParts } from '../../table/online-parts.ts';
import { TableFrom } from '../../table/TableScreen.tsx';
import { Awaited } from '../awaited/Awaited.tsx';
import { ClockSign } from '../clock/ClockSign.tsx';
import { Gathering } from '../gathering/Gathering.tsx';
import { sharesOf } from '../gathering/shares.ts';
import { dialTable } from '../line/dial.ts';
import { onlineSource } from '../line/online-source.ts';
import { serverNow } from '../line/server-time.ts';
import type { SocketConnection } from '../line/socket-connection.ts';
import { keepSeen, lastSeen } from '../talk/last-seen.ts';
import { TalkFoot } from '../talk/TalkFoot.tsx';
import { TalkPanel } from '../talk/TalkPanel.tsx';
import { TalkTool } from '../talk/TalkTool.tsx';
import { KeepLog } from './KeepLog.tsx';
import { OnlineMenu } from './OnlineMenu.tsx';
import { OnlineNotices } from './OnlineNotices.tsx';
import { OnlineProvider, type OnlineTable, ownSeats, useCompany } from './online-table.ts';
import { SeatSign } from './SeatSign.tsx';

interface OnlineScreenProps {
  readonly id: string;
  readonly seat?: number | undefined;
  readonly invite?: string | undefined;
}

/** A table in the hall's server: people gather, play, and look back, all at one address. */
export default function OnlineScreen({ id, seat, invite }: OnlineScreenProps): ReactElement {
  const { say } = useSpeech();
  const [line, setLine] = useState<SocketConnection | null>(null);
  useEffect(() => {
    const dialled = dialTable(id);
    setLine(dialled);
    return () => {
      setLine(null);
      dialled.close();
    };
  }, [id]);
  if (!line) return <div className="sk-loading">{say('hall.loading')}</div>;
  return <Connected id={id} line={line} seat={seat} invite={invite} />;
}

function Connected({ id, line, seat, invite }: OnlineScreenProps & { readonly line: SocketConnection }): ReactElement {
  const company = useCompany(line);
  const { state, lobby, talk } = company;
  const online = useOnlineTable(id, line);
  const { talkTo } = online;
  const source = useMemo(() => onlineSource(id, line), [id, line]);
  const parts = useMemo(
    (): OnlineParts => ({
      Sign: SeatSign,
      Clock: ClockSign,
      Tool: TalkTool,
      Foot: TalkFoot,
      Notices: OnlineNotices,
      Awaited,
      Menu: OnlineMenu,
      now: serverNow,
      shares: () => sharesOf(id),
      talkTo,
    }),
    [id, talkTo],
  );
  // Whoever comes to a game that is over, and had no part in it, came to see it.
  const [cameToLook, setCameToLook] = useState<boolean | null>(null);
  useEffect(() => {
    if (lobby && cameToLook === null) setCameToLook(lobby.state === 'over' && ownSeats(lobby).length === 0);
  }, [lobby, cameToLook]);

  if (state.kind === 'ended') {
    return <Shut words={`hall.online.${state.why}`}>{state.why === 'old-rules' && <KeepLog id={id} />}</Shut>;
  }
  if (!lobby) return <Shut words={state.kind === 'lost' ? 'hall.silent' : 'hall.loading'} />;
  return (
    <OnlineProvider value={online}>
      {lobby.state === 'gathering' ? (
        <Gathering lobby={lobby} seat={seat} invite={invite} />
      ) : (
        cameToLook !== null && <TableFrom id={id} source={source} online={parts} lookBack={cameToLook} />
      )}
      {online.talking && <TalkPanel company={company} lobby={lobby} talk={talk} />}
    </OnlineProvider>
  );
}

const EVERYBODY: readonly Seat[] = [];

/** What was said before one came first, and what is said while the panel is open, is not news. */
function useOnlineTable(id: string, line: SocketConnection): OnlineTable {
  const { talk, lobby } = useCompany(line);
  const [to, talkTo] = useState<readonly Seat[] | null>(null);
  const talking = to !== null;
  const setTalking = useCallback((open: boolean) => talkTo(open ? EVERYBODY : null), []);
  /** The last line in sight; empty before the first. */
  const seen = useRef(lastSeen(id));
  const last = talk[talk.length - 1]?.id ?? '';
  if (lobby && (seen.current === undefined || talking)) seen.current = last;
  const inSight = lobby ? seen.current : undefined;
  useEffect(() => {
    if (inSight !== undefined) keepSeen(id, inSight);
  }, [id, inSight]);
  const unread = lobby ? talk.length - 1 - talk.findIndex(({ id }) => id === seen.current) : 0;
  return useMemo(
    () => ({ id, line, talking, setTalking, to: to ?? EVERYBODY, talkTo, unread }),
    [id, line, talking, setTalking, to, unread],
  );
}

/** Where nobody can sit down, or not yet. */
function Shut({ words, children }: { words: HallId; children?: ReactNode }): ReactElement {
  const { say } = useSpeech();
  const title = say('hall.online');
  return (
    <Screen title={`${title} · Skáli`} head={<Rail title={title} />} className="sk-page">
      <Plank as="section" className="sk-page-plank">
        <p role="status">{say(words)}</p>
        {children}
        <p>
          <Link to={{ screen: 'home' }}>{say('hall.home')}</Link>
        </p>
      </Plank>
    </Screen>
  );
}
