import { NONE } from '../../../../kit/rules/ids.ts';
/** What stands against spending, gaining, dropping and rolling dice. */
import { COLOURS } from '../../content/dice.ts';
import { type ReaversChoice, SPEND_UPGRADE } from '../choices.ts';
import { roomForDice } from '../dice/combat-dice.ts';
import { hammersOf, wildDie } from '../dice/dice.ts';
import { leftOf } from '../dice/gain-dice.ts';
import { excess, returnable } from '../dice/overflow.ts';
import { canPay, fits, payers, tileFits } from '../dice/payment.ts';
import { freeing, placeOf } from '../dice/places.ts';
import {
  COMBAT,
  type CombatFrame,
  type GainDiceFrame,
  type LoseDieFrame,
  type OverflowFrame,
  type PaymentFrame,
} from '../frames.ts';
import {
  type Colour,
  colourNumber,
  DIE_COLOUR,
  DIE_IDS,
  DIE_KINDS,
  dieNumber,
  HAMMER,
  NEED_IDS,
  UPGRADE_COUNT,
  type Upgrade,
  upgradeNumber,
} from '../numbers.ts';
import { hasHammer, printed } from '../printed.ts';
import type { Against } from './against.ts';

/** A tile that lies face up. */
function hasTile(tile: Upgrade, against: Against): boolean {
  const { state, seat } = against;
  return !against.when(state.ready[seat * UPGRADE_COUNT + tile] === 0, 'RM-9.2', 'no-upgrade');
}

export function payment(frame: PaymentFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  const { needs, at } = frame;
  const need = needs[at];
  const args = { need: NEED_IDS[need] };
  if (choice.kind === 'spend-upgrade') {
    const tile = upgradeNumber[choice.upgrade];
    if (against.when(!tileFits(printed(state), tile, need), 'RM-9.1', 'does-not-pay', args)) return;
    if (!hasTile(tile, against)) return;
    if (against.when(!canPay(state, seat, needs, at + 1, NONE, tile), 'RM-4.5', 'needed-later')) return;
    against.when(!payers(state, frame).includes(SPEND_UPGRADE[tile]), 'RM-6.4', 'other-order');
  } else if (against.is(choice, 'spend')) {
    const die = dieNumber[choice.die];
    if (against.when(!fits(state, die, need, wildDie(state, seat)), 'RM-6.4', 'does-not-pay', args)) return;
    if (!against.hasDie(die, 'RM-6.4') || !against.place(choice)) return;
    if (against.when(!canPay(state, seat, needs, at + 1, die), 'RM-4.5', 'needed-later')) return;
    const offered = payers(state, frame).some(
      way => way.kind === 'spend' && way.die === choice.die && way.off === choice.off,
    );
    against.when(!offered, 'RM-6.4', 'other-order');
  }
}

export function gainDice(frame: GainDiceFrame, choice: ReaversChoice, against: Against): void {
  const { state } = against;
  const { dice, at, roll } = frame;
  const wanted = dice[at];
  const colourFits = (colour: Colour): boolean => {
    const args = { colour: COLOURS[colour] };
    if (against.when(wanted >= 0 && wanted !== colour, 'RM-6.1', 'other-colour', args)) return false;
    return !against.when(leftOf(state, frame, colour) === 0, 'RM-1.8', 'no-dice-of', args);
  };
  if (roll) {
    if (against.is(choice, 'roll-die')) colourFits(colourNumber[choice.colour]);
  } else if (against.is(choice, 'take-die')) {
    const die = dieNumber[choice.die];
    const colour = DIE_COLOUR[die];
    if (!colourFits(colour)) return;
    against.when(!printed(state).shows[colour].includes(die), 'RM-1.3', 'no-such-face', { die: choice.die });
  }
}

export function overflow(frame: OverflowFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  const fits = excess(state, seat) <= 0;
  if ((fits && choice.kind === 'done') || !against.is(choice, 'drop')) return;
  const die = dieNumber[choice.die];
  const args = { die: choice.die };
  if (fits) {
    const fresh = choice.off === undefined && returnable(state, frame).includes(die);
    against.when(!fresh, 'RM-6.3', 'not-rolled-now', args);
  } else if (choice.off === undefined) {
    against.when(state.dice[seat * DIE_KINDS + die] === 0, 'RM-6.2', 'not-on-board', args);
  } else {
    const card = placeOf(choice);
    const frees = freeing(state, seat).some(([one, lying]) => one === card && lying === die);
    against.when(!frees, 'RM-6.3', 'makes-no-room', { ...args, off: choice.off });
  }
}

export function loseDie({ colour }: LoseDieFrame, choice: ReaversChoice, against: Against): void {
  if (!against.is(choice, 'drop')) return;
  const die = dieNumber[choice.die];
  const other = colour >= 0 && DIE_COLOUR[die] !== colour;
  if (against.when(other, 'RM-12.4', 'other-colour', { colour: COLOURS[DIE_COLOUR[die]] })) return;
  if (against.hasDie(die, 'RM-12.4')) against.place(choice);
}

export function combat(frame: CombatFrame, choice: ReaversChoice, against: Against): void {
  if (frame.step === COMBAT.commit) commit(frame, choice, against);
  else reroll(frame, choice, against);
}

function commit({ dice }: CombatFrame, choice: ReaversChoice, against: Against): void {
  const { state, seat } = against;
  const room = roomForDice(state, dice);
  if (choice.kind === 'roll') {
    against.when(dice === 0, 'RM-13.3', 'no-combat-dice');
  } else if (choice.kind === 'spend-upgrade') {
    const tile = upgradeNumber[choice.upgrade];
    if (against.when(!hasHammer(printed(state), tile), 'RM-9.1', 'does-not-pay', { need: NEED_IDS[HAMMER] })) return;
    if (hasTile(tile, against)) against.when(room < 1, 'RM-O-combatDice', 'six-dice');
  } else if (against.is(choice, 'spend')) {
    const die = dieNumber[choice.die];
    const hammers = hammersOf(die, wildDie(state, seat));
    if (against.when(hammers === 0, 'RM-13.1', 'no-hammer', { die: DIE_IDS[die] })) return;
    if (!against.hasDie(die, 'RM-13.1') || !against.place(choice)) return;
    against.when(hammers > room, 'RM-O-combatDice', 'six-dice');
  }
}

function reroll(frame: CombatFrame, choice: ReaversChoice, against: Against): void {
  if (choice.kind === 'decline' || !against.is(choice, 'reroll')) return;
  const { zeros, ones, twos } = choice;
  against.favour(1, 'RM-13.4');
  against.when(zeros + ones + twos === 0, 'RM-13.4', 'no-combat-dice');
  const tooMany = zeros > frame.zeros || ones > frame.ones || twos > frame.twos;
  against.when(tooMany, 'RM-13.4', 'not-so-many');
}
