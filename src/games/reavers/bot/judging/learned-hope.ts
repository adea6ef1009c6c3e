import { LEARNED } from '../learned/index.ts';
import { featuresOf } from './features.ts';
import { hopeOf } from './hope.ts';
import type { Outlook } from './outlook.ts';

/** Points that a seat may hope for in the end: what is hoped for by hand, and what games have shown that this misses. */
function hopeBy(o: Outlook, weights: readonly number[]): number {
  let hope = hopeOf(o);
  featuresOf(o).forEach((count, i) => {
    hope += weights[i] * count;
  });
  return hope;
}

/** What each seat hopes for by what was learned from games of as many, and how many points of a lead make winning e times as likely. */
export function learnedHopes(outlooks: readonly Outlook[]): { readonly hopes: number[]; readonly spread: number } {
  const { weights, spread } = LEARNED[outlooks.length][outlooks[0].state.round];
  return { hopes: outlooks.map(o => hopeBy(o, weights)), spread };
}
