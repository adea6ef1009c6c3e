import { BadInput } from '../input/bad-input.ts';

export type OptionValue = string | number | readonly string[];

/** One switch of the table: a choice of few values, or an order of names (who plays which side). */
export type OptionSpec = ChoiceSpec | OrderSpec;

export interface ChoiceSpec {
  readonly name: string;
  readonly values: readonly (string | number)[];
  readonly clause: string;
  /** It settles what the sources leave open, and is no way to play that a table would look for. */
  readonly reading?: true;
  /** Values that only some numbers of seats can play. Plain data: a lobby far away shows them off. */
  readonly only?: readonly BoundValue[];
  /** The default of these numbers of seats, where it is not the first value that they can play. */
  readonly usual?: readonly BoundValue[];
  /** It matters only where another option has this value; other tables are not offered it. */
  readonly within?: { readonly option: string; readonly value: string | number };
}

/** A value and the numbers of seats it is for. */
export interface BoundValue {
  readonly value: string | number;
  readonly seats: readonly number[];
  /** What says so, where it is not the clause of the option. */
  readonly clause?: string;
}

export interface OrderSpec {
  readonly name: string;
  readonly order: readonly string[];
  readonly clause: string;
}

export type Options = Readonly<Record<string, OptionValue>>;

/** What keeps so many seats from playing by a value; undefined where nothing does. */
export function boundOf({ only = [] }: ChoiceSpec, value: OptionValue, seats: number): BoundValue | undefined {
  return only.find(bound => bound.value === value && !bound.seats.includes(seats));
}

/** The values that so many seats can play by. */
export function valuesFor(spec: ChoiceSpec, seats: number): readonly (string | number)[] {
  return spec.only ? spec.values.filter(value => !boundOf(spec, value, seats)) : spec.values;
}

/** The value that so many seats play by unless they say otherwise. */
export function usualValue(spec: ChoiceSpec, seats: number): string | number {
  const usual = spec.usual?.find(bound => bound.seats.includes(seats));
  return usual?.value ?? valuesFor(spec, seats)[0] ?? spec.values[0];
}

export function defaultOptions(specs: readonly OptionSpec[], seats: number): Record<string, OptionValue> {
  return Object.fromEntries(specs.map(spec => [spec.name, 'order' in spec ? spec.order : usualValue(spec, seats)]));
}

/** Fills in the defaults of so many seats and refuses what does not fit, by name. */
export function readOptions(specs: readonly OptionSpec[], given: unknown, seats: number): Options {
  const options = defaultOptions(specs, seats);
  if (given === undefined) return options;
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    throw new BadInput('options', 'must be an object of option names and values', 'object');
  }
  for (const [name, value] of Object.entries(given)) {
    const spec = specs.find(s => s.name === name);
    if (!spec)
      throw new BadInput(`options.${name}`, `unknown; there are ${specs.map(s => s.name).join(', ')}`, 'unknown');
    options[name] = 'order' in spec ? readOrder(spec.order, name, value) : readValue(spec, value, seats);
  }
  return options;
}

function readValue(spec: ChoiceSpec, given: unknown, seats: number): string | number {
  const { name, values } = spec;
  // A command line or a form hands over "10" for 10.
  const value = values.find(v => v === given || String(v) === given);
  if (value === undefined) {
    throw new BadInput(`options.${name}`, `is ${JSON.stringify(given)}; allowed are ${values.join(', ')}`, 'value');
  }
  const bound = boundOf(spec, value, seats);
  if (bound) {
    const fits = numbersOfSeats(bound.seats);
    throw new BadInput(`options.${name}`, `${value} is for ${fits} seats, not ${seats}`, 'seats', { value, seats });
  }
  return value;
}

/** `6`, `2 to 4`, `2, 4 or 6`. */
export function numbersOfSeats(seats: readonly number[]): string {
  const [first, last] = [seats[0], seats[seats.length - 1]];
  if (seats.length > 2 && seats.every((n, i) => n === first + i)) return `${first} to ${last}`;
  return seats.length > 1 ? `${seats.slice(0, -1).join(', ')} or ${last}` : String(first);
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

/** Mistakes of an author: a number of seats without a value or with a default it cannot play, a bound on no value, a place within no option. */
export function faultsOfOptions(
  specs: readonly OptionSpec[],
  { min, max }: { readonly min: number; readonly max: number },
): string[] {
  return specs.flatMap(spec => {
    if ('order' in spec) return [];
    const faults = [...(spec.only ?? []), ...(spec.usual ?? [])]
      .filter(({ value }) => !spec.values.includes(value))
      .map(({ value }) => `option ${spec.name}: ${value} is not among its values`);
    const { within } = spec;
    const around = within && specs.find(({ name }) => name === within.option);
    if (within && !(around && 'values' in around && around.values.includes(within.value)))
      faults.push(`option ${spec.name}: no option ${within.option} has the value ${within.value}`);
    for (let seats = min; seats <= max; seats++) {
      if (!valuesFor(spec, seats).includes(usualValue(spec, seats)))
        faults.push(`option ${spec.name}: ${seats} seats cannot play by their default`);
    }
    return faults;
  });
}
