import { expect, it } from 'vitest';
import { scandinavia } from '../../rules/index.ts';
import { table } from '../../rules/testing.ts';
import type { View } from '../../rules/view.ts';
import { explained } from './useExplained.ts';

it('numbers are those of what is seen, not of how the table stands by now', () => {
  const t = table(['meloch', 'sandra'], { phase: 'taxes', part: 'meloch' });
  const totals = (view: View) =>
    explained({ view, reckon: (seen, subject) => scandinavia.explain(seen, seen.seat, subject) }, [
      { about: 'commoners', region: 'eesti', against: 'sandra' },
    ]).map(answer => answer?.total);
  const before = t.view('sandra');
  const told = totals(before);
  t.does('meloch', { kind: 'tax', level: 'plunder' });
  expect(totals(t.view('sandra'))).not.toEqual(told);
  expect(totals(before)).toEqual(told);
});
