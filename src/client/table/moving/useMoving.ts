import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Arrow, DIRECTIONS, nearest } from './nearest.ts';
import { goTo, nextLit, type Thing, thingsIn } from './things.ts';

/** How one goes about the table without a pointer. */
export interface Moving {
  /** To the next thing that may be touched, or to the one before. */
  next(back?: boolean): void;
  /** Opens the search for a thing by its name. */
  find(): void;
  /** What is searched, while the search is open. */
  readonly found: readonly Thing[] | null;
  readonly onFound: (found: boolean) => void;
}

const isArrow = (key: string): key is Arrow => Object.hasOwn(DIRECTIONS, key);

/** Arrows, the next lit thing, and names: for every table alike, from what its things say of themselves. */
export function useMoving(page: RefObject<HTMLElement | null>): Moving {
  const [search, setSearch] = useState<{ readonly things: readonly Thing[]; readonly from: Element | null } | null>(
    null,
  );

  useEffect(() => {
    const main = page.current;
    const onKey = (event: KeyboardEvent) => {
      if (!main || !isArrow(event.key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      const focus = document.activeElement;
      const things = thingsIn(main);
      const from = things.find(({ element }) => element === focus);
      const nowhere = focus === main || focus === document.body || focus?.matches('[data-part="prompt"]');
      if (!from && !nowhere) return;
      const to = from ? along(from, things, event.key) : nextLit(things, null, false);
      if (!to) return;
      event.preventDefault();
      goTo(to);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [page]);

  const next = useCallback(
    (back = false) => {
      if (!page.current) return;
      const to = nextLit(thingsIn(page.current), document.activeElement, back);
      if (to) goTo(to);
    },
    [page],
  );
  const find = useCallback(() => {
    if (page.current) setSearch({ things: thingsIn(page.current), from: document.activeElement });
  }, [page]);
  const onFound = useCallback((found: boolean) => {
    setSearch(before => {
      if (!found && before?.from instanceof HTMLElement) before.from.focus();
      return null;
    });
  }, []);
  return { next, find, found: search?.things ?? null, onFound };
}

function along(from: Thing, things: readonly Thing[], arrow: Arrow): Thing | undefined {
  const others = things.filter(thing => thing !== from);
  const boxes = others.map(({ element }) => element.getBoundingClientRect());
  return others[nearest(from.element.getBoundingClientRect(), boxes, arrow)];
}
