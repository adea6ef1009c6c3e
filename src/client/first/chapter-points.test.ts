import { expect, test } from 'vitest';
import type { Fact } from '../../engine/contract/facts.ts';
import type { Heard } from '../../engine/match/match.ts';
import { lastChapter } from './chapter-points.ts';

interface Told extends Fact {
  readonly chapter?: string;
  readonly points?: readonly (readonly [number, number])[];
  readonly source?: string;
}

const heard = (facts: readonly Omit<Told, 'kind'>[]): Heard[] =>
  facts.map((fact, i) => ({ seq: i, at: i, fact: { kind: 'told', ...fact } as Fact }));

const scribe = {
  speaker: { has: (id: string) => id === 'source.quests', say: () => 'Quests' },
  line: ({ seq, at, fact }: Heard) => {
    const { chapter, points } = fact as Told;
    return { seq, at, parts: [{ text: 'Wolf wins.' }], seat: 0, look: { chapter, points } };
  },
} as unknown as Parameters<typeof lastChapter>[1];

const AGE_1 = [
  { chapter: 'Age I' },
  { points: [[1, 3]], source: 'quests' },
  { points: [[1, 2]], source: 'quests' },
  { points: [[0, 4]], source: 'unnamed' },
  { points: [[2, 1]] },
  { points: [[2, -1]] },
] as const;

test('nothing is told before a part of the game is over', () => {
  expect(lastChapter(heard(AGE_1), scribe, 3)).toBeNull();
  expect(lastChapter([], scribe, 3)).toBeNull();
});

test('once it is over: what brought points to whom, the most first', () => {
  expect(lastChapter(heard([...AGE_1, { chapter: 'Age II' }, { points: [[0, 9]] }]), scribe, 3)).toEqual({
    title: 'Age I',
    brought: [
      { seat: 1, points: 5, by: [{ what: 'Quests', points: 5 }] },
      { seat: 0, points: 4, by: [{ what: 'Wolf wins.', points: 4 }] },
    ],
  });
});

test('a part that brought nothing to anybody is nothing to tell of', () => {
  expect(lastChapter(heard([...AGE_1, { chapter: 'Age II' }, { chapter: 'Age III' }]), scribe, 3)).toBeNull();
});

test('where facts are worth something by what came before them, a ledger says it', () => {
  const ledger = (fact: Fact) => ((fact as Told).source === 'land' ? ([[0, 1]] as const) : undefined);
  const told = heard([{ chapter: 'Turn 1' }, { source: 'land' }, { chapter: 'Turn 2' }]);
  expect(lastChapter(told, scribe, 2, ledger)?.brought).toEqual([
    { seat: 0, points: 1, by: [{ what: 'Wolf wins.', points: 1 }] },
  ]);
});
