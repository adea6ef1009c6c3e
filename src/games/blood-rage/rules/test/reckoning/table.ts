import type { Seat } from '../../../../../engine/contract/ask.ts';
import type { RewardId } from '../../../content/tokens.ts';
import type { BloodRageFact } from '../../facts.ts';
import type { TableOptions } from '../../options.ts';
import type { View } from '../../view.ts';
import type { Battle } from './battle.ts';
import { Clan } from './clan.ts';
import { Ledger } from './ledger.ts';
import { FJORDS, GONE_AT_START, isFjord, OUTER_TOKENS, PROVINCES, REACH, RING, VILLAGES } from './printed.ts';

export type FactOf<K extends BloodRageFact['kind']> = Extract<BloodRageFact, { kind: K }>;

/** Figures of one clan that must fall, or be saved, before anything else happens. */
export interface Doom {
  readonly seat: Seat;
  readonly cause: string;
  readonly places: readonly string[];
  /** Which may be meant; all that stand there when left out. */
  readonly figures?: readonly string[];
  left: number;
}

/** What is under way and has to be over when the next turn or phase begins. */
export interface UnderWay {
  dooms: Doom[];
  /** The one action of the turn has been taken (BR-5.2). */
  acted: boolean;
  /** The last invasion: Frigga's Succor and Thor's Domain may follow. */
  invasion?: { readonly seat: Seat; readonly to: string; readonly cause?: string };
  /** An upgrade with which a figure may invade for free (BR-8.5, BR-8.6). */
  upgraded?: { readonly seat: Seat; readonly card: string };
  march?: { readonly seat: Seat; readonly from: string; readonly to: string; count: number };
  /** Figures given to Frigga's Sacrifice. */
  given: number;
  /** How far round the table quests have been revealed. */
  questing: number;
  pillage?: { readonly seat: Seat; readonly province: string; done: boolean };
  battle?: Battle;
}

const nothingYet = (): UnderWay => ({ dooms: [], acted: false, given: 0, questing: 0 });

/** The table as it must be by the rules and by what has been told, and the complaints about what does not fit. */
export class Table {
  readonly seats: number;
  readonly options: TableOptions;
  readonly clans: readonly Clan[];
  readonly tokens: Readonly<Record<string, RewardId>>;
  /** The provinces that fall in Ages 1, 2 and 3. */
  readonly doom: readonly string[];
  readonly destroyed: Set<string>;
  readonly pillaged = new Set<string>();
  readonly discard: string[] = [];
  readonly ledger = new Ledger();
  readonly complaints: string[] = [];
  age = 0;
  phase = 'release-valhalla';
  first: Seat;
  /** Whose turn it is, and from whom on the next is looked for. */
  turn: Seat = -1;
  next: Seat = 0;
  now = nothingYet();
  /** The stats have been scored: nothing but the end may follow. */
  scored = false;
  over = false;

  constructor(seats: number, options: TableOptions, laidOut: View) {
    this.seats = seats;
    this.options = options;
    this.clans = Array.from({ length: seats }, () => new Clan(options.axesTop));
    this.tokens = Object.fromEntries(laidOut.provinces.map(province => [province.id, province.token]));
    this.doom = laidOut.ragnarok.map(({ province }) => province);
    this.destroyed = new Set(laidOut.provinces.filter(province => province.destroyed).map(province => province.id));
    this.first = laidOut.first;
    this.checkSetUp(laidOut);
  }

  private checkSetUp(laidOut: View): void {
    this.equal('BR-2.3', 'the token of Yggdrasil', this.tokens.yggdrasil, 'all');
    this.equal('BR-2.3', 'the other tokens', `${RING.map(id => this.tokens[id]).sort()}`, `${OUTER_TOKENS}`);
    this.equal('BR-2.5', 'provinces gone from the start', this.destroyed.size, GONE_AT_START[this.seats]);
    const doomed = new Set([...this.doom, ...this.destroyed]);
    this.equal('BR-2.4', 'provinces that fall', doomed.size, this.destroyed.size + 3);
    this.demand('BR-1.7', !doomed.has('yggdrasil'), 'Yggdrasil never falls');
    for (const { id, villages } of laidOut.provinces) {
      this.equal('BR-1.2', `villages of ${id}`, villages ?? Number.POSITIVE_INFINITY, VILLAGES[id]);
    }
    for (const { id, supports } of laidOut.fjords) {
      this.equal('BR-1.4', `what ${id} supports`, [...supports].sort().join(), [...FJORDS[id]].sort().join());
    }
  }

  demand(clause: string, holds: boolean, rule: string): void {
    if (!holds) this.complaints.push(`${clause}: ${rule}`);
  }

  equal<T extends string | number | boolean | undefined>(clause: string, what: string, told: T, reckoned: T): void {
    if (told !== reckoned) this.complaints.push(`${clause}: ${what}: told ${told}, expected ${reckoned}`);
  }

  /** Seats clockwise from one on. */
  clockwise(from: Seat): Seat[] {
    return Array.from({ length: this.seats }, (_, i) => (from + i) % this.seats);
  }

  others(seat: Seat): Seat[] {
    return this.clockwise(seat).slice(1);
  }

  /** Figure or ship there (BR-1.6). */
  present(seat: Seat, province: string): boolean {
    return this.clans[seat].count(...REACH[province]) > 0;
  }

  /** STR of a clan in a province, fjord support included. */
  strength(seat: Seat, province: string): number {
    return this.clans[seat].strength(REACH[province]);
  }

  /** Is there an empty village in a standing province? (BR-1.2, BR-2.6) */
  room(province: string): boolean {
    const taken = this.clans.reduce((sum, clan) => sum + clan.count(province), 0);
    return !this.destroyed.has(province) && taken < VILLAGES[province];
  }

  standing(): string[] {
    return PROVINCES.filter(province => !this.destroyed.has(province));
  }

  /** BR-O-deadFjords. */
  open(fjord: string): boolean {
    const dead = FJORDS[fjord].every(province => this.destroyed.has(province));
    return !(dead && this.options.deadFjords === 'closed');
  }

  move(seat: Seat, figure: string, from: string, to: string, count = 1): void {
    this.demand('BR-1.8', this.clans[seat].add(figure, from, -count), `${count} ${figure} must stand in ${from}`);
    this.clans[seat].add(figure, to, count);
  }

  /** A seat takes the one action of its turn (BR-5.2). */
  act(seat: Seat): void {
    this.demand('BR-5.2', this.turn === seat && !this.now.acted, `seat ${seat} has no action now`);
    this.now.acted = true;
  }

  pay(clause: string, seat: Seat, rage: number): void {
    this.clans[seat].rage -= rage;
    this.demand(clause, this.clans[seat].rage >= 0, `seat ${seat} cannot pay ${rage} Rage`);
  }

  /** Takes a card out of a list. */
  take(clause: string, cards: string[], card: string): void {
    const at = cards.indexOf(card);
    this.demand(clause, at >= 0, `${card} must be there to be taken`);
    if (at >= 0) cards.splice(at, 1);
  }

  /** Figures must fall, as long as there are any. */
  condemn(doom: Doom): void {
    if (doom.left > 0) this.now.dooms.push(doom);
  }

  /** Nothing may be left over from the turn or phase before. */
  closeTurn(): void {
    const { dooms, acted, march, given, pillage, battle } = this.now;
    this.demand('BR-5.2', acted === this.turn >= 0, 'a turn is one action');
    for (const line of this.ledger.open) this.complaints.push(`never told: ${line}`);
    for (const { left, cause, seat } of dooms) {
      this.complaints.push(`BR-18.1: never told: ${left} of seat ${seat} destroyed (${cause})`);
    }
    this.demand('BR-7.1', march === undefined, 'a March ends');
    this.demand('BR-C-friggas-sacrifice', given === 0 || given === 2, 'two figures are given');
    if (pillage && !battle) this.demand('BR-10.4', pillage.done, 'a pillage without a battle succeeds');
    if (battle) {
      this.demand('BR-12.15', battle.stage === 'counted', 'a battle is fought to its end');
      this.demand(
        'BR-12.4',
        battle.cards.every(cards => cards.length === 0),
        'no played card is left lying',
      );
    }
    this.now = nothingYet();
  }
}

/** Fjords take ships, provinces everything else (BR-6.4, BR-7.4). */
export const fits = (ship: boolean, place: string): boolean => ship === isFjord(place);
