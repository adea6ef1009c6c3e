import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { THOROUGH } from '../../../../kit/test/thorough.ts';
import type { BloodRageChoice } from '../choices.ts';
import type { BloodRageFact } from '../facts.ts';
import type { ClanView, View } from '../view.ts';
import { stealing } from './reckoning/deciding.ts';
import { hear, WEIGHED } from './reckoning/hear.ts';
import { emptyBattle } from './reckoning/pillaging.ts';
import { BONUS, QUEST_GLORY, UPGRADES } from './reckoning/printed.ts';
import { type Hearing, reckon, type Telling } from './reckoning/reckon.ts';
import { Table } from './reckoning/table.ts';
import { telling } from './telling.ts';

/** So many games for each number of seats; `RECKONED=…` sets another number. */
const GAMES = Number(process.env.RECKONED ?? (THOROUGH ? 50 : 24));
const PATIENCE = 300_000 + 200 * GAMES;

const seedOf = (seats: number, game: number): string => `reckoning ${seats} ${game}`;

/** Fails with all it takes to see the game again, and the first thing in it that does not add up. */
function expectToAddUp(seats: number, game: number, fixed: Readonly<Record<string, string>> = {}): void {
  const seed = seedOf(seats, game);
  const told = telling(seats, seed, fixed);
  const wrong = reckon(told);
  if (wrong !== undefined) {
    expect.fail(`seed "${seed}", ${seats} seats, options ${JSON.stringify(told.options)}:\n${wrong}`);
  }
}

describe('whole games, reckoned from what is told of them', () => {
  test.each([2, 3, 4])(
    'with %i seats every number is the one that follows',
    seats => {
      for (let game = 0; game < GAMES; game++) expectToAddUp(seats, game);
    },
    PATIENCE,
  );

  test.each([
    ['a second Tide finds figures saved from the first', 4, 357],
    ['a quest fights for a clan with both upgrades of Tyr', 4, 210],
    ['nobody is left to fall in a tie', 4, 636],
    ['the Glory of battles breaks a tie', 4, 73],
    ['a ship could be bought off in Ragnarök', 2, 225],
    ['Rage comes to the end of its meter', 2, 310],
  ])('so it is where %s', (_, seats, game) => {
    expectToAddUp(seats, game, { keptCard: 'one' });
  });

  test('every upgrade and battle card is played in them, and every quest completed', () => {
    const cards = new Set<string>();
    for (let game = 0; game < 50; game++) {
      for (const { fact } of factsOf(telling(4, seedOf(4, game)))) {
        const shows = fact.kind === 'upgraded' || fact.kind === 'card-revealed' || fact.kind === 'quest-done';
        if (shows && fact.card !== null) cards.add(fact.card);
      }
    }
    const keys = new Set([...cards].map(card => card.slice(3)));
    const all = [...Object.keys(UPGRADES), ...Object.keys(BONUS), 'heimdalls-sight', 'heimdalls-gaze'];
    expect(all.filter(key => !keys.has(key))).toEqual([]);
    const quests = Object.keys(QUEST_GLORY).flatMap(key => [1, 2, 3].map(age => `a${age}-${key}`));
    expect(quests.filter(card => !cards.has(card))).toEqual([]);
  });

  test('the reckoning knows nothing of the rules but the names of things', () => {
    const folder = new URL('./reckoning/', import.meta.url);
    const imports = readdirSync(folder).flatMap(file =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^import (type )?[^;]*? from '([^']+)';$/gm)].map(
        ([, type, from]) => ({ file, from, typesOnly: type !== undefined }),
      ),
    );
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter(({ from, typesOnly }) => !typesOnly && !from.startsWith('./'))).toEqual([]);
  });
});

interface Told {
  readonly at: number;
  readonly fact: BloodRageFact;
}

const factsOf = ({ steps }: Telling): Told[] =>
  steps.flatMap((step, at) => ('fact' in step ? [{ at, fact: step.fact }] : []));

/** A copy with its nth number one higher, or the next seat where it is a seat; nothing when it has no nth number. */
function bent<T>(thing: T, nth: number, seats: number): T | undefined {
  let at = 0;
  const copy: T = JSON.parse(JSON.stringify(thing), (key, value) => {
    if (typeof value !== 'number' || at++ !== nth) return value;
    return /^(seat|from|\d+)$/.test(key) ? (value + 1) % seats : value + 1;
  });
  return at > nth ? copy : undefined;
}

/** The game with other steps in the place of one. */
const retold = (told: Telling, at: number, ...steps: readonly Hearing[]): Telling => ({
  ...told,
  steps: told.steps.toSpliced(at, 1, ...steps),
});

/** Told so seldom that no random game may be waited for: a full meter, and a thief that loses to one with Rage. */
const RARE = ['rage-lost'];

/** Facts of every kind that tells of a change, some of each and each out of another game. */
function samples(each: number): (Told & { readonly told: Telling })[] {
  const missing = new Map(WEIGHED.filter(kind => !RARE.includes(kind)).map(kind => [kind, each]));
  const found: (Told & { readonly told: Telling })[] = [];
  for (let game = 0; game < 150 && missing.size > 0; game++) {
    const seats = 2 + (game % 3);
    const told = telling(seats, seedOf(seats, game));
    const lastOfKind = new Map(factsOf(told).map(one => [one.fact.kind as string, one]));
    for (const [kind, left] of missing) {
      const one = lastOfKind.get(kind);
      if (!one) continue;
      found.push({ ...one, told });
      if (left > 1) missing.set(kind, left - 1);
      else missing.delete(kind);
    }
  }
  expect([...missing.keys()]).toEqual([]);
  return found;
}

describe('a game told wrongly is found out', () => {
  let told: ReturnType<typeof samples> = [];
  beforeAll(() => {
    told = samples(2);
  });

  test('by any number of any fact', () => {
    const unnoticed: string[] = [];
    for (const { told: game, at, fact } of told) {
      for (let nth = 0; ; nth++) {
        const wrong = bent(fact, nth, game.seats);
        if (!wrong) break;
        if (reckon(retold(game, at, { fact: wrong })) === undefined) unnoticed.push(JSON.stringify(wrong));
      }
    }
    expect(unnoticed).toEqual([]);
  });

  test('by a fact left out, or told twice', () => {
    const unnoticed: string[] = [];
    for (const { told: game, at, fact } of told) {
      if (reckon(retold(game, at)) === undefined) unnoticed.push(`without ${JSON.stringify(fact)}`);
      if (reckon(retold(game, at, { fact }, { fact })) === undefined) unnoticed.push(`twice ${JSON.stringify(fact)}`);
    }
    expect(unnoticed).toEqual([]);
  });

  test('by stolen Rage that is lost and could have been taken', () => {
    const { laidOut, options } = telling(2, seedOf(2, 0), { rageCap: 'twelve' });
    const fact = { kind: 'rage-lost', seat: 0, from: 1, rage: 1, cause: 'a1-lokis-trickery' } as const;
    const complaints = (own: number, there: number, told: BloodRageFact): readonly string[] => {
      const t = new Table(2, options, laidOut);
      t.clans[0].rage = own;
      t.clans[1].rage = there;
      t.now.battle = { ...emptyBattle(t, 'gimle', 1, [1, 0]), winner: 1 };
      t.ledger.owe(stealing('Rage', 0, fact.cause));
      hear(t, told);
      return t.complaints;
    };
    expect(complaints(12, 3, fact)).toEqual([]);
    expect(complaints(11, 3, fact)).toEqual(['BR-O-rageCap: room for lost Rage: told 12, expected 11']);
    expect(complaints(12, 0, fact)).not.toEqual([]);
    expect(complaints(12, 3, { ...fact, from: 0 })).not.toEqual([]);
    expect(complaints(12, 3, { ...fact, rage: 2 })).not.toEqual([]);
    expect(complaints(12, 3, { ...fact, kind: 'rage-stolen' })).not.toEqual([]);
  });

  test('by an answer left out of a list, listed twice, or listed and forbidden', () => {
    const missing = new Set([
      ...['invade', 'return', 'march', 'upgrade', 'quest', 'pillage', 'pillage-again', 'sacrifice', 'pass'],
      ...['join', 'add', 'decline'],
    ]);
    const unnoticed: string[] = [];
    for (let game = 0; game < 150 && missing.size > 0; game++) {
      const seats = 2 + (game % 3);
      const heard = telling(seats, seedOf(seats, game));
      for (const [at, step] of heard.steps.entries()) {
        if (!('asked' in step)) continue;
        const { asked } = step;
        const choice = asked.choices.find(({ kind }) => missing.has(kind));
        if (!choice) continue;
        missing.delete(choice.kind);
        const wrongly = (...choices: readonly BloodRageChoice[]) => {
          const wrong = reckon(retold(heard, at, { asked: { ...asked, choices } }));
          if (!wrong?.startsWith(`what seat ${asked.seat} is asked`))
            unnoticed.push(`${JSON.stringify(choice)} ${wrong}`);
        };
        wrongly(...asked.choices.filter(other => other !== choice));
        wrongly(...asked.choices, choice);
        wrongly(...asked.choices, { kind: 'invade', figure: 'leader', to: 'fjord-ne' });
        wrongly(...asked.choices, { kind: 'join', figure: 'ship', from: 'fjord-ne' });
        wrongly(...asked.choices, { kind: 'add', card: 'a1-tyrs-bash' });
      }
    }
    expect([...missing]).toEqual([]);
    expect(unnoticed).toEqual([]);
  });

  const withClan = (view: View, change: (clan: ClanView) => ClanView): View => ({
    ...view,
    clans: view.clans.map((clan, seat) => (seat === 1 ? change(clan) : clan)),
  });
  test.each<[string, (view: View) => View]>([
    ['Glory', view => withClan(view, clan => ({ ...clan, glory: clan.glory + 1 }))],
    ['Rage', view => withClan(view, clan => ({ ...clan, rage: clan.rage + 1 }))],
    ['a card in hand', view => withClan(view, clan => ({ ...clan, hand: clan.hand + 1 }))],
    ['an upgrade', view => withClan(view, clan => ({ ...clan, slots: clan.slots.map(() => null) }))],
    ['figures of the reserve', view => withClan(view, clan => ({ ...clan, reserve: [] }))],
    ['a token', view => ({ ...view, provinces: view.provinces.map(p => ({ ...p, pillaged: !p.pillaged })) })],
    ['figures on the board', view => ({ ...view, provinces: view.provinces.map(p => ({ ...p, figures: [] })) })],
  ])('by %s that the table shows wrongly', (_, wrong) => {
    const game = telling(4, seedOf(4, 0));
    const at = game.steps.findLastIndex(step => 'view' in step && step.view.phase === 'action');
    const step = game.steps[at];
    if (!('view' in step)) throw new Error('there is no such view');
    expect(reckon(retold(game, at, { view: wrong(step.view) }))).toMatch(/^the table as it is shown: BR-/);
  });

  test('in words that say which rule is broken, and what it expects', () => {
    const won = told.find(({ fact }) => fact.kind === 'strength-compared');
    if (won?.fact.kind !== 'strength-compared') throw new Error('there is no battle');
    const [side, ...others] = won.fact.sides;
    const fact = { ...won.fact, sides: [{ ...side, total: side.total + 1 }, ...others] };
    const complaint = `BR-11.7: total of seat ${side.seat}: told ${side.total + 1}, expected ${side.total}`;
    expect(reckon(retold(won.told, won.at, { fact }))).toContain(`${JSON.stringify(fact)}: ${complaint}`);
  });
});
