import { distance } from '../engine/input/distance.ts';

/** `; did you mean play?`, or a list of all that there is: for words that were mistyped. */
export function nearest(word: string, known: readonly string[], mark = ''): string {
  const [best] = known
    .map(candidate => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(2, candidate.length / 3) || candidate.startsWith(word))
    .sort((a, b) => a.far - b.far);
  if (best) return `; did you mean ${mark}${best.candidate}?`;
  return known.length > 0 ? `; there are ${known.map(name => mark + name).join(', ')}` : '';
}
