import { type CSSProperties, type ReactElement, useState } from 'react';
import { BrokenSeal } from '../../../kit/look/BrokenSeal.tsx';
import { HollowCard, OpenCard, SealedCard } from '../../../kit/look/CardBack.tsx';
import type { IconName } from '../../../kit/look/Icon.tsx';
import { Medallion } from '../../../kit/look/Medallion.tsx';
import { useBox } from '../../../kit/look/useBox.ts';
import { Beam } from './Beam.tsx';
import { type CardKindName, CLANS, type ClanName, cardArt } from './pieces.ts';
import { stripsIn } from './strip-form.ts';
import './battle.css';
import './battle-slim.css';

export interface BattleTerm {
  readonly id: string;
  readonly value: number;
  /** Above the block; leave it out where it repeats the one before. */
  readonly label?: string | undefined;
  /** A figure's medallion, or an icon for a card or an upgrade. */
  readonly figure?: string | undefined;
  readonly icon?: IconName | undefined;
}

export type BattleCard =
  /** Somebody is choosing; ember where it is the reader's to fill. */
  | { readonly id: string; readonly state: 'choosing'; readonly mine: boolean }
  | { readonly id: string; readonly state: 'sealed' }
  | {
      readonly id: string;
      /** A candidate lies in ice until it is sealed. */
      readonly state: 'candidate' | 'open';
      readonly key: string;
      readonly kind: CardKindName;
      readonly value: string | number;
      readonly name: string;
      readonly note?: string | undefined;
    };

export interface BattleSide {
  readonly clan: ClanName;
  readonly name: string;
  readonly role: string;
  readonly terms: readonly BattleTerm[];
  /** What a card would add, before it is sealed. */
  readonly candidate?: { readonly value: number; readonly label: string; readonly icon: IconName } | null | undefined;
  /** A card is still to come: the beam ends in a question. */
  readonly open?: boolean | undefined;
  readonly cards: readonly BattleCard[];
  readonly total: number | string;
  readonly totalNote: string;
  readonly outcome?: 'won' | 'lost' | 'tied' | undefined;
  /** The whole side in a sentence: terms, card, total. */
  readonly spoken: string;
}

interface BattleStripsProps {
  readonly sides: readonly BattleSide[];
  /** A dotted line across all beams: the strength to beat. */
  readonly mark?: number | undefined;
  /** Printed where a card is still unknown, e.g. "+ ?". */
  readonly unknown: string;
  /** The cards are turned up now: seals crack together, then blocks grow term by term. */
  readonly revealing?: boolean | undefined;
  /** They are as long as they wish, and what they stand on scrolls. */
  readonly long?: boolean | undefined;
  /** All has been seen of them, and something else needs the room: one line each. */
  readonly folded?: boolean | undefined;
}

const FOLDED = { form: 'slim', close: true } as const;
const STEP = 3;
const LEAST = 12;
/** Strength as beams of wood, one block a term, one scale for all: lengths compare at a glance. */
export function BattleStrips({
  sides,
  mark,
  unknown,
  revealing = false,
  long,
  folded,
}: BattleStripsProps): ReactElement {
  const [ref, box] = useBox<HTMLUListElement>('battle');
  const { form, close } = folded ? FOLDED : stripsIn(sides.length, box, long);
  const [slim, narrow, dense] = [form === 'slim', form === 'narrow', form === 'dense'];
  const reach = sides.map(s => s.terms.reduce((sum, t) => sum + Math.max(0, t.value), 0) + (s.candidate?.value ?? 0));
  const scale = Math.max(LEAST, Math.ceil(Math.max(0, ...reach) / STEP) * STEP);
  // one width of the card column for all sides, so that the beams share one scale
  const most = Math.max(1, ...sides.map(s => s.cards.length));
  const cardWidth = slim ? 30 : narrow ? (most > 1 || close ? 38 : 46) : dense ? 62 : most > 1 ? 76 : 92;
  const turned = useTurned(sides, revealing);
  const look = { '--cards': `${most * cardWidth + (most - 1) * 6}px` } as CSSProperties;
  return (
    <ul
      ref={ref}
      className={form === 'tall' ? 'br-battle' : `br-battle br-battle-${form}`}
      data-turned={turned}
      data-close={close}
      style={look}
    >
      {sides.map(side => (
        <li key={side.clan} className={side.outcome ? `br-side br-side-${side.outcome}` : 'br-side'}>
          <span className="sk-heard">{side.spoken}</span>
          <div className="br-side-who" aria-hidden="true">
            <Medallion
              kind={side.outcome === 'won' ? 'leader' : 'seat'}
              side={CLANS[side.clan]}
              size={slim ? 32 : narrow ? (close ? 30 : 36) : dense ? 58 : 74}
            />
            <span>
              <b>{side.name}</b>
              <small>{side.role}</small>
            </span>
          </div>
          <div className="br-side-beam" aria-hidden="true">
            <Beam side={side} scale={scale} mark={mark} unknown={unknown} narrow={narrow || slim} dense={dense} />
          </div>
          <div className="br-side-cards" aria-hidden="true">
            {side.cards.map((card, i) => (
              // Equal cards have no name of their own: their place tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <SideCard key={`${card.id}/${i}`} card={card} clan={side.clan} width={cardWidth} turned={turned} />
            ))}
          </div>
          <div className="br-side-total" aria-hidden="true">
            {side.total}
            <small>{side.totalNote}</small>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Have the cards been turned up before the reader's eyes? In a battle that is come back to, they lie open as they lay. */
function useTurned(sides: readonly BattleSide[], revealing: boolean): boolean {
  const covered = sides.some(side => side.cards.some(card => card.state === 'sealed' || card.state === 'choosing'));
  const [wasCovered, setWasCovered] = useState(covered);
  if (covered && !wasCovered) setWasCovered(true);
  return revealing || (wasCovered && !covered);
}

interface SideCardProps {
  readonly card: BattleCard;
  readonly clan: ClanName;
  readonly width: number;
  readonly turned: boolean;
}

function SideCard({ card, clan, width, turned }: SideCardProps): ReactElement {
  if (card.state === 'sealed') return <SealedCard side={CLANS[clan]} width={width} />;
  if (card.state === 'choosing') {
    return card.mine ? <HollowCard tone="ember" icon="card-play" width={width} /> : <HollowCard width={width} />;
  }
  const open = (
    <OpenCard
      kind={card.kind}
      art={cardArt(card.key, card.kind)}
      value={card.value}
      name={card.name}
      note={card.note}
      candidate={card.state === 'candidate'}
      width={width}
    />
  );
  if (!turned || card.state !== 'open') return open;
  return (
    <BrokenSeal side={CLANS[clan]} width={width}>
      {open}
    </BrokenSeal>
  );
}
