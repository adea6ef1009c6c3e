import type { CSSProperties, ReactElement } from 'react';

interface BraidProps {
  readonly height?: number | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Two carved strands along a beam or a frame. */
export function Braid({ height = 14, className, style }: BraidProps): ReactElement {
  const look = {
    display: 'block',
    height,
    backgroundImage: 'var(--braid)',
    backgroundSize: `auto ${height}px`,
    ...style,
  };
  return <span aria-hidden="true" className={className} style={look} />;
}
