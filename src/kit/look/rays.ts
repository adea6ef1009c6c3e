// The ground of a card's picture: rays in the kind's dye over a ragged shore. Box: 146 by 78.
const round = (n: number) => Math.round(n * 10) / 10;

/** A small repeatable generator for drawings, nothing else. */
export function sketch(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 4294967296;
  };
}

const RAYS = 26;

export function rays(cy: number): string {
  const half = (Math.PI / RAYS) * 0.52;
  const tip = (a: number) => `${round(73 + 140 * Math.sin(a))},${round(cy - 140 * Math.cos(a))}`;
  return Array.from({ length: RAYS }, (_, i) => {
    const a = (i / RAYS) * Math.PI * 2;
    return `M73,${cy}L${tip(a - half)}L${tip(a + half)}Z`;
  }).join('');
}

export function shore(seed: number): { readonly land: string; readonly strokes: string } {
  const next = sketch(seed * 97 + 3);
  const points: string[] = [];
  for (let x = -4; x <= 150; x += 7) points.push(`${x},${round(64 + next() * 7)}`);
  let strokes = '';
  for (let i = 0; i < 26; i++)
    strokes += `M${round(next() * 146)},${round(66 + next() * 12)}h${round(4 + next() * 12)}`;
  return { land: `M${points.join('L')}L150,80L-4,80Z`, strokes };
}
