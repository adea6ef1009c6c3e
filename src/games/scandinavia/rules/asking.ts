import type { Ask, NumberRange } from '../../../engine/contract/ask.ts';
import type { Json } from '../../../engine/input/json.ts';
import { LORDS } from '../content/lords.ts';
import type { ScandinaviaChoice } from './choices.ts';
import type { Lord } from './numbers.ts';
import type { State } from './state.ts';

type Args = Readonly<Record<string, Json>>;

/** The seat of a lord is asked. */
export const askLord = (
  state: State,
  lord: Lord,
  prompt: string,
  choices: readonly ScandinaviaChoice[],
  args: Args = {},
): Ask<ScandinaviaChoice>[] => [{ seat: state.seatOf[lord], prompt, args: { lord: LORDS[lord], ...args }, choices }];

/**
 * The same where the answers hang on what is in his purse: how many there are is a secret, so nothing goes by itself
 * (SC-A-gold-known).
 */
export const askForGold = (
  state: State,
  lord: Lord,
  prompt: string,
  choices: readonly ScandinaviaChoice[],
  args: Args = {},
  ranges: readonly NumberRange<ScandinaviaChoice>[] = [],
): Ask<ScandinaviaChoice>[] => [
  {
    seat: state.seatOf[lord],
    prompt,
    args: { lord: LORDS[lord], ...args },
    choices,
    ...(ranges.length > 0 && { ranges }),
    veiled: true,
  },
];

/** One number out of so many; where there is nothing to name, no range. */
export const rangeOf = (
  choice: ScandinaviaChoice,
  field: string,
  min: number,
  max: number,
): readonly NumberRange<ScandinaviaChoice>[] => (min > max ? [] : [{ choice, field, min, max }]);
