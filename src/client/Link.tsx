import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { go, hrefOf, type Route } from './router.ts';

interface LinkProps {
  readonly to: Route;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly current?: boolean | undefined;
}

/** A real link, followed without loading the page again; a new tab and the like still work. */
export function Link({ to, children, className, current }: LinkProps): ReactElement {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={hrefOf(to)} onClick={follow} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
