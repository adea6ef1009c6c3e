import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { alone, fights, marching, maySail, sails } from '../test/hex-moves.ts';
import { hexTable, type TestTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const table = (given: Given, options = {}): TestTable =>
  hexTable(LORDS, marching('eurich', { ...given, pieces: alone(given.pieces ?? {}) }), { options });
const fleet = (place: string, lord = 'eurich') => ({ lord, place });

describe('landing', () => {
  // f1 are hills on the coast of Svarr, closed to Vikings.
  const crew = { fleets: { 'fleet-1': fleet('e1') }, pieces: { 'fleet-1': { eurich: { viking: 2, orc: 1 } } } };

  it('sets nobody down on ground that is closed to them, unless it is open to all [SC-A-landing-ground] [SC-21.9] [SC-21.42]', () => {
    const t = table(crew);
    sails(t, 'eurich', 'fleet-1', 'f1');
    expect(t.of('eurich', 'land').map(({ piece }) => piece)).toEqual(['orc']);
    expect(t.why('eurich', { kind: 'land', piece: 'viking' })).toEqual(['SC-A-landing-ground']);
    t.does('eurich', { kind: 'land-all' });
    expect(t.pieces('fleet-1', 'eurich')).toEqual({ viking: 2 });
    const open = table(crew, { terrain: 'open' });
    sails(open, 'eurich', 'fleet-1', 'f1');
    expect(open.of('eurich', 'land').map(({ piece }) => piece)).toEqual(['viking', 'orc']);
  });

  it('for a battle everybody goes ashore, whatever the ground [SC-A-landing-ground] [SC-21.17]', () => {
    const t = table({
      ...crew,
      pieces: { 'fleet-1': { eurich: { viking: 2, giant: 1 } }, f1: { sandra: { human: 1 } } },
    });
    sails(t, 'eurich', 'fleet-1', 'f1');
    expect(t.pieces('f1', 'eurich')).toEqual({ viking: 2, giant: 1 });
    fights(t, 'eurich', 5, 5);
    // Vikings have eight where they land.
    expect(t.told('force')[0].potential).toBe(31);
  });

  it('is not undone in the same round, but in the next [SC-21.8] [SC-21.9]', () => {
    const t = table({ fleets: { 'fleet-1': fleet('p3') }, pieces: { 'fleet-1': { eurich: { orc: 1 } } } });
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'land-all' });
    expect(t.of('eurich', 'board')).toEqual([]);
    t.all('eurich', { kind: 'done' }, { kind: 'to-battle' });
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(t.pieces('fleet-1', 'eurich')).toEqual({ orc: 1 });
  });
});

describe('a fleet', () => {
  it('takes four units and any number of heroes, for a point a unit [SC-21.10] [SC-12.6]', () => {
    const t = table({
      regions: { noorland: { buildings: [] } },
      lords: { eurich: { level: 1 } },
      fleets: { 'fleet-1': fleet('n2') },
      pieces: { n2: { eurich: { viking: 5, 'hero-1': 2 } } },
    });
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(t.pieces('fleet-1', 'eurich')).toEqual({ viking: 4, 'hero-1': 2 });
    // Three points are left of seven.
    expect(maySail(t, 'eurich', 'fleet-1', 'n5')).toBe(true);
    expect(t.of('eurich', 'steer').map(({ to }) => to)).not.toContain('n6');
  });

  it('with heroes alone attacks nobody, at sea, on a coast or in a capital [SC-A-heroes-alone] [SC-A-empty-fleet]', () => {
    const t = table({
      fleets: { 'fleet-1': fleet('o4'), 'fleet-2': fleet('n5', 'sandra') },
      pieces: {
        'fleet-1': { eurich: { 'hero-3': 1 } },
        'fleet-2': { sandra: { human: 1 } },
        p3: { sandra: { human: 1 } },
      },
    });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    const to = t.of('eurich', 'steer').map(choice => choice.to);
    for (const spot of ['n5', 'p3', 'vaasa']) expect(to).not.toContain(spot);
  });

  it('that burns an empty one at sea sails no further in this round [SC-A-empty-enemy-fleet]', () => {
    const t = table({
      fleets: { 'fleet-1': fleet('n4'), 'fleet-2': fleet('n5', 'sandra') },
      pieces: { 'fleet-1': { eurich: { orc: 1 } } },
    });
    sails(t, 'eurich', 'fleet-1', 'n5');
    expect(t.told('fleet-lost')).toMatchObject([{ fleet: 'fleet-2', cause: 'battle' }]);
    expect(t.of('eurich', 'sail')).toEqual([]);
    t.does('eurich', { kind: 'to-battle' });
    expect(t.of('eurich', 'sail').map(one => one.fleet)).toEqual(['fleet-1']);
  });

  it('that fights from the hex before is not tried by a storm where the other lies [SC-O-fleetMeetsFleet] [SC-C-storm]', () => {
    // o10 lies in the Gulf of Bokne, o11 in the Sea of Courland.
    const storms = (fleetMeetsFleet: string): number => {
      const t = table(
        {
          storms: ['courland'],
          fleets: { 'fleet-1': fleet('o10'), 'fleet-2': fleet('o11', 'sandra') },
          pieces: { 'fleet-1': { eurich: { giant: 2 } }, 'fleet-2': { sandra: { human: 1 } } },
        },
        { fleetMeetsFleet },
      );
      t.luck(9);
      sails(t, 'eurich', 'fleet-1', 'o11');
      return t.told('storm-tried').length;
    };
    expect([storms('enter'), storms('adjacent')]).toEqual([1, 0]);
  });

  it('lies beside others of its lord on a coast, and all their crews defend it [SC-A-fleet-hex] [SC-21.17]', () => {
    const t = hexTable(
      LORDS,
      marching('sandra', {
        fleets: { 'fleet-1': fleet('n2'), 'fleet-2': fleet('n2') },
        pieces: alone({
          'fleet-1': { eurich: { human: 1 } },
          'fleet-2': { eurich: { human: 1 } },
          m2: { sandra: { giant: 3 } },
        }),
      }),
    );
    t.all('sandra', { kind: 'march', from: 'm2' }, { kind: 'everybody' }, { kind: 'go', to: 'n2' });
    fights(t, 'sandra', 9, 1);
    expect(t.told('force')[1].potential).toBe(8);
    expect(t.told('fleet-lost')).toHaveLength(2);
  });

  it('does not leave a paralysed sea, and stops where it comes into one [SC-21.30] [SC-C-time-paralysis]', () => {
    const t = table({ stilled: ['bokne'], fleets: { 'fleet-1': fleet('n4'), 'fleet-2': fleet('n2') } });
    expect(t.of('eurich', 'sail').map(one => one.fleet)).toEqual(['fleet-2']);
    sails(t, 'eurich', 'fleet-2', 'n3');
    expect(t.of('eurich', 'sail')).toEqual([]);
    t.does('eurich', { kind: 'to-battle' });
    expect(t.of('eurich', 'sail')).toEqual([]);
  });
});
