/** The part of the battle table that a battle has used: the row and the column of each side, and what lies around them. */
import type { BattleTablePrint } from '../../content/reconstructed.ts';

export interface Used {
  readonly side: string;
  readonly potential: number;
  readonly roll: number;
}

export interface Excerpt {
  /** Potentials that share a column: "9–10". */
  readonly columns: readonly string[];
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
  const span = (at: readonly number[], end: number): readonly number[] => {
    const [from, to] = [Math.max(0, Math.min(...at) - AROUND), Math.min(end, Math.max(...at) + AROUND)];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  };
  const across = span(
    used.map(({ column }) => column),
    columns.length - 1,
  );
  const down = span(
    used.map(({ row }) => row),
    rows.length - 1,
  );
  return {
    columns: across.map(column => `${columns[column]}–${(columns[column + 1] ?? last + 1) - 1}`),
    rows: down.map(die => ({
      die,
      cells: across.map(column => ({
        value: rows[die][column],
        sides: used.filter(one => one.column === column && one.row === die).map(({ side }) => side),
      })),
    })),
  };
}
