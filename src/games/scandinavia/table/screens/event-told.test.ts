import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { eventAt, eventTold, familyOf } from './event-told.ts';

const rolled = (die: number, event: string): ScandinaviaFact => ({ kind: 'event-rolled', die, event });
const fallen: ScandinaviaFact = { kind: 'prosperity', region: 'kragh', change: -4, to: 10, cause: 'plague' };

it('tells what the last event has changed, and nothing of what came before or after its phase', () => {
  expect(eventTold([])).toBeNull();
  const facts = [rolled(3, 'double-omens'), fallen, rolled(64, 'plague'), fallen];
  expect(eventTold(facts)).toEqual({ event: 'plague', die: 64, changes: [fallen] });
  const later = [...facts, { kind: 'phase-began', phase: 'dragon' } as const, fallen];
  expect(eventTold(later)?.changes).toEqual([fallen]);
});

it('every number of the cloth has its event and its dye', () => {
  expect([1, 15, 16, 64, 65, 100].map(number => eventAt(number).id)).toEqual([
    'double-omens',
    'double-omens',
    'lull',
    'plague',
    'plague',
    'odin',
  ]);
  expect(familyOf('plague')).toBe('land');
});
