import type { Seat } from '../../../../../engine/contract/ask.ts';
import { AGES, ageOf, keyOf, QUEST_GLORY, REGIONS } from './printed.ts';
import type { FactOf, Table } from './table.ts';

/** BR-9.1. */
export function questTaken(t: Table, { seat, card }: FactOf<'quest-taken'>): void {
  const { hand, quests } = t.clans[seat];
  t.act(seat);
  t.take('BR-9.1', hand, card ?? '');
  quests.push(card ?? '');
}

/** More STR than every other clan in a standing province (BR-14.2, BR-14.3). */
function leads(t: Table, seat: Seat, province: string): boolean {
  if (t.destroyed.has(province) || !t.present(seat, province)) return false;
  return t.others(seat).every(other => t.strength(other, province) < t.strength(seat, province));
}

/** BR-C-alfheim, BR-C-jotunheim, BR-C-manheim, BR-C-yggdrasil, BR-C-glorious-death. */
function completed(t: Table, seat: Seat, key: string): boolean {
  if (key === 'glorious-death') return t.clans[seat].count('valhalla') >= 4;
  const provinces = key === 'yggdrasil' ? [key] : REGIONS[key];
  return provinces.some(province => leads(t, seat, province));
}

/** Printed Glory, doubled by Odin's Throne (BR-14.4, BR-C-odins-throne, BR-O-yggdrasilGlory). */
function questGlory(t: Table, seat: Seat, card: string): number {
  const [key, age] = [keyOf(card), ageOf(card)];
  const printed = key === 'yggdrasil' && age === AGES ? t.options.yggdrasilGlory : QUEST_GLORY[key][age - 1];
  return t.clans[seat].has('odins-throne') ? 2 * printed : printed;
}

export function questDone(t: Table, { seat, card, glory }: FactOf<'quest-done'>): void {
  revealQuest(t, seat, card, true);
  t.equal('BR-14.4', `Glory of ${card}`, glory, questGlory(t, seat, card));
  t.ledger.oweGlory({ seat, glory, source: 'quests', cause: card });
  t.ledger.oweStep(seat, card, 'any');
}

export const questFailed = (t: Table, { seat, card }: FactOf<'quest-failed'>): void =>
  revealQuest(t, seat, card, false);

function revealQuest(t: Table, seat: Seat, card: string, done: boolean): void {
  t.equal('BR-14.1', 'the phase', t.phase, 'quest');
  const order = t.clockwise(t.first).indexOf(seat);
  t.demand('BR-14.1', order >= t.now.questing, `the quests of seat ${seat} came before`);
  t.now.questing = order;
  t.equal('BR-14.2', `${card} of seat ${seat} is completed`, done, completed(t, seat, keyOf(card)));
  t.take('BR-14.1', t.clans[seat].quests, card);
  t.discard.push(card);
}
