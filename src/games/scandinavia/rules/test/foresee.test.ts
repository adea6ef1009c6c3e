import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../../engine/chance/chance.ts';
import { Facts } from '../../../../engine/contract/facts.ts';
import type { LordId } from '../../content/lords.ts';
import { momentOf } from '../../dev/gallery/moments.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import type { ScandinaviaFact } from '../facts.ts';
import { scandinavia } from '../index.ts';
import { hexTable, type TestTable, table } from '../testing.ts';

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

describe('what gives much away is asked about first', () => {
  const warned = (t: TestTable, lord: LordId, choice: ScandinaviaChoice) =>
    scandinavia.explain(t.view(lord), t.seat(lord), { about: 'choice', choice }).warning;

  it('whoever cannot be paid [SC-14.1]', () => {
    const upkeep = (gold: number) =>
      table(['krosen', 'meloch'], { phase: 'upkeep', part: 'krosen', lords: { krosen: { gold } } });
    expect(warned(upkeep(4), 'krosen', { kind: 'settle' })).toEqual({ warning: 'settle', args: { count: 2 } });
    expect(warned(upkeep(40), 'krosen', { kind: 'settle' })).toBeUndefined();
  });

  it('the end of the marches, while nobody has marched [SC-12.1]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'military', part: 'krosen' });
    const end: ScandinaviaChoice = { kind: 'to-battle' };
    expect(warned(t, 'krosen', end)).toEqual({ warning: 'to-battle', args: { lord: 'krosen' } });
    const march = t.choices('krosen').find(({ kind }) => kind === 'march');
    if (!march) throw new Error('nobody may march');
    t.all('krosen', march, { kind: 'everybody' });
    const [to] = t.choices('krosen');
    t.does('krosen', to);
    expect(warned(t, 'krosen', end)).toBeUndefined();
  });

  it('gold for what is demolished is told before [SC-11.1]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'construction', part: 'krosen' });
    const site = t.choices('krosen').find(({ kind }) => kind === 'build-in');
    if (site) t.does('krosen', site);
    const demolish = t.choices('krosen').find(({ kind }) => kind === 'demolish');
    if (!demolish) throw new Error('nothing can be demolished');
    const { gains } = scandinavia.explain(t.view('krosen'), t.seat('krosen'), { about: 'choice', choice: demolish });
    const before = t.purse('krosen');
    t.does('krosen', demolish);
    expect(gains).toEqual([{ what: 'gold', gain: t.purse('krosen') - before }]);
  });
});

it('a seat may leave to the hall what it asks of whoever is away', () => {
  const answer = (id: string, prompt: string, kinds: readonly ScandinaviaChoice['kind'][]) => {
    const choices = kinds.map(kind => ({ kind }) as ScandinaviaChoice);
    const order = scandinavia.orders.find(each => each.id === id);
    return order?.answer({ seat: 0, prompt, choices }, momentOf('foreseen', 4, 'upkeep', 1).view)?.kind ?? null;
  };
  expect(answer('pay-upkeep', 'upkeep', ['settle', 'pay-all'])).toBe('pay-all');
  expect(answer('pay-upkeep', 'upkeep', ['settle'])).toBeNull();
  expect(answer('no-spells', 'waters', ['done', 'cast'])).toBe('done');
  expect(answer('no-spells', 'paralysis', ['done', 'cast'])).toBeNull();
  expect(answer('fight-as-it-stands', 'window', ['done', 'bribe'])).toBe('done');
});

describe('where all who can are to go', () => {
  const behind = (t: TestTable, lord: LordId): Record<string, unknown> =>
    Object.fromEntries(
      t.of(lord, 'go').map(choice => {
        const { prices = [] } = scandinavia.explain(t.view(lord), t.seat(lord), { about: 'choice', choice });
        return [choice.to, prices.find(({ what }) => what === 'company')];
      }),
    );

  it('those who cannot come so far are told to stay, by region [SC-12.12] [SC-12.13]', () => {
    const t = table(['meloch', 'sandra'], {
      phase: 'military',
      part: 'meloch',
      first: 'meloch',
      pieces: { heduken: { meloch: { human: 2, knight: 1 } }, eesti: { meloch: {} } },
    });
    t.all('meloch', { kind: 'march', from: 'heduken' }, { kind: 'everybody' });
    const told = behind(t, 'meloch');
    expect(told.kurlann).toBeUndefined();
    // Through Eesti, which is Meloch's, the Knights come to Ingerven.
    expect(told.ingerven).toEqual({ what: 'company', cost: 1, left: 2 });
  });

  it('and by hex [SC-21.11] [SC-21.12]', () => {
    const t = hexTable(['eurich', 'sandra'], {
      phase: 'military',
      part: 'eurich',
      first: 'eurich',
      pieces: { koregan: { eurich: { viking: 2, 'hero-1': 1 } } },
    });
    t.all('eurich', { kind: 'march', from: 'koregan' }, { kind: 'everybody' });
    const told = behind(t, 'eurich');
    expect(told.f2).toBeUndefined();
    // Vikings have four points, and mountains are closed to them.
    expect(Object.values(told)).toContainEqual({ what: 'company', cost: 1, left: 2 });
  });
});
