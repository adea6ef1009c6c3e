import { memo, type ReactElement } from 'react';
import { Fold } from '../../../kit/look/Fold.tsx';
import { Icon } from '../../../kit/look/Icon.tsx';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Tooltip } from '../../../kit/look/Tooltip.tsx';
import { BloodRageCard } from './BloodRageCard.tsx';
import { cardArt, GOD_ICONS } from './pieces.ts';
import { cardOf, drawn, godName } from './play/cards.ts';
import type { BloodRageProps } from './play/play.ts';
import './passed-on.css';
import './piles.css';

type PilesProps = Pick<BloodRageProps, 'view' | 'speaker'>;

/** A card by its name; whole where it is pointed at, or touched. */
export function Chip({ id, count = 1, speaker, view }: PilesProps & { id: string; count?: number }): ReactElement {
  const card = drawn(id, speaker, view.options);
  const { god } = cardOf(id);
  const godLabel = godName(id, speaker);
  return (
    <Tooltip bare tap prefer="beside" content={<BloodRageCard card={card} size="zoom" godLabel={godLabel} />}>
      <button
        type="button"
        className={`br-gift br-gift-${card.kind}`}
        aria-label={[card.name, godLabel].filter(Boolean).join(', ')}
      >
        <Icon name={god ? GOD_ICONS[god] : cardArt(card.key, card.kind)} size={15} />
        {card.name}
        {count > 1 && <span>×{count}</span>}
      </button>
    </Tooltip>
  );
}

const countsOf = (ids: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Cards that can be looked at whenever one likes: the quests one has committed to, and what has been discarded. */
export const Piles = memo(function Piles({ view, speaker }: PilesProps): ReactElement | null {
  const quests = view.own?.quests ?? [];
  const { discard } = view;
  if (quests.length + discard.length === 0) return null;
  return (
    <Plank as="section" className="br-piles" label={speaker.say('ui.piles')}>
      {quests.length > 0 && (
        <>
          <h2 className="sk-title">{speaker.say('ui.committed')}</h2>
          <ul>
            {quests.map((id, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a clan may commit to a quest twice
              <li key={`${id}/${i}`}>
                <Chip view={view} speaker={speaker} id={id} />
              </li>
            ))}
          </ul>
        </>
      )}
      {discard.length > 0 && (
        <Fold title={speaker.say('ui.discard-pile', { n: discard.length })}>
          {() => (
            <ul>
              {[...countsOf(discard)].map(([id, count]) => (
                <li key={id}>
                  <Chip view={view} speaker={speaker} id={id} count={count} />
                </li>
              ))}
            </ul>
          )}
        </Fold>
      )}
    </Plank>
  );
});
