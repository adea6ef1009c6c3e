import type { ReactElement } from 'react';
import type { Link, Speaker } from '../../../../engine/text.ts';
import { cardNumber } from '../../rules/numbers.ts';
import { drawn } from '../play/cards.ts';
import { ReaversCard } from '../ZoomCard.tsx';

/** A card that is named somewhere, large enough to be read. */
export function Zoom({ link, speaker }: { link: Link; speaker: Speaker }): ReactElement | null {
  return link.id in cardNumber ? (
    <ReaversCard card={drawn(link.id, speaker, { content: {} })} speaker={speaker} />
  ) : null;
}
