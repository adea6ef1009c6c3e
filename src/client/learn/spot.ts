import type { Target } from '../../kit/table/play/touching.ts';

/** Where something lies on the screen. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is pointed at: where it lies, and, where it lies on the board, the board. */
export interface Pointed {
  readonly at: Place;
  readonly board: Place | null;
}

/** Where a thing is looked for: from its middle outwards, for others may lie on it and leave nothing but its rim. */
const LOOKS = [0.5, 0.25, 0.75, 0.08, 0.92];

/** Can it be touched where it lies? What is scrolled away, or lies under something else, cannot. */
function isInReach(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return LOOKS.some(y =>
    LOOKS.some(x => {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      return hit !== null && (thing.contains(hit) || hit.contains(thing));
    }),
  );
}

const firstSeen = (selector: string): Element | undefined => [...document.querySelectorAll(selector)].find(isInReach);

/**
 * On a way of things to be touched, the next one that is lit; else what confirms them, or what has them in it. Where a
 * number is picked, first that one.
 */
export function nextOn(path: readonly Target[], amount?: number): Element | undefined {
  const number = document.querySelector<HTMLInputElement>('[data-part="prompt"] .sk-amount-number');
  if (number && amount !== undefined && number.valueAsNumber !== amount) return number;
  const confirm = firstSeen('[data-part="weigh"] [data-act="confirm"], [data-part="prompt"] [data-act="confirm"]');
  if (confirm) return confirm;
  for (const target of path) {
    const thing = firstSeen(`[data-target="${CSS.escape(target)}"][data-lit="true"]`);
    if (thing) return thing;
  }
  return firstSeen('[data-part="prompt"] [data-act="ready"]') ?? firstSeen('[data-lit-inside="true"]');
}

/** What is seen of it: strips and boards cut off what reaches beyond them. */
function seenOf(thing: Element): Place {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let around = thing.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const frame = around.getBoundingClientRect();
    left = Math.max(left, frame.left);
    top = Math.max(top, frame.top);
    right = Math.min(right, frame.right);
    bottom = Math.min(bottom, frame.bottom);
  }
  return { left, top, width: right - left, height: bottom - top };
}

export function placeOf(thing: Element): Pointed {
  const board = thing.closest('[data-part="board"]')?.getBoundingClientRect() ?? null;
  return { at: seenOf(thing), board };
}

const same = (a: Place | null, b: Place | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    Math.abs(a.left - b.left) < 1 &&
    Math.abs(a.top - b.top) < 1 &&
    Math.abs(a.width - b.width) < 1 &&
    Math.abs(a.height - b.height) < 1);

export const samePlace = (a: Pointed | null, b: Pointed | null): boolean =>
  a === b || (a !== null && b !== null && same(a.at, b.at) && same(a.board, b.board));
