import { describe, expect, test } from 'vitest';
import type { Frame } from '../../../../engine/contract/frames.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { ClanId } from '../../content/clans.ts';
import { type TestTable, table } from '../testing.ts';
import { cardsNamed, draftAll, passAll } from './look.ts';

const CLANS: readonly ClanId[] = ['wolf', 'raven', 'serpent', 'bear'];

const pack = (t: TestTable, clan: ClanId): string[] => [...(t.view(clan).own?.pack ?? [])];
const packs = (t: TestTable): string[][] => t.clans.map(clan => pack(t, clan));
const without = (cards: readonly string[], taken: readonly string[]): string[] => {
  const rest = [...cards];
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest;
};

describe.each([2, 3, 4])('Gods’ Gifts for %i', seats => {
  const clans = CLANS.slice(0, seats);

  test.each([1, 2, 3])(`each of ${seats} seats is dealt eight cards of Age %i (example g16) [BR-4.1, BR-4.2]`, age => {
    const t = table(clans, { age, phase: 'gods-gifts' });
    for (const clan of clans) {
      expect(pack(t, clan)).toHaveLength(8);
      expect(pack(t, clan).filter(card => !card.startsWith(`a${age}-`))).toEqual([]);
    }
    // What is left over: 4 of 20, 2 of 26, 2 of 34.
    expect(t.view().decks[age - 1]).toBe(0);
    const before = (age - 1) * ({ 2: 20, 3: 26, 4: 34 }[seats] ?? 0);
    expect(t.view().away - before).toBe({ 2: 4, 3: 2, 4: 2 }[seats]);
  });

  test(`the undealt cards leave the game unseen by any of ${seats} seats [BR-4.2]`, () => {
    const t = table(clans, { phase: 'gods-gifts' });
    const dealt = clans.flatMap(clan => pack(t, clan));
    expect(cardsNamed(t.view(null))).toEqual([]);
    for (const clan of clans) expect(cardsNamed(t.view(clan)).sort()).toEqual(pack(t, clan).sort());
    draftAll(t);
    // Whatever is in a hand was dealt: nothing came back.
    expect(
      without(
        dealt,
        clans.flatMap(clan => t.hand(clan)),
      ),
    ).toHaveLength(2 * seats);
  });
});

describe.each([3, 4])('the draft of %i', seats => {
  const clans = CLANS.slice(0, seats);

  test(`all ${seats} keep one card, then hand the rest to the left, six times over [BR-4.3]`, () => {
    const t = table(clans, { phase: 'gods-gifts' });
    const kept: string[][] = clans.map(() => []);
    for (let round = 1; round <= 6; round++) {
      const before = clans.map(clan => pack(t, clan));
      clans.forEach((clan, i) => {
        // Nothing moves before the last has chosen.
        expect(t.asked()).toEqual(clans.slice(i).map(c => `${c} draft`));
        expect(clans.map(c => pack(t, c))).toEqual(before);
        kept[i].push(before[i][0]);
        t.does(clan, { kind: 'draft', cards: [before[i][0]] });
      });
      if (round === 6) break;
      clans.forEach((_, i) => {
        const left = clans[(i + 1) % seats];
        expect(pack(t, left)).toEqual(before[i].slice(1));
      });
    }
    expect(t.view().phase).toBe('action');
    expect(clans.map(clan => t.hand(clan))).toEqual(kept);
  });

  test(`with ${seats} seats nobody keeps two cards at once, or one that is not there [BR-4.3]`, () => {
    const t = table(clans, { phase: 'gods-gifts' });
    const [one, other] = pack(t, 'wolf');
    expect(t.why('wolf', { kind: 'draft', cards: [one, other] })).toContain('BR-4.3');
    expect(t.why('wolf', { kind: 'draft', cards: ['a2-valkyrie'] })).toContain('BR-4.3');
  });
});

test('a sealed choice can be thought over until the last is in, and nobody else knows it [BR-4.3]', () => {
  const t = table(['wolf', 'raven', 'serpent'], { phase: 'gods-gifts' });
  const [one, other] = pack(t, 'wolf');
  expect(cardsNamed(t.overheard('wolf', { kind: 'draft', cards: [one] }, 'raven'))).toEqual([]);
  expect(t.view('raven').clans[0].sealed).toBe(true);
  expect(t.view('wolf').own?.sealed).toEqual({ kind: 'draft', cards: [one] });
  expect(cardsNamed(t.view('raven')).sort()).toEqual(pack(t, 'raven').sort());
  t.does('wolf', { kind: 'draft', cards: [other] });
  t.does('raven', t.choices('raven')[0]);
  t.does('serpent', t.choices('serpent')[0]);
  expect(t.view('wolf').own?.picks).toEqual([other]);
});

test('two players keep two cards each and swap, three times over [BR-4.4]', () => {
  const t = table(['wolf', 'raven'], { phase: 'gods-gifts' });
  const kept: string[][] = [[], []];
  for (let round = 1; round <= 3; round++) {
    const before = packs(t);
    expect(before.map(cards => cards.length)).toEqual([10 - 2 * round, 10 - 2 * round]);
    t.clans.forEach((clan, i) => {
      const cards = before[i].slice(0, 2);
      kept[i].push(...cards);
      expect(t.why(clan, { kind: 'draft', cards: [cards[0]] })).toContain('BR-4.4');
      expect(packs(t)).toEqual(before);
      t.does(clan, { kind: 'draft', cards });
    });
    if (round < 3) expect(packs(t)).toEqual([before[1].slice(2), before[0].slice(2)]);
  }
  expect(t.view().phase).toBe('action');
  expect([t.hand('wolf'), t.hand('raven')]).toEqual(kept);
});

test.each([2, 3, 4])('the last two cards of each of %i seats go unseen, and hands stay hidden [BR-4.5]', seats => {
  const clans = CLANS.slice(0, seats);
  const t = table(clans, { phase: 'gods-gifts' });
  const undealt = t.view().away;
  const heard: string[] = [];
  while (t.view().phase === 'gods-gifts') {
    const [clan] = t.asked()[0].split(' ') as [ClanId];
    const choice = t.choices(clan)[0];
    heard.push(...cardsNamed(t.overheard(clan, choice, null)));
  }
  expect(heard).toEqual([]);
  expect(t.view().away - undealt).toBe(2 * seats);
  expect(t.view().discard).toEqual([]);
  expect(cardsNamed(t.view(null))).toEqual([]);
  for (const clan of clans) {
    expect(t.hand(clan)).toHaveLength(6);
    // What one saw on the way one may remember; of what others have and laid away nothing else is told.
    const { letGo, ...rest } = t.view(clan).own ?? { letGo: [] };
    expect(letGo.at(-1)).toHaveLength(2);
    expect(cardsNamed({ ...t.view(clan), own: rest })).toEqual([...t.hand(clan)]);
  }
});

test('what is handed on in the draft is seen by the seat that gets it and by no other [BR-4.5]', () => {
  const t = table(['wolf', 'raven', 'serpent'], { phase: 'gods-gifts' });
  t.does('wolf', t.choices('wolf')[0]);
  t.does('raven', t.choices('raven')[0]);
  const heard = t.overheard('serpent', t.choices('serpent')[0], 'raven');
  const handed = heard.flatMap(fact => (fact.kind === 'handed' ? [[fact.seat, fact.cards?.length]] : []));
  expect(handed).toEqual([
    [0, undefined],
    [1, 7],
    [2, undefined],
  ]);
});

test('a card kept from the Age before is set aside, never passed on, and joins the six [BR-4.6]', () => {
  const t = table(['wolf', 'raven', 'serpent'], {
    age: 2,
    phase: 'gods-gifts',
    clans: { wolf: { hand: ['a1-troll'] } },
  });
  expect(t.why('wolf', { kind: 'draft', cards: ['a1-troll'] })).toContain('BR-4.3');
  for (let round = 1; round <= 6; round++) {
    expect(t.hand('wolf')).toEqual(['a1-troll']);
    for (const clan of t.clans) {
      expect(pack(t, clan)).not.toContain('a1-troll');
      t.does(clan, t.choices(clan)[0]);
    }
  }
  expect(t.clans.map(clan => t.clan(clan).hand)).toEqual([7, 6, 6]);
  expect(t.hand('wolf')).toContain('a1-troll');
});

test('a draft that was kept when its step still counted the rounds is played on', () => {
  const t = table(['wolf', 'raven', 'serpent'], { phase: 'gods-gifts' });
  for (let round = 1; round <= 6; round++) {
    expect(t.asked()).toEqual(['wolf draft', 'raven draft', 'serpent draft']);
    for (const clan of t.clans) t.does(clan, t.choices(clan)[0]);
    const draft: Frame | undefined = innermost(t.state, 'draft');
    if (draft) draft.step = round;
  }
  expect(t.view().phase).toBe('action');
  expect(t.clans.map(clan => t.clan(clan).hand)).toEqual([6, 6, 6]);
});

test.each([2, 3, 4])(
  '%i beginners play Age 1 with the eight cards dealt, and draft from Age 2 on [BR-4.7, BR-O-firstAge]',
  seats => {
    const t = table(CLANS.slice(0, seats), { phase: 'gods-gifts' }, { firstAge: 'dealt' });
    expect(t.view().phase).toBe('action');
    for (const clan of t.clans) expect(t.clan(clan).hand).toBe(8);
    passAll(t);
    for (const clan of t.clans) t.does(clan, t.choices(clan)[0]);
    expect([t.view().age, t.view().phase]).toEqual([2, 'gods-gifts']);
    expect(t.asked()).toEqual(t.clans.map(clan => `${clan} draft`));
  },
);
