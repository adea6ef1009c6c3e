import { describe, expect, it } from 'vitest';
import { random } from '../../../../bots/random.ts';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Match } from '../../../../engine/match/match.ts';
import { game } from '../../index.ts';
import type { BloodRageFact } from '../../rules/facts.ts';
import type { View } from '../../rules/view.ts';
import { passedOn } from './passed-on.ts';

const ownOf = (match: Match, seat: number) => (match.view(seat) as View).own;
const heardBy = (match: Match, seat: number) => match.factsFor(seat).map(({ fact }) => fact as BloodRageFact);

/** The first draft of a game, after so many rounds of it. */
function drafted(seats: number, rounds: number): Match {
  const match = Match.begin(game.rules, { seats, seed: `passed on ${seats}` });
  const luck = new FastChance('passed on');
  for (let answers = 0; answers < rounds * seats; answers++) {
    const ask = match.decisions().find(({ answered }) => !answered);
    if (ask) match.choose(ask.seat, random.choose(match.view(ask.seat), ask, luck));
  }
  return match;
}

describe('what a seat has passed on', () => {
  it('is nothing before the first gift is kept', () => {
    expect(passedOn(heardBy(drafted(4, 0), 1), 1, 4)).toEqual([]);
  });

  it.each([
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 4],
    [4, 1],
    [4, 3],
    [4, 5],
  ])('of %i seats after %i rounds: the very packs that the others hold now', (seats, rounds) => {
    const match = drafted(seats, rounds);
    for (let seat = 0; seat < seats; seat++) {
      const packs = passedOn(heardBy(match, seat), seat, seats);
      expect(packs).toHaveLength(Math.min(rounds, seats - 1));
      for (const { holder, cards, left } of packs) {
        const held = ownOf(match, holder)?.pack ?? [];
        expect(held).toHaveLength(left);
        expect(cards).toEqual(expect.arrayContaining([...held]));
      }
      // The newest has not been touched by anybody since.
      expect([...packs[0].cards].sort()).toEqual([...(ownOf(match, (seat + 1) % seats)?.pack ?? [])].sort());
    }
  });

  it('begins anew with each age', () => {
    const facts: BloodRageFact[] = [
      { kind: 'dealt', seat: 0, count: 2, cards: ['a', 'b'] },
      { kind: 'drafted', seat: 0, count: 1, cards: ['a'] },
      { kind: 'handed', seat: 0, count: 1, cards: ['c'] },
      { kind: 'age-began', age: 2 },
      { kind: 'dealt', seat: 0, count: 2, cards: ['d', 'e'] },
    ];
    expect(passedOn(facts, 0, 2)).toEqual([]);
    expect(passedOn(facts.slice(0, 3), 0, 2)).toEqual([{ holder: 1, cards: ['b'], left: 1 }]);
  });
});
