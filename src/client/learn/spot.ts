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

const isSeen = ({ width, height, top, left }: DOMRect): boolean =>
  width > 0 &&
  height > 0 &&
  top < window.innerHeight &&
  left < window.innerWidth &&
  top + height > 0 &&
  left + width > 0;

function firstSeen(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find(one => isSeen(one.getBoundingClientRect()));
}

/** On a way of things to be touched, the next one that is lit; else what confirms them, or what has them in it. */
export function nextOn(path: readonly Target[]): Element | undefined {
  const confirm = firstSeen('[data-part="weigh"] [data-act="confirm"], [data-part="prompt"] [data-act="confirm"]');
  if (confirm) return confirm;
  for (const target of path) {
    const thing = firstSeen(`[data-target="${CSS.escape(target)}"][data-lit="true"]`);
    if (thing) return thing;
  }
  return firstSeen('[data-part="prompt"] [data-act="ready"]') ?? firstSeen('[data-lit-inside="true"]');
}

export function placeOf(thing: Element): Pointed {
  const board = thing.closest('[data-part="board"]')?.getBoundingClientRect() ?? null;
  return { at: thing.getBoundingClientRect(), board };
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
