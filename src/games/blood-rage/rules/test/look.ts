/** What many stories ask of a table: why not, what a province is like, what a seat may know. */
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Facts, heardBy } from '../../../../engine/contract/facts.ts';
import type { ClanId } from '../../content/clans.ts';
import type { BloodRageChoice } from '../choices.ts';
import type { BloodRageFact } from '../facts.ts';
import { bloodRage } from '../index.ts';
import type { TestTable } from '../testing.ts';
import type { ProvinceView } from '../view.ts';

/** The clauses that a refusal cites; an error when the choice is taken. */
export const why = (t: TestTable, clan: ClanId, choice: BloodRageChoice): string[] =>
  t.refused(clan, choice).map(reason => reason.clause);

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

/** Makes a choice and returns what one listener (null: a spectator) hears of it. */
export function overheard(
  t: TestTable,
  clan: ClanId,
  choice: BloodRageChoice,
  listener: ClanId | null,
): BloodRageFact[] {
  const told = new Facts<BloodRageFact>();
  const refusal = bloodRage.apply(t.state, t.seat(clan), choice, new FastChance('overheard'), told);
  if (refusal) throw new Error(`${clan} may not ${JSON.stringify(choice)}: ${JSON.stringify(refusal.reasons)}`);
  return told.told.flatMap(fact => heardBy(fact, listener === null ? null : t.seat(listener)) ?? []);
}

/** Everybody passes, one after the other, until the action phase is over. */
export function passAll(t: TestTable): void {
  for (;;) {
    const ask = bloodRage.decisions(t.state)[0];
    if (ask?.prompt !== 'action') return;
    t.does(t.clans[ask.seat], { kind: 'pass' });
  }
}

/** Everybody drafts the first that comes, until all hands are taken up. */
export function draftAll(t: TestTable): void {
  for (;;) {
    const ask = bloodRage.decisions(t.state).find(a => a.prompt === 'draft' && !a.answered);
    if (!ask) return;
    t.does(t.clans[ask.seat], ask.choices[0]);
  }
}
