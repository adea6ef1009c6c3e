import type { ReactElement } from 'react';
import { Icon, type IconName } from '../look/Icon.tsx';
import { type About, Term } from './Term.tsx';
import './tally.css';

/** A number with its sign. */
export interface TallyOf {
  readonly icon: IconName;
  readonly value: number;
  /** The most it could be. */
  readonly of?: number | undefined;
  /** In words: heard, and told on hover. */
  readonly spoken: string;
  /** What it is good for, and the rule. */
  readonly about?: About | undefined;
  /** What drives whoever acts: its sign glows. */
  readonly ember?: boolean | undefined;
}

interface TallyProps extends TallyOf {
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

export function Tally({ icon, value, of, spoken, about, ember, size = 17, className }: TallyProps): ReactElement {
  const tally = (
    <span className={className ? `sk-tally ${className}` : 'sk-tally'} title={about ? undefined : spoken}>
      <Icon name={icon} size={size} color={ember ? 'var(--ember)' : 'currentColor'} />
      <span aria-hidden="true">
        {value}
        {of !== undefined && <small>/{of}</small>}
      </span>
      <span className="sk-heard">{spoken}</span>
    </span>
  );
  if (!about) return tally;
  return (
    <Term title={spoken} {...about}>
      {tally}
    </Term>
  );
}
