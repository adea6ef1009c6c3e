/**
 * Where each point of a graph stands, from 0 to 1: a part of the game is as wide as any other, however often somebody
 * scored in it.
 */
export function graphPlaces(points: number, starts: readonly number[]): number[] {
  const last = Math.max(1, points - 1);
  const edges = starts[0] === 0 ? starts : [0, ...starts];
  return Array.from({ length: points }, (_, i) => {
    const part = edges.findLastIndex(edge => edge <= i);
    const [from, to] = [edges[part], edges[part + 1] ?? last];
    return Math.min(1, (part + (to > from ? (i - from) / (to - from) : 0)) / edges.length);
  });
}

/** Heights from the top down, moved so that they are so far apart and all within these bounds, if there is room at all. */
export function spread(heights: readonly number[], apart: number, [top, foot]: readonly [number, number]): number[] {
  let above = top - apart;
  const down = heights.map(height => {
    above = Math.max(above + apart, height);
    return above;
  });
  let below = foot + apart;
  return down
    .reverse()
    .map(height => {
      below = Math.min(below - apart, height);
      return below;
    })
    .reverse();
}
