/** Width of a quest that is turned over, in pixels: one of few, one of many, and one that is past when more is told. */
export const QUEST_WIDTH = { few: 62, many: 46, past: 34 } as const;
const FEW = 4;

/**
 * Of so many in this Age, while they are told or after it. They are as large from the first to the last, and then leave
 * room for the province that burns and for the dead who return.
 */
export const questWidth = (count: number, now: boolean): number =>
  count <= FEW ? QUEST_WIDTH.few : now ? QUEST_WIDTH.many : QUEST_WIDTH.past;
