import { describe, expect, it } from 'vitest';
import { REGIONS } from '../../content/regions.ts';
import { SEAS } from '../../content/waters.ts';
import type { Given } from '../arrange.ts';
import { regionNumber } from '../numbers.ts';
import { printed } from '../printed.ts';
import { type TestTable, table } from '../testing.ts';

/** Where Eurich and Meloch begin. */
const HELD: readonly string[] = ['noorland', 'koregan', 'eesti', 'heduken'];

/** Half sentences of the rulebook that a change could lose without anybody noticing. */
const marching = (part: string, given: Given = {}): Given => ({ phase: 'military', part, ...given });

const goTo = (t: TestTable, lord: Parameters<TestTable['does']>[0], from: string, to: string): void => {
  t.all(lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to });
};

describe('paralysis', () => {
  it('is not cast on an ally’s land, nor where he has fleets [SC-A-spell-allies] [SC-5.4]', () => {
    const t = table(['maerith', 'eurich', 'meloch'], {
      phase: 'military',
      lords: { maerith: { level: 4, creed: 12 } },
      allied: [['maerith', 'eurich']],
      fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' } },
    });
    const at = t.of('maerith', 'cast').map(cast => cast.at);
    for (const place of ['noorland', 'koregan', 'bokne']) expect(at).not.toContain(place);
    for (const place of ['eesti', 'illuria', 'svarr']) expect(at).toContain(place);
  });

  it('holds a fleet that sails into a stilled sea [SC-C-time-paralysis]', () => {
    const t = table(['eurich', 'maerith'], marching('eurich', { stilled: ['bokne'] }));
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' });
    const [sea] = t.of('eurich', 'steer');
    expect(sea.to).toBe('bokne');
    t.does('eurich', sea);
    expect(t.of('eurich', 'steer')).toEqual([]);
    expect(t.of('eurich', 'sail')).toEqual([]);
  });
});

describe('creed', () => {
  it('sanctuaries give 2, and 4 in the turn of Frigg [SC-C-sanctuaries] [SC-C-frigg]', () => {
    const creed = (lasting: string[]): number =>
      table(
        ['krosen', 'meloch'],
        {
          phase: 'power',
          sanctuaries: true,
          islands: { aland: 'krosen' },
          lasting,
          pieces: { aland: { krosen: { orc: 1 } } },
        },
        { options: { events: 0, dragon: 'off' } },
      ).view().lords.krosen.creed;
    expect(creed([])).toBe(6 + 2);
    // 2 more for the temple of Kunghar.
    expect(creed(['frigg'])).toBe(6 + 2 + 4);
  });

  it('Thor sees a temple where Ohrrkan stands [SC-16.5] [SC-C-thor]', () => {
    const t = table(
      ['ohrrkan', 'krosen'],
      {
        phase: 'diplomacy',
        regions: { kragh: { buildings: ['castle'] }, selorian: { buildings: ['castle'] } },
        pieces: { kragh: { ohrrkan: { orc: 1, token: 1 } }, selorian: { ohrrkan: { orc: 1 } } },
      },
      { options: { tokens: 'on', events: 1, dragon: 'off' } },
    );
    t.does('ohrrkan', { kind: 'ready' });
    t.luck(99).does('krosen', { kind: 'ready' });
    expect(t.pieces('kragh', 'ohrrkan')).toEqual({ orc: 1, token: 1, valkyrie: 1 });
    expect(t.pieces('selorian', 'ohrrkan')).toEqual({});
  });
});

describe('the governors', () => {
  it('of unpaid land keep Eurich’s pillagers out as well [SC-C-call-of-gold] [SC-C-pillage]', () => {
    const pillaged = (lasting: string[]): TestTable => {
      const t = table(['eurich', 'meloch'], {
        phase: 'taxes',
        part: 'eurich',
        lasting,
        lords: { eurich: { level: 3 } },
        regions: { koregan: { buildings: [] } },
      });
      if (t.asked()[0] === 'eurich taxes') t.does('eurich', { kind: 'tax', level: 'normal' });
      return t;
    };
    expect(pillaged([]).of('eurich', 'pillage')).toHaveLength(1);
    expect(pillaged(['call-of-gold']).of('eurich', 'pillage')).toEqual([]);
  });
});

describe('pillage', () => {
  const pillages = (prosperity: number, lords: Given['lords'] = {}): TestTable => {
    const t = table(['eurich', 'meloch'], {
      phase: 'taxes',
      part: 'eurich',
      lords: { ...lords, eurich: { level: 3, gold: 0, ...lords.eurich } },
      regions: { koregan: { buildings: [], prosperity } },
    });
    t.does('eurich', { kind: 'tax', level: 'none' });
    return t;
  };

  it('finds nothing in a region at 8 or less [SC-A-pillage-poor] [SC-9.7]', () => {
    expect(pillages(8).of('eurich', 'pillage')).toEqual([]);
    expect(pillages(9).of('eurich', 'pillage')).toHaveLength(1);
  });

  it('is no tax: an overlord has no half of it [SC-A-pillage-half] [SC-16.32]', () => {
    const t = pillages(18, { eurich: { overlord: 'meloch' } });
    t.does('eurich', { kind: 'pillage', region: 'koregan' });
    expect(t.told('gained')).toMatchObject([{ lord: 'eurich', gold: 18, cause: 'pillage' }]);
    expect(t.told('paid-to')).toEqual([]);
    expect(t.purse('eurich')).toBe(18);
  });
});

describe('Odin', () => {
  it('doubles Dwarves with engines by Dwarves without [SC-A-odin-engines] [SC-C-odin]', () => {
    const t = table(
      ['meloch', 'eurich'],
      { phase: 'diplomacy', pieces: { eesti: { meloch: { dwarf: 1, 'dwarf-engines': 2 } } } },
      { options: { dragon: 'off' } },
    );
    t.does('meloch', { kind: 'ready' });
    t.luck(100).does('eurich', { kind: 'ready' });
    expect(t.pieces('eesti', 'meloch')).toEqual({ dwarf: 4, 'dwarf-engines': 2 });
  });
});

describe('the Stone', () => {
  it('is not handed to the hero of an ally on the same island [SC-A-stone-heirs] [SC-A-islands-shared]', () => {
    const t = table(['krosen', 'meloch', 'eurich'], {
      phase: 'military',
      part: 'krosen',
      allied: [['krosen', 'meloch']],
      stone: { place: 'aland', lord: 'krosen', piece: 'hero-1', power: 'submission' },
      pieces: { aland: { krosen: { 'hero-1': 1, 'hero-2': 1 }, meloch: { 'hero-3': 1 } } },
    });
    expect(t.of('krosen', 'hand-stone').map(({ piece }) => piece)).toEqual(['hero-2']);
  });
});

describe('heroes beside the Dragon', () => {
  it('are alone, and do not go into battle [SC-A-heroes-alone]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        beast: { beast: 'dragon', lord: 'krosen', place: 'ingerven' },
        pieces: { kunghar: { krosen: { 'hero-2': 1 } }, kenord: { krosen: {} } },
      }),
    );
    t.does('krosen', { kind: 'march', from: 'kunghar' });
    expect(t.of('krosen', 'go').map(({ to }) => to)).not.toContain('ingerven');
  });
});

describe('a fleet without a crew', () => {
  it('puts in at an empty island, and not where enemies stand [SC-A-empty-fleet] [SC-12.10]', () => {
    const coasts = (pieces: NonNullable<Given['pieces']>): readonly string[] => {
      const t = table(
        ['eurich', 'meloch'],
        marching('eurich', { fleets: { 'fleet-1': { lord: 'eurich', place: 'courland' } }, pieces }),
      );
      t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
      return t.of('eurich', 'steer').map(({ to }) => to);
    };
    expect(coasts({})).toContain('gotland');
    expect(coasts({ gotland: { meloch: { human: 1 } } })).not.toContain('gotland');
  });
});

describe('before a battle', () => {
  const facing = (given: Given): TestTable => {
    const t = table(
      ['ohrrkan', 'meloch'],
      marching('ohrrkan', {
        lords: { ohrrkan: { level: 1 }, meloch: { level: 1 } },
        regions: { eesti: { prosperity: 10, buildings: [] }, ingerven: { owner: 'ohrrkan' } },
        ...given,
      }),
    );
    goTo(t, 'ohrrkan', 'ingerven', 'eesti');
    t.does('ohrrkan', { kind: 'to-battle' });
    return t;
  };

  it('Ragnar kills one hero, not two [SC-C-ragnar]', () => {
    const t = facing({
      pieces: {
        ingerven: { ohrrkan: { orc: 2, ragnar: 1 } },
        eesti: { meloch: { human: 1, 'hero-1': 1, 'hero-2': 1 } },
      },
    });
    t.does('ohrrkan', { kind: 'kill-hero', piece: 'hero-2' });
    expect(t.asked()).toEqual(['ohrrkan window']);
    expect(t.of('ohrrkan', 'kill-hero')).toEqual([]);
  });

  it('the Stone turns one unit, not two [SC-C-domination]', () => {
    const t = facing({
      stone: { place: 'ingerven', lord: 'ohrrkan', piece: 'hero-1', power: 'domination' },
      pieces: { ingerven: { ohrrkan: { orc: 2, 'hero-1': 1 } }, eesti: { meloch: { human: 2 } } },
    });
    t.does('ohrrkan', { kind: 'dominate', piece: 'human' });
    expect(t.asked()).toEqual(['ohrrkan window']);
    expect(t.of('ohrrkan', 'dominate')).toEqual([]);
  });
});

describe('the wind of death', () => {
  it('does not blow at one’s own units [SC-C-death-wind]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'recruiting',
      part: 'meloch',
      first: 'krosen',
      stone: { place: 'kunghar', lord: 'krosen', piece: 'hero-1', power: 'death-wind' },
      pieces: { kunghar: { krosen: { orc: 1, 'hero-1': 1 } } },
    });
    while (t.asked()[0]?.startsWith('meloch'))
      t.does('meloch', t.choices('meloch').find(({ kind }) => kind === 'to-troops') ?? { kind: 'done' });
    expect(t.asked()).toEqual(['krosen death-wind']);
    const struck = t.of('krosen', 'strike-at').map(({ lord }) => lord);
    expect(new Set(struck)).toEqual(new Set(['meloch']));
  });
});

describe('a lord who is captured', () => {
  /** Lord Krosen falls upon Eesti with his token, and loses. */
  const beaten = (lords: Given['lords']): TestTable => {
    const free = Object.values(lords ?? {}).some(({ captor }) => captor === 'krosen');
    const t = table(
      ['krosen', 'meloch', 'eurich'],
      marching('krosen', {
        lords: { ...lords, krosen: { level: 1 } },
        regions: { eesti: { prosperity: 10, buildings: [] }, ingerven: { owner: 'krosen' } },
        pieces: {
          ingerven: { krosen: { orc: 1, token: 1 } },
          kunghar: { krosen: { orc: 1 } },
          eesti: { meloch: free ? { dwarf: 8 } : { dwarf: 8, token: 1 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    goTo(t, 'krosen', 'ingerven', 'eesti');
    t.does('krosen', { kind: 'to-battle' });
    t.luck(1, 10).does('krosen', { kind: 'done' });
    return t;
  };

  it('and put in prison has no vassals any more [SC-16.34]', () => {
    const t = beaten({ eurich: { overlord: 'krosen' } });
    t.luck(10).does('meloch', { kind: 'fate', fate: 'prison' });
    expect(t.told('bond-over')).toEqual([{ kind: 'bond-over', lord: 'eurich', to: 'krosen' }]);
  });

  it('by his own prisoner sets him free [SC-16.37]', () => {
    const t = beaten({ meloch: { captor: 'krosen' } });
    expect(t.told('freed')).toEqual([{ kind: 'freed', lord: 'meloch' }]);
  });
});

describe('Vikings who land', () => {
  it('have 8 where the capital lies on the coast, and 5 where it does not [SC-A-viking-8] [SC-C-viking]', () => {
    const potential = (region: string, sea: string): number => {
      const t = table(
        ['eurich', 'meloch'],
        marching('eurich', {
          lords: { eurich: { level: 1 } },
          fleets: { 'fleet-1': { lord: 'eurich', place: sea } },
          pieces: { 'fleet-1': { eurich: { viking: 4 } } },
        }),
      );
      t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: region }, { kind: 'to-battle' });
      return t.told('force')[0].potential;
    };
    const { capitalCoast, seas } = printed(table(['eurich', 'meloch'], { phase: 'taxes' }).state);
    const found = REGIONS.map(id => ({
      id,
      sea: SEAS[seas[regionNumber[id]][0]],
      near: capitalCoast[regionNumber[id]],
    }));
    const free = found.filter(({ id, sea }) => sea !== undefined && !HELD.includes(id));
    const [near, far] = [true, false].map(coast => free.find(one => one.near === coast));
    expect(near && potential(near.id, near.sea)).toBe(32);
    expect(far && potential(far.id, far.sea)).toBe(20);
  });
});
