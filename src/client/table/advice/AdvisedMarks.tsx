import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Marked } from '../../../kit/table/table-props.ts';
import './advice.css';

interface AdvisedMarksProps {
  readonly page: RefObject<HTMLElement | null>;
  /** What is to be touched next for each answer, the best first. */
  readonly marked: Marked;
}

/** How often, in milliseconds, marks are put where their things are by now. */
const FOLLOW = 120;
/** How far a mark of the same thing stands from the one before. */
const BESIDE = 24;

/** The thing on the page, as far as it is in sight. */
function found(page: HTMLElement, target: string): DOMRect | null {
  const all = [...page.querySelectorAll<HTMLElement | SVGElement>(`[data-target="${CSS.escape(target)}"]`)];
  const seen = all.filter(element => element.checkVisibility());
  const element = seen.find(({ dataset }) => dataset.lit === 'true') ?? seen[0];
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : null;
}

interface Mark {
  readonly number: number;
  readonly target: string;
  readonly key: string;
}

const marksOf = (marked: Marked): Mark[] =>
  marked.flatMap((targets, place) =>
    targets.map(target => ({ number: place + 1, target, key: `${place + 1} ${target}` })),
  );

/** Numbers on the table: what to touch for the answers that are advised. They follow what they stand on. */
export function AdvisedMarks({ page, marked }: AdvisedMarksProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other marks are placed at once
  useEffect(() => {
    const place = () => {
      if (!page.current || !layer.current) return;
      const beside = new Map<string, number>();
      for (const mark of layer.current.children as HTMLCollectionOf<HTMLElement>) {
        const target = mark.dataset.marks ?? '';
        const box = found(page.current, target);
        mark.hidden = box === null;
        if (!box) continue;
        const before = beside.get(target) ?? 0;
        beside.set(target, before + 1);
        const left = Math.min(innerWidth - 30, Math.max(2, box.right - 16)) - before * BESIDE;
        mark.style.transform = `translate(${left}px, ${Math.max(2, box.top - 10)}px)`;
      }
    };
    place();
    const timer = setInterval(place, FOLLOW);
    return () => clearInterval(timer);
  }, [page, marked]);
  return (
    <div ref={layer} className="sk-advised-layer" aria-hidden="true">
      {marksOf(marked).map(({ number, target, key }) => (
        <span key={key} className={number === 1 ? 'sk-advised sk-advised-best' : 'sk-advised'} data-marks={target}>
          {number}
        </span>
      ))}
    </div>
  );
}
