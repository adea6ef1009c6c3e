// Who stands where: figures one by one while there is room, like figures folded into one medallion with a count when not.
import type { ClanName } from '../pieces.ts';

export interface BoardFigure {
  readonly clan: ClanName;
  /** 'warrior', 'leader', 'ship' or the key of a monster. */
  readonly figure: string;
  readonly count: number;
  readonly str: number;
}

export interface PlacedFigure {
  readonly id: string;
  /** `${place}/${clan}/${figure}` */
  readonly key: string;
  readonly clan: ClanName;
  readonly figure: string;
  readonly str: number;
  readonly count: number;
}

export const figureKey = (place: string, figure: Pick<BoardFigure, 'clan' | 'figure'>) =>
  `${place}/${figure.clan}/${figure.figure}`;

export function stand(place: string, figures: readonly BoardFigure[], room: number): readonly PlacedFigure[] {
  const present = figures.filter(f => f.count > 0);
  const total = present.reduce((sum, f) => sum + f.count, 0);
  const alone = total <= room;
  return present.flatMap((f, i): PlacedFigure[] => {
    const key = figureKey(place, f);
    const one = { key, clan: f.clan, figure: f.figure, str: f.str };
    if (!alone) return [{ ...one, id: `${key}/${i}`, count: f.count }];
    return Array.from({ length: f.count }, (_, n) => ({ ...one, id: `${key}/${i}/${n}`, count: 1 }));
  });
}
