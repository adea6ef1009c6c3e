import { describe, expect, test } from 'vitest';
import { table } from '../testing.ts';
import { draftAll, passAll, province } from './look.ts';

test('Gimle falls in Age 2 with two Wolves and two Ravens: 6 Glory each (example g13) [BR-15.1, BR-15.2, BR-15.3, BR-15.4]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    age: 2,
    phase: 'ragnarok',
    ragnarok: ['horgr', 'gimle', 'andlang'],
    destroyed: ['horgr'],
    clans: {
      wolf: { figures: { gimle: { warrior: 1 }, 'fjord-nw': { ship: 1 } } },
      raven: { figures: { gimle: { warrior: 2 }, myrkulor: { leader: 1 } } },
      serpent: { figures: { andlang: { warrior: 1 } } },
    },
  });
  expect(province(t, 'gimle').destroyed).toBe(true);
  const fallen = t.told('destroyed').map(({ seat, figure, at, count }) => [seat, figure, at, count]);
  expect(fallen).toEqual([
    [0, 'warrior', 'gimle', 1],
    [0, 'ship', 'fjord-nw', 1],
    [1, 'warrior', 'gimle', 2],
  ]);
  expect(t.told('released').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(t.clans.map(clan => t.clan(clan).glory)).toEqual([6, 6, 0]);
  expect(t.told('doom-moved')).toEqual([{ kind: 'doom-moved', province: 'andlang' }]);
  // Who stood elsewhere stands there still.
  expect(t.figures('raven', 'myrkulor')).toEqual({ leader: 1 });
  expect(t.figures('serpent', 'andlang')).toEqual({ warrior: 1 });
});

test('the province stands and the marker lies on it until it is known who is saved [BR-15.2, BR-15.4]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    age: 2,
    phase: 'ragnarok',
    ragnarok: ['horgr', 'gimle', 'elvagar'],
    clans: { wolf: { upgrades: ['a3-volur-witch'], figures: { gimle: { 'volur-witch': 1, warrior: 1 } } } },
  });
  expect(t.choices('wolf')).toEqual([{ kind: 'retreat', figure: 'volur-witch' }, { kind: 'decline' }]);
  expect(province(t, 'gimle').destroyed).toBe(false);
  expect(t.view().doomed?.province).toBe('gimle');
  const then = t.does('wolf', { kind: 'retreat', figure: 'volur-witch' }).map(({ kind }) => kind);
  expect(then.filter(kind => /^(moved|province-destroyed|destroyed|glory|doom-moved)$/.test(kind))).toEqual([
    'moved',
    'province-destroyed',
    'destroyed',
    'glory',
    'doom-moved',
  ]);
  expect(province(t, 'gimle').destroyed).toBe(true);
  expect(t.view().doomed?.province).toBe('elvagar');
});

test('what Ragnarök took is gone for the rest of the game [BR-15.1]', () => {
  const t = table(['wolf', 'raven'], {
    phase: 'ragnarok',
    ragnarok: ['gimle', 'horgr', 'elvagar'],
    clans: { wolf: { figures: { andlang: { warrior: 1 } } } },
  });
  for (const age of [2, 3]) {
    draftAll(t);
    expect([t.view().age, t.view().phase]).toEqual([age, 'action']);
    const first = t.clans[t.view().first];
    expect(t.why(first, { kind: 'invade', figure: 'warrior', to: 'gimle' })).toContain('BR-2.6');
    expect(t.of(first, 'invade').map(choice => choice.to)).not.toContain('gimle');
    passAll(t);
    if (age === 2) for (const clan of t.clans) t.does(clan, t.choices(clan)[0]);
  }
  const gone = t.view().provinces.filter(p => p.destroyed);
  expect(gone.map(p => p.id).sort()).toEqual(['elvagar', 'gimle', 'horgr']);
});

test('every figure of every clan in the province and its fjord dies, a Ship though Myrkulor stands [BR-15.2]', () => {
  const t = table(['wolf', 'raven', 'serpent', 'bear'], {
    phase: 'ragnarok',
    ragnarok: ['gimle', 'horgr', 'elvagar'],
    clans: {
      wolf: {
        upgrades: ['a1-sea-serpent'],
        figures: { gimle: { leader: 1 }, 'fjord-nw': { ship: 1, 'sea-serpent': 1 } },
      },
      raven: { figures: { 'fjord-nw': { ship: 1 }, myrkulor: { warrior: 1 } } },
      serpent: { figures: { gimle: { warrior: 2 }, 'fjord-sw': { ship: 1 } } },
      bear: { figures: { yggdrasil: { leader: 1 } } },
    },
  });
  expect(t.told('province-destroyed')).toEqual([{ kind: 'province-destroyed', province: 'gimle', count: 6 }]);
  expect(t.told('destroyed').map(({ seat, figure, count }) => [seat, figure, count])).toEqual([
    [0, 'leader', 1],
    [0, 'ship', 1],
    [0, 'sea-serpent', 1],
    [1, 'ship', 1],
    [2, 'warrior', 2],
  ]);
  expect(province(t, 'myrkulor').destroyed).toBe(false);
  expect(t.figures('raven', 'myrkulor')).toEqual({ warrior: 1 });
  expect(t.figures('serpent', 'fjord-sw')).toEqual({ ship: 1 });
  expect(t.figures('bear', 'yggdrasil')).toEqual({ leader: 1 });
});

describe.each([
  [1, 2],
  [2, 3],
  [3, 4],
])('Age %i', (age, glory) => {
  test(`a figure that falls in Ragnarök brings ${glory} Glory, a Monster as well (example g17) [BR-15.3]`, () => {
    const t = table(['wolf', 'raven'], {
      age,
      phase: 'ragnarok',
      ragnarok: ['horgr', 'utgard', 'elvagar'].with(age - 1, 'gimle'),
      clans: {
        wolf: { figures: { gimle: { warrior: 1 } } },
        raven: { upgrades: ['a1-troll'], figures: { gimle: { troll: 1, warrior: 2 } } },
      },
    });
    expect([t.clan('wolf').glory, t.clan('raven').glory]).toEqual([glory, 3 * glory]);
    expect(t.view().ragnarok[age - 1].glory).toBe(glory);
  });
});

test.each([
  [1, ['horgr']],
  [2, ['elvagar']],
  [3, []],
])('after the Ragnarök of Age %i the doom marker stands on %j [BR-15.4]', (age, next) => {
  const t = table(['wolf', 'raven'], { age, phase: 'ragnarok', ragnarok: ['gimle', 'horgr', 'elvagar'] });
  expect(t.told('doom-moved').map(fact => fact.province)).toEqual(next);
});
