import { useEffect } from 'react';
import type { Ask, Choice } from '../../engine/contract/ask.ts';

const SHORTEST = 600;
const SPREAD = 900;

/** The only answer to a question that is asked all the same, so that nobody learns that there was no choice. */
export function onlyAnswer(ask: Ask | null): Choice | null {
  if (!ask?.veiled || ask.answered || ask.ranges?.length || ask.choices.length !== 1) return null;
  return ask.choices[0];
}

/**
 * Gives the only answer in the reader's place, after about as long as a person would take: from outside it looks like
 * any other answer, and nobody has to click for nothing.
 */
export function useAutoAnswer(ask: Ask | null, wanted: boolean, choose: (choice: Choice) => void): void {
  useEffect(() => {
    const only = wanted ? onlyAnswer(ask) : null;
    if (!only) return;
    const timer = setTimeout(() => choose(only), SHORTEST + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [ask, wanted, choose]);
}
