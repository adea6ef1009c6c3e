import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import type { TestTable } from '../testing.ts';
import { hexTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const sailing = (given: Given = {}): Given => ({ phase: 'military', part: 'eurich', ...given });
const berths = (t: TestTable): string[] => t.of('eurich', 'steer').map(({ to }) => to);

describe('fleets', () => {
  it('begin in the capital of Noorland, with seven points a round', () => {
    const t = hexTable(LORDS, sailing());
    expect(t.view().fleets['fleet-1']).toEqual({ lord: 'eurich', place: 'noorland', sea: 'bokne' });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    // Along the Gulf of Bokne to the coast of Selorian, and no further.
    expect(berths(t)).toContain('m8');
    expect(berths(t)).not.toContain('n11');
  });

  it('have ten points with the pirates or the waves of Njord', () => {
    const t = hexTable(LORDS, sailing({ lasting: ['njord'] }));
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(berths(t)).toContain('p10');
    expect(berths(t)).toContain('n10');
  });

  it('take units aboard for a point each, for nothing where there is a port; heroes never cost', () => {
    const regions = { noorland: { buildings: ['castle'] } };
    const without = hexTable(LORDS, sailing({ regions }));
    without.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(without.pieces('fleet-1', 'eurich')).toEqual({ viking: 3, 'hero-3': 1 });
    expect(without.view().frames.at(-1)).toMatchObject({ points: expect.arrayContaining([4]) });
    const port = hexTable(LORDS, sailing());
    port.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    expect(port.view().frames.at(-1)).toMatchObject({ points: expect.arrayContaining([7]) });
  });

  it('land whom they carry where they lie; the landed stay, and the fleet may go on', () => {
    const t = hexTable(LORDS, sailing());
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' }, { kind: 'steer', to: 'p3' });
    t.does('eurich', { kind: 'land-all' });
    expect(t.pieces('p3', 'eurich')).toEqual({ viking: 3, 'hero-3': 1 });
    expect(berths(t)).toContain('n3');
    t.does('eurich', { kind: 'done' });
    expect(t.of('eurich', 'march').map(({ from }) => from)).not.toContain('p3');
  });

  it('come upon an enemy by entering its hex; the losers sink', () => {
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

  it('never enter the hex of another fleet of theirs or of an ally', () => {
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

  it('put a crew ashore to fight where enemies hold the coast; Vikings who land have eight', () => {
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

  it('are built on a coast hex of the region without another fleet or enemies', () => {
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

  it('that lie empty on a coast are burnt by who comes upon them', () => {
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
});
