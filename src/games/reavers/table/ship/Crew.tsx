import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { Tooltip } from '../../../../kit/look/Tooltip.tsx';
import { Term } from '../../../../kit/table/Term.tsx';
import { Thing } from '../../../../kit/table/Thing.tsx';
import { PER_SLOT } from '../../content/reavers.ts';
import type { SeatView } from '../../rules/view.ts';
import { SPACE_ICONS } from '../pieces.ts';
import { aboutOf } from '../play/about.ts';
import { drawn } from '../play/cards.ts';
import type { Play, ReaversProps } from '../play/play.ts';
import { ReaversCard } from '../ZoomCard.tsx';
import { Effect } from './Effect.tsx';

/** How long the longest word of a name is: words are not broken. */
const lettersOf = (name: string): CSSProperties & Record<'--letters', number> => ({
  '--letters': Math.max(...name.split(' ').map(word => word.length)),
});

/** Specialised reavers under their spaces; the slot that a new one may take is lit. */
export function Crew({ of, play, seat, speaker, view }: ReaversProps & { play: Play; of: SeatView }): ReactElement {
  const own = of.seat === seat;
  return (
    <Plank as="section" className="rm-crew" label={speaker.say('ui.crew')}>
      <h2 className="sk-title">{speaker.say('ui.crew')}</h2>
      <ul className="rm-slots">
        {of.slots.map(({ space, cards }) => {
          const target = `slot:${space}` as const;
          const sign = own ? play.sign(target) : 'none';
          const name = speaker.say('ui.slot', { space, n: cards.length });
          return (
            <li key={space} className="rm-slot" data-sign={sign}>
              <Term title={name} {...aboutOf('slot', speaker)}>
                {own ? (
                  <Thing target={target} sign={sign} label={name} className="rm-slot-head" onTouch={play.touch}>
                    <Icon name={SPACE_ICONS[space]} size={24} />
                  </Thing>
                ) : (
                  <span className="rm-slot-head">
                    <Icon name={SPACE_ICONS[space]} size={24} label={name} />
                  </span>
                )}
              </Term>
              <ul>
                {cards.map((id, i) => {
                  const card = drawn(id, speaker, view);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a slot may hold a reaver twice
                    <li key={i}>
                      <Tooltip bare content={<ReaversCard card={card} speaker={speaker} />}>
                        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the card in zoom is for the keyboard, too */}
                        <span className="rm-reaver sk-cut" tabIndex={0}>
                          <span className="rm-reaver-sign" style={{ background: card.dye, color: card.on }}>
                            <Effect id={id} />
                          </span>
                          <span className="rm-reaver-name" style={lettersOf(card.name)}>
                            {card.name}
                          </span>
                        </span>
                      </Tooltip>
                    </li>
                  );
                })}
                {Array.from({ length: Math.max(0, PER_SLOT - cards.length) }, (_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty places
                  <li key={`free ${i}`} className="rm-reaver rm-reaver-free sk-hollow sk-cut" aria-hidden="true" />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </Plank>
  );
}
