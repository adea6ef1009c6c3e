/** Bids for the Dragon, turn by turn, as they were opened. */
import type { ScandinaviaFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';

export interface Round {
  readonly turn: number;
  /** By seat; null for who was not asked. */
  readonly bids: readonly (number | null)[];
  /** Who won it; null where the highest were level, or nobody bid. */
  readonly winner: string | null;
}

export function roundsOf(facts: readonly ScandinaviaFact[], seats: number): readonly Round[] {
  const rounds: Round[] = [];
  let turn = 0;
  let bids: (number | null)[] = [];
  const close = (winner: string | null): void => {
    if (bids.length > 0) rounds.push({ turn, bids, winner });
    bids = [];
  };
  for (const fact of facts) {
    if (fact.kind === 'turn-began') turn = fact.turn;
    else if (fact.kind === 'bid') {
      if (bids.length === 0) bids = new Array<number | null>(seats).fill(null);
      bids[fact.seat] = fact.gold;
    } else if (fact.kind === 'no-dragon') close(null);
    else if (fact.kind === 'beast-won' && fact.beast === 'dragon') close(fact.lord);
  }
  return rounds;
}

/** The words on what the Dragon would do for somebody who gains so many attacks by it; in Freya's turn it fights nobody. */
export function worthWords({ lasting }: Pick<View, 'lasting'>, attacks: number): string {
  if (attacks > 0) return 'ui.dragon-worth-how';
  return lasting.includes('freya') ? 'eventText.freya' : 'ui.dragon-worth-none';
}
