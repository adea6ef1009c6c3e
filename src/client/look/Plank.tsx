import type { CSSProperties, ReactElement, ReactNode } from 'react';
import './plank.css';

interface PlankProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'aside' | 'header' | 'footer' | 'li' | 'article' | undefined;
  /** Ember groove: whoever acts. Ice groove: what is looked at. */
  readonly groove?: 'ember' | 'ice' | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The one panel of the hall: grain, cut corners, a carved groove. */
export function Plank({ children, as: Tag = 'div', groove, label, className, style }: PlankProps): ReactElement {
  const classes = ['sk-plank', groove && `sk-plank-${groove}`, className].filter(Boolean).join(' ');
  return (
    <Tag className={classes} style={style} aria-label={label}>
      {children}
    </Tag>
  );
}
