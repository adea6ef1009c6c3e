import { settle } from './gold.ts';
import { degrees, SHEETS } from './printed.ts';
import { fleetsIn, standingIn } from './standing.ts';
import type { Table } from './table.ts';
import { Disagreement, type Ear, type FactOf } from './told.ts';

/** The bond ends when the vassal has more regions, or the overlord has none (SC-16.34). */
function brokenBonds(t: Table, ear: Ear): void {
  for (const lord of t.living()) {
    if (lord.overlord === null) continue;
    const [own, theirs] = [t.regionsOf(lord.name).length, t.regionsOf(lord.overlord).length];
    if (own > theirs || theirs === 0) endBond(t, ear, lord.name);
  }
}

export function endBond(t: Table, ear: Ear, lord: string): void {
  const to = t.lord(lord).overlord ?? '';
  t.lord(lord).overlord = null;
  ear.expect('SC-16.34', { kind: 'bond-over', lord, to });
}

interface Talk {
  readonly ready: Set<number>;
  /** Ordered pairs that have made their offer. */
  readonly offered: Set<string>;
  readonly bowed: Set<string>;
  readonly bows: Set<string>;
  readonly agreed: Set<string>;
  handedOn: Set<string>;
}

export function diplomacy(t: Table, ear: Ear): void {
  brokenBonds(t, ear);
  if (t.alliances.size > 0) {
    t.alliances.clear();
    ear.expect('SC-5.3', { kind: 'alliances-over' });
  }
  t.wants.clear();
  const talk: Talk = {
    ready: new Set(),
    offered: new Set(),
    bowed: new Set(),
    bows: new Set(),
    agreed: new Set(),
    handedOn: new Set(),
  };
  const seats = Array.from({ length: t.seats }, (_, seat) => seat).filter(seat => t.isSeated(seat));
  while (seats.some(seat => !talk.ready.has(seat))) said(t, ear, talk);
  ear.expectAll(
    'SC-5.10',
    [...t.offers.keys()].map(key => {
      const [seat, to] = key.split(' ').map(Number);
      return { kind: 'lapsed', seat, to };
    }),
  );
  if (t.options.allianceAnnounced === 'end') {
    const told = [...talk.agreed].map(key => key.split(' ').map(Number));
    ear.expectAll(
      'SC-5.2',
      told.map(([seat, to]) => ({ kind: 'allied', seat, to })),
    );
  }
  // All who are left must want it (SC-5.11).
  if (seats.every(seat => t.wants.has(seat))) {
    ear.expect('SC-5.11', { kind: 'last-turn' });
    t.agreed = true;
  }
  prisoners(t, ear);
}

/** Allied to the captor a prisoner is free, all others roll for 8 or more (SC-16.28, SC-16.29). */
function prisoners(t: Table, ear: Ear): void {
  for (const lord of t.living()) {
    if (lord.captor === null) continue;
    if (!t.areAllied(lord.name, lord.captor)) {
      const { lord: whose, die } = ear.take('SC-16.29', 'prison-tried');
      t.demand('SC-16.29', whose === lord.name && die >= 1 && die <= 10, `${lord.name} rolls now`);
      if (die < 8) continue;
    }
    free(t, ear, lord.name);
  }
}

export function free(t: Table, ear: Ear, lord: string): void {
  t.lord(lord).captor = null;
  t.fugitives.push(lord);
  ear.expect('SC-16.28', { kind: 'freed', lord });
}

/** One thing that somebody says. */
function said(t: Table, ear: Ear, talk: Talk): void {
  const fact = ear.peek();
  switch (fact?.kind) {
    case 'ready':
      t.demand('SC-5.10', !talk.ready.has(fact.seat) && t.isSeated(fact.seat), `seat ${fact.seat} is ready`);
      talk.ready.add(ear.take('SC-5.10', 'ready').seat);
      return;
    case 'offered':
      offered(t, talk, ear.take('SC-5.9', 'offered'));
      return;
    case 'agreed':
      agreed(t, ear, talk, ear.take('SC-5.2', 'agreed'));
      return;
    case 'refused': {
      const { seat, to } = ear.take('SC-5.9', 'refused');
      t.gold[to] += t.answered(to, seat);
      return;
    }
    case 'wants-end':
      wantsEnd(t, ear, talk, ear.take('SC-5.11', 'wants-end'));
      return;
    case 'region-given':
      regionGiven(t, ear, talk, fact);
      return;
    case 'bowed':
      bowed(t, talk, ear.take('SC-16.38', 'bowed'));
      return;
    case 'bow-refused': {
      const { lord, to } = fact;
      t.demand('SC-16.38', t.unsaid?.what === `${lord} ${to}`, `${to} has not refused ${lord}`);
      t.unsaid = undefined;
      ear.take('SC-16.38', 'bow-refused');
      t.demand('SC-16.38', talk.bows.delete(`${lord} ${to}`), `${lord} has not bowed to ${to}`);
      return;
    }
    case 'vassal':
      bound(t, ear, talk, fact);
      return;
    case 'bond-over': {
      // Released by the overlord (SC-16.33), or, as he bows himself, by SC-16.34.
      t.demand('SC-16.33', t.lord(fact.lord).overlord === fact.to, `${fact.lord} is no vassal of ${fact.to}`);
      endBond(t, ear, fact.lord);
      return;
    }
    default:
      throw new Disagreement('SC-5.10', `not all are ready, told ${JSON.stringify(fact)}`);
  }
}

/** One offer for each ordered pair; its gold lies ready, and the other is asked again (SC-5.9, SC-5.10). */
function offered(t: Table, talk: Talk, { seat, to }: FactOf<'offered'>): void {
  t.demand('SC-5.9', seat !== to && !talk.offered.has(`${seat} ${to}`), `seat ${seat} has offered before`);
  t.demand('SC-5.9', t.isSeated(seat) && t.isSeated(to) && !talk.ready.has(seat), 'one of them is not there');
  t.demand('SC-5.3', !t.areAlliedSeats(seat, to), 'they are allies');
  talk.offered.add(`${seat} ${to}`);
  talk.ready.delete(to);
}

function agreed(t: Table, ear: Ear, talk: Talk, { seat, to, gold }: FactOf<'agreed'>): void {
  const lay = t.answered(to, seat);
  t.demand('SC-5.9', gold === lay, `${lay} gold lay beside the offer, not ${gold}`);
  t.gold[seat] += gold;
  settle(t, ear, seat);
  const pair = [Math.min(seat, to), Math.max(seat, to)];
  if (t.areAlliedSeats(seat, to)) return;
  t.ally(seat, to);
  talk.agreed.add(pair.join(' '));
  if (t.options.allianceAnnounced === 'at-once') ear.expect('SC-5.2', { kind: 'allied', seat: pair[0], to: pair[1] });
}

/** The first who says so has all asked again who were ready (SC-5.10). */
function wantsEnd(t: Table, ear: Ear, talk: Talk, { seat }: FactOf<'wants-end'>): void {
  t.demand('SC-5.11', t.isSeated(seat) && !t.wants.has(seat) && !talk.ready.has(seat), `seat ${seat} has said so`);
  if (t.wants.size === 0) {
    const again = [...talk.ready].filter(ready => t.isSeated(ready));
    ear.expectAll(
      'SC-5.10',
      again.map(ready => ({ kind: 'thinks-again', seat: ready })),
    );
    talk.ready.clear();
  }
  t.wants.add(seat);
}

/** One region a pair and turn, never the giver's last; a token moves to another of his regions (SC-15.12, SC-15.13, SC-A-region-gift). */
function regionGiven(t: Table, ear: Ear, talk: Talk, { lord, to, region }: FactOf<'region-given'>): void {
  t.demand('SC-15.12', t.lord(lord).partner === to && !t.lord(to).out, `${to} is no partner of ${lord}`);
  t.demand('SC-15.12', t.regions[region].owner === lord, `${region} is not ${lord}'s`);
  t.demand('SC-15.13', t.regionsOf(lord).length > 1, `it is ${lord}'s last`);
  t.demand('SC-15.12', !talk.handedOn.has(lord) && !talk.handedOn.has(to), 'they have handed on a region before');
  talk.handedOn.add(lord).add(to);
  const decks = fleetsIn(t, region).filter(id => t.fleets.get(id)?.lord === lord);
  const token = [...standingIn(t, region), ...decks].find(spot => t.count(spot, lord, 'token') > 0);
  ear.take('SC-15.12', 'region-given');
  if (token !== undefined) {
    t.remove(token, lord, 'token', 1);
    t.fugitives.push(lord);
    ear.expect('SC-A-region-gift', { kind: 'escaped', lord });
  }
  brokenBonds(t, ear);
}

/** Not opposite, and neither of the two a vassal (SC-16.38). */
function bowed(t: Table, talk: Talk, { lord, to }: FactOf<'bowed'>): void {
  const near = degrees(SHEETS[lord].alignment, SHEETS[to].alignment) < 2;
  const free = t.lord(lord).overlord === null && t.lord(to).overlord === null;
  t.demand('SC-16.38', near && free && !talk.bowed.has(`${lord} ${to}`), `${lord} cannot bow to ${to}`);
  t.demand('SC-16.1', t.options.tokens === 'on', 'there are no vassals');
  talk.bowed.add(`${lord} ${to}`);
  talk.bows.add(`${lord} ${to}`);
  talk.ready.delete(t.lord(to).seat);
}

function bound(t: Table, ear: Ear, talk: Talk, { lord, to }: FactOf<'vassal'>): void {
  t.demand('SC-16.38', talk.bows.delete(`${lord} ${to}`), `${lord} has not bowed to ${to}`);
  // What else he had offered, and was offered, is void.
  for (const bow of [...talk.bows]) if (bow.split(' ').includes(lord)) talk.bows.delete(bow);
  becomeVassal(t, ear, lord, to);
}

/** The bonds of his own vassals end (SC-16.34). */
export function becomeVassal(t: Table, ear: Ear, lord: string, to: string): void {
  for (const other of t.living()) if (other.overlord === lord) endBond(t, ear, other.name);
  t.lord(lord).overlord = to;
  ear.expect('SC-16.30', { kind: 'vassal', lord, to });
}
