import type { ReactElement } from 'react';
import type { OutlineEntry } from './outline.ts';

export function Outline({ entries }: { entries: readonly OutlineEntry[] }): ReactElement {
  return (
    <ul className="sk-text-outline">
      {entries.map(({ name, value, inside }) => (
        <li key={name}>
          {name && <b>{name}</b>} {value}
          {inside.length > 0 && <Outline entries={inside} />}
        </li>
      ))}
    </ul>
  );
}
