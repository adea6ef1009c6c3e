import type { ReactElement } from 'react';
import { percent } from '../../../bots/advise/words.ts';
import './chances.css';

interface ChanceBarProps {
  readonly chance: number;
  readonly error: number;
  /** The best of several, what was done, or any other. */
  readonly tone?: 'best' | 'made' | 'plain' | undefined;
  /** "41% to win, ± 4". */
  readonly label: string;
}

const within = (chance: number): number => Math.min(100, Math.max(0, chance * 100));

/** A chance of winning as a bar, with whiskers for how sure it is. */
export function ChanceBar({ chance, error, tone = 'plain', label }: ChanceBarProps): ReactElement {
  const [from, to] = [within(chance - error), within(chance + error)];
  return (
    <span className={`sk-chance sk-chance-${tone}`} role="img" aria-label={label}>
      <svg viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
        <rect y="2" width="100" height="14" className="sk-chance-bed" />
        <rect y="3.4" width={within(chance)} height="11.2" className="sk-chance-fill" />
        <path
          d={`M${from},9H${to}M${from},5.5v7M${to},5.5v7`}
          className="sk-chance-whisker"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <b aria-hidden="true">{percent(chance)}%</b>
    </span>
  );
}
