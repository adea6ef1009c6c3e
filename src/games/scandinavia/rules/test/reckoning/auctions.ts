/** The Dragon's sealed bids, and Loki's open ones (chapter 8). */
import { settle } from './gold.ts';
import { troopOf } from './printed.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

export function auction(t: Table, ear: Ear): void {
  if (t.lasts('loki')) loki(t, ear);
  else if (t.options.dragon === 'on' && t.turn > 1) dragon(t, ear);
}

const seated = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat).filter(s => t.isSeated(s));

/** SC-8.3 to SC-8.5, SC-A-dragon-tie, SC-C-submission. */
function dragon(t: Table, ear: Ear): void {
  const bids: { seat: number; gold: number }[] = [];
  t.sealed = true;
  for (const seat of seated(t)) {
    const bid = ear.take('SC-8.3', 'bid');
    t.demand('SC-8.3', bid.seat === seat && bid.gold <= t.gold[seat] && bid.gold >= 0, `seat ${seat} bids what it has`);
    t.demand('SC-8.3', bid.gold === t.bids.get(seat), `seat ${seat} has bid ${t.bids.get(seat)}`);
    bids.push(bid);
  }
  t.sealed = false;
  const most = Math.max(...bids.map(({ gold }) => gold));
  const best = bids.filter(({ gold }) => gold === most);
  if (most === 0 || best.length > 1) {
    ear.expect('SC-8.5', { kind: 'no-dragon' });
    return;
  }
  const [{ seat }] = best;
  price(t, ear, seat, most);
  won(t, ear, seat, 'dragon');
}

/** To the bank, or to the lord who bears the Stone of submission. */
function price(t: Table, ear: Ear, seat: number, gold: number): void {
  const bearer = t.stone.power === 'submission' ? t.stone.lord : null;
  const [{ name: lord }] = t.lordsOf(seat);
  if (bearer === null) ear.expect('SC-8.4', { kind: 'paid', lord, gold, cause: 'dragon-price' });
  else if (t.lord(bearer).seat !== seat) {
    ear.expect('SC-C-submission', { kind: 'paid-to', lord, to: bearer, gold, cause: 'dragon-price' });
    settle(t, ear, t.lord(bearer).seat);
  }
}

/** A seat with two lords names who commands (SC-A-two-lords-seat). */
function won(t: Table, ear: Ear, seat: number, beast: string): void {
  const told = ear.take('SC-8.4', 'beast-won');
  t.demand(
    'SC-8.4',
    told.beast === beast && t.lord(told.lord).seat === seat && !t.lord(told.lord).out,
    'another won it',
  );
}

/** To the left from player 1, until one is left (SC-8.11, SC-A-loki-direction, SC-A-loki-bids). */
function loki(t: Table, ear: Ear): void {
  const insolvent = new Set<number>();
  for (;;) {
    const best = bidding(t, ear, insolvent);
    if (best === undefined) {
      ear.expect('SC-A-loki-bids', { kind: 'no-loki' });
      return;
    }
    if (payment(t, ear, best.seat, best.gold)) {
      won(t, ear, best.seat, 'loki');
      return;
    }
    insolvent.add(best.seat);
  }
}

function bidding(t: Table, ear: Ear, insolvent: ReadonlySet<number>): { seat: number; gold: number } | undefined {
  const left = Array.from({ length: t.seats }, (_, i) => (t.first + i) % t.seats).filter(
    seat => t.isSeated(seat) && !insolvent.has(seat),
  );
  let best: { seat: number; gold: number } | undefined;
  while (left.length > 0 && (left.length > 1 || left[0] !== best?.seat)) {
    const seat = left.shift() ?? 0;
    const fact = ear.peek();
    if (fact?.kind === 'raised') {
      const { seat: whose, gold } = ear.take('SC-8.11', 'raised');
      t.demand('SC-8.11', whose === seat && gold > (best?.gold ?? 0) && gold <= 999, `seat ${seat} must name more`);
      best = { seat, gold };
      left.push(seat);
    } else ear.expect('SC-8.11', { kind: 'passed', seat });
  }
  return best;
}

/** SC-A-loki-values. */
function worth(piece: string): number {
  const troop = troopOf(piece) ?? '';
  const values: Readonly<Record<string, number>> = {
    'half-elf': 3,
    goblin: 3,
    undead: 3,
    human: 4,
    knight: 4,
    'imperial-guard': 6,
    pegasus: 12,
    ogre: 12,
    giant: 15,
  };
  return values[troop] ?? 5;
}

function unitsWorth(t: Table, seat: number): number {
  return t
    .lordsOf(seat)
    .flatMap(({ name }) => t.spots().flatMap(spot => t.units(spot, name)))
    .reduce((sum, [piece, count]) => sum + count * worth(piece), 0);
}

/** Units and gold in any mix; who cannot pay loses all gold and no unit (SC-8.12, SC-8.13, SC-A-loki-payment). */
function payment(t: Table, ear: Ear, seat: number, bid: number): boolean {
  let due = bid;
  if (unitsWorth(t, seat) + t.gold[seat] < due) {
    ear.peek();
    ear.expect('SC-8.13', { kind: 'cannot-pay', seat, gold: t.gold[seat] });
    return false;
  }
  while (due > 0) {
    const fact = ear.peek();
    if (fact?.kind === 'died') due -= sacrifice(t, ear, seat, fact);
    else {
      const lord = fact?.kind === 'paid' ? fact.lord : '';
      t.demand(
        'SC-8.12',
        t.lordsOf(seat).some(({ name }) => name === lord),
        'the winner pays',
      );
      ear.expect('SC-8.12', { kind: 'paid', lord, gold: due, cause: 'loki-price' });
      due = 0;
    }
  }
  return true;
}

function sacrifice(t: Table, ear: Ear, seat: number, { lord, piece, count, cause }: FactOf<'died'>): number {
  const fine = t.lord(lord).seat === seat && troopOf(piece) !== undefined && count === 1 && cause === 'sacrifice';
  t.demand('SC-8.10', fine, `${piece} of ${lord} cannot be given`);
  ear.take('SC-8.10', 'died');
  return worth(piece);
}
