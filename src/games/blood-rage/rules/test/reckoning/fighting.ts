import type { Seat } from '../../../../../engine/contract/ask.ts';
import { type Battle, live, questBonus, worthOfCards } from './battle.ts';
import { isQuest, keyOf, LATE, REACH } from './printed.ts';
import type { FactOf, Table } from './table.ts';

const silence = (seat: Seat): string => `the texts of the others are silenced by seat ${seat}`;
const throwing = (seat: Seat): string => `all cards are thrown away by seat ${seat}`;

/** The battle under way; a complaint and nothing when there is none. */
export function fought(t: Table): Battle | undefined {
  t.demand('BR-10.5', t.now.battle !== undefined, 'there is no battle');
  return t.now.battle;
}

/** Who has cards shows one, all at once (BR-11.1, BR-11.2). */
export function cardRevealed(t: Table, { seat, card, province }: FactOf<'card-revealed'>): void {
  const battle = fought(t);
  if (!battle) return;
  t.equal('BR-11.1', 'where the battle is', province, battle.province);
  t.demand('BR-11.1', !battle.shown.includes(seat) && battle.fighters.includes(seat), `seat ${seat} shows no card now`);
  t.demand('BR-11.1', battle.stage === 'cards' && t.ledger.open.length === 0, 'cards are shown before all else');
  const { hand } = t.clans[seat];
  if (card === null) {
    t.demand('BR-11.1', hand.length === 0, `seat ${seat} has a card and must show one`);
  } else {
    t.take('BR-11.1', hand, card);
    battle.cards[seat].push(card);
  }
  battle.shown.push(seat);
  if (battle.shown.length === battle.fighters.length) allShown(t, battle);
}

/** Thor's Primacy first, then Heimdall's Watch, then all others (BR-11.4). */
function allShown(t: Table, battle: Battle): void {
  const silencer = battle.fighters.find(seat => live(battle, seat, 'thors-primacy') !== undefined);
  if (silencer !== undefined) {
    battle.silencer = silencer;
    t.ledger.owe(silence(silencer));
  }
  const watchers = battle.fighters.filter(seat => live(battle, seat, 'heimdalls-watch') !== undefined);
  if (watchers.length > 0) keepWatch(t, battle, watchers);
  else battle.strikers = strikers(battle);
}

export function textsSilenced(t: Table, { seat, card }: FactOf<'texts-silenced'>): void {
  t.demand('BR-C-thors-primacy', t.ledger.pay(silence(seat)), `seat ${seat} silences nobody`);
  t.equal('BR-C-thors-primacy', 'the card that silences', card, t.now.battle?.cards[seat][0]);
}

/** All bonuses of the cards shown, quests at their worth (BR-C-heimdalls-watch, BR-O-watches). */
function keepWatch(t: Table, battle: Battle, watchers: readonly Seat[]): void {
  battle.counted = t.clans.map(clan => questBonus(clan, t.options));
  battle.watched = battle.fighters.reduce((sum, seat) => sum + worthOfCards(battle, t.options, seat), 0);
  battle.watchers = t.options.watches === 'both' ? [...watchers] : watchers.slice(0, 1);
  for (const seat of battle.watchers) t.ledger.owe(throwing(seat));
}

export function cardsThrownAway(t: Table, { seat, card, cards }: FactOf<'cards-thrown-away'>): void {
  const battle = fought(t);
  if (!battle) return;
  t.demand('BR-C-heimdalls-watch', t.ledger.pay(throwing(seat)), `seat ${seat} throws nothing away`);
  t.equal('BR-C-heimdalls-watch', 'the card', card, live(battle, seat, 'heimdalls-watch'));
  t.equal('BR-C-heimdalls-watch', 'what is thrown away', [...cards].sort().join(), battle.cards.flat().sort().join());
  t.ledger.oweGlory({ seat, glory: battle.watched, source: 'battle-cards', cause: card });
  battle.watchers = battle.watchers.filter(other => other !== seat);
  if (battle.watchers.length > 0) return;
  t.discard.push(...battle.cards.flat());
  battle.cards = battle.cards.map(() => []);
  battle.shown = [];
  battle.counted.fill(0);
  delete battle.silencer;
}

/** Whose text kills before the totals, in the order of the table; a second Tide does nothing (BR-C-odins-tide). */
function strikers(battle: Battle): Seat[] {
  const tide = battle.fighters.find(seat => live(battle, seat, 'odins-tide') !== undefined);
  return battle.fighters.filter(seat => seat === tide || live(battle, seat, 'odins-smite') !== undefined);
}

/** When those struck down before are gone or saved, the next text strikes (BR-11.4). */
export function strikeOn(t: Table, battle: Battle): void {
  while (t.now.dooms.length === 0) {
    const seat = battle.strikers.shift();
    if (seat === undefined) return;
    const tide = live(battle, seat, 'odins-tide');
    if (tide === undefined) smite(t, battle, seat);
    else allButOne(t, battle, tide);
  }
}

/** A Warrior of each opponent (BR-C-odins-smite). */
function smite(t: Table, { fighters, province, cards }: Battle, seat: Seat): void {
  const cause = cards[seat][0];
  for (const other of fighters) {
    if (other === seat || t.clans[other].at(province, 'warrior') === 0) continue;
    t.condemn({ seat: other, cause, places: [province], figures: ['warrior'], left: 1 });
  }
}

/** Everybody, its owner too, keeps one figure of those in the battle (BR-C-odins-tide). */
function allButOne(t: Table, { fighters, province }: Battle, cause: string): void {
  const places = REACH[province];
  for (const seat of fighters) t.condemn({ seat, cause, places, left: t.clans[seat].count(...places) - 1 });
}

/** A quest shown may count (BR-C-tyrs-domain, BR-C-tyrs-wrath). */
export function questCounted(t: Table, { seat, card, bonus }: FactOf<'quest-counted'>): void {
  const battle = fought(t);
  if (!battle) return;
  const counts = battle.cards[seat].includes(card) && isQuest(card) && battle.counted[seat] === 0;
  t.demand('BR-11.3', counts, `${card} cannot count`);
  t.equal('BR-O-tyrQuests', 'bonus of a quest', bonus, questBonus(t.clans[seat], t.options));
  battle.counted[seat] = bonus;
}

/** Late cards come when all texts have worked (BR-11.5). */
export function cardAdded(t: Table, { seat, card }: FactOf<'card-added'>): void {
  const battle = fought(t);
  if (!battle) return;
  t.demand('BR-11.5', LATE.includes(keyOf(card)) && battle.fighters.includes(seat), `${card} cannot be added`);
  textsDone(t, battle);
  t.take('BR-11.5', t.clans[seat].hand, card);
  battle.cards[seat].push(card);
}

function textsDone(t: Table, battle: Battle): void {
  const done = battle.stage === 'cards' && battle.shown.length === battle.fighters.length;
  t.demand('BR-11.4', done && t.now.dooms.length === 0 && t.ledger.open.length === 0, 'not all texts have worked');
}

/** STR of those still there and the bonuses of the cards (BR-11.7). */
export function strengthCompared(t: Table, { province, sides }: FactOf<'strength-compared'>): void {
  const battle = fought(t);
  if (!battle) return;
  textsDone(t, battle);
  t.equal('BR-11.7', 'where the battle is', province, battle.province);
  t.equal('BR-11.8', 'who is compared', sides.map(side => side.seat).join(), battle.fighters.join());
  for (const { seat, figures, cards, total } of sides) {
    const strength = t.strength(seat, province);
    const bonus = worthOfCards(battle, t.options, seat);
    t.equal('BR-11.7', `figures of seat ${seat}`, figures, strength);
    t.equal('BR-11.7', `cards of seat ${seat}`, cards, bonus);
    t.equal('BR-11.7', `total of seat ${seat}`, total, strength + bonus);
  }
  battle.totals = new Map(sides.map(({ seat, total }) => [seat, total]));
  battle.stage = 'compared';
}
