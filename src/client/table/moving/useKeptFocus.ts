import { type RefObject, useEffect } from 'react';

/** Where one goes on when what had the focus is gone: at the question, else at the table itself. */
const HOLDS = '[data-part="weigh"], [data-part="prompt"]';

/**
 * The focus never falls to the body: when what had it is taken away, by a choice or by what others did, the same thing
 * drawn anew has it, else the question. A question itself does nothing when a key is pressed once too often.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    if (!main) return;
    let last: { readonly element: Element; readonly target: string | undefined } | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement || target instanceof SVGElement) {
        last = { element: target, target: target.dataset.target };
      }
    };
    const look = () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (!lost || !last || (last.element.isConnected && last.element.checkVisibility())) return;
      const again = last.target === undefined ? null : `[data-target="${CSS.escape(last.target)}"]`;
      const same = again === null ? null : main.querySelector<HTMLElement>(again);
      last = null;
      if (same?.checkVisibility()) same.focus({ preventScroll: true });
      else holder(main).focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    main.addEventListener('focusin', onFocus);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [page]);
}

function holder(main: HTMLElement): HTMLElement {
  const place = main.querySelector<HTMLElement>(HOLDS) ?? main;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  return place;
}
