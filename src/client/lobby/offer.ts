import {
  type BoundValue,
  boundOf,
  type ChoiceSpec,
  type OptionSpec,
  type Options,
  usualValue,
} from '../../engine/contract/options.ts';
import { type TablePlan, taken } from './table-plan.ts';

/** A switch as this table is offered it: by how many sit there, some values may be off. */
export interface Offer {
  /** What is played: what was picked, or the default where it cannot be played. */
  readonly value: string | number;
  readonly usual: string | number;
  /** Values that are off, each with the numbers of seats it is for. */
  readonly off: readonly BoundValue[];
  /** What was picked and is off now; it is kept, for seats may be taken again. */
  readonly given: string | number | undefined;
}

export function offerOf(spec: ChoiceSpec, plan: TablePlan): Offer {
  const seats = taken(plan).length;
  const usual = usualValue(spec, seats);
  const picked = plan.options[spec.name];
  const off = spec.values.flatMap(value => boundOf(spec, value, seats) ?? []);
  const given = off.some(({ value }) => value === picked) ? picked : undefined;
  return { value: picked === undefined || given !== undefined ? usual : picked, usual, off, given };
}

/** What was picked and can be played at this table. */
export function playedOptions(specs: readonly OptionSpec[], plan: TablePlan): Options {
  const off = specs.filter(spec => 'values' in spec && offerOf(spec, plan).given !== undefined);
  return Object.fromEntries(Object.entries(plan.options).filter(([name]) => off.every(spec => spec.name !== name)));
}
