/** Battles for tests, in a line: `fight(t, 'wolf', 'gimle', { wolf: 'a1-tyrs-bash', raven: 'a1-troll' })`. */
import type { ClanId } from '../../content/clans.ts';
import type { TestTable } from '../testing.ts';

type Cards = Readonly<Partial<Record<ClanId, string>>>;

/** The pillager calls to battle, nobody comes, and each clan shows the card named here. */
export function fight(t: TestTable, pillager: ClanId, province: string, cards: Cards = {}): void {
  t.does(pillager, { kind: 'pillage', province });
  t.declineAll('call-to-battle');
  commit(t, cards);
}

/** Each clan commits its card; one that holds a single card has already done so. */
export function commit(t: TestTable, cards: Cards): void {
  for (const [clan, card] of Object.entries(cards) as [ClanId, string][]) {
    if (t.asked().includes(`${clan} battle-card`)) t.does(clan, { kind: 'commit', card });
  }
  for (const [clan, card] of Object.entries(cards) as [ClanId, string][]) {
    const shown = t.told('card-revealed').some(fact => fact.seat === t.seat(clan) && fact.card === card);
    if (!shown) throw new Error(`${clan} has not shown ${card}; asked: ${t.asked()}`);
  }
}

/** The totals of the last battle: `{wolf: 7, raven: 2}`. */
export function totals(t: TestTable): Record<string, number> {
  const sides = t.told('strength-compared').at(-1)?.sides ?? [];
  return Object.fromEntries(sides.map(side => [t.clans[side.seat], side.total]));
}

/** The bonus of each clan's cards in the last battle. */
export function bonuses(t: TestTable): Record<string, number> {
  const sides = t.told('strength-compared').at(-1)?.sides ?? [];
  return Object.fromEntries(sides.map(side => [t.clans[side.seat], side.cards]));
}

/** Who has won the battles so far. */
export const winners = (t: TestTable): ClanId[] => t.told('battle-won').map(fact => t.clans[fact.seat]);

/** What a clan's Glory came from: `['battles 3', 'battle-cards 2']`. */
export const gloryOf = (t: TestTable, clan: ClanId): string[] =>
  t
    .told('glory')
    .filter(fact => fact.seat === t.seat(clan))
    .map(fact => `${fact.source} ${fact.glory}`);

/** Who lost what, in order: `['raven 2 warrior gimle']`. */
export const dead = (t: TestTable): string[] =>
  t.told('destroyed').map(fact => `${t.clans[fact.seat]} ${fact.count} ${fact.figure} ${fact.at}`);

/** Has the province been pillaged in this Age? */
export const pillaged = (t: TestTable, province: string): boolean =>
  t.view().provinces.some(p => p.id === province && p.pillaged);

/** The facts of these kinds in the order in which they were told. */
export const order = (t: TestTable, ...kinds: string[]): string[] =>
  t.facts.map(fact => fact.kind as string).filter(kind => kinds.includes(kind));
