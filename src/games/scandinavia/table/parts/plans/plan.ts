import type { Wired } from '../../play/play.ts';

/** A plan is made for the lord whose part it is. */
export type PlanProps = Wired & { readonly lord: string };
