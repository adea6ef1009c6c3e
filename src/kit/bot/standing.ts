import type { Standing } from '../../engine/contract/knowledge.ts';

/** How a table stands by what each seat hopes to have in the end; a lead of `spread` makes winning e times as likely. */
export function standingBy(hopes: readonly number[], spread: number): Standing {
  const most = Math.max(...hopes);
  const odds = hopes.map(hope => Math.exp((hope - most) / spread));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const margins = hopes.map((hope, seat) => hope - Math.max(...hopes.filter((_, other) => other !== seat)));
  return { chances: odds.map(one => one / all), margins };
}
