import type { ReactElement } from 'react';
import { Button } from '../../../kit/look/Button.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { ConfirmDialog } from '../../hall/ConfirmDialog.tsx';
import { go } from '../../router.ts';
import { useSpeech } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';
import { useAsking } from '../api/refusal.ts';
import { LineNotice } from '../line/LineNotice.tsx';
import { playAgain } from '../line/online-source.ts';
import { useAsked } from './asked.ts';
import { MotionNotice } from './MotionNotice.tsx';
import { OrdersDialog } from './OrdersDialog.tsx';
import { useCompany, useOnline } from './online-table.ts';
import './notices.css';

interface RematchProps {
  readonly id: string;
  readonly next: string;
  readonly plays: boolean;
}

/** Somebody wants to play again: one press for who played, the way to the table for who watched. */
function Rematch({ id, next, plays }: RematchProps): ReactElement {
  const { say } = useSpeech();
  const { trouble, busy, attempt } = useAsking();
  const again = () => attempt(async () => go(await playAgain(id)));
  return (
    <div className="sk-plank sk-plank-ember sk-live-notice" data-part="rematch">
      <Icon name="cycle" size={20} />
      <p>{trouble ?? say(plays ? 'hall.rematch.laid' : 'hall.rematch.watch')}</p>
      {/* Who has played is offered the same below, as the one thing to do. */}
      <Button
        tone={plays ? undefined : 'main'}
        disabled={busy}
        onClick={() => (plays ? void again() : go({ screen: 'play', id: next }))}
      >
        {say(plays ? 'hall.rematch.join' : 'hall.rematch.watch.go')}
      </Button>
    </div>
  );
}

/** What is to be known or decided at once: the line, a vote, a seat that a bot keeps, a rematch. */
export function OnlineNotices(props: AtTable): ReactElement {
  const { line, shown } = props;
  const { say } = useSpeech();
  const { line: socket } = useOnline();
  const { lobby } = useCompany(socket);
  const [asked, ask] = useAsked();
  const { moment, table } = shown;
  const { seat, result } = moment;
  const sitter = seat === null ? undefined : table.seats[seat];
  return (
    <>
      <LineNotice />
      {moment.motion && !result && <MotionNotice {...props} motion={moment.motion} />}
      {seat !== null && sitter && sitter.bot !== null && !result && (
        <div className="sk-plank sk-plank-ice sk-live-notice">
          <Icon name="rock-golem" size={20} />
          <p>{say(sitter.person === 'resigned' ? 'hall.away.resigned' : 'hall.away.bot')}</p>
          {sitter.person !== 'resigned' && (
            <Button onClick={() => void line.takeOver(seat, null)}>{say('hall.away.back')}</Button>
          )}
        </div>
      )}
      {result && lobby?.next && <Rematch id={lobby.id} next={lobby.next} plays={seat !== null} />}
      {asked === 'orders' && seat !== null && <OrdersDialog {...props} seat={seat} onClose={() => ask(null)} />}
      {asked === 'resign' && seat !== null && (
        <ConfirmDialog
          title={say('hall.resign.ask')}
          text={say('hall.resign.text')}
          act={say('hall.resign')}
          onConfirm={() => void line.resign(seat)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
