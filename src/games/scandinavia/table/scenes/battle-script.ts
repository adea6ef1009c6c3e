import type { Beat, Happened, Message, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { type Throw, throwOf } from '../screens/throws.ts';

export interface BattleBeat extends Beat {
  readonly facts: readonly ScandinaviaFact[];
  /** So many throws are seen. */
  readonly thrown: number;
  /** Who has won is seen. */
  readonly decided: boolean;
}

export interface BattleScene extends Scene<BattleBeat> {
  readonly kind: 'battle';
  /** Where it is decided in what has happened. */
  readonly since: number;
  readonly place: string;
  readonly winner: string;
  readonly margin: number;
  /** The attacker's first. */
  readonly throws: readonly Throw[];
}

/** A throw, and the fact that told it. */
interface Fallen {
  readonly thrown: Throw;
  readonly fact: ScandinaviaFact;
}

/** With these something else begins: what follows a battle is told up to there. */
const OVER: ReadonlySet<ScandinaviaFact['kind']> = new Set([
  'battle',
  'marched',
  'sailed',
  'phase-began',
  'part-began',
  'event-rolled',
  'turn-began',
] as const);

type Won = Extract<ScandinaviaFact, { readonly kind: 'battle-won' }>;

const isOwn = ({ seat, before }: Happened<View, ScandinaviaFact>, side: string): boolean =>
  seat !== null && before.lords[side]?.seat === seat;

/** To who fought in it, whether they have won; to everybody else, who has. */
function verdictOf(happened: Happened<View, ScandinaviaFact>, won: Won): Message {
  const { side, against, margin } = won;
  if (isOwn(happened, side)) return { key: 'ui.won-by', args: { margin } };
  return isOwn(happened, against) ? { key: 'ui.lost-by', args: { margin } } : { key: 'fact.battle-won', args: won };
}

/** Every battle that was decided in what has happened. */
export function battleScenes(happened: Happened<View, ScandinaviaFact>): readonly BattleScene[] {
  const { facts } = happened;
  const scenes: BattleScene[] = [];
  let throws: Fallen[] = [];
  facts.forEach((fact, at) => {
    const thrown = throwOf(fact);
    if (thrown) throws.push({ thrown, fact });
    if (fact.kind !== 'battle-won') return;
    const after = facts.slice(at + 1);
    const end = after.findIndex(({ kind }) => OVER.has(kind));
    const spoils = end < 0 ? after : after.slice(0, end);
    const own = throws.slice(-2);
    throws = [];
    // Whoever plays a side of it looks on until they have seen enough.
    const waits = isOwn(happened, fact.side) || isOwn(happened, fact.against);
    scenes.push({
      kind: 'battle',
      since: at,
      title: { key: 'ui.battle-at', args: { place: fact.place } },
      verdict: verdictOf(happened, fact),
      place: fact.place,
      winner: fact.side,
      margin: fact.margin,
      throws: own.map(one => one.thrown),
      waits,
      beats: waits ? slowly(own, fact, spoils) : swiftly(own, fact, spoils),
    });
  });
  return scenes;
}

/** The reader's own: dice of one side, of the other, who has won, what came of it. */
function slowly(own: readonly Fallen[], won: ScandinaviaFact, spoils: readonly ScandinaviaFact[]): BattleBeat[] {
  const thrown = own.length;
  return [
    ...own.map((one, i): BattleBeat => ({ ...AT_DICE, facts: [one.fact], thrown: i + 1, lasts: 1.2 })),
    { facts: [won], thrown, decided: true, sound: 'battle' },
    ...(spoils.length > 0 ? [{ facts: spoils, thrown, decided: true }] : []),
  ];
}

const AT_DICE = { decided: false, sound: 'dice' } as const;

/** Of others there are many in a turn: within two seconds of the usual speed all is told. */
function swiftly(own: readonly Fallen[], won: ScandinaviaFact, spoils: readonly ScandinaviaFact[]): BattleBeat[] {
  const thrown = own.length;
  return [
    { ...AT_DICE, facts: own.map(({ fact }) => fact), thrown, lasts: 0.6 },
    { facts: [won, ...spoils], thrown, decided: true, sound: 'battle', lasts: 0.4 },
  ];
}
