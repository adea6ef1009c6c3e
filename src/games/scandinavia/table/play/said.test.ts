import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { followsFrom, inOrder, justTried, mainOf } from './said.ts';

it('levels of taxes stand from the lightest to the heaviest, whichever is listed first', () => {
  expect(inOrder(['tax:normal', 'tax:none', 'tax:light', 'tax:heavy', 'tax:plunder', 'say:as-last-turn'])).toEqual([
    'tax:none',
    'tax:light',
    'tax:normal',
    'tax:heavy',
    'tax:plunder',
    'say:as-last-turn',
  ]);
  expect(inOrder(['say:done', 'piece:orc'])).toEqual(['say:done', 'piece:orc']);
});

it('who can pay for all of them is led to pay, and otherwise to what does something', () => {
  expect(mainOf(['say:settle', 'say:pay-all'])).toBe('say:pay-all');
  expect(mainOf(['say:settle'])).toBe('say:settle');
  expect(mainOf(['say:done', 'say:to-battle'])).toBe('say:to-battle');
  expect(mainOf(['say:done', 'piece:orc'])).toBe('say:done');
  expect(mainOf(['tax:light'])).toBeUndefined();
  // Heroes are sought for nothing: who goes past them gives something up.
  expect(mainOf(['say:to-troops', 'say:every-temple', 'say:dismiss'])).toBe('say:every-temple');
  expect(mainOf(['say:to-troops', 'say:dismiss'])).toBe('say:to-troops');
  // One thing to build among others; it is no way on.
  expect(mainOf(['say:done', 'building:mill', 'say:demolish', 'say:engines'])).toBe('say:done');
  expect(mainOf(['say:done', 'say:not-again', 'say:call-forests'], 'window')).toBe('say:done');
});

it('whoever may still march or sail is led to the map, and not past it', () => {
  expect(mainOf(['say:to-battle', 'say:gift'], 'orders', true)).toBeUndefined();
  expect(mainOf(['say:to-battle', 'say:gift'], 'orders', false)).toBe('say:to-battle');
  expect(mainOf(['say:land-all', 'land:viking', 'say:done'], 'fleet', true)).toBeUndefined();
  expect(mainOf(['say:board-all', 'say:done'], 'fleet', true)).toBe('say:board-all');
  expect(mainOf(['say:land-all', 'say:done'], 'fleet', false)).toBe('say:land-all');
});

it('what only follows from an act is not said in its place', () => {
  const follows = (fact: ScandinaviaFact) => followsFrom(fact);
  expect(follows({ kind: 'prosperity', region: 'jylland', change: -1, to: 16, cause: 'recruiting' })).toBe(true);
  expect(follows({ kind: 'gained', lord: 'meloch', gold: 4, cause: 'discovery' })).toBe(true);
  expect(follows({ kind: 'gained', lord: 'meloch', gold: 21, cause: 'taxes' })).toBe(false);
  expect(follows({ kind: 'conquered', lord: 'meloch', region: 'kurlann', from: 'commoners' })).toBe(false);
});

it('whoever threw a die for a hero or for troops reads below the next question what it said', () => {
  const hero: ScandinaviaFact = { kind: 'hero-tried', lord: 'eurich', region: 'noorland', die: 5, creed: 6 };
  const tried: ScandinaviaFact = { kind: 'recruit-tried', lord: 'eurich', region: 'noorland', die: 10, frequency: 9 };
  const other: ScandinaviaFact = { kind: 'prosperity', region: 'noorland', change: -1, to: 11, cause: 'recruited' };
  expect(justTried('troops', [tried, other])).toEqual([tried]);
  expect(justTried('troops', [hero, hero])).toEqual([hero, hero]);
  expect(justTried('troops', [hero, hero, hero])).toEqual([]);
  expect(justTried('construction', [tried])).toEqual([]);
});
