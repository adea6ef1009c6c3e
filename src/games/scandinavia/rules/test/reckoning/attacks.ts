/** Barbarians and rebels, who fight at once. */
import { battle, newBattle } from './battle.ts';
import { folk } from './forces.ts';
import { EDGE, isLord, LANDS, REGIONS } from './printed.ts';
import type { Table } from './table.ts';
import type { Ear } from './told.ts';

/** Each region at the edge that a lord holds, on 1 to 3: three Humans and a hero +2 (SC-C-barbarians, SC-A-freya-attacks). */
export function barbarians(t: Table, ear: Ear): void {
  for (const place of REGIONS) {
    const defender = t.regions[place].owner ?? '';
    if (!EDGE.includes(place) || !isLord(defender) || t.lasts('freya')) continue;
    const { die } = ear.seen('region-rolled') ?? { die: 0 };
    t.demand('SC-C-barbarians', die >= 1 && die <= 10, 'the die is a D10');
    ear.expect('SC-C-barbarians', { kind: 'region-rolled', region: place, die, cause: 'barbarians' });
    if (die > 3) continue;
    const count = Math.min(3, t.pool.human);
    if (count > 0) {
      t.fromPool('human', count);
      t.put(place, 'barbarians', 'human', count);
    }
    t.put(place, 'barbarians', 'hero-2', 1);
    ear.expect('SC-C-barbarians', { kind: 'battle', attacker: 'barbarians', defender, place });
    battle(t, ear, newBattle(place, 'barbarians', defender, new Map()));
  }
}

/** Where the commoners are worth nothing against rebels of their own belief (SC-C-revolts). */
export function revolts(t: Table, ear: Ear): void {
  const risen = REGIONS.filter(region => {
    const defender = t.regions[region].owner ?? '';
    if (!isLord(defender) || t.lasts('freya')) return false;
    return folk(t, region, LANDS[region].alignment, { attacker: 'rebels', defender }, false) <= 0;
  });
  for (const place of risen) {
    const defender = t.regions[place].owner ?? '';
    if (!isLord(defender)) continue;
    const { troop } = LANDS[place];
    // It is gone after the fight, and needs no counter of its own (SC-A-local-troops).
    t.pool[troop]--;
    t.put(place, 'rebels', troop, 1);
    ear.expect('SC-C-revolts', { kind: 'battle', attacker: 'rebels', defender, place });
    battle(t, ear, newBattle(place, 'rebels', defender, new Map()));
    disperse(t, ear, place, troop);
  }
}

function disperse(t: Table, ear: Ear, place: string, troop: string): void {
  for (const [piece, count] of t.units(place, 'rebels'))
    ear.expect('SC-C-revolts', { kind: 'left', lord: 'rebels', place, piece, count, cause: 'revolts' });
  if (t.pool[troop] >= 0) return;
  const lord = t.sidesAt(place).find(side => t.count(place, side, troop) > 0);
  if (lord !== undefined)
    ear.expect('SC-A-local-troops', { kind: 'left', lord, place, piece: troop, count: 1, cause: 'revolts' });
}
