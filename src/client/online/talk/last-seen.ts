/** Which line of each table's talk was the last in sight in this browser: who comes back is told what was said meanwhile. */
const KEY = 'skali.talk';
const MOST = 100;

function stored(): Readonly<Record<string, unknown>> {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return lines !== null && typeof lines === 'object' ? (lines as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/** Its id; empty where nothing had been said, undefined where nobody has been at this table from here. */
export function lastSeen(table: string): string | undefined {
  const line = stored()[table];
  return typeof line === 'string' ? line : undefined;
}

export function keepSeen(table: string, line: string): void {
  const { [table]: _, ...others } = stored();
  const lines = Object.fromEntries([...Object.entries(others), [table, line]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(lines));
  } catch {
    // A browser that stores nothing begins anew at each visit.
  }
}
