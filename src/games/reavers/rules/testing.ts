/** Tables for tests, in a line: `const t = table(['boar', 'stag'], { seats: { boar: { dice: { 'red-chest': 2 } } } })`. */

import { TestTable as KitTable, type Setting } from '../../../kit/test/table.ts';
import type { Face } from '../content/dice.ts';
import { RECONSTRUCTED } from '../content/reconstructed.ts';
import type { Given } from './arrange.ts';
import type { ReaversChoice } from './choices.ts';
import type { ReaversFact } from './facts.ts';
import { reavers } from './index.ts';
import type { CrestId } from './numbers.ts';
import type { State } from './state.ts';
import type { SeatView, View } from './view.ts';

/** Draws that let crew dice fall on these faces: every colour has them in one order. */
export const falls = (...faces: readonly Face[]): number[] =>
  faces.map(face => RECONSTRUCTED.dice.red.indexOf(face) + 1);

/** Draws that let combat dice show so many successes. */
export const successes = (...counts: readonly number[]): number[] =>
  counts.map(count => RECONSTRUCTED.dice.combat.indexOf(count) + 1);

export class TestTable extends KitTable<State, ReaversChoice, ReaversFact, View, CrestId> {
  constructor(crests: readonly CrestId[], { options, ...setting }: Setting) {
    super(reavers, crests, { ...setting, options: { firstSeat: 'seat-1', ...options, crests } });
  }

  get crests(): readonly CrestId[] {
    return this.names;
  }

  /** Everybody who is asked to act or rest takes the food, until something else is asked. */
  restAll(): void {
    for (let ask = this.next(); ask; ask = this.next()) {
      if (ask.prompt === 'act-or-rest') this.does(this.crests[ask.seat], { kind: 'rest-food' });
      else if (ask.prompt === 'after') this.does(this.crests[ask.seat], { kind: 'done' });
      else return;
    }
  }

  ship(crest: CrestId): SeatView {
    return this.view().seats[this.seat(crest)];
  }

  /** Dice on a board: `{'red-chest': 2}`. */
  dice(crest: CrestId): Record<string, number> {
    return Object.fromEntries(this.ship(crest).dice.map(({ die, count }) => [die, count]));
  }
}

export function table(crests: readonly CrestId[], given: Given = {}, setting: Omit<Setting, 'given'> = {}): TestTable {
  return new TestTable(crests, { ...setting, given });
}
