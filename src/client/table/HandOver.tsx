import { type ReactElement, useEffect, useRef } from 'react';
import { Button } from '../../kit/look/Button.tsx';
import { Medallion } from '../../kit/look/Medallion.tsx';
import { Plank } from '../../kit/look/Plank.tsx';
import type { Side } from '../../kit/look/side.ts';
import { announce } from '../announce.tsx';
import { Link } from '../Link.tsx';
import { useSpeech } from '../speech.tsx';
import './hand-over.css';

interface HandOverProps {
  readonly name: string;
  /** Who is played there. */
  readonly side: string;
  readonly look: Side | undefined;
  /** What is asked, as everybody may read it. */
  readonly waiting: string;
  readonly onTake: () => void;
  readonly onTakeBack: (() => void) | null;
}

/** The page between two people at one screen. It shows nothing that only one of them may know. */
export function HandOver({ name, side, look, waiting, onTake, onTakeBack }: HandOverProps): ReactElement {
  const { say } = useSpeech();
  const words = useRef<HTMLHeadingElement>(null);
  const title = say('hall.handover.to', { name });
  useEffect(() => {
    words.current?.focus();
    announce(`${title} ${waiting}`);
  }, [title, waiting]);
  return (
    <div className="sk-handover">
      <Plank as="section" groove="ember" className="sk-handover-plank" label={title}>
        {look && <Medallion kind="seat" side={look} size={112} />}
        <div>
          <p className="sk-dim">{say('hall.handover')}</p>
          <h2 ref={words} tabIndex={-1}>
            {title}
          </h2>
          <p className="sk-handover-side">{side}</p>
          <p className="sk-dim">{waiting}</p>
        </div>
        <div className="sk-handover-acts">
          {onTakeBack && (
            <Button tone="quiet" icon="anticlockwise-rotation" onClick={onTakeBack}>
              {say('hall.undo')}
            </Button>
          )}
          <Button tone="main" onClick={onTake}>
            {say('hall.handover.take', { name })}
          </Button>
        </div>
        <Link to={{ screen: 'home' }}>{say('hall.home')}</Link>
      </Plank>
    </div>
  );
}
