import { expect, it } from 'vitest';
import type { View } from '../../rules/view.ts';
import { doer } from './index.ts';

const view = { lords: { eurich: { seat: 2 }, krosen: { seat: 0 } } } as unknown as View;

it('an act is that of the seat whose lord it names, and of nobody where no lord acts', () => {
  expect(doer({ kind: 'taxed', lord: 'eurich', level: 'normal' }, view)).toBe(2);
  expect(doer({ kind: 'battle', attacker: 'krosen', defender: 'eurich', place: 'vaasa' }, view)).toBe(0);
  expect(doer({ kind: 'battle', attacker: 'barbarians', defender: 'eurich', place: 'vaasa' }, view)).toBeNull();
  expect(doer({ kind: 'phase-began', phase: 'taxes' }, view)).toBeNull();
});
