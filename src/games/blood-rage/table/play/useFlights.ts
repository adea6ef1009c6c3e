import { useEffect, useRef, useState } from 'react';
import { factsSince } from '../../../../kit/table/facts-since.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import type { Flight } from '../board/Flights.tsx';
import { clanOf } from '../parts.ts';
import { FLIGHT } from './motion.ts';
import type { BloodRageProps } from './play.ts';

/** The ways that figures take in what has just happened. */
export function flightsOf(facts: readonly BloodRageFact[], view: View, from = 0): Flight[] {
  return facts.flatMap((fact, i): Flight[] => {
    const way = wayOf(fact);
    if (!way || !('seat' in fact)) return [];
    return [{ id: `${from + i}`, clan: clanOf(view, fact.seat), ...way }];
  });
}

function wayOf(fact: BloodRageFact): { figure: string; from: string; to: string } | null {
  switch (fact.kind) {
    case 'invaded':
    case 'moved':
      return { figure: fact.figure, from: fact.from, to: fact.to };
    case 'joined':
      return { figure: fact.figure, from: fact.from, to: fact.province };
    case 'destroyed':
      return { figure: fact.figure, from: fact.at, to: 'valhalla' };
    default:
      return null;
  }
}

/** Figures that are on their way now; none when motion is off or the past is looked at. */
export function useFlights({ facts, view, lookingBack, settings }: BloodRageProps): readonly Flight[] {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const seen = useRef(facts.at(-1));
  const count = useRef(0);
  useEffect(() => {
    const fresh = factsSince(facts, seen.current);
    seen.current = facts.at(-1);
    // Flights are told apart by their numbers.
    const from = count.current;
    count.current += fresh.length;
    const lasting = FLIGHT[settings.speed];
    if (lookingBack || lasting === 0 || fresh.length === 0) return undefined;
    setFlights(flightsOf(fresh, view, from));
    const timer = setTimeout(() => setFlights([]), lasting);
    return () => clearTimeout(timer);
  }, [facts, view, lookingBack, settings.speed]);
  return flights;
}
