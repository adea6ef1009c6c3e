import type { Seat } from '../../../../../engine/ask.ts';
import { type Battle, live } from './battle.ts';
import { fought } from './fighting.ts';
import type { Glory } from './ledger.ts';
import { REACH } from './printed.ts';
import type { FactOf, Table } from './table.ts';

const RAGE_METER = 12;

const gaining = (seat: Seat, cause: string): string => `Rage for seat ${seat} (${cause})`;
const stealing = (what: string, seat: Seat, cause: string): string =>
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
    t.ledger.owe(stealing('cards', seat, poison));
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
  t.clans[seat].rage = capped(t, t.clans[seat].rage + rage);
}

export function gloryStolen(t: Table, { seat, from, glory, cause }: FactOf<'glory-stolen'>): void {
  t.demand('BR-C-lokis-backstab', t.ledger.pay(stealing('Glory', seat, cause)), `seat ${seat} steals no Glory`);
  t.equal('BR-C-lokis-backstab', 'whose Glory', from, t.now.battle?.winner);
  t.equal('BR-C-lokis-backstab', 'Glory stolen', glory, Math.min(2, t.clans[from].glory));
  t.clans[from].glory -= glory;
  t.clans[seat].glory += glory;
}

/** All the cards that a seat has played in this round, taken off the table. */
function gather(t: Table, clause: string, seat: Seat, cards: readonly string[]): void {
  const battle = fought(t);
  if (!battle) return;
  t.demand(clause, battle.stage === 'decided', 'the battle is decided first');
  t.equal(clause, `played by seat ${seat}`, [...cards].sort().join(), [...battle.cards[seat]].sort().join());
  battle.cards[seat] = [];
}

export function cardsTaken(t: Table, { seat, from, cards, cause }: FactOf<'cards-taken'>): void {
  t.demand('BR-C-lokis-poison', t.ledger.pay(stealing('cards', seat, cause)), `seat ${seat} takes no cards`);
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

/** Axes as they now stand: losses, reward and all raises came before (BR-12.13). */
export function axesGlory(t: Table, { seat, glory, cause }: Glory): void {
  const battle = fought(t);
  if (!battle) return;
  const { pillage, dooms } = t.now;
  t.equal('BR-12.13', 'who gains for the victory', `${seat} ${cause}`, `${battle.winner} ${battle.province}`);
  t.equal('BR-12.13', 'Glory for Axes', glory, t.clans[seat].stat('axes'));
  t.demand('BR-12.13', battle.stage === 'decided', 'a victory is paid once');
  t.demand('BR-12.13', dooms.length === 0 && t.ledger.steps.length === 0, 'losses and raises come first');
  t.equal('BR-12.6', 'pillaged', pillage?.done, battle.winner === battle.pillager);
  t.clans[seat].gloryOfBattles += glory;
  // BR-O-oath.
  if (battle.oath !== undefined) t.ledger.oweStep(seat, battle.oath, 'any');
  countTheDead(t, battle);
}

/** What is paid for the dead of the battle, won or not (BR-12.15). */
export function countTheDead(t: Table, battle: Battle): void {
  battle.stage = 'counted';
  const all = battle.fallen.reduce((sum, count) => sum + count, 0);
  for (const seat of battle.fighters) {
    const clan = t.clans[seat];
    const enemies = all - battle.fallen[seat];
    const judgement = battle.judges.get(seat);
    if (judgement !== undefined) {
      t.ledger.oweGlory({ seat, glory: 2 * all, source: 'battle-cards', cause: judgement });
    }
    const valkyrie = clan.upgrade('valkyrie');
    if (valkyrie !== undefined && battle.valkyries.includes(seat)) {
      t.ledger.oweGlory({ seat, glory: 2 * enemies, source: 'upgrades', cause: valkyrie });
    }
    const thors = clan.upgrade('thors-glory');
    if (thors !== undefined && enemies >= 2) t.ledger.oweGlory({ seat, glory: 2, source: 'upgrades', cause: thors });
  }
}
