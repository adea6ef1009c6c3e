import { expect, test } from 'vitest';
import { table } from '../testing.ts';
import { cardsNamed, draftAll } from './look.ts';

const HANDS = {
  wolf: { hand: ['a1-troll', 'a1-tyrs-bash', 'a1-alfheim'] },
  raven: { hand: ['a1-lokis-trickery', 'a1-friggas-charm'] },
  serpent: { hand: ['a1-odins-smite'] },
};

test('all pick at the same time the one card they keep, or none; who has none is not asked [BR-13.1]', () => {
  const t = table(['wolf', 'raven', 'serpent', 'bear'], { phase: 'discard', clans: HANDS });
  expect(t.asked()).toEqual(['wolf keep-card', 'raven keep-card', 'serpent keep-card']);
  const keeping = HANDS.wolf.hand.map(card => ({ kind: 'keep-card', card }));
  expect(t.choices('wolf')).toEqual([...keeping, { kind: 'decline' }]);
  t.refused('wolf', { kind: 'keep-card', card: 'a1-lokis-trickery' });
  t.refused('wolf', { kind: 'pass' });
  t.does('wolf', { kind: 'keep-card', card: 'a1-troll' });
  // Sealed: nothing moves, and the mind may be changed, until the last is in.
  expect(t.hand('wolf')).toHaveLength(3);
  expect(cardsNamed(t.view('raven'))).toEqual(HANDS.raven.hand);
  t.does('wolf', { kind: 'keep-card', card: 'a1-alfheim' });
  t.does('raven', { kind: 'decline' });
  t.does('serpent', { kind: 'keep-card', card: 'a1-odins-smite' });
  expect(t.clans.map(clan => t.hand(clan))).toEqual([['a1-alfheim'], [], ['a1-odins-smite'], []]);
});

test('a hand of equal cards is asked as well, so that nobody can tell [BR-13.1]', () => {
  const t = table(['wolf', 'raven', 'serpent', 'bear'], {
    phase: 'discard',
    clans: { wolf: { hand: ['a1-alfheim', 'a1-alfheim'] } },
  });
  expect(t.asked()).toEqual(['wolf keep-card']);
  t.does('wolf', { kind: 'keep-card', card: 'a1-alfheim' });
  expect(t.hand('wolf')).toEqual(['a1-alfheim']);
});

test('what is laid down is seen by nobody else [BR-13.2]', () => {
  const t = table(['wolf', 'raven', 'serpent'], { phase: 'discard', clans: HANDS });
  const away = t.view().away;
  t.does('raven', { kind: 'keep-card', card: 'a1-friggas-charm' });
  t.does('serpent', { kind: 'keep-card', card: 'a1-odins-smite' });
  const heard = t.overheard('wolf', { kind: 'keep-card', card: 'a1-troll' }, 'serpent');
  expect(heard).toContainEqual({ kind: 'cards-laid-down', seat: 0, count: 2 });
  expect(heard).toContainEqual({ kind: 'cards-laid-down', seat: 1, count: 1 });
  // Serpent, by now in the next draft, hears of its own new cards and of no others.
  expect(cardsNamed(heard).filter(card => card.startsWith('a1-'))).toEqual([]);
  expect(cardsNamed(t.view('serpent')).filter(card => card.startsWith('a1-'))).toEqual(['a1-odins-smite']);
  expect(t.view().discard).toEqual([]);
  expect(t.view().away - away).toBe(2 + 1 + 2);
});

test('the kept card is there again in the next Age [BR-13.1, BR-4.6]', () => {
  const t = table(['wolf', 'raven', 'serpent'], { phase: 'discard', clans: HANDS });
  t.does('wolf', { kind: 'keep-card', card: 'a1-troll' });
  t.does('raven', { kind: 'keep-card', card: 'a1-friggas-charm' });
  t.does('serpent', { kind: 'keep-card', card: 'a1-odins-smite' });
  draftAll(t);
  expect([t.view().age, t.view().phase]).toEqual([2, 'action']);
  expect(t.hand('wolf')).toHaveLength(7);
  expect(t.hand('wolf')).toContain('a1-troll');
});

test('after Age 3 every card goes, also a single one, and nobody is asked [BR-13.3]', () => {
  const t = table(['wolf', 'raven', 'serpent', 'bear'], { age: 3, phase: 'discard', clans: HANDS });
  expect(t.asked()).toEqual([]);
  expect(t.clans.map(clan => t.clan(clan).hand)).toEqual([0, 0, 0, 0]);
  expect(t.told('cards-laid-down').map(({ seat, count, kept }) => [seat, count, kept])).toEqual([
    [0, 3, null],
    [1, 2, null],
    [2, 1, null],
  ]);
});
