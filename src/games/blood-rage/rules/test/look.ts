/** What many stories ask of a table: what a province is like, which cards are shown. */
import type { TestTable } from '../testing.ts';
import type { ProvinceView } from '../view.ts';

export function province(t: TestTable, id: string): ProvinceView {
  const found = t.view().provinces.find(p => p.id === id);
  if (!found) throw new Error(`there is no province "${id}"`);
  return found;
}

/** Empty villages of a province. */
export const emptyVillages = (t: TestTable, id: string): number => {
  const { villages, figures } = province(t, id);
  return (villages ?? Number.POSITIVE_INFINITY) - figures.reduce((sum, group) => sum + group.count, 0);
};

/** Every card named anywhere in what somebody is shown. */
export const cardsNamed = (shown: unknown): string[] => JSON.stringify(shown).match(/a[123]-[a-z-]+/g) ?? [];

/** Everybody passes, one after the other, until the action phase is over. */
export function passAll(t: TestTable): void {
  for (let ask = t.next(); ask?.prompt === 'action'; ask = t.next()) t.does(t.clans[ask.seat], { kind: 'pass' });
}

/** Everybody drafts the first that comes, until all hands are taken up. */
export const draftAll = (t: TestTable): void => t.everybody('draft', ({ choices }) => choices[0]);
