import { expect, it } from 'vitest';
import { random } from '../../../../bots/random.ts';
import { type LookOf, Scribe } from '../../../../client/table/saga/lines.ts';
import { pointsOverTime } from '../../../../client/table/score/points.ts';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Match } from '../../../../engine/match/match.ts';
import { speakerFor } from '../../../../engine/text/text.ts';
import { game } from '../../index.ts';
import { reavers } from '../../rules/index.ts';
import { factLook } from './fact-look.ts';

it('tells the worth of every fact: the lines of Glory end where the score sheet does', async () => {
  const match = Match.begin(reavers, { seats: 3, seed: 'worth', chance: 'fast' });
  const luck = new FastChance('luck');
  for (let asks = match.decisions(); asks.length > 0; asks = match.decisions()) {
    const ask = asks.find(({ answered }) => !answered) ?? asks[0];
    match.choose(ask.seat, random.choose(match.view(ask.seat), ask, luck));
  }
  const scribe = new Scribe(await speakerFor(game, 'en', match.view(0)), factLook as LookOf);
  const points = pointsOverTime(match.factsFor(0), scribe, 3);
  expect(points?.lines.map(line => line.at(-1))).toEqual(match.result()?.totals);
  expect(points?.chapters.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map(round => `Round ${round}`));
});
