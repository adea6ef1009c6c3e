import { expect, test } from 'vitest';
import { FastChance } from '../engine/chance/chance.ts';
import type { Ask, Choice } from '../engine/contract/ask.ts';
import { random } from './random.ts';

interface Bid extends Choice {
  readonly amount?: number;
}

const ask: Ask<Bid> = {
  seat: 0,
  prompt: 'bid',
  choices: [{ kind: 'fold' }, { kind: 'all-in' }],
  ranges: [{ choice: { kind: 'bid' }, field: 'amount', min: 3, max: 6 }],
};

test('every answer comes up equally often, each number of a range as one of them', () => {
  const chance = new FastChance('random');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const { kind, amount } = random.choose(null, ask, chance) as Bid;
    const answer = `${kind} ${amount ?? ''}`.trim();
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['all-in', 'bid 3', 'bid 4', 'bid 5', 'bid 6', 'fold']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('the same chance gives the same answers', () => {
  const answers = () => {
    const chance = new FastChance('twice');
    return Array.from({ length: 20 }, () => random.choose(null, ask, chance));
  };
  expect(answers()).toEqual(answers());
});

test('where nobody waits for it, it speaks now and then', () => {
  const chance = new FastChance('speaks');
  const said = Array.from({ length: 1000 }, () => random.speakUp?.(null, { ...ask, idle: true }, chance));
  const words = said.filter(choice => choice !== null);
  expect(words.length).toBeGreaterThan(150);
  expect(words.length).toBeLessThan(350);
});
