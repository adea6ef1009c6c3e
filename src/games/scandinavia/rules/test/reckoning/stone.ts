/** The Stone of Wisdom (SC-20.1, SC-C-stone). */
import type { ScandinaviaFact } from '../../facts.ts';
import { isHero, isLord } from './printed.ts';
import { isAtSea } from './standing.ts';
import type { Table } from './table.ts';
import type { Ear, FactOf } from './told.ts';

const bearers = (t: Table, place: string, lord: string): string[] =>
  t
    .stack(place, lord)
    .map(([piece]) => piece)
    .filter(piece => isHero(piece) || piece === 'token');

const lies = (t: Table, place: string): boolean =>
  t.stone.state === 1 && t.stone.lord === null && t.stone.place === place;

/** Heroes of one lord take up the Stone that lies there (SC-A-stone-ground). */
function taken(t: Table, ear: Ear, place: string, lord: string): void {
  const able = bearers(t, place, lord);
  if (!lies(t, place) || able.length === 0) return;
  const told = ear.take('SC-A-stone-ground', 'stone-taken');
  const fine = told.lord === lord && told.place === place && able.includes(told.piece);
  t.demand('SC-A-stone-ground', fine, `a hero of ${lord} takes it in ${place}`);
  if (t.stone.power === null) powerOf(t, ear, lord);
}

const POWERS = [
  ...['diabolic-plague', 'fertility', 'fertility', 'fertility', 'domination'],
  ...['domination', 'death-wind', 'death-wind', 'submission', 'submission'],
];

function powerOf(t: Table, ear: Ear, lord: string): void {
  const { die } = ear.seen('stone-power') ?? { die: 0 };
  ear.expect('SC-C-stone', { kind: 'stone-power', lord, stone: POWERS[die - 1], die });
  if (t.stone.power !== 'diabolic-plague') return;
  ear.expect('SC-C-diabolic-plague', { kind: 'stone-gone' });
  const facts: ScandinaviaFact[] = [];
  for (const spot of t.spots())
    for (const [piece, count] of t.stack(spot, lord))
      if (piece !== 'token') facts.push({ kind: 'died', lord, place: spot, piece, count, cause: 'diabolic-plague' });
  ear.expectAll('SC-C-diabolic-plague', facts);
}

/** One that was left waits for nobody; a new one waits for the end of the turn. */
export function findLeftStone(t: Table, ear: Ear, place: string, lord: string): void {
  if (t.stone.power !== null) taken(t, ear, place, lord);
}

/** Who bore it, and where, before something happened. */
export const borneBy = ({ stone: { lord, place } }: Table): Borne => ({ lord, place });
export type Borne = Pick<Table['stone'], 'lord' | 'place'>;

/** Left by its bearer where he was, it is a fellow's who stands there (SC-A-stone-ground). */
export function fellowTakes(t: Table, ear: Ear, { lord, place }: Borne): void {
  if (lord !== null && place !== null && t.stone.lord === null && t.stone.place === place)
    findLeftStone(t, ear, place, lord);
}

/** Heroes of a single lord on Aland (SC-C-stone). */
export function findAtTurnEnd(t: Table, ear: Ear): void {
  const place = t.stone.place ?? '';
  if (!lies(t, place)) return;
  const lords = t.sidesAt(place).filter(side => isLord(side) && bearers(t, place, side).length > 0);
  if (lords.length === 1) taken(t, ear, place, lords[0]);
}

/** From one hero to another at the same spot (SC-20.1). */
export function handedOn(t: Table, ear: Ear, lord: string): void {
  const told = ear.seen('stone-taken');
  const { lord: whose, place, piece } = t.stone;
  const fine = whose === lord && told?.place === place && told?.piece !== piece;
  t.demand('SC-20.1', fine && bearers(t, place ?? '', lord).includes(told?.piece ?? ''), 'nobody can take it there');
  ear.take('SC-20.1', 'stone-taken');
}

/** It stays where its bearer fell; from the sea it comes back to Aland (SC-A-stone-ground). */
export const leaveStone = (t: Table, ear: Ear, place: string): void =>
  ear.expect('SC-A-stone-ground', { kind: 'stone-left', place: isAtSea(t, place) ? 'aland' : place });

/** A hero leaves for good, and the Stone with nobody to bear it: from a deck at sea it comes back to Aland. */
export function leaves(t: Table, ear: Ear, clause: string, fact: FactOf<'left'>): void {
  const { lord, piece, place } = t.stone;
  const bears = lord === fact.lord && piece === fact.piece && place === fact.place;
  const last = t.count(fact.place, fact.lord, fact.piece) === fact.count;
  ear.expect(clause, fact);
  if (bears && last) leaveStone(t, ear, t.fleets.get(fact.place)?.place ?? fact.place);
}
