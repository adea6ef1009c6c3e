import { type KeyboardEvent, type ReactElement, useId, useMemo, useState } from 'react';
import { useSpeech } from '../../speech.tsx';
import { findNamed } from './find.ts';
import { goTo, type Thing } from './things.ts';
import './finder.css';

interface FinderProps {
  readonly things: readonly Thing[];
  /** Where the focus was. */
  readonly onClose: (found: boolean) => void;
}

/** So many names are in sight. */
const MOST = 7;

/** Goes to a thing on the table by the beginning of its name. */
export function Finder({ things, onClose }: FinderProps): ReactElement {
  const { say } = useSpeech();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const found = useMemo(() => findNamed(typed, things).slice(0, MOST), [typed, things]);
  const chosen = Math.min(at, found.length - 1);
  const pick = (place: number) => {
    onClose(true);
    goTo(things[place]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(false);
    else if (event.key === 'ArrowDown') setAt(Math.min(chosen + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(chosen - 1, 0));
    else if (event.key === 'Enter' && chosen >= 0) pick(found[chosen]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className="sk-plank sk-finder">
      <input
        className="sk-hollow"
        type="text"
        role="combobox"
        aria-label={say('hall.find')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        placeholder={say('hall.find')}
        value={typed}
        // biome-ignore lint/a11y/noAutofocus: whoever opens it wants to type
        autoFocus
        autoComplete="off"
        onBlur={() => onClose(false)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setAt(0);
        }}
      />
      <div id={id} role="listbox" aria-label={say('hall.find')}>
        {found.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which owns the list
          <div
            key={place}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            data-lit={things[place].lit}
            // The field keeps the focus until something is chosen.
            onPointerDown={event => event.preventDefault()}
            onClick={() => pick(place)}
          >
            {things[place].name}
          </div>
        ))}
        {found.length === 0 && <p className="sk-dim">{say('hall.find.nothing')}</p>}
      </div>
    </search>
  );
}
