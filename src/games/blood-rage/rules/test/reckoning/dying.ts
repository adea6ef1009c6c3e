import type { Seat } from '../../../../../engine/contract/ask.ts';
import { DRAGONS, isFjord, isShip, keyOf, RAGNAROK_GLORY } from './printed.ts';
import type { FactOf, Table } from './table.ts';

/** Figures go to Valhalla, and some pay for it (BR-18.1). */
export function destroyed(t: Table, { seat, figure, at, count, cause }: FactOf<'destroyed'>): void {
  const clan = t.clans[seat];
  if (cause === 'sacrifice') give(t, seat, count);
  else strikeOff(t, seat, figure, at, count, cause);
  t.move(seat, figure, at, 'valhalla', count);
  if (t.now.battle) t.now.battle.fallen[seat] += count;
  if (cause === 'ragnarok') {
    // BR-15.3, BR-C-odins-inspiration.
    const glory = RAGNAROK_GLORY[t.age] * count * (clan.has('odins-inspiration') ? 2 : 1);
    t.ledger.oweGlory({ seat, glory, source: 'ragnarok', cause });
  }
  if (!isShip(figure)) return;
  for (const { card, number } of clan.each(DRAGONS)) {
    t.ledger.oweGlory({ seat, glory: number * count, source: 'upgrades', cause: card });
  }
}

/** Two figures for a step on a stat (BR-C-friggas-sacrifice). */
export function give(t: Table, seat: Seat, count: number): void {
  const card = t.clans[seat].upgrade('friggas-sacrifice');
  if (t.now.given === 0) t.act(seat);
  t.demand('BR-C-friggas-sacrifice', card !== undefined && t.turn === seat, `seat ${seat} cannot sacrifice`);
  t.now.given += count;
  if (t.now.given === 2) t.ledger.oweStep(seat, card ?? '', 'any');
}

/** Those who fall must have been condemned. */
function strikeOff(t: Table, seat: Seat, figure: string, place: string, count: number, cause?: string): void {
  const doom = t.now.dooms.find(
    ({ seat: its, cause: by, places, figures, left }) =>
      its === seat &&
      (cause === undefined || by === cause) &&
      places.includes(place) &&
      (figures?.includes(figure) ?? true) &&
      left >= count,
  );
  t.demand('BR-18.1', doom !== undefined, `nothing destroys ${count} ${figure} of seat ${seat} in ${place}`);
  if (!doom) return;
  doom.left -= count;
  if (doom.left === 0) t.now.dooms.splice(t.now.dooms.indexOf(doom), 1);
}

/** A condemned figure lives on (BR-18.2). */
export const spare = (t: Table, seat: Seat, figure: string, place: string): void =>
  strikeOff(t, seat, figure, place, 1);

/** One Rage keeps a figure where it stands (BR-C-friggas-protection, BR-O-protection). */
export function saved(t: Table, { seat, figure, at, rage, cause }: FactOf<'saved'>): void {
  t.equal('BR-8.4', 'an upgrade that works', t.clans[seat].upgrade('friggas-protection'), cause);
  t.equal('BR-C-friggas-protection', 'the upgrade that saves', keyOf(cause), 'friggas-protection');
  t.equal('BR-C-friggas-protection', 'price of a rescue', rage, 1);
  t.pay('BR-5.3', seat, rage);
  if (t.phase === 'ragnarok') {
    const may = t.options.protection === 'fjord-in-ragnarok' && isFjord(at);
    t.demand('BR-O-protection', may, 'Ragnarök spares nobody');
  }
  spare(t, seat, figure, at);
}
