import type { Gain } from '../../content/gain.ts';
import { favourWorth, foodWorth, type Hand } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { terrorWorth, tokenWorth } from './tally.ts';

/** What is gained is worth so much to who has this hand. */
export function gainWorth(o: Outlook, hand: Hand, gain: Gain): number {
  const { food = 0, favour = 0, glory = 0, terror = 0, token } = gain;
  let worth = glory;
  if (food > 0) worth += foodWorth(o, hand.food + food) - foodWorth(o, hand.food);
  if (favour > 0) worth += favourWorth(o, hand.favour + favour) - favourWorth(o, hand.favour);
  if (terror > 0) worth += terrorWorth(o, terror);
  if (token !== undefined) worth += tokenWorth(o, token);
  return worth;
}
