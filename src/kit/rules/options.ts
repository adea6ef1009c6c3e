import type { OptionSpec } from '../../engine/contract/options.ts';

/** Switches by their names: the values of each, the default first. */
type Switches = Readonly<Record<string, readonly [string | number, ...(string | number)[]]>>;

/** A table's choice among them, as the rules read it. */
export type Chosen<S extends Switches> = { readonly [Name in keyof S]: S[Name][number] };

/** As a game lists them: the clause of a switch is called after it, `XY-O-passed`. */
export const switchesOf = (prefix: string, switches: Switches): OptionSpec[] =>
  Object.entries(switches).map(([name, values]) => ({ name, values, clause: `${prefix}-O-${name}` }));

/** The same of switches between readings of what a rulebook leaves open. */
export const readingsOf = (prefix: string, switches: Switches): OptionSpec[] =>
  switchesOf(prefix, switches).map(option => ({ ...option, reading: true }));
