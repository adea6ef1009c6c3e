import { DEALT, DRAFTED } from './printed.ts';
import type { FactOf, Table } from './table.ts';

/** Without the draft of Age 1 the cards dealt are the hand (BR-O-firstAge). */
const dealtOnly = (t: Table): boolean => t.age === 1 && t.options.firstAge === 'dealt';

/** Eight cards each (BR-4.1). */
export function dealt(t: Table, { seat, count, cards }: FactOf<'dealt'>): void {
  const { pack } = t.clans[seat];
  t.demand('BR-4.1', t.phase === 'gods-gifts' && pack.length === 0, `seat ${seat} is dealt nothing now`);
  t.equal('BR-4.1', 'cards dealt', count, DEALT);
  pack.push(...(cards ?? []));
}

/** One at a time, or two with two seats (BR-4.3, BR-4.4). */
export function drafted(t: Table, { seat, count, cards }: FactOf<'drafted'>): void {
  const { pack, picks } = t.clans[seat];
  t.equal('BR-4.3', 'cards chosen at a time', count, t.seats === 2 ? 2 : 1);
  for (const card of cards ?? []) {
    t.take('BR-4.3', pack, card);
    picks.push(card);
  }
}

/** The rest goes to the seat on the left; all hand on at once (BR-4.3). */
export function handed(t: Table, { seat, count, cards }: FactOf<'handed'>): void {
  const clan = t.clans[seat];
  const right = t.clans[(seat + t.seats - 1) % t.seats];
  t.demand('BR-4.3', clan.incoming === undefined, `seat ${seat} is handed its cards once`);
  t.equal('BR-4.3', 'cards handed on', `${[...(cards ?? [])].sort()}`, `${[...right.pack].sort()}`);
  t.equal('BR-4.3', 'number of cards handed on', count, right.pack.length);
  clan.incoming = [...right.pack];
  if (t.clans.some(({ incoming }) => incoming === undefined)) return;
  for (const its of t.clans) {
    its.pack = its.incoming ?? [];
    delete its.incoming;
  }
}

/** What was chosen joins the card kept from the Age before, the rest goes away (BR-4.5, BR-4.6). */
export function takeUpHands(t: Table): void {
  for (const clan of t.clans) {
    t.equal('BR-4.3', 'cards chosen', clan.picks.length, dealtOnly(t) ? 0 : DRAFTED);
    t.equal('BR-4.5', 'cards left over', clan.pack.length, dealtOnly(t) ? DEALT : DEALT - DRAFTED);
    clan.hand.push(...(dealtOnly(t) ? clan.pack : clan.picks));
    clan.pack = [];
    clan.picks = [];
  }
}
