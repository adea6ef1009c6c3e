import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Beat, Happened, Message, Scene } from '../../../../kit/table/scene/scene.ts';
import type { SoundName } from '../../../../kit/table/scene/sounds.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

/** Quests turn over, the province burns with all in it, the marker moves on, the dead return, what legends pay, who leads. */
export type AgePart = 'quests' | 'ragnarok' | 'valhalla' | 'glory';
export const AGE_PARTS: readonly AgePart[] = ['quests', 'ragnarok', 'valhalla', 'glory'];

export interface AgeBeat extends Beat {
  readonly facts: readonly BloodRageFact[];
  readonly part: AgePart;
  /** The Glory of each seat when this is told. */
  readonly glory: readonly number[];
}

export interface AgeScene extends Scene<AgeBeat> {
  readonly kind: 'age';
  readonly age: number;
  /** The Glory of each seat before any of it. */
  readonly was: readonly number[];
  /** Nothing more comes of this Age. */
  readonly ended: boolean;
}

type Kind = BloodRageFact['kind'];

/** With these a beat begins; what else is told of an Age's end belongs to the one before it. */
const BEGINS: Partial<
  Readonly<Record<Kind, { readonly part: AgePart; readonly sound?: SoundName; readonly lasts?: number }>>
> = {
  'quest-done': { part: 'quests', sound: 'tally' },
  'quest-failed': { part: 'quests', sound: 'act', lasts: 0.8 },
  'province-destroyed': { part: 'ragnarok', sound: 'doom', lasts: 1.4 },
  'doom-moved': { part: 'ragnarok', sound: 'doom' },
  'first-seat': { part: 'glory', lasts: 1.4 },
  'game-over': { part: 'glory', sound: 'win', lasts: 1.6 },
};
/** The fallen are told together, and so are those who return. */
const TOGETHER: Partial<Readonly<Record<Kind, AgePart>>> = { destroyed: 'ragnarok', released: 'valhalla' };
const TOLD: ReadonlySet<Kind> = new Set<Kind>([
  'stat-raised',
  'stat-at-top',
  'glory',
  'glory-stolen',
  'moved',
  'saved',
]);
/** What makes it worth stopping for. */
const CLIMAX: ReadonlySet<Kind> = new Set<Kind>([
  'quest-done',
  'quest-failed',
  'province-destroyed',
  'released',
  'game-over',
]);

/** The end of an Age, or as much of it as has happened; null when none of it has. */
export function ageScene({ facts, before, after, seat, broken }: Happened<View, BloodRageFact>): AgeScene | null {
  const climax = facts.findIndex(({ kind }) => CLIMAX.has(kind));
  const first = isAge(broken) && broken.age === before.age ? broken : null;
  if (climax < 0 && !first) return null;
  // What came of the choice that broke it off belongs to it.
  const from = first ? 0 : climax;
  const was = before.clans.map(({ glory }) => glory);
  // What was won before, in the same breath, was not won by the end of the Age.
  for (const fact of facts.slice(0, from)) pay(was, fact);
  const glory = [...was];
  const beats: AgeBeat[] = [];
  const open: { part: AgePart; kind: Kind | null; facts: BloodRageFact[]; more: Pick<Beat, 'sound' | 'lasts'> } = {
    part: first?.beats.at(-1)?.part ?? 'quests',
    kind: null,
    facts: [],
    more: {},
  };
  const close = () => {
    if (open.facts.length > 0) beats.push({ part: open.part, facts: open.facts, glory: [...glory], ...open.more });
    open.facts = [];
  };
  for (const fact of facts.slice(from)) {
    const begins = BEGINS[fact.kind];
    const together = TOGETHER[fact.kind];
    const legend = fact.kind === 'glory' && fact.source === 'legendary' && open.part !== 'glory';
    if (begins || legend || (together && fact.kind !== open.kind)) {
      close();
      const { part, ...more } = begins ?? { part: together ?? ('glory' as const), sound: 'tally' as const };
      open.part = part;
      open.kind = fact.kind;
      open.more = more;
    } else if (!together && !TOLD.has(fact.kind)) continue;
    pay(glory, fact);
    open.facts.push(fact);
  }
  close();
  if (beats.length === 0) return null;
  const over = facts.some(({ kind }) => kind === 'game-over');
  const ended = over || facts.some(({ kind }) => kind === 'first-seat');
  return {
    kind: 'age',
    age: before.age,
    was: first?.was ?? was,
    ended,
    title: { key: 'ui.scene.age-ends', args: { age: before.age } },
    verdict: ended ? verdictOf(after, seat, facts) : null,
    waits: ended && seat !== null,
    beats: first ? [...first.beats, ...beats] : beats,
    begun: first?.beats.length,
  };
}

const isAge = (scene: Scene | null | undefined): scene is AgeScene => scene?.kind === 'age';

function pay(glory: number[], fact: BloodRageFact): void {
  if (fact.kind === 'glory') glory[fact.seat] += fact.glory;
  if (fact.kind !== 'glory-stolen') return;
  glory[fact.seat] += fact.glory;
  glory[fact.from] -= fact.glory;
}

/** Who leads now, or has won. */
function verdictOf({ clans }: View, seat: Seat | null, facts: readonly BloodRageFact[]): Message {
  const glory = clans.map(clan => clan.glory);
  const most = Math.max(...glory);
  const told = facts.find(fact => fact.kind === 'game-over');
  const leaders =
    told?.kind === 'game-over' ? told.winners : glory.flatMap((points, of) => (points === most ? [of] : []));
  const args = { seats: leaders, glory: most };
  const alone = leaders.length === 1 && leaders[0] === seat;
  if (told) return { key: alone ? 'ui.scene.you-have-won' : 'ui.scene.has-won', args };
  return { key: alone ? 'ui.scene.you-lead' : 'ui.scene.leads', args };
}
