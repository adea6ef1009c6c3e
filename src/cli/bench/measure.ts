/** One number, and what it should be. */
export interface Measure {
  readonly name: string;
  readonly value: number | null;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
  /** Null where there is no target, or nothing to compare with. */
  readonly pass: boolean | null;
}

export function measure(
  name: string,
  value: number | null,
  unit: string,
  target: { least?: number; most?: number } = {},
): Measure {
  const { least, most } = target;
  const aimed = value !== null && (least !== undefined || most !== undefined);
  const pass = aimed ? (least === undefined || value >= least) && (most === undefined || value <= most) : null;
  return { name, value, unit, ...target, pass };
}
