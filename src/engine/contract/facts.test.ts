import { describe, expect, test } from 'vitest';
import { Facts, heardBy } from './facts.ts';

const CARD = { kind: 'drew', card: 17 };
const HIDDEN = { kind: 'drew' };

describe('who hears of a fact', () => {
  const facts = new Facts();
  facts.tell(CARD);
  facts.tellOnly(1, CARD);
  facts.revealTo(1, CARD, HIDDEN);
  const heard = (seat: number | null) => facts.told.map(told => heardBy(told, seat));

  test('everybody, unless it is for one seat', () => {
    expect(heard(1)).toEqual([CARD, CARD, CARD]);
  });

  test('the others hear what is said in its place, or nothing; a spectator is one of them', () => {
    expect(heard(0)).toEqual([CARD, undefined, HIDDEN]);
    expect(heard(null)).toEqual([CARD, undefined, HIDDEN]);
  });
});

test('whatever comes to light raises a barrier, to whomever it is shown', () => {
  const raised = (tell: (facts: Facts) => void) => {
    const facts = new Facts();
    tell(facts);
    return facts.barrier;
  };
  expect(raised(facts => facts.tell(CARD))).toBe(false);
  expect(raised(facts => facts.tellOnly(0, CARD, HIDDEN))).toBe(false);
  expect(raised(facts => facts.reveal(CARD))).toBe(true);
  expect(raised(facts => facts.revealTo(0, CARD, HIDDEN))).toBe(true);
});
