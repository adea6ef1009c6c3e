import { expect, it } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import { forbidden } from '../../engine/contract/explain.ts';
import type { Rules } from '../../engine/contract/rules.ts';
import { foreseer, reckoner } from './foresee.ts';

const listed: Choice = { kind: 'sail' };
const barred: Choice = { kind: 'fly' };

function told() {
  const asked: string[] = [];
  const explain: Rules['explain'] = (_view, _seat, subject) => {
    const { kind } = subject.choice as Choice;
    asked.push(kind);
    return kind === 'fly' ? forbidden([{ clause: 'X-1', reason: 'no-wings' }]) : forbidden([]);
  };
  return { asked, rules: { explain } as Rules };
}

it('tells what is against an answer as the rules do, and asks them once', () => {
  const { asked, rules } = told();
  const foresee = foreseer(rules, {}, 0);
  expect(foresee(listed).reasons).toEqual([]);
  expect(foresee(barred).reasons).toEqual([{ clause: 'X-1', reason: 'no-wings' }]);
  foresee(barred);
  expect(asked).toEqual(['sail', 'fly']);
});

it('a spectator is told nothing', () => {
  const { asked, rules } = told();
  expect(foreseer(rules, {}, null)(barred)).toEqual(forbidden([]));
  expect(asked).toEqual([]);
});

it('a number is told by the view it is asked of, and is none where the rules know none', () => {
  const explain: Rules['explain'] = (view, _seat, { about }) => {
    if (about !== 'taxes') throw new Error('no such number');
    return { ...forbidden([]), total: view as number };
  };
  const reckon = reckoner({ explain } as Rules, null);
  expect([1, 2].map(view => reckon(view, { about: 'taxes' })?.total)).toEqual([1, 2]);
  expect(reckon(1, { about: 'wind' })).toBeNull();
});
