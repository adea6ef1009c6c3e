import { describe, expect, test } from 'vitest';
import { bloodRage } from '../index.ts';
import { table } from '../testing.ts';
import { draftAll, passAll } from './look.ts';
import { type WholeGame, wholeGame } from './whole-game.ts';

const PHASES = ['gods-gifts', 'action', 'discard', 'quest', 'ragnarok', 'release-valhalla'];

describe.each([2, 3, 4])('whole games of %i', seats => {
  const problems: string[] = [];
  const games: WholeGame[] = ['urd', 'verdandi', 'skuld'].map(seed => {
    let before: readonly number[] = [];
    return wholeGame(seats, `${seed} ${seats}`, state => {
      problems.push(...bloodRage.audit(state));
      if (before.some((step, i) => state.steps[i] < step)) problems.push(`a stat fell: ${before} to ${state.steps}`);
      before = state.steps.slice();
    });
  });

  test(`three Ages of six phases, always in the same order, make a game of ${seats} [BR-3.1, BR-3.2]`, () => {
    for (const { facts, state } of games) {
      const phases = facts.flatMap(fact => (fact.kind === 'phase-began' ? [[fact.age, fact.phase]] : []));
      expect(phases).toEqual([1, 2, 3].flatMap(age => PHASES.map(phase => [age, phase])));
      expect(facts.at(-1)?.kind).toBe('game-over');
      expect(bloodRage.result(state)).not.toBeNull();
    }
  });

  test(`every Age deals the cards of its own deck to all ${seats} [BR-3.2, BR-4.1]`, () => {
    for (const { facts } of games) {
      const dealt = facts.flatMap(fact => (fact.kind === 'dealt' ? [fact.cards ?? []] : []));
      expect(dealt).toHaveLength(3 * seats);
      dealt.forEach((cards, i) => {
        expect(cards).toHaveLength(8);
        const age = 1 + Math.floor(i / seats);
        expect(cards.filter(card => !card.startsWith(`a${age}-`))).toEqual([]);
      });
    }
  });

  test(`what was doomed when ${seats} sat down falls, Age by Age, and nothing else [BR-2.4, BR-15.1]`, () => {
    for (const { start, facts, state } of games) {
      const doomed = start.ragnarok.map(token => token.province);
      const fell = facts.flatMap(fact => (fact.kind === 'province-destroyed' ? [fact.province] : []));
      expect(fell).toEqual(doomed);
      const gone = start.provinces.filter(p => p.destroyed).map(p => p.id);
      const atTheEnd = bloodRage.view(state, null).provinces.filter(p => p.destroyed);
      expect(atTheEnd.map(p => p.id).sort()).toEqual([...gone, ...doomed].sort());
    }
  });

  test(`at no step did a stat of ${seats} clans go down, though many went up [BR-1.9]`, () => {
    expect(problems).toEqual([]);
    for (const { facts } of games) expect(facts.some(fact => fact.kind === 'stat-raised')).toBe(true);
  });
});

test('a phase waits for its slowest seat: Ravens who passed do not lay cards down while Wolves still act [BR-3.1]', () => {
  const t = table(['wolf', 'raven'], {
    turn: 'raven',
    clans: {
      wolf: { rage: 2 },
      raven: { hand: ['a1-troll', 'a1-tyrs-bash'] },
    },
  });
  t.does('raven', { kind: 'pass' });
  expect(t.asked()).toEqual(['wolf action']);
  t.refused('raven', { kind: 'keep-card', card: 'a1-troll' });
  t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
  expect(t.view().phase).toBe('action');
  t.does('wolf', { kind: 'invade', figure: 'warrior', to: 'gimle' });
  expect(t.view().phase).toBe('discard');
  expect(t.asked()).toEqual(['raven keep-card']);
});

test('nobody acts before everybody has drafted, and nothing falls before every quest is paid [BR-3.1]', () => {
  const gifts = table(['wolf', 'raven'], { phase: 'gods-gifts' });
  gifts.does('wolf', gifts.choices('wolf')[0]);
  expect(gifts.view().phase).toBe('gods-gifts');
  gifts.refused('wolf', { kind: 'invade', figure: 'leader', to: 'gimle' });
  draftAll(gifts);
  expect(gifts.view().phase).toBe('action');

  const quest = table(['wolf', 'raven'], {
    phase: 'quest',
    clans: { raven: { quests: ['a1-alfheim'], figures: { gimle: { warrior: 1 } } } },
  });
  expect(quest.view().phase).toBe('quest');
  expect(quest.told('province-destroyed')).toEqual([]);
  quest.does('raven', { kind: 'raise', stat: 'axes' });
  expect(quest.told('province-destroyed')).toHaveLength(1);
});

test.each([1, 2])('after Age %i the next begins with its own deck [BR-3.2]', age => {
  const t = table(['wolf', 'raven'], { age });
  passAll(t);
  expect([t.view().age, t.view().phase]).toEqual([age + 1, 'gods-gifts']);
  expect(t.told('age-began')).toEqual([{ kind: 'age-began', age: age + 1 }]);
  for (const clan of t.clans) {
    expect(t.view(clan).own?.pack.every(card => card.startsWith(`a${age + 1}-`))).toBe(true);
  }
});

test('after Age 3 nothing more is asked, and the result is there [BR-3.2]', () => {
  const t = table(['wolf', 'raven'], { age: 3, clans: { wolf: { glory: 12 } } });
  expect(bloodRage.result(t.state)).toBeNull();
  passAll(t);
  expect(t.asked()).toEqual([]);
  expect(t.told('age-began')).toEqual([]);
  expect(bloodRage.result(t.state)?.ranking).toEqual([[0], [1]]);
});
