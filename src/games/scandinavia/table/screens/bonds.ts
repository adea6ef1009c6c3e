/** Who stands to whom, as far as the reader may know it. */
import type { Seat } from '../../../../engine/contract/ask.ts';
import type { View } from '../../rules/view.ts';
import type { Target } from '../play/targets.ts';

export interface Bond {
  readonly from: Seat;
  readonly to: Seat;
  /** Told to all; agreed in secret; an offer to the reader; one of the reader's; and either, refused. */
  readonly is: 'told' | 'agreed' | 'asks-me' | 'i-asked' | 'i-refused' | 'refused-me';
  readonly gold: number;
}

export function bondsOf({ allied, offers, seat }: Pick<View, 'allied' | 'offers' | 'seat'>): readonly Bond[] {
  return [
    ...allied.map(({ seats: [from, to], told }): Bond => ({ from, to, is: told ? 'told' : 'agreed', gold: 0 })),
    ...offers
      .filter(({ open }) => open)
      .map(({ from, to, gold }): Bond => ({ from, to, is: from === seat ? 'i-asked' : 'asks-me', gold })),
    // What was answered has come to an alliance, or was refused.
    ...offers
      .filter(({ from, to, open }) => !open && !allied.some(({ seats }) => seats.includes(from) && seats.includes(to)))
      .map(({ from, to }): Bond => ({ from, to, is: from === seat ? 'refused-me' : 'i-refused', gold: 0 })),
  ];
}

/** Between the two nothing is tied, and nothing is asked any more. */
export const isRefused = ({ is }: Bond): boolean => is === 'i-refused' || is === 'refused-me';

/** Where the lords sit round a table of this size: the reader below, the others to the right in their order. */
export function roundTable(
  seats: number,
  own: Seat,
  { width, height }: { readonly width: number; readonly height: number },
): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: seats }, (_, seat) => {
    const turn = Math.PI / 2 - (((seat - own + seats) % seats) * 2 * Math.PI) / seats;
    return [width / 2 + Math.cos(turn) * width * 0.38, height / 2 + Math.sin(turn) * height * 0.36] as const;
  });
}

/** Whom a word of diplomacy concerns; nobody, where it is said to all. */
export function concerns(target: Target, lords: View['lords']): Seat | null {
  const [sort, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
  const [lord, to] = id.split('/');
  switch (sort) {
    case 'offer':
    case 'agree':
    case 'refuse':
    case 'gift':
      return Number(id);
    case 'bow':
      return lords[to].seat;
    case 'accept-vassal':
    case 'refuse-vassal':
    case 'release-vassal':
      return lords[lord].seat;
    default:
      return null;
  }
}
