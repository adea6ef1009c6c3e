import { type ReactElement, useState } from 'react';
import { Plank } from '../../../../kit/look/Plank.tsx';
import type { EventId } from '../../content/events.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { Wired } from '../play/play.ts';
import { eventAt, eventTold, familyOf } from './event-told.ts';
import './event.css';

const NUMBERS = Array.from({ length: 100 }, (_, i) => i + 1);

/** The event of the turn, read out: the cloth it was drawn from, what it says, and all that it has changed. */
export function EventRead({ facts, speaker }: Pick<Wired, 'facts' | 'speaker'>): ReactElement {
  const told = eventTold(facts);
  // Any number of the cloth can be read; a new event is shown by itself.
  const [read, setRead] = useState<{ readonly event: EventId; readonly over: EventId | undefined } | null>(null);
  const shown = read && read.over === told?.event ? read.event : told?.event;
  return (
    <section className="sc-event" aria-label={speaker.name('phase', 'events')}>
      <Plank className="sc-cloth-plank">
        {told && <p className="sk-display sc-event-die">{told.die}</p>}
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
  const lines = changes.flatMap(fact => speaker.fact(fact) ?? []);
  if (lines.length === 0) return null;
  return (
    <Plank className="sc-changes" scrolls label={speaker.say('ui.event-changed')} as="section">
      <h3 className="sk-title">{speaker.say('ui.event-changed')}</h3>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
          <li key={i}>{line}</li>
        ))}
      </ul>
    </Plank>
  );
}
