import { expect, it } from 'vitest';
import type { ScandinaviaFact } from '../../rules/facts.ts';
import { roundsOf, worthWords } from './bids.ts';

it('keeps what was bid in each turn, and who won', () => {
  const facts: ScandinaviaFact[] = [
    { kind: 'turn-began', turn: 2, seat: 0 },
    { kind: 'bid', seat: 0, gold: 6 },
    { kind: 'bid', seat: 1, gold: 9 },
    { kind: 'beast-won', lord: 'krosen', beast: 'dragon' },
    { kind: 'turn-began', turn: 3, seat: 1 },
    { kind: 'beast-won', lord: 'krosen', beast: 'loki' },
    { kind: 'bid', seat: 0, gold: 8 },
    { kind: 'bid', seat: 1, gold: 8 },
    { kind: 'no-dragon' },
  ];
  expect(roundsOf(facts, 3)).toEqual([
    { turn: 2, bids: [6, 9, null], winner: 'krosen' },
    { turn: 3, bids: [8, 8, null], winner: null },
  ]);
});

it('does not say that the Dragon may fight alone where Freya lets nobody fight', () => {
  expect(worthWords({ lasting: [] }, 2)).toBe('ui.dragon-worth-how');
  expect(worthWords({ lasting: ['tyr'] }, 0)).toBe('ui.dragon-worth-none');
  expect(worthWords({ lasting: ['freya'] }, 0)).toBe('eventText.freya');
});
