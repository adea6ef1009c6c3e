/** The dice of a battle: nobody acts after them (SC-13.5, SC-13.6, SC-13.15 to SC-13.19). */
import { DRAGON_DIE, DRAGON_VALUE, LOKI_DIE } from '../../content/beasts.ts';
import { LORDS } from '../../content/lords.ts';
import { DRAGON, LOKI } from '../auctions/command.ts';
import { d10 } from '../dice.ts';
import { ATTACKER, type BattleFrame, DEFENDER } from '../frames.ts';
import { sideName } from '../names.ts';
import { printed } from '../printed.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { beastWith } from './beasts.ts';
import { armyOf, commonersHelp, countUnits, fearOf, heroBonus, potentialOf, sideOf, wallsBonus } from './force.ts';

/** Where walls need no troops, they stand behind the commoners (SC-O-fortTroops). */
export const wallsAlone = (state: State, frame: BattleFrame): number =>
  state.options.fortTroops === 'not-needed' ? wallsBonus(state, frame) : 0;

/** Rows of the battle table. */
export const LOWEST = 0;
export const HIGHEST = 15;

/** One side's dice. Loki is a D100 and alone; who has no units has no die (SC-8.14, SC-A-no-units). */
function forceOf(act: Act, frame: BattleFrame, who: number): number {
  const { state, facts, chance } = act;
  const side = sideOf(frame, who);
  const beast = beastWith(state, frame.place, side);
  if (beast === LOKI) {
    const die = chance.below(LOKI_DIE) + 1;
    facts.tell({ kind: 'loki', lord: LORDS[side], die });
    return die;
  }
  const potential = potentialOf(state, frame, who);
  const units = countUnits(armyOf(state, frame, who)) - frame.aside[who];
  let die = 0;
  let roll = 0;
  let result = 0;
  if (units > 0) {
    die = d10(act);
    const walls = who === DEFENDER ? wallsBonus(state, frame) : 0;
    roll = die + heroBonus(state, frame, who) + walls - fearOf(state, frame, who);
    result = printed(state).battle(potential, Math.max(LOWEST, Math.min(HIGHEST, roll)));
  }
  const dragon = beast === DRAGON ? DRAGON_VALUE + chance.below(DRAGON_DIE) + 1 : 0;
  const commoners = who === DEFENDER ? commonersHelp(state, frame) : 0;
  const alone = who === DEFENDER && units === 0 ? wallsAlone(state, frame) : 0;
  const force = potential + result + dragon + commoners + alone;
  facts.tell({ kind: 'force', side: sideName(side), potential, die, roll, result, dragon, commoners, force });
  return force;
}

/**
 * Both sides work out their force (SC-13.15); the attacker needs more, and as much only against free folk (SC-13.10,
 * SC-13.21, SC-A-ties).
 */
export function clash(act: Act, frame: BattleFrame): void {
  const { state } = act;
  frame.force[ATTACKER] = forceOf(act, frame, ATTACKER);
  frame.force[DEFENDER] = forceOf(act, frame, DEFENDER);
  const [attack, defence] = frame.force;
  const wins = attack > defence || (attack === defence && frame.defender < 0);
  frame.winner = wins && canWin(state, frame) ? ATTACKER : DEFENDER;
  if (frame.round > 0) return;
  // Commoners who have won alone stand again with the same strength, should the dead rise (SC-A-krosen-4-course).
  const alone = frame.winner === DEFENDER && countUnits(armyOf(state, frame, DEFENDER)) === 0;
  frame.commoners = alone ? commonersHelp(state, frame) + wallsAlone(state, frame) : 0;
}

/** An attack with nobody left to fight for it fails, whatever the people do, unless a beast is with it (SC-A-no-units). */
export const canWin = (state: State, frame: BattleFrame): boolean =>
  countUnits(armyOf(state, frame, ATTACKER)) > 0 || beastWith(state, frame.place, frame.attacker) >= 0;
