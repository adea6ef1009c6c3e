/** How far a seat's own part of a space has come. */
export const DECIDE = 0;
export const ACTING = 1;
export const ACTED = 2;
export const REST = 3;
export const AFTER = 4;
