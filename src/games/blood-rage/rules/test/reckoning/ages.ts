import { takeUpHands } from './drafting.ts';
import { AGES, PHASES } from './printed.ts';
import { fall } from './ragnarok.ts';
import type { FactOf, Table } from './table.ts';
import { beginActions, endActions } from './turns.ts';

/** Three Ages (BR-3.2). */
export function ageBegan(t: Table, { age }: FactOf<'age-began'>): void {
  t.equal('BR-3.2', 'the Age', age, t.age + 1);
  t.age = age;
}

/** Six phases, each finished before the next (BR-3.1). */
export function phaseBegan(t: Table, { age, phase }: FactOf<'phase-began'>): void {
  t.closeTurn();
  t.equal('BR-3.1', 'the Age', age, t.age);
  t.equal('BR-3.1', 'the phase', phase, PHASES[(PHASES.indexOf(t.phase) + 1) % PHASES.length]);
  t.phase = phase;
  t.turn = -1;
  switch (phase) {
    case 'action':
      takeUpHands(t);
      beginActions(t);
      break;
    case 'discard':
      endActions(t);
      break;
    case 'quest':
      for (const { hand } of t.clans) t.demand('BR-13.1', hand.length <= (age === AGES ? 0 : 1), 'too many cards kept');
      break;
    case 'ragnarok':
      for (const { quests } of t.clans) t.demand('BR-14.1', quests.length === 0, 'all quests are revealed');
      fall(t);
      break;
  }
}

/** All but one card, and all in Age 3 (BR-13.1, BR-13.3). */
export function cardsLaidDown(t: Table, { seat, count, kept }: FactOf<'cards-laid-down'>): void {
  const clan = t.clans[seat];
  t.equal('BR-13.1', 'the phase', t.phase, 'discard');
  t.equal('BR-13.1', 'cards laid down', count, clan.hand.length - (kept ? 1 : 0));
  if (kept) t.take('BR-13.1', clan.hand, kept);
  clan.hand = kept ? [kept] : [];
}
