import { expect, test } from 'vitest';
import { table } from '../testing.ts';

test('two of three Ravens march from Gimle into the two empty villages of far Elvagar (example g04) [BR-7.1, BR-7.2]', () => {
  const t = table(['raven', 'wolf'], {
    clans: { raven: { figures: { gimle: { warrior: 3 } } }, wolf: { figures: { elvagar: { warrior: 2 } } } },
  });
  t.does('raven', { kind: 'march', from: 'gimle', to: 'elvagar' });
  t.does('raven', { kind: 'march-figure', figure: 'warrior' });
  expect(t.figures('raven', 'elvagar')).toEqual({ warrior: 2 });
  // The third has no village to go to: the March is over, for 1 Rage.
  t.refused('raven', { kind: 'march-figure', figure: 'warrior' });
  expect(t.figures('raven', 'gimle')).toEqual({ warrior: 1 });
  expect(t.clan('raven').rage).toBe(5);
  expect(t.told('marched')).toEqual([{ kind: 'marched', seat: 0, from: 'gimle', to: 'elvagar', count: 2, rage: 1 }]);
  expect(t.asked()).toEqual(['wolf action']);
});

test('any number marches from Angerboda to Yggdrasil for 1 Rage (example g05) [BR-7.1, BR-7.2]', () => {
  const t = table(['serpent', 'wolf'], {
    clans: {
      serpent: {
        stats: { horns: 5 },
        upgrades: ['a1-troll'],
        figures: { angerboda: { warrior: 3, leader: 1, troll: 1 } },
      },
      wolf: { stats: { horns: 5 }, figures: { yggdrasil: { warrior: 8, leader: 1 } } },
    },
  });
  t.does('serpent', { kind: 'march', from: 'angerboda', to: 'yggdrasil' });
  for (const figure of ['warrior', 'leader', 'troll', 'warrior', 'warrior']) {
    t.does('serpent', { kind: 'march-figure', figure });
  }
  expect(t.figures('serpent', 'yggdrasil')).toEqual({ warrior: 3, leader: 1, troll: 1 });
  expect(t.clan('serpent').rage).toBe(5);
});

test('a March moves one figure at least, and as few as its clan likes [BR-7.1]', () => {
  const t = table(['wolf', 'raven'], { clans: { wolf: { figures: { gimle: { warrior: 2, leader: 1 } } } } });
  t.does('wolf', { kind: 'march', from: 'gimle', to: 'andlang' });
  expect(t.why('wolf', { kind: 'march-done' })).toContain('BR-7.1');
  t.does('wolf', { kind: 'march-figure', figure: 'leader' });
  t.does('wolf', { kind: 'march-done' });
  expect(t.figures('wolf', 'andlang')).toEqual({ leader: 1 });
  expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 2 });
  expect(t.asked()).toEqual(['raven action']);
});

test('a March goes from where the clan is to any other standing province, near or far [BR-7.1]', () => {
  const t = table(['wolf', 'raven'], {
    destroyed: ['horgr'],
    clans: { wolf: { figures: { gimle: { warrior: 1 } } }, raven: { figures: { utgard: { warrior: 3 } } } },
  });
  expect(t.of('wolf', 'march').map(({ from, to }) => [from, to])).toEqual(
    ['yggdrasil', 'elvagar', 'angerboda', 'muspelheim', 'andlang', 'myrkulor'].map(to => ['gimle', to]),
  );
  expect(t.why('wolf', { kind: 'march', from: 'gimle', to: 'gimle' })).toContain('BR-7.1');
  expect(t.why('wolf', { kind: 'march', from: 'andlang', to: 'gimle' })).toContain('BR-7.1');
  expect(t.why('wolf', { kind: 'march', from: 'gimle', to: 'horgr' })).toContain('BR-2.6');
  expect(t.why('wolf', { kind: 'march', from: 'utgard', to: 'gimle' })).toContain('BR-7.1');
});

test('nobody marches into a province that is full, not even to a place about to be left [BR-7.2]', () => {
  const t = table(['wolf', 'raven'], {
    clans: { wolf: { figures: { gimle: { warrior: 1 }, utgard: { warrior: 3 } } } },
  });
  expect(t.why('wolf', { kind: 'march', from: 'gimle', to: 'utgard' })).toContain('BR-1.2');
  t.does('wolf', { kind: 'march', from: 'utgard', to: 'gimle' });
  t.does('wolf', { kind: 'march-done' });
  t.does('raven', { kind: 'pass' });
  t.does('wolf', { kind: 'march', from: 'gimle', to: 'utgard' });
  // One village was left empty, so one Warrior goes, without being asked who.
  expect(t.figures('wolf', 'utgard')).toEqual({ warrior: 3 });
  expect(t.figures('wolf', 'gimle')).toEqual({ warrior: 1 });
});

test('Bears bound for two provinces march twice, and pay twice (example g06) [BR-7.3]', () => {
  const t = table(['bear', 'wolf'], { clans: { bear: { figures: { gimle: { warrior: 1, leader: 1 } } } } });
  t.does('bear', { kind: 'march', from: 'gimle', to: 'horgr' });
  t.does('bear', { kind: 'march-figure', figure: 'warrior' });
  // On the way there is nowhere else to go.
  t.refused('bear', { kind: 'march', from: 'gimle', to: 'utgard' });
  expect(t.choices('bear')).toEqual([{ kind: 'march-figure', figure: 'leader' }, { kind: 'march-done' }]);
  t.does('bear', { kind: 'march-done' });
  expect(t.clan('bear').rage).toBe(5);
  t.refused('bear', { kind: 'march', from: 'gimle', to: 'utgard' });
  t.does('wolf', { kind: 'pass' });
  t.does('bear', { kind: 'march', from: 'gimle', to: 'utgard' });
  expect(t.figures('bear', 'utgard')).toEqual({ leader: 1 });
  expect(t.clan('bear').rage).toBe(4);
});

test('Wolves in two provinces do not march together (example g07) [BR-7.3]', () => {
  const t = table(['wolf', 'raven'], {
    clans: { wolf: { figures: { gimle: { warrior: 1, leader: 1 }, andlang: { warrior: 2 } } } },
  });
  t.does('wolf', { kind: 'march', from: 'gimle', to: 'horgr' });
  t.does('wolf', { kind: 'march-figure', figure: 'warrior' });
  // Gimle has no further Warrior; those of Andlang are not part of this March.
  expect(t.why('wolf', { kind: 'march-figure', figure: 'warrior' })).toContain('BR-7.3');
  t.does('wolf', { kind: 'march-figure', figure: 'leader' });
  expect(t.asked()).toEqual(['raven action']);
  expect(t.figures('wolf', 'andlang')).toEqual({ warrior: 2 });
});

test('Ships and the Sea Serpent stay where they are, and no March touches a fjord (example g08) [BR-7.4]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    clans: {
      wolf: {
        upgrades: ['a1-sea-serpent'],
        figures: { 'fjord-ne': { ship: 1, 'sea-serpent': 1 }, elvagar: { warrior: 1, leader: 1 } },
      },
    },
  });
  expect(t.of('wolf', 'march').filter(({ from }) => from !== 'elvagar')).toEqual([]);
  expect(t.of('wolf', 'march').filter(({ to }) => to.startsWith('fjord'))).toEqual([]);
  expect(t.why('wolf', { kind: 'march', from: 'fjord-ne', to: 'elvagar' })).toContain('BR-7.4');
  expect(t.why('wolf', { kind: 'march', from: 'fjord-ne', to: 'fjord-se' })).toContain('BR-7.4');
  expect(t.why('wolf', { kind: 'march', from: 'elvagar', to: 'fjord-ne' })).toContain('BR-7.4');
  t.does('wolf', { kind: 'march', from: 'elvagar', to: 'horgr' });
  expect(t.choices('wolf')).toEqual([
    { kind: 'march-figure', figure: 'warrior' },
    { kind: 'march-figure', figure: 'leader' },
  ]);
});
