import { type RefObject, useEffect } from 'react';

/** What acts on the table: of two clicks in a row on the same spot the second was meant for what the first has done. */
const ACTS = '[data-target], [data-act]:not([data-act="less"], [data-act="more"])';

/** A double click does one thing. */
export function useOneClick(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    const onClick = (event: MouseEvent) => {
      if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest(ACTS)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    main?.addEventListener('click', onClick, true);
    return () => main?.removeEventListener('click', onClick, true);
  }, [page]);
}
