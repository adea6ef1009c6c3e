import type { ReactElement } from 'react';
import type { Warning } from '../../../bots/advise/warn.ts';
import { type Naming, percent, whyWords } from '../../../bots/advise/words.ts';
import type { Ask } from '../../../engine/contract/ask.ts';
import type { Speaker } from '../../../engine/text/text.ts';
import { Button } from '../../../kit/look/Button.tsx';
import { Dialog } from '../../hall/Dialog.tsx';
import { useSpeech } from '../../speech.tsx';

interface WarningDialogProps {
  readonly warning: Warning;
  readonly ask: Ask;
  readonly speaker: Speaker;
  readonly named: Naming;
  readonly onDoIt: () => void;
  readonly onThinkAgain: () => void;
}

/** What an answer would throw away, in words, before it counts. */
export default function WarningDialog(props: WarningDialogProps): ReactElement {
  const { warning, ask, speaker, named, onDoIt, onThinkAgain } = props;
  const { loss, better } = warning;
  const { say } = useSpeech();
  return (
    <Dialog
      title={say('hall.warn')}
      onClose={onThinkAgain}
      acts={
        <>
          <Button tone="main" act="think-again" onClick={onThinkAgain}>
            {say('hall.warn.back')}
          </Button>
          <Button act="do-it" onClick={onDoIt}>
            {say('hall.warn.on')}
          </Button>
        </>
      }
    >
      <div data-part="warning">
        <p>{say('hall.warn.loss', { loss: percent(loss), better: named(better.choice, ask.prompt) })}</p>
        <p>{whyWords(better, ask.prompt, speaker, named)}</p>
      </div>
    </Dialog>
  );
}
