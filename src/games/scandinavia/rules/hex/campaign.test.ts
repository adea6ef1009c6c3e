import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import type { TestTable } from '../testing.ts';
import { hexTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const marching = (given: Given = {}): Given => ({ phase: 'military', part: 'eurich', ...given });
const goals = (t: TestTable): string[] => t.of('eurich', 'go').map(({ to }) => to);
/** A lone piece is taken up by itself. */
const takes = (t: TestTable, from: string, piece: string): void => {
  t.does('eurich', { kind: 'march', from });
  if (t.asked()[0] === 'eurich who') t.does('eurich', { kind: 'take', piece });
};
const goes = (t: TestTable, area: string, to: string): void => {
  if (t.asked()[0] === 'eurich toward') t.does('eurich', { kind: 'toward', area });
  t.does('eurich', { kind: 'go', to });
};

describe('on land', () => {
  it('a march goes from hex to hex, around what is closed to the troop [SC-21.1] [SC-21.11] [SC-21.12] [SC-21.13] [SC-O-rules]', () => {
    const t = hexTable(LORDS, marching({ pieces: { koregan: { eurich: { viking: 1 } } } }));
    takes(t, 'koregan', 'viking');
    // Hills (f1) and mountains (g1, f3) are closed to Vikings; f2 is a plain, e3 lies in independent land.
    expect(goals(t)).toEqual(expect.arrayContaining(['f2', 'e3', 'g2']));
    for (const closed of ['f1', 'g1', 'f3', 'd2']) expect(goals(t)).not.toContain(closed);
  });

  it('where the table opens closed ground it costs one point more [SC-21.42] [SC-O-terrain]', () => {
    const given = marching({ pieces: { koregan: { eurich: { viking: 1 } } } });
    const t = hexTable(LORDS, given, { options: { terrain: 'open' } });
    takes(t, 'koregan', 'viking');
    expect(goals(t)).toEqual(expect.arrayContaining(['f1', 'f3']));
  });

  it('what is left of the points can be used in another leg', () => {
    const t = hexTable(LORDS, marching({ pieces: { koregan: { eurich: { orc: 1 } } } }));
    takes(t, 'koregan', 'orc');
    t.does('eurich', { kind: 'go', to: 'f2' });
    takes(t, 'f2', 'orc');
    t.does('eurich', { kind: 'go', to: 'g2' });
    takes(t, 'g2', 'orc');
    // Two points are left: one mountain, or two hexes of tundra.
    expect(goals(t)).toEqual(expect.arrayContaining(['h2', 'g3', 'h1']));
    expect(goals(t)).not.toContain('j3');
  });

  it('everybody has all points again in the second round [SC-21.3] [SC-21.4] [SC-A-rounds-order] [SC-A-turn-or-round]', () => {
    const t = hexTable(
      LORDS,
      marching({ pieces: { koregan: { eurich: { viking: 1 } }, noorland: { eurich: {} } }, fleets: {} }),
    );
    takes(t, 'koregan', 'viking');
    t.does('eurich', { kind: 'go', to: 'g2' });
    expect(t.does('eurich', { kind: 'to-battle' })).toContainEqual({ kind: 'round-began', lord: 'eurich', round: 2 });
    takes(t, 'g2', 'viking');
    expect(goals(t)).toContain('koregan');
    t.does('eurich', { kind: 'go', to: 'koregan' });
    t.does('eurich', { kind: 'to-battle' });
    expect(t.asked()).not.toContain('eurich orders');
  });

  it('rounds can go round the table instead [SC-O-roundsOrder]', () => {
    const t = hexTable(LORDS, marching(), { options: { roundsOrder: 'interleaved' } });
    t.does('eurich', { kind: 'to-battle' });
    expect(t.asked()).toEqual(['sandra orders']);
    t.does('sandra', { kind: 'to-battle' });
    expect(t.asked()).toEqual(['eurich orders']);
  });

  it('independent land is crossed without a battle, but for its capital [SC-A-independent-hex]', () => {
    const given = marching({ pieces: { koregan: { eurich: { orc: 3 } } } });
    const t = hexTable(LORDS, given);
    t.all('eurich', { kind: 'march', from: 'koregan' }, { kind: 'everybody' }, { kind: 'go', to: 'e3' });
    t.all('eurich', { kind: 'march', from: 'e3' }, { kind: 'everybody' });
    expect(goals(t)).toContain('trondarn');
    t.does('eurich', { kind: 'go', to: 'e4' });
    t.does('eurich', { kind: 'to-battle' });
    expect(t.asked()).toEqual(['eurich orders']);
    t.all('eurich', { kind: 'march', from: 'e4' }, { kind: 'everybody' }, { kind: 'go', to: 'trondarn' });
    expect(t.of('eurich', 'march').map(({ from }) => from)).not.toContain('trondarn');
    const facts = t.luck(10).does('eurich', { kind: 'to-battle' });
    expect(facts).toContainEqual({ kind: 'battle', attacker: 'eurich', defender: 'commoners', place: 'trondarn' });
  });

  it('enemies end a march, and only who stands on the hex fights, without commoners and walls [SC-21.16] [SC-21.17] [SC-21.18]', () => {
    const t = hexTable(
      LORDS,
      marching({
        regions: { koregan: { owner: 'sandra', buildings: ['castle', 'fortification'] } },
        pieces: {
          koregan: { sandra: { human: 2 } },
          g2: { sandra: { human: 1 } },
          i3: { eurich: { ogre: 1 } },
        },
      }),
    );
    takes(t, 'i3', 'ogre');
    expect(goals(t)).toContain('g2');
    t.does('eurich', { kind: 'go', to: 'g2' });
    const facts = t.luck(5, 5).does('eurich', { kind: 'to-battle' });
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'force', side: 'sandra', potential: 4, commoners: 0 }),
    );
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'battle-won', side: 'eurich', place: 'g2' }));
    expect(t.region('koregan').owner).toBe('sandra');
    expect(t.pieces('g2', 'eurich')).toEqual({ ogre: 1 });
    expect(t.pieces('koregan', 'sandra')).toEqual({ human: 2 });
  });

  it('a region is taken by winning in its capital, and troops elsewhere in it stay [SC-21.19] [SC-A-empty-capital] [SC-A-lost-region-troops]', () => {
    const t = hexTable(
      LORDS,
      marching({
        regions: { koregan: { owner: 'sandra', buildings: ['castle'] } },
        pieces: { g2: { sandra: { human: 1 } }, f2: { eurich: { ogre: 3 } } },
      }),
    );
    t.all('eurich', { kind: 'march', from: 'f2' }, { kind: 'everybody' }, { kind: 'go', to: 'koregan' });
    t.luck(8).does('eurich', { kind: 'to-battle' });
    expect(t.region('koregan').owner).toBe('eurich');
    expect(t.pieces('g2', 'sandra')).toEqual({ human: 1 });
  });

  it('troops elsewhere in a lost region are lost with it where the table plays so [SC-O-lostRegionTroops]', () => {
    const given = marching({
      regions: { koregan: { owner: 'sandra', buildings: ['castle'] } },
      pieces: { g2: { sandra: { human: 1 } }, f2: { eurich: { ogre: 3 } } },
    });
    const t = hexTable(LORDS, given, { options: { lostRegionTroops: 'die' } });
    t.all('eurich', { kind: 'march', from: 'f2' }, { kind: 'everybody' }, { kind: 'go', to: 'koregan' });
    t.luck(8).does('eurich', { kind: 'to-battle' });
    expect(t.region('koregan').owner).toBe('eurich');
    expect(t.pieces('g2', 'sandra')).toEqual({});
  });

  it('plantations are closed to Humans, no ground is to heroes [SC-A-plantation] [SC-A-heroes-ground] [SC-21.12]', () => {
    const from = (piece: string): string[] => {
      const t = hexTable(LORDS, marching({ pieces: { l4: { eurich: { [piece]: 1 } } } }));
      takes(t, 'l4', piece);
      if (t.asked()[0] === 'eurich toward') t.does('eurich', { kind: 'toward', area: 'noorland' });
      return goals(t);
    };
    expect(from('human')).not.toContain('k4');
    expect(from('orc')).toContain('k4');
    expect(from('hero-1')).toEqual(expect.arrayContaining(['k4', 'j2']));
    expect(from('viking')).not.toContain('j2');
  });

  it('any number stand on a hex, and allies are passed, never joined [SC-21.21] [SC-A-ally-hex]', () => {
    const given = marching({
      allied: [['eurich', 'sandra']],
      pieces: {
        koregan: { eurich: { orc: 9 } },
        g2: { eurich: { goblin: 16 } },
        f2: { sandra: { human: 1 } },
        h3: { sandra: { human: 1 } },
      },
    });
    const t = hexTable(LORDS, given);
    t.all('eurich', { kind: 'march', from: 'koregan' }, { kind: 'everybody' });
    // Over f2, where Sandra's men stand.
    expect(goals(t)).toContain('g2');
    expect(goals(t)).not.toContain('f2');
    t.does('eurich', { kind: 'go', to: 'g2' });
    expect(t.pieces('g2', 'eurich')).toEqual({ goblin: 16, orc: 9 });
  });

  it('who comes into stilled land stays there, and nobody leaves it [SC-21.30]', () => {
    const given = marching({
      stilled: ['koregan'],
      pieces: { koregan: { eurich: { orc: 1 } }, e3: { eurich: { orc: 1 } } },
    });
    const t = hexTable(LORDS, given);
    expect(t.of('eurich', 'march').map(({ from }) => from)).not.toContain('koregan');
    takes(t, 'e3', 'orc');
    expect(goals(t)).toContain('koregan');
    expect(goals(t)).not.toContain('g1');
    t.does('eurich', { kind: 'go', to: 'f2' });
    expect(t.of('eurich', 'march').map(({ from }) => from)).not.toContain('f2');
  });

  it('in the blizzard each hex of its lands costs one point more [SC-21.35]', () => {
    const t = hexTable(LORDS, marching({ lasting: ['blizzard'], pieces: { koregan: { eurich: { orc: 1 } } } }));
    takes(t, 'koregan', 'orc');
    expect(goals(t)).toContain('g2');
    expect(goals(t)).not.toContain('i1');
    expect(goals(t)).toContain('e4');
  });
});

describe('in the air', () => {
  const flying = marching({ pieces: { koregan: { eurich: { pegasus: 1 } }, noorland: { eurich: {} } }, fleets: {} });

  it('every hex costs one, and a flyer may end over the sea in the first round alone [SC-21.14] [SC-21.15]', () => {
    const t = hexTable(LORDS, flying);
    takes(t, 'koregan', 'pegasus');
    goes(t, 'svarr', 'a1');
    t.does('eurich', { kind: 'to-battle' });
    takes(t, 'a1', 'pegasus');
    expect(goals(t)).toContain('koregan');
    expect(goals(t)).not.toContain('b1');
  });

  it('a flyer may hang over the sea while others play their first round [SC-O-roundsOrder] [SC-A-flyers-over-sea]', () => {
    const t = hexTable(
      ['eurich', 'sandra', 'krosen'],
      { ...flying, first: 'eurich' },
      {
        options: { roundsOrder: 'interleaved', order: 'free' },
      },
    );
    if (t.asked()[0] === 'eurich next') t.does('eurich', { kind: 'next', lord: 'eurich' });
    takes(t, 'koregan', 'pegasus');
    goes(t, 'svarr', 'a1');
    t.does('eurich', { kind: 'to-battle' });
    expect(t.asked()).toEqual(['eurich next']);
    expect(t.pieces('a1', 'eurich')).toEqual({ pegasus: 1 });
    expect(t.audit()).toEqual([]);
  });

  it('who is still over the sea after the second round is lost [SC-A-flyers-over-sea]', () => {
    const t = hexTable(LORDS, flying);
    takes(t, 'koregan', 'pegasus');
    goes(t, 'svarr', 'a1');
    t.does('eurich', { kind: 'to-battle' });
    const facts = t.does('eurich', { kind: 'to-battle' });
    expect(facts).toContainEqual(
      expect.objectContaining({ kind: 'died', piece: 'pegasus', place: 'a1', cause: 'sea' }),
    );
  });

  it('where more than a hundred hexes could be named, the land or sea is first', () => {
    const given = marching({ pieces: { noorland: { eurich: { ermanaric: 1 } } } });
    const t = hexTable(LORDS, given);
    t.does('eurich', { kind: 'march', from: 'noorland' });
    expect(t.asked()).toEqual(['eurich toward']);
    expect(t.choices('eurich').length).toBeLessThanOrEqual(35);
    t.does('eurich', { kind: 'toward', area: 'kurlann' });
    expect(goals(t)).toContain('t17');
    expect(goals(t)).not.toContain('kurlann');
  });

  it('in the great frost the sea is tundra for all who walk [SC-21.36]', () => {
    const t = hexTable(
      LORDS,
      marching({ lasting: ['glaciation'], pieces: { koregan: { eurich: { orc: 1, pegasus: 1 } } } }),
    );
    takes(t, 'koregan', 'orc');
    expect(goals(t)).toContain('b1');
    t.does('eurich', { kind: 'go', to: 'd2' });
    expect(t.of('eurich', 'sail')).toEqual([]);
  });

  it('who walks over the ice rests there only where land is near enough, and walks off a fleet [SC-A-ice-rest] [SC-A-frost-details]', () => {
    const t = hexTable(
      LORDS,
      marching({
        lasting: ['glaciation'],
        fleets: { 'fleet-1': { lord: 'eurich', place: 'd1' } },
        pieces: { 'fleet-1': { eurich: { orc: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'march', from: 'fleet-1' });
    expect(goals(t)).toContain('a2');
    t.does('eurich', { kind: 'go', to: 'c3' });
    t.does('eurich', { kind: 'to-battle' });
    takes(t, 'c3', 'orc');
    // In the second round everybody comes back to land.
    expect(goals(t)).toContain('trondarn');
    expect(goals(t)).not.toContain('d3');
  });

  it('riders and Ermanaric’s passenger start from his hex and end on it; he has fifteen points [SC-21.26]', () => {
    const given = marching({
      pieces: {
        koregan: { eurich: {} },
        noorland: { eurich: {} },
        g2: { eurich: { ermanaric: 1, orc: 1, pegasus: 1, 'hero-3': 1 } },
        h1: { eurich: { goblin: 1 } },
      },
    });
    const t = hexTable(LORDS, given);
    t.all('eurich', { kind: 'march', from: 'g2' }, { kind: 'take', piece: 'ermanaric' });
    expect(t.of('eurich', 'carry').map(({ piece }) => piece)).not.toContain('goblin');
    t.does('eurich', { kind: 'carry', piece: 'orc' });
    goes(t, 'kenord', 'u1');
    expect(t.pieces('u1', 'eurich')).toEqual({ ermanaric: 1, orc: 1 });
    t.all(
      'eurich',
      { kind: 'march', from: 'g2' },
      { kind: 'take', piece: 'pegasus' },
      { kind: 'ride', piece: 'hero-3' },
    );
    goes(t, 'noorland', 'm1');
    expect(t.pieces('m1', 'eurich')).toEqual({ pegasus: 1, 'hero-3': 1 });
    expect(t.of('eurich', 'march').map(({ from }) => from)).toEqual(['h1']);
  });
});
