import { type Chance, FastChance } from '../../../../engine/chance/chance.ts';
import type { Ask } from '../../../../engine/contract/ask.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { type OptionValue, readOptions } from '../../../../engine/contract/options.ts';
import type { BloodRageChoice } from '../choices.ts';
import type { BloodRageFact } from '../facts.ts';
import { bloodRage } from '../index.ts';
import { tableOptions } from '../options.ts';
import { LISTED } from './reckoning/listing.ts';
import type { Hearing, Telling } from './reckoning/reckon.ts';

type Fixed = Readonly<Record<string, OptionValue>>;

/** Every switch of the table anyhow, but for those that are fixed. */
function anyOptions(whim: Chance, fixed: Fixed): Fixed {
  const options: Record<string, OptionValue> = {};
  for (const spec of bloodRage.options) {
    if ('values' in spec && !(spec.name in fixed)) options[spec.name] = spec.values[whim.below(spec.values.length)];
  }
  return { ...options, ...fixed };
}

const unless = (kind: string, choices: readonly BloodRageChoice[]): readonly BloodRageChoice[] => {
  const others = choices.filter(choice => choice.kind !== kind);
  return others.length > 0 ? others : choices;
};

/** Each kind of action is as likely as any other, upgrades likelier, passes rare: so that much happens. */
function anyChoice({ prompt, choices }: Ask<BloodRageChoice>, whim: Chance): BloodRageChoice {
  let among = choices;
  if (prompt === 'action') {
    if (whim.below(40) > 0) among = unless('pass', choices);
    const kinds = [...new Set(among.map(choice => choice.kind))];
    const kind = kinds.includes('upgrade') && whim.below(2) === 0 ? 'upgrade' : kinds[whim.below(kinds.length)];
    among = among.filter(choice => choice.kind === kind);
  } else if (whim.below(3) > 0) {
    among = unless('decline', choices);
  }
  return among[whim.below(among.length)];
}

/** A game of people who do anything that is allowed, at a table with any options, and all that is told of it. */
export function telling(seats: number, seed: string, fixed: Fixed = {}): Telling {
  const chance = new FastChance(seed);
  const whim = new FastChance(`${seed} whim`);
  const told = new Facts<BloodRageFact>();
  const options = readOptions(bloodRage.options, anyOptions(whim, fixed), seats);
  const state = bloodRage.setup(options, seats, chance, told);
  const laidOut = bloodRage.view(state, null);
  const steps: Hearing[] = [];
  for (;;) {
    for (const { fact } of told.told.splice(0)) steps.push({ fact });
    const asks = bloodRage.decisions(state).filter(ask => !ask.answered);
    // A March is paid for when it begins and told when it ends.
    if (asks[0]?.prompt !== 'march') steps.push({ view: bloodRage.view(state, null) });
    for (const { seat, prompt, choices } of asks) {
      if (LISTED.includes(prompt)) steps.push({ asked: { seat, prompt, choices } });
    }
    if (asks.length === 0) return { seats, options: tableOptions(options), laidOut, steps };
    const ask = asks[whim.below(asks.length)];
    bloodRage.apply(state, ask.seat, anyChoice(ask, whim), chance, told);
  }
}
