import type { ReactElement } from 'react';
import { Icon, type IconName } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { marksOf } from '../../../kit/look/marks.ts';
import { type About, Term } from '../../../kit/table/Term.tsx';
import { CLANS, type ClanName, cardArt, SLOT_ICONS, STAT_ICONS, type StatName } from './pieces.ts';
import type { Target } from './play/targets.ts';
import './clan-sheet.css';

export interface StatTrack {
  readonly stat: StatName;
  readonly name: string;
  /** The printed steps, six of them. */
  readonly steps: readonly number[];
  /** Index of the step the clan stands on. */
  readonly at: number;
  /** Spoken in place of the row of numbers, e.g. "Rage 7, step 2 of 6". */
  readonly spoken: string;
  readonly about: About;
}

export interface UpgradeSlot {
  readonly id: string;
  /** What laying an upgrade here is called at the table. */
  readonly target: Target;
  /** 'leader', 'warrior', 'ship', 'monster' or 'clan'. */
  readonly slot: string;
  /** What the slot is called while it is empty. */
  readonly slotName: string;
  /** What such a slot is for. */
  readonly about: About;
  readonly card?: { readonly key: string; readonly name: string; readonly about: About } | null | undefined;
  /** What would lie here: drawn in ice dashes. */
  readonly preview?: { readonly key: string; readonly note: string } | null | undefined;
  /** The engine offers this slot, e.g. to be replaced. */
  readonly lit?: boolean | undefined;
}

interface ClanSheetProps {
  readonly clan: ClanName;
  readonly title: string;
  readonly second?: string | undefined;
  readonly tracks: readonly StatTrack[];
  readonly slots: readonly UpgradeSlot[];
  readonly onSlot?: ((target: Target) => void) | undefined;
}

/** A clan's own board: three stat tracks and eight slots. */
export function ClanSheet({ clan, title, second, tracks, slots, onSlot }: ClanSheetProps): ReactElement {
  return (
    <section aria-label={title}>
      <header className="br-sheet-head">
        <Medallion kind="seat" side={CLANS[clan]} size={44} />
        <div>
          <h2>{title}</h2>
          {second && <p>{second}</p>}
        </div>
      </header>
      {tracks.map(track => (
        <Term key={track.stat} title={track.spoken} {...track.about}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what the stat is can be read by keyboard, too */}
          <div className="br-track" role="img" aria-label={track.spoken} tabIndex={0}>
            <span className="br-track-name">
              <Icon
                name={STAT_ICONS[track.stat]}
                size={16}
                color={track.stat === 'rage' ? 'var(--ember)' : 'var(--bone-2)'}
              />
              {track.name}
            </span>
            {track.steps.map((value, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a step of the track is its position
                key={i}
                className={i === track.at ? 'br-step br-step-now' : i < track.at ? 'br-step br-step-past' : 'br-step'}
              >
                {value}
              </span>
            ))}
          </div>
        </Term>
      ))}
      <ul className="br-slots">
        {slots.map(slot => (
          <li key={slot.id}>
            <Slot slot={slot} onSlot={onSlot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Slot({ slot, onSlot }: { slot: UpgradeSlot; onSlot: ClanSheetProps['onSlot'] }): ReactElement {
  const { card, preview, lit } = slot;
  const empty: IconName = SLOT_ICONS[slot.slot] ?? 'rune-stone';
  const classes = ['br-slot', preview ? 'br-slot-preview' : card ? 'br-slot-full' : 'sk-hollow', 'sk-cut'].join(' ');
  const words = preview?.note ?? card?.name ?? slot.slotName;
  const icon = preview ? cardArt(preview.key, 'upgrade') : card ? cardArt(card.key, 'upgrade') : empty;
  const face = (
    <span className={classes}>
      <Icon name={icon} size={card || preview ? 30 : 24} />
      <span>{words}</span>
    </span>
  );
  const pressable = lit && onSlot;
  const box = pressable ? (
    <button
      type="button"
      className="br-slot-box br-slot-lit"
      {...marksOf(slot.target, true)}
      onClick={() => onSlot(slot.target)}
    >
      {face}
    </button>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what lies there can be read by keyboard, too
    <div className="br-slot-box" tabIndex={0}>
      {face}
    </div>
  );
  return (
    <Term title={card?.name ?? slot.slotName} {...(card?.about ?? slot.about)}>
      {box}
    </Term>
  );
}
