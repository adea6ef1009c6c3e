import { expect, test } from 'vitest';
import { FIRST } from '../../../../kit/rules/ids.ts';
import { PER_SLOT } from '../../content/reavers.ts';
import { slotToClear } from '../cards/village.ts';
import { gainDie } from '../dice/dice.ts';
import { canPay } from '../dice/payment.ts';
import { FIRE, OPENING } from '../frames.ts';
import { reavers } from '../index.ts';
import { cardNumber, colourNumber, deckNumber, dieNumber, dieOf, reaverOf, spaceNumber } from '../numbers.ts';
import { placeInSlot } from '../spaces/recruit.ts';
import { table } from '../testing.ts';

test('a die is its colour and its face', () => {
  expect(dieOf(colourNumber.blue, 3)).toBe(dieNumber['blue-ship']);
  expect(reaverOf(cardNumber.huskarl).id).toBe('huskarl');
});

test('there is a step for each seat that opens, and for each reaver of a slot', () => {
  expect(OPENING.done).toBe(reavers.seats.max);
  expect(FIRE.done).toBe(PER_SLOT);
});

test('two things swapped do not compile', () => {
  const { state } = table(['boar', 'stag']);
  const neverRun = (act: Parameters<typeof gainDie>[0]): void => {
    // @ts-expect-error a seat is not a die, nor a die a seat
    gainDie(act, dieNumber['red-ship'], 0, 'rest');
    // @ts-expect-error a card is not a die
    gainDie(act, 0, cardNumber.huskarl, 'rest');
    // @ts-expect-error the card comes before the die on it
    slotToClear(state, 0, dieNumber['red-ship'], cardNumber.bodn);
    // @ts-expect-error a deck is not a card
    reaverOf(deckNumber.reavers);
    // @ts-expect-error a colour is not a die
    canPay(state, 0, [], 0, colourNumber.red);
    // @ts-expect-error a space is not the slot that it has
    placeInSlot(state, 0, spaceNumber.trade);
  };
  expect(neverRun).toBeTypeOf('function');
  expect(placeInSlot(state, 0, FIRST)).toBeGreaterThanOrEqual(0);
});
