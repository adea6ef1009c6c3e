const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A description with another laid over it: objects field by field, all else as the other has it. */
export function merged(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (!isObject(base) || !isObject(over)) return over;
  const both: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    both[name] = Object.hasOwn(base, name) ? merged(base[name], value) : value;
  }
  return both;
}
