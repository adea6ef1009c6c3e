import { FIRST } from '../../../../kit/rules/ids.ts';
import { call } from '../../../../kit/rules/stack.ts';
import { ARTEFACT_SLOTS } from '../../content/ship.ts';
import { mayBring, worksHere } from '../cards/powers.ts';
import { hasDieFor } from '../cards/store.ts';
import {
  type ChoiceOf,
  DECLINE,
  REROLL,
  type ReaversChoice,
  ROLL,
  SPEND,
  SPEND_OFF,
  SPEND_UPGRADE,
} from '../choices.ts';
import { COMBAT, type CombatFrame, type KeepFrame, type SeaFrame, type SubdueFrame } from '../frames.ts';
import { pay } from '../gains.ts';
import {
  ARTEFACTS,
  DIE_KINDS,
  type Die,
  dieNumber,
  HAMMER,
  UPGRADE_COUNT,
  type Upgrade,
  upgradeNumber,
} from '../numbers.ts';
import { hasHammer, printed } from '../printed.ts';
import type { Act, Rule } from '../rule.ts';
import type { State } from '../state.ts';
import { roomForDice } from './combat-dice.ts';
import { available, hammersOf, wildDie } from './dice.ts';
import { spendDie, spendTile } from './payment.ts';
import { partings, placeOf } from './places.ts';

/** Has the seat an artefact that gives combat dice here, with a die on it or one on the board to put there? */
function combatArtefact(state: State, seat: number): boolean {
  const from = seat * ARTEFACT_SLOTS;
  for (let slot = from; slot < from + ARTEFACT_SLOTS; slot++) {
    const card = state.artefacts[slot];
    if (card < 0 || state.used[slot] || !worksHere(state, card)) continue;
    if (ARTEFACTS[card]?.power.kind !== 'combat-dice') continue;
    if (state.stored[slot] >= 0 || hasDieFor(state, seat, card)) return true;
  }
  return false;
}

function hasHammers(state: State, seat: number): boolean {
  const wild = wildDie(state, seat);
  for (let die: Die = FIRST; die < DIE_KINDS; die++) {
    if (hammersOf(die, wild) > 0 && available(state, seat, die) > 0) return true;
  }
  const tables = printed(state);
  for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT; tile++) {
    if (state.ready[seat * UPGRADE_COUNT + tile] > 0 && hasHammer(tables, tile)) return true;
  }
  return false;
}

/** At least one combat die is needed, from a hammer or an artefact (RM-13.3). */
export const canFight = (state: State, seat: number): boolean => hasHammers(state, seat) || combatArtefact(state, seat);

/** Whoever wants the fight calls it, and learns how it ended. */
export function beginCombat({ state, facts }: Act, caller: KeepFrame | SeaFrame | SubdueFrame, defence: number): void {
  const { seat } = caller;
  facts.tell({ kind: 'combat-began', seat, defence });
  call(state, caller, { kind: 'combat', step: COMBAT.commit, seat, defence, dice: 0, zeros: 0, ones: 0, twos: 0 });
}

/** Rolls combat dice and lays them to the others: again for Favour, or further ones of an artefact (RM-13.4, RM-13.5). */
export function rollCombatDice({ state, chance, facts }: Act, frame: CombatFrame, count: number): void {
  const { combat } = printed(state);
  for (let i = 0; i < count; i++) {
    const successes = combat[chance.below(combat.length)];
    if (successes === 0) frame.zeros++;
    else if (successes === 1) frame.ones++;
    else frame.twos++;
  }
  const { seat, zeros, ones, twos } = frame;
  facts.tell({ kind: 'combat-rolled', seat, zeros, ones, twos });
}

/** An artefact brings further dice: to those that will be rolled, or rolled at once to those that lie there. */
export function addCombatDice(act: Act, frame: CombatFrame, dice: number): void {
  const { step, zeros, ones, twos } = frame;
  const count = Math.min(dice, roomForDice(act.state, step === COMBAT.commit ? frame.dice : zeros + ones + twos));
  if (step === COMBAT.commit) frame.dice += count;
  else rollCombatDice(act, frame, count);
}

const successesOf = ({ ones, twos }: CombatFrame): number => ones + 2 * twos;

/** The frame that wanted the fight learns how it ended, and no more comes of it (RM-13.6, RM-13.7). */
function end(act: Act, frame: CombatFrame): void {
  const { seat, defence } = frame;
  const successes = successesOf(frame);
  const won = successes >= defence;
  act.finish(frame, won);
  act.facts.tell({ kind: won ? 'combat-won' : 'combat-lost', seat, successes, defence });
}

/** Hammers are spent, combat dice rolled, and rolled again for Favour (chapter 13 of the rules). */
export const combat: Rule<CombatFrame> = {
  run(act, frame) {
    const { state } = act;
    const { seat } = frame;
    const goesOn =
      frame.step === COMBAT.commit
        ? frame.dice > 0 || canFight(state, seat)
        : successesOf(frame) < frame.defence &&
          (state.favour[seat] > 0 || mayBring(state, seat, frame, 'combat-dice', 'favour'));
    if (goesOn) return true;
    end(act, frame);
    return false;
  },

  asks(state, frame) {
    const { seat, defence, step, dice, zeros, ones, twos } = frame;
    const choices: ReaversChoice[] = [];
    if (step === COMBAT.commit) {
      const wild = wildDie(state, seat);
      const room = roomForDice(state, dice);
      for (let die: Die = FIRST; die < DIE_KINDS; die++) {
        const hammers = hammersOf(die, wild);
        if (hammers > 0 && hammers <= room && available(state, seat, die) > 0) {
          choices.push(...partings(state, seat, die, SPEND, SPEND_OFF));
        }
      }
      const tables = printed(state);
      for (let tile: Upgrade = FIRST; tile < UPGRADE_COUNT && room > 0; tile++) {
        if (state.ready[seat * UPGRADE_COUNT + tile] > 0 && hasHammer(tables, tile)) choices.push(SPEND_UPGRADE[tile]);
      }
      if (dice > 0) choices.push(ROLL);
      return [{ seat, prompt: 'hammers', args: { defence, dice }, choices }];
    }
    if (state.favour[seat] > 0) {
      for (let a = 0; a <= zeros; a++) {
        for (let b = 0; b <= ones; b++) {
          for (let c = 0; c <= twos; c++) if (a + b + c > 0) choices.push(REROLL(a, b, c));
        }
      }
    }
    choices.push(DECLINE);
    return [{ seat, prompt: 'reroll', args: { defence, successes: successesOf(frame) }, choices }];
  },

  take(act, frame, seat, choice) {
    const { state, facts } = act;
    switch (choice.kind) {
      case 'spend': {
        const die = dieNumber[choice.die];
        frame.dice += hammersOf(die, wildDie(state, seat));
        spendDie(act, seat, die, HAMMER, 'combat', placeOf(choice));
        break;
      }
      case 'spend-upgrade':
        // One hammer, whatever else the tile shows (RM-9.4).
        frame.dice++;
        spendTile(act, seat, upgradeNumber[choice.upgrade], HAMMER, 'combat');
        break;
      case 'roll':
        frame.step = COMBAT.rolled;
        rollCombatDice(act, frame, frame.dice);
        break;
      case 'decline':
        end(act, frame);
        break;
      default: {
        const { zeros, ones, twos } = choice as ChoiceOf<'reroll'>;
        pay(act, seat, 0, 1, 'combat');
        frame.zeros -= zeros;
        frame.ones -= ones;
        frame.twos -= twos;
        facts.tell({ kind: 'rerolled', seat, count: zeros + ones + twos });
        rollCombatDice(act, frame, zeros + ones + twos);
      }
    }
  },
};
