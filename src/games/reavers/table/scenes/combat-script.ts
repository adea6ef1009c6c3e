import type { Seat } from '../../../../engine/contract/ask.ts';
import type { Beat, Happened, Message, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { CARD_IDS, STACK_IDS } from '../../rules/numbers.ts';
import type { View } from '../../rules/view.ts';

/** The wall stands there, dice fall against it, they are counted, it falls or holds, and what that brought. */
export type CombatPart = 'wall' | 'dice' | 'count' | 'end' | 'spoils';

export interface CombatBeat extends Beat {
  readonly facts: readonly ReaversFact[];
  readonly part: CombatPart;
  /** What each die shows; null before they have fallen. */
  readonly dice: readonly number[] | null;
  /** How many there are. */
  readonly count: number;
  /** What they come to; null before they have fallen and lie still. */
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
const fallenIn = (rolled: Rolled): Pick<CombatBeat, 'dice' | 'count' | 'successes'> => {
  const { zeros, ones, twos } = rolled;
  return { dice: faces(rolled), count: zeros + ones + twos, successes: ones + 2 * twos };
};

const isCombat = (scene: Scene | null | undefined): scene is CombatScene => scene?.kind === 'combat';

/** The first fight in what has happened whose dice fall, or how one ends that broke off; null when there is none. */
export function combatScene({
  facts,
  before,
  after,
  seat: eyes,
  broken,
}: Happened<View, ReaversFact>): CombatScene | null {
  const fought = isCombat(broken) ? broken : null;
  const at = facts.findIndex(({ kind }) => kind === 'combat-rolled' || (fought && /^combat-(won|lost)$/.test(kind)));
  const first = facts[at];
  if (first?.kind !== 'combat-rolled' && first?.kind !== 'combat-won' && first?.kind !== 'combat-lost') return null;
  const { seat } = first;
  const frame = before.frames.findLast(each => each.kind === 'combat');
  const began = facts.slice(0, at).findLast(fact => fact.kind === 'combat-began');
  const stop = facts.findIndex(({ kind }, i) => i > at && OVER.has(kind));
  const told = facts.slice(at, stop < 0 ? facts.length : stop);
  const end = told.find(fact => fact.kind === 'combat-won' || fact.kind === 'combat-lost');
  const ended = end?.kind === 'combat-won' || end?.kind === 'combat-lost' ? end : null;
  const defence = ended?.defence ?? (began?.kind === 'combat-began' ? began.defence : (frame?.defence ?? 0));
  const spoils = ended ? told.slice(told.indexOf(ended) + 1).filter(({ kind }) => SPOILS.has(kind)) : [];
  const earlier = fought?.seat === seat ? fought : null;
  const lay = earlier?.beats.at(-1) ?? { dice: null, count: 0, successes: null };
  const fallen = first.kind === 'combat-rolled' ? fallenIn(first) : lay;
  const { count } = fallen;
  const beats: CombatBeat[] = [];
  if (!earlier)
    beats.push({
      part: 'wall',
      facts: [],
      dice: null,
      count,
      successes: null,
      won: null,
      lasts: 0.8,
      sound: 'battle',
    });
  if (first.kind === 'combat-rolled') {
    beats.push({ part: 'dice', facts: [first], ...fallen, successes: null, won: null, lasts: 0.6, sound: 'dice' });
    beats.push({ part: 'count', facts: [], ...fallen, won: null, lasts: 0.5 });
  }
  if (ended) {
    const won = ended.kind === 'combat-won';
    const mine = seat === eyes;
    const last = { dice: fallen.dice, count, successes: ended.successes, won };
    beats.push({ part: 'end', facts: [ended], ...last, sound: won && mine ? 'win' : mine ? 'lose' : 'act' });
    if (spoils.length > 0) beats.push({ part: 'spoils', facts: spoils, ...last, lasts: mine ? 1 : 0.6 });
    else beats[beats.length - 1] = { ...beats[beats.length - 1], lasts: mine ? 1 : 0.6 };
  }
  return {
    kind: 'combat',
    seat,
    defence,
    beats: earlier ? [...earlier.beats, ...beats] : beats,
    begun: earlier?.beats.length,
    ...titleOf(ended ? before : after, told, seat, eyes),
    verdict: ended && verdictOf(ended, eyes),
    waits: ended !== null && seat === eyes,
  };
}

/** What is fought for: dice may fall with the very choice of a land, so it is named by what came of it, or as it stands while they lie there. */
function titleOf(
  { frames }: View,
  told: readonly ReaversFact[],
  seat: Seat,
  eyes: Seat | null,
): Pick<CombatScene, 'against' | 'title'> {
  const who = seat === eyes ? 'ui.scene.you-' : 'ui.scene.';
  const land = told.find(fact => fact.kind === 'subdued' || fact.kind === 'not-subdued');
  if (land?.kind === 'subdued' || land?.kind === 'not-subdued')
    return { against: 'land', title: { key: `${who}land`, args: { seat, territory: land.territory } } };
  const frame = frames.findLast(({ kind }) => kind === 'keep' || kind === 'sea' || kind === 'subdue');
  if (frame?.kind === 'sea')
    return { against: 'sea', title: { key: `${who}sea`, args: { seat, card: CARD_IDS[frame.card] } } };
  if (frame?.kind === 'subdue')
    return { against: 'land', title: { key: `${who}land`, args: { seat, territory: STACK_IDS[frame.at] } } };
  return { against: 'keep', title: { key: `${who}keep`, args: { seat } } };
}

type Ended = Extract<ReaversFact, { kind: 'combat-won' | 'combat-lost' }>;

function verdictOf(ended: Ended, eyes: Seat | null): Message {
  const { seat, successes, defence } = ended;
  const args = { seat, successes, defence };
  const won = ended.kind === 'combat-won';
  if (seat === eyes) return { key: won ? 'ui.scene.you-win' : 'ui.scene.you-lose', args };
  return { key: won ? 'ui.scene.wins' : 'ui.scene.loses', args };
}
