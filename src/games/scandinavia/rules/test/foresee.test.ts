import { expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import { momentOf } from '../../dev/gallery/moments.ts';
import type { ScandinaviaFact } from '../facts.ts';
import { scandinavia } from '../index.ts';

it.each([
  ['building', 'build'],
  ['upkeep', 'pay-all'],
] as const)('%s: what an answer is said to cost is what is paid for it', (prompt, kind) => {
  const { state, ask, view } = momentOf('foreseen', 4, prompt, 1);
  const choice = ask.choices.find(each => each.kind === kind);
  if (!choice) throw new Error(`nobody may ${kind}`);
  const { prices = [] } = scandinavia.explain(view, ask.seat, { about: 'choice', choice });
  const facts = new Facts<ScandinaviaFact>();
  scandinavia.apply(state, ask.seat, choice, new FastChance('foreseen'), facts);
  const paid = facts.told.flatMap(({ fact }) => (fact.kind === 'paid' ? fact.gold : []));
  expect(prices).toEqual([{ what: 'gold', cost: paid[0], left: (view.purse ?? 0) - (paid[0] ?? 0) }]);
});

it('taxes: what a level is said to bring is what comes in, and levels are told of whole realms', () => {
  const { ask, view } = momentOf('foreseen', 4, 'taxes', 1);
  const told = ask.choices.flatMap(choice => {
    if (choice.kind !== 'tax') return [];
    const { state } = momentOf('foreseen', 4, 'taxes', 1);
    const { gains = [] } = scandinavia.explain(view, ask.seat, { about: 'choice', choice });
    const facts = new Facts<ScandinaviaFact>();
    scandinavia.apply(state, ask.seat, choice, new FastChance('foreseen'), facts);
    const lord = Object.keys(view.lords).find(each => view.lords[each].seat === ask.seat);
    const came = facts.told.flatMap(({ fact }) =>
      fact.kind === 'gained' && fact.cause === 'taxes' && fact.lord === lord ? fact.gold : [],
    );
    return [{ level: choice.level, gains, came: came[0] ?? 0 }];
  });
  expect(told).toHaveLength(5);
  for (const { gains, came } of told) expect(gains).toEqual([{ what: 'gold', gain: came }]);
  expect(told.find(({ level }) => level === 'normal')?.came).toBeGreaterThan(0);
});

it('taxes: as last turn brings what its level brings, and that is what comes in', () => {
  const { state, ask, view } = momentOf('foreseen c', 4, 'taxes', 2);
  const asLast = ask.choices.find(({ kind }) => kind === 'as-last-turn');
  if (!asLast) throw new Error('nobody has taxed before');
  const { gains = [] } = scandinavia.explain(view, ask.seat, { about: 'choice', choice: asLast });
  const lord = Object.keys(view.lords).find(each => view.lords[each].seat === ask.seat);
  const facts = new Facts<ScandinaviaFact>();
  scandinavia.apply(state, ask.seat, asLast, new FastChance('foreseen'), facts);
  const came = facts.told.flatMap(({ fact }) =>
    fact.kind === 'gained' && fact.cause === 'taxes' && fact.lord === lord ? fact.gold : [],
  );
  expect(gains).toEqual([{ what: 'gold', gain: came[0] }]);
});
