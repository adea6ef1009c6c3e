import type { ReactElement } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import './tabs.css';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly tab: T; readonly icon: IconName; readonly word: string }[];
  readonly chosen: T;
  /** Parts in which something may be touched. */
  readonly lit?: ReadonlySet<string | null> | undefined;
  readonly onTab: (tab: T) => void;
}

/** The parts of a table on a phone, one at a time; nothing on larger screens, which have room for all. */
export function Tabs<T extends string>({ label, tabs, chosen, lit, onTab }: TabsProps<T>): ReactElement {
  return (
    <nav className="sk-tabs" data-part="tabs" aria-label={label}>
      {tabs.map(({ tab, icon, word }) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === chosen}
          data-tab={tab}
          data-lit-inside={lit?.has(tab)}
          onClick={() => onTab(tab)}
        >
          <Icon name={icon} size={20} />
          {word}
        </button>
      ))}
    </nav>
  );
}
