import type { ReactElement } from 'react';
import { NO_CONTENT } from '../../../../engine/contract/content.ts';
import type { ZoomProps } from '../../../../kit/table/table-module.ts';
import { cardNumber } from '../../rules/numbers.ts';
import { tableOptions } from '../../rules/options.ts';
import { drawn } from '../play/cards.ts';
import { ReaversCard } from '../ZoomCard.tsx';

/** A card that is named somewhere, large enough to be read. */
export function Zoom({ link, speaker, played }: ZoomProps): ReactElement | null {
  if (!(link.id in cardNumber)) return null;
  const { options, content = NO_CONTENT } = played;
  return <ReaversCard card={drawn(link.id, speaker, { options: tableOptions(options), content })} speaker={speaker} />;
}
