import { push } from '../../../../kit/rules/stack.ts';
import { present } from '../figures.ts';
import { BATTLE } from '../frames.ts';
import { FJORD_OF, MONSTER_SLOT, MONSTER_SLOTS, PLACE_IDS } from '../numbers.ts';
import type { Act } from '../rule.ts';
import type { State } from '../state.ts';
import { effectOfCard, slotCard } from '../upgrades.ts';

/** Cards of the clan's monsters in the fight that pay for each enemy fallen (BR-C-valkyrie). */
function reaping(state: State, seat: number, province: number): number[] {
  const cards: number[] = [];
  for (let i = 0; i < MONSTER_SLOTS; i++) {
    const place = state.beasts[seat * MONSTER_SLOTS + i];
    if (place !== province && place !== FJORD_OF[province]) continue;
    const card = slotCard(state, seat, MONSTER_SLOT + i);
    if (effectOfCard(card, 'glory-per-enemy-fallen')) cards.push(card);
  }
  return cards;
}

/** Everybody with a figure in the province or its fjord has to fight (BR-10.5). */
export function beginBattle({ state, facts }: Act, pillager: number, province: number): void {
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
    counters: bySeat().fill(-1),
    silencer: -1,
    at: 0,
    declined: 0,
    winner: -1,
    grace: -1,
    oath: -1,
  });
}
