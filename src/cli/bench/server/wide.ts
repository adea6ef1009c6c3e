const MANY = '1000000';

/** Limits of a hall to which everybody comes from one address. */
export const WIDE = {
  LIMIT_READS: MANY,
  LIMIT_WRITES: MANY,
  LIMIT_NEWCOMERS: MANY,
  LIMIT_PEOPLE: MANY,
  LIMIT_TABLES: MANY,
  LIMIT_LINES: MANY,
  LIMIT_MESSAGES: MANY,
};
