import { type ReactElement, useContext } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/icon-names.ts';
import { TeacherContext } from './teacher.ts';
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
  const page = useContext(TeacherContext)?.page;
  return (
    <nav className="sk-tabs" data-part="tabs" aria-label={label}>
      {page && (
        <button type="button" aria-pressed={page.up} data-tab="lesson" onClick={() => page.turn(true)}>
          <Icon name="vertical-banner" size={20} />
          {page.word}
        </button>
      )}
      {tabs.map(({ tab, icon, word }) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tab === chosen && !page?.up}
          data-tab={tab}
          data-lit-inside={lit?.has(tab)}
          onClick={() => {
            page?.turn(false);
            onTab(tab);
          }}
        >
          <Icon name={icon} size={20} />
          {word}
        </button>
      ))}
    </nav>
  );
}
