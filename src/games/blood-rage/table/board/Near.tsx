import type { ReactElement, ReactNode } from 'react';
import { Later } from '../../../../kit/look/Later.tsx';
import { useBox } from '../../../../kit/look/useBox.ts';
import { LAYOUTS } from './layout.ts';

const { form, boxes } = LAYOUTS.wide;

/** What is seen round the place, in pixels. */
const MARGIN = 12;
const LEAST = 0.6;

/** So far the map is moved that the middle of the place is seen, and no further than its edge. */
const shift = (middle: number, room: number, size: number): number =>
  Math.min(0, Math.max(room - size, room / 2 - middle));

/** A window on the wide map where one place lies, as large as it is drawn or as fits. It is only looked at. */
export function Near({ place, children }: { place: string; children: ReactNode }): ReactElement {
  const [ref, { width, height }] = useBox<HTMLDivElement>('near');
  const around = boxes.get(place) ?? { x: 0, y: 0, w: form.w, h: form.h };
  const fits = Math.min(width / (around.w + MARGIN), height / (around.h + MARGIN));
  const scale = Math.max(LEAST, Math.min(1, fits));
  const left = shift((around.x + around.w / 2) * scale, width, form.w * scale);
  const top = shift((around.y + around.h / 2) * scale, height, form.h * scale);
  return (
    <div ref={ref} className="br-near" inert>
      {width > 0 && (
        <div style={{ left, top, width: form.w * scale, height: form.h * scale }}>
          <Later>{children}</Later>
        </div>
      )}
    </div>
  );
}
