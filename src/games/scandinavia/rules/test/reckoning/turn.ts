import { auction } from './auctions.ts';
import { construction } from './construction.ts';
import { diplomacy } from './diplomacy.ts';
import { turnEnd } from './ending.ts';
import { events } from './events.ts';
import { mayStand } from './hex/tokens.ts';
import { military } from './military.ts';
import { power } from './power.ts';
import { recruiting } from './recruiting.ts';
import type { Table } from './table.ts';
import { taxes } from './taxes.ts';
import type { Ear } from './told.ts';
import { upkeep } from './upkeep.ts';

/** From turn 2 on the marker goes to the right, past the fallen (SC-4.4, SC-A-initiative-fallen). */
function initiative(t: Table): number {
  if (t.turn === 0) return t.first;
  for (let step = 1; ; step++) {
    const seat = (t.first - step + 2 * t.seats) % t.seats;
    if (t.isSeated(seat)) return seat;
  }
}

/** What an event or a spell says of this turn ends with it (SC-7.4). */
function freshTurn(t: Table): void {
  t.lasting.length = 0;
  t.storms.length = 0;
  t.stilled.length = 0;
  for (const land of Object.values(t.regions)) {
    land.fresh.clear();
    land.cursed = false;
    land.paid = false;
  }
  for (const lord of t.lords.values()) lord.spent = 0;
  for (const fleet of t.fleets.values()) fleet.captured = false;
}

export function turn(t: Table, ear: Ear): void {
  freshTurn(t);
  const seat = initiative(t);
  ear.expect('SC-4.4', { kind: 'turn-began', turn: t.turn + 1, seat });
  begin(t, ear, 'initiative');
  begin(t, ear, 'diplomacy');
  diplomacy(t, ear);
  begin(t, ear, 'power');
  power(t, ear);
  begin(t, ear, 'events');
  events(t, ear);
  placeTokens(t, ear);
  begin(t, ear, 'dragon');
  auction(t, ear);
  begin(t, ear, 'taxes');
  taxes(t, ear);
  begin(t, ear, 'recruiting');
  recruiting(t, ear);
  begin(t, ear, 'construction');
  construction(t, ear);
  begin(t, ear, 'military');
  military(t, ear);
  begin(t, ear, 'upkeep');
  upkeep(t, ear);
  turnEnd(t, ear);
}

/** At the end of the events each lord in order may move his token to any of his regions (SC-16.3). */
function placeTokens(t: Table, ear: Ear): void {
  const placed = new Set<string>();
  for (let fact = ear.seen('token-placed'); fact; fact = ear.seen('token-placed')) {
    const { lord, region, at } = fact;
    const from = t.find(lord, 'token');
    const free = from !== undefined && !placed.has(lord) && from !== (at ?? region);
    t.demand('SC-16.3', free && t.regions[region].owner === lord, `${lord} cannot be placed in ${region}`);
    t.demand('SC-21.39', mayStand(t, lord, region, at), `${lord} cannot be placed on ${at}`);
    placed.add(lord);
    ear.take('SC-16.3', 'token-placed');
  }
}

export function begin(t: Table, ear: Ear, phase: string): void {
  t.gifts.clear();
  ear.expect('SC-4.1', { kind: 'phase-began', phase });
  t.demand('SC-16.36', t.fugitives.length === 0, `${t.fugitives} must be placed first`);
}
