import { expect, it } from 'vitest';
import { leadsOf } from './leads.ts';

it('every throw is in one of the leads', () => {
  for (const free of [true, false]) {
    const leads = leadsOf([10, 20, 30, 40], [10, 12], free);
    expect(leads.map(({ chance }) => chance).reduce((a, b) => a + b)).toBeGreaterThanOrEqual(98);
  }
});

it('a draw is the attacker’s with free folk, and the defender’s with a lord', () => {
  const drawn = (free: boolean) => leadsOf([10], [10], free).find(({ chance }) => chance === 100);
  expect(drawn(true)).toMatchObject({ attacker: true, from: 0 });
  expect(drawn(false)).toMatchObject({ attacker: false, from: 0 });
});
