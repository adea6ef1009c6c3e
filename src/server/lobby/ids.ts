import { randomBytes } from 'node:crypto';

/** 144 random bits: nobody guesses it, so whoever names it was told. */
export const newId = (): string => randomBytes(18).toString('base64url');
