import type { Content } from '../../engine/contract/content.ts';

/** Who sits there: the reader, somebody else at this screen, a bot, or nobody. */
export const SITTERS_HERE = ['you', 'person', 'bot', 'empty'] as const;
/** Online: the reader, whoever has the link, one guest, a bot, or nobody. */
export const SITTERS_ONLINE = ['you', 'open', 'invited', 'bot', 'empty'] as const;
export type SitterKind = (typeof SITTERS_HERE)[number] | (typeof SITTERS_ONLINE)[number];

export interface SeatPlan {
  /** Who is played there, by the rules' own name; the number of the seat in games without sides. */
  readonly side: string;
  readonly kind: SitterKind;
  readonly name: string;
  readonly level: string;
}

/** A table in the making: seats clockwise, and the options that differ from their defaults. */
export interface TablePlan {
  readonly seats: readonly SeatPlan[];
  /** The order of the seats is drawn by lot when the game starts. */
  readonly lot: boolean;
  readonly options: Readonly<Record<string, string | number>>;
  /** Values of the game that are replaced, if any are. */
  readonly content?: Content | undefined;
}

/** The seats where somebody sits. */
export const taken = (plan: TablePlan): readonly SeatPlan[] => plan.seats.filter(seat => seat.kind !== 'empty');
