import type { Seat } from '../../../engine/contract/ask.ts';
import type { EngineFact } from '../../../engine/contract/play.ts';
import type { StatId } from '../content/clans.ts';
import type { RewardId } from '../content/tokens.ts';
import type { BloodRageChoice } from './choices.ts';
import type { PhaseId, SourceId } from './numbers.ts';

/** One clan's side of a battle when strength is compared. */
export interface Side {
  readonly seat: Seat;
  readonly figures: number;
  readonly cards: number;
  readonly total: number;
}

/** Everything that can happen, for log, animation, recap and statistics. Hidden cards are left out for the others. */
export type BloodRageFact =
  | EngineFact<BloodRageChoice>
  | { readonly kind: 'age-began'; readonly age: number }
  | { readonly kind: 'phase-began'; readonly age: number; readonly phase: PhaseId }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly kind: 'handed'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly kind: 'rage-set'; readonly seat: Seat; readonly rage: number }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'invaded';
      readonly seat: Seat;
      readonly figure: string;
      readonly from: string;
      readonly to: string;
      readonly rage: number;
      readonly cause?: string;
    }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly figure: string;
      readonly from: string;
      readonly to: string;
      readonly cause?: string;
    }
  | {
      readonly kind: 'marched';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      readonly count: number;
      readonly rage: number;
    }
  | {
      readonly kind: 'upgraded';
      readonly seat: Seat;
      readonly card: string;
      readonly rage: number;
      readonly replaced?: string;
    }
  | { readonly kind: 'monster-left'; readonly seat: Seat; readonly figure: string; readonly from: string }
  | { readonly kind: 'quest-taken'; readonly seat: Seat; readonly card?: string }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly rage: number }
  | { readonly kind: 'pillage-declared'; readonly seat: Seat; readonly province: string; readonly rage: number }
  | {
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly figure: string;
      readonly from: string;
      readonly province: string;
    }
  | { readonly kind: 'stayed-away'; readonly seat: Seat; readonly province: string }
  | { readonly kind: 'battle-began'; readonly province: string; readonly seats: readonly Seat[] }
  | { readonly kind: 'card-revealed'; readonly seat: Seat; readonly card: string | null; readonly province: string }
  | { readonly kind: 'texts-silenced'; readonly seat: Seat; readonly card: string }
  | {
      readonly kind: 'cards-thrown-away';
      readonly seat: Seat;
      readonly card: string;
      readonly cards: readonly string[];
    }
  | { readonly kind: 'quest-counted'; readonly seat: Seat; readonly card: string; readonly bonus: number }
  | { readonly kind: 'card-added'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'no-card-added'; readonly seat: Seat }
  | { readonly kind: 'strength-compared'; readonly province: string; readonly sides: readonly Side[] }
  | { readonly kind: 'battle-won'; readonly seat: Seat; readonly province: string }
  | { readonly kind: 'battle-tied'; readonly province: string; readonly total: number }
  | {
      readonly kind: 'rage-stolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly rage: number;
      readonly cause: string;
    }
  | {
      readonly kind: 'glory-stolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly glory: number;
      readonly cause: string;
    }
  | { readonly kind: 'rage-gained'; readonly seat: Seat; readonly rage: number; readonly cause: string }
  | {
      readonly kind: 'cards-taken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly cards: readonly string[];
      readonly cause: string;
    }
  | { readonly kind: 'card-bought-back'; readonly seat: Seat; readonly card: string; readonly rage: number }
  | { readonly kind: 'cards-discarded'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'cards-returned'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly kind: 'destroyed';
      readonly seat: Seat;
      readonly figure: string;
      readonly at: string;
      readonly count: number;
      readonly cause: string;
    }
  | {
      readonly kind: 'saved';
      readonly seat: Seat;
      readonly figure: string;
      readonly at: string;
      readonly rage: number;
      readonly cause: string;
    }
  | { readonly kind: 'pillaged'; readonly seat: Seat; readonly province: string; readonly reward: RewardId }
  | {
      readonly kind: 'stat-raised';
      readonly seat: Seat;
      readonly stat: StatId;
      readonly value: number;
      readonly cause: string;
    }
  | { readonly kind: 'stat-at-top'; readonly seat: Seat; readonly cause: string }
  | {
      readonly kind: 'glory';
      readonly seat: Seat;
      readonly glory: number;
      readonly source: SourceId;
      readonly cause: string;
    }
  | { readonly kind: 'cards-laid-down'; readonly seat: Seat; readonly count: number; readonly kept?: string | null }
  | { readonly kind: 'quest-done'; readonly seat: Seat; readonly card: string; readonly glory: number }
  | { readonly kind: 'quest-failed'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'province-destroyed'; readonly province: string; readonly count: number }
  | { readonly kind: 'doom-moved'; readonly province: string }
  | { readonly kind: 'released'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'first-seat'; readonly seat: Seat }
  | { readonly kind: 'game-over'; readonly winners: readonly Seat[]; readonly glory: number };
