import { expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { type Ask, sameChoice } from '../../../../engine/contract/ask.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { readOptions } from '../../../../engine/contract/options.ts';
import { fieldKinds } from '../../../../engine/text/fields.ts';
import { Speaker } from '../../../../engine/text/text.ts';
import { restOfRow } from '../../../../kit/table/play/row.ts';
import { game } from '../../index.ts';
import english from '../../locales/en.ts';
import type { ReaversChoice } from '../../rules/choices.ts';
import type { ReaversFact } from '../../rules/facts.ts';
import { reavers } from '../../rules/index.ts';
import { askedForAll, payingOf, type Wishes } from './paying.ts';

type OwnAsk = Ask<ReaversChoice>;
const NONE: Wishes = new Map();

/** Plays by chance until something costs several dice, and hands the state and the question over, so many times. */
function prices(most: number, pay: (state: ReturnType<typeof reavers.setup>, ask: OwnAsk) => void): number {
  const chance = new FastChance('prices');
  let found = 0;
  for (let games = 0; games < 12 && found < most; games++) {
    const options = readOptions(reavers.options, undefined, 3);
    const state = reavers.setup(options, 3, chance, new Facts<ReaversFact>());
    for (;;) {
      const [ask] = reavers.decisions(state) as readonly OwnAsk[];
      if (!ask) break;
      if (ask.prompt === 'payment' && Number(ask.args?.left) > 1) {
        found++;
        pay(reavers.clone(state), ask);
      }
      reavers.apply(state, ask.seat, ask.choices[chance.below(ask.choices.length)], chance);
    }
  }
  return found;
}

it('what is laid out pays the whole price, answer after answer', () => {
  let given = 0;
  const found = prices(40, (state, first) => {
    const chance = new FastChance('paid');
    let row = restOfRow(payingOf(reavers.view(state, first.seat), NONE), first);
    expect(row).toHaveLength(Number(first.args?.left));
    while (row.length > 0) {
      const [next, ...rest] = row;
      expect(reavers.apply(state, first.seat, next.choice, chance)).toBeUndefined();
      given++;
      const asked = (reavers.decisions(state) as readonly OwnAsk[]).find(({ seat }) => seat === first.seat) ?? null;
      row = restOfRow(rest, asked);
    }
    const [after] = reavers.decisions(state) as readonly OwnAsk[];
    expect(after?.args?.cause === first.args?.cause && after?.prompt === 'payment').toBe(false);
  });
  expect(found).toBeGreaterThan(10);
  expect(given).toBeGreaterThan(found);
});

it('something else is laid out where it is wished for, and the rest still pays', () => {
  let wished = 0;
  prices(40, (state, ask) => {
    const view = reavers.view(state, ask.seat);
    const plain = payingOf(view, NONE);
    for (const { at, others } of plain) {
      for (const other of others) {
        const row = payingOf(view, new Map([[at, other]]));
        expect(row).toHaveLength(plain.length);
        expect(row.some(each => each.at === at && sameChoice(each.choice, other))).toBe(true);
        wished++;
      }
    }
  });
  expect(wished).toBeGreaterThan(10);
});

it('nothing is laid out where nothing is to be paid', () => {
  const state = reavers.setup(
    readOptions(reavers.options, undefined, 2),
    2,
    new FastChance('a'),
    new Facts<ReaversFact>(),
  );
  expect(payingOf(reavers.view(state, 0), NONE)).toEqual([]);
});

it('the question names all that is to be paid, not only what is due first', () => {
  const speaker = new Speaker({
    language: 'en',
    messages: english,
    fields: fieldKinds(game.rules.vocabulary),
    seatKey: () => 'crest.boar',
    missing: 'throw',
  });
  const found = prices(10, (state, ask) => {
    const row = payingOf(reavers.view(state, ask.seat), NONE);
    const words = speaker.prompt(askedForAll(ask, row));
    const needs = row.map(({ args }) => String(args?.need));
    for (const need of needs) {
      const n = needs.filter(other => other === need).length;
      expect(words).toContain(speaker.say(`need.${need}.counted`, { n }));
    }
    if (new Set(needs).size > 1) expect(words).toMatch(/^Spend .+ and .+\.$/);
  });
  expect(found).toBeGreaterThan(5);
});
