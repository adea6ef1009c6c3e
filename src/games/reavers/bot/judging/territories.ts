import { FIRST, firstOf, NONE } from '../../../../kit/rules/ids.ts';
import { REPEATS } from '../../content/spaces.ts';
import { LEVELS, TERRITORIES } from '../../content/territories.ts';
import { type Colour, STACK_COUNT, type Stack, TILE_STACK } from '../../rules/numbers.ts';
import { tilesLeft } from '../../rules/spaces/subdue.ts';
import { planFight } from './fight.ts';
import { gainWorth } from './gain.ts';
import { chosenWorth, copyHand, favourWorth, foodWorth, type Hand, rolledWorth } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { prophesied } from './tally.ts';

/** So many dice of any colour, but no more than a board holds. */
const anyDice = ({ tables }: Outlook, count: number): Colour[] =>
  new Array(Math.min(count, tables.diceSpaces)).fill(NONE);

/** Tribute of the clean-ups to come, the reward that a tile of the stack has on average, and prophecies. */
export function tileValue(o: Outlook, hand: Hand, stack: Stack): number {
  const { tiles, stacks } = o.tables;
  const gone = new Map<number, number>();
  for (const owned of o.state.territories) {
    for (const tile of owned) if (TILE_STACK[tile] === stack) gone.set(tile, (gone.get(tile) ?? 0) + 1);
  }
  let [sum, count, last] = [0, 0, -1];
  for (const tile of stacks[stack]) {
    if (tile === last) continue;
    last = tile;
    const print = tiles[tile];
    const copies = (print?.copies ?? 0) - (gone.get(tile) ?? 0);
    if (!print || copies <= 0) continue;
    const { food = 0, favour = 0, chosen = 0, rolled = 0 } = print;
    const dice = chosenWorth(o, hand, anyDice(o, chosen));
    const luck = rolledWorth(o, hand, anyDice(o, rolled));
    sum += copies * (gainWorth(o, hand, { food, favour }) + dice + luck);
    count += copies;
  }
  const tributes = o.cleanUps + (o.state.options.lastTribute === 'paid' ? 1 : 0);
  const kind = `${TERRITORIES[stack].kind}-territories` as const;
  return (count > 0 ? sum / count : 0) + tributes + prophesied(o, kind);
}

export interface Attempt {
  readonly stack: Stack;
  readonly force: boolean;
  readonly worth: number;
  /** What is left after it. */
  readonly hand: Hand;
}

/** What the price of a stack in peace is worth. */
export function peacePrice(o: Outlook, hand: Hand, stack: Stack): number {
  const { food, favour } = o.tables;
  return (
    foodWorth(o, hand.food) -
    foodWorth(o, hand.food - food[stack]) +
    favourWorth(o, hand.favour) -
    favourWorth(o, hand.favour - favour[stack])
  );
}

/** The attempt that promises most, if any promises something. `values` are those of the stacks, 0 for an empty one. */
export function bestAttempt(o: Outlook, hand: Hand, values: readonly number[]): Attempt | undefined {
  const { food, favour } = o.tables;
  let found: Attempt | undefined;
  for (let stack: Stack = FIRST; stack < STACK_COUNT; stack++) {
    const value = values[stack];
    if (value <= 0) continue;
    if (hand.food >= food[stack] && hand.favour >= favour[stack]) {
      const worth = value - peacePrice(o, hand, stack);
      if (worth > (found?.worth ?? 0)) {
        const rest = copyHand(hand);
        rest.food -= food[stack];
        rest.favour -= favour[stack];
        found = { stack, force: false, worth, hand: rest };
      }
    }
  }
  for (const stack of strongest(values)) {
    const fight = planFight(o, hand, TERRITORIES[stack].level, values[stack]);
    if (fight.worth > (found?.worth ?? 0)) found = { stack, force: true, worth: fight.worth, hand: fight.hand };
  }
  return found;
}

/** The stack of each level that is worth most: by force they all ask the same. */
function strongest(values: readonly number[]): Stack[] {
  const stacks: Stack[] = [];
  for (let level = 0; level < LEVELS; level++) {
    let chosen = level;
    for (let stack = level; stack < STACK_COUNT; stack += LEVELS) if (values[stack] > values[chosen]) chosen = stack;
    if (values[chosen] > 0) stacks.push(chosen as Stack);
  }
  return stacks;
}

export const stackValues = (o: Outlook, hand: Hand): number[] =>
  firstOf<Stack>(STACK_COUNT).map(stack => (tilesLeft(o.state, stack) > 0 ? tileValue(o, hand, stack) : 0));

/** What subduing promises to a seat at this distance. */
export function subdueWorth(o: Outlook, hand: Hand, distance: number): number {
  const values = stackValues(o, hand);
  let sum = 0;
  let now = hand;
  for (let i = 0; i < REPEATS[distance]; i++) {
    const attempt = bestAttempt(o, now, values);
    if (!attempt) break;
    sum += attempt.worth;
    now = attempt.hand;
  }
  return sum;
}
