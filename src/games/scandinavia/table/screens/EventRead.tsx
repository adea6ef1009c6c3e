import { type ReactElement, useState } from 'react';
import { Icon } from '../../../../kit/look/Icon.tsx';
import { Plank } from '../../../../kit/look/Plank.tsx';
import { SceneLines } from '../../../../kit/table/scene/SceneLines.tsx';
import type { EventId } from '../../content/events.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { factIcon } from '../extras/fact-look.ts';
import type { Wired } from '../play/play.ts';
import { type EventTold, eventAt, FAMILIES, FAMILY_ICONS, familyOf } from './event-told.ts';
import './event.css';

const NUMBERS = Array.from({ length: 100 }, (_, i) => i + 1);

/** The event of the turn, read out: the cloth it was drawn from, what it says, and all that it has changed. */
export function EventRead({
  told,
  speaker,
}: Pick<Wired, 'speaker'> & { readonly told: EventTold | null }): ReactElement {
  // Any number of the cloth can be read; a new event is shown by itself.
  const [read, setRead] = useState<{ readonly event: EventId; readonly over: EventId | undefined } | null>(null);
  const shown = read && read.over === told?.event ? read.event : told?.event;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: there may be more than fits, and keys must scroll it
    <section className="sc-event" aria-label={speaker.name('phase', 'events')} tabIndex={0}>
      <Plank className="sc-cloth-plank" scrolls>
        {told && (
          <p className="sc-event-die sk-display" aria-hidden="true">
            <span className="sc-die">{Math.floor(told.die / 10) % 10}</span>
            <span className="sc-die sc-die-pale">{told.die % 10}</span>
            <b>{told.die}</b>
          </p>
        )}
        <ul className="sc-cloth">
          {NUMBERS.map(number => {
            const { id } = eventAt(number);
            return (
              <li key={number}>
                <button
                  type="button"
                  data-family={familyOf(id)}
                  aria-current={id === told?.event ? true : undefined}
                  aria-pressed={id === shown}
                  aria-label={`${number}: ${speaker.name('event', id)}`}
                  onClick={() => setRead({ event: id, over: told?.event })}
                >
                  {number}
                </button>
              </li>
            );
          })}
        </ul>
        <ul className="sc-cloth-families">
          {FAMILIES.map(family => (
            <li key={family} data-family={family}>
              <Icon name={FAMILY_ICONS[family]} size={16} />
              {speaker.say(`ui.family-${family}`)}
            </li>
          ))}
        </ul>
      </Plank>
      <div className="sc-event-side">
        {shown && <EventCard event={shown} speaker={speaker} />}
        {told && <Changes changes={told.changes} speaker={speaker} />}
      </div>
    </section>
  );
}

function EventCard({ event, speaker }: Pick<Wired, 'speaker'> & { readonly event: EventId }): ReactElement {
  const { from, to, lasts } = eventAt(NUMBERS.find(number => eventAt(number).id === event) ?? 1);
  return (
    <article className="sc-event-card" data-family={familyOf(event)}>
      <span className="sc-event-art">
        <Icon name={FAMILY_ICONS[familyOf(event)]} size={86} />
      </span>
      <h2 className="sk-display">
        {speaker.name('event', event)} <small>{from === to ? from : `${from}–${to}`}</small>
      </h2>
      <p>{speaker.name('eventText', event)}</p>
      <p className="sc-event-lasts">{speaker.say(lasts ? 'ui.event-lasts' : 'ui.event-once')}</p>
    </article>
  );
}

function Changes(
  props: Pick<Wired, 'speaker'> & { readonly changes: readonly ScandinaviaFact[] },
): ReactElement | null {
  const { changes, speaker } = props;
  if (changes.length === 0) return null;
  return (
    <Plank className="sc-changes" scrolls label={speaker.say('ui.event-changed')} as="section">
      <h3 className="sk-title">{speaker.say('ui.event-changed')}</h3>
      <SceneLines facts={changes} speaker={speaker} iconOf={factIcon} />
    </Plank>
  );
}
