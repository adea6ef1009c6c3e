/** One fact of a game told otherwise than it happened, in every way that a number, a name or a die can be wrong. */
import type { ScandinaviaFact } from '../facts.ts';
import { reckon } from './reckoning/reckon.ts';
import type { Hearing, Telling } from './reckoning/told.ts';

export interface Told {
  readonly at: number;
  readonly fact: ScandinaviaFact;
  readonly told: Telling;
}

/** The game with other steps in the place of one. */
export const retold = (told: Telling, at: number, ...steps: readonly Hearing[]): Telling => ({
  ...told,
  steps: told.steps.toSpliced(at, 1, ...steps),
});

/** What the engine tells of its own: nothing on the table changes by it. */
export const UNHEARD = ['forced', 'sealed'];

/** Copies with one of its fields changed: each number is one higher, each seat the next; dice apart. */
export function bent(fact: ScandinaviaFact, { seats }: Telling): ScandinaviaFact[] {
  return Object.entries(fact).flatMap(([field, value]): ScandinaviaFact[] => {
    if (typeof value !== 'number' || field === 'die') return [];
    const seat = field === 'seat' || (field === 'to' && fact.kind !== 'prosperity');
    return [{ ...fact, [field]: seat ? (value + 1) % seats : value + 1 } as ScandinaviaFact];
  });
}

/** Copies with one of its names changed into another that stands in that place in the same game. */
function renamed(fact: ScandinaviaFact, { steps }: Telling): ScandinaviaFact[] {
  return Object.entries(fact).flatMap(([field, value]): ScandinaviaFact[] => {
    if (typeof value !== 'string' || field === 'kind') return [];
    for (const step of steps) {
      if (!('fact' in step) || step.fact.kind !== fact.kind) continue;
      const other: unknown = Object.entries(step.fact).find(([name]) => name === field)?.[1];
      if (typeof other === 'string' && other !== value) return [{ ...fact, [field]: other } as ScandinaviaFact];
    }
    return [];
  });
}

/** Faces of a die on either side of whatever it may decide. */
const FACES = [0, 1, 6, 10, 30, 100];

/** What can be wrong: sets of tellings of which at least one must be found out. */
type Wrongly = (one: Told) => readonly (readonly Telling[])[];

const instead =
  (others: (fact: ScandinaviaFact, told: Telling) => readonly ScandinaviaFact[]): Wrongly =>
  ({ told, at, fact }) =>
    others(fact, told).map(wrong => [retold(told, at, { fact: wrong })]);

export const WRONGLY: Readonly<Record<string, Wrongly>> = {
  'a fact of any kind left out, or told twice': ({ told, at, fact }) => [
    [retold(told, at)],
    [retold(told, at, { fact }, { fact })],
  ],
  'any number of any fact': instead(bent),
  'any name of any fact': instead(renamed),
  'a die that could not fall so, or would have decided otherwise': ({ told, at, fact }) => {
    if (!('die' in fact)) return [];
    const fallen = (die: number): Telling => retold(told, at, { fact: { ...fact, die } });
    return [[fallen(101)], FACES.filter(die => die !== fact.die).map(fallen)];
  },
};

/** What was told wrongly and did not come to light. */
export const unnoticed = (all: readonly Told[], wrongly: Wrongly): string[] =>
  all.flatMap(one =>
    wrongly(one)
      .filter(tellings => tellings.every(telling => reckon(telling) === undefined))
      .map(([{ steps }]) => `${JSON.stringify(one.fact)} as ${JSON.stringify(steps.slice(one.at, one.at + 2))}`),
  );
