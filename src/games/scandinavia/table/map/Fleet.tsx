import { memo, type ReactElement } from 'react';
import { marksOf } from '../../../../kit/look/marks.ts';
import type { Sign } from '../../../../kit/table/play/signs.ts';
import type { Wired } from '../play/play.ts';
import type { Target } from '../play/targets.ts';
import { fleetHeard } from '../play/words.ts';
import type { Point } from './lattice.ts';
import { FleetArt } from './Standing.tsx';

interface HullProps {
  readonly target: Target;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly lord: string;
  readonly aboard: number;
  /** Where there is less room than on a sea. */
  readonly scale?: number | undefined;
  readonly sign: Sign;
  readonly onTouch: (target: Target) => void;
}

const FULL = 0.6;

/** A fleet that can be touched: drawn again only where something of it has changed. */
const Hull = memo(function Hull(props: HullProps): ReactElement {
  const { target, label, x, y, lord, aboard, scale = FULL, sign, onTouch } = props;
  const at: Point = [x, y];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot hold a button element
    <g
      className="sc-fleet"
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-disabled={sign === 'lit' ? undefined : true}
      {...marksOf(target, sign === 'lit')}
      onClick={() => onTouch(target)}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onTouch(target);
      }}
    >
      {scale < FULL ? (
        <rect x={x - 18} y={y - 13} width={36} height={26} fill="transparent" />
      ) : (
        <rect x={x - 26} y={y - 22} width={52} height={44} fill="transparent" />
      )}
      <FleetArt at={at} lord={lord} aboard={aboard} scale={scale} lit={sign === 'lit'} taken={sign === 'taken'} />
    </g>
  );
});

interface FleetProps
  extends Pick<Wired, 'view' | 'speaker' | 'play'>,
    Pick<HullProps, 'x' | 'y' | 'scale' | 'onTouch'> {
  readonly id: string;
}

/** One of the fleets on either map: whose it is, and how many are aboard. */
export function Fleet({ id, view, speaker, play, ...placed }: FleetProps): ReactElement {
  const aboard = Object.values(view.pieces[id] ?? {})
    .flatMap(counts => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);
  return (
    <Hull
      {...placed}
      target={`fleet:${id}`}
      label={fleetHeard(speaker, view, id)}
      lord={view.fleets[id].lord}
      aboard={aboard}
      sign={play.sign(`fleet:${id}`)}
    />
  );
}
