/** How a battle may end: every die against every die, by the tables of the game. */
import { DRAGON_DIE, DRAGON_VALUE, LOKI_DIE } from '../../content/beasts.ts';
import { DRAGON, LOKI } from '../../rules/auctions/command.ts';
import { ATTACKER, type BattleFrame, DEFENDER } from '../../rules/frames.ts';
import { printed } from '../../rules/printed.ts';
import type { State } from '../../rules/state.ts';
import { beastWith } from '../../rules/war/beasts.ts';
import {
  armyOf,
  commonersHelp,
  countUnits,
  fearOf,
  heroBonus,
  potentialOf,
  sideOf,
  wallsBonus,
} from '../../rules/war/force.ts';

const DICE = 10;
const [LOWEST, HIGHEST] = [0, 15];

export interface Odds {
  /** The chance that the attacker wins. */
  readonly win: number;
  /** How much of its potential each side has left on average; who loses has nothing left. */
  readonly attackers: number;
  readonly defenders: number;
}

/** What a side may throw into it, each as likely; and what its units alone are worth. */
function throws(state: State, frame: BattleFrame, who: number, forces: number[]): number {
  const beast = beastWith(state, frame.place, sideOf(frame, who));
  if (beast === LOKI) {
    for (let i = 0; i < DICE; i++) forces.push(((i + 0.5) * LOKI_DIE) / DICE);
    return 0;
  }
  const potential = potentialOf(state, frame, who);
  const more =
    (beast === DRAGON ? DRAGON_VALUE + (DRAGON_DIE + 1) / 2 : 0) + (who === DEFENDER ? commonersHelp(state, frame) : 0);
  if (potential === 0 && countUnits(armyOf(state, frame, who)) - frame.aside[who] <= 0) {
    forces.push(more);
    return 0;
  }
  const bonus =
    heroBonus(state, frame, who) + (who === DEFENDER ? wallsBonus(state, frame) : 0) - fearOf(state, frame, who);
  const { battle } = printed(state);
  for (let die = 1; die <= DICE; die++)
    forces.push(potential + battle(potential, Math.max(LOWEST, Math.min(HIGHEST, die + bonus))) + more);
  return potential;
}

/** The odds of a battle as it stands, windows aside. */
export function oddsOf(state: State, frame: BattleFrame): Odds {
  const attack: number[] = [];
  const defence: number[] = [];
  const strength = throws(state, frame, ATTACKER, attack);
  const garrison = throws(state, frame, DEFENDER, defence);
  const level = frame.defender < 0 ? 0 : 1;
  let [wins, attackers, defenders] = [0, 0, 0];
  for (const a of attack)
    for (const d of defence) {
      if (a - d >= level) {
        wins++;
        attackers += strength === 0 ? 1 : Math.min(1, Math.max(a - d, 1) / strength);
      } else defenders += garrison === 0 ? 1 : Math.min(1, Math.max(d - a, 1) / garrison);
    }
  const all = attack.length * defence.length;
  return { win: wins / all, attackers: attackers / all, defenders: defenders / all };
}
