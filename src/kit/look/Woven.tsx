import type { CSSProperties, ReactElement } from 'react';
import { type BandName, weave } from './weave.ts';

interface WovenProps {
  readonly band: BandName;
  /** 3 rows as a hem or the head of a card, 7 on hangings. */
  readonly rows?: number | undefined;
  readonly scale?: number | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** A woven band across its box. Decoration: it says nothing to a screen reader. */
export function Woven({ band, rows = 3, scale = 1, className, style }: WovenProps): ReactElement {
  const look = { display: 'block', height: rows * 3.6 * scale, backgroundImage: weave(band, rows, scale), ...style };
  return <span aria-hidden="true" className={className} style={look} />;
}
