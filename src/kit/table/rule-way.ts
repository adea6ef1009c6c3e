import { createContext } from 'react';

/** The way from a thing on the table to the rule behind it; the hall knows it. */
export interface RuleWay {
  /** Opens the rules reference at a clause. */
  open(clause: string): void;
  /** On the way there: "The rule". */
  readonly word: string;
}

export const RuleWayContext = createContext<RuleWay | null>(null);
