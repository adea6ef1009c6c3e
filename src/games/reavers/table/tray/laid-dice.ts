import type { SeatView } from '../../rules/view.ts';

/** All dice of a seat, those on artefacts last. */
export const diceOf = (of: SeatView): readonly string[] => [
  ...of.dice.flatMap(({ die, count }) => Array.from({ length: count }, () => die)),
  ...of.artefacts.flatMap(({ die }) => (die === null ? [] : [die])),
];

export function without(dice: readonly string[], die: string): readonly string[] {
  const left = [...dice];
  left.splice(left.indexOf(die), 1);
  return left;
}
