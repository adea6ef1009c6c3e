/**
 * Ratings out of rankings of several seats, by the model of Plackett and Luce: the first place is drawn with chances in
 * proportion to strength, then the next among the rest, and so on. Strengths are those under which what was played is
 * likeliest, found by the steps of Hunter (2004). Several seats of a game may be of one name.
 */

/** The seats of a game by place, each by its name; a place may be shared. */
export type Ranking = readonly (readonly string[])[];

/** How often two of a kind are thought to have drawn before anything was played, so that nobody is infinitely strong. */
const DRAWN = 0.5;
const STEPS = 500;
const NEAR = 1e-9;

interface Stage {
  readonly first: string;
  readonly left: readonly string[];
  readonly weight: number;
}

/** All orders in which those who share a place could have come in. */
function orders<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [items.slice()];
  return items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map(rest => [item, ...rest]));
}

/** A ranking as draws, one place after the other; a shared place counts as every order of it, in equal parts. */
function stagesOf(ranking: Ranking): Stage[] {
  const stages: Stage[] = [];
  ranking.forEach((place, i) => {
    const after = ranking.slice(i + 1).flat();
    const ways = orders(place);
    for (const way of ways) {
      way.forEach((first, at) => {
        const left = [...way.slice(at), ...after];
        if (left.length > 1) stages.push({ first, left, weight: 1 / ways.length });
      });
    }
  });
  return stages;
}

/** Draws of everybody with everybody, before anything was played. */
function drawn(names: readonly string[]): Stage[] {
  return names.flatMap((first, i) =>
    names.flatMap((other, j) => (i === j ? [] : [{ first, left: [first, other], weight: DRAWN / 2 }])),
  );
}

/** Draws among the same names count together: a few such companies are what hundreds of games come down to. */
function companiesOf(stages: readonly Stage[]): Pick<Stage, 'left' | 'weight'>[] {
  const companies = new Map<string, { readonly left: readonly string[]; weight: number }>();
  for (const { left, weight } of stages) {
    const names = left.toSorted();
    const key = JSON.stringify(names);
    const known = companies.get(key) ?? { left: names, weight: 0 };
    known.weight += weight;
    companies.set(key, known);
  }
  return [...companies.values()];
}

/** Strengths by name; they make 1 together. */
export function strengths(rankings: readonly Ranking[]): Map<string, number> {
  const names = [...new Set(rankings.flat(2))].sort();
  const stages = [...drawn(names), ...rankings.flatMap(stagesOf)];
  const won = new Map(names.map(name => [name, 0]));
  for (const { first, weight } of stages) won.set(first, (won.get(first) ?? 0) + weight);
  const companies = companiesOf(stages);
  let strong = new Map(names.map(name => [name, 1 / names.length]));
  for (let step = 0; step < STEPS; step++) {
    const met = new Map(names.map(name => [name, 0]));
    for (const { left, weight } of companies) {
      const all = left.reduce((sum, name) => sum + (strong.get(name) ?? 0), 0);
      for (const name of left) met.set(name, (met.get(name) ?? 0) + weight / all);
    }
    const next = names.map(name => (won.get(name) ?? 0) / Math.max(met.get(name) ?? 0, Number.MIN_VALUE));
    const total = next.reduce((sum, one) => sum + one, 0);
    const after = new Map(names.map((name, i) => [name, total > 0 ? next[i] / total : 1 / names.length]));
    const moved = Math.max(...names.map(name => Math.abs((after.get(name) ?? 0) - (strong.get(name) ?? 0))));
    strong = after;
    if (moved < NEAR) break;
  }
  return strong;
}

/** The scale of chess: 400 points more make winning ten times as likely. `anchor` has 1500. */
export function ratings(rankings: readonly Ranking[], anchor: string): Map<string, number> {
  const strong = strengths(rankings);
  const one = strong.get(anchor) ?? Math.max(...strong.values());
  return new Map([...strong].map(([name, strength]) => [name, 1500 + 400 * Math.log10(strength / one)]));
}
