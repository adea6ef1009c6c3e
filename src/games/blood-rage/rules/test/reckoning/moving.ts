import { give, spare } from './dying.ts';
import { adjacent, isFjord, isShip, keyOf } from './printed.ts';
import type { FactOf, Table } from './table.ts';

/** A figure moves: on a March, or because a card says so. */
export function moved(t: Table, fact: FactOf<'moved'>): void {
  const { seat, figure, from, to, cause } = fact;
  t.demand('BR-7.4', !isShip(figure) && !isFjord(from) && !isFjord(to), 'ships and fjords have no part in it');
  t.demand('BR-7.2', t.room(to), `there is no room in ${to}`);
  if (cause === undefined) marchOn(t, fact);
  else if (keyOf(cause) === 'lord-of-hammers') leaderMoves(t, fact);
  else retreat(t, fact);
  t.move(seat, figure, from, to);
}

/** One place to leave, one to reach (BR-7.3). */
function marchOn(t: Table, { seat, from, to }: FactOf<'moved'>): void {
  if (!t.now.march) t.act(seat);
  t.now.march ??= { seat, from, to, count: 0 };
  const { march } = t.now;
  t.demand('BR-7.3', march.seat === seat && march.from === from && march.to === to, 'one March has one way');
  march.count++;
}

export function marched(t: Table, { seat, from, to, count, rage }: FactOf<'marched'>): void {
  const { march } = t.now;
  t.equal('BR-7.3', 'the way of the March', `${seat} ${from} ${to}`, `${march?.seat} ${march?.from} ${march?.to}`);
  t.equal('BR-7.1', 'figures that marched', count, march?.count);
  t.equal('BR-7.1', 'price of a March', rage, 1);
  t.pay('BR-7.1', seat, rage);
  delete t.now.march;
}

/** After a pillage, to a province next to it (BR-C-lord-of-hammers). */
function leaderMoves(t: Table, { seat, figure, from, to, cause }: FactOf<'moved'>): void {
  const { pillage } = t.now;
  const may = pillage?.done && pillage.seat === seat && pillage.province === from && adjacent(from, to);
  t.equal('BR-8.4', 'an upgrade that works', t.clans[seat].upgrade('lord-of-hammers'), cause);
  t.demand('BR-C-lord-of-hammers', may === true && figure === 'leader', 'the Leader stays');
}

/** The Volur Witch slips away from what would have destroyed her (BR-C-volur-witch). */
function retreat(t: Table, { seat, figure, from, to, cause }: FactOf<'moved'>): void {
  t.equal('BR-8.4', 'an upgrade that works', t.clans[seat].upgrade('volur-witch'), cause);
  t.demand('BR-C-volur-witch', figure === 'volur-witch' && to === 'yggdrasil' && from !== to, 'she has no way out');
  if (t.now.dooms.length > 0) {
    spare(t, seat, figure, from);
    return;
  }
  t.demand('BR-O-witchSacrifice', t.options.witchSacrifice === 'retreats', 'she must be in danger');
  give(t, seat, 1);
}
