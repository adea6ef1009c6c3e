import { expect, test } from 'vitest';
import { random } from '../../bots/random.ts';
import { FastChance } from '../../engine/chance/chance.ts';
import { isAwaited } from '../../engine/contract/ask.ts';
import type { Fact } from '../../engine/contract/facts.ts';
import type { GameModule } from '../../engine/contract/game.ts';
import { Match } from '../../engine/match/match.ts';
import { type Speaker, speakerFor } from '../../engine/text/text.ts';
import type { FactLook } from '../table/table-module.ts';

/** A game that luck alone has played to its end. */
export function playedByLuck({ rules }: GameModule, seats: number): Match {
  const match = Match.begin(rules, { seats, seed: 'by luck', chance: 'fast' });
  const luck = new FastChance('luck');
  for (let asks = match.decisions(); asks.length > 0; asks = match.decisions()) {
    const ask = asks.find(isAwaited) ?? asks[0];
    match.choose(ask.seat, random.choose(match.view(ask.seat), ask, luck));
  }
  return match;
}

/** What a game says of the looks of its facts: their worth adds up to the score sheet, and the parts of a game have titles. */
export function factLookSuite<F extends Fact>(
  game: GameModule,
  factLook: (fact: F, speaker: Speaker) => FactLook,
  chapters: readonly string[],
): void {
  test('the worth of all facts is what the score sheet says, and every part of the game has its title', async () => {
    const seats = game.rules.seats.max;
    const match = playedByLuck(game, seats);
    const speaker = await speakerFor(game, 'en', match.view(0));
    const looks = match.factsFor(0).map(({ fact }) => factLook(fact as F, speaker));
    const totals = new Array<number>(seats).fill(0);
    for (const { points = [] } of looks) for (const [seat, won] of points) totals[seat] += won;
    expect(totals).toEqual(match.result()?.totals);
    expect(looks.flatMap(({ chapter }) => chapter ?? [])).toEqual(chapters);
  });
}
