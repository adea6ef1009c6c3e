/** The chance that so many dice with these faces bring so many successes. */
export function chanceOf(dice: number, wanted: number, faces: readonly number[]): number {
  if (wanted <= 0) return 1;
  let sums = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(sums.length + 2).fill(0);
    sums.forEach((share, sum) => {
      for (const face of faces) next[sum + face] += share / faces.length;
    });
    sums = next;
  }
  return sums.slice(wanted).reduce((total, share) => total + share, 0);
}
