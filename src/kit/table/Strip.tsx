import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../look/Icon.tsx';
import './strip.css';

interface StripProps {
  /** On the button that shows all of it at once: "All 6". */
  readonly all: string;
  /** Something in it may be touched. */
  readonly lit: boolean;
  readonly onAll: () => void;
  readonly children: ReactNode;
}

/** What is longer than a phone is wide: it scrolls, and at its end stands the way to all of it at once. */
export function Strip({ all, lit, onAll, children }: StripProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => setOver(element.scrollWidth > element.clientWidth + 1);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  });
  return (
    <div className="sk-strip">
      <div ref={row} className="sk-strip-row">
        {children}
      </div>
      {over && (
        <button type="button" className="sk-strip-all" data-act="all" data-lit-inside={lit} onClick={onAll}>
          <Icon name="expand" size={18} />
          {all}
        </button>
      )}
    </div>
  );
}
