/** The part of the battle table that a battle has used: the row and the column of each side, and what lies next to them. */
import type { BattleTablePrint } from '../../content/reconstructed.ts';

export interface Used {
  readonly side: string;
  readonly potential: number;
  readonly roll: number;
}

export interface Excerpt {
  /** Potentials that share a column: "9–10". */
  readonly columns: readonly string[];
  /** Columns before which some are left out. */
  readonly gaps: readonly number[];
  readonly rows: readonly {
    readonly die: number;
    readonly cells: readonly { readonly value: number; readonly sides: readonly string[] }[];
  }[];
}

const AROUND = 2;

/** Those whose potential lies beyond the last column are reckoned by hundredths, and those without a potential not at all. */
export function excerptOf({ columns, last, rows }: BattleTablePrint, throws: readonly Used[]): Excerpt | null {
  const used = throws
    .filter(({ potential }) => potential >= columns[0] && potential <= last)
    .map(({ side, potential, roll }) => ({
      side,
      column: columns.filter(least => least <= potential).length - 1,
      row: Math.max(0, Math.min(rows.length - 1, roll)),
    }));
  if (used.length === 0) return null;
  const near = (at: readonly number[], end: number): readonly number[] =>
    Array.from({ length: end + 1 }, (_, i) => i).filter(i => at.some(one => Math.abs(one - i) <= AROUND));
  const across = near(
    used.map(({ column }) => column),
    columns.length - 1,
  );
  const down = near(
    used.map(({ row }) => row),
    rows.length - 1,
  );
  return {
    columns: across.map(column => `${columns[column]}–${(columns[column + 1] ?? last + 1) - 1}`),
    gaps: across.flatMap((column, i) => (i > 0 && column > across[i - 1] + 1 ? [i] : [])),
    rows: down.map(die => ({
      die,
      cells: across.map(column => ({
        value: rows[die][column],
        sides: used.filter(one => one.column === column && one.row === die).map(({ side }) => side),
      })),
    })),
  };
}
