import { describe, expect, it } from 'vitest';
import { sameChoice } from '../../../../engine/contract/ask.ts';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { type TestTable, table } from '../testing.ts';

/** Rare meetings of rules on the way, in the realm and at the end of the turn. */
const may = (t: TestTable, lord: LordId, ...choices: readonly ScandinaviaChoice[]): void => {
  for (const choice of choices) if (t.choices(lord).some(one => sameChoice(one, choice))) t.does(lord, choice);
};
const marching = (part: LordId, given: Given = {}): Given => ({
  phase: 'military',
  part,
  first: part,
  start: 'empty',
  ...given,
});
const goals = (t: TestTable, lord: LordId): string[] => t.of(lord, 'go').map(({ to }) => to);
const attack = (t: TestTable, lord: LordId, from: string, to: string, ...luck: readonly number[]): void => {
  t.luck(...luck);
  may(t, lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to }, { kind: 'to-battle' });
};

describe('on the march', () => {
  const at = (piece: string, given: Partial<Given> = {}) => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        regions: {
          kunghar: { owner: 'krosen' },
          vaasa: { owner: 'meloch' },
          turku: { owner: 'krosen' },
          kenord: { owner: 'meloch' },
        },
        lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
        pieces: { kunghar: { krosen: { [piece]: 1, undead: 1 } } },
        ...given,
      }),
    );
    t.does('krosen', { kind: 'march', from: 'kunghar' });
    t.does('krosen', { kind: 'take', piece });
    return goals(t, 'krosen');
  };

  it('two steps lead through own and allied land, and end in neither enemy’s nor ally’s beyond [SC-12.13]', () => {
    expect(at('knight')).toEqual(['vaasa', 'kenord', 'turku', 'terra-innoma', 'ingerven', 'karhela']);
    expect(at('knight', { allied: [['krosen', 'meloch']] })).toEqual(['turku', 'terra-innoma', 'ingerven', 'karhela']);
    expect(at('human', { allied: [['krosen', 'meloch']] })).toEqual(['turku', 'terra-innoma', 'ingerven', 'karhela']);
  });

  it('heroes +4 go a step further than heroes +3, and into a battle only behind a unit [SC-12.14] [SC-A-heroes-alone]', () => {
    const chain = {
      regions: {
        kunghar: { owner: 'krosen' },
        turku: { owner: 'krosen' },
        ingerven: { owner: 'krosen' },
        eesti: { owner: 'krosen' },
        vaasa: { owner: 'meloch' },
      },
    };
    expect(at('hero-3', chain)).toEqual(
      ['eesti', 'turku', 'ingerven'].sort(
        (a, b) => ['eesti', 'turku', 'ingerven'].indexOf(a) - ['eesti', 'turku', 'ingerven'].indexOf(b),
      ),
    );
    const far = { regions: { ...chain.regions, heduken: { owner: 'krosen' } } };
    expect(at('hero-3', far)).not.toContain('heduken');
    expect(at('hero-4', far)).toContain('heduken');
  });

  it('a blizzard holds who has one point, and lets flyers over one border only [SC-C-blizzard]', () => {
    const cold = { lasting: ['blizzard'] };
    expect(at('human', cold)).toEqual(['vaasa', 'kenord', 'turku', 'ingerven', 'karhela']);
    expect(at('pegasus', cold)).toContain('terra-innoma');
    expect(at('pegasus', cold)).not.toContain('noorland');
  });

  it('Ermanaric carries a unit into a battle where he may not go alone [SC-C-ermanaric] [SC-A-heroes-alone]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        regions: { kunghar: { owner: 'krosen' }, vaasa: { owner: 'meloch' } },
        pieces: { kunghar: { krosen: { ermanaric: 1, undead: 2 } } },
      }),
    );
    t.does('krosen', { kind: 'march', from: 'kunghar' });
    t.does('krosen', { kind: 'take', piece: 'ermanaric' });
    may(t, 'krosen', { kind: 'carry', piece: 'undead' });
    // Over the gulf to Noorland: two points through Vaasa.
    expect(goals(t, 'krosen')).toContain('terra-innoma');
    t.does('krosen', { kind: 'go', to: 'terra-innoma' });
    expect(t.pieces('terra-innoma', 'krosen')).toEqual({ ermanaric: 1, undead: 1 });
  });

  it('a fleet lands some at home and takes others on, but nobody twice [SC-12.5] [SC-12.7]', () => {
    const t = table(
      ['eurich', 'meloch'],
      marching('eurich', {
        lords: { eurich: { level: 2, gold: 0 }, meloch: { gold: 0 } },
        regions: {
          noorland: { owner: 'eurich', buildings: ['port'] },
          selorian: { owner: 'eurich', buildings: ['port'] },
          vaasa: { owner: 'meloch' },
        },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'noorland' } },
        pieces: { noorland: { eurich: { viking: 2 } }, selorian: { eurich: { human: 2 } } },
      }),
    );
    t.all(
      'eurich',
      { kind: 'sail', fleet: 'fleet-1' },
      { kind: 'board-all' },
      { kind: 'steer', to: 'bokne' },
      { kind: 'steer', to: 'selorian' },
    );
    expect(t.pieces('selorian', 'eurich')).toEqual({ human: 2, viking: 2 });
    may(t, 'eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(t.of('eurich', 'board').map(({ piece }) => piece)).toEqual(['human']);
    t.all('eurich', { kind: 'board-all' }, { kind: 'steer', to: 'bokne' });
    expect(t.of('eurich', 'steer').map(({ to }) => to)).toContain('vaasa');
  });

  it('a Valkyrie raises one who died in fury, and both hold the land [SC-A-valkyrie-raise] [SC-C-viking-fury]', () => {
    const t = table(
      ['eurich', 'meloch'],
      marching('eurich', {
        lords: { eurich: { level: 4, gold: 0 }, meloch: { level: 1, gold: 0 } },
        regions: {
          noorland: { owner: 'eurich' },
          'terra-innoma': { owner: 'meloch', prosperity: 10 },
          vaasa: { owner: 'meloch' },
        },
        pieces: { noorland: { eurich: { viking: 1, valkyrie: 1 } } },
      }),
    );
    attack(t, 'eurich', 'noorland', 'terra-innoma', 10);
    t.all('eurich', { kind: 'rage', piece: 'viking' }, { kind: 'step-aside' });
    t.luck(10);
    may(t, 'eurich', { kind: 'done' }, { kind: 'revive', piece: 'viking' });
    expect(t.region('terra-innoma').owner).toBe('eurich');
    expect(t.pieces('terra-innoma', 'eurich')).toEqual({ viking: 1, valkyrie: 1 });
  });
});

describe('in the realm', () => {
  it('plunder of a region at 8 brings nothing and leaves it at 1, at 9 it pays [SC-9.7]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'taxes',
      part: 'meloch',
      first: 'meloch',
      start: 'empty',
      lords: { meloch: { gold: 0, level: 1 } },
      regions: {
        eesti: { owner: 'meloch', prosperity: 8, buildings: ['castle'] },
        heduken: { owner: 'meloch', prosperity: 9, buildings: ['castle'] },
        kenord: { owner: 'krosen' },
      },
    });
    t.does('meloch', { kind: 'tax', level: 'plunder' });
    // Fertility 6 at 9 is a wealth of 2.
    expect(t.told('gained')).toMatchObject([{ lord: 'meloch', gold: 12, cause: 'taxes' }]);
    expect([t.region('eesti').prosperity, t.region('heduken').prosperity]).toEqual([1, 1]);
  });

  it('Fenrir works beyond the limit that gold cannot pass, and repeats after it [SC-A-cap-base] [SC-10.17]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'recruiting',
      part: 'krosen',
      first: 'krosen',
      start: 'empty',
      lasting: ['fenrir'],
      lords: { krosen: { gold: 99, level: 1 } },
      regions: { ingerven: { owner: 'krosen', buildings: ['castle', 'camp'] }, eesti: { owner: 'meloch' } },
    });
    t.does('krosen', { kind: 'recruit', region: 'ingerven' });
    expect(t.ask('krosen')?.ranges?.[0]).toMatchObject({ min: 0, max: 4 });
    t.luck(5).does('krosen', { kind: 'surcharge', points: 4 });
    t.luck(4);
    may(t, 'krosen', { kind: 'recruit', region: 'ingerven' });
    expect(t.told('recruit-tried').map(({ frequency }) => frequency)).toEqual([6, 4]);
    expect(t.pieces('ingerven', 'krosen')).toEqual({ ogre: 1 });
    expect(t.purse('krosen')).toBe(81);
  });

  it('at prosperity 7 one unit comes, and the next is barred by the poverty it has made [SC-10.19] [SC-10.11]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'recruiting',
      part: 'krosen',
      first: 'krosen',
      start: 'empty',
      lords: { krosen: { gold: 99, level: 1 } },
      regions: {
        kurlann: { owner: 'krosen', prosperity: 7, buildings: ['castle'] },
        kenord: { owner: 'krosen', buildings: ['castle'] },
        eesti: { owner: 'meloch' },
      },
    });
    t.does('krosen', { kind: 'recruit', region: 'kurlann' });
    t.luck(1).does('krosen', { kind: 'surcharge', points: 0 });
    expect(t.of('krosen', 'recruit').map(({ region }) => region)).toEqual(['kenord']);
    expect(t.why('krosen', { kind: 'recruit', region: 'kurlann' })).toEqual(['SC-10.19']);
  });

  it('fervour builds before demolitions, and a port of this turn launches nothing [SC-C-fervour] [SC-11.6]', () => {
    const t = table(['sandra', 'krosen'], {
      phase: 'construction',
      part: 'sandra',
      first: 'sandra',
      lords: { sandra: { gold: 40, level: 2 } },
      regions: { ringeriken: { buildings: ['castle'] } },
    });
    t.all('sandra', { kind: 'build-in', region: 'larsoyane' }, { kind: 'build', building: 'port' });
    t.does('sandra', { kind: 'build-in', region: 'larsoyane' });
    expect(t.of('sandra', 'build').map(({ building }) => building)).toEqual(['mill', 'fortification', 'guild']);
    expect(t.why('sandra', { kind: 'build', building: 'drakkar' })).toEqual(['SC-11.6']);
  });

  it('Meloch pulls down for 7 what he built for 7, fleets too [SC-C-master-builder] [SC-11.2]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'construction',
      part: 'meloch',
      first: 'meloch',
      lords: { meloch: { gold: 0, level: 2 } },
      regions: { eesti: { buildings: ['port'] } },
      fleets: { 'fleet-1': { lord: 'meloch', place: 'eesti' } },
    });
    t.all('meloch', { kind: 'build-in', region: 'eesti' }, { kind: 'scrap', fleet: 'fleet-1' });
    expect(t.purse('meloch')).toBe(7);
    expect(t.of('meloch', 'build').map(({ building }) => building)).toContain('drakkar');
  });

  it('Ogres who have spoiled a region eat nothing, those at home eat with the camp for 3 [SC-C-ogre] [SC-14.6] [SC-14.3]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        lords: { krosen: { gold: 20, level: 1 }, meloch: { gold: 0, level: 1 } },
        regions: {
          ingerven: { owner: 'krosen', buildings: ['camp'] },
          eesti: { owner: 'meloch', prosperity: 10 },
          heduken: { owner: 'meloch' },
        },
        pieces: { ingerven: { krosen: { ogre: 3 } } },
      }),
    );
    t.luck(10);
    may(
      t,
      'krosen',
      { kind: 'march', from: 'ingerven' },
      { kind: 'take', piece: 'ogre' },
      { kind: 'count', count: 2 },
      { kind: 'go', to: 'eesti' },
      { kind: 'to-battle' },
    );
    if (t.ask('krosen')?.prompt === 'how-many') {
      t.does('krosen', { kind: 'count', count: 2 });
      may(t, 'krosen', { kind: 'go', to: 'eesti' }, { kind: 'to-battle' });
    }
    may(t, 'krosen', { kind: 'keep-best' });
    for (let ask = t.next(); ask && ask.prompt !== 'upkeep'; ask = t.next())
      may(t, t.names[ask.seat], { kind: 'to-battle' });
    // 10 − 4 − 2 each for both.
    expect(t.region('eesti').prosperity).toBe(2);
    t.does('krosen', { kind: 'pay-all' });
    expect(t.told('paid')).toMatchObject([{ lord: 'krosen', gold: 3, cause: 'upkeep' }]);
  });

  it('Glok unpaid takes every Goblin with him, and leaves the Stone to a hero beside him [SC-C-glok] [SC-A-stone-ground]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'upkeep',
      part: 'krosen',
      first: 'krosen',
      start: 'empty',
      lords: { krosen: { gold: 0, level: 1 } },
      regions: { kurlann: { owner: 'krosen' }, kenord: { owner: 'krosen' }, eesti: { owner: 'meloch' } },
      pieces: { kurlann: { krosen: { glok: 1, 'hero-1': 1 } }, kenord: { krosen: { goblin: 2, undead: 1 } } },
      stone: { place: 'kurlann', lord: 'krosen', piece: 'glok', power: 'fertility' },
    });
    t.does('krosen', { kind: 'settle' });
    expect(t.pieces('kenord', 'krosen')).toEqual({ undead: 1 });
    expect(t.told('stone-taken')).toMatchObject([{ lord: 'krosen', piece: 'hero-1', place: 'kurlann' }]);
  });

  it('a dismissed bearer leaves the Stone to one of several fellows, whom his lord names [SC-10.6] [SC-A-stone-ground]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'recruiting',
      part: 'krosen',
      first: 'krosen',
      pieces: { kunghar: { krosen: { 'hero-1': 1, 'hero-2': 1, 'hero-3': 1 } } },
      stone: { place: 'kunghar', lord: 'krosen', piece: 'hero-1', power: 'fertility' },
    });
    t.does('krosen', { kind: 'dismiss', piece: 'hero-1', at: 'kunghar' });
    expect(t.asked()).toEqual(['krosen bear']);
    t.does('krosen', { kind: 'bear', piece: 'hero-3' });
    expect(t.asked()).toEqual(['krosen heroes']);
    expect(t.told('stone-taken')).toMatchObject([{ piece: 'hero-3' }]);
  });
});

describe('who may not is told the clause that bars it', () => {
  const recruiting = (given: Partial<Given>): string[] => {
    const t = table(
      ['krosen', 'meloch'],
      {
        phase: 'recruiting',
        part: 'krosen',
        first: 'krosen',
        start: 'empty',
        lords: { krosen: { gold: 99, level: 1 } },
        regions: {
          kurlann: { owner: 'krosen', buildings: ['castle'], prosperity: 6 },
          kenord: { owner: 'krosen', buildings: ['castle'] },
          kunghar: { owner: 'krosen' },
          eesti: { owner: 'meloch' },
        },
        ...given,
      },
      { options: { events: 0 } },
    );
    return ['kurlann', 'kunghar', 'eesti'].flatMap(region => t.why('krosen', { kind: 'recruit', region }));
  };

  it('poverty, no castle, another’s land [SC-10.9] [SC-10.19]', () => {
    expect(recruiting({})).toEqual(['SC-10.19', 'SC-10.9', 'SC-10.9']);
  });

  it('a failure, and a hero sought before [SC-10.8] [SC-10.12]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'recruiting',
      part: 'krosen',
      first: 'krosen',
      regions: { karhela: { owner: 'krosen', buildings: ['temple'] } },
      lords: { krosen: { gold: 99, level: 1 } },
    });
    t.luck(10).does('krosen', { kind: 'try-hero', region: 'kunghar' });
    expect(t.why('krosen', { kind: 'try-hero', region: 'kunghar' })).toEqual(['SC-10.8']);
    expect(t.why('krosen', { kind: 'try-hero', region: 'kenord' })).toEqual(['SC-10.2']);
    t.does('krosen', { kind: 'to-troops' });
    t.does('krosen', { kind: 'recruit', region: 'kunghar' });
    t.luck(10).does('krosen', { kind: 'surcharge', points: 0 });
    expect(t.why('krosen', { kind: 'recruit', region: 'kunghar' })).toEqual(['SC-10.12']);
  });

  it('Eurich’s pillage: a castle, a second region, one too poor [SC-C-pillage] [SC-A-eurich-3] [SC-A-pillage-poor]', () => {
    const t = table(['eurich', 'meloch'], {
      phase: 'taxes',
      part: 'eurich',
      first: 'eurich',
      lords: { eurich: { level: 3 } },
      regions: { vaasa: { owner: 'eurich', prosperity: 8 }, 'terra-innoma': { owner: 'eurich' } },
    });
    t.does('eurich', { kind: 'tax', level: 'none' });
    expect(t.why('eurich', { kind: 'pillage', region: 'vaasa' })).toEqual(['SC-A-pillage-poor']);
    expect(t.why('eurich', { kind: 'pillage', region: 'noorland' })).toEqual(['SC-C-pillage']);
  });
});

describe('at the end of the turn', () => {
  const ended = (given: Given, options = {}): TestTable => {
    const t = table(
      ['ohrrkan', 'krosen', 'meloch', 'eurich'],
      { phase: 'upkeep', start: 'empty', ...given },
      { options: { dragon: 'off', events: 0, ...options } },
    );
    for (let ask = t.next('upkeep'); ask; ask = t.next('upkeep')) t.does(t.names[ask.seat], { kind: 'settle' });
    return t;
  };
  const realm = (count: number) =>
    Object.fromEntries(
      [
        'selorian',
        'kragh',
        'glorien',
        'noorland',
        'koregan',
        'vaasa',
        'kunghar',
        'turku',
        'illuria',
        'jylland',
        'rugenmark',
      ]
        .slice(0, count)
        .map(id => [id, { owner: 'ohrrkan' }]),
    );
  const others = { kenord: { owner: 'krosen' }, eesti: { owner: 'meloch' }, halsilglaar: { owner: 'eurich' } };
  const lords = { ohrrkan: { gold: 0 }, krosen: { gold: 0 }, meloch: { gold: 0 }, eurich: { gold: 0 } };

  it('Ohrrkan the Great with all four islands needs six regions of eleven [SC-1.4] [SC-C-ohrrkan-great]', () => {
    const islands = Object.fromEntries(
      ['aland', 'oland', 'gotland', 'sjaelland'].map(id => [id, { ohrrkan: { 'hero-1': 1 } }]),
    );
    const over = (regions: number, great: boolean, pieces = {}) =>
      ended({ great, lords, regions: { ...realm(regions), ...others }, pieces }).told('game-over').length;
    expect([
      over(6, true, islands),
      over(5, true, islands),
      over(8, true, islands),
      over(8, false, islands),
      over(7, false, islands),
    ]).toEqual([1, 0, 1, 1, 0]);
    expect([over(9, true), over(8, true)]).toEqual([1, 0]);
    expect([
      over(10, false, { aland: { ohrrkan: { 'hero-1': 1 } } }),
      over(9, false, { aland: { ohrrkan: { 'hero-1': 1 } } }),
    ]).toEqual([1, 0]);
  });

  it('nobody owns an island where an ally stands as well, and sanctuaries are nobody’s there [SC-1.5] [SC-C-sanctuaries]', () => {
    const t = ended({
      sanctuaries: true,
      allied: [['ohrrkan', 'krosen']],
      lords,
      regions: { ...realm(10), ...others },
      pieces: { aland: { ohrrkan: { 'hero-1': 1 }, krosen: { undead: 1 } }, oland: { krosen: { undead: 1 } } },
    });
    expect(t.told('game-over')).toEqual([]);
    expect(t.told('island-owned')).toEqual([{ kind: 'island-owned', island: 'oland', lord: 'krosen' }]);
    // The next power phase counts it.
    t.everybody('talk', { kind: 'ready' });
    expect(t.told('creed').find(({ lord }) => lord === 'krosen')?.creed).toBe(4);
  });
});
