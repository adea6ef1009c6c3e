import { type ReactElement, type ReactNode, useState } from 'react';

interface FoldProps {
  readonly title: string;
  /** What is folded away; it is drawn while it is open. */
  readonly children: () => ReactNode;
}

/** Something that lies folded under its title until it is wanted. */
export function Fold({ title, children }: FoldProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
