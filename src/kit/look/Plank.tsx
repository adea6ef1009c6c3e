import type { CSSProperties, ReactElement, ReactNode } from 'react';
import './plank.css';

interface PlankProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'section' | 'aside' | 'header' | 'footer' | 'li' | 'article' | undefined;
  /** Ember groove: whoever acts. Ice groove: what is looked at. */
  readonly groove?: 'ember' | 'ice' | undefined;
  readonly label?: string | undefined;
  /** What is in it may be higher than it is: then keys must be able to scroll it. */
  readonly scrolls?: boolean | undefined;
  /** Which part of a table it is, for whoever has to find it. */
  readonly part?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** The one panel of the hall: grain, cut corners, a carved groove. */
export function Plank(props: PlankProps): ReactElement {
  const { children, as: Tag = 'div', groove, label, scrolls, part, className, style } = props;
  const classes = ['sk-plank', groove && `sk-plank-${groove}`, className].filter(Boolean).join(' ');
  return (
    <Tag
      className={classes}
      style={style}
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      data-part={part}
      data-groove={groove}
    >
      {children}
    </Tag>
  );
}
