/** Clocks are told in the server's time; a device may be off by minutes. Its answers carry the hour, to the second. */
const TOLERANCE = 2000;

let ahead = 0;

/** `date` as HTTP writes it. */
export function noteServerTime(date: string | null, now = Date.now()): void {
  const told = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(told)) return;
  const difference = told - now;
  ahead = Math.abs(difference) < TOLERANCE ? 0 : difference;
}

/** Milliseconds since 1970, as the server counts them. */
export const serverNow = (): number => Date.now() + ahead;
