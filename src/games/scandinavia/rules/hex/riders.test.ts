import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { alone, fights, goes, marches, marching, mayGo, takes } from '../test/hex-moves.ts';
import { hexTable, type TestTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const table = (pieces: NonNullable<Given['pieces']>, given: Given = {}): TestTable =>
  hexTable(LORDS, marching('eurich', { ...given, pieces: alone(pieces) }));

describe('who rides', () => {
  it('arrives with the mount, which goes no further in this round [SC-A-riders-way] [SC-12.16]', () => {
    const t = table({ g2: { eurich: { pegasus: 1, 'hero-3': 1 } } });
    goes(t, 'eurich', ['g2', 'h1'], 'pegasus', 'hero-3');
    expect(marches(t, 'eurich')).not.toContain('h1');
    t.does('eurich', { kind: 'to-battle' });
    expect(marches(t, 'eurich')).toContain('h1');
  });

  it('sets out with the mount, which has not moved before [SC-A-riders-way] [SC-21.26]', () => {
    const t = table({ g2: { eurich: { pegasus: 1 } }, h1: { eurich: { pegasus: 1, 'hero-3': 1 } } });
    goes(t, 'eurich', ['g2', 'h1'], 'pegasus');
    t.all('eurich', { kind: 'march', from: 'h1' }, { kind: 'take', piece: 'pegasus' }, { kind: 'count', count: 2 });
    expect(t.of('eurich', 'ride')).toEqual([]);
    t.does('eurich', { kind: 'go', to: 'h2' });
    const fresh = table({ h1: { eurich: { pegasus: 1, 'hero-3': 1 } } });
    fresh.all('eurich', { kind: 'march', from: 'h1' }, { kind: 'take', piece: 'pegasus' });
    expect(fresh.of('eurich', 'ride').map(({ piece }) => piece)).toEqual(['hero-3']);
  });

  it('leaves others who are alike behind [SC-12.16]', () => {
    const t = table({ g2: { eurich: { 'hero-1': 2, pegasus: 1 } } });
    goes(t, 'eurich', ['g2', 'j3'], 'pegasus', 'hero-1');
    expect(t.pieces('g2', 'eurich')).toEqual({ 'hero-1': 1 });
  });

  it('is lost over the sea when all mounts have died, or goes aboard a fleet that lies there [SC-A-riders-way]', () => {
    const battle = (fleets: Given['fleets'], crew: NonNullable<Given['pieces']>): TestTable => {
      const t = table(
        {
          ...crew,
          'fleet-2': { sandra: { human: 1 } },
          n2: { eurich: { valkyrie: 1, 'hero-3': 1 } },
        },
        {
          lords: { eurich: { level: 4 } },
          fleets: { 'fleet-2': { lord: 'sandra', place: 'n4' }, ...fleets },
        },
      );
      goes(t, 'eurich', ['n2', 'n4'], 'valkyrie', 'hero-3');
      if (fleets) t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'n4' });
      t.does('eurich', { kind: 'to-battle' });
      t.luck(10, 1).does('eurich', { kind: 'rage', piece: 'valkyrie' });
      if (t.asked()[0] === 'eurich window') t.does('eurich', { kind: 'done' });
      expect(t.told('battle-won')).toMatchObject([{ side: 'eurich' }]);
      expect(t.pieces('n4', 'eurich')).toEqual({});
      return t;
    };
    expect(battle(undefined, {}).told('died')).toContainEqual(
      expect.objectContaining({ piece: 'hero-3', cause: 'sea' }),
    );
    const saved = battle({ 'fleet-1': { lord: 'eurich', place: 'n5' } }, { 'fleet-1': { eurich: { giant: 1 } } });
    expect(saved.pieces('fleet-1', 'eurich')).toEqual({ giant: 1, 'hero-3': 1 });
  });
});

describe('Ermanaric', () => {
  it('takes nobody along who has moved, nor anybody when he has [SC-21.26] [SC-A-turn-or-round]', () => {
    for (const [moves, waits] of [
      ['orc', 'ermanaric'],
      ['ermanaric', 'orc'],
    ]) {
      const t = table({ f2: { eurich: { [moves]: 1 } }, g2: { eurich: { [waits]: 1 } } });
      goes(t, 'eurich', ['f2', 'g2'], moves);
      t.all('eurich', { kind: 'march', from: 'g2' }, { kind: 'take', piece: 'ermanaric' });
      expect(t.of('eurich', 'carry')).toEqual([]);
    }
  });
});

describe('a flyer', () => {
  it('ends over no paralysed sea, and counts on none it would have to cross [SC-A-flyers-over-sea] [SC-A-paralysis-flight]', () => {
    const over = (stilled: readonly string[], to: string): boolean => {
      const t = table({ koregan: { eurich: { pegasus: 1 } } }, { stilled });
      takes(t, 'eurich', 'koregan', 'pegasus');
      return mayGo(t, 'eurich', to);
    };
    expect([over([], 'd2'), over(['bokne'], 'd2'), over(['svarr'], 'd2')]).toEqual([true, true, false]);
  });

  it('goes over enemies and comes back from the fight over the sea in the second round [SC-21.14] [SC-21.15]', () => {
    const t = table(
      { 'fleet-2': { sandra: { human: 1 } }, n2: { eurich: { pegasus: 2 } } },
      { fleets: { 'fleet-2': { lord: 'sandra', place: 'n4' } } },
    );
    goes(t, 'eurich', ['n2', 'n4'], 'everybody');
    fights(t, 'eurich', 5, 5);
    takes(t, 'eurich', 'n4', 'everybody');
    expect(mayGo(t, 'eurich', 'n2')).toBe(true);
    expect(mayGo(t, 'eurich', 'n5')).toBe(false);
  });
});
