import { memo, type ReactElement } from 'react';
import { Icon } from '../../../kit/look/Icon.tsx';
import { FACE_ICONS } from './pieces.ts';
import type { DrawnCard } from './play/cards.ts';

/** A card as it lies on a small board: its picture, and the Defence that tells it apart at a glance. */
export const MiniCard = memo(function MiniCard({ card }: { card: DrawnCard }): ReactElement {
  return (
    <span className={`rm-mini rm-mini-${card.deck} sk-cut`} aria-hidden="true">
      <span className="rm-mini-art" style={{ background: card.dye, color: card.on }}>
        <Icon name={card.art} size={34} />
        {card.defence !== undefined && <span className="rm-mini-defence">{card.defence}</span>}
      </span>
    </span>
  );
});

/** The same where there is room for words: a slip with its name, and what tells it apart. */
export const NamedCard = memo(function NamedCard({ card }: { card: DrawnCard }): ReactElement {
  const told = card.deck === 'battles' || card.deck === 'prophecies';
  return (
    <span className={`rm-slip rm-slip-${card.deck}`} aria-hidden="true">
      <span className="rm-slip-sign" style={{ background: card.dye, color: card.on }}>
        {card.defence === undefined ? (
          <Icon name={card.art} size={17} />
        ) : (
          <span className="rm-mini-defence">{card.defence}</span>
        )}
      </span>
      <span className="rm-slip-words">
        <span className="rm-slip-name">{card.name}</span>
        {told && (
          <span className="rm-slip-told">
            {card.needs.map((face, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal faces have no name of their own
              <Icon key={i} name={FACE_ICONS[face]} size={12} />
            ))}
            <b>
              <Icon name="laurel-crown" size={12} />
              {card.glory}
            </b>
          </span>
        )}
      </span>
    </span>
  );
});

/** The back of a deck, with how many cards are left. */
export const DeckBack = memo(function DeckBack({
  icon,
  left,
}: {
  icon: Parameters<typeof Icon>[0]['name'];
  left: number;
}) {
  return (
    <span className="rm-back sk-cut" aria-hidden="true">
      <Icon name={icon} size={20} />
      <span className="rm-back-left">{left}</span>
    </span>
  );
});
