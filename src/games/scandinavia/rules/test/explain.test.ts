import { describe, expect, it } from 'vitest';
import { innermost } from '../../../../kit/rules/stack.ts';
import { LORDS } from '../../content/lords.ts';
import { REGIONS } from '../../content/regions.ts';
import { TAX_LEVELS } from '../../content/taxes.ts';
import { totalCreed } from '../creed.ts';
import { scandinavia } from '../index.ts';
import { alignmentOf, livingLords } from '../lords.ts';
import { EVERY_REGION } from '../numbers.ts';
import { taxable, taxOf, tradeOf } from '../phases/taxes.ts';
import { minimumOf, teams } from '../phases/victory.ts';
import { frequencyOf } from '../realm/frequency.ts';
import { upkeepOf } from '../realm/prices.ts';
import type { State } from '../state.ts';
import { table } from '../testing.ts';
import {
  armyOf,
  commonersHelp,
  commonersOf,
  countUnits,
  fearOf,
  freeFolk,
  heroBonus,
  potentialOf,
  wallsBonus,
} from '../war/force.ts';
import { playWhole } from './whole.ts';

/** What the terms of a number add up to, as a seat is told them: of an alliance that is not told yet others know nothing. */
function total(state: State, about: string, fields: Readonly<Record<string, unknown>>, seat = 0): number {
  const view = scandinavia.view(state, seat);
  return scandinavia.explain(view, seat, { about, ...fields }).total;
}

/** Now and then in whole games, so that lands are many, purses full and battles fought. */
const EVERY = 40;

function atTimes(seed: string, seats: number, look: (state: State) => void): void {
  let choices = 0;
  playWhole(seed, seats, { events: 0, limit: 4 }, state => {
    if (++choices % EVERY === 0 && state.turn > 0 && state.ending < 0) look(state);
  });
}

describe('the terms of a number add up to what the rules reckon', () => {
  it('creed, upkeep, trade and taxes of each lord [SC-6.1] [SC-14.2] [SC-9.9] [SC-9.4]', () => {
    atTimes('terms of realms', 4, state => {
      for (const lord of livingLords(state)) {
        const of = { lord: LORDS[lord] };
        expect(total(state, 'creed', of)).toBe(totalCreed(state, lord));
        expect(total(state, 'upkeep', of)).toBe(upkeepOf(state, lord));
        expect(total(state, 'trade', of, state.seatOf[lord])).toBe(tradeOf(state, lord));
        TAX_LEVELS.forEach((level, i) => {
          const gold = taxable(state, lord).reduce((sum, region) => sum + taxOf(state, lord, region, i), 0);
          expect(total(state, 'taxes', { ...of, level })).toBe(gold);
        });
      }
    });
  });

  it('frequency and commoners of each region [SC-10.16] [SC-13.17] [SC-13.8]', () => {
    atTimes('terms of lands', 3, state => {
      const [one, other] = livingLords(state);
      for (const region of EVERY_REGION) {
        const id = REGIONS[region];
        const asked = { region: id, lord: LORDS[one], against: LORDS[other ?? one] };
        const tried = innermost(state, 'recruiting');
        const own = tried?.lord === one ? tried : undefined;
        const [enticed, count] = [(own?.enticed[region] ?? 0) > 0, Math.max(0, own?.counts[region] ?? 0)];
        const bought = { points: 2, enticed, count };
        expect(total(state, 'frequency', { ...asked, points: 2 })).toBe(frequencyOf(state, one, region, bought).total);
        const faced = other ?? one;
        const folk =
          state.owner[region] < 0
            ? freeFolk(state, region, faced)
            : commonersOf(state, region, { alignment: alignmentOf(faced), side: faced, walls: true });
        expect(total(state, 'commoners', asked)).toBe(folk.total);
      }
    });
  });

  it('regions needed by each seat [SC-1.3] [SC-1.4]', () => {
    atTimes('terms of empires', 5, state => {
      for (const team of teams(state)) {
        for (const seat of team.seats) {
          const view = scandinavia.view(state, null);
          expect(scandinavia.explain(view, null, { about: 'minimum', seat }).total).toBe(minimumOf(state, team));
        }
      }
    });
  });

  it('potential, die, units and help of both sides of a battle [SC-13.4] [SC-13.5] [SC-13.15] [SC-13.16] [SC-13.18]', () => {
    let battles = 0;
    const look = (state: State): void => {
      const frame = state.stack.findLast(one => one.kind === 'battle');
      if (frame?.kind !== 'battle') return;
      battles++;
      for (const [who, side] of ['attacker', 'defender'].entries()) {
        expect(total(state, 'potential', { side })).toBe(potentialOf(state, frame, who));
        const walls = who === 1 ? wallsBonus(state, frame) : 0;
        expect(total(state, 'die', { side })).toBe(heroBonus(state, frame, who) + walls - fearOf(state, frame, who));
        expect(total(state, 'help', { side })).toBe(who === 1 ? commonersHelp(state, frame) : 0);
        expect(total(state, 'units', { side })).toBe(countUnits(armyOf(state, frame, who)) - frame.aside[who]);
      }
    };
    for (const seed of ['first', 'second', 'third']) playWhole(`${seed} battles`, 6, { events: 0, limit: 4 }, look);
    expect(battles).toBeGreaterThan(0);
  });
});

describe('what is planned with', () => {
  const tell = (t: ReturnType<typeof table>, about: string, fields: Readonly<Record<string, unknown>> = {}) =>
    t.rules.explain(t.view('krosen'), t.seat('krosen'), { about, ...fields });

  it('a try after a success is told at its lower frequency, and with its chance [SC-10.17]', () => {
    const given = { phase: 'recruiting', part: 'krosen', lords: { krosen: { gold: 30 } } } as const;
    const t = table(['krosen', 'meloch'], given);
    const recruit = { kind: 'recruit', region: 'kenord' } as const;
    t.all('krosen', { kind: 'to-troops' }, recruit);
    const chances = [0, 1].map(points => tell(t, 'choice', { choice: { kind: 'surcharge', points } }).chance);
    expect(chances).toEqual([50, 60]);
    t.luck(1).does('krosen', { kind: 'surcharge', points: 0 });
    const told = tell(t, 'frequency', { region: 'kenord' });
    expect(told.terms.find(({ what }) => what === 'repeat')?.amount).toBe(-1);
    expect(tell(t, 'choice', { choice: recruit }).chance).toBe(40);
    expect(told.total).toBe(5);
  });

  it('who leaves when the gold does not suffice is told before it is settled [SC-14.1]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'upkeep', part: 'krosen', lords: { krosen: { gold: 4 } } });
    const told = tell(t, 'leaving').terms.map(({ args }) => args);
    const gone = t.does('krosen', { kind: 'settle' }).flatMap(fact => {
      if (fact.kind !== 'left') return [];
      return [{ piece: fact.piece, at: fact.place, count: fact.count }];
    });
    expect(gone.length).toBeGreaterThan(0);
    expect(told).toEqual(gone);
  });

  it('a region without a castle is told to bring nothing [SC-9.4]', () => {
    const regions = { kenord: { buildings: ['mill'] }, kunghar: { buildings: ['castle'] } };
    const t = table(['krosen', 'meloch'], { phase: 'taxes', part: 'krosen', regions });
    expect(tell(t, 'tax', { region: 'kenord', level: 'heavy' }).total).toBe(0);
    expect(tell(t, 'tax', { region: 'kunghar', level: 'heavy' }).total).toBeGreaterThan(0);
  });
});

describe('a question that cannot be answered', () => {
  const { state } = playWhole('questions', 2, { events: 0, limit: 4 });
  const ask = (subject: Readonly<Record<string, unknown>> & { readonly about: string }) => () =>
    scandinavia.explain(scandinavia.view(state, null), null, subject);

  it('is refused by field', () => {
    expect(ask({ about: 'tax', seat: 0 })).toThrow('region: missing is unknown; there are selorian');
    expect(ask({ about: 'creed', seat: 0, lord: 'helric' })).toThrow('lord: "helric" is unknown');
    expect(ask({ about: 'potential', seat: 0, side: 'attacker' })).toThrow('about: no battle is fought now');
    expect(ask({ about: 'glory', seat: 0 })).toThrow('about: "glory" cannot be explained; there are choice, creed');
  });
});
