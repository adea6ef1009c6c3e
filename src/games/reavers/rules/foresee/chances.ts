import { FIRST } from '../../../../kit/rules/ids.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import { TERRITORIES } from '../../content/territories.ts';
import type { ReaversChoice } from '../choices.ts';
import { roomForDice } from '../dice/combat-dice.ts';
import { available, hammersOf, wildDie } from '../dice/dice.ts';
import { chanceOf } from '../dice/odds.ts';
import { DIE_KINDS, type Die, keepCardOf, stackNumber, UPGRADE_COUNT, type Upgrade } from '../numbers.ts';
import { hasHammer, printed } from '../printed.ts';
import type { State } from '../state.ts';

/** How often of a hundred a fight is won: one that is begun with every hammer there is, one under way as its dice lie. */
export function chanceOfWinning(state: State, seat: number, choice: ReaversChoice): number | null {
  const fight = innermost(state, 'combat');
  switch (choice.kind) {
    case 'force':
      return percent(state, hammersAtHand(state, seat), TERRITORIES[stackNumber[choice.territory]].level);
    case 'fight': {
      const defence = defenceAhead(state);
      return defence === null ? null : percent(state, hammersAtHand(state, seat), defence);
    }
    case 'roll':
      return fight ? percent(state, fight.dice, fight.defence) : null;
    case 'reroll': {
      if (!fight) return null;
      const { zeros, ones, twos } = choice;
      const kept = fight.ones - ones + 2 * (fight.twos - twos);
      return percent(state, zeros + ones + twos, fight.defence - kept);
    }
    default:
      return null;
  }
}

const percent = (state: State, dice: number, wanted: number): number =>
  Math.round(100 * chanceOf(dice, wanted, printed(state).combat));

/** What a keep or a foe at sea holds against who would fight it. */
function defenceAhead(state: State): number | null {
  const keep = innermost(state, 'keep');
  if (keep) {
    const own = keepCardOf(keep.card);
    return own.kind === 'stronghold' ? own.defence : null;
  }
  const sea = innermost(state, 'sea');
  return sea ? printed(state).defence[sea.card] : null;
}

/** Combat dice that a seat has the hammers for (RM-13.2, RM-9.4). */
function hammersAtHand(state: State, seat: number): number {
  const wild = wildDie(state, seat);
  const tables = printed(state);
  let hammers = 0;
  for (let die: Die = FIRST; die < DIE_KINDS; die++) hammers += hammersOf(die, wild) * available(state, seat, die);
  for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
    if (hasHammer(tables, tile)) hammers += state.ready[seat * UPGRADE_COUNT + tile];
  }
  return Math.min(hammers, roomForDice(state, 0));
}
