import type { Seat } from '../../../../../engine/contract/ask.ts';
import { type Battle, live } from './battle.ts';
import { fought } from './fighting.ts';
import { poisoning } from './played-cards.ts';
import { REACH } from './printed.ts';
import type { FactOf, Table } from './table.ts';

const RAGE_METER = 12;

const gaining = (seat: Seat, cause: string): string => `Rage for seat ${seat} (${cause})`;
export const stealing = (what: string, seat: Seat, cause: string): string =>
  `${what} of the winner for seat ${seat} (${cause})`;

/** The seats with the highest total. */
function highest({ totals }: Battle): Seat[] {
  const best = Math.max(...totals.values());
  return [...totals.keys()].filter(seat => totals.get(seat) === best);
}

/** One highest total wins (BR-12.1). */
export function battleWon(t: Table, { seat, province }: FactOf<'battle-won'>): void {
  const battle = fought(t);
  if (!battle) return;
  t.equal('BR-12.1', 'who wins', `${seat} ${province}`, `${highest(battle).join()} ${battle.province}`);
  battle.winner = seat;
  winTexts(t, battle, seat);
  for (const loser of battle.fighters) if (loser !== seat) loseTexts(t, battle, loser);
  owePoison(t, battle, seat);
  decide(t, battle);
}

/** A tie for the highest total: all lose (BR-12.2). */
export function battleTied(t: Table, { province, total }: FactOf<'battle-tied'>): void {
  const battle = fought(t);
  if (!battle) return;
  t.demand('BR-12.2', highest(battle).length > 1, 'somebody has won');
  t.equal('BR-12.2', 'the tie', `${total} ${province}`, `${Math.max(...battle.totals.values())} ${battle.province}`);
  decide(t, battle);
}

/** All figures of the losers fall (BR-12.5). */
function decide(t: Table, battle: Battle): void {
  t.demand('BR-12.1', battle.stage === 'compared', 'totals are compared first');
  battle.stage = 'decided';
  battle.judges = new Map(
    battle.fighters.flatMap(seat => {
      const card = live(battle, seat, 'odins-judgement');
      return card === undefined ? [] : [[seat, card]];
    }),
  );
  const places = REACH[battle.province];
  for (const seat of battle.fighters) {
    if (seat === battle.winner) continue;
    t.condemn({ seat, cause: 'battle', places, left: t.clans[seat].count(...places) });
  }
}

/** What the winner's card gives (BR-C-thors-hammer, BR-C-thors-ascension, BR-C-thors-oath, BR-C-friggas-grace). */
function winTexts(t: Table, battle: Battle, seat: Seat): void {
  const hammer = live(battle, seat, 'thors-hammer');
  if (hammer !== undefined) t.ledger.oweGlory({ seat, glory: 3, source: 'battle-cards', cause: hammer });
  const ascension = live(battle, seat, 'thors-ascension');
  if (ascension !== undefined) {
    t.ledger.oweGlory({ seat, glory: 3, source: 'battle-cards', cause: ascension });
    t.ledger.owe(gaining(seat, ascension));
  }
  const oath = live(battle, seat, 'thors-oath');
  if (oath !== undefined) {
    if (t.options.oath === 'before') t.ledger.oweStep(seat, oath, 'any');
    else battle.oath = oath;
  }
  const grace = live(battle, seat, 'friggas-grace');
  if (grace !== undefined) battle.grace = grace;
}

/** What a loser's card takes (BR-C-lokis-trickery, BR-C-lokis-backstab). */
function loseTexts(t: Table, battle: Battle, seat: Seat): void {
  const trickery = live(battle, seat, 'lokis-trickery');
  if (trickery !== undefined) t.ledger.owe(stealing('Rage', seat, trickery));
  const backstab = live(battle, seat, 'lokis-backstab');
  if (backstab !== undefined) t.ledger.owe(stealing('Glory', seat, backstab));
}

/** The first Loki's Poison takes the cards of the winner, if there are any (BR-C-lokis-poison). */
function owePoison(t: Table, battle: Battle, winner: Seat): void {
  if (battle.cards[winner].length === 0) return;
  for (const seat of battle.fighters) {
    const poison = seat === winner ? undefined : live(battle, seat, 'lokis-poison');
    if (poison === undefined) continue;
    t.ledger.owe(poisoning(seat, poison));
    return;
  }
}

/** What a gain makes of the Rage in hand (BR-O-rageCap). */
const capped = (t: Table, rage: number): number => (t.options.rageCap === 'twelve' ? Math.min(RAGE_METER, rage) : rage);

export function rageGained(t: Table, { seat, rage, cause }: FactOf<'rage-gained'>): void {
  const clan = t.clans[seat];
  t.demand('BR-C-thors-ascension', t.ledger.pay(gaining(seat, cause)), `seat ${seat} gains no Rage`);
  t.equal('BR-C-thors-ascension', 'Rage gained', rage, capped(t, clan.rage + 3) - clan.rage);
  clan.rage += rage;
}

/** At most what is there (BR-12.3). */
export function rageStolen(t: Table, { seat, from, rage, cause }: FactOf<'rage-stolen'>): void {
  t.demand('BR-C-lokis-trickery', t.ledger.pay(stealing('Rage', seat, cause)), `seat ${seat} steals no Rage`);
  t.equal('BR-C-lokis-trickery', 'whose Rage', from, t.now.battle?.winner);
  t.equal('BR-C-lokis-trickery', 'Rage stolen', rage, Math.min(1, t.clans[from].rage));
  t.pay('BR-12.3', from, rage);
  t.equal('BR-O-rageCap', 'room for stolen Rage', capped(t, t.clans[seat].rage + rage), t.clans[seat].rage + rage);
  t.clans[seat].rage += rage;
}

/** Stolen Rage that a full meter has no room for (BR-O-rageCap). */
export function rageLost(t: Table, { seat, from, rage, cause }: FactOf<'rage-lost'>): void {
  t.demand('BR-C-lokis-trickery', t.ledger.pay(stealing('Rage', seat, cause)), `seat ${seat} steals no Rage`);
  t.equal('BR-C-lokis-trickery', 'whose Rage', from, t.now.battle?.winner);
  t.equal('BR-C-lokis-trickery', 'Rage lost', rage, Math.min(1, t.clans[from].rage));
  t.pay('BR-12.3', from, rage);
  t.equal('BR-O-rageCap', 'room for lost Rage', capped(t, t.clans[seat].rage + rage), t.clans[seat].rage);
}

export function gloryStolen(t: Table, { seat, from, glory, cause }: FactOf<'glory-stolen'>): void {
  t.demand('BR-C-lokis-backstab', t.ledger.pay(stealing('Glory', seat, cause)), `seat ${seat} steals no Glory`);
  t.equal('BR-C-lokis-backstab', 'whose Glory', from, t.now.battle?.winner);
  t.equal('BR-C-lokis-backstab', 'Glory stolen', glory, Math.min(2, t.clans[from].glory));
  t.clans[from].glory -= glory;
  t.clans[seat].glory += glory;
}
