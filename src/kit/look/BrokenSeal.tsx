import type { ReactElement, ReactNode } from 'react';
import { SealedCard } from './CardBack.tsx';
import type { Side } from './side.ts';
import './broken-seal.css';

interface BrokenSealProps {
  /** Whose wax it was. */
  readonly side: Side;
  readonly width?: number | undefined;
  /** The card that lay under it. */
  readonly children: ReactNode;
}

/**
 * A card that has just been turned up: the seal cracks into two halves that fall away. How long it takes is `--reveal`;
 * it is looked at, never touched, and without motion there is only the card.
 */
export function BrokenSeal({ side, width, children }: BrokenSealProps): ReactElement {
  return (
    <span className="sk-reveal">
      <span className="sk-reveal-card">{children}</span>
      {(['left', 'right'] as const).map(half => (
        <span key={half} className={`sk-reveal-half sk-reveal-${half}`} aria-hidden="true">
          <SealedCard side={side} width={width} />
        </span>
      ))}
    </span>
  );
}
