import type { Seat } from '../../engine/contract/ask.ts';
import type { Waiting } from '../../engine/contract/waiting.ts';

/**
 * Who should sit at the screen now: whoever was called to it, for one may speak though nobody waits for it; else whoever
 * sits there as long as they are asked, else the next clockwise of those at this screen whom the table waits for. When
 * it waits for none of them, whoever sits there stays.
 */
export function whoSits(
  here: readonly Seat[],
  seated: Seat | null,
  waiting: readonly Waiting[],
  called: Seat | null = null,
): Seat | null {
  if (called !== null && here.includes(called)) return called;
  const asked = waiting.filter(({ seat, answered }) => !answered && here.includes(seat)).map(({ seat }) => seat);
  if (asked.length === 0 || (seated !== null && asked.includes(seated))) return seated;
  const inOrder = asked.toSorted((a, b) => a - b);
  return inOrder.find(seat => seated !== null && seat > seated) ?? inOrder[0];
}
