import type { Gain } from '../../../../engine/contract/explain.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { Gain as Given } from '../../content/gain.ts';
import { CLAN_FAVOUR, CLAN_FOOD } from '../../content/reavers.ts';
import { BATTLE_GLORY, RECRUIT_FAVOUR, REST_FOOD } from '../../content/spaces.ts';
import type { ReaversChoice } from '../choices.ts';
import { anyInPool } from '../dice/dice.ts';
import { tokenLeft } from '../gains.ts';
import { type Card, type Colour, cardNumber, colourNumber, reaverOf, tokenNumber, villageCardOf } from '../numbers.ts';
import { printed } from '../printed.ts';
import type { State } from '../state.ts';

const NOTHING: readonly Gain[] = [];

const one = (what: string, gain: number): readonly Gain[] => (gain > 0 ? [{ what, gain }] : NOTHING);

/** What an answer is sure to bring its seat. */
export function gainsOf(state: State, choice: ReaversChoice): readonly Gain[] {
  switch (choice.kind) {
    case 'select':
      return state.options.selectionBonus === 'always' ? selecting(choice.space) : NOTHING;
    case 'rest-food':
      return one('food', REST_FOOD);
    case 'rest-die':
      return one('dice', anyInPool(state) ? 1 : 0);
    case 'rally':
      return one('dice', inSupply(state, printed(state).rally[cardNumber[choice.card]]));
    case 'promote':
      return promoting(cardNumber[choice.card]);
    case 'exchange':
      return exchanging(state);
    case 'pillage':
    case 'plunder':
    case 'take-dice':
      return looting(state, choice.kind);
    default:
      return NOTHING;
  }
}

/** What comes for the space alone, whoever then acts there (RM-4.2, RM-O-selectionBonus). */
function selecting(space: string): readonly Gain[] {
  if (space === 'recruit') return one('favour', RECRUIT_FAVOUR);
  return space === 'battle' ? one('glory', BATTLE_GLORY) : NOTHING;
}

/** Dice of these colours that there still are (RM-1.8). */
function inSupply(state: State, colours: readonly Colour[]): number {
  const left = state.pool.slice();
  return colours.filter(colour => left[colour]-- > 0).length;
}

/** The bonus of the clan (RM-10.9). */
function promoting(card: Card): readonly Gain[] {
  switch (reaverOf(card).clan) {
    case 'raven':
      return one('food', CLAN_FOOD);
    case 'tree':
      return one('favour', CLAN_FAVOUR);
    case 'helmet':
      return one('loot', 1);
  }
}

function exchanging(state: State): readonly Gain[] {
  const bargain = innermost(state, 'ability');
  if (!bargain) return NOTHING;
  const { ability } = reaverOf(bargain.card);
  if (ability.kind !== 'favour-for' && ability.kind !== 'dice-for') return NOTHING;
  return ability.gain === 'prophecy' ? one('prophecy', 1) : given(state, ability.gain);
}

/** What the loot in hand gives: its dice, or its spoils with the Terror that comes with them (RM-14.6). */
function looting(state: State, kind: 'pillage' | 'plunder' | 'take-dice'): readonly Gain[] {
  const village = innermost(state, 'village');
  if (!village) return NOTHING;
  const own = villageCardOf(village.card);
  if (kind === 'take-dice')
    return own.kind === 'artisan'
      ? one(
          'dice',
          inSupply(
            state,
            own.dice.map(colour => colourNumber[colour]),
          ),
        )
      : NOTHING;
  return 'spoils' in own ? given(state, own.spoils) : NOTHING;
}

/** A token that has run out is not gained (RM-1.7). */
function given(state: State, { food = 0, favour = 0, glory = 0, terror = 0, token }: Given): readonly Gain[] {
  return [
    ...one('food', food),
    ...one('favour', favour),
    ...one('glory', glory),
    ...(token && tokenLeft(state, tokenNumber[token]) ? one(token, 1) : NOTHING),
    ...one('terror', terror),
  ];
}
