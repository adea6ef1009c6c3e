import type { TablePlan } from './table-plan.ts';

/** Tables in the making, so that a look at the rules does not clear them away. They last as long as the page. */
const plans = new Map<string, TablePlan>();

const keyOf = (game: string, people: number, online: boolean): string => `${game}/${online ? 'online' : people}`;

export const keptPlan = (game: string, people: number, online: boolean): TablePlan | undefined =>
  plans.get(keyOf(game, people, online));
export const keepPlan = (game: string, people: number, online: boolean, plan: TablePlan): void => {
  plans.set(keyOf(game, people, online), plan);
};
