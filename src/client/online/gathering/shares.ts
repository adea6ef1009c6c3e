/** What this browser gave to the luck of each table: at the end one looks whether it is in the log. */
const KEY = 'skali.shares';
const MOST = 200;

type Shares = Readonly<Record<string, readonly string[]>>;

function stored(): Shares {
  try {
    const shares: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return shares !== null && typeof shares === 'object' ? (shares as Shares) : {};
  } catch {
    return {};
  }
}

/** 32 hexadecimal digits from the system's generator. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

export function rememberShare(table: string, share: string): void {
  const { [table]: before = [], ...others } = stored();
  const shares = Object.fromEntries([...Object.entries(others), [table, [...before, share]]].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(shares));
  } catch {
    // A browser that stores nothing cannot look for its share at the end.
  }
}

/** Given to this table from here, oldest first: who got up and sat down again gave more than one. */
export const sharesOf = (table: string): readonly string[] => {
  const shares = stored()[table];
  return Array.isArray(shares) ? shares : [];
};
