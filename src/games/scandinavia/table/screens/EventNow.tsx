import type { ReactElement } from 'react';
import type { Wired } from '../play/play.ts';
import { EventRead } from './EventRead.tsx';
import { eventTold } from './event-told.ts';

/** The event that is under way, as far as it has been told. */
export const EventNow = ({ facts, speaker }: Pick<Wired, 'facts' | 'speaker'>): ReactElement => (
  <EventRead told={eventTold(facts)} speaker={speaker} />
);
