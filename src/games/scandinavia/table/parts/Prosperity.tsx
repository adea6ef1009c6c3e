import type { ReactElement } from 'react';
import { MOST_PROSPERITY } from '../../content/regions.ts';

const WIDTH = 9.6;

/** The line from 1 to 24 on which the prosperity of a land stands. */
export function Prosperity({ value }: { readonly value: number }): ReactElement {
  return (
    <svg className="sc-prosperity" viewBox={`0 0 ${MOST_PROSPERITY * WIDTH} 28`} aria-hidden="true">
      {Array.from({ length: MOST_PROSPERITY }, (_, i) => {
        const now = i + 1 === value;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
            key={i}
            x={i * WIDTH}
            y={now ? 0 : 5}
            width={8}
            height={now ? 26 : 16}
            data-when={now ? 'now' : i < value ? 'past' : 'later'}
          />
        );
      })}
    </svg>
  );
}
