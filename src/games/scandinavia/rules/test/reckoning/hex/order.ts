/** What a lord by hex takes in hand before he says where it goes: words of which nothing is told but what comes of them. */
import type { ScandinaviaChoice } from '../../../choices.ts';

export interface Order {
  /** The last thing that anybody has said, and how many there were. */
  said: string;
  spoken: number;
  from: string;
  piece: string;
  count: number;
  riders: string[];
  passenger: string | undefined;
}

export function heard(order: Order, choice: ScandinaviaChoice): void {
  order.said = choice.kind;
  order.spoken++;
  if (choice.kind === 'march')
    Object.assign(order, { from: choice.from, piece: '', count: 1, riders: [], passenger: undefined });
  else if (choice.kind === 'everybody') order.piece = 'everybody';
  else if (choice.kind === 'take') order.piece = choice.piece;
  else if (choice.kind === 'count') order.count = choice.count;
  else if (choice.kind === 'ride') order.riders.push(choice.piece);
  else if (choice.kind === 'carry') order.passenger = choice.piece;
}
