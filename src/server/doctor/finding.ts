/** One thing that was looked at: it is well, or worth knowing, or wrong; and how it is mended. */
export interface Finding {
  readonly level: 'well' | 'note' | 'wrong';
  readonly what: string;
  readonly mend?: string;
}

export const well = (what: string): Finding => ({ level: 'well', what });
export const note = (what: string, mend?: string): Finding => ({ level: 'note', what, ...(mend && { mend }) });
export const wrong = (what: string, mend: string): Finding => ({ level: 'wrong', what, mend });

/** What an error says, in one line: a refused connection comes as several errors, and says nothing itself. */
export function wordsOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return wordsOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  // `fetch` says only that it failed; why is in its cause.
  if (error.cause instanceof Error) return wordsOf(error.cause);
  const { code } = error as { readonly code?: unknown };
  return (error.message || String(code ?? error.name)).split('\n')[0];
}

/** Nobody waits longer than that for one thing. Milliseconds. */
export const PATIENCE = 5000;
