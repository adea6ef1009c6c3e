import type { ReactElement } from 'react';
import { Card, type CardSize, type ValueShape } from '../../../kit/look/Card.tsx';
import type { Marks } from '../../../kit/look/marks.ts';
import { type CardKindName, cardArt, GOD_ICONS } from './pieces.ts';

/** A card as plain data; every word arrives in the reader's language. */
export interface BloodRageCardData {
  readonly id: string;
  readonly key: string;
  readonly kind: CardKindName;
  readonly subtype?: string | null | undefined;
  readonly god?: string | null | undefined;
  /** As printed: "+6", 4, "?" … */
  readonly value?: string | number | undefined;
  /** STR of the figure that it brings or changes. */
  readonly strength?: number | undefined;
  readonly name: string;
  readonly kindLine: string;
  readonly text?: string | undefined;
  readonly foot?: string | undefined;
}

interface BloodRageCardProps {
  readonly card: BloodRageCardData;
  readonly size?: CardSize | undefined;
  readonly lit?: boolean | undefined;
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly reason?: string | undefined;
  /** The god's name in the reader's language. */
  readonly godLabel?: string | undefined;
  readonly label?: string | undefined;
  readonly marks?: Marks | undefined;
  readonly className?: string | undefined;
  readonly onPress?: ((id: string) => void) | undefined;
}

const SHAPES: Readonly<Record<CardKindName, ValueShape>> = { battle: 'hexagon', upgrade: 'shield', quest: 'circle' };

export function BloodRageCard({ card, godLabel, onPress, ...state }: BloodRageCardProps): ReactElement {
  const god = card.god ? GOD_ICONS[card.god] : undefined;
  return (
    <Card
      {...state}
      kind={card.kind}
      shape={SHAPES[card.kind]}
      value={card.value}
      badge={card.strength}
      name={card.name}
      art={cardArt(card.key, card.kind)}
      sign={god ? { icon: god, label: godLabel ?? '' } : undefined}
      kindLine={card.kindLine}
      text={card.text}
      foot={card.foot}
      onPress={onPress ? () => onPress(card.id) : undefined}
    />
  );
}
