/** Rows of text in columns: the first to the left, the others to the right unless `left` says so. */
export function columns(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column].length)));
  return rows.map(row =>
    row
      .map((cell, column) => (left.includes(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}
