import { describe, expect, it } from 'vitest';
import { ToldChance } from '../../../../engine/chance/told-chance.ts';
import { innermost } from '../../../../kit/rules/stack.ts';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { ATTACKER } from '../frames.ts';
import { imagined } from '../imagined.ts';
import { clone, type State } from '../state.ts';
import { type TestTable, table } from '../testing.ts';
import { clash } from '../war/clash.ts';
import { deedOdds } from '../war/deeds.ts';
import { chanceOf } from '../war/odds.ts';

interface Sides {
  readonly attacker: LordId;
  readonly army: Readonly<Record<string, number>>;
  readonly defender: LordId;
  readonly defence: Readonly<Record<string, number>>;
  readonly given?: Given;
}

/** From Ingerven upon Eesti, up to the question where they go. */
function marching({ attacker, army, defender, defence, given = {} }: Sides): TestTable {
  const t = table([attacker, defender], {
    phase: 'military',
    part: attacker,
    lords: { [attacker]: { level: 4, creed: 20, gold: 20 }, [defender]: { level: 4, creed: 20, gold: 20 } },
    ...given,
    regions: { eesti: { owner: defender, prosperity: 10, buildings: [] }, ingerven: { owner: attacker } },
    pieces: { ingerven: { [attacker]: army }, eesti: { [defender]: defence } },
  });
  t.all(attacker, { kind: 'march', from: 'ingerven' });
  if (t.of(attacker, 'everybody').length > 0) t.does(attacker, { kind: 'everybody' });
  else t.does(attacker, { kind: 'take', piece: Object.keys(army)[0] });
  return t;
}

/** Every pair of dice, thrown by the rules themselves. */
function wonOfHundred(state: State): number {
  let won = 0;
  for (let a = 1; a <= 10; a++)
    for (let d = 1; d <= 10; d++) {
      const then = clone(state);
      const frame = innermost(then, 'battle');
      if (!frame) throw new Error('no battle');
      const chance = new ToldChance('dice');
      chance.tell([a, d]);
      clash({ ...imagined(then), chance }, frame);
      if (frame.winner === ATTACKER) won++;
    }
  return won;
}

/** What a seat is told of an answer. */
const chanceFor = (t: TestTable, lord: LordId, choice: ScandinaviaChoice): number | undefined =>
  t.rules.explain(t.view(lord), t.seat(lord), { about: 'choice', choice }).chance;

const ORCS: Sides = {
  attacker: 'krosen',
  army: { orc: 2, undead: 1, 'hero-2': 1 },
  defender: 'meloch',
  defence: { dwarf: 2, knight: 1 },
};
const VIKINGS: Sides = {
  attacker: 'eurich',
  army: { viking: 3 },
  defender: 'ohrrkan',
  defence: { orc: 2, 'hero-1': 1 },
};

describe.each([ORCS, VIKINGS])('$attacker against $defender', sides => {
  const t = marching(sides);
  const before = chanceFor(t, sides.attacker, { kind: 'go', to: 'eesti' });
  t.does(sides.attacker, { kind: 'go', to: 'eesti' });
  t.does(sides.attacker, { kind: 'to-battle' });
  const frame = innermost(t.state, 'battle');

  it('the chance that is told is that of all dice, and it was told before the march', () => {
    if (!frame) throw new Error('no battle');
    expect(chanceOf(t.state, frame)).toBe(wonOfHundred(t.state));
    expect(before).toBe(chanceOf(t.state, frame));
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(100);
  });

  it('each deed has the chance that it leaves, the one that is done as well', () => {
    const told = deedOdds(t.state, t.names.indexOf(sides.attacker));
    if (!told) throw new Error('nothing may be done');
    const [nothing] = told.chances;
    expect(nothing[0]).toBe(before);
    expect(told.attacks.length * told.defends.length).toBeGreaterThan(1);
    const one = told.attacks.findIndex(deed => deed !== null && deed.count === null);
    const numbered = told.attacks.findIndex(deed => deed !== null && deed.count === 1);
    const at = Math.max(one, numbered);
    const deed = told.attacks[at];
    if (!deed) throw new Error('the attacker may do nothing');
    t.does(sides.attacker, deed.choice);
    if (deed.count !== null) {
      const number =
        deed.choice.kind === 'pay-orc'
          ? { kind: 'pay-gold-to-orc' as const, gold: 1 }
          : { kind: 'count' as const, count: 1 };
      expect(chanceFor(t, sides.attacker, number)).toBe(told.chances[at][0]);
      t.does(sides.attacker, number);
    }
    const now = innermost(t.state, 'battle');
    if (!now) throw new Error('no battle');
    expect(chanceOf(t.state, now)).toBe(told.chances[at][0]);
  });
});

it('of the other side’s gold nothing is known: whatever it could pay is told', () => {
  const t = marching(VIKINGS);
  t.does('eurich', { kind: 'go', to: 'eesti' });
  t.does('eurich', { kind: 'to-battle' });
  // As it lies before these eyes: where a purse is not seen, nothing is in it.
  const seen = clone(t.state);
  seen.gold.fill(0);
  const told = deedOdds(seen, t.names.indexOf('eurich'));
  expect(deedOdds(seen, null)?.defends).toEqual(told?.defends);
  const gold = told?.defends.flatMap(deed => (deed?.choice.kind === 'pay-orc' ? [deed.count] : []));
  expect(gold).toEqual([1, 2, 3, 4, 5]);
  // The defender's own answers are told by his own chance.
  t.does('eurich', { kind: 'done' });
  const own = chanceFor(t, 'ohrrkan', { kind: 'done' });
  const frame = innermost(t.state, 'battle');
  expect(frame && own).toBe(frame && 100 - chanceOf(t.state, frame));
});

it('of who would land the chance is told before they do, and of a sea nothing', () => {
  const t = table(['eurich', 'ohrrkan'], {
    phase: 'military',
    part: 'eurich',
    lords: { eurich: { level: 1, creed: 10, gold: 20 }, ohrrkan: { level: 1, creed: 10, gold: 20 } },
    regions: {
      noorland: { owner: 'eurich' },
      selorian: { owner: 'ohrrkan', prosperity: 10, buildings: [] },
    },
    fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' } },
    pieces: { 'fleet-1': { eurich: { viking: 3 } }, selorian: { ohrrkan: { orc: 4 } } },
  });
  t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
  const landing = { kind: 'steer', to: 'selorian' } as const;
  const before = chanceFor(t, 'eurich', landing);
  expect(chanceFor(t, 'eurich', { kind: 'steer', to: 'turku-sea' })).toBeUndefined();
  expect(chanceFor(t, 'eurich', { kind: 'steer', to: 'noorland' })).toBeUndefined();
  t.does('eurich', landing);
  if (t.of('eurich', 'to-battle').length > 0) t.does('eurich', { kind: 'to-battle' });
  const frame = innermost(t.state, 'battle');
  if (!frame) throw new Error('no battle');
  expect(before).toBe(wonOfHundred(t.state));
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(100);
});
