import { describe, expect, it } from 'vitest';
import { sameChoice } from '../../../../engine/contract/ask.ts';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import type { ScandinaviaChoice } from '../choices.ts';
import { type TestTable, table } from '../testing.ts';

/** Rare meetings of rules, each of which the rulebook decides: what is asked, listed and told when they happen. */
const marching = (part: LordId, given: Given = {}): Given => ({ phase: 'military', part, first: part, ...given });

/** Makes a choice where it is asked for: what has only one answer goes by itself. */
const may = (t: TestTable, lord: LordId, ...choices: readonly ScandinaviaChoice[]): void => {
  for (const choice of choices) if (t.choices(lord).some(one => sameChoice(one, choice))) t.does(lord, choice);
};
/** Marches, and fights with this luck. */
const attack = (t: TestTable, lord: LordId, from: string, to: string, ...luck: readonly number[]): void => {
  t.luck(...luck);
  may(t, lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to }, { kind: 'to-battle' });
};
const named = (t: TestTable, lord: LordId, kind: 'invert' | 'bribe' | 'rage' | 'dominate' | 'kill-hero') =>
  t.of(lord, kind).map(choice => choice.piece);

describe('fury, spells and bribes', () => {
  const raid = (army: Record<string, number>, maerith: Record<string, number> = { elf: 1 }) => {
    const t = table(
      ['eurich', 'maerith'],
      marching('eurich', {
        start: 'empty',
        lords: { eurich: { level: 4, gold: 0 }, maerith: { level: 3, creed: 18, gold: 0 } },
        regions: {
          skaneval: { owner: 'eurich' },
          glorien: { owner: 'maerith', prosperity: 10 },
          illuria: { owner: 'maerith' },
        },
        pieces: { skaneval: { eurich: army }, glorien: { maerith } },
      }),
    );
    attack(t, 'eurich', 'skaneval', 'glorien');
    return t;
  };

  it('only the calm of a kind can be turned, and furious ones count double [SC-C-viking-fury] [SC-C-inversion]', () => {
    const t = raid({ viking: 3, knight: 1 });
    t.all(
      'eurich',
      { kind: 'rage', piece: 'viking' },
      { kind: 'count', count: 2 },
      { kind: 'rage', piece: 'knight' },
      { kind: 'done' },
    );
    expect(named(t, 'maerith', 'invert')).toEqual(['viking']);
    t.does('maerith', { kind: 'invert', piece: 'viking' });
    expect(named(t, 'maerith', 'invert')).toEqual([]);
    t.luck(5, 5).does('maerith', { kind: 'done' });
    expect(t.told('force').map(({ side, potential }) => [side, potential])).toEqual([
      ['eurich', 32],
      ['maerith', 10],
    ]);
    // All of Eurich's are furious: they die in victory, and the land stays with who has lost its defenders.
    expect(t.told('conquered')).toEqual([]);
    expect(t.region('glorien')).toMatchObject({ owner: 'maerith', prosperity: 10 });
    expect(t.pieces('glorien', 'eurich')).toEqual({});
  });

  it('a kind that is furious to the last is out of reach [SC-C-viking-fury] [SC-C-inversion] [SC-A-battle-windows]', () => {
    const t = raid({ viking: 1, elf: 1 });
    t.all('eurich', { kind: 'rage', piece: 'viking' }, { kind: 'done' });
    expect(named(t, 'maerith', 'invert')).toEqual(['elf']);
  });

  it('the owner of an empty land calls forests before he turns anybody [SC-A-forest-holds] [SC-C-inversion]', () => {
    const t = raid({ viking: 2 }, {});
    t.does('eurich', { kind: 'done' });
    expect(named(t, 'maerith', 'invert')).toEqual([]);
    t.all('maerith', { kind: 'call-forests' }, { kind: 'count', count: 3 });
    expect(named(t, 'maerith', 'invert')).toEqual(['viking']);
    t.luck(1, 10);
    may(t, 'maerith', { kind: 'invert', piece: 'viking' }, { kind: 'done' });
    expect(t.told('force').map(({ potential }) => potential)).toEqual([5, 20]);
  });

  it('living forests are neither turned nor bribed [SC-C-bribery] [SC-C-living-forest]', () => {
    const t = table(
      ['maerith', 'meloch'],
      marching('maerith', {
        start: 'empty',
        lords: { maerith: { level: 1, creed: 6 }, meloch: { level: 4, gold: 99 } },
        regions: { skaneval: { owner: 'maerith' }, glorien: { owner: 'meloch' } },
        pieces: { skaneval: { maerith: { elf: 1 } }, glorien: { meloch: { human: 1 } } },
      }),
    );
    attack(t, 'maerith', 'skaneval', 'glorien');
    t.all('maerith', { kind: 'call-forests' }, { kind: 'count', count: 2 });
    expect(named(t, 'meloch', 'bribe')).toEqual(['elf']);
    // Twice the price of the class, whatever Meloch pays himself.
    t.does('meloch', { kind: 'bribe', piece: 'elf' });
    expect(t.purse('meloch')).toBe(89);
  });

  it('an attack bribed away to the last unit fails, heroes and all [SC-A-no-units] [SC-C-bribery]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1 }, meloch: { level: 4, gold: 99 } },
        regions: { ingerven: { owner: 'krosen' }, eesti: { owner: 'meloch', prosperity: 1 } },
        pieces: { ingerven: { krosen: { ogre: 1, 'hero-3': 1 } }, eesti: { meloch: { human: 1 } } },
      }),
    );
    attack(t, 'krosen', 'ingerven', 'eesti');
    t.does('meloch', { kind: 'bribe', piece: 'ogre' });
    expect(t.purse('meloch')).toBe(79);
    if (t.asked().includes('meloch window')) t.luck(1).does('meloch', { kind: 'done' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'meloch' }]);
    expect(t.pieces('eesti', 'krosen')).toEqual({});
    expect(t.pieces('eesti', 'meloch')).toEqual({ human: 1 });
  });

  it('an Orc that was paid and then turned is worth what it was paid for its new lord [SC-A-orc-turn] [SC-C-inversion]', () => {
    const t = table(
      ['krosen', 'maerith'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1, gold: 5 }, maerith: { level: 3, creed: 9 } },
        regions: { kurlann: { owner: 'krosen' }, illuria: { owner: 'maerith' } },
        pieces: { kurlann: { krosen: { orc: 2 } }, illuria: { maerith: { elf: 1 } } },
      }),
    );
    attack(t, 'krosen', 'kurlann', 'illuria');
    t.all('krosen', { kind: 'pay-orc', piece: 'orc' }, { kind: 'pay-gold-to-orc', gold: 5 });
    if (t.asked().includes('krosen window')) t.does('krosen', { kind: 'done' });
    expect(named(t, 'maerith', 'invert')).toEqual(['orc', 'orc-5']);
    t.luck(5, 5);
    may(t, 'maerith', { kind: 'invert', piece: 'orc-5' }, { kind: 'done' });
    expect(t.told('force').map(({ potential }) => potential)).toEqual([5, 15]);
  });
});

describe('fear, walls and heroes', () => {
  it('each kind frightens once, the Dragon too; nobody fears who has stepped aside less [SC-13.19] [SC-8.8]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
        regions: {
          ingerven: { owner: 'krosen' },
          eesti: { owner: 'meloch', buildings: ['fortification'], prosperity: 10 },
        },
        pieces: { ingerven: { krosen: { ogre: 2, undead: 3 } }, eesti: { meloch: { dwarf: 2, 'hero-2': 1 } } },
        beast: { beast: 'dragon', lord: 'krosen' },
      }),
    );
    t.all('krosen', { kind: 'unleash' }, { kind: 'set-down', at: 'eesti' });
    attack(t, 'krosen', 'ingerven', 'eesti', 1, 1, 9);
    // 9 + hero 2 + walls 5 − three fears 6.
    expect(t.told('force').map(({ roll }) => roll)).toEqual([1, 10]);
  });

  it('walls without troops behind them add nothing to a hero alone, who throws no die [SC-A-fort-troops] [SC-A-no-units] [SC-A-undefended]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
        regions: {
          ingerven: { owner: 'krosen' },
          eesti: { owner: 'meloch', buildings: ['fortification'], prosperity: 10 },
        },
        pieces: { ingerven: { krosen: { human: 4 } }, eesti: { meloch: { 'hero-5': 1 } } },
      }),
    );
    attack(t, 'krosen', 'ingerven', 'eesti', 5);
    // Alignment 1 (chaotic against neutral), prosperity 0, walls 1: three times 2.
    expect(t.told('force')[1]).toMatchObject({ die: 0, roll: 0, commoners: 6, force: 6 });
    expect(t.pieces('eesti', 'meloch')).toEqual({});
  });

  it('Loki frightens who has no exceptional unit, and nobody beside one [SC-A-fear-loki] [SC-8.16]', () => {
    const roll = (army: Record<string, number>) => {
      const t = table(
        ['krosen', 'meloch'],
        marching('krosen', {
          start: 'empty',
          lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
          regions: { kunghar: { owner: 'krosen' }, eesti: { owner: 'meloch', prosperity: 10 } },
          pieces: { eesti: { meloch: army } },
          beast: { beast: 'loki', lord: 'krosen' },
        }),
      );
      t.luck(1, 8);
      may(t, 'krosen', { kind: 'unleash' }, { kind: 'set-down', at: 'eesti' }, { kind: 'to-battle' });
      return t.told('force').find(({ side }) => side === 'meloch')?.roll;
    };
    expect(roll({ dwarf: 2 })).toBe(6);
    expect(roll({ dwarf: 2, pegasus: 1 })).toBe(8);
    expect(roll({ undead: 2 })).toBe(6);
  });

  it('Loki beats free folk and leaves them free [SC-A-dragon-alone] [SC-A-beast-stays]', () => {
    const t = table(['krosen', 'meloch'], marching('krosen', { beast: { beast: 'loki', lord: 'krosen' } }));
    t.luck(90);
    may(t, 'krosen', { kind: 'unleash' }, { kind: 'set-down', at: 'glorien' }, { kind: 'to-battle' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'krosen', margin: 72 }]);
    expect(t.region('glorien').owner).toBeNull();
    expect(t.told('beast-gone')).toHaveLength(1);
  });

  it('Sverin has 5 against a chaotic unit in a good lord’s army, and 2 in defence of chaotic land [SC-C-sverin]', () => {
    const bonus = (defenders: Record<string, number>, region = 'illuria') => {
      const t = table(
        ['meloch', 'maerith'],
        marching('meloch', {
          start: 'empty',
          lords: { meloch: { level: 1, gold: 0 }, maerith: { level: 1, creed: 0, gold: 0 } },
          regions: { rugenmark: { owner: 'meloch' }, illuria: { owner: 'maerith' }, kurlann: { owner: 'maerith' } },
          pieces: { rugenmark: { meloch: { human: 4, sverin: 1 } }, [region]: { maerith: defenders } },
        }),
      );
      attack(t, 'meloch', 'rugenmark', region, 5, 5);
      return (t.told('force')[0].roll ?? 0) - 5;
    };
    expect(bonus({ elf: 1 })).toBe(2);
    expect(bonus({ elf: 1, goblin: 1 })).toBe(5);
    expect(bonus({ elf: 1 }, 'kurlann')).toBe(5);
  });

  it('Goblins count heads, not heroes; Half-elves look for chaos among units [SC-C-goblin] [SC-C-half-elf] [SC-A-goblin-count]', () => {
    const potentials = (attackers: Record<string, number>, defenders: Record<string, number>) => {
      const t = table(
        ['krosen', 'maerith'],
        marching('krosen', {
          start: 'empty',
          lords: { krosen: { level: 1, gold: 0 }, maerith: { level: 1, creed: 0, gold: 0 } },
          regions: { kurlann: { owner: 'krosen' }, illuria: { owner: 'maerith' } },
          pieces: { kurlann: { krosen: attackers }, illuria: { maerith: defenders } },
        }),
      );
      attack(t, 'krosen', 'kurlann', 'illuria', 5, 5);
      return t.told('force').map(({ potential }) => potential);
    };
    expect(potentials({ goblin: 2, 'hero-1': 1 }, { 'half-elf': 2 })).toEqual([6, 10]);
    expect(potentials({ goblin: 2, human: 1 }, { 'half-elf': 2, 'hero-1': 1 })).toEqual([12, 10]);
    expect(potentials({ human: 2 }, { 'half-elf': 2 })).toEqual([8, 6]);
    // Glok doubles what they are worth, outnumbered or not.
    expect(potentials({ goblin: 2, glok: 1 }, { 'half-elf': 3 })).toEqual([12, 15]);
    expect(potentials({ goblin: 2 }, {})).toEqual([8, 0]);
  });
});

describe('by sea', () => {
  it('Knights who land have 4 and those who ride there 6, in one army [SC-C-knight]', () => {
    const t = table(
      ['sandra', 'maerith'],
      marching('sandra', {
        start: 'empty',
        lords: { sandra: { level: 1, gold: 0 }, maerith: { level: 1, creed: 0, gold: 0 } },
        regions: { skaneval: { owner: 'sandra' }, glorien: { owner: 'maerith', prosperity: 10 } },
        fleets: { 'fleet-1': { lord: 'sandra', place: 'courland' } },
        pieces: { 'fleet-1': { sandra: { knight: 2 } }, skaneval: { sandra: { knight: 1 } } },
      }),
    );
    t.luck(5);
    may(
      t,
      'sandra',
      { kind: 'march', from: 'skaneval' },
      { kind: 'take', piece: 'knight' },
      { kind: 'go', to: 'glorien' },
    );
    may(t, 'sandra', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'glorien' }, { kind: 'to-battle' });
    expect(t.told('force')[0].potential).toBe(14);
  });

  it('a landing that fails on barbarians’ land loses its fleet: no lord is there to take it [SC-12.9] [SC-A-landing-fleet] [SC-A-barbarian-land]', () => {
    const t = table(
      ['eurich', 'meloch'],
      marching('eurich', {
        lords: { eurich: { level: 1, gold: 0 } },
        regions: { 'terra-innoma': { owner: 'barbarians' } },
        pieces: { 'terra-innoma': { barbarians: { human: 6 } }, noorland: { eurich: { viking: 1 } } },
      }),
    );
    t.all(
      'eurich',
      { kind: 'sail', fleet: 'fleet-1' },
      { kind: 'board-all' },
      { kind: 'steer', to: 'bokne' },
      { kind: 'steer', to: 'terra-innoma' },
    );
    t.luck(1, 10).does('eurich', { kind: 'to-battle' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'barbarians' }]);
    expect(t.told('fleet-lost')).toMatchObject([{ lord: 'eurich', cause: 'battle' }]);
    expect(t.view().fleets['fleet-1']).toBeUndefined();
  });

  it('a fleet that lies empty at sea is sunk by any crew, and sinks no one [SC-A-sea-sides] [SC-13.27]', () => {
    const t = table(
      ['eurich', 'meloch'],
      marching('eurich', {
        lords: { eurich: { level: 1, gold: 0 }, meloch: { gold: 0 } },
        fleets: {
          'fleet-1': { lord: 'eurich', place: 'courland' },
          'fleet-2': { lord: 'meloch', place: 'courland' },
          'fleet-3': { lord: 'meloch', place: 'courland' },
        },
        pieces: { 'fleet-1': { eurich: { viking: 1 } } },
      }),
    );
    t.does('eurich', { kind: 'to-battle' });
    expect(t.of('eurich', 'fight')).toEqual([{ kind: 'fight', at: 'courland', side: 'meloch' }]);
    t.luck(1).does('eurich', { kind: 'fight', at: 'courland', side: 'meloch' });
    expect(t.told('force').map(({ potential, die }) => [potential, die])).toEqual([
      [8, 1],
      [0, 0],
    ]);
    expect(t.told('fleet-lost').map(({ fleet }) => fleet)).toEqual(['fleet-2', 'fleet-3']);
  });

  it('a token aboard an empty fleet is taken when it sinks [SC-A-sea-sides] [SC-16.18]', () => {
    const t = table(
      ['eurich', 'meloch'],
      marching('eurich', {
        lords: { eurich: { level: 1, gold: 0 }, meloch: { gold: 0 } },
        fleets: { 'fleet-1': { lord: 'eurich', place: 'courland' }, 'fleet-2': { lord: 'meloch', place: 'courland' } },
        pieces: {
          'fleet-1': { eurich: { viking: 1 } },
          'fleet-2': { meloch: { token: 1 } },
          eesti: { meloch: { dwarf: 2 } },
        },
      }),
      { options: { tokens: 'on' } },
    );
    t.does('eurich', { kind: 'to-battle' });
    t.luck(1).does('eurich', { kind: 'fight', at: 'courland', side: 'meloch' });
    expect(t.told('captured')).toMatchObject([{ lord: 'meloch', to: 'eurich' }]);
    expect(t.of('eurich', 'fate').map(({ fate }) => fate)).toEqual([
      'release',
      'execute',
      'ransom',
      'prison',
      'vassal',
    ]);
  });

  it('conquest takes fleets at the coast on 6 to 10 for the next turn, and breaks them below [SC-A-defender-fleets] [SC-12.9]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1, gold: 0 }, meloch: { gold: 0, level: 1 } },
        regions: {
          ingerven: { owner: 'krosen' },
          eesti: { owner: 'meloch', prosperity: 10, buildings: ['port'] },
          heduken: { owner: 'meloch' },
        },
        fleets: {
          'fleet-1': { lord: 'meloch', place: 'eesti', sea: 'courland' },
          'fleet-2': { lord: 'meloch', place: 'eesti', sea: 'turku-sea' },
        },
        pieces: { ingerven: { krosen: { human: 6 } } },
      }),
    );
    attack(t, 'krosen', 'ingerven', 'eesti', 9, 6, 5, 6);
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    expect(t.region('eesti').buildings).toEqual(['port']);
    expect(t.view().fleets['fleet-1']).toBeUndefined();
    expect(t.view().fleets['fleet-2']).toMatchObject({ lord: 'krosen' });
    expect(t.of('krosen', 'sail')).toEqual([]);
  });

  it('nobody sails a captured fleet in the turn, and from the next on its new lord does, at the port for nothing [SC-12.4] [SC-12.9]', () => {
    const t = table(
      ['krosen', 'meloch'],
      marching('krosen', {
        start: 'empty',
        lords: { krosen: { level: 1, gold: 0 } },
        regions: {
          ingerven: { owner: 'krosen' },
          eesti: { owner: 'krosen', buildings: ['port'] },
          heduken: { owner: 'meloch' },
        },
        fleets: { 'fleet-2': { lord: 'krosen', place: 'eesti', sea: 'turku-sea' } },
      }),
    );
    t.all(
      'krosen',
      { kind: 'sail', fleet: 'fleet-2' },
      { kind: 'steer', to: 'turku-sea' },
      { kind: 'steer', to: 'bokne' },
    );
    expect(t.view().fleets['fleet-2']).toMatchObject({ place: 'bokne' });
  });
});
