import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface ScreenProps {
  /** Of the page. */
  readonly title: string;
  /** The banner; the screen's h1 may be in it. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The first screen of a visit leaves the focus to the browser; every later one takes it. */
let visited = false;

/** One screen of the hall: titles the page, and its heading is in focus when one arrives by a link. */
export function Screen({ title, head, children, className }: ScreenProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (visited) {
      window.scrollTo(0, 0);
      ref.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    visited = true;
  }, []);
  return (
    <div ref={ref} className={className}>
      {head}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
