import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { hexTable, type TestTable } from '../testing.ts';

/** Half sentences of the advanced notes that a change could lose without anybody noticing. */
const LORDS = ['eurich', 'sandra'] as const;
const marching = (part: string, given: Given = {}): Given => ({ phase: 'military', part, ...given });

/** The talk is over, and these dice fall for the events. */
function drawn(given: Given, luck: readonly number[], lords: readonly LordId[] = LORDS, options = {}): TestTable {
  const t = hexTable(lords, { phase: 'diplomacy', ...given }, { options: { dragon: 'off', ...options } });
  for (const lord of lords) t.luck(...luck).does(lord, { kind: 'ready' });
  return t;
}

const goTo = (t: TestTable, lord: LordId, from: string, to: string): void => {
  t.all(lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to });
};

describe('crews of a coast hex', () => {
  const aboard: Given = {
    fleets: { 'fleet-1': { lord: 'eurich', place: 'noorland' } },
    pieces: { noorland: { eurich: {} }, 'fleet-1': { eurich: { human: 4 } } },
  };

  it('go ashore against barbarians, too [SC-21.17] [SC-21.34]', () => {
    const t = drawn(aboard, [38, 1, 5, 5, 10]);
    expect(t.told('force')).toContainEqual(expect.objectContaining({ side: 'eurich', potential: 16 }));
  });

  it('go ashore against rebels, too [SC-21.17]', () => {
    const t = drawn({ ...aboard, regions: { noorland: { prosperity: 3 } } }, [40, 5, 5]);
    expect(t.told('force')).toContainEqual(expect.objectContaining({ side: 'eurich', potential: 16 }));
  });
});

describe('Joruld', () => {
  it('keeps the Dragon out of the whole region he defends [SC-C-joruld] [SC-21.25]', () => {
    const t = hexTable(
      LORDS,
      marching('eurich', {
        beast: { beast: 'dragon', lord: 'eurich' },
        regions: { illuria: { owner: 'sandra' } },
        pieces: { d19: { sandra: { joruld: 1 } }, illuria: { sandra: { human: 1 } }, c18: { sandra: { human: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'unleash' });
    t.does('eurich', { kind: 'toward', area: 'illuria' });
    const spots = t.of('eurich', 'set-down').map(({ at }) => at);
    for (const at of ['illuria', 'd19', 'c18']) expect(spots).not.toContain(at);
    expect(spots).toContain('d17');
  });
});

describe('Loki', () => {
  it('is not set down beside a crew of his commander [SC-8.15] [SC-A-beast-places]', () => {
    const t = hexTable(
      LORDS,
      marching('eurich', {
        beast: { beast: 'loki', lord: 'eurich' },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'n2' } },
        pieces: { 'fleet-1': { eurich: { orc: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'unleash' });
    t.does('eurich', { kind: 'toward', area: 'noorland' });
    expect(t.of('eurich', 'set-down').map(({ at }) => at)).not.toContain('n2');
  });
});

describe('the omen of death', () => {
  it('is not cast where an ally’s troops stand on a hex of the region [SC-A-spell-allies] [SC-C-death-omen]', () => {
    const cast = (pieces: Given['pieces']): readonly string[] => {
      const t = hexTable(['ohrrkan', 'eurich', 'meloch'], {
        phase: 'recruiting',
        part: 'eurich',
        allied: [['ohrrkan', 'meloch']],
        lords: { ohrrkan: { level: 4, creed: 24 }, eurich: { gold: 0 } },
        pieces: { koregan: { eurich: { dwarf: 1 } }, ...pieces },
      });
      t.everybody('waters', { kind: 'done' });
      for (let ask = t.ask('eurich'); ask && !t.asked().includes('ohrrkan omen'); ask = t.ask('eurich'))
        t.does('eurich', ask.choices.find(({ kind }) => kind === 'done' || kind === 'to-troops') ?? { kind: 'done' });
      return t.of('ohrrkan', 'cast').map(({ at }) => at);
    };
    expect(cast({})).toContain('koregan');
    expect(cast({ g2: { meloch: { human: 1 } } })).not.toContain('koregan');
  });
});

describe('a fleet in a port', () => {
  it('is kept for nothing in an own port alone [SC-14.5]', () => {
    const upkeep = (place: string): number => {
      const t = hexTable(LORDS, {
        phase: 'upkeep',
        part: 'eurich',
        lords: { eurich: { gold: 50, level: 1 } },
        regions: { vaasa: { owner: 'sandra', buildings: ['port'] }, koregan: { buildings: ['port'] } },
        fleets: { 'fleet-1': { lord: 'eurich', place } },
        pieces: { noorland: { eurich: {} }, koregan: { eurich: { orc: 1 } } },
      });
      t.does('eurich', { kind: 'pay-all' });
      return 50 - t.purse('eurich');
    };
    expect([upkeep('n2'), upkeep('koregan'), upkeep('p3'), upkeep('n4')]).toEqual([3, 3, 6, 6]);
  });
});

describe('a lord beaten in independent land', () => {
  it('escapes by himself, whoever has won there [SC-16.18]', () => {
    const t = hexTable(
      ['krosen', 'meloch'],
      marching('meloch', {
        pieces: {
          eesti: { meloch: {} },
          g2: { meloch: { human: 1, token: 1 } },
          h1: { krosen: { ogre: 3 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    goTo(t, 'meloch', 'g2', 'h1');
    t.luck(1, 10).does('meloch', { kind: 'to-battle' });
    expect(t.told('escaped')).toEqual([{ kind: 'escaped', lord: 'meloch' }]);
    expect(t.told('captured')).toEqual([]);
  });
});

describe('a beast', () => {
  it('that has won on a hex of foreign land is there until upkeep [SC-A-beast-stays] [SC-8.8]', () => {
    const t = hexTable(
      LORDS,
      marching('eurich', {
        beast: { beast: 'dragon', lord: 'eurich' },
        pieces: { e3: { sandra: { human: 1 } }, g2: { eurich: { orc: 1 } } },
      }),
    );
    t.all('eurich', { kind: 'unleash' }, { kind: 'toward', area: 'trondarn' }, { kind: 'set-down', at: 'e3' });
    t.luck(5, 5).does('eurich', { kind: 'to-battle' });
    expect(t.view().beast).toMatchObject({ place: 'e3' });
  });
});

describe('troops elsewhere in a lost region', () => {
  it('are lost with a revolt, too, and fleets with them, where the table plays so [SC-O-lostRegionTroops]', () => {
    const given: Given = {
      regions: { noorland: { prosperity: 3 } },
      fleets: { 'fleet-1': { lord: 'eurich', place: 'n2' } },
      pieces: {
        noorland: { eurich: {} },
        l4: { eurich: { orc: 1, 'hero-1': 1 } },
        'fleet-1': { eurich: { goblin: 1 } },
        g2: { eurich: { orc: 1 } },
      },
    };
    const stays = drawn(given, [40, 5, 5]);
    expect(stays.region('noorland').owner).toBe(null);
    expect(stays.pieces('l4', 'eurich')).toEqual({ orc: 1, 'hero-1': 1 });
    const dies = drawn(given, [40, 5, 5], LORDS, { lostRegionTroops: 'die' });
    expect(dies.pieces('l4', 'eurich')).toEqual({});
    expect(dies.view().fleets).toEqual({});
    expect(dies.pieces('g2', 'eurich')).toEqual({ orc: 1 });
  });
});

describe('a new fleet', () => {
  it('does not lie where an ally’s troops stand [SC-21.24] [SC-A-ally-hex]', () => {
    const t = hexTable(LORDS, {
      phase: 'construction',
      part: 'eurich',
      lords: { eurich: { gold: 50 } },
      allied: [['eurich', 'sandra']],
      pieces: { n2: { sandra: { human: 1 } } },
    });
    t.all('eurich', { kind: 'build-in', region: 'noorland' }, { kind: 'build', building: 'drakkar' });
    expect(t.of('eurich', 'launch-at').map(({ at }) => at)).not.toContain('n2');
  });
});

describe('a token', () => {
  const mustered = (lord: 'krosen' | 'maerith', spot: string, given: Given = {}): TestTable =>
    hexTable(
      [lord, 'meloch'],
      {
        phase: 'recruiting',
        part: lord,
        ...given,
        pieces: {
          ...(lord === 'krosen' ? { kunghar: { krosen: {} }, kenord: { krosen: {} } } : { jylland: { maerith: {} } }),
          illuria: { [lord]: {} },
          [spot]: { [lord]: { token: 1 } },
        },
      },
      { options: { tokens: 'on' } },
    );

  it('of Lord Krosen brings Undead to a hex of anybody’s region, and none to an island [SC-A-token-regions] [SC-21.39]', () => {
    expect(mustered('krosen', 'g2').pieces('g2', 'krosen')).toEqual({ token: 1, undead: 1 });
    expect(mustered('krosen', 'aland').pieces('aland', 'krosen')).toEqual({ token: 1 });
  });

  it('of Maerith brings Elves in an elf region of his own alone [SC-A-token-regions] [SC-21.39]', () => {
    expect(mustered('maerith', 'd19').pieces('illuria', 'maerith')).toEqual({ elf: 1 });
    // j13 lies in Skaneval, k11 in Glorien, which raises Elves for nobody.
    expect(mustered('maerith', 'k11').told('came')).toEqual([]);
  });

  it('of Sandra makes her famous in the whole region where she stands [SC-16.16] [SC-21.18]', () => {
    const commoners = (spot: string): number => {
      const t = hexTable(
        LORDS,
        marching('sandra', {
          lords: { sandra: { level: 1 } },
          pieces: {
            larsoyane: { sandra: { 'imperial-guard': 1 } },
            ringeriken: { sandra: {} },
            f2: { sandra: { giant: 3 } },
            koregan: { eurich: {} },
            noorland: { eurich: { viking: 3, token: 1 } },
            [spot]: { sandra: { token: 1 } },
          },
        }),
        { options: { tokens: 'on' } },
      );
      goTo(t, 'sandra', 'f2', 'koregan');
      t.luck(5).does('sandra', { kind: 'to-battle' });
      return t.told('force')[1].commoners;
    };
    // Dwarves are ordinary: two steps of fame are six.
    expect(commoners('d10') - commoners('g2')).toBe(6);
  });
});

describe('forests', () => {
  it('of the next region do not hear the call [SC-A-forest-beside] [SC-21.28]', () => {
    const called = (at: string, from: string): number => {
      const t = hexTable(
        ['maerith', 'sandra'],
        marching('maerith', {
          lords: { maerith: { creed: 12 } },
          pieces: { [from]: { maerith: { elf: 3 } }, [at]: { sandra: { human: 1 } } },
        }),
      );
      goTo(t, 'maerith', from, at);
      t.luck(9, 1).does('maerith', { kind: 'to-battle' });
      return t.of('maerith', 'call-forests').length;
    };
    // h10 and h11 lie in Ringeriken; i11 beside them is a forest of Glorien, and g9, far from h11, one of their own.
    expect(called('h11', 'h12')).toBe(0);
    expect(called('g10', 'h10')).toBe(1);
  });
});

describe('a unit that is turned at sea', () => {
  const turned = (crew: Readonly<Record<string, number>>, dice: readonly number[]): TestTable => {
    const t = hexTable(
      ['maerith', 'sandra'],
      marching('maerith', {
        lords: { maerith: { level: 3, creed: 9 } },
        fleets: { 'fleet-1': { lord: 'maerith', place: 'n3' }, 'fleet-2': { lord: 'sandra', place: 'n4' } },
        pieces: {
          illuria: { maerith: {} },
          jylland: { maerith: {} },
          'fleet-1': { maerith: crew },
          'fleet-2': { sandra: { human: 3 } },
        },
      }),
    );
    t.all('maerith', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'n4' });
    t.luck(...dice).does('maerith', { kind: 'invert', piece: 'human' });
    if (t.asked().includes('maerith losses')) t.does('maerith', { kind: 'keep-best' });
    return t;
  };

  it('goes aboard where the battle has made room, and is lost where it has not [SC-A-sea-sides] [SC-C-inversion]', () => {
    const lossy = turned({ elf: 4 }, [4, 10]);
    const crew = lossy.pieces('fleet-1', 'maerith');
    expect(lossy.told('battle-won')).toMatchObject([{ side: 'maerith' }]);
    expect(crew.human).toBe(1);
    expect(crew.elf).toBeLessThan(4);
    const whole = turned({ giant: 4 }, [10, 1]);
    expect(whole.pieces('fleet-1', 'maerith')).toEqual({ giant: 4 });
    expect(whole.told('died')).toContainEqual(
      expect.objectContaining({ piece: 'human', lord: 'maerith', cause: 'sea' }),
    );
  });
});

describe('fleets of losers', () => {
  it('are always destroyed: the defender’s in his capital, and those of a landing that has failed [SC-21.20] [SC-A-landing-fleet]', () => {
    const taken = hexTable(
      LORDS,
      marching('eurich', {
        regions: { vaasa: { owner: 'sandra' } },
        fleets: { 'fleet-2': { lord: 'sandra', place: 'vaasa' } },
        pieces: { q4: { eurich: { giant: 4 } } },
      }),
    );
    goTo(taken, 'eurich', 'q4', 'vaasa');
    taken.luck(10, 10, 10, 10).does('eurich', { kind: 'to-battle' });
    expect(taken.region('vaasa').owner).toBe('eurich');
    expect(taken.view().fleets).toEqual({});
    const failed = hexTable(
      LORDS,
      marching('eurich', {
        lords: { eurich: { level: 1 } },
        regions: { vaasa: { owner: 'sandra' } },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'o4' } },
        pieces: { 'fleet-1': { eurich: { human: 1 } }, vaasa: { sandra: { giant: 4 } } },
      }),
      { options: { landingFleet: 'captured' } },
    );
    failed.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'vaasa' });
    failed.luck(1, 10).does('eurich', { kind: 'to-battle' });
    expect(failed.told('fleet-lost')).toMatchObject([{ fleet: 'fleet-1', cause: 'battle' }]);
    expect(failed.told('fleet-taken')).toEqual([]);
  });
});

describe('upkeep by hex', () => {
  it('is full aboard a fleet in the capital with a camp, and Elves aboard are fed nowhere [SC-14.4] [SC-21.23] [SC-A-aboard-ashore]', () => {
    const upkeep = (pieces: Given['pieces'], place: string): number => {
      const t = hexTable(['maerith', 'meloch'], {
        phase: 'upkeep',
        part: 'maerith',
        lords: { maerith: { gold: 50 } },
        regions: { jylland: { buildings: ['camp', 'port'] } },
        fleets: { 'fleet-1': { lord: 'maerith', place } },
        pieces: { illuria: { maerith: {} }, jylland: { maerith: {} }, ...pieces },
      });
      if (t.asked().includes('maerith upkeep')) t.does('maerith', { kind: 'pay-all' });
      return 50 - t.purse('maerith');
    };
    expect(upkeep({ jylland: { maerith: { human: 1 } } }, 'jylland')).toBe(2);
    expect(upkeep({ 'fleet-1': { maerith: { human: 1 } } }, 'jylland')).toBe(3);
    expect(upkeep({ e15: { maerith: { human: 1 } } }, 'jylland')).toBe(3);
    expect(upkeep({ e15: { maerith: { elf: 1 } } }, 'jylland')).toBe(0);
    expect(upkeep({ 'fleet-1': { maerith: { elf: 1 } } }, 'jylland')).toBe(3);
  });
});

describe('weather by hex', () => {
  const reached = (given: Given, piece: string, from: string): readonly string[] => {
    const t = hexTable(LORDS, marching('eurich', { pieces: { [from]: { eurich: { [piece]: 1 } } }, ...given }));
    t.does('eurich', { kind: 'march', from });
    if (t.asked()[0] === 'eurich who') t.does('eurich', { kind: 'take', piece });
    if (t.asked()[0] === 'eurich toward') return t.of('eurich', 'toward').map(({ area }) => area);
    return t.of('eurich', 'go').map(({ to }) => to);
  };

  it('the blizzard holds flyers and heroes up as well, and no fleet [SC-21.35] [SC-C-blizzard]', () => {
    const [plain, cold] = [{}, { lasting: ['blizzard'] }].map(given => reached(given, 'pegasus', 'g2'));
    expect(plain.length).toBeGreaterThan(cold.length);
    const berths = (lasting: readonly string[]): readonly string[] => {
      const t = hexTable(LORDS, marching('eurich', { lasting }));
      t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
      return t.of('eurich', 'steer').map(({ to }) => to);
    };
    expect(berths(['blizzard'])).toEqual(berths([]));
  });

  it('the frost lets Valkyries fly and Pegasi walk, who pay for mountains like all others [SC-21.36] [SC-A-frost-details]', () => {
    const frozen = { lasting: ['glaciation'] };
    // Ringeriken lies six hexes to the south, with mountains on every way.
    expect(reached(frozen, 'valkyrie', 'h4')).toContain('ringeriken');
    expect(reached(frozen, 'pegasus', 'h4')).not.toContain('ringeriken');
  });
});

describe('paralysis by hex', () => {
  it('holds for both rounds [SC-21.30] [SC-A-paralysis-when] [SC-A-turn-or-round]', () => {
    const t = hexTable(
      LORDS,
      marching('eurich', {
        stilled: ['koregan'],
        pieces: { g2: { eurich: { orc: 1 } }, l4: { eurich: { orc: 1 } } },
      }),
    );
    const from = (): readonly string[] => t.of('eurich', 'march').map(one => one.from);
    expect(from()).not.toContain('g2');
    t.does('eurich', { kind: 'to-battle' });
    expect(from()).toContain('l4');
    expect(from()).not.toContain('g2');
  });
});

describe('barbarians by hex', () => {
  it('hold the capital they have taken, and who stands elsewhere in the region stays [SC-21.34] [SC-A-lost-region-troops]', () => {
    const given: Given = { pieces: { noorland: { eurich: {} }, l4: { eurich: { orc: 2 } }, koregan: { eurich: {} } } };
    const t = drawn({ ...given, regions: { noorland: { prosperity: 5, buildings: [] } } }, [38, 1, 9, 10]);
    expect(t.region('noorland').owner).toBe('barbarians');
    expect(Object.keys(t.pieces('noorland', 'barbarians'))).toContain('hero-2');
    expect(t.pieces('l4', 'eurich')).toEqual({ orc: 2 });
  });

  it('plague does not ask whose the troops on its hexes are [SC-21.38] [SC-C-plague]', () => {
    const t = drawn(
      { regions: { koregan: { prosperity: 15 } }, pieces: { koregan: { eurich: {} }, g2: { sandra: { human: 1 } } } },
      [64, ...new Array<number>(12).fill(1)],
    );
    expect(t.pieces('g2', 'sandra')).toEqual({});
  });
});

describe('negotiation over the sea', () => {
  it('is as little possible for who flies there [SC-21.32]', () => {
    const t = hexTable(
      ['meloch', 'sandra'],
      marching('meloch', {
        lords: { meloch: { level: 4, gold: 90 } },
        fleets: { 'fleet-2': { lord: 'sandra', place: 'n4' } },
        pieces: {
          n2: { meloch: { valkyrie: 2 } },
          eesti: { meloch: {} },
          heduken: { meloch: {} },
          'fleet-2': { sandra: { human: 1 } },
        },
      }),
    );
    t.all('meloch', { kind: 'march', from: 'n2' }, { kind: 'everybody' });
    if (t.asked()[0] === 'meloch toward') t.does('meloch', { kind: 'toward', area: 'bokne' });
    t.does('meloch', { kind: 'go', to: 'n4' });
    expect(t.asked()).toEqual(['meloch window']);
    expect(t.of('meloch', 'bribe')).toEqual([]);
  });
});

describe('Valhalla by hex', () => {
  it('has the Valkyrie join who comes to the island’s hex with a unit, and move from the next round on [SC-A-valhalla-joins]', () => {
    const t = hexTable(
      LORDS,
      marching('eurich', {
        fleets: { 'fleet-1': { lord: 'eurich', place: 'o11' } },
        pieces: { aland: { nobody: { valkyrie: 1 } }, 'fleet-1': { eurich: { orc: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    if (t.of('eurich', 'toward').length > 0) t.does('eurich', { kind: 'toward', area: 'aland' });
    if (t.of('eurich', 'steer').length > 0) t.does('eurich', { kind: 'steer', to: 'aland' });
    t.does('eurich', { kind: 'land-all' });
    expect(t.pieces('aland', 'eurich')).toEqual({ orc: 1, valkyrie: 1 });
    expect(t.of('eurich', 'march').map(({ from }) => from)).not.toContain('aland');
  });
});
