/** What a land, a lord or a troop believes in. They lie on a line: good and chaotic are two steps apart (SC-2.3). */
export const ALIGNMENTS = ['chaotic', 'neutral', 'good'] as const;
export type AlignmentId = (typeof ALIGNMENTS)[number];

/** Steps between two of them: 0, 1 or 2. */
export const steps = (a: AlignmentId, b: AlignmentId): number =>
  Math.abs(ALIGNMENTS.indexOf(a) - ALIGNMENTS.indexOf(b));
