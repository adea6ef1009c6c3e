import { describe, expect, test } from 'vitest';
import { playSeries, type Showing } from '../../bots/arena.ts';
import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { listed } from '../../engine/contract/ask.ts';
import type { Bot } from '../../engine/contract/bot.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { isMotive } from '../../engine/match/motives.ts';
import { effortOf, slowness } from './effort.ts';
import { THOROUGH } from './thorough.ts';
import { type Wandering, wander } from './wander.ts';

/** Milliseconds of the processor that a decision may take, and that decisions take on average. */
const MOST = 5;
const USUAL = 1;
const TIMEOUT = { timeout: 300_000 };

/** Half of the games are played, all of them with LAWS=full. */
const some = (games: number): number => (THOROUGH ? games : Math.ceil(games / 2));
/** Of so many questions one is asked twice, or timed; every one with LAWS=full. */
const BETWEEN = THOROUGH ? 1 : 4;

export interface BotCase {
  /** How many games by luck are played, to come to every question, to compare answers, and to take the time. */
  readonly games: { readonly legal: number; readonly twice: number; readonly timed: number };
  readonly packs?: Wandering['packs'];
  readonly last?: Wandering['last'];
  /** Questions that never have more than one answer. */
  readonly unasked?: readonly string[];
  /** It answers by the view alone, whatever luck it is given. */
  readonly luckless?: boolean;
  /** The bot leads its games itself: where luck alone would see little of a long game. */
  readonly leads?: boolean;
}

/** Every bot of a game answers everything that luck may lead to: with listed choices, alike, and at once. */
export function botSuite(
  game: GameModule,
  { games, packs, last, unasked = [], luckless = false, leads = false }: BotCase,
): void {
  const { rules, bots } = game;
  const prompts = Object.keys(rules.vocabulary?.prompts ?? {});
  const through = (bot: Bot, seed: string, many: number): Wandering => ({
    seed,
    games: many,
    ...(packs && { packs }),
    ...(last && { last }),
    ...(leads && { guide: bot }),
  });

  describe.each(Object.entries(bots))('%s, wherever luck may lead', TIMEOUT, (_, bot) => {
    test('answers every question of the game with a listed choice', () => {
      const missing = new Set(prompts.filter(prompt => !unasked.includes(prompt)));
      const chance = new FastChance('bot');
      // Luck may be late with a rare question: it is waited for a while.
      for (const { view, ask, game: at } of wander(rules, through(bot, 'legal', 5 * games.legal))) {
        if (at >= games.legal && missing.size === 0) break;
        missing.delete(ask.prompt);
        const choice = bot.choose(view, ask, chance);
        if (!listed(ask, choice)) expect.fail(`${ask.prompt}: ${JSON.stringify(choice)} is not listed`);
        const motive = bot.motive?.(view, ask, choice) ?? null;
        if (motive !== null && !isMotive(rules.vocabulary, motive))
          expect.fail(`${ask.prompt}: the motive "${motive}"`);
      }
      expect([...missing], 'never asked').toEqual([]);
    });

    test('answers the same view alike, and leaves it as it was', () => {
      let [met, asked] = [0, 0];
      for (const { view, ask } of wander(rules, through(bot, 'twice', some(games.twice)))) {
        if (met++ % BETWEEN > 0) continue;
        const before = JSON.stringify(view);
        const first = bot.choose(view, ask, new FastChance('one'));
        if (JSON.stringify(view) !== before) expect.fail(`${ask.prompt}: the view has been changed`);
        const again = bot.choose(JSON.parse(before), ask, new FastChance(luckless ? 'other' : 'one'));
        expect(again).toEqual(first);
        asked++;
      }
      expect(asked).toBeGreaterThan(some(games.twice));
    });

    test(`takes less than ${MOST} ms of the processor for any decision`, () => {
      const chance = new FastChance('bot');
      const slower = slowness();
      let [met, asked, total] = [0, 0, 0];
      for (const { view, ask } of wander(rules, through(bot, 'time', some(games.timed)))) {
        if (met++ % BETWEEN > 0) continue;
        const ms = effortOf(() => bot.choose(view, ask, chance), USUAL * slower);
        if (ms >= MOST * slower) expect.fail(`${ask.prompt}: ${ms.toFixed(1)} ms`);
        asked++;
        total += ms;
      }
      expect(total / asked).toBeLessThan(USUAL * slower);
    });
  });
}

export interface StrengthCase {
  /** The bot by its level. */
  readonly level: string;
  /** How many of so many games against luck alone it has to win, by the number of seats. */
  readonly wins: readonly { readonly seats: number; readonly games: number; readonly share: number }[];
  /**
   * What it scores on average at a table of its kind, from every source but those that are seldom worth it; for games
   * that count points.
   */
  readonly alike?: {
    readonly seats: number;
    readonly games: number;
    readonly score: number;
    readonly seldom?: readonly string[];
  };
}

/** A bot plays far better than luck does, with rotated seats, and as people do among its kind. */
export function strengthSuite({ rules, bots }: GameModule, { level, wins, alike }: StrengthCase): void {
  const series = (lineup: readonly string[], games: number): Showing => {
    const all = { [level]: bots[level], random };
    const [showing] = playSeries({ rules, bots: all, lineup, games, seed: 'strength' });
    return showing;
  };

  const played = wins.map(each => ({ ...each, games: some(each.games) }));
  test.each(played)('against luck it wins $share of $games games of $seats', TIMEOUT, ({ seats, games, share }) => {
    const luck = new Array<string>(seats - 1).fill('random');
    expect(series([level, ...luck], games).winShare).toBeGreaterThanOrEqual(share);
  });

  if (!alike) return;
  test('a whole table of its kind scores as people do, from every source there is', TIMEOUT, () => {
    const { seats, games, score, seldom = [] } = alike;
    const { meanScore, sources } = series(new Array<string>(seats).fill(level), some(games));
    expect(meanScore).toBeGreaterThan(score);
    for (const [source, points] of Object.entries(sources)) {
      if (!seldom.includes(source)) expect(points, source).toBeGreaterThan(1);
    }
  });
}
