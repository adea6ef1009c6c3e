import type { Beat, Happened, Scene } from '../../../../kit/table/scene/scene.ts';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { lordsOf } from '../play/realm.ts';

type Creed = Extract<ScandinaviaFact, { readonly kind: 'creed' }>;

export interface PowerBeat extends Beat {
  readonly facts: readonly ScandinaviaFact[];
  /** Creed and power are told with the last of them. */
  readonly counted: boolean;
}

export interface PowerScene extends Scene<PowerBeat> {
  readonly kind: 'power';
  /** Where it begins in what has happened. */
  readonly since: number;
  /** What was agreed in the talk, as it is told to all. */
  readonly bonds: readonly ScandinaviaFact[];
  readonly rows: readonly {
    readonly lord: string;
    readonly creed: number;
    readonly level: number;
    /** Where it was before. */
    readonly was: number;
  }[];
}

const BONDS: ReadonlySet<ScandinaviaFact['kind']> = new Set([
  'alliances-over',
  'allied',
  'bond-over',
  'freed',
  'last-turn',
  'vassal',
] as const);

/** The talk is over: alliances are told, then the creed of each lord and the power it gives. */
export function powerScenes({
  facts,
  seat,
  before,
}: Pick<Happened<View, ScandinaviaFact>, 'facts' | 'seat' | 'before'>): readonly PowerScene[] {
  const begun = facts.findIndex(fact => fact.kind === 'phase-began' && fact.phase === 'power');
  if (begun < 0) return [];
  const after = facts.slice(begun + 1);
  const end = after.findIndex(({ kind }) => kind !== 'creed');
  const counted = (end < 0 ? after : after.slice(0, end)).filter((fact): fact is Creed => fact.kind === 'creed');
  if (counted.length === 0) return [];
  const bonds = facts.slice(0, begun).filter(({ kind }) => BONDS.has(kind));
  const own = seat === null ? undefined : lordsOf(before, seat)[0];
  const said = counted.find(({ lord }) => lord === own) ?? counted[0];
  return [
    {
      kind: 'power',
      title: { key: 'ui.talk-over' },
      verdict: { key: 'fact.creed', args: { ...said } },
      since: begun,
      bonds,
      rows: counted.map(({ lord, creed, level }) => ({ lord, creed, level, was: before.lords[lord]?.level ?? level })),
      // It comes every turn: nobody has to send it away.
      waits: false,
      beats: [
        { facts: bonds, counted: false, sound: 'tally', lasts: bonds.length > 0 ? 1 : 0.2 },
        { facts: counted, counted: true, lasts: 0.75 },
      ],
    },
  ];
}
