import { expect, test } from 'vitest';
import { table } from './testing.ts';

test('the pillage of Andlang, as the rulebooks tell it [BR-10.1, BR-10.2, BR-10.3, BR-11.7, BR-12.1, BR-12.4, BR-12.5, BR-12.8, BR-12.13]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    age: 2,
    turn: 'wolf',
    tokens: { andlang: 'axes' },
    pillaged: ['horgr'],
    clans: {
      wolf: { figures: { 'fjord-sw': { ship: 1 }, yggdrasil: { warrior: 2 } }, hand: ['a2-tyrs-crush'] },
      raven: { figures: { gimle: { warrior: 1 }, yggdrasil: { warrior: 1 } }, hand: ['a1-troll'] },
      serpent: { figures: { horgr: { leader: 1 } } },
    },
  });
  t.does('wolf', { kind: 'pillage', province: 'andlang' });
  t.does('raven', { kind: 'join', figure: 'warrior', from: 'gimle' });
  t.does('wolf', { kind: 'join', figure: 'warrior', from: 'yggdrasil' });
  t.does('raven', { kind: 'join', figure: 'warrior', from: 'yggdrasil' });
  expect(t.told('strength-compared')[0].sides).toEqual([
    { seat: 0, figures: 3, cards: 4, total: 7 },
    { seat: 1, figures: 2, cards: 0, total: 2 },
  ]);
  expect(t.figures('raven', 'valhalla')).toEqual({ warrior: 2 });
  expect(t.hand('raven')).toEqual(['a1-troll']);
  expect(t.view().discard).toEqual(['a2-tyrs-crush']);
  expect(t.clan('wolf').stats.axes.value).toBe(4);
  expect(t.clan('wolf').glory).toBe(4);
  expect(t.view().provinces.find(p => p.id === 'andlang')?.pillaged).toBe(true);
});
