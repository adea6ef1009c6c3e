import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Beat, Happened, Said, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { CARD_IDS, STACK_IDS } from '../../rules/numbers.ts';
import type { View } from '../../rules/view.ts';

/** The wall stands there, dice fall against it, it falls or holds, and what that brought. */
export type CombatPart = 'wall' | 'dice' | 'end' | 'spoils';

export interface CombatBeat extends Beat {
  readonly facts: readonly ReaversFact[];
  readonly part: CombatPart;
  /** What each die shows; null before they have fallen. */
  readonly dice: readonly number[] | null;
  /** How many there are. */
  readonly count: number;
  /** What they come to; null before they have fallen. */
  readonly successes: number | null;
  readonly won: boolean | null;
}

export interface CombatScene extends Scene<CombatBeat> {
  readonly kind: 'combat';
  readonly seat: Seat;
  readonly defence: number;
  /** A keep, a foe at sea or a land. */
  readonly against: 'keep' | 'sea' | 'land';
}

type Rolled = Extract<ReaversFact, { kind: 'combat-rolled' }>;
type Kind = ReaversFact['kind'];

/** What a fight brings and costs. */
const SPOILS: ReadonlySet<Kind> = new Set<Kind>([
  ...(['sea-won', 'sea-lost', 'gained', 'lost', 'glory', 'to-pile', 'card-kept', 'subdued', 'not-subdued'] as const),
  ...([
    'tile-turned',
    'die-gained',
    'die-lost',
    'artefact-placed',
    'artefact-lost',
    'upgrade-taken',
    'pillaged',
  ] as const),
]);
/** With these something else begins. */
const OVER: ReadonlySet<Kind> = new Set<Kind>([
  'selected',
  'acts',
  'rests',
  'round-began',
  'scoring',
  'combat-began',
  'journey',
]);

const faces = ({ zeros, ones, twos }: Rolled): number[] =>
  [zeros, ones, twos].flatMap((count, shows) => new Array<number>(count).fill(shows)).reverse();
const successesOf = ({ ones, twos }: Rolled): number => ones + 2 * twos;

/** The first fight in what has happened whose dice fall; null when none do. */
export function combatScene({ facts, before, seat: eyes }: Happened<View, ReaversFact>): CombatScene | null {
  const at = facts.findIndex(({ kind }) => kind === 'combat-rolled');
  const first = facts[at];
  if (first?.kind !== 'combat-rolled') return null;
  const { seat } = first;
  const frame = before.frames.findLast(each => each.kind === 'combat');
  const began = facts.slice(0, at).findLast(fact => fact.kind === 'combat-began');
  const stop = facts.findIndex(({ kind }, i) => i > at && OVER.has(kind));
  const told = facts.slice(at, stop < 0 ? facts.length : stop);
  const end = told.find(fact => fact.kind === 'combat-won' || fact.kind === 'combat-lost');
  const ended = end?.kind === 'combat-won' || end?.kind === 'combat-lost' ? end : null;
  const defence = ended?.defence ?? (began?.kind === 'combat-began' ? began.defence : (frame?.defence ?? 0));
  const spoils = ended ? told.slice(told.indexOf(ended) + 1).filter(({ kind }) => SPOILS.has(kind)) : [];
  const count = first.zeros + first.ones + first.twos;
  const fallen = { dice: faces(first), count, successes: successesOf(first), won: null };
  const beats: CombatBeat[] = [
    { part: 'wall', facts: [], dice: null, count, successes: null, won: null, lasts: 0.8, sound: 'battle' },
    { part: 'dice', facts: [first], ...fallen, sound: 'dice', lasts: ended ? 1 : 0.4 },
  ];
  if (ended) {
    const won = ended.kind === 'combat-won';
    const mine = seat === eyes;
    const last = { ...fallen, successes: ended.successes, won };
    beats.push({ part: 'end', facts: [ended], ...last, sound: won && mine ? 'win' : mine ? 'lose' : 'act' });
    if (spoils.length > 0) beats.push({ part: 'spoils', facts: spoils, ...last, lasts: mine ? 1 : 0.6 });
    else beats[beats.length - 1] = { ...beats[beats.length - 1], lasts: mine ? 1 : 0.6 };
  }
  return {
    kind: 'combat',
    seat,
    defence,
    beats,
    ...titleOf(before, seat),
    verdict: verdictOf(ended, seat, eyes, defence),
    waits: ended !== null && seat === eyes,
  };
}

function titleOf({ frames }: View, seat: Seat): Pick<CombatScene, 'against' | 'title'> {
  const frame = frames.findLast(({ kind }) => kind === 'keep' || kind === 'sea' || kind === 'subdue');
  if (frame?.kind === 'sea')
    return { against: 'sea', title: { key: 'ui.scene.sea', args: { seat, card: CARD_IDS[frame.card] } } };
  if (frame?.kind === 'subdue')
    return { against: 'land', title: { key: 'ui.scene.land', args: { seat, territory: STACK_IDS[frame.at] } } };
  return { against: 'keep', title: { key: 'ui.scene.keep', args: { seat } } };
}

type Ended = Extract<ReaversFact, { kind: 'combat-won' | 'combat-lost' }>;

function verdictOf(ended: Ended | null, seat: Seat, eyes: Seat | null, defence: number): Said {
  if (!ended) return { key: 'ui.scene.rolled' };
  const args = { seat, successes: ended.successes, defence };
  const won = ended.kind === 'combat-won';
  if (seat === eyes) return { key: won ? 'ui.scene.you-win' : 'ui.scene.you-lose', args };
  return { key: won ? 'ui.scene.wins' : 'ui.scene.loses', args };
}
