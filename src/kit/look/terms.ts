import { createContext } from 'react';

/** A piece of a text: plain, or a word that has a meaning. */
export interface TermPiece {
  readonly text: string;
  readonly term?: string;
}

/** What a word means, in one sentence, and the clause that says it. */
export interface TermMeaning {
  readonly name: string;
  readonly words: string;
  readonly clause: string;
}

/** The words of a table that have a meaning. */
export interface TermsHere {
  pieces(text: string): readonly TermPiece[];
  meaning(term: string): TermMeaning | undefined;
  /** Shows the clause in the rules, and what that is called. */
  readonly rule: { readonly word: string; open(clause: string): void };
}

/** Null where no words are explained, or they are not there yet. */
export const TermsContext = createContext<TermsHere | null>(null);
