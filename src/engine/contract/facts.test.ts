import { describe, expect, test } from 'vitest';
import { WatchedFacts } from '../conformance/watched-facts.ts';
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

describe('a secret of a few', () => {
  const facts = new Facts();
  facts.tellOnly([0, 2], CARD);
  facts.revealTo([1, 2], CARD, HIDDEN);
  const heard = (seat: number | null) => facts.told.map(told => heardBy(told, seat));

  test('is heard by them and nobody else', () => {
    expect(heard(2)).toEqual([CARD, CARD]);
    expect(heard(0)).toEqual([CARD, HIDDEN]);
    expect(heard(1)).toEqual([undefined, CARD]);
    expect(heard(3)).toEqual([undefined, HIDDEN]);
    expect(heard(null)).toEqual([undefined, HIDDEN]);
  });

  test('comes to light for them alone', () => {
    const watched = new WatchedFacts();
    watched.revealTo([1, 2], CARD, HIDDEN);
    expect([0, 1, 2, null].map(viewer => watched.shownTo(viewer).length)).toEqual([0, 1, 1, 0]);
    expect(watched.barrier).toBe(true);
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
