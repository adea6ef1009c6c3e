import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import type { Ask } from '../../../../engine/contract/ask.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { reavers } from '../../rules/index.ts';
import { curious } from './curious.ts';
import { pathOf, retreat, START, stand, touch, type Way } from './targets.ts';
import { whereOf } from './where.ts';

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

describe.each([2, 3, 4])('with %i seats', seats => {
  it('every listed choice is reached by touching what is lit, and nothing else is', () => {
    for (const { ask, view } of questions(seats)) {
      const where = whereOf(view);
      const reached = new Set<ReaversChoice>();
      for (const choice of ask.choices) {
        let way: Way = START;
        for (const target of pathOf(choice, where)) {
          const now = stand(ask, way, where);
          if (now.chosen || now.way.touched.length > way.touched.length + 1) break;
          if (now.way.touched.length > way.touched.length) way = now.way;
          else {
            expect(now.lit, `${ask.prompt} ${JSON.stringify(choice)}`).toContain(target);
            way = touch(now, target);
          }
        }
        const { chosen } = stand(ask, way, where);
        expect(chosen, `${ask.prompt} ${JSON.stringify(way)}`).toBe(choice);
        if (chosen) reached.add(chosen);
      }
      expect(reached.size).toBe(ask.choices.length);
    }
  });

  it('every step can be taken back', () => {
    for (const { ask, view } of questions(seats)) {
      const where = whereOf(view);
      const [first] = stand(ask, START, where).lit;
      const begun = touch(stand(ask, START, where), first);
      expect(retreat(ask, begun, where)).toEqual(START);
    }
  });
});

it('what is not lit is asked for in the words of the rules', () => {
  const [{ ask, view }] = questions(3);
  expect(curious('space:keeps', START, ask, view)).toEqual({ kind: 'select', space: 'keeps' });
  expect(curious('die:red-ship', START, ask, view)).toEqual({ kind: 'spend', die: 'red-ship' });
  expect(curious('die:red-ship', { touched: ['artefact:hringhorni'] }, ask, view)).toEqual({
    kind: 'store',
    artefact: 'hringhorni',
    die: 'red-ship',
  });
});
