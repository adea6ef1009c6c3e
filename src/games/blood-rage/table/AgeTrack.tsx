import type { ReactElement } from 'react';
import './age-track.css';

interface AgeTrackProps {
  /** Spoken name of the whole track, e.g. "Age II, Actions". */
  readonly label: string;
  readonly ages: readonly string[];
  /** Index of the current age and phase. */
  readonly age: number;
  readonly phases: readonly string[];
  readonly phase: number;
  /** Ice in a replay. */
  readonly looking?: boolean | undefined;
}

const when = (i: number, now: number) => (i === now ? 'now' : i < now ? 'past' : 'later');

/** Three ages, six phases, one of each lit. */
export function AgeTrack({ label, ages, age, phases, phase, looking }: AgeTrackProps): ReactElement {
  return (
    <div className={looking ? 'br-ages br-ages-looking' : 'br-ages'} role="img" aria-label={label}>
      <span className="br-age-list">
        {ages.map((name, i) => (
          <span key={name} className={`br-age br-age-${when(i, age)}`}>
            <span>{name}</span>
          </span>
        ))}
      </span>
      <Phases names={phases} now={phase} />
    </div>
  );
}

/** What follows what, with the one that is on lit. */
export function Phases({ names, now }: { readonly names: readonly string[]; readonly now: number }): ReactElement {
  return (
    <span className="br-phase-list">
      {names.map((name, i) => (
        <span key={name} className={`br-phase br-phase-${when(i, now)}`}>
          <span>{name}</span>
        </span>
      ))}
    </span>
  );
}
