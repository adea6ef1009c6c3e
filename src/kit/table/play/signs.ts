import type { Choice } from '../../../engine/contract/ask.ts';
import type { Selection } from './paths.ts';
import type { Target } from './touching.ts';

/** How a thing stands to the player: may be touched, has been, or neither. */
export type Sign = 'lit' | 'taken' | 'none';

/** How things stand; what is not listed is neither lit nor taken. */
export type Signs<T extends Target = Target> = ReadonlyMap<T, Sign>;

export function signsOf<C extends Choice, T extends Target>(
  { lit, way: { mode, touched } }: Selection<C, T>,
  instead: ReadonlySet<T>,
): Signs<T> {
  const signs = new Map<T, Sign>();
  for (const target of [...lit, ...instead]) signs.set(target, 'lit');
  for (const target of mode === null ? touched : [mode, ...touched]) signs.set(target, 'taken');
  return signs;
}
