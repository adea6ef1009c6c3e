import { describe, expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/chance.ts';
import { type Ask, isAwaited } from '../../engine/contract/ask.ts';
import type { Stacked } from '../../engine/contract/frames.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { type Options, readOptions } from '../../engine/contract/options.ts';

export interface KnowledgeCase {
  readonly seats: number;
  readonly seed: string;
  readonly options?: Options;
}

/** What a game tells a bot that thinks ahead is true of a whole game that its quick policy plays. */
export function knowledgeSuite(
  { rules, bots, knowledge = {} }: GameModule,
  { seats, seed, options }: KnowledgeCase,
): void {
  const { policy, prior, deal, stretch, value } = knowledge;
  const first = Object.values(bots)[0];

  /** A game by the quick policy, decision by decision. */
  function play(at: (state: Stacked, ask: Ask, luck: FastChance) => void): void {
    const chance = new FastChance(seed);
    const state = rules.setup(readOptions(rules.options, options, seats), seats, chance);
    for (;;) {
      const ask = rules.decisions(state).find(isAwaited);
      if (!ask) break;
      at(state, ask, chance.fork());
      const view = rules.view(state, ask.seat);
      const choice = policy?.(state, ask, chance.fork()) ?? first.choose(view, ask, chance.fork());
      expect(rules.apply(state, ask.seat, choice, chance)).toBeUndefined();
    }
  }

  describe(`what a bot of ${rules.id} knows`, () => {
    if (policy)
      test('its quick policy answers a state as its player answers the view of that seat, and leaves it alone', () => {
        play((state, ask, luck) => {
          const [saved, before] = [luck.save(), JSON.stringify(state)];
          const quick = policy?.(state, ask, FastChance.load(saved));
          expect(JSON.stringify(state)).toBe(before);
          expect(quick).toEqual(first.choose(rules.view(state, ask.seat), ask, FastChance.load(saved)));
        });
      });

    if (prior)
      test('its first sight is what its player answers, and no other answer is worth more', () => {
        let weighed = 0;
        play((state, ask, luck) => {
          const view = rules.view(state, ask.seat);
          const saved = luck.save();
          const sight = prior?.(view, ask, FastChance.load(saved));
          if (!sight) return;
          expect(sight.answer).toEqual(first.choose(view, ask, FastChance.load(saved)));
          const own = sight.worths.get(sight.answer);
          if (own === undefined) return;
          weighed++;
          expect(own).toBe(Math.max(...sight.worths.values()));
        });
        expect(weighed).toBeGreaterThan(20);
      });

    if (deal)
      test('worlds that it deals look to its seat as the table does, and come by its luck alone', () => {
        play((state, { seat }, luck) => {
          const [saved, view] = [luck.save(), rules.view(state, seat)];
          const world = deal(view, seat, FastChance.load(saved));
          expect(rules.view(world, seat)).toEqual(view);
          expect(deal(rules.view(world, seat), seat, FastChance.load(saved))).toEqual(world);
        });
      });

    if (stretch && value)
      test('a roll-out comes to its stops, and chances of winning there make one', () => {
        const stretches = new Set<number>();
        play(state => {
          const number = stretch?.(state) ?? 0;
          if (stretches.has(number)) return;
          stretches.add(number);
          const before = JSON.stringify(state);
          for (let seat = 0; seat < seats; seat++) {
            const { chances = [] } = value?.(state, seat) ?? {};
            expect(chances).toHaveLength(seats);
            expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
            expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
          }
          expect(JSON.stringify(state)).toBe(before);
        });
        expect(stretches.size).toBeGreaterThan(1);
      });
  });
}
