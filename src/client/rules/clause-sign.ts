/**
 * How a clause is called where it is read: by its number, `4.7`; one that has a name instead of a number is only pointed at.
 * Ids are for links.
 */
export const clauseSign = (id: string): string => /^[A-Z]+-(\d[\d.]*)$/.exec(id)?.[1] ?? '§';
