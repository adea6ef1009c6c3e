import type { Beat, Happened, Scene } from '../../../../kit/table/scene/scene.ts';
import type { EventId } from '../../content/events.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

export interface EventBeat extends Beat {
  readonly facts: readonly ScandinaviaFact[];
  /** So much of what it has changed is seen. */
  readonly seen: number;
}

export interface EventScene extends Scene<EventBeat> {
  readonly kind: 'event';
  /** Where it begins in what has happened. */
  readonly since: number;
  readonly event: EventId;
  readonly die: number;
  readonly changes: readonly ScandinaviaFact[];
}

/** What an event has changed is told up to here: battles that it brings are scenes of their own. */
const OVER: ReadonlySet<ScandinaviaFact['kind']> = new Set([
  'event-rolled',
  'phase-began',
  'battle',
  'turn-began',
] as const);

/** Every event that was drawn in what has happened: the number, then all that it has changed at once. */
export function eventScenes({ facts }: Pick<Happened<View, ScandinaviaFact>, 'facts'>): readonly EventScene[] {
  return facts.flatMap((fact, since): EventScene[] => {
    if (fact.kind !== 'event-rolled') return [];
    const after = facts.slice(since + 1);
    const end = after.findIndex(({ kind }) => OVER.has(kind));
    const changes = end < 0 ? after : after.slice(0, end);
    return [
      {
        kind: 'event',
        title: { key: 'ui.event-drawn', args: { event: fact.event } },
        verdict: { key: 'fact.event-rolled', args: { ...fact } },
        since,
        event: fact.event as EventId,
        die: fact.die,
        changes,
        // It strikes all alike, and comes every turn: nobody has to send it away.
        waits: false,
        beats: [
          { facts: [fact], seen: 0, sound: 'dice', lasts: 0.8 },
          { facts: changes, seen: changes.length, sound: 'doom' },
        ],
      },
    ];
  });
}
