import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { hexTable, type TestTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const ONES: readonly number[] = new Array(12).fill(1);

/** The talk is over, and these dice fall for the events. */
function drawn(
  given: Given,
  luck: readonly number[],
  lords: readonly LordId[] = LORDS,
  options: Readonly<Record<string, string>> = {},
): TestTable {
  const t = hexTable(lords, { phase: 'diplomacy', ...given }, { options: { dragon: 'off', ...options } });
  for (const lord of lords) t.luck(...luck).does(lord, { kind: 'ready' });
  return t;
}

describe('by the advanced rules an event', () => {
  it('storm sinks fleets on hexes of its sea, not those on the coast [SC-21.33]', () => {
    const given: Given = {
      fleets: {
        'fleet-1': { lord: 'eurich', place: 'noorland' },
        'fleet-2': { lord: 'eurich', place: 'n4' },
        'fleet-3': { lord: 'sandra', place: 'b5' },
      },
      pieces: { 'fleet-2': { eurich: { orc: 2 } } },
    };
    // The storm, and a 9 for the Gulf of Bokne.
    const t = drawn(given, [20, 9]);
    expect(t.told('fleet-lost')).toEqual([{ kind: 'fleet-lost', lord: 'eurich', fleet: 'fleet-2', cause: 'storm' }]);
    expect(Object.keys(t.view().fleets)).toEqual(['fleet-1', 'fleet-3']);
  });

  it('barbarians come to the capital and fight who stands there [SC-21.34]', () => {
    const given: Given = {
      regions: { trondarn: { owner: 'eurich' } },
      pieces: { noorland: { eurich: {} }, l4: { eurich: { orc: 4 } } },
    };
    const t = drawn(given, [38, 1]);
    expect(t.told('battle')[0]).toMatchObject({ attacker: 'barbarians', place: 'noorland' });
    expect(t.pieces('l4', 'eurich')).toEqual({ orc: 4 });
  });

  it('barbarians and rebels meet the crews of fleets in the capital, who land for it [SC-21.17]', () => {
    const given: Given = {
      regions: { noorland: { prosperity: 1 } },
      fleets: { 'fleet-1': { lord: 'eurich', place: 'noorland' } },
      pieces: { noorland: { eurich: {} }, 'fleet-1': { eurich: { dwarf: 4 } } },
    };
    for (const luck of [
      [38, 1, 5, 5],
      [40, 5, 5],
    ]) {
      const t = drawn(given, luck);
      expect(t.told('battle')[0]).toMatchObject({ defender: 'eurich', place: 'noorland' });
      expect(t.told('force')).toContainEqual(expect.objectContaining({ side: 'eurich', potential: 20 }));
    }
  });

  it('revolt costs the troops elsewhere in the region, where the table has it so [SC-A-lost-region-troops] [SC-O-lostRegionTroops]', () => {
    const given: Given = {
      regions: { koregan: { prosperity: 1 }, trondarn: { owner: 'eurich' } },
      pieces: { koregan: { eurich: {} }, g2: { eurich: { orc: 2 } }, h4: { eurich: { orc: 1 } } },
    };
    const risen = (lostRegionTroops: string): TestTable => drawn(given, [40, 5], LORDS, { lostRegionTroops });
    const [stay, die] = [risen('stay'), risen('die')];
    for (const t of [stay, die]) expect(t.told('independent')).toMatchObject([{ region: 'koregan' }]);
    expect(stay.pieces('g2', 'eurich')).toEqual({ orc: 2 });
    expect(die.pieces('g2', 'eurich')).toEqual({});
    expect(die.pieces('h4', 'eurich')).toEqual({ orc: 1 });
  });

  it('mercenaries, a legend, Tyr, Frigg, the Great: all who come stand in capitals [SC-21.34]', () => {
    const hired = drawn({ lords: { eurich: { gold: 20 } } }, [45]);
    hired.does('eurich', { kind: 'hire', region: 'koregan' });
    expect(hired.pieces('koregan', 'eurich')).toMatchObject({ human: 2, knight: 1, 'hero-2': 1 });
    const places = (event: number, lords: readonly LordId[] = LORDS, ...more: number[]): string[] =>
      drawn({}, [event, ...more], lords)
        .told('came')
        .map(({ place }) => place);
    // Aelrich of Noorland.
    expect(drawn({}, [50, 51]).pieces('noorland', 'eurich')).toMatchObject({ aelrich: 1 });
    expect(places(82)).toEqual(expect.arrayContaining(['koregan', 'noorland', 'larsoyane', 'ringeriken']));
    expect(places(80)).toEqual(['noorland', 'larsoyane']);
    expect(places(94, ['ohrrkan', 'eurich'])).toEqual(['noorland', 'koregan']);
  });

  it('Thor strikes all hexes of land without a temple, and Valkyries come to capitals [SC-21.34] [SC-21.38]', () => {
    const t = drawn({ pieces: { g2: { eurich: { orc: 2, 'hero-1': 1 } }, l4: { eurich: { orc: 1 } } } }, [99]);
    expect(t.pieces('g2', 'eurich')).toEqual({ 'hero-1': 1 });
    expect(t.pieces('l4', 'eurich')).toEqual({ orc: 1 });
    expect(t.pieces('noorland', 'eurich')).toMatchObject({ valkyrie: 1 });
    expect(t.pieces('koregan', 'eurich')).toEqual({});
  });

  it('expedition sets crews down on the nearest coast hex of an own region without enemies [SC-21.37] [SC-A-expedition-coast]', () => {
    const given: Given = {
      fleets: { 'fleet-1': { lord: 'eurich', place: 'm6' } },
      pieces: { 'fleet-1': { eurich: { orc: 2 } }, l6: { sandra: { human: 1 } } },
    };
    const t = drawn(given, [92]);
    // l6 and l7 are nearer, but one is held by Sandra and the other lies in Selorian.
    expect(t.pieces('l4', 'eurich')).toEqual({ orc: 2 });
    expect(t.view().fleets).toEqual({});
  });

  it('Odin doubles everybody on his hex, aboard as far as there is room [SC-21.38]', () => {
    const given: Given = {
      fleets: { 'fleet-1': { lord: 'eurich', place: 'o5' } },
      pieces: { g2: { eurich: { orc: 2 } }, p5: { sandra: { pegasus: 1 } }, 'fleet-1': { eurich: { goblin: 3 } } },
    };
    const t = drawn(given, [100]);
    expect(t.pieces('g2', 'eurich')).toEqual({ orc: 4 });
    expect(t.pieces('p5', 'sandra')).toEqual({ pegasus: 2 });
    expect(t.pieces('fleet-1', 'eurich')).toEqual({ goblin: 4 });
  });

  it('plague and wrath strike units wherever they stand in the region, not who is aboard [SC-21.38] [SC-A-aboard-ashore]', () => {
    const given: Given = {
      regions: { koregan: { prosperity: 15 } },
      fleets: { 'fleet-1': { lord: 'eurich', place: 'koregan' } },
      pieces: {
        koregan: { eurich: {} },
        g2: { eurich: { orc: 1 } },
        e3: { eurich: { orc: 1 } },
        'fleet-1': { eurich: { goblin: 1 } },
      },
    };
    const plague = drawn(given, [64, ...ONES]);
    expect(plague.pieces('g2', 'eurich')).toEqual({});
    // e3 lies in Trondarn.
    expect(plague.pieces('e3', 'eurich')).toEqual({ orc: 1 });
    expect(plague.pieces('fleet-1', 'eurich')).toEqual({ goblin: 1 });
    const wrath = drawn({ pieces: { g2: { eurich: { orc: 1, ogre: 1 } } } }, [89, ...ONES]);
    expect(wrath.pieces('g2', 'eurich')).toEqual({ ogre: 1 });
  });

  it('Hel and Surtur find them on any hex, too [SC-21.38]', () => {
    const regions = { noorland: { owner: 'nobody' }, ringeriken: { owner: 'nobody' } };
    const hel = drawn({ regions, fleets: {}, pieces: { g2: { eurich: { orc: 1, 'hero-1': 1 } } } }, [97, ...ONES]);
    expect(hel.told('region-rolled')).toMatchObject([{ region: 'koregan', cause: 'hel' }]);
    expect(hel.pieces('g2', 'eurich')).toEqual({});
    const surtur = drawn({ pieces: { g2: { eurich: { orc: 2 } } } }, [98]);
    expect(surtur.pieces('g2', 'eurich')).toEqual({ elf: 2 });
  });

  it('disorder leaves a region alone where anybody stands on any of its hexes [SC-C-civil-disorder] [SC-21.38]', () => {
    const given: Given = {
      regions: { trondarn: { owner: 'eurich' }, selorian: { owner: 'sandra' }, larsoyane: { owner: 'nobody' } },
      pieces: { koregan: { eurich: {} }, g2: { eurich: { orc: 1 } }, noorland: { eurich: {} } },
    };
    const before = drawn(given, [28]);
    const t = drawn(given, [48]);
    const lost = (region: string): number => before.region(region).prosperity - t.region(region).prosperity;
    expect([lost('koregan'), lost('noorland'), lost('trondarn')]).toEqual([0, 4, 4]);
  });
});
