import { appendFileSync } from 'node:fs';

/** What came of one part of a run: how much of it was done, and what was seen. */
export interface Report {
  readonly part: string;
  /** Acts, kills. */
  readonly done: number;
  readonly [seen: string]: unknown;
}

/** Tells it to who looks on; and as a line of JSON in the file of a run in pieces (`npm run faults -- --out …`). */
export function report(seen: Report): void {
  const { FAULT_OUT, FAULT_PIECE } = process.env;
  const { user, system } = process.cpuUsage();
  const line = { ...seen, harness: Math.round((user + system) / 1000) };
  console.info(JSON.stringify(line));
  if (FAULT_OUT) appendFileSync(FAULT_OUT, `${JSON.stringify({ piece: Number(FAULT_PIECE), ...line })}\n`);
}
