import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { CLANS, type ClanName, cardArt } from './pieces.ts';
import './seat.css';

export interface SeatNumbers {
  readonly rage: number;
  readonly rageMax: number;
  readonly axes: number;
  readonly horns: number;
  /** Figures on the board, out of the Horns. */
  readonly onBoard: number;
  readonly hand: number;
  readonly valhalla: number;
}

/** Spoken names of the five numbers. */
export interface SeatStrings {
  readonly glory: (n: number) => string;
  readonly rage: (n: number, max: number) => string;
  readonly axes: (n: number) => string;
  readonly horns: (onBoard: number, max: number) => string;
  readonly hand: (n: number) => string;
  readonly valhalla: (n: number) => string;
  readonly upgrades: (names: readonly string[]) => string;
}

interface SeatPlankProps {
  readonly clan: ClanName;
  readonly name: string;
  /** Who plays it, or what it does: "Hildr · bot", "Your turn", "has passed". */
  readonly status: string;
  /** Whether somebody is there, where that is known. */
  readonly sign?: ReactNode;
  /** How long they may still think, where there is a clock. */
  readonly clock?: ReactNode;
  readonly glory: number;
  readonly numbers: SeatNumbers;
  readonly upgrades: readonly { readonly key: string; readonly name: string }[];
  readonly active?: boolean | undefined;
  readonly passed?: boolean | undefined;
  /** The seat a replay looks at. */
  readonly looking?: boolean | undefined;
  readonly first?: { readonly label: string } | undefined;
  /** On a phone: emblem, glory and Rage only. */
  readonly compact?: boolean | undefined;
  readonly strings: SeatStrings;
  readonly onPress?: (() => void) | undefined;
}

const SLOTS = 8;

/** One seat of the list: emblem, name, what it does, and all its public numbers. */
export function SeatPlank(props: SeatPlankProps): ReactElement {
  const {
    clan,
    name,
    status,
    sign,
    clock,
    glory,
    numbers,
    upgrades,
    active,
    passed,
    looking,
    first,
    compact,
    strings,
    onPress,
  } = props;
  const body = compact ? (
    <>
      <Medallion kind="seat" side={CLANS[clan]} size={38} dim={passed} />
      <span className="sk-heard">{name}</span> <span className="sk-heard">{status}</span>
      {sign}
      {clock}
      <span className="br-seat-few">
        <Tally icon="laurel-crown" size={14} value={glory} spoken={strings.glory(glory)} />
        <Tally
          icon="small-fire"
          size={13}
          ember
          value={numbers.rage}
          spoken={strings.rage(numbers.rage, numbers.rageMax)}
        />
      </span>
    </>
  ) : (
    <>
      <span className="br-seat-who">
        <Medallion kind="seat" side={CLANS[clan]} size={50} dim={passed} />
        <span className="br-seat-names">
          <span className="br-seat-name">
            {name}
            {first && <Icon name="vertical-banner" size={15} label={first.label} color="var(--brass)" />}
          </span>
          <span className="br-seat-status">
            {sign} {status}
          </span>
        </span>
        <span className="br-seat-end">
          <Tally className="br-seat-glory" icon="laurel-crown" size={23} spoken={strings.glory(glory)} value={glory} />
          {clock}
        </span>
      </span>
      <span className="br-seat-stats">
        <Tally
          icon="small-fire"
          ember
          value={numbers.rage}
          of={numbers.rageMax}
          spoken={strings.rage(numbers.rage, numbers.rageMax)}
        />
        <Tally icon="battle-axe" value={numbers.axes} spoken={strings.axes(numbers.axes)} />
        <Tally
          icon="beer-horn"
          value={numbers.onBoard}
          of={numbers.horns}
          spoken={strings.horns(numbers.onBoard, numbers.horns)}
        />
        <Tally icon="card-draw" value={numbers.hand} spoken={strings.hand(numbers.hand)} />
        <Tally icon="feathered-wing" value={numbers.valhalla} spoken={strings.valhalla(numbers.valhalla)} />
      </span>
      <UpgradeChips upgrades={upgrades} slots={SLOTS} spoken={strings.upgrades(upgrades.map(u => u.name))} />
    </>
  );
  const classes = [
    'br-seat',
    compact && 'br-seat-compact',
    active && 'br-seat-active',
    passed && 'br-seat-passed',
    looking && 'br-seat-looking',
  ];
  return (
    <Plank
      as="li"
      className={classes.filter(Boolean).join(' ')}
      groove={active ? 'ember' : looking ? 'ice' : undefined}
    >
      {onPress ? (
        <button type="button" className="br-seat-body" onClick={onPress}>
          {body}
        </button>
      ) : (
        <span className="br-seat-body">{body}</span>
      )}
    </Plank>
  );
}

interface TallyProps {
  readonly icon: IconName;
  readonly value: number;
  readonly of?: number | undefined;
  readonly spoken: string;
  readonly ember?: boolean | undefined;
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A number with its icon; the words are spoken, and told on hover. */
export function Tally({ icon, value, of, spoken, ember, size = 17, className }: TallyProps): ReactElement {
  return (
    <span className={className ? `br-tally ${className}` : 'br-tally'} title={spoken}>
      <Icon name={icon} size={size} color={ember ? 'var(--ember)' : 'currentColor'} />
      <span aria-hidden="true">
        {value}
        {of !== undefined && <small>/{of}</small>}
      </span>
      <span className="sk-heard">{spoken}</span>
    </span>
  );
}

interface UpgradeChipsProps {
  readonly upgrades: readonly { readonly key: string; readonly name: string }[];
  readonly slots: number;
  readonly spoken: string;
}

export function UpgradeChips({ upgrades, slots, spoken }: UpgradeChipsProps): ReactElement {
  const free = Array.from({ length: Math.max(0, slots - upgrades.length) }, (_, i) => `free ${i}`);
  return (
    <span className="br-chips">
      <span className="sk-heard">{spoken}</span>
      {upgrades.map((u, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a clan may have an upgrade twice
        <span key={`${u.key}/${i}`} className="br-chip br-chip-full sk-cut" title={u.name} aria-hidden="true">
          <Icon name={cardArt(u.key, 'upgrade')} size={16} color="var(--on-vellum)" />
        </span>
      ))}
      {free.map(id => (
        <span key={id} className="br-chip sk-hollow sk-cut" aria-hidden="true" />
      ))}
    </span>
  );
}
