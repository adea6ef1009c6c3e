/** Plain data: what a state, a choice, a fact and a view are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** One text for equal data, whatever the order in which its fields were written. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).filter(([, v]) => v !== undefined);
    fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${fields.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A copy that shares nothing with the given; fields that are undefined are left out, as in JSON text. */
export function copyJson<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copyJson) as T;
  const copy = { ...value };
  for (const name in copy) {
    const inner = copy[name];
    if (inner === undefined) delete copy[name];
    else if (typeof inner === 'object') copy[name] = copyJson(inner);
  }
  return copy;
}
