import type { ReactElement } from 'react';
import { Card } from '../../../../client/look/Card.tsx';
import type { Link, Speaker } from '../../../../engine/text.ts';
import { cards } from './card-list.ts';

/** A card that is named somewhere, large enough to be read. */
export function Zoom({ link, speaker }: { link: Link; speaker: Speaker }): ReactElement | null {
  const entry = cards(speaker).entries.find(({ id }) => id === link.id);
  return entry ? <Card {...entry.card} size="zoom" /> : null;
}
