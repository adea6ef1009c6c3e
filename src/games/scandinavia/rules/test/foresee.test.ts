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
