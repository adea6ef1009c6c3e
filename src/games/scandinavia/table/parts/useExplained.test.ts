import { expect, it } from 'vitest';
import { table } from '../../rules/testing.ts';
import { explained } from './useExplained.ts';

const totals = (answers: ReturnType<typeof explained>) => answers.map(answer => answer?.total);

it('numbers are those of what is seen, not of how the table stands by now', () => {
  const t = table(['meloch', 'sandra'], { phase: 'taxes', part: 'meloch' });
  const questions = [
    { about: 'commoners', region: 'eesti', against: 'sandra' },
    { about: 'tax', region: 'glorien' },
  ];
  const before = t.view('sandra');
  const told = explained(before, questions);
  t.does('meloch', { kind: 'tax', level: 'plunder' });
  expect(totals(explained(t.view('sandra'), questions))).not.toEqual(totals(told));
  expect(explained(before, questions)).toEqual(told);
  expect(told[1]).toBeNull();
});
