import { expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import type { Ask } from '../../../../engine/contract/ask.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { START } from '../../../../kit/table/play/touching.ts';
import { expectAllReached } from '../../../../kit/test/reached.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { reavers } from '../../rules/index.ts';
import { curious } from './curious.ts';
import { touching } from './play.ts';

type OwnAsk = Ask<ReaversChoice>;

/** Every question of a few games that are played by chance. */
function* questions(seats: number) {
  const chance = new FastChance(`targets ${seats}`);
  for (let game = 0; game < 4; game++) {
    const state = reavers.setup(
      readOptions(reavers.options, undefined, seats),
      seats,
      chance,
      new Facts<ReaversFact>(),
    );
    for (;;) {
      const [ask] = reavers.decisions(state) as readonly OwnAsk[];
      if (!ask) break;
      yield { ask, view: reavers.view(state, ask.seat) };
      reavers.apply(state, ask.seat, ask.choices[chance.below(ask.choices.length)], chance);
    }
  }
}

it.each([2, 3, 4])('with %i seats, touching lit things reaches every listed choice and nothing else', seats => {
  let asked = 0;
  for (const { ask, view } of questions(seats)) {
    expectAllReached(touching, ask, view);
    asked++;
  }
  expect(asked).toBeGreaterThan(400);
});

it('what is not lit is asked for in the words of the rules', () => {
  const [{ ask, view }] = questions(3);
  expect(curious('space:keeps', START, ask, view)).toEqual({ kind: 'select', space: 'keeps' });
  expect(curious('die:red-ship', START, ask, view)).toEqual({ kind: 'spend', die: 'red-ship' });
  expect(curious('die:red-ship', { mode: null, touched: ['artefact:hringhorni'] }, ask, view)).toEqual({
    kind: 'store',
    artefact: 'hringhorni',
    die: 'red-ship',
  });
});

it('in the set-up what uses the last reaver is shown first: the next seat draws at once, and nothing is taken back', () => {
  const shown = new Set<string>();
  for (const { ask, view } of questions(3)) {
    const setUp = view.frames.some(({ kind }) => kind === 'opening');
    for (const choice of ask.choices) {
      if (!touching.planned?.(choice, view)) continue;
      expect(setUp, JSON.stringify(choice)).toBe(true);
      shown.add(`${choice.kind} of ${ask.args?.left ?? 1}`);
    }
  }
  expect([...shown].sort()).toEqual(['specialise of 1', 'take-die of 1']);
});
