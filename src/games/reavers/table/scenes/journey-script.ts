import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Beat, Happened, Message, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

export interface JourneyBeat extends Beat {
  readonly facts: readonly ReaversFact[];
}

export interface JourneyScene extends Scene<JourneyBeat> {
  readonly kind: 'journey';
  readonly seat: Seat;
  readonly card: string;
}

type Kind = ReaversFact['kind'];
type End = Extract<ReaversFact, { kind: 'journey-paid' | 'journey-suffered' | 'journey-cancelled' }>;

const isEnd = (fact: ReaversFact): fact is End =>
  fact.kind === 'journey-paid' || fact.kind === 'journey-suffered' || fact.kind === 'journey-cancelled';

/** What a journey brings and costs. */
const SPOILS: ReadonlySet<Kind> = new Set<Kind>([
  'glory',
  'lost',
  'die-lost',
  'leader-left',
  'artefact-lost',
  'upgrade-lost',
]);
/** With these something else begins. */
const OVER: ReadonlySet<Kind> = new Set<Kind>(['sea-battle', 'combat-began', 'selected', 'acts', 'rests', 'journey']);

const OWN: Readonly<Record<End['kind'], string>> = {
  'journey-paid': 'ui.scene.you-pass',
  'journey-suffered': 'ui.scene.you-suffer',
  'journey-cancelled': 'ui.scene.you-are-passed',
};

/** How a journey ends: the card, and what it brought or cost; null where none has ended. */
export function journeyScene({ facts, seat: eyes }: Happened<View, ReaversFact>): JourneyScene | null {
  const at = facts.findIndex(isEnd);
  const end = facts.find(isEnd);
  if (!end) return null;
  const { seat, card } = end;
  const stop = facts.findIndex(({ kind }, i) => i > at && OVER.has(kind));
  const told = facts.slice(at + 1, stop < 0 ? facts.length : stop);
  const spoils = told.filter(fact => SPOILS.has(fact.kind));
  const mine = seat === eyes;
  const sound = end.kind !== 'journey-suffered' ? 'act' : mine ? 'lose' : 'act';
  const beats: JourneyBeat[] = [{ facts: [end], lasts: 0.8, sound }];
  if (spoils.length > 0) beats.push({ facts: spoils, lasts: mine ? 1 : 0.6 });
  return {
    kind: 'journey',
    seat,
    card,
    beats,
    title: { key: mine ? 'ui.scene.you-journey' : 'ui.scene.journey', args: { seat, card } },
    verdict: verdictOf(end, mine),
    waits: mine,
  };
}

const verdictOf = ({ kind, seat, card }: End, mine: boolean): Message =>
  mine ? { key: OWN[kind] } : { key: `fact.${kind}`, args: { seat, card } };
