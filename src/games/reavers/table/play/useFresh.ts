import { useLayoutEffect, useRef, useState } from 'react';
import { factsSince } from '../../../../kit/table/facts-since.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import type { ReaversProps } from './play.ts';

/** How long a die rolls or a card slides, in milliseconds. */
export const FLIGHT = { off: 0, fast: 260, normal: 520, slow: 900 } as const;

const NONE: readonly ReaversFact[] = [];

/** What has just happened, for as long as things move; nothing when motion is off or the past is looked at. */
export function useFresh({ facts, lookingBack, settings }: ReaversProps): readonly ReaversFact[] {
  const [fresh, setFresh] = useState(NONE);
  const seen = useRef(facts.at(-1));
  // Before it is painted, or what comes would lie there for a moment and then come.
  useLayoutEffect(() => {
    const news = factsSince(facts, seen.current);
    seen.current = facts.at(-1);
    const lasting = FLIGHT[settings.speed];
    if (lookingBack || lasting === 0 || news.length === 0) return undefined;
    setFresh(news);
    const timer = setTimeout(() => setFresh(NONE), lasting + 200);
    return () => clearTimeout(timer);
  }, [facts, lookingBack, settings.speed]);
  return fresh;
}

/** Dice that a seat has just got, by kind. */
export function newDice(fresh: readonly ReaversFact[], seat: number): ReadonlyMap<string, number> {
  const dice = new Map<string, number>();
  const add = (die: string) => dice.set(die, (dice.get(die) ?? 0) + 1);
  for (const fact of fresh) {
    if (fact.kind === 'rolled' && fact.seat === seat) for (const die of fact.dice) add(die);
    else if (fact.kind === 'die-gained' && fact.seat === seat) add(fact.die);
  }
  return dice;
}
