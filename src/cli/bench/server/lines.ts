/** How many lines this machine lets a process have, and from where they come. */

/** A line has a port of its own at the end it comes from, and an address has some 28,000 of them. */
const PER_ADDRESS = 20_000;
/** What a process has open besides lines: those who set tables up have connections of their own. */
const BESIDES = 1_000;

/** From which of this machine's own addresses the line with this number comes; the first ones come from the usual one. */
export function addressOfLine(number: number): string | undefined {
  const block = Math.floor(number / PER_ADDRESS);
  return block === 0 ? undefined : `127.0.0.${1 + block}`;
}

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | string } };
}

/** As many as there may be files, less what else is open: each line is one at either end. */
export function mostLines(report: object = process.report.getReport()): number {
  const soft = Number((report as Report).userLimits?.open_files?.soft);
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : Math.max(0, soft - BESIDES);
}
