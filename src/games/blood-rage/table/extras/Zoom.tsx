import type { ReactElement } from 'react';
import { Card } from '../../../../client/look/Card.tsx';
import type { ZoomProps } from '../../../../client/look/table-module.ts';
import { cards } from './card-list.ts';

/** A card that is named somewhere, large enough to be read. */
export function Zoom({ link, speaker }: ZoomProps): ReactElement | null {
  const entry = cards(speaker).entries.find(({ id }) => id === link.id);
  return entry ? <Card {...entry.card} size="zoom" /> : null;
}
