import { useCallback, useMemo } from 'react';
import { isAdvisable } from '../../bots/advise/advise.ts';
import type { Ask, Choice } from '../../engine/contract/ask.ts';
import type { TableExtras } from '../../kit/table/table-module.ts';
import { type First, firstOf, haveGuided, haveSeen, isGuided, useFirsts } from './firsts.ts';

interface Asked {
  readonly game: string;
  /** Undefined where nothing is explained: a teacher speaks, or other people sit there. */
  readonly firsts: TableExtras['firsts'];
  /** What the reader is asked. */
  readonly ask: Ask | null;
  /** Only bots sit there. */
  readonly alone: boolean;
  readonly choose: (choice: Choice) => void;
}

interface FirstGame {
  /** Can what is new be explained here, and is it? */
  readonly possible: boolean;
  readonly explaining: boolean;
  readonly next: First | null;
  /** Sensible choices are marked before this one. */
  readonly guided: boolean;
  readonly choose: (choice: Choice) => void;
}

/** A game that explains itself, and grows silent by being played. */
export function useFirstGame({ game, firsts, ask, alone, choose }: Asked): FirstGame {
  const kept = useFirsts();
  const possible = firsts !== undefined;
  const explaining = possible && kept.on.includes(game);
  const prompt = explaining ? ask?.prompt : undefined;
  const next = useMemo(() => firstOf(prompt, firsts, kept.seen[game]), [prompt, firsts, kept, game]);
  const guided = explaining && alone && ask !== null && isAdvisable(ask) && isGuided(kept, game);
  const answer = useCallback(
    (choice: Choice) => {
      // Who answers has read it, or does not want to.
      if (next) haveSeen(game, next.key);
      if (guided) haveGuided(game);
      choose(choice);
    },
    [game, next, guided, choose],
  );
  return { possible, explaining, next, guided, choose: answer };
}
