import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Speaker } from '../../engine/text/text.ts';
import { Button } from '../look/Button.tsx';
import type { IconName } from '../look/Icon.tsx';
import { overTable } from './over-table.ts';
import './weigh.css';

interface WeighProps {
  /** The answer that is to be confirmed. */
  readonly words: string;
  /** What it gives away, in a sentence. */
  readonly warning: string;
  readonly price: ReactNode;
  readonly seal: IconName;
  readonly speaker: Speaker;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * Asks once more, in words, about an answer that gives much away. It lies over the table and never where the first touch
 * was; and it has the focus itself, so that a key that is pressed twice does not answer it.
 */
export function Weigh({ words, warning, price, seal, speaker, onYes, onNo }: WeighProps): ReactElement {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return createPortal(
    <section
      ref={box}
      className="sk-weigh sk-plank sk-plank-ember"
      data-part="weigh"
      role="alertdialog"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <p id={id} className="sk-weigh-words">
        <span className="sk-display">{words}</span>
        {warning && <span>{warning}</span>}
      </p>
      <div className="sk-weigh-acts">
        <Button tone="main" icon={seal} act="confirm" cost={price} onClick={onYes}>
          {words}
        </Button>
        <Button act="no" onClick={onNo}>
          {speaker.say('hall.cancel')}
        </Button>
      </div>
    </section>,
    overTable(),
  );
}
