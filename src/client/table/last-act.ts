import type { Seat } from '../../engine/contract/ask.ts';

/** How long the log was after somebody's last act, by table and seat: what came later is news to them. */
const KEY = 'skali.acts';
const MOST = 60;

type Acts = Readonly<Record<string, number>>;

function stored(): Acts {
  try {
    const acts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return acts !== null && typeof acts === 'object' ? (acts as Acts) : {};
  } catch {
    return {};
  }
}

const nameOf = (table: string, seat: Seat): string => `${table}/${seat}`;

export function lastAct(table: string, seat: Seat): number | null {
  const at = stored()[nameOf(table, seat)];
  return typeof at === 'number' ? at : null;
}

export function rememberAct(table: string, seat: Seat, at: number): void {
  const name = nameOf(table, seat);
  const { [name]: _, ...others } = stored();
  const acts = Object.fromEntries([...Object.entries(others), [name, at]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(acts));
  } catch {
    // A browser that stores nothing has no recap after a reload.
  }
}
