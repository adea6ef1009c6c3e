import { type ReactElement, useRef } from 'react';
import { Icon } from '../../kit/look/Icon.tsx';
import { useSpeech } from '../speech.tsx';
import './search-field.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** What was found, in words; shown while something is looked for. */
  readonly found: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, found, onChange }: SearchFieldProps): ReactElement {
  const { say } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  return (
    <search className="sk-search sk-hollow">
      <Icon name="magnifying-glass" size={19} color="var(--bone-2)" />
      <input
        ref={field}
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={event => onChange(event.target.value)}
      />
      <output>{value.trim() ? found : ''}</output>
      {value && (
        <button
          type="button"
          aria-label={say('hall.rules.clear')}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        >
          <Icon name="cancel" size={15} />
        </button>
      )}
    </search>
  );
}
