import type { TablePlan } from './seating.ts';

/** Tables in the making, so that a look at the rules does not clear them away. They last as long as the page. */
const plans = new Map<string, TablePlan>();

export const keptPlan = (game: string, people: number): TablePlan | undefined => plans.get(`${game}/${people}`);
export const keepPlan = (game: string, people: number, plan: TablePlan): void => {
  plans.set(`${game}/${people}`, plan);
};
