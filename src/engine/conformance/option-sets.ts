import type { Chance } from '../chance/chance.ts';
import {
  defaultOptions,
  type OptionSpec,
  type Options,
  type OptionValue,
  usualValue,
  valuesFor,
} from '../contract/options.ts';

/** The defaults of so many seats, and every other value that they can play once by itself, within the option that it needs. */
export function optionSets(specs: readonly OptionSpec[], seats: number): Options[] {
  const usual = defaultOptions(specs, seats);
  const single = specs.flatMap(spec =>
    others(spec, seats).map(value => ({ ...usual, ...aroundOf(spec), [spec.name]: value })),
  );
  return [usual, ...single];
}

/** What a table has to play by for the option to matter. */
const aroundOf = (spec: OptionSpec): Options =>
  'values' in spec && spec.within ? { [spec.within.option]: spec.within.value } : {};

function others(spec: OptionSpec, seats: number): readonly OptionValue[] {
  if ('order' in spec) return [[...spec.order].reverse()];
  const usual = usualValue(spec, seats);
  return valuesFor(spec, seats).filter(value => value !== usual);
}

/** Any value that so many seats can play, for every option. */
export function randomOptions(specs: readonly OptionSpec[], seats: number, chance: Chance): Options {
  const value = (spec: OptionSpec): OptionValue => {
    if ('order' in spec) return chance.shuffle([...spec.order]);
    const values = valuesFor(spec, seats);
    return values[chance.below(values.length)];
  };
  return Object.fromEntries(specs.map(spec => [spec.name, value(spec)]));
}
