import type { Chance } from '../chance/chance.ts';
import { defaultOptions, type OptionSpec, type Options, type OptionValue } from '../contract/options.ts';

/** The defaults, and every other value of every option once by itself. */
export function optionSets(specs: readonly OptionSpec[]): Options[] {
  const usual = defaultOptions(specs);
  const single = specs.flatMap(spec => others(spec).map(value => ({ ...usual, [spec.name]: value })));
  return [usual, ...single];
}

function others(spec: OptionSpec): readonly OptionValue[] {
  return 'order' in spec ? [[...spec.order].reverse()] : spec.values.slice(1);
}

/** Any value for every option. */
export function randomOptions(specs: readonly OptionSpec[], chance: Chance): Options {
  const value = (spec: OptionSpec): OptionValue =>
    'order' in spec ? chance.shuffle([...spec.order]) : spec.values[chance.below(spec.values.length)];
  return Object.fromEntries(specs.map(spec => [spec.name, value(spec)]));
}
