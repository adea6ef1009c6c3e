import type { Seat } from '../../../../../engine/contract/ask.ts';
import type { TableOptions } from '../../options.ts';
import type { Clan } from './clan.ts';
import { BONUS, isQuest, keyOf, QUESTS_FIGHT } from './printed.ts';

/** One battle, as far as it has been told. */
export interface Battle {
  readonly province: string;
  readonly pillager: Seat;
  /** The pillager first, then clockwise. */
  readonly fighters: readonly Seat[];
  /** Clans that had a Valkyrie in it (BR-C-valkyrie). */
  readonly valkyries: readonly Seat[];
  /** The cards of this round that lie before each seat. */
  cards: string[][];
  /** Who has shown a card, or an empty hand, in this round. */
  shown: Seat[];
  /** What a counted quest of each seat is worth. */
  counted: number[];
  silencer?: Seat;
  /** Whose Watch has yet to throw the cards away, and the Glory for it. */
  watchers: Seat[];
  watched: number;
  /** Whose Smite or Tide has yet to strike. */
  strikers: Seat[];
  fallen: number[];
  totals: ReadonlyMap<Seat, number>;
  stage: 'cards' | 'compared' | 'decided' | 'counted';
  winner?: Seat;
  /** Texts that pay only later, noted while the cards lie there. */
  grace?: string;
  oath?: string;
  judges: ReadonlyMap<Seat, string>;
  /** Whom Loki's Blessing has brought back. */
  cameBack: Seat[];
}

/** The card of this name before a seat, if no Thor's Primacy of another silences its text (BR-11.4). */
export function live(battle: Battle, seat: Seat, key: string): string | undefined {
  if (battle.silencer !== undefined && battle.silencer !== seat) return undefined;
  return battle.cards[seat].find(card => keyOf(card) === key);
}

/** What a quest may count for in battle (BR-C-tyrs-domain, BR-C-tyrs-wrath, BR-O-tyrQuests). */
export function questBonus(clan: Clan, { tyrQuests }: TableOptions): number {
  const bonuses = clan.each(QUESTS_FIGHT).map(({ number }) => number);
  return tyrQuests === 'sum' ? bonuses.reduce((sum, bonus) => sum + bonus, 0) : Math.max(0, ...bonuses);
}

/** What a card is worth by itself: a quest what it was counted for, an upgrade nothing (BR-11.3). */
function ownWorth(battle: Battle, { gazeBonus }: TableOptions, seat: Seat, card: string): number {
  if (isQuest(card)) return battle.counted[seat];
  return keyOf(card) === 'heimdalls-gaze' ? gazeBonus : (BONUS[keyOf(card)] ?? 0);
}

/** Heimdall's Sight is worth the best single card of an opponent, unless it is silenced (BR-C-heimdalls-sight). */
function worth(battle: Battle, options: TableOptions, seat: Seat, card: string): number {
  if (keyOf(card) !== 'heimdalls-sight') return ownWorth(battle, options, seat, card);
  if (live(battle, seat, 'heimdalls-sight') === undefined) return 0;
  const seen = battle.fighters
    .filter(other => other !== seat)
    .flatMap(other => battle.cards[other].map(its => ownWorth(battle, options, other, its)));
  return Math.max(0, ...seen);
}

/** The bonuses of all the cards before a seat (BR-11.7). */
export const worthOfCards = (battle: Battle, options: TableOptions, seat: Seat): number =>
  battle.cards[seat].reduce((sum, card) => sum + worth(battle, options, seat, card), 0);
