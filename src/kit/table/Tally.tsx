import type { ReactElement } from 'react';
import { Icon, type IconName } from '../look/Icon.tsx';
import './tally.css';

/** A number with its sign. */
export interface TallyOf {
  readonly icon: IconName;
  readonly value: number;
  /** The most it could be. */
  readonly of?: number | undefined;
  /** In words: heard, and told on hover. */
  readonly spoken: string;
  /** What drives whoever acts: its sign glows. */
  readonly ember?: boolean | undefined;
}

interface TallyProps extends TallyOf {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

export function Tally({ icon, value, of, spoken, ember, size = 17, className }: TallyProps): ReactElement {
  return (
    <span className={className ? `sk-tally ${className}` : 'sk-tally'} title={spoken}>
      <Icon name={icon} size={size} color={ember ? 'var(--ember)' : 'currentColor'} />
      <span aria-hidden="true">
        {value}
        {of !== undefined && <small>/{of}</small>}
      </span>
      <span className="sk-heard">{spoken}</span>
    </span>
  );
}
