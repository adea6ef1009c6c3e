import { type ReactElement, useId } from 'react';
import type { TableRow } from '../../../host/hall-api.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { shelved } from '../../games.ts';
import { ago } from '../../hall/ago.ts';
import { sideOf } from '../../home/saved.ts';
import { stageWords } from '../../home/stage-words.ts';
import { go } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import { clockWords } from '../clock/clock-time.ts';
import { serverNow } from '../line/server-time.ts';
import { seatsWords } from './seats-words.ts';
import { awaitedAt, deadlineOf, isYourTurn, lostSeats } from './waits.ts';

/** One of the reader's tables: how far it is, who is awaited, what there is to do. */
export function MyTable({ table, onGo }: { table: TableRow; onGo?: (() => void) | undefined }): ReactElement {
  const speech = useSpeech();
  const { say, language } = speech;
  const title = useId();
  const side = sideOf(table, table.you[0] ?? 0);
  const yours = isYourTurn(table);
  const lost = lostSeats(table).length > 0;
  const act = yours
    ? 'hall.your-turn'
    : lost
      ? 'hall.away.back'
      : table.state === 'gathering'
        ? 'hall.gathering.go'
        : 'hall.look-in';
  return (
    <li className="sk-saved" aria-labelledby={title}>
      {side ? <Medallion kind="seat" side={side} size={38} /> : <Icon name="round-table" size={38} />}
      <div className="sk-saved-what">
        <h3 id={title}>{shelved(table.game)?.title}</h3>
        <p>
          <span className="sk-saved-online">
            <Icon name="world" size={14} label={say('hall.online')} />
          </span>{' '}
          {stateWords()}
          {lost && <b className="sk-saved-lost">{say('hall.tables.lost')}</b>}
          <span className="sk-saved-when">{ago(table.changed, Date.now(), language)}</span>
        </p>
      </div>
      <Button
        tone={yours || lost ? 'main' : 'plain'}
        className="sk-saved-go"
        describedBy={title}
        onClick={() => {
          onGo?.();
          go({ screen: 'play', id: table.id });
        }}
      >
        {say(act)}
      </Button>
    </li>
  );

  /** "Age II, Action · waiting for Ketil": how far it is, and for whom. */
  function stateWords(): string {
    const names = table.seats.filter((_, seat) => !table.you.includes(seat)).flatMap(({ name }) => name || []);
    if (table.state === 'gathering') return seatsWords(speech, table);
    if (table.state === 'over') return say('hall.saved.with', { names });
    const stage = stageWords(speech, table.game, table.stage);
    const awaited = awaitedAt(table);
    const deadline = deadlineOf(table);
    const who = yours
      ? deadline !== null &&
        say('hall.tables.deadline', { time: clockWords(Math.max(0, deadline - serverNow()), language) })
      : awaited.length > 0 && say('hall.tables.awaited', { names: awaited });
    return [stage, who || say('hall.saved.with', { names })].filter(Boolean).join(' · ');
  }
}
