import { type ChoiceSpec, numbersOfSeats, usualValue, valuesFor } from '../engine/contract/options.ts';
import type { Rules } from '../engine/contract/rules.ts';
import type { Speaker } from '../engine/text/text.ts';

/** The values of a switch, one a line: what it means, who can play by it, and whose default it is where these differ. */
export function valueLines(spec: ChoiceSpec, { min, max }: Rules['seats'], speaker: Speaker): string[] {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return spec.values.map(value => {
    const players = counts.filter(seats => valuesFor(spec, seats).includes(value));
    const usual = counts.filter(seats => usualValue(spec, seats) === value);
    const marks = [
      players.length < counts.length && `for ${numbersOfSeats(players)} players`,
      usual.length > 0 && usual.length < counts.length && `usual with ${numbersOfSeats(usual)}`,
    ].filter(Boolean);
    const text = speaker.say(`option.${spec.name}.${value}.text`);
    return `${value}  ${text}${marks.length > 0 ? ` [${marks.join('; ')}]` : ''}`;
  });
}
