import { type ReactElement, useId } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import './segmented.css';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName | undefined;
  /** Show the icon alone; the label is still spoken. */
  readonly iconOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly segments: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string | undefined;
}

/** A choice of few: a strip on which the chosen value is bone with ink. Native radios give it arrows and names. */
export function Segmented<T extends string>(props: SegmentedProps<T>): ReactElement {
  const { label, segments, value, onChange, className } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={className ? `sk-seg ${className}` : 'sk-seg'}>
      {segments.map(segment => (
        <label key={segment.value} className="sk-seg-item">
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
          />
          <span>
            {segment.icon && <Icon name={segment.icon} size={16} />}
            {segment.iconOnly ? <span className="sk-heard">{segment.label}</span> : segment.label}
          </span>
        </label>
      ))}
    </div>
  );
}
