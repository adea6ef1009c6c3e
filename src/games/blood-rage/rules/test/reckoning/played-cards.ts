import type { Seat } from '../../../../../engine/contract/ask.ts';
import { fought } from './fighting.ts';
import type { FactOf, Table } from './table.ts';

/** All the cards that a seat has played in this round, taken off the table. */
function gather(t: Table, clause: string, seat: Seat, cards: readonly string[]): void {
  const battle = fought(t);
  if (!battle) return;
  t.demand(clause, battle.stage === 'decided', 'the battle is decided first');
  t.equal(clause, `played by seat ${seat}`, [...cards].sort().join(), [...battle.cards[seat]].sort().join());
  battle.cards[seat] = [];
}

/** Loki's Poison (BR-C-lokis-poison). */
export const poisoning = (seat: Seat, cause: string): string => `cards of the winner for seat ${seat} (${cause})`;

export function cardsTaken(t: Table, { seat, from, cards, cause }: FactOf<'cards-taken'>): void {
  t.demand('BR-C-lokis-poison', t.ledger.pay(poisoning(seat, cause)), `seat ${seat} takes no cards`);
  t.equal('BR-C-lokis-poison', 'whose cards', from, t.now.battle?.winner);
  gather(t, 'BR-C-lokis-poison', from, cards);
  t.clans[seat].hand.push(...cards);
}

/** The winner may keep a card for 1 Rage (BR-C-tyrs-prowess). */
export function cardBoughtBack(t: Table, { seat, card, rage }: FactOf<'card-bought-back'>): void {
  const battle = fought(t);
  if (!battle) return;
  const clan = t.clans[seat];
  t.demand('BR-C-tyrs-prowess', battle.winner === seat && clan.has('tyrs-prowess'), `seat ${seat} keeps no card`);
  t.equal('BR-C-tyrs-prowess', 'price of a card', rage, 1);
  t.pay('BR-C-tyrs-prowess', seat, rage);
  t.take('BR-C-tyrs-prowess', battle.cards[seat], card);
  clan.hand.push(card);
}

/** The winner's cards are spent, the losers' come back (BR-12.4). */
export function cardsDiscarded(t: Table, { seat, cards }: FactOf<'cards-discarded'>): void {
  t.equal('BR-12.4', 'who discards', seat, t.now.battle?.winner);
  gather(t, 'BR-12.4', seat, cards);
  t.discard.push(...cards);
}

export function cardsReturned(t: Table, { seat, cards }: FactOf<'cards-returned'>): void {
  t.demand('BR-12.4', t.now.battle?.winner !== seat, 'the winner takes nothing back');
  gather(t, 'BR-12.4', seat, cards);
  t.clans[seat].hand.push(...cards);
}
