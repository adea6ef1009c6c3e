import { expect, test } from 'vitest';
import type { Reason } from '../../../../engine/contract/explain.ts';
import { START } from '../../../../kit/table/play/touching.ts';
import { bloodRage } from '../../rules/index.ts';
import { type TestTable, table } from '../../rules/testing.ts';
import { curious } from './curious.ts';
import type { Target } from './targets.ts';

/** What stands against something that is not lit. */
function reasonsAgainst(t: TestTable, target: Target, mode: Target | null = null): readonly Reason[] {
  const view = t.view('wolf');
  const ask = t.ask('wolf');
  const choice = ask && curious(target, { ...START, mode }, ask, view);
  if (!choice) throw new Error(`nobody would wonder about ${target}`);
  return bloodRage.explain(view, t.seat('wolf'), { about: 'choice', choice }).reasons;
}

/** The clauses that somebody reads who touches it. */
const against = (...wondering: Parameters<typeof reasonsAgainst>): string[] =>
  reasonsAgainst(...wondering).map(reason => reason.clause);

test('a figure of the reserve is held back by what is against it, not by a place nobody named', () => {
  const full = { elvagar: { warrior: 4 } };
  const horns = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { figures: full } } });
  expect(against(horns, 'reserve:warrior')).toEqual(['BR-6.6']);
  expect(against(horns, 'reserve:ship')).toEqual(['BR-6.6']);

  const poor = table(
    ['wolf', 'raven', 'serpent'],
    {
      age: 2,
      destroyed: ['elvagar', 'angerboda'],
      clans: { wolf: { rage: 1, upgrades: ['a1-sea-serpent', 'a2-experts-in-arms'] } },
    },
    { deadFjords: 'closed' },
  );
  expect(against(poor, 'reserve:warrior')).toEqual(['BR-5.3']);
  expect(against(poor, 'reserve:ship')).toEqual(['BR-5.3']);
  expect(against(poor, 'reserve:sea-serpent')).toEqual(['BR-5.3']);
});

test('a battle card is held back by its kind, and not by what it is not', () => {
  const t = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { hand: ['a1-tyrs-bash', 'a1-alfheim'] } } });
  expect(against(t, 'card:a1-tyrs-bash')).toEqual(['BR-11.1']);
});

test('a kind of action that is off is held back by what is against all of it', () => {
  const nobody = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { rage: 3 } } });
  expect(against(nobody, 'act:march')).toEqual(['BR-7.1']);
  expect(against(nobody, 'act:pillage')).toEqual(['BR-10.1']);
  const full = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { figures: { elvagar: { warrior: 4 } } } } });
  expect(against(full, 'act:invade')).toEqual(['BR-6.6']);
});

test('a kind of action that is off names no place that nobody thought of [BR-7.1, BR-10.1]', () => {
  const words = (t: TestTable, target: Target) =>
    reasonsAgainst(t, target).map(({ reason, args }) => [reason, ...Object.values(args ?? {})].join(' '));
  const nobody = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { rage: 3 } } });
  expect(words(nobody, 'act:march')).toEqual(['nobody-to-march']);
  expect(words(nobody, 'act:pillage')).toEqual(['nobody-to-pillage']);
  // Who stands somewhere is told what is against it there.
  const figures = { gimle: { warrior: 1 } };
  const done = table(['wolf', 'raven', 'serpent'], { pillaged: ['gimle'], clans: { wolf: { rage: 3, figures } } });
  expect(words(done, 'act:pillage')).toEqual(['already-pillaged gimle']);
});

test('a place is held back by what is against the action that was named', () => {
  const figures = { elvagar: { warrior: 1 } };
  const t = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { rage: 3, figures } } });
  // Nobody is there who could march; whether it could be pillaged was not the question.
  expect(against(t, 'place:gimle', 'act:march')).toEqual(['BR-7.1']);
  expect(against(t, 'place:gimle', 'act:pillage')).toEqual(['BR-10.1']);
});

test('a fjord is no province that could be pillaged: it is touched for a Ship', () => {
  const poor = table(['wolf', 'raven', 'serpent'], { clans: { wolf: { rage: 1, upgrades: ['a2-experts-in-arms'] } } });
  const [fjord] = poor.view('wolf').fjords;
  expect(against(poor, `place:${fjord.id}`)).not.toContain('BR-10.1');
});

test('in a battle it is the battle that asks for a card [BR-11.1]', () => {
  const figures = { elvagar: { warrior: 1 } };
  const hand = ['a1-tyrs-bash', 'a1-alfheim'];
  const t = table(['wolf', 'raven'], { clans: { wolf: { figures, hand }, raven: { figures, hand: ['a1-troll'] } } });
  t.does('wolf', { kind: 'pillage', province: 'elvagar' });
  expect(t.ask('wolf')?.prompt).toBe('battle-card');
  expect(t.why('wolf', { kind: 'decline' })).toEqual(['BR-11.1']);
});
