import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { EURICH, type Lord, MAERITH, regionNumber } from '../numbers.ts';
import { frequencyOf } from '../realm/frequency.ts';
import { type TestTable, table } from '../testing.ts';

/** Where a first reading of the rulebook goes wrong: each story is one of its sentences against the running game. */
const marching = (part: string, given: Given = {}): Given => ({ phase: 'military', part, ...given });

const goTo = (t: TestTable, lord: Parameters<TestTable['does']>[0], from: string, to: string): void => {
  t.all(lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to });
};

describe('after final necromancy', () => {
  it('Lord Krosen is not captured by himself: he stands there again [SC-A-krosen-4-course] [SC-16.18] [SC-C-final-necromancy]', () => {
    const t = table(
      ['meloch', 'krosen'],
      marching('meloch', {
        lords: { krosen: { level: 4 }, meloch: { level: 1 } },
        regions: { karhela: { owner: 'meloch' }, kenord: { prosperity: 10, buildings: ['castle'] } },
        pieces: {
          kenord: { krosen: { undead: 2, orc: 2, token: 1 } },
          kunghar: { krosen: { orc: 1 } },
          eesti: { meloch: { dwarf: 1 } },
          karhela: { meloch: { dwarf: 6, token: 1 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    goTo(t, 'meloch', 'karhela', 'kenord');
    t.does('meloch', { kind: 'to-battle' });
    // Meloch throws high and Krosen low; then all of the dead rise, and it goes the other way round.
    t.luck(10, 1).does('krosen', { kind: 'done' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'meloch' }]);
    t.luck(1, 1, 1, 1, 1, 1, 10).does('meloch', { kind: 'keep-best' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'meloch' }, { side: 'krosen' }]);
    t.does('krosen', { kind: 'keep-best' });
    expect(t.told('captured')).toEqual([{ kind: 'captured', lord: 'meloch', to: 'krosen' }]);
    expect(t.pieces('kenord', 'krosen')).toEqual({ undead: 5, token: 1 });
    expect(t.asked()).toEqual(['krosen fate']);
  });

  it('commoners who were beaten do not stand again; the fleets of Krosen wait for the last winner [SC-A-krosen-4-course]', () => {
    const t = table(
      ['meloch', 'krosen'],
      marching('krosen', {
        first: 'krosen',
        lords: { krosen: { level: 4 }, meloch: { level: 1 } },
        fleets: { 'fleet-1': { lord: 'krosen', place: 'turku-sea' } },
        regions: { eesti: { prosperity: 10, buildings: [] } },
        pieces: { 'fleet-1': { krosen: { undead: 4 } }, eesti: { meloch: { human: 6 } } },
      }),
    );
    t.all('krosen', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'eesti' });
    t.luck(1, 10).does('krosen', { kind: 'to-battle' });
    t.luck(1, 1, 1, 1, 10, 1).does('meloch', { kind: 'keep-best' });
    expect(t.told('battle-won').map(({ side }) => side)).toEqual(['meloch', 'meloch', 'krosen']);
    // In the second battle nobody helps Meloch but his own.
    expect(t.told('force').at(-1)).toMatchObject({ side: 'meloch', commoners: 0 });
    expect(t.view().fleets['fleet-1']).toMatchObject({ lord: 'krosen', place: 'eesti' });
  });
});

describe('fleets', () => {
  const landing = marching('eurich', {
    lords: { eurich: { level: 1 }, ohrrkan: { level: 1 } },
    first: 'eurich',
    pieces: {
      noorland: { eurich: { viking: 1 } },
      selorian: { ohrrkan: { 'imperial-guard': 6 } },
    },
  });

  it('that the defender has captured sail from the next turn on [SC-12.9]', () => {
    const t = table(['eurich', 'ohrrkan'], landing, { options: { dragon: 'off', events: 0 } });
    t.all(
      'eurich',
      { kind: 'sail', fleet: 'fleet-1' },
      { kind: 'board-all' },
      { kind: 'steer', to: 'bokne' },
      { kind: 'steer', to: 'selorian' },
    );
    t.luck(1, 10).does('eurich', { kind: 'to-battle' });
    expect(t.view().fleets['fleet-1']).toMatchObject({ lord: 'ohrrkan', place: 'selorian', captured: true });
    expect(t.asked()).toEqual(['ohrrkan orders']);
    expect(t.of('ohrrkan', 'sail')).toEqual([]);
    expect(t.why('ohrrkan', { kind: 'sail', fleet: 'fleet-1' })).toEqual(['SC-12.3']);
  });

  it('on a coast that Sandra takes by her code are spared as buildings are [SC-C-code-of-honour] [SC-A-defender-fleets]', () => {
    const t = table(
      ['sandra', 'eurich'],
      marching('sandra', {
        lords: { sandra: { level: 3 }, eurich: { level: 1 } },
        regions: { hjelmark: { owner: 'sandra' } },
        pieces: { hjelmark: { sandra: { 'imperial-guard': 8 } }, noorland: { eurich: {} } },
      }),
    );
    goTo(t, 'sandra', 'hjelmark', 'noorland');
    t.luck(10, 1, 1, 1, 1).does('sandra', { kind: 'to-battle' });
    expect(t.view().fleets['fleet-1']).toMatchObject({ lord: 'sandra', place: 'noorland' });
    expect(t.region('noorland').buildings).toEqual(['castle', 'temple', 'port']);
  });

  it('away from a coast of his own may be broken up for nothing, empty ones alone [SC-11.1] [SC-11.2]', () => {
    const t = table(['eurich', 'krosen'], {
      phase: 'construction',
      part: 'eurich',
      lords: { eurich: { gold: 0 } },
      fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' }, 'fleet-2': { lord: 'eurich', place: 'svarr' } },
      pieces: { 'fleet-2': { eurich: { viking: 1 } } },
    });
    expect(t.of('eurich', 'scrap')).toEqual([{ kind: 'scrap', fleet: 'fleet-1' }]);
    t.does('eurich', { kind: 'scrap', fleet: 'fleet-1' });
    expect(t.purse('eurich')).toBe(0);
    expect(t.view().fleets['fleet-1']).toBeUndefined();
  });
});

describe('in the windows of a battle', () => {
  it('Meloch bribes nobody where he has nobody, Maerith turns nobody [SC-C-bribery] [SC-C-inversion]', () => {
    const against = (lord: 'meloch' | 'maerith', region: string, from: string) => {
      const t = table(
        [lord, 'krosen'],
        marching('krosen', {
          first: 'krosen',
          lords: { [lord]: { level: 4, creed: 40, gold: 60 }, krosen: { level: 1 } },
          regions: { [from]: { owner: 'krosen' } },
          pieces: { [from]: { krosen: { orc: 4 } }, [region]: { [lord]: {} } },
        }),
      );
      goTo(t, 'krosen', from, region);
      t.does('krosen', { kind: 'to-battle' });
      if (t.asked().includes('krosen window')) t.does('krosen', { kind: 'done' });
      return t;
    };
    const meloch = against('meloch', 'heduken', 'kurlann');
    expect(meloch.told('battle')).toHaveLength(1);
    expect(meloch.of('meloch', 'bribe')).toEqual([]);
    const maerith = against('maerith', 'illuria', 'kurlann');
    expect(maerith.of('maerith', 'invert')).toEqual([]);
  });
});

describe('an attack', () => {
  it('that has lost all its units fails, even against folk who hate their lord [SC-A-no-units]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        lords: { krosen: { level: 1 }, meloch: { level: 4, gold: 60 } },
        regions: { eesti: { prosperity: 1, buildings: [] }, ingerven: { owner: 'krosen' } },
        pieces: { ingerven: { krosen: { orc: 1, 'hero-1': 1 } }, eesti: { meloch: { 'hero-1': 1 } } },
      }),
    );
    goTo(t, 'krosen', 'ingerven', 'eesti');
    t.all('krosen', { kind: 'to-battle' }, { kind: 'done' });
    t.does('meloch', { kind: 'bribe', piece: 'orc' });
    expect(t.told('force')).toMatchObject([{ force: 0 }, { force: -6 }]);
    expect(t.told('battle-won')).toMatchObject([{ side: 'meloch', margin: 0 }]);
    expect(t.region('eesti').owner).toBe('meloch');
    expect(t.pieces('eesti', 'krosen')).toEqual({});
  });

  it('of Knights from the deck of a fleet at sea has 6, after a landing 4 [SC-C-knight]', () => {
    const t = table(
      ['eurich', 'krosen'],
      marching('eurich', {
        lords: { eurich: { level: 1 }, krosen: { level: 1 } },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' }, 'fleet-2': { lord: 'krosen', place: 'bokne' } },
        pieces: { 'fleet-1': { eurich: { knight: 2 } }, 'fleet-2': { krosen: { orc: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'to-battle' });
    t.does('eurich', { kind: 'fight', at: 'bokne', side: 'krosen' });
    if (t.asked().includes('krosen window')) t.does('krosen', { kind: 'done' });
    expect(t.told('force')[0]).toMatchObject({ side: 'eurich', potential: 12 });
  });
});

describe('Loki', () => {
  const demigod = (given: Given = {}): Given =>
    marching('krosen', { beast: { beast: 'loki', lord: 'krosen' }, ...given });

  it('comes to regions, not to islands, and not to his commander [SC-8.14] [SC-8.15] [SC-A-beast-places]', () => {
    const t = table(['krosen', 'meloch'], demigod());
    t.does('krosen', { kind: 'unleash' });
    const places = t.of('krosen', 'set-down').map(({ at }) => at);
    expect(places).toContain('eesti');
    expect(places).not.toContain('aland');
    expect(t.why('krosen', { kind: 'set-down', at: 'aland' })).toEqual(['SC-8.14']);
    // Nor where his commander has anybody: he is always alone.
    expect(t.pieces('kenord', 'krosen')).not.toEqual({});
    expect(places).not.toContain('kenord');
    expect(t.why('krosen', { kind: 'set-down', at: 'kenord' })).toEqual(['SC-8.15']);
  });

  it('fights alone: nobody of his commander goes where he is [SC-8.15]', () => {
    const t = table(['krosen', 'meloch'], demigod({ beast: { beast: 'loki', lord: 'krosen', place: 'karhela' } }));
    t.all('krosen', { kind: 'march', from: 'kenord' }, { kind: 'everybody' });
    expect(t.of('krosen', 'go').map(({ to }) => to)).not.toContain('karhela');
  });
});

describe('under Freya', () => {
  it('those who share an island cannot fight there [SC-C-freya] [SC-A-islands-shared]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        lasting: ['freya'],
        pieces: { gotland: { krosen: { orc: 3 }, meloch: { dwarf: 1 } } },
      }),
    );
    t.does('krosen', { kind: 'to-battle' });
    expect(t.asked()).not.toContain('krosen battles');
    expect(t.told('battle')).toEqual([]);
  });
});

describe('the Stone', () => {
  it('that has just appeared is found at the end of a turn, not by who comes by [SC-C-stone] [SC-20.1]', () => {
    const given = (power?: string): Given =>
      marching('krosen', {
        stone: { place: 'aland', ...(power && { power }) },
        fleets: { 'fleet-1': { lord: 'krosen', place: 'turku-sea' } },
        pieces: { 'fleet-1': { krosen: { orc: 1, 'hero-1': 1 } } },
      });
    const sail = (t: TestTable): TestTable => {
      t.all('krosen', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'aland' });
      return t;
    };
    expect(sail(table(['krosen', 'meloch'], given())).view().stone.lord).toBeNull();
    expect(sail(table(['krosen', 'meloch'], given('fertility'))).view().stone.lord).toBe('krosen');
  });

  it('of fertility enriches the region where it is, borne or lying there [SC-C-fertility]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'taxes',
      stone: { place: 'kunghar', power: 'fertility' },
      regions: { kunghar: { prosperity: 10 } },
    });
    expect(t.region('kunghar').prosperity).toBe(14);
  });
});

describe('the lure of gold', () => {
  it('keeps heroes away, too, where the governor was not paid [SC-C-call-of-gold]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'recruiting', part: 'krosen', lasting: ['call-of-gold'] });
    expect(t.of('krosen', 'try-hero')).toEqual([]);
  });
});

describe('captives', () => {
  const taken = (captor: 'ohrrkan', captures = 0) => {
    const t = table(
      ['krosen', captor],
      marching('krosen', {
        lords: { krosen: { level: 1, gold: 5, captures }, [captor]: { level: 1, gold: 0 } },
        regions: { eesti: { owner: captor }, ingerven: { owner: 'krosen' } },
        pieces: {
          kunghar: { krosen: { orc: 1 } },
          ingerven: { krosen: { orc: 1, token: 1 } },
          selorian: { [captor]: { orc: 1 } },
          eesti: { [captor]: { dwarf: 8, token: 1 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    return t;
  };

  it('Lord Krosen may save himself from ransom as from the rest [SC-16.9] [SC-A-escape-order]', () => {
    const t = taken('ohrrkan');
    goTo(t, 'krosen', 'ingerven', 'eesti');
    t.does('krosen', { kind: 'to-battle' });
    t.luck(1, 10).does('krosen', { kind: 'done' });
    expect(t.asked()).toEqual(['ohrrkan fate']);
    t.luck(5).does('ohrrkan', { kind: 'fate', fate: 'ransom' });
    expect(t.told('escape-tried').at(-1)).toMatchObject({ lord: 'krosen', die: 5, needs: 5 });
    expect(t.told('escaped').at(-1)).toMatchObject({ lord: 'krosen' });
    expect(t.told('paid-to').filter(({ cause }) => cause === 'ransom')).toEqual([]);
  });
});

describe('double omens', () => {
  it('pass over the second event where it is the first again; two events of a turn may be alike [SC-7.2] [SC-7.3] [SC-A-double-omens]', () => {
    const at = (...rolls: number[]): string[] => {
      const t = table(['krosen', 'meloch'], { phase: 'diplomacy' }, { options: { events: 2, dragon: 'off' } });
      t.does('krosen', { kind: 'ready' });
      t.luck(...rolls).does('meloch', { kind: 'ready' });
      return t.told('event-passed').map(({ event }) => event);
    };
    // Njord twice without omens; then omens, Njord and Njord again, the blizzard, the conjunction.
    expect(at(28, 29)).toEqual([]);
    expect(at(1, 28, 28, 43, 72)).toEqual(['njord']);
  });
});

describe('troops that come by themselves', () => {
  it('come to the regions with the most creed where counters run short [SC-A-local-troops] [SC-C-tyr]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'diplomacy',
        regions: {
          kragh: { owner: 'krosen', buildings: ['temple'] },
          ingerven: { owner: 'meloch' },
        },
        pieces: { kragh: { krosen: { ogre: 4 } }, ingerven: { meloch: { ogre: 3 } } },
      },
      { options: { events: 1, dragon: 'off' } },
    );
    t.does('krosen', { kind: 'ready' });
    t.luck(82).does('meloch', { kind: 'ready' });
    expect(t.told('event-rolled')).toMatchObject([{ event: 'tyr' }]);
    expect(t.pieces('kragh', 'krosen')).toMatchObject({ ogre: 5 });
    expect(t.pieces('ingerven', 'meloch')).toMatchObject({ ogre: 3 });
  });

  it('Lord Krosen has to be in a region for his Undead, and not aboard [SC-16.8]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'recruiting',
        part: 'krosen',
        fleets: { 'fleet-1': { lord: 'krosen', place: 'bokne' } },
        pieces: { kunghar: { krosen: { orc: 1 } }, 'fleet-1': { krosen: { token: 1 } } },
      },
      { options: { tokens: 'on' } },
    );
    expect(t.pieces('fleet-1', 'krosen')).toEqual({ token: 1 });
  });

  it('Lord Krosen may take Undead off elsewhere for the one of his token [SC-17.3] [SC-A-undead-pool]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'recruiting',
        part: 'krosen',
        pieces: { kunghar: { krosen: { token: 1 } }, kenord: { krosen: { undead: 32 } } },
      },
      { options: { tokens: 'on' } },
    );
    expect(t.asked()).toEqual(['krosen take-off']);
    t.does('krosen', { kind: 'take-off', at: 'kenord' });
    expect(t.pieces('kunghar', 'krosen')).toEqual({ token: 1, undead: 1 });
    expect(t.pieces('kenord', 'krosen')).toEqual({ undead: 31 });
  });
});

describe('recruits', () => {
  it('are doubled once each [SC-C-doubling]', () => {
    const t = table(['maerith', 'krosen'], {
      phase: 'recruiting',
      part: 'maerith',
      lords: { maerith: { level: 2, creed: 30, gold: 30 } },
    });
    if (t.asked().includes('maerith heroes')) t.does('maerith', { kind: 'to-troops' });
    t.does('maerith', { kind: 'recruit', region: 'illuria' });
    t.luck(1).does('maerith', { kind: 'surcharge', points: 0 });
    t.does('maerith', { kind: 'done' });
    expect(t.asked()).toEqual(['maerith double']);
    t.does('maerith', { kind: 'double', piece: 'elf', at: 'illuria' });
    expect(t.pieces('illuria', 'maerith')).toMatchObject({ elf: 5 });
    expect(t.asked()).not.toContain('maerith double');
  });

  it('come more readily to a popular lord in the lands of his people [SC-17.2]', () => {
    const { state } = table(['maerith', 'krosen', 'eurich'], { phase: 'taxes' });
    const popularity = (lord: Lord, region: string): number =>
      frequencyOf(state, lord, regionNumber[region], { points: 0, enticed: false, count: 0 }).popularity;
    expect(['glorien', 'illuria', 'noorland'].map(region => popularity(MAERITH, region))).toEqual([1, 1, 0]);
    expect(['noorland', 'vaasa', 'illuria'].map(region => popularity(EURICH, region))).toEqual([1, 1, 0]);
  });

  it('are his people there whatever the pack: it says nothing else of these lands [SC-17.2] [SC-R-pack]', () => {
    for (const region of ['glorien', 'illuria', 'noorland', 'vaasa'])
      expect(() => table(['maerith', 'krosen'], {}, { pack: { regions: { [region]: { troop: 'human' } } } })).toThrow(
        `regions.${region}.troop`,
      );
  });
});

describe('the overlord', () => {
  it('has half of taxes and trade, not of what Eurich pillages [SC-16.32] [SC-C-pillage]', () => {
    const t = table(
      ['eurich', 'meloch'],
      {
        phase: 'taxes',
        part: 'eurich',
        lords: { eurich: { gold: 0, level: 3, overlord: 'meloch' }, meloch: { gold: 0 } },
        regions: { koregan: { buildings: [], prosperity: 24 }, noorland: { buildings: ['castle'], prosperity: 24 } },
      },
      { options: { tokens: 'on' } },
    );
    t.does('eurich', { kind: 'tax', level: 'normal' });
    t.does('eurich', { kind: 'pillage', region: 'koregan' });
    expect(t.told('paid-to').find(({ cause }) => cause === 'overlord')).toMatchObject({ gold: 8 });
    expect(t.purse('eurich')).toBe(15 - 8 + 24);
  });
});

describe('war engines', () => {
  it('are fitted on an island, too [SC-11.7]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'construction',
      part: 'meloch',
      lords: { meloch: { gold: 12 } },
      pieces: { gotland: { meloch: { dwarf: 2 } } },
    });
    t.all('meloch', { kind: 'build-in', region: 'gotland' }, { kind: 'engines', count: 2 });
    expect(t.pieces('gotland', 'meloch')).toEqual({ 'dwarf-engines': 2 });
  });
});

describe('a second reading', () => {
  it('the Stone of a bearer who leaves a fleet at sea lies on Aland again [SC-A-stone-ground] [SC-20.1]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'diplomacy',
        fleets: { 'fleet-1': { lord: 'krosen', place: 'bokne' } },
        pieces: { 'fleet-1': { krosen: { orc: 1, 'hero-1': 1 } } },
        stone: { place: 'fleet-1', lord: 'krosen', piece: 'hero-1', power: 'fertility' },
      },
      { options: { events: 1, dragon: 'off' } },
    );
    t.does('krosen', { kind: 'ready' });
    t.luck(67).does('meloch', { kind: 'ready' });
    t.does('krosen', { kind: 'done' });
    expect(t.told('left')).toMatchObject([{ piece: 'hero-1', place: 'fleet-1', cause: 'bards' }]);
    expect(t.told('stone-left')).toEqual([{ kind: 'stone-left', place: 'aland' }]);
    expect(t.view().stone).toMatchObject({ place: 'aland', lord: null });
  });

  it('singers ask for whoever joins later in their turn: the captain of mercenaries, a legend [SC-C-bards] [SC-A-bards-unpaid]', () => {
    const sungThen = (second: number, ...more: number[]): TestTable => {
      const t = table(
        ['krosen', 'meloch'],
        { phase: 'diplomacy', lords: { krosen: { gold: 30 } }, regions: { kragh: { owner: 'krosen' } } },
        { options: { events: 2, dragon: 'off' } },
      );
      t.does('krosen', { kind: 'ready' });
      t.luck(67, second, ...more).does('meloch', { kind: 'ready' });
      return t;
    };
    const hired = sungThen(45);
    hired.does('krosen', { kind: 'hire', region: 'kunghar' });
    expect(hired.asked()).toEqual(['krosen bards']);
    expect(hired.of('krosen', 'pay-hero')).toEqual([{ kind: 'pay-hero', piece: 'hero-2', at: 'kunghar' }]);
    hired.does('krosen', { kind: 'pay-all' });
    expect(hired.purse('krosen')).toBe(30 - 15 - 2);
    const legend = sungThen(50, 30);
    expect(legend.asked()).toEqual(['krosen bards']);
    legend.does('krosen', { kind: 'done' });
    expect(legend.pieces('kragh', 'krosen')).toEqual({});
    expect(legend.told('left')).toMatchObject([{ piece: 'ragnar', cause: 'bards' }]);
  });

  it('fanaticism is cast as often as the points last, on another unit each time [SC-C-fanaticism] [SC-17.1] [SC-A-spell-budget]', () => {
    const t = table(
      ['ohrrkan', 'meloch'],
      marching('ohrrkan', {
        lords: { ohrrkan: { level: 2, creed: 13 }, meloch: { level: 1 } },
        regions: { eesti: { prosperity: 10, buildings: [] }, ingerven: { owner: 'ohrrkan' } },
        pieces: { ingerven: { ohrrkan: { ogre: 3 } }, eesti: { meloch: { human: 1 } } },
      }),
    );
    goTo(t, 'ohrrkan', 'ingerven', 'eesti');
    t.all('ohrrkan', { kind: 'to-battle' }, { kind: 'fanaticise', piece: 'ogre' });
    expect(t.of('ohrrkan', 'fanaticise')).toEqual([{ kind: 'fanaticise', piece: 'ogre' }]);
    t.luck(10, 1).does('ohrrkan', { kind: 'fanaticise', piece: 'ogre' });
    // One point is left: two of three Ogres are fanatic.
    expect(t.told('force')[0]).toMatchObject({ side: 'ohrrkan', potential: 12 + 24 + 24 });
  });

  it('no unit is fanatic twice, and who is fanatic is not turned [SC-C-fanaticism] [SC-C-inversion]', () => {
    const t = table(
      ['ohrrkan', 'maerith'],
      marching('ohrrkan', {
        lords: { ohrrkan: { level: 2, creed: 30 }, maerith: { level: 3, creed: 30 } },
        regions: { illuria: { prosperity: 10, buildings: [] }, kurlann: { owner: 'ohrrkan' } },
        pieces: { kurlann: { ohrrkan: { ogre: 2 } }, illuria: { maerith: { elf: 1 } } },
      }),
    );
    goTo(t, 'ohrrkan', 'kurlann', 'illuria');
    t.all('ohrrkan', { kind: 'to-battle' }, { kind: 'fanaticise', piece: 'ogre' });
    t.does('ohrrkan', { kind: 'fanaticise', piece: 'ogre' });
    expect(t.asked()).toEqual(['maerith window']);
    expect(t.of('maerith', 'invert')).toEqual([]);
  });

  it('a Valkyrie who stands aside does not rage, and who rages does not stand aside [SC-C-valkyrie] [SC-C-viking-fury]', () => {
    const battle = (): TestTable => {
      const t = table(
        ['eurich', 'meloch'],
        marching('eurich', {
          lords: { eurich: { level: 4 }, meloch: { level: 1 } },
          regions: { eesti: { prosperity: 5, buildings: [] }, ingerven: { owner: 'eurich' } },
          pieces: { ingerven: { eurich: { valkyrie: 1, giant: 2 } }, eesti: { meloch: { human: 1 } } },
        }),
      );
      goTo(t, 'eurich', 'ingerven', 'eesti');
      t.does('eurich', { kind: 'to-battle' });
      return t;
    };
    const aside = battle();
    aside.does('eurich', { kind: 'step-aside' });
    expect(aside.of('eurich', 'rage')).toEqual([{ kind: 'rage', piece: 'giant' }]);
    expect(aside.why('eurich', { kind: 'rage', piece: 'valkyrie' })).toEqual(['SC-C-viking-fury']);
    const raging = battle();
    raging.does('eurich', { kind: 'rage', piece: 'valkyrie' });
    expect(raging.of('eurich', 'step-aside')).toEqual([]);
  });

  it('fleets put out to sea again from land that was won and cannot be held [SC-A-heroes-alone] [SC-C-viking-fury]', () => {
    const t = table(
      ['eurich', 'meloch'],
      marching('eurich', {
        lords: { eurich: { level: 4 }, meloch: { level: 1 } },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'turku-sea' } },
        regions: { eesti: { prosperity: 5, buildings: [] } },
        pieces: { 'fleet-1': { eurich: { viking: 2, 'hero-3': 1 } }, eesti: { meloch: { human: 1 } } },
      }),
    );
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'eesti' }, { kind: 'to-battle' });
    t.does('eurich', { kind: 'rage', piece: 'viking' });
    t.luck(10, 1).does('eurich', { kind: 'count', count: 2 });
    expect(t.told('battle-won')).toMatchObject([{ side: 'eurich' }]);
    expect(t.region('eesti').owner).toBe('meloch');
    expect(t.view().fleets['fleet-1']).toMatchObject({ lord: 'eurich', place: 'turku-sea' });
    expect(t.told('sailed').at(-1)).toMatchObject({ fleet: 'fleet-1', to: 'turku-sea' });
  });

  it('heroes who are alike ride together as others do [SC-12.16]', () => {
    const t = table(
      ['maerith', 'meloch'],
      marching('maerith', { pieces: { illuria: { maerith: { pegasus: 1, 'hero-3': 2 } } } }),
    );
    t.all('maerith', { kind: 'march', from: 'illuria' }, { kind: 'take', piece: 'pegasus' });
    t.all('maerith', { kind: 'ride', piece: 'hero-3' }, { kind: 'ride', piece: 'hero-3' });
    t.does('maerith', { kind: 'go', to: 'jylland' });
    expect(t.pieces('jylland', 'maerith')).toMatchObject({ pegasus: 1, 'hero-3': 2 });
  });

  it('a prisoner may bow, and is free beside a captor who agrees [SC-16.38] [SC-16.28]', () => {
    const t = table(
      ['eurich', 'meloch', 'krosen'],
      { phase: 'diplomacy', lords: { eurich: { captor: 'meloch' } }, pieces: { koregan: { eurich: { viking: 3 } } } },
      { options: { tokens: 'on', events: 0 } },
    );
    // Nobody bows to a prisoner: his bonds would end at once.
    expect(t.of('krosen', 'bow').map(({ to }) => to)).toEqual(['meloch']);
    t.does('eurich', { kind: 'bow', lord: 'eurich', to: 'meloch' });
    t.does('meloch', { kind: 'accept-vassal', lord: 'eurich', to: 'meloch' });
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('vassal')).toEqual([{ kind: 'vassal', lord: 'eurich', to: 'meloch' }]);
    expect(t.told('prison-tried')).toEqual([]);
    expect(t.told('freed')).toEqual([{ kind: 'freed', lord: 'eurich' }]);
  });

  it('the Dragon alone defends an island [SC-A-beast-stays] [SC-13.28]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('meloch', {
        lords: { krosen: { level: 1 }, meloch: { level: 1 } },
        beast: { beast: 'dragon', lord: 'krosen', place: 'gotland' },
        fleets: { 'fleet-1': { lord: 'meloch', place: 'courland' }, 'fleet-2': { lord: 'meloch', place: 'courland' } },
        pieces: { 'fleet-1': { meloch: { human: 4 } }, 'fleet-2': { meloch: { 'hero-5': 1 } } },
      }),
    );
    t.does('meloch', { kind: 'sail', fleet: 'fleet-2' });
    expect(t.of('meloch', 'steer').map(({ to }) => to)).not.toContain('gotland');
    t.all('meloch', { kind: 'done' }, { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'gotland' });
    t.luck(1, 10).does('meloch', { kind: 'to-battle' });
    expect(t.told('force')[1]).toMatchObject({ side: 'krosen', potential: 0, dragon: 25, force: 25 });
    expect(t.pieces('gotland', 'meloch')).toEqual({});
  });

  it('the Stone stays with a token whose land is given away [SC-A-region-gift] [SC-A-token-as-hero]', () => {
    const t = table(
      ['krosen', 'ohrrkan', 'eurich', 'meloch'],
      { phase: 'diplomacy', stone: { place: 'kunghar', lord: 'krosen', piece: 'token', power: 'fertility' } },
      { options: { tokens: 'on', events: 0, scenario: 'alliances', teamsFormed: 'neighbours' } },
    );
    t.does('krosen', { kind: 'give-region', region: 'kunghar' });
    expect(t.told('token-placed')).toMatchObject([{ lord: 'krosen', region: 'kenord' }]);
    expect(t.view().stone).toMatchObject({ place: 'kenord', lord: 'krosen', piece: 'token' });
  });

  it('at sea the dead rise aboard a fleet with room [SC-A-krosen-1] [SC-A-sea-sides]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        lords: { krosen: { level: 1 }, meloch: { level: 1 } },
        fleets: {
          'fleet-1': { lord: 'krosen', place: 'bokne' },
          'fleet-2': { lord: 'krosen', place: 'bokne' },
          'fleet-3': { lord: 'meloch', place: 'bokne' },
        },
        pieces: {
          'fleet-1': { krosen: { undead: 4 } },
          'fleet-2': { krosen: { human: 3 } },
          'fleet-3': { meloch: { human: 4 } },
        },
      }),
    );
    t.does('krosen', { kind: 'to-battle' });
    t.luck(5, 5).does('krosen', { kind: 'fight', at: 'bokne', side: 'meloch' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'krosen' }]);
    while (t.asked().includes('krosen losses') && t.of('krosen', 'lose').some(({ piece }) => piece === 'human'))
      t.does('krosen', { kind: 'lose', piece: 'human' });
    // Humans fell beside a full deck, and rose where they had stood.
    expect(t.told('came')).toMatchObject([{ place: 'fleet-2', piece: 'undead', cause: 'animate' }]);
    expect(t.told('died').filter(({ cause }) => cause === 'sea')).toEqual([]);
    expect(t.pieces('fleet-1', 'krosen')).toEqual({ undead: 4 });
  });

  it('a fanatic who has fallen is none when the dead rise and fight on [SC-C-fanaticism] [SC-A-krosen-4-course]', () => {
    const t = table(
      ['ohrrkan', 'krosen'],
      marching('ohrrkan', {
        lords: { ohrrkan: { level: 2, creed: 6 }, krosen: { level: 4 } },
        regions: { karhela: { owner: 'ohrrkan' }, kenord: { prosperity: 10, buildings: [] } },
        pieces: { karhela: { ohrrkan: { ogre: 2 } }, kenord: { krosen: { undead: 4 } } },
      }),
    );
    goTo(t, 'ohrrkan', 'karhela', 'kenord');
    t.does('ohrrkan', { kind: 'to-battle' });
    t.luck(5, 5).does('ohrrkan', { kind: 'fanaticise', piece: 'ogre' });
    // The margin has room for 12, so the one of 24 falls; all five dead rise.
    t.luck(1, 1, 1, 1, 1, 5, 5).does('ohrrkan', { kind: 'keep-best' });
    const own = t.told('force').filter(({ side }) => side === 'ohrrkan');
    expect(own.map(({ potential }) => potential)).toEqual([36, 12]);
  });

  it('land of a lord who was put to death amid battles is fought as free land, without its walls [SC-A-fallen-leftovers] [SC-16.21]', () => {
    const t = table(
      ['krosen', 'meloch', 'eurich'],
      marching('krosen', {
        lords: { krosen: { level: 1 }, meloch: { level: 1, gold: 7 } },
        regions: {
          ingerven: { owner: 'krosen' },
          kurlann: { owner: 'krosen' },
          eesti: { prosperity: 10, buildings: ['castle'] },
          heduken: { prosperity: 10, buildings: ['castle', 'mill', 'fortification'] },
        },
        pieces: {
          ingerven: { krosen: { ogre: 2 } },
          kurlann: { krosen: { goblin: 8 } },
          kunghar: { krosen: { token: 1 } },
          eesti: { meloch: { human: 1, token: 1 } },
          heduken: { meloch: { human: 2 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    goTo(t, 'krosen', 'ingerven', 'eesti');
    goTo(t, 'krosen', 'kurlann', 'heduken');
    t.does('krosen', { kind: 'to-battle' });
    t.luck(10, 1).does('krosen', { kind: 'fight', at: 'eesti' });
    t.does('krosen', { kind: 'fate', fate: 'execute' });
    // He has no 50 gold. On a 10 the Goblins win, and on a 1 they find a mill of their own.
    t.luck(10, 1).does('meloch', { kind: 'accept' });
    expect(t.told('out')).toMatchObject([{ lord: 'meloch' }]);
    expect(t.told('battle').at(-1)).toMatchObject({ defender: 'commoners', place: 'heduken' });
    // Neutral Humans against a chaotic lord; Goblins have 4 against free folk.
    expect(t.told('force').slice(-2)).toMatchObject([{ potential: 32 }, { side: 'commoners', force: 15 }]);
    expect(t.region('heduken')).toMatchObject({ owner: 'krosen', prosperity: 18, buildings: ['mill'] });
  });

  it('under Freya the Dragon is set down at home or on an island that is free [SC-C-freya] [SC-A-beast-places]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        lasting: ['freya'],
        beast: { beast: 'dragon', lord: 'krosen' },
        pieces: { gotland: { meloch: { human: 1 } } },
      }),
    );
    t.does('krosen', { kind: 'unleash' });
    expect(t.of('krosen', 'set-down').map(({ at }) => at)).toEqual([
      ...['kunghar', 'kenord', 'aland', 'oland', 'sjaelland'],
    ]);
  });
});
