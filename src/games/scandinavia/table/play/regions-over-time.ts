/** How many lands each seat held, turn by turn, worked out from what was told. */
import type { PointsOverTime } from '../../../../kit/look/PointsGraph.tsx';
import type { ScandinaviaFact } from '../../rules/facts.ts';

export interface Held {
  readonly points: PointsOverTime;
  /** Lords who fell, in their order, with the turn. */
  readonly fallen: readonly { readonly lord: string; readonly turn: number; readonly to: string | undefined }[];
}

/**
 * `seatOf` tells who plays a lord; every land changes hands by one of these facts. A turn is a step of its own, and the
 * last step is the end.
 */
export function regionsOverTime(
  facts: readonly ScandinaviaFact[],
  seats: number,
  seatOf: (lord: string) => number | undefined,
  title: (turn: number) => string,
): Held {
  const owner = new Map<string, string>();
  const lines = Array.from({ length: seats }, () => [] as number[]);
  const chapters: { title: string; from: number }[] = [];
  const fallen: { lord: string; turn: number; to: string | undefined }[] = [];
  let turn = 0;
  const step = (): void => {
    const counts = new Array<number>(seats).fill(0);
    for (const lord of owner.values()) {
      const seat = seatOf(lord);
      if (seat !== undefined) counts[seat]++;
    }
    for (const [seat, line] of lines.entries()) line.push(counts[seat]);
  };
  for (const fact of facts) {
    switch (fact.kind) {
      case 'turn-began':
        step();
        turn = fact.turn;
        chapters.push({ title: title(turn), from: lines[0].length - 1 });
        break;
      case 'land-taken':
      case 'conquered':
        owner.set(fact.region, fact.lord);
        break;
      case 'region-given':
        owner.set(fact.region, fact.to);
        break;
      case 'independent':
      case 'barbarians-hold':
        owner.delete(fact.region);
        break;
      case 'out':
        fallen.push({ lord: fact.lord, turn, to: fact.to });
        break;
      default:
    }
  }
  step();
  return { points: { lines, chapters }, fallen };
}
