/** A log from elsewhere is played again step by step, however it was made: nobody waits for more than one choice of it. */
import { expect, it } from 'vitest';
import { FastChance } from '../chance/chance.ts';
import { pick } from '../conformance/pick.ts';
import { defineGame } from '../contract/play.ts';
import type { Rules } from '../contract/rules.ts';
import { parleyOf } from '../harness/dev/parley.ts';
import { Match } from './match.ts';
import { verify, verifyInSteps } from './verify.ts';

const plain = defineGame(parleyOf([2000])) as unknown as Rules;
let applied = 0;
const rules: Rules = {
  ...plain,
  apply(...given) {
    applied++;
    return plain.apply(...given);
  },
};

it('a log with hundreds of undos that lead far back', () => {
  const match = Match.begin(plain, { seats: 4, seed: 'steps' });
  const chance = new FastChance('steps');
  const play = (choices: number, among: (seat: number) => boolean) => {
    for (let i = 0; i < choices; i++) {
      const asks = match.decisions().filter(({ answered, seat }) => !answered && among(seat));
      if (asks.length === 0) return;
      const { seat, choice } = pick(asks, chance);
      match.choose(seat, choice);
    }
  };
  play(400, () => true);
  // Each takes back what somebody did long ago, and all that came after it.
  for (let i = 0; i < 200; i++) {
    match.undo(i % 4, { consent: true });
    play(3, () => true);
  }
  const { log } = match.save();
  const work = verifyInSteps(rules, log);
  let most = 0;
  let all = 0;
  for (;;) {
    applied = 0;
    const step = work.next();
    most = Math.max(most, applied);
    all += applied;
    if (step.done) {
      expect(step.value.match?.hash()).toBe(match.hash());
      expect(step.value.verdict).toEqual(verify(plain, log));
      break;
    }
  }
  expect(most).toBeLessThanOrEqual(1);
  expect(all).toBeLessThan(40 * log.entries.length);
});
