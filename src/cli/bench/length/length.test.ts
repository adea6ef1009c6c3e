import { expect, it } from 'vitest';
import { undisturbed } from './length.ts';

it('leaves out what a busy machine adds here and there, and nothing that is there each time', () => {
  const quiet = [100, 200, 100, 400];
  const disturbed = [
    [100, 950, 100, 480],
    [170, 200, 900, 400],
    [800, 230, 120, 410],
  ];
  expect(undisturbed(disturbed)).toBe(undisturbed([quiet]));
  expect(undisturbed(disturbed.map(round => round.map(one => one + 60)))).toBe(undisturbed([quiet]) + 60);
});
