import type { Beat, Happened, Scene } from '../../../../kit/table/scene/scene.ts';
import type { EventId } from '../../content/events.ts';
import type { RegionId } from '../../content/regions.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { lordsOf } from '../play/realm.ts';

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

type Told = Pick<Happened<View, ScandinaviaFact>, 'facts' | 'seat' | 'before'>;

/** Does it befall the reader: their lord, or a region of theirs? */
function strikes({ seat, before }: Omit<Told, 'facts'>, changes: readonly ScandinaviaFact[]): boolean {
  if (seat === null) return false;
  const own = lordsOf(before, seat) as readonly string[];
  return changes.some(change => {
    if ('lord' in change && own.includes(change.lord)) return true;
    const owner = 'region' in change ? before.regions[change.region as RegionId]?.owner : null;
    return typeof owner === 'string' && own.includes(owner);
  });
}

/** Every event that was drawn in what has happened: the number, then all that it has changed at once. */
export function eventScenes({ facts, seat, before }: Told): readonly EventScene[] {
  return facts.flatMap((fact, since): EventScene[] => {
    if (fact.kind !== 'event-rolled') return [];
    const after = facts.slice(since + 1);
    const end = after.findIndex(({ kind }) => OVER.has(kind));
    const changes = end < 0 ? after : after.slice(0, end);
    // What has happened before is passed over: nobody has to read it as if it were to come.
    const passed = changes.find(({ kind }) => kind === 'event-passed');
    return [
      {
        kind: 'event',
        title: { key: 'ui.event-drawn', args: { event: fact.event } },
        verdict: { key: `fact.${(passed ?? fact).kind}`, args: { ...(passed ?? fact) } },
        since,
        event: fact.event as EventId,
        die: fact.die,
        changes,
        reads: passed ? undefined : [{ key: `eventText.${fact.event}` }],
        // It comes every turn: only whom it strikes has to send it away.
        waits: strikes({ seat, before }, changes),
        beats: [
          { facts: [fact], seen: 0, sound: 'dice', lasts: 0.8 },
          { facts: changes, seen: changes.length, sound: 'doom' },
        ],
      },
    ];
  });
}
