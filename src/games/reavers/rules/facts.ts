import type { Seat } from '../../../engine/contract/ask.ts';
import type { EngineFact } from '../../../engine/contract/play.ts';
import type { ReaversChoice } from './choices.ts';
import type { ResourceId, SourceId } from './numbers.ts';

interface Happened<K extends string> {
  readonly kind: K;
}
interface Done<K extends string> extends Happened<K> {
  readonly seat: Seat;
}
interface Caused<K extends string> extends Done<K> {
  /** A card, a space, a territory or a word for the rule that brought it about. */
  readonly cause: string;
}

/** Everything that can happen, for log, animation, recap and statistics. All of it is open to all seats. */
export type ReaversFact =
  | EngineFact<ReaversChoice>
  | (Happened<'round-began'> & { readonly round: number })
  | (Happened<'laid-out'> & { readonly deck: string; readonly cards: readonly string[] })
  | (Happened<'trade-dice'> & { readonly dice: readonly string[] })
  | (Happened<'reshuffled'> & { readonly deck: string; readonly count: number })
  | (Happened<'discarded'> & { readonly deck: string; readonly cards: readonly string[] })
  | (Done<'selected'> & { readonly space: string })
  | Done<'marker'>
  | Done<'honour-ship'>
  | (Done<'acts'> & { readonly space: string })
  | (Done<'rests'> & { readonly space: string })
  // Gains and losses
  | (Caused<'gained'> & { readonly what: ResourceId; readonly count: number })
  | (Caused<'paid'> & { readonly what: ResourceId; readonly count: number })
  | (Caused<'lost'> & { readonly what: ResourceId; readonly count: number })
  | (Caused<'glory'> & { readonly glory: number; readonly source: SourceId })
  | (Caused<'token-gone'> & { readonly what: ResourceId })
  // Dice
  | (Caused<'rolled'> & { readonly dice: readonly string[] })
  | (Caused<'die-gained'> & { readonly die: string })
  | (Caused<'die-spent'> & { readonly die: string; readonly as: string })
  | (Caused<'upgrade-spent'> & { readonly upgrade: string; readonly as: string })
  | (Caused<'die-lost'> & { readonly die: string })
  | (Done<'die-dropped'> & { readonly die: string })
  | (Done<'die-stored'> & { readonly die: string; readonly artefact: string })
  | (Caused<'no-die'> & { readonly colour: string })
  // Reavers
  | (Done<'recruited'> & { readonly cards: readonly string[]; readonly from: string })
  | (Done<'rallied'> & { readonly card: string })
  | (Done<'specialised'> & { readonly card: string; readonly space: string })
  | (Done<'promoted'> & { readonly card: string })
  | (Caused<'leader-left'> & { readonly card: string })
  | (Done<'reaver-works'> & { readonly card: string })
  // Cards
  | (Done<'cards-drawn'> & { readonly deck: string; readonly cards: readonly string[] })
  | (Done<'cards-taken'> & { readonly deck: string; readonly cards: readonly string[] })
  | (Done<'card-kept'> & { readonly card: string })
  | (Done<'to-pile'> & { readonly card: string })
  | (Done<'prophecy'> & { readonly card: string; readonly from: string })
  | (Done<'prophecy-returned'> & { readonly card: string })
  | (Done<'artefact-placed'> & { readonly card: string })
  | (Done<'artefact-given-up'> & { readonly card: string })
  | (Done<'artefact-used'> & { readonly card: string; readonly die: string })
  | (Caused<'artefact-lost'> & { readonly card: string })
  | (Done<'upgrade-taken'> & { readonly upgrade: string })
  | (Caused<'upgrade-lost'> & { readonly upgrade: string })
  | (Done<'pillaged'> & { readonly card: string })
  | (Done<'cursed'> & { readonly other: Seat })
  // The sea
  | (Done<'journey'> & { readonly card: string })
  | (Done<'journey-paid'> & { readonly card: string })
  | (Done<'journey-suffered'> & { readonly card: string })
  | (Done<'journey-cancelled'> & { readonly card: string })
  | (Done<'sea-battle'> & { readonly card: string; readonly from: string })
  | (Done<'sea-won'> & { readonly card: string })
  | (Done<'sea-lost'> & { readonly card: string })
  // Combat
  | (Done<'combat-began'> & { readonly defence: number })
  | (Done<'combat-rolled'> & { readonly zeros: number; readonly ones: number; readonly twos: number })
  | (Done<'rerolled'> & { readonly count: number })
  | (Done<'combat-won'> & { readonly successes: number; readonly defence: number })
  | (Done<'combat-lost'> & { readonly successes: number; readonly defence: number })
  // Territories
  | (Done<'subdued'> & { readonly territory: string; readonly by: string })
  | (Done<'not-subdued'> & { readonly territory: string })
  | (Done<'tile-turned'> & {
      readonly tile: string;
      readonly territory: string;
      readonly food: number;
      readonly favour: number;
      readonly chosen: number;
      readonly rolled: number;
    })
  // The end
  | (Happened<'scoring'> & { readonly round: number })
  | (Happened<'game-over'> & { readonly winners: readonly Seat[]; readonly glory: number });
