/** The chances of a battle before the dice fall: every throw of both sides is looked at (SC-13.5, SC-13.6, SC-13.15). */
import { DRAGON_DIE, DRAGON_VALUE, LOKI_DIE } from '../../content/beasts.ts';
import { DRAGON, LOKI } from '../auctions/command.ts';
import { ATTACKER, type BattleFrame, DEFENDER } from '../frames.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';
import { beastWith } from './beasts.ts';
import { canWin, HIGHEST, LOWEST, wallsAlone } from './clash.ts';
import { armyOf, commonersHelp, countUnits, fearOf, heroBonus, potentialOf, sideOf, wallsBonus } from './force.ts';

const DIE = 10;
const upTo = (sides: number): number[] => Array.from({ length: sides }, (_, i) => i + 1);

/** Every force that a side may come to, each as likely as the other. */
export function forcesOf(state: State, frame: BattleFrame, who: number): number[] {
  const beast = beastWith(state, frame.place, sideOf(frame, who));
  if (beast === LOKI) return upTo(LOKI_DIE);
  const defends = who === DEFENDER;
  const potential = potentialOf(state, frame, who);
  const fights = countUnits(armyOf(state, frame, who)) > frame.aside[who];
  const help = defends ? commonersHelp(state, frame) + (fights ? 0 : wallsAlone(state, frame)) : 0;
  const bonus = heroBonus(state, frame, who) + (defends ? wallsBonus(state, frame) : 0) - fearOf(state, frame, who);
  const { battle } = printed(state);
  const thrown = fights
    ? upTo(DIE).map(die => potential + help + battle(potential, Math.max(LOWEST, Math.min(HIGHEST, die + bonus))))
    : [potential + help];
  return beast === DRAGON ? thrown.flatMap(force => upTo(DRAGON_DIE).map(die => force + DRAGON_VALUE + die)) : thrown;
}

/** How often of a hundred the attacker wins; who is level with free folk has won, with a lord lost (SC-A-ties). */
export function chanceOf(state: State, frame: BattleFrame): number {
  if (!canWin(state, frame)) return 0;
  const [attack, defence] = [forcesOf(state, frame, ATTACKER), forcesOf(state, frame, DEFENDER)];
  const lead = frame.defender < 0 ? 0 : 1;
  let won = 0;
  for (const a of attack) for (const d of defence) if (a - d >= lead) won++;
  return Math.round((won * 100) / (attack.length * defence.length));
}
