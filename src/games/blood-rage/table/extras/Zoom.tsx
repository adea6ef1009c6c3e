import type { ReactElement } from 'react';
import { Card } from '../../../../kit/look/Card.tsx';
import type { ZoomProps } from '../../../../kit/table/table-module.ts';
import { cards } from './card-list.ts';

/** A card that is named somewhere, large enough to be read. */
export function Zoom({ link, speaker }: ZoomProps): ReactElement | null {
  const entry = cards(speaker).entries.find(({ id }) => id === link.id);
  return entry ? <Card {...entry.card} size="zoom" /> : null;
}
