import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { HOVER, LONG_PRESS, type Prefer, place, type Spot } from './tip-place.ts';
import './tooltip.css';

interface TooltipProps {
  /** What the plank says. Nothing opens while it is null. */
  readonly content: ReactNode;
  readonly children: ReactNode;
  /** Bare: no plank round the content, e.g. for a card in zoom. */
  readonly bare?: boolean | undefined;
  readonly prefer?: Prefer | undefined;
  /** Something in it can be pressed: it waits for a pointer on its way there, and stays open after a long press. */
  readonly stays?: boolean | undefined;
  /** A plain touch opens it, too: the thing below has nothing else to do. */
  readonly tap?: boolean | undefined;
  /** How long a pointer rests on it before it opens; for the keyboard alone where this is null. */
  readonly delay?: number | null | undefined;
  readonly className?: string | undefined;
}

/** A pointer on its way to what can be pressed takes so long at most. */
const ON_THE_WAY = 320;

/** A plank that says more about what it hangs on: on hover, on focus and on a long press; Escape puts it away. */
export function Tooltip(props: TooltipProps): ReactElement {
  const { content, children, bare, prefer = 'above', stays = false, tap = false, delay = HOVER, className } = props;
  const [open, setOpen] = useState(false);
  const [spot, setSpot] = useState<Spot | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  /** The mouse has been moved on it, and has not left since. */
  const pointed = useRef(false);
  /** A finger has held it long enough: what follows is no press of the thing below. */
  const held = useRef(false);
  const id = useId();

  const later = useCallback((delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  }, []);
  const hold = useCallback(() => {
    window.clearTimeout(timer.current);
    held.current = false;
    timer.current = window.setTimeout(() => {
      held.current = true;
      setOpen(true);
    }, LONG_PRESS);
  }, []);
  const close = useCallback(() => {
    window.clearTimeout(timer.current);
    setOpen(false);
    setSpot(null);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const shown = open && content !== null && content !== undefined && content !== false;

  useLayoutEffect(() => {
    // display: contents has no box of its own; the first child stands for the anchor
    const target = anchor.current?.firstElementChild;
    if (!shown || !target || !tip.current) return;
    target.setAttribute('aria-describedby', id);
    setSpot(place(target.getBoundingClientRect(), tip.current.getBoundingClientRect(), prefer));
    return () => target.removeAttribute('aria-describedby');
  }, [shown, id, prefer]);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const onDown = (event: PointerEvent) =>
      event.target instanceof Node && !tip.current?.contains(event.target) && close();
    window.addEventListener('keydown', onKey);
    window.addEventListener('scroll', close, true);
    window.addEventListener('pointerdown', onDown, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('pointerdown', onDown, true);
    };
  }, [shown, close]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its child, which is the thing in focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the child itself
    <span
      ref={anchor}
      className={className ? `sk-tip-anchor ${className}` : 'sk-tip-anchor'}
      onPointerMove={event => {
        // Things also come to lie under a pointer that rests: who has not moved has not pointed at them.
        if (event.pointerType !== 'mouse' || delay === null || pointed.current) return;
        pointed.current = true;
        later(delay);
      }}
      onPointerLeave={event => {
        pointed.current = false;
        // A finger that is lifted leaves, too; what it has opened is read then.
        if (event.pointerType !== 'mouse' && held.current) return;
        if (!stays) close();
        else {
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(close, ON_THE_WAY);
        }
      }}
      onPointerDown={event => {
        if (tip.current?.contains(event.target as Node)) return;
        if (event.pointerType === 'mouse') close();
        else if (delay !== null) hold();
      }}
      onPointerUp={event => event.pointerType !== 'mouse' && window.clearTimeout(timer.current)}
      onClick={() => tap && setOpen(true)}
      onClickCapture={event => {
        if (!held.current || tip.current?.contains(event.target as Node)) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerCancel={close}
      onFocus={event => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
    >
      {children}
      {shown &&
        createPortal(
          <div
            ref={tip}
            id={id}
            role="tooltip"
            className={bare ? 'sk-tip sk-tip-bare' : 'sk-tip'}
            style={spot ? { left: spot.left, top: spot.top } : { left: 0, top: 0, visibility: 'hidden' }}
          >
            {content}
          </div>,
          document.body,
        )}
    </span>
  );
}
