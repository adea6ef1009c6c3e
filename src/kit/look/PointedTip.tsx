import { type ReactElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { HOVER, LONG_PRESS, place } from './tip-place.ts';
import './tooltip.css';

interface Pointed {
  readonly thing: Element;
  readonly words: string;
  /** Where it was pointed at; by keys: all of it. */
  readonly at: DOMRect;
}

/** A finger that has gone so far moves the map. */
const STILL = 8;
/** Room round a pointer that the words leave free. */
const POINTER = 14;

const spotOf = (x: number, y: number): DOMRect => new DOMRect(x - POINTER, y - POINTER, 2 * POINTER, 2 * POINTER);

const thingAt = (at: EventTarget | null): Element | null =>
  at instanceof Element ? at.closest('[data-target][aria-label]') : null;

/**
 * Of a drawing full of things to be touched, one plank says what is pointed at, in the words that whoever listens hears of it:
 * on hover, on focus and on a long press; Escape puts it away.
 */
export function PointedTip({ children }: { readonly children: ReactNode }): ReactElement {
  const [pointed, point] = useState<Pointed | null>(null);
  const [spot, setSpot] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const over = useRef<Element | null>(null);
  /** A finger has held it long enough: what follows is no press of the thing below. */
  const held = useRef(false);
  const letGo = useRef<(() => void) | undefined>(undefined);

  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    letGo.current?.();
    point(null);
    setSpot(null);
  }, []);
  const open = useCallback((thing: Element, at: DOMRect) => {
    // What has gone meanwhile, or changed its words, is asked now.
    const words = thing.isConnected ? thing.getAttribute('aria-label') : null;
    setSpot(null);
    point(words ? { thing, words, at } : null);
  }, []);
  useEffect(() => close, [close]);

  useLayoutEffect(() => {
    if (pointed && tip.current) setSpot(place(pointed.at, tip.current.getBoundingClientRect(), 'above'));
  }, [pointed]);
  useEffect(() => {
    if (!pointed) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    window.addEventListener('keydown', onKey);
    window.addEventListener('pointerdown', close, true);
    window.addEventListener('wheel', close, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('pointerdown', close, true);
      window.removeEventListener('wheel', close, true);
    };
  }, [pointed, close]);

  /** The finger lies on it until it is lifted or moves the map, wherever that is heard of. */
  const hold = (thing: Element, x: number, y: number) => {
    held.current = false;
    timer.current = window.setTimeout(() => {
      held.current = true;
      open(thing, spotOf(x, y));
    }, LONG_PRESS);
    const end = () => window.clearTimeout(timer.current);
    const onMove = (event: PointerEvent) => Math.hypot(event.clientX - x, event.clientY - y) > STILL && end();
    letGo.current?.();
    for (const what of ['pointerup', 'pointercancel'] as const) window.addEventListener(what, end);
    window.addEventListener('pointermove', onMove);
    letGo.current = () => {
      for (const what of ['pointerup', 'pointercancel'] as const) window.removeEventListener(what, end);
      window.removeEventListener('pointermove', onMove);
    };
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the things in the drawing
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the things themselves
    <div
      className="sk-tip-anchor"
      onPointerMove={({ pointerType, target, clientX, clientY }) => {
        if (pointerType !== 'mouse') return;
        const thing = thingAt(target);
        if (thing === over.current) return;
        over.current = thing;
        close();
        if (thing) timer.current = window.setTimeout(() => open(thing, spotOf(clientX, clientY)), HOVER);
      }}
      onPointerLeave={({ pointerType }) => {
        over.current = null;
        // A finger that is lifted leaves, too; what it has opened is read then.
        if (pointerType === 'mouse') close();
      }}
      onPointerDown={({ pointerType, target, clientX, clientY }) => {
        window.clearTimeout(timer.current);
        const thing = thingAt(target);
        if (thing && pointerType !== 'mouse') hold(thing, clientX, clientY);
      }}
      onClickCapture={event => {
        if (!held.current) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
      onFocus={({ target }) => {
        const thing = thingAt(target);
        if (thing && target.matches(':focus-visible')) open(thing, thing.getBoundingClientRect());
      }}
      onBlur={close}
    >
      {children}
      {pointed &&
        createPortal(
          <div ref={tip} role="tooltip" className="sk-tip" style={spot ?? { left: 0, top: 0, visibility: 'hidden' }}>
            {pointed.words}
          </div>,
          document.body,
        )}
    </div>
  );
}
