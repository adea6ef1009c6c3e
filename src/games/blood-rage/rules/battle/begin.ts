import { NONE } from '../../../../kit/rules/ids.ts';
import { push } from '../../../../kit/rules/stack.ts';
import { present } from '../figures.ts';
import { BATTLE } from '../frames.ts';
import { type CardNumber, FJORD_OF, MONSTER_SLOTS, PLACE_IDS, type PlaceNumber } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { beastCard, effectOfCard } from '../upgrades.ts';

/** Cards of the clan's monsters in the fight that pay for each enemy fallen (BR-C-valkyrie). */
function reaping(state: State, seat: number, province: PlaceNumber): CardNumber[] {
  const cards: CardNumber[] = [];
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place !== province && place !== FJORD_OF[province]) continue;
    const card = beastCard(state, seat, i);
    if (effectOfCard(card, 'glory-per-enemy-fallen')) cards.push(card);
  }
  return cards;
}

/** Everybody with a figure in the province or its fjord has to fight (BR-10.5), and stays in it whoever falls (BR-11.8). */
export function beginBattle({ state, facts }: Act, pillager: number, province: PlaceNumber): void {
  const fighters: number[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (pillager + i) % state.seats;
    if (present(state, seat, province)) fighters.push(seat);
  }
  facts.tell({ kind: 'battle-began', province: PLACE_IDS[province], seats: fighters });
  const bySeat = (): number[] => new Array<number>(state.seats).fill(0);
  push(state, {
    kind: 'battle',
    step: BATTLE.commit,
    pillager,
    province,
    fighters,
    played: Array.from({ length: state.seats }, () => []),
    counted: bySeat(),
    fallen: bySeat(),
    reapers: Array.from({ length: state.seats }, (_, seat) => reaping(state, seat, province)),
    counters: new Array<CardNumber>(state.seats).fill(NONE),
    silencer: -1,
    at: 0,
    declined: 0,
    winner: -1,
    grace: NONE,
    oath: NONE,
  });
}
