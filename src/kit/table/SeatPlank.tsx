import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '../look/Icon.tsx';
import { Medallion } from '../look/Medallion.tsx';
import { marksOf } from '../look/marks.ts';
import { Plank } from '../look/Plank.tsx';
import type { Side } from '../look/side.ts';
import { Tooltip } from '../look/Tooltip.tsx';
import type { Sign } from './play/signs.ts';
import { Tally, type TallyOf } from './Tally.tsx';
import { type About, Term } from './Term.tsx';
import type { TableProps, TableSeat } from './table-props.ts';
import './seat-plank.css';

/** Who sits there, in whatever list seats stand. */
export interface SeatHeadProps extends Pick<TableSeat, 'sign' | 'clock'> {
  readonly side: Side;
  readonly name: string;
  /** Who plays it, or what it does: "Hildr", "Your turn", "Hildr, has passed". */
  readonly status: string;
  /** Its points. */
  readonly score: TallyOf;
  /** What it has that others have not, beside the name: who begins. */
  readonly tokens?: readonly { readonly icon: IconName; readonly label: string; readonly about: About }[] | undefined;
  /** Out of the round: its emblem is dim. */
  readonly dim?: boolean | undefined;
  readonly emblem?: number | undefined;
  readonly crown?: number | undefined;
}

/** Emblem, name, what it does, points. */
export function SeatHead(props: SeatHeadProps): ReactElement {
  const { side, name, status, sign, clock, score, tokens = [], dim, emblem = 50, crown = 23 } = props;
  return (
    <span className="sk-table-seat-head">
      <Medallion kind="seat" side={side} size={emblem} dim={dim} />
      <span className="sk-table-seat-names">
        <span className="sk-table-seat-name">
          {name}
          {tokens.map(({ icon, label, about }) => (
            <Term key={icon} title={label} {...about}>
              <Icon name={icon} size={15} label={label} />
            </Term>
          ))}
        </span>
        <span className="sk-table-seat-status">
          {sign} {status}
        </span>
      </span>
      <span className="sk-table-seat-end">
        <Tally {...score} className="sk-table-seat-score" size={crown} />
        {clock}
      </span>
    </span>
  );
}

export interface SeatPlankProps extends SeatHeadProps {
  readonly seat: number;
  readonly tallies: readonly TallyOf[];
  /** So many of the tallies, from the first, stand beside the points in a strip; all of them where it is wide. */
  readonly few?: number | undefined;
  /** Somebody thinks there. */
  readonly active: boolean;
  /** The seat that is looked at. */
  readonly looking?: boolean | undefined;
  /** In a strip: emblem, points and a few tallies. */
  readonly compact: boolean;
  /** Where a seat can be an answer: how it stands. */
  readonly touch?: Sign | undefined;
  /** Always the same function: what is drawn need not be drawn again for it. */
  readonly onSeat: (seat: number) => void;
  /** Below the tallies, where there is room for it. */
  readonly children?: ReactNode;
}

/** One seat of the list: who it is, what it does, and its public numbers. */
export function SeatPlank(props: SeatPlankProps): ReactElement {
  const { seat, name, status, side, sign, clock, score, tallies, few = 1, compact, touch, children } = props;
  const { active, looking, dim, onSeat } = props;
  const classes = ['sk-table-seat', compact && 'sk-table-seat-compact', dim && 'sk-table-seat-dim'];
  return (
    <Plank
      as="li"
      className={classes.filter(Boolean).join(' ')}
      groove={active ? 'ember' : looking ? 'ice' : undefined}
    >
      <Tooltip
        delay={null}
        prefer="beside"
        content={<InWords name={compact ? name : null} tallies={[score, ...tallies]} />}
      >
        <button
          type="button"
          className="sk-table-seat-body sk-thing"
          data-sign={touch}
          data-seat={seat}
          {...marksOf(touch === undefined ? undefined : `seat:${seat}`, touch === 'lit')}
          onClick={() => onSeat(seat)}
        >
          {compact ? (
            <>
              <Medallion kind="seat" side={side} size={38} dim={dim} />
              <span className="sk-table-seat-brief" aria-hidden="true">
                {name}
              </span>
              {/* Whatever room there is for it: a crest is no name. */}
              <span className="sk-heard">
                {name}. {status}
              </span>
              {sign}
              {clock}
              <span className="sk-table-seat-few">
                <Tally {...score} size={14} className="sk-table-seat-points" />
                {tallies.map((tally, i) => (
                  <Tally
                    key={tally.icon}
                    {...tally}
                    of={undefined}
                    size={13}
                    className={i < few ? undefined : 'sk-table-seat-further'}
                  />
                ))}
              </span>
            </>
          ) : (
            <>
              <SeatHead {...props} />
              <span className="sk-table-seat-tallies">
                {tallies.map(tally => (
                  <Tally key={tally.icon} {...tally} />
                ))}
              </span>
              {children && <span className="sk-table-seat-more">{children}</span>}
            </>
          )}
        </button>
      </Tooltip>
    </Plank>
  );
}

interface InWordsProps {
  /** Where the plank itself may have no room for it. */
  readonly name: string | null;
  readonly tallies: readonly TallyOf[];
}

/** All numbers of a seat in words, for whoever comes to it by keys: a pointer rests on each of them. */
function InWords({ name, tallies }: InWordsProps): ReactElement {
  return (
    <ul className="sk-table-seat-words">
      {name && (
        <li>
          <b>{name}</b>
        </li>
      )}
      {tallies.map(({ icon, spoken, about }) => (
        <li key={icon}>
          <Icon name={icon} size={15} />
          <span>
            <b>{spoken}</b> {about?.words}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The seats of a table, one below the other; in a strip where the screen is narrow. */
export function SeatList({ label, children }: { readonly label: string; readonly children: readonly ReactNode[] }) {
  return (
    <ul
      className="sk-table-seats"
      data-part="seats"
      data-many={children.length > 3}
      data-crowd={children.length > 4}
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/** What a seat does, as long as it is asked something; else what the game has to say of it. */
export function statusOf(
  { seat, waiting, speaker }: Pick<TableProps, 'seat' | 'waiting' | 'speaker'>,
  of: number,
  otherwise: string,
): string {
  if (!isAsked(waiting, of)) {
    // Who is called by the side they play is not called so twice.
    if (of !== seat) return !speaker.hasName(of) && otherwise === speaker.seat(of, 'label') ? '' : otherwise;
    // Who has a name is told that it is their own seat; who is called "You" there, what the saga calls them.
    const own = speaker.hasName(of) ? speaker.say('seat.you') : speaker.seat(of, 'label');
    return own === otherwise ? otherwise : `${own} · ${otherwise}`;
  }
  return speaker.say(of === seat ? 'ui.your-turn' : 'ui.choosing');
}

/** Does the table wait for this seat? */
export const isAsked = (waiting: TableProps['waiting'], of: number): boolean =>
  waiting.some(({ seat, answered }) => seat === of && !answered);
