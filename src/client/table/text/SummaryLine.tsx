import { type CSSProperties, Fragment, type ReactElement } from 'react';

/**
 * A line of a game's summary, which is written in columns of spaces: they stand in line where there is room, and wrap
 * cell by cell where there is none.
 */
export function SummaryLine({ text }: { text: string }): ReactElement {
  const cells = text.trim().split(/(?<= {2})(?=\S)/);
  const indent = text.length - text.trimStart().length;
  return (
    <span className="sk-text-line" style={{ '--indent': `${indent}ch` } as CSSProperties}>
      {cells.map((cell, i) => (
        // Cells have no name of their own, and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={i}>
          <span style={i < cells.length - 1 ? { minWidth: `min(100%, ${cell.length - 1}ch)` } : undefined}>
            {cell.trim()}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
