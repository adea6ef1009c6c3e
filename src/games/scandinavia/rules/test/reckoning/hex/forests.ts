import { cellOf, isWater } from './cells.ts';

/** A forest hex, or a land hex beside one of the same region (SC-21.28). */
export function hearsForest(place: string): boolean {
  const { ground, area, next } = cellOf(place);
  const isForest = (hex: string): boolean => cellOf(hex).ground === 'f' && cellOf(hex).area === area;
  return !isWater(place) && (ground === 'f' || next.some(isForest));
}
