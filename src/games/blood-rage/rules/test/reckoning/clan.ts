import type { StatId } from '../../../content/clans.ts';
import {
  DARK_ELF_IN_YGGDRASIL,
  isFjord,
  keyOf,
  OWN_FIGURES,
  PAIR,
  PROVINCES,
  STATS,
  STRENGTH,
  STRONG_WARRIORS,
  TOP,
  TRACKS,
  UPGRADES,
} from './printed.ts';

/** What one clan has, as far as it can be told from what has happened. */
export class Clan {
  rage = TRACKS.rage[0];
  glory = 0;
  /** Glory won in battles by Axes, which may break a tie (BR-O-tie). */
  gloryOfBattles = 0;
  passed = false;
  readonly steps: Record<StatId, number> = { rage: 0, axes: 0, horns: 0 };
  hand: string[] = [];
  /** In the draft: the cards held, those handed on by the neighbour, and those chosen. */
  pack: string[] = [];
  incoming?: string[];
  picks: string[] = [];
  quests: string[] = [];
  private readonly axesTop: number;
  private readonly upgrades = new Map<string, string>();
  private readonly figures = new Map<string, Map<string, number>>();

  constructor(axesTop: number) {
    this.axesTop = axesTop;
    for (const [figure, count] of Object.entries(OWN_FIGURES)) this.add(figure, 'reserve', count);
  }

  stat(stat: StatId): number {
    const step = this.steps[stat];
    return stat === 'axes' && step === TOP ? this.axesTop : TRACKS[stat][step];
  }

  /** Stats that rise no further (BR-1.10). */
  tops(): StatId[] {
    return STATS.filter(stat => this.steps[stat] === TOP);
  }

  /** The card of this name among the upgrades. */
  upgrade(key: string): string | undefined {
    return this.upgrades.get(key);
  }

  has(key: string): boolean {
    return this.upgrades.has(key);
  }

  lay(card: string): void {
    this.upgrades.set(keyOf(card), card);
  }

  takeOff(card: string): boolean {
    return this.upgrades.delete(keyOf(card));
  }

  get cards(): string[] {
    return [...this.upgrades.values()];
  }

  upgradesIn(slot: string): number {
    return [...this.upgrades.keys()].filter(key => UPGRADES[key].slot === slot).length;
  }

  /** The numbers that upgrades of one family give, with their cards: all of them work (BR-8.8). */
  each(family: Readonly<Record<string, number>>): { readonly card: string; readonly number: number }[] {
    return Object.entries(family).flatMap(([key, number]) => {
      const card = this.upgrades.get(key);
      return card === undefined ? [] : [{ card, number }];
    });
  }

  at(place: string, figure: string): number {
    return this.figures.get(place)?.get(figure) ?? 0;
  }

  figuresAt(place: string): [string, number][] {
    return [...(this.figures.get(place) ?? [])];
  }

  count(...places: readonly string[]): number {
    let sum = 0;
    for (const place of places) for (const [, count] of this.figuresAt(place)) sum += count;
    return sum;
  }

  /** Figures in provinces, Yggdrasil and fjords (BR-6.6). */
  get onBoard(): number {
    let sum = 0;
    for (const place of this.figures.keys()) if (PROVINCES.includes(place) || isFjord(place)) sum += this.count(place);
    return sum;
  }

  /** False when so many are not there to be taken away. */
  add(figure: string, place: string, count: number): boolean {
    const there = this.figures.get(place) ?? new Map<string, number>();
    this.figures.set(place, there);
    const sum = (there.get(figure) ?? 0) + count;
    if (sum > 0) there.set(figure, sum);
    else there.delete(figure);
    return sum >= 0;
  }

  /** STR of one figure where it stands. */
  strengthOf(figure: string, place: string): number {
    if (figure === 'warrior' && STRONG_WARRIORS.some(key => this.has(key))) return 2;
    if (figure === 'dark-elf' && place === 'yggdrasil') return DARK_ELF_IN_YGGDRASIL;
    return STRENGTH[figure];
  }

  /** STR of all that stand at these places; Warriors may be worth more in pairs (BR-11.7, BR-C-brothers-in-arms). */
  strength(places: readonly string[]): number {
    let sum = 0;
    for (const place of places) {
      for (const [figure, count] of this.figuresAt(place)) sum += this.strengthOfGroup(figure, place, count);
    }
    return sum;
  }

  private strengthOfGroup(figure: string, place: string, count: number): number {
    const [pair] = figure === 'warrior' ? this.each(PAIR) : [];
    const one = this.strengthOf(figure, place);
    return pair ? Math.floor(count / 2) * pair.number + (count % 2) * one : count * one;
  }
}
