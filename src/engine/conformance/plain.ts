/** The first thing in a value that JSON would lose or change, with its path; undefined when there is none. */
export function notPlain(value: unknown, path = ''): string | undefined {
  const at = path || 'it';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${at} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object') return `${at} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  const prototype = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    return `${at} is a ${prototype.constructor?.name ?? 'strange object'}`;
  }
  for (const [name, item] of Object.entries(value)) {
    const problem = notPlain(item, path ? `${path}.${name}` : name);
    if (problem) return problem;
  }
  return undefined;
}
