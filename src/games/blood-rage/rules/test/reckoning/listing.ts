/** What may be chosen, by the clauses: a question that lists more, or less, is wrong. */
import type { Seat } from '../../../../../engine/contract/ask.ts';
import type { BloodRageChoice } from '../../choices.ts';
import { invadingPrice, upgradePrice } from './invading.ts';
import { adjacent, FJORDS, isQuest, isShip, keyOf, LATE, PROVINCES, RING, SLOTS, UPGRADES } from './printed.ts';
import type { Table } from './table.ts';

/** A question as everybody hears of it, with the answers that it lists for its seat. */
export interface Asked {
  readonly seat: Seat;
  readonly prompt: string;
  readonly choices: readonly BloodRageChoice[];
}

const each = (cards: readonly string[]): string[] => [...new Set(cards)];

/** Where a figure may be set down by an invasion (BR-6.3 to BR-6.5, BR-O-deadFjords). */
function places(t: Table, figure: string): string[] {
  if (isShip(figure)) return Object.keys(FJORDS).filter(fjord => t.open(fjord));
  const open = RING.filter(province => t.room(province));
  return figure === 'dark-elf' ? [...open, 'yggdrasil'] : open;
}

/** Figures of the reserve, and with Frigga's Domain of Valhalla (BR-6, BR-C-friggas-domain). */
function invasions(t: Table, seat: Seat): BloodRageChoice[] {
  const clan = t.clans[seat];
  if (clan.onBoard >= clan.stat('horns')) return [];
  const list: BloodRageChoice[] = [];
  for (const [figure] of clan.figuresAt('reserve')) {
    for (const to of places(t, figure)) {
      if (invadingPrice(t, seat, figure, to) <= clan.rage) list.push({ kind: 'invade', figure, to });
    }
  }
  if (!clan.has('friggas-domain') || clan.rage < 1) return list;
  for (const [figure] of clan.figuresAt('valhalla')) {
    for (const to of places(t, figure)) list.push({ kind: 'return', figure, to });
  }
  return list;
}

/** From wherever the clan stands to wherever there is room (BR-7.1, BR-7.2). */
const marches = (t: Table, seat: Seat): BloodRageChoice[] =>
  PROVINCES.filter(from => t.clans[seat].count(from) > 0).flatMap(from =>
    PROVINCES.filter(to => to !== from && t.room(to)).map((to): BloodRageChoice => ({ kind: 'march', from, to })),
  );

/** Into a free slot of its kind, or in place of one that lies there (BR-8.1 to BR-8.3). */
function upgrades(t: Table, seat: Seat): BloodRageChoice[] {
  const clan = t.clans[seat];
  return each(clan.hand).flatMap((card): BloodRageChoice[] => {
    const upgrade = UPGRADES[keyOf(card)];
    if (!upgrade || upgradePrice(t, seat, card) > clan.rage) return [];
    const lying = clan.cards.filter(other => UPGRADES[keyOf(other)].slot === upgrade.slot);
    const replacing = lying.map((replaces): BloodRageChoice => ({ kind: 'upgrade', card, replaces }));
    return lying.length < SLOTS[upgrade.slot] ? [{ kind: 'upgrade', card }, ...replacing] : replacing;
  });
}

/** Where the clan is, once an Age, or once more for 2 Rage (BR-10.1, BR-C-tyrs-challenge). */
function pillages(t: Table, seat: Seat): BloodRageChoice[] {
  const clan = t.clans[seat];
  return t.standing().flatMap((province): BloodRageChoice[] => {
    if (!t.present(seat, province)) return [];
    if (!t.pillaged.has(province)) return [{ kind: 'pillage', province }];
    return clan.has('tyrs-challenge') && clan.rage >= 2 ? [{ kind: 'pillage-again', province }] : [];
  });
}

/** One action of the turn, or a pass (BR-5.2, BR-5.6, BR-9.1, BR-C-friggas-sacrifice). */
function actions(t: Table, seat: Seat): BloodRageChoice[] {
  const clan = t.clans[seat];
  const quests = each(clan.hand.filter(isQuest)).map((card): BloodRageChoice => ({ kind: 'quest', card }));
  const list = [...invasions(t, seat), ...marches(t, seat), ...upgrades(t, seat), ...quests, ...pillages(t, seat)];
  if (clan.has('friggas-sacrifice') && clan.onBoard >= 2) list.push({ kind: 'sacrifice' });
  return [...list, { kind: 'pass' }];
}

/** Whoever stands next door may come, while there is room, or stay away (BR-10.2, BR-10.3). */
function calls(t: Table, seat: Seat): BloodRageChoice[] {
  const province = t.now.pillage?.province;
  const list: BloodRageChoice[] = [{ kind: 'decline' }];
  if (province === undefined || !t.room(province)) return list;
  for (const from of PROVINCES.filter(place => adjacent(place, province))) {
    for (const [figure] of t.clans[seat].figuresAt(from)) list.push({ kind: 'join', figure, from });
  }
  return list;
}

/** Cards that may be added when all are revealed (BR-11.5). */
const lateCards = (t: Table, seat: Seat): BloodRageChoice[] => [
  ...each(t.clans[seat].hand.filter(card => LATE.includes(keyOf(card)))).map(
    (card): BloodRageChoice => ({ kind: 'add', card }),
  ),
  { kind: 'decline' },
];

const LISTS: Readonly<Record<string, { clause: string; list: (t: Table, seat: Seat) => BloodRageChoice[] }>> = {
  action: { clause: 'BR-5.2', list: actions },
  'call-to-battle': { clause: 'BR-10.2', list: calls },
  'late-card': { clause: 'BR-11.5', list: lateCards },
};

/** The questions of which it is reckoned what may be answered. */
export const LISTED: readonly string[] = Object.keys(LISTS);

const line = (choice: BloodRageChoice): string => JSON.stringify(Object.entries(choice).sort());

/** Is every answer listed that the clauses allow, once, and no other? */
export function listed(t: Table, { seat, prompt, choices }: Asked): void {
  const { clause, list } = LISTS[prompt];
  const reckoned = list(t, seat).map(line).sort();
  const told = choices.map(line).sort();
  const missing = reckoned.filter(one => !told.includes(one));
  const surplus = told.filter((one, i) => !reckoned.includes(one) || told[i - 1] === one);
  t.demand(clause, missing.length === 0, `seat ${seat} could also choose ${missing.join(' or ')}`);
  t.demand(clause, surplus.length === 0, `seat ${seat} may not choose ${surplus.join(' or ')}`);
}
