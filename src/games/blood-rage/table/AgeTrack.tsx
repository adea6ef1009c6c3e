import type { ReactElement } from 'react';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import { type About, Term, TermText } from '../../../kit/table/Term.tsx';
import './age-track.css';

interface AgeTrackProps {
  /** Spoken name of the whole track, e.g. "Age II, Actions". */
  readonly label: string;
  readonly ages: readonly string[];
  /** Index of the current age and phase. */
  readonly age: number;
  readonly phases: readonly string[];
  readonly phase: number;
  /** What each phase is, and what an age is. */
  readonly about: readonly About[];
  readonly ofAges: About;
  /** Ice in a replay. */
  readonly looking?: boolean | undefined;
}

const when = (i: number, now: number) => (i === now ? 'now' : i < now ? 'past' : 'later');

/** Three ages, six phases, one of each lit. */
export function AgeTrack(props: AgeTrackProps): ReactElement {
  const { label, ages, age, phases, phase, about, ofAges, looking } = props;
  return (
    // By keys one comes to the whole of it, and reads of the phase that is on.
    <Tooltip stays delay={null} prefer="below" content={<TermText title={label} {...about[phase]} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the phase is can be read by keyboard, too */}
      <div className={looking ? 'br-ages br-ages-looking' : 'br-ages'} role="img" aria-label={label} tabIndex={0}>
        <Term prefer="below" {...ofAges}>
          <span className="br-age-list">
            {ages.map((name, i) => (
              <span key={name} className={`br-age br-age-${when(i, age)}`}>
                <span>{name}</span>
              </span>
            ))}
          </span>
        </Term>
        <Phases names={phases} now={phase} about={about} />
      </div>
    </Tooltip>
  );
}

/** What follows what, with the one that is on lit. */
export function Phases({ names, now, about }: PhasesProps): ReactElement {
  return (
    <span className="br-phase-list">
      {names.map((name, i) => {
        const phase = (
          <span key={name} className={`br-phase br-phase-${when(i, now)}`}>
            <span>{name}</span>
          </span>
        );
        return about ? (
          <Term key={name} prefer="below" {...about[i]}>
            {phase}
          </Term>
        ) : (
          phase
        );
      })}
    </span>
  );
}

interface PhasesProps {
  readonly names: readonly string[];
  readonly now: number;
  readonly about?: readonly About[] | undefined;
}
