import { createContext } from 'react';

/** The key that stands for one now: readers put keys elsewhere, or want none of a single letter. */
export const KeyNames = createContext<(own: string) => string | undefined>(own => own);
