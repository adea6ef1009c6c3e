/** Who leads the Dragon or Loki: a seat with two lords names one (SC-A-two-lords-seat). */

import type { Ask } from '../../../../engine/contract/ask.ts';
import { NONE } from '../../../../kit/rules/ids.ts';
import { BEASTS } from '../../content/beasts.ts';
import { LORDS } from '../../content/lords.ts';
import { COMMAND, type ScandinaviaChoice } from '../choices.ts';
import { isAlive, lordsOf } from '../lords.ts';
import type { Lord } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';

export const DRAGON = BEASTS.indexOf('dragon');
export const LOKI = BEASTS.indexOf('loki');

export const commanders = (state: State, seat: number): Lord[] =>
  lordsOf(state, seat).filter(lord => isAlive(state, lord));

export function giveBeast({ state, facts }: Act, beast: number, lord: Lord): void {
  state.beast = beast;
  state.beastLord = lord;
  state.beastPlace = NONE;
  facts.tell({ kind: 'beast-won', lord: LORDS[lord], beast: BEASTS[beast] });
}

export const askCommander = (state: State, seat: number, beast: number): Ask<ScandinaviaChoice>[] => [
  {
    seat,
    prompt: 'command',
    args: { beast: BEASTS[beast] },
    choices: commanders(state, seat).map(lord => COMMAND[lord]),
  },
];
