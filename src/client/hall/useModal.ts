import { type RefObject, useLayoutEffect } from 'react';

/**
 * In front of everything else for as long as it stands on the page. It is closed before it is taken away: only then does
 * the browser give the focus back to what had it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, [dialog]);
}
