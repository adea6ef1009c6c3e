import type { Table } from './table.ts';
import type { Ear } from './told.ts';

/** Player 1 plays the whole phase first, then the seat to the right, and so on (SC-4.2). */
export function inOrder(t: Table, ear: Ear, phase: string, part: (lord: string) => void): void {
  const groups = orderOf(t, phase);
  for (const group of groups) {
    const left = new Set(group);
    for (;;) {
      for (const name of left) if (t.lord(name).out) left.delete(name);
      if (left.size === 0) break;
      const { lord, phase: which } = ear.take('SC-4.2', 'part-began');
      t.demand('SC-4.2', left.delete(lord) && which === phase, `${lord} does not play ${phase} now`);
      part(lord);
      ear.until(() => t.fugitives.length === 0);
    }
  }
}

/** Lords who may play one after the other; within a group in the order they like. */
function orderOf(t: Table, phase: string): string[][] {
  const seats = Array.from({ length: t.seats }, (_, i) => (t.first - i + t.seats) % t.seats);
  const lords = seats.map(seat => t.lordsOf(seat).map(({ name }) => name));
  if (t.options.order === 'free') return [lords.flat()];
  if (t.options.twoLordsOrder === 'ring') {
    const first = lords.map(its => its.filter(name => isFirst(t, name)));
    const second = lords.map(its => its.filter(name => !isFirst(t, name)));
    return [...first, ...second];
  }
  if (phase === 'military') return lords;
  return lords.flatMap(its => its.map(name => [name]));
}

const isFirst = (t: Table, name: string): boolean =>
  t.picked.find(other => t.lord(other).seat === t.lord(name).seat) === name;
