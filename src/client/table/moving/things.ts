import type { Named } from './find.ts';

/** A thing on the page that can be touched. */
export interface Thing extends Named {
  readonly element: HTMLElement | SVGElement;
}

/** What it is called: as it is spoken, else by its name where it is a card, else as it is written. */
function nameOf(element: HTMLElement | SVGElement): string {
  const written = () => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''));
  const card = element.querySelector('.sk-card-name')?.textContent;
  return (element.getAttribute('aria-label') ?? card ?? written()).replace(/\s+/g, ' ').trim();
}

/** Everything in sight that can be touched and have the focus, in the order of the page; each name and meaning once. */
export function thingsIn(page: HTMLElement): Thing[] {
  const seen = new Set<string>();
  return [...page.querySelectorAll<HTMLElement | SVGElement>('[data-target]')].flatMap(element => {
    const lit = element.dataset.lit === 'true';
    const key = `${element.dataset.target} ${nameOf(element)}`;
    if (element.tabIndex < 0 || !element.checkVisibility() || seen.has(key)) return [];
    seen.add(key);
    return [{ element, lit, name: nameOf(element) }];
  });
}

/** The thing that comes after (or before) the one in focus, of those that may be touched now, round and round. */
export function nextLit(things: readonly Thing[], focus: Element | null, back: boolean): Thing | undefined {
  const order = back ? things.toReversed() : things;
  const from = order.findIndex(({ element }) => element === focus);
  return [...order.slice(from + 1), ...order.slice(0, from + 1)].find(({ lit }) => lit);
}

/** Gives it the focus, in sight. */
export function goTo({ element }: Thing): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
