import { type RefObject, useEffect } from 'react';

/** Where one goes on when what had the focus is gone: at the question, else at the table itself. */
const HOLDS = '[data-part="weigh"], [data-part="prompt"]';
const GO_ON = '[data-act="go-on"]';
/** What answers the question, and goes with it. */
const ANSWERS = `:is(${HOLDS}) button:is([data-act="confirm"], ${GO_ON}, [data-target])`;

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
      else hold(main);
    };
    // To take away what has the focus lays the whole page out at once. After a press by pointer the page itself has it, until
    // what came of it is there.
    let frame = 0;
    const settle = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== main) return;
        if (main.hasAttribute('aria-busy')) settle();
        else hold(main);
      });
    };
    const onPress = ({ target, detail }: MouseEvent) => {
      if (detail === 0 || !(target instanceof Element) || !target.closest(ANSWERS)) return;
      main.focus({ preventScroll: true });
      settle();
    };
    // Who comes to the table comes to the question.
    if (document.activeElement === null || document.activeElement === document.body) {
      main.focus({ preventScroll: true });
      settle();
    }
    const observer = new MutationObserver(look);
    main.addEventListener('click', onPress, true);
    main.addEventListener('focusin', onFocus);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      main.removeEventListener('click', onPress, true);
      main.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [page]);
}

/** At the way on from a climax, else at the question. */
function hold(main: HTMLElement): void {
  const place = main.querySelector<HTMLElement>(GO_ON) ?? main.querySelector<HTMLElement>(HOLDS) ?? main;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
