import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import { Medallion } from '../look/Medallion.tsx';
import type { Side } from '../look/side.ts';
import type { TableProps } from './table-props.ts';
import './looked-at.css';

interface LookedAtProps extends Pick<TableProps, 'speaker'> {
  readonly side: Side;
  /** Whose things these are. */
  readonly children: string;
  /** Back to one's own; left out for who has none. */
  readonly onBack?: (() => void) | undefined;
}

/** Above things that are not the reader's own: whose they are, and the way back. */
export function LookedAt({ side, speaker, children, onBack }: LookedAtProps): ReactElement {
  return (
    <p className="sk-looked-at">
      <Medallion kind="seat" side={side} size={24} />
      <b>{children}</b>
      {onBack && (
        <button type="button" onClick={onBack}>
          <Icon name="return-arrow" size={15} />
          {speaker.say('hall.looked.back')}
        </button>
      )}
    </p>
  );
}
