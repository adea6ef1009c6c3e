/** Lords in prison (SC-16.24 to SC-16.29, SC-A-prison-keeping, SC-A-prisoner-verb). */
import { FIRST, NONE } from '../../../../kit/rules/ids.ts';
import { LORDS } from '../../content/lords.ts';
import { PRISON_BREAK } from '../../content/tokens.ts';
import { d10 } from '../dice.ts';
import { areAllies, isAlive } from '../lords.ts';
import { LORD_COUNT, type Lord } from '../numbers.ts';
import type { Act } from '../rule.ts';

/** He is free, and goes where he likes among his regions (SC-16.36). */
export function setFree({ state, facts }: Act, lord: Lord): void {
  state.captor[lord] = NONE;
  facts.tell({ kind: 'freed', lord: LORDS[lord] });
  if (isAlive(state, lord)) state.fugitives.push(lord);
}

/** At the end of each diplomacy: free beside an ally, otherwise on 8 and more (SC-16.28, SC-16.29). */
export function tryPrisons(act: Act, lord: Lord): void {
  const { state, facts } = act;
  const captor = state.captor[lord];
  if (captor < 0 || !isAlive(state, lord)) return;
  if (areAllies(state, lord, captor)) {
    setFree(act, lord);
    return;
  }
  const die = d10(act);
  facts.tell({ kind: 'prison-tried', lord: LORDS[lord], die });
  if (die >= PRISON_BREAK) setFree(act, lord);
}

/** All whom a lord holds are free: he is dead, or out (SC-16.39). */
export function freePrisoners(act: Act, captor: Lord): void {
  for (let lord: Lord = FIRST; lord < LORD_COUNT; lord++) if (act.state.captor[lord] === captor) setFree(act, lord);
}
