import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import type { TestTable } from '../testing.ts';
import { hexTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const sailing = (given: Given = {}): Given => ({ phase: 'military', part: 'eurich', ...given });
const berths = (t: TestTable): string[] => t.of('eurich', 'steer').map(({ to }) => to);

describe('fleets', () => {
  it('begin in the capital of Noorland, with seven points a round [SC-21.2] [SC-21.5] [SC-21.7]', () => {
    const t = hexTable(LORDS, sailing());
    expect(t.view().fleets['fleet-1']).toEqual({ lord: 'eurich', place: 'noorland', sea: 'bokne' });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    // Along the Gulf of Bokne to the coast of Selorian, and no further.
    expect(berths(t)).toContain('m8');
    expect(berths(t)).not.toContain('n11');
  });

  it('have ten points with the pirates or the waves of Njord, not more with both, and in each round [SC-21.31] [SC-A-fleet-bonuses]', () => {
    const points = (given: Given): unknown => {
      const t = hexTable(LORDS, sailing({ pieces: { koregan: { eurich: {} }, noorland: { eurich: {} } }, ...given }));
      const first = t.state.stack.at(-1);
      t.does('eurich', { kind: 'to-battle' });
      const second = t.state.stack.at(-1);
      return [first, second].map(frame => frame?.kind === 'campaign' && frame.points[0]);
    };
    expect(points({ lasting: ['njord'] })).toEqual([10, 10]);
    expect(points({ lords: { eurich: { level: 2 } } })).toEqual([10, 10]);
    expect(points({ lasting: ['njord'], lords: { eurich: { level: 2 } } })).toEqual([10, 10]);
  });

  it('leave a hex between two waters into either [SC-A-two-waters]', () => {
    // Aland lies between three seas.
    const t = hexTable(LORDS, sailing({ fleets: { 'fleet-1': { lord: 'eurich', place: 'aland', sea: 'courland' } } }));
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    const areas = t.of('eurich', 'toward').map(({ area }) => area);
    expect(areas).toEqual(expect.arrayContaining(['bokne', 'courland', 'turku-sea']));
    t.does('eurich', { kind: 'toward', area: 'turku-sea' });
    expect(berths(t)).toContain('q11');
  });

  it('take units aboard for a point each, for nothing where there is a port; heroes never cost [SC-21.8] [SC-21.10] [SC-A-port-boarding]', () => {
    const regions = { noorland: { buildings: ['castle'] } };
    const without = hexTable(LORDS, sailing({ regions }));
    without.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(without.pieces('fleet-1', 'eurich')).toEqual({ viking: 3, 'hero-3': 1 });
    expect(without.view().frames.at(-1)).toMatchObject({ points: expect.arrayContaining([4]) });
    const port = hexTable(LORDS, sailing());
    port.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(port.view().frames.at(-1)).toMatchObject({ points: expect.arrayContaining([7]) });
  });

  it('land whom they carry where they lie; the landed stay, and the fleet may go on [SC-21.9]', () => {
    const t = hexTable(LORDS, sailing());
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' }, { kind: 'steer', to: 'p3' });
    t.does('eurich', { kind: 'land-all' });
    expect(t.pieces('p3', 'eurich')).toEqual({ viking: 3, 'hero-3': 1 });
    expect(berths(t)).toContain('n3');
    t.does('eurich', { kind: 'done' });
    expect(t.of('eurich', 'march').map(({ from }) => from)).not.toContain('p3');
  });

  it('come upon an enemy by entering its hex; the losers sink [SC-21.20] [SC-A-fleet-meets-fleet]', () => {
    const t = hexTable(
      LORDS,
      sailing({
        fleets: { 'fleet-1': { lord: 'eurich', place: 'n3' }, 'fleet-2': { lord: 'sandra', place: 'n6' } },
        pieces: { 'fleet-1': { eurich: { viking: 3 } }, 'fleet-2': { sandra: { human: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    t.does('eurich', { kind: 'steer', to: 'n6' });
    expect(t.of('eurich', 'sail')).toEqual([]);
    const facts = t.luck(5, 5).does('eurich', { kind: 'to-battle' });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'force', side: 'eurich', potential: 24 }));
    expect(facts).toContainEqual({ kind: 'fleet-lost', lord: 'sandra', fleet: 'fleet-2', cause: 'battle' });
    expect(t.view().fleets['fleet-1']).toMatchObject({ place: 'n6' });
  });

  it('fight from the hex before, and stay in it, where the table plays so [SC-O-fleetMeetsFleet]', () => {
    const given = sailing({
      fleets: { 'fleet-1': { lord: 'eurich', place: 'n3' }, 'fleet-2': { lord: 'sandra', place: 'n6' } },
      pieces: { 'fleet-1': { eurich: { viking: 3 } }, 'fleet-2': { sandra: { human: 1 } } },
    });
    const won = hexTable(LORDS, given, { options: { fleetMeetsFleet: 'adjacent' } });
    won.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'n6' });
    won.luck(5, 5).does('eurich', { kind: 'to-battle' });
    expect(Object.keys(won.view().fleets)).toEqual(['fleet-1']);
    const { place } = won.view().fleets['fleet-1'];
    // Both lie beside n6, on the way from n3.
    expect(['n5', 'o5']).toContain(place);
    expect(won.of('eurich', 'sail').map(({ fleet }) => fleet)).toEqual(['fleet-1']);
    expect(won.audit()).toEqual([]);
  });

  it('never enter the hex of another fleet of theirs or of an ally [SC-21.6] [SC-A-fleet-hex]', () => {
    const t = hexTable(
      LORDS,
      sailing({
        allied: [['eurich', 'sandra']],
        fleets: {
          'fleet-1': { lord: 'eurich', place: 'n3' },
          'fleet-2': { lord: 'eurich', place: 'n4' },
          'fleet-3': { lord: 'sandra', place: 'o4' },
        },
      }),
    );
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(berths(t)).not.toContain('n4');
    expect(berths(t)).not.toContain('o4');
  });

  it('put a crew ashore to fight where enemies hold the coast; Vikings who land have eight [SC-21.17] [SC-21.27]', () => {
    const t = hexTable(
      LORDS,
      sailing({
        fleets: { 'fleet-1': { lord: 'eurich', place: 'o4' } },
        pieces: { 'fleet-1': { eurich: { viking: 3 } }, p3: { sandra: { human: 1 } } },
      }),
    );
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'p3' });
    const facts = t.luck(5, 5).does('eurich', { kind: 'to-battle' });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'force', side: 'eurich', potential: 24 }));
    expect(t.pieces('p3', 'eurich')).toMatchObject({ viking: expect.any(Number) });
  });

  it('are built on a coast hex of the region without another fleet or enemies [SC-21.24]', () => {
    const t = hexTable(LORDS, {
      phase: 'construction',
      part: 'eurich',
      lords: { eurich: { gold: 50 } },
      pieces: { m2: { sandra: { human: 1 } } },
    });
    t.all('eurich', { kind: 'build-in', region: 'noorland' }, { kind: 'build', building: 'drakkar' });
    const slips = t.of('eurich', 'launch-at').map(({ at }) => at);
    expect(slips).toContain('n2');
    expect(slips).not.toContain('noorland');
    expect(slips).not.toContain('m2');
    t.does('eurich', { kind: 'launch-at', at: 'n2' });
    expect(t.view().fleets['fleet-2']).toMatchObject({ place: 'n2', sea: 'bokne' });
  });

  it('that lie empty on a coast are burnt by who comes upon them [SC-A-empty-enemy-fleet]', () => {
    const t = hexTable(
      LORDS,
      sailing({
        fleets: { 'fleet-2': { lord: 'sandra', place: 'n2' } },
        pieces: { noorland: { eurich: { orc: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'march', from: 'noorland' });
    const facts = t.does('eurich', { kind: 'go', to: 'n2' });
    expect(facts).toContainEqual({ kind: 'fleet-lost', lord: 'sandra', fleet: 'fleet-2', cause: 'battle' });
  });

  it('that lie empty at sea are burnt by a fleet with units that enters their hex, and bar one without [SC-A-empty-enemy-fleet]', () => {
    const fleets = { 'fleet-1': { lord: 'eurich', place: 'n3' }, 'fleet-2': { lord: 'sandra', place: 'n4' } };
    const armed = hexTable(LORDS, sailing({ fleets, pieces: { 'fleet-1': { eurich: { orc: 1 } } } }));
    armed.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    const facts = armed.does('eurich', { kind: 'steer', to: 'n4' });
    expect(facts).toContainEqual({ kind: 'fleet-lost', lord: 'sandra', fleet: 'fleet-2', cause: 'battle' });
    expect(armed.told('battle')).toEqual([]);
    const empty = hexTable(LORDS, sailing({ fleets }));
    empty.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(berths(empty)).not.toContain('n4');
  });
});
