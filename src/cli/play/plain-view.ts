/** Any view as indented text, for a game that has no summary of its own. */
export function plainView(view: unknown, indent = ''): string {
  if (view === null || typeof view !== 'object') return `${indent}${view}`;
  return Object.entries(view)
    .map(([name, value]) => {
      const short = JSON.stringify(value);
      if (value === null || typeof value !== 'object' || short.length < 100) return `${indent}${name}: ${short}`;
      return `${indent}${name}:\n${plainView(value, `${indent}  `)}`;
    })
    .join('\n');
}
