import { type ReactElement, useMemo } from 'react';
import { Plank } from '../../../kit/look/Plank.tsx';
import { Chip } from './Piles.tsx';
import { passedOn } from './play/passed-on.ts';
import type { BloodRageProps } from './play/play.ts';
import './passed-on.css';

/** What I have handed on in this draft, and who has it now: nobody has to remember it. */
export function PassedOn(props: BloodRageProps): ReactElement | null {
  const { facts, view, seat, speaker } = props;
  const packs = useMemo(
    () => (seat === null ? [] : passedOn(facts, seat, view.clans.length)),
    [facts, seat, view.clans.length],
  );
  if (packs.length === 0) return null;
  return (
    <Plank as="section" className="br-passed" label={speaker.say('ui.passed-on')} scrolls>
      <h2 className="sk-title">{speaker.say('ui.passed-on')}</h2>
      {packs.map(({ holder, cards, left }) => {
        const who = speaker.seat(holder);
        const words = left === cards.length ? 'ui.holds-these' : 'ui.holds-of';
        const holds = speaker.sentence(words, { who, left, all: cards.length });
        return (
          <div key={holder} className="br-passed-pack">
            <p>{holds}</p>
            <ul aria-label={holds}>
              {cards.map((id, i) => (
                // Equal cards have no name of their own: their place tells them apart.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={`${id}/${i}`}>
                  <Chip view={view} speaker={speaker} id={id} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </Plank>
  );
}
