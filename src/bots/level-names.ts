/** The levels of bots, the same in every game, the weakest first. */
export const LEVELS = ['thrall', 'karl', 'hersir', 'jarl'] as const;
export type Level = (typeof LEVELS)[number];

/** Those that think ahead: what others answer at once they take their time for. */
const SLOW: ReadonlySet<string> = new Set<Level>(['hersir', 'jarl']);

export const thinksAhead = (level: string): boolean => SLOW.has(level);

/** Who stands in for the absent, and who is met first: sound and quick. */
export const USUAL: Level = 'karl';

/** What levels were called before: tables that were kept then still say so. */
const BEFORE: Readonly<Record<string, Level>> = { heuristic: 'karl' };

/** A level by the name it has today. */
export const todaysName = (level: string): string => (Object.hasOwn(BEFORE, level) ? BEFORE[level] : level);
