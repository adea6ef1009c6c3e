import { BadInput } from '../input/bad-input.ts';

export type OptionValue = string | number | readonly string[];

/** One switch of the table: a choice of few values, or an order of names (who plays which clan). */
export type OptionSpec = ChoiceSpec | OrderSpec;

export interface ChoiceSpec {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly clause: string;
  /** It settles what the sources leave open, and is no way to play that a table would look for. */
  readonly reading?: true;
}

export interface OrderSpec {
  readonly name: string;
  readonly order: readonly string[];
  readonly clause: string;
}

export type Options = Readonly<Record<string, OptionValue>>;

export function defaultOptions(specs: readonly OptionSpec[]): Record<string, OptionValue> {
  return Object.fromEntries(specs.map(spec => [spec.name, 'order' in spec ? spec.order : spec.values[0]]));
}

/** Fills in the defaults (the first value of each) and refuses what does not fit, by name. */
export function readOptions(specs: readonly OptionSpec[], given: unknown): Options {
  const options = defaultOptions(specs);
  if (given === undefined) return options;
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new BadInput('options', 'must be an object of option names and values', 'object');
  }
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find(s => s.name === name);
    if (!spec)
      throw new BadInput(`options.${name}`, `unknown; there are ${specs.map(s => s.name).join(', ')}`, 'unknown');
    options[name] = 'order' in spec ? readOrder(spec.order, name, value) : readValue(spec.values, name, value);
  }
  return options;
}

function readValue(values: readonly (string | number)[], name: string, given: unknown): string | number {
  // A command line or a form hands over "10" for 10.
  const value = values.find(v => v === given || String(v) === given);
  if (value === undefined) {
    throw new BadInput(`options.${name}`, `is ${JSON.stringify(given)}; allowed are ${values.join(', ')}`, 'value');
  }
  return value;
}

function readOrder(names: readonly string[], option: string, given: unknown): readonly string[] {
  const list = typeof given === 'string' ? given.split(',') : given;
  const fits =
    Array.isArray(list) && new Set(list).size === list.length && list.every(item => names.includes(String(item)));
  if (!fits)
    throw new BadInput(`options.${option}`, `must name some of ${names.join(', ')}, each at most once`, 'value');
  const chosen = list.map(String);
  return [...chosen, ...names.filter(name => !chosen.includes(name))];
}
