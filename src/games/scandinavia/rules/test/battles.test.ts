import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

type Army = Readonly<Record<string, number>>;
interface Battle {
  readonly attacker?: LordId;
  readonly army?: Army;
  readonly defender?: LordId;
  readonly defence?: Army;
  readonly given?: Given;
  readonly options?: Readonly<Record<string, string>>;
}

/** From Ingerven, which the attacker holds, upon Eesti; nothing but what is said stands there. */
function attack({ attacker = 'krosen', army = { orc: 3 }, defender = 'meloch', ...more }: Battle = {}): TestTable {
  const { defence = { dwarf: 1 }, given = {}, options = {} } = more;
  const t = table(
    [attacker, defender],
    {
      phase: 'military',
      part: attacker,
      lords: { [attacker]: { level: 1, gold: 20 }, [defender]: { level: 1, gold: 20 }, ...given.lords },
      ...given,
      regions: {
        eesti: { owner: defender, prosperity: 10, buildings: [] },
        ingerven: { owner: attacker },
        ...given.regions,
      },
      pieces: { ingerven: { [attacker]: army }, eesti: { [defender]: defence }, ...given.pieces },
    },
    { options },
  );
  t.all(attacker, { kind: 'march', from: 'ingerven' });
  if (t.of(attacker, 'everybody').length > 0) t.does(attacker, { kind: 'everybody' });
  else t.does(attacker, { kind: 'take', piece: Object.keys(army)[0] });
  t.does(attacker, { kind: 'go', to: 'eesti' });
  return t;
}

/** Both windows pass, if there are any; then these dice fall. */
function fight(t: TestTable, ...dice: number[]): TestTable {
  const [attacker, defender] = t.names;
  t.luck(...dice).does(attacker, { kind: 'to-battle' });
  for (const lord of [attacker, defender])
    if (t.asked().includes(`${lord} window`)) t.luck(...dice).does(lord, { kind: 'done' });
  return t;
}

describe('a battle with a lord', () => {
  it('that fails costs the attacker all he has in it [SC-13.1] [SC-13.2] [SC-13.15] [SC-13.21] [SC-18.1]', () => {
    const t = fight(attack({ army: { orc: 1, 'hero-2': 1 }, defence: { dwarf: 4 } }), 1, 10);
    expect(t.told('battle-won')).toMatchObject([{ side: 'meloch', against: 'krosen' }]);
    expect(t.pieces('eesti', 'krosen')).toEqual({});
    expect(t.region('eesti').owner).toBe('meloch');
  });

  it('that succeeds takes the land: −4, castle and walls fall, others on 1 to 5, an indemnity by the wealth before [SC-13.22] [SC-13.23] [SC-13.24] [SC-13.25] [SC-13.30] [SC-A-aftermath-order]', () => {
    const t = fight(
      attack({
        army: { orc: 6 },
        given: {
          regions: {
            eesti: { owner: 'meloch', prosperity: 18, buildings: ['castle', 'fortification', 'mill', 'guild'] },
            ingerven: { owner: 'krosen' },
          },
        },
      }),
      10,
      1,
    );
    // The mill on a 5, the guild on a 6.
    t.luck(5, 6).does('krosen', { kind: 'keep-best' });
    expect(t.region('eesti')).toMatchObject({ owner: 'krosen', prosperity: 14, buildings: ['guild'] });
    expect(t.told('paid-to')).toMatchObject([{ lord: 'meloch', to: 'krosen', gold: 3, cause: 'indemnity' }]);
    const kinds = t.facts.map(({ kind }) => kind);
    const order = ['battle-won', 'died', 'conquered', 'paid-to', 'prosperity', 'destroyed'];
    const seen = order.map(kind => kinds.indexOf(kind as (typeof kinds)[number]));
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('for the last region takes all gold, and its lord is out, token or not [SC-13.26] [SC-A-capture-last-region] [SC-1.8]', () => {
    const t = fight(
      attack({
        army: { orc: 9 },
        defence: { dwarf: 1, token: 1 },
        options: { tokens: 'on' },
        given: {
          regions: { eesti: { owner: 'meloch', prosperity: 10, buildings: [] }, heduken: { owner: 'nobody' } },
          pieces: {
            ingerven: { krosen: { orc: 9 } },
            eesti: { meloch: { dwarf: 1, token: 1 } },
          },
        },
      }),
      10,
      1,
    );
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    expect(t.told('out')).toMatchObject([{ lord: 'meloch', to: 'krosen' }]);
    expect(t.told('captured')).toEqual([]);
    expect(t.view('krosen').purse).toBe(40);
    expect(t.view().ending).toBe('last');
  });

  it('has one window each, the attacker’s first; nothing follows the dice [SC-13.20] [SC-13.29] [SC-A-battle-windows] [SC-A-orc-turn] [SC-C-orc] [SC-O-orcTurn]', () => {
    const t = attack({ attacker: 'krosen', defender: 'ohrrkan', army: { orc: 2 }, defence: { orc: 2 } });
    t.does('krosen', { kind: 'to-battle' });
    expect(t.asked()).toEqual(['krosen window']);
    t.all('krosen', { kind: 'pay-orc', piece: 'orc' }, { kind: 'pay-gold-to-orc', gold: 3 });
    expect(t.of('krosen', 'pay-orc')).toEqual([]);
    expect(t.asked()).toEqual(['ohrrkan window']);
    t.luck(10, 1).does('ohrrkan', { kind: 'done' });
    expect(t.told('force')[0]).toMatchObject({ potential: 13 });
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    // What it was paid it is worth until upkeep.
    expect(t.pieces('eesti', 'krosen')['orc-3']).toBe(1);
    const forgets = attack({
      attacker: 'krosen',
      defender: 'ohrrkan',
      army: { orc: 2 },
      defence: { orc: 1 },
      options: { orcTurn: 'battle', orcOne: 'each' },
    });
    forgets.does('krosen', { kind: 'to-battle' });
    forgets.all('krosen', { kind: 'pay-orc', piece: 'orc' }, { kind: 'pay-gold-to-orc', gold: 5 });
    // Each may be paid where the table plays so.
    forgets.all('krosen', { kind: 'pay-orc', piece: 'orc' }, { kind: 'pay-gold-to-orc', gold: 5 });
    forgets.luck(10, 1).does('ohrrkan', { kind: 'done' });
    expect(forgets.told('force')[0]).toMatchObject({ potential: 20 });
    expect(forgets.pieces('eesti', 'krosen')).toEqual({ orc: 2 });
  });

  it('the best hero counts, or all; walls help who has troops behind them, and the folk by 1 each [SC-A-several-heroes] [SC-O-severalHeroes] [SC-A-fort-troops] [SC-O-fortTroops] [SC-A-fort-plus-one] [SC-C-fortification] [SC-A-undefended] [SC-O-orcOne]', () => {
    const army = { orc: 2, 'hero-1': 1, 'hero-3': 1 };
    const roll = (options = {}): number => fight(attack({ army, options }), 4, 1).told('force')[0].roll;
    expect([roll(), roll({ severalHeroes: 'sum' })]).toEqual([7, 8]);
    const walls = (defence: Army, options = {}) =>
      fight(
        attack({
          defence,
          options,
          given: {
            regions: {
              eesti: { owner: 'meloch', prosperity: 10, buildings: ['fortification'] },
              ingerven: { owner: 'krosen' },
            },
          },
        }),
        1,
        4,
      ).told('force')[1];
    // Neutral land against a chaotic lord: 1, walls 1, times 3.
    expect(walls({ dwarf: 1 })).toMatchObject({ roll: 9, commoners: 6 });
    expect(walls({})).toMatchObject({ roll: 0, die: 0, commoners: 6, force: 6 });
    expect(walls({}, { fortTroops: 'not-needed' })).toMatchObject({ force: 11 });
  });

  it('ties are the defender’s; losses are the winner’s choice within the margin [SC-A-ties] [SC-A-loss-choice] [SC-13.11]', () => {
    const t = fight(attack({ army: { orc: 2, goblin: 2 }, defence: { dwarf: 1 } }), 5, 5);
    const [mine, theirs] = t.told('force');
    expect(mine.force).toBeGreaterThan(theirs.force);
    expect(t.ask('krosen')?.args).toMatchObject({ margin: mine.force - theirs.force });
    t.does('krosen', { kind: 'lose', piece: 'goblin' });
    expect(t.told('died').some(({ piece }) => piece === 'orc')).toBe(false);
  });
});

describe('the mover', () => {
  it('decides in which order he fights, when all have moved [SC-12.1] [SC-13.3]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      regions: { ingerven: { owner: 'krosen' } },
      pieces: { ingerven: { krosen: { orc: 4 } }, kunghar: { krosen: { orc: 4 } } },
    });
    t.all('krosen', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'turku' });
    t.all('krosen', { kind: 'march', from: 'kunghar' }, { kind: 'everybody' }, { kind: 'go', to: 'vaasa' });
    t.does('krosen', { kind: 'to-battle' });
    expect(t.of('krosen', 'fight').map(({ at }) => at)).toEqual(['vaasa', 'turku']);
  });

  it('loses all against free folk who are stronger; as much is enough [SC-13.9] [SC-13.10] [SC-A-heroes-alone]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      lords: { krosen: { level: 1, gold: 0 } },
      pieces: { kunghar: { krosen: { orc: 1, 'hero-1': 1 } } },
    });
    // Alone he cannot go where there would be a battle: his own Kenord is all that is left to him.
    t.all('krosen', { kind: 'march', from: 'kunghar' }, { kind: 'take', piece: 'hero-1' });
    expect(t.pieces('kenord', 'krosen')).toMatchObject({ 'hero-1': 1 });
    t.all('krosen', { kind: 'march', from: 'kunghar' }, { kind: 'go', to: 'turku' });
    t.does('krosen', { kind: 'to-battle' });
    if (t.asked().includes('krosen window')) t.luck(1).does('krosen', { kind: 'done' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'commoners' }]);
    expect(t.pieces('turku', 'krosen')).toEqual({});
    expect(t.region('turku').owner).toBeNull();
  });
});

describe('at sea and on islands', () => {
  const sea = (options = {}): TestTable =>
    table(
      ['eurich', 'krosen'],
      {
        phase: 'military',
        part: 'eurich',
        lords: { eurich: { level: 1 }, krosen: { level: 1, gold: 0 } },
        fleets: {
          'fleet-1': { lord: 'eurich', place: 'bokne' },
          'fleet-2': { lord: 'krosen', place: 'bokne' },
          'fleet-3': { lord: 'krosen', place: 'bokne' },
        },
        pieces: { 'fleet-1': { eurich: { viking: 4 } }, 'fleet-2': { krosen: { orc: 1 } } },
      },
      { options },
    );

  it('fleets may fight: all of one lord against all of another, without folk and walls; losers sink [SC-13.27] [SC-A-naval-base] [SC-A-sea-sides] [SC-O-navalBase]', () => {
    const t = sea();
    t.does('eurich', { kind: 'to-battle' });
    expect(t.choices('eurich')).toEqual([{ kind: 'done' }, { kind: 'fight', at: 'bokne', side: 'krosen' }]);
    t.luck(10, 1).does('eurich', { kind: 'fight', at: 'bokne', side: 'krosen' });
    if (t.asked().includes('krosen window')) t.luck(10, 1).does('krosen', { kind: 'done' });
    expect(t.told('force')).toMatchObject([{ potential: 32 }, { commoners: 0 }]);
    expect(Object.keys(t.view().fleets)).toEqual(['fleet-1']);
    const peace = sea({ navalBase: 'none' });
    peace.does('eurich', { kind: 'to-battle' });
    expect(peace.asked()).not.toContain('eurich battles');
  });

  it('on an island no land changes hands, and nobody walks there [SC-13.28] [SC-A-islands] [SC-A-islands-shared] [SC-12.17]', () => {
    const t = table(['eurich', 'krosen'], {
      phase: 'military',
      part: 'eurich',
      lords: { eurich: { level: 1 }, krosen: { level: 1, gold: 0 } },
      fleets: { 'fleet-1': { lord: 'eurich', place: 'turku-sea' } },
      pieces: { 'fleet-1': { eurich: { viking: 4 } }, aland: { krosen: { orc: 1 } } },
    });
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'aland' });
    t.luck(10, 1).does('eurich', { kind: 'to-battle' });
    if (t.asked().includes('krosen window')) t.luck(10, 1).does('krosen', { kind: 'done' });
    expect(t.told('force')).toMatchObject([{ potential: 32 }, { commoners: 0 }]);
    expect(t.pieces('aland', 'krosen')).toEqual({});
    expect(t.told('conquered')).toEqual([]);
  });

  it('a fleet sails from coast to sea and sea to sea, takes aboard who has not moved, and may be empty [SC-12.2] [SC-12.5] [SC-12.7] [SC-12.10] [SC-C-drakkar] [SC-C-port]', () => {
    const t = table(['eurich', 'krosen'], { phase: 'military', part: 'eurich' });
    t.all(
      'eurich',
      { kind: 'march', from: 'noorland' },
      { kind: 'take', piece: 'viking' },
      { kind: 'count', count: 1 },
    );
    t.does('eurich', { kind: 'go', to: 'koregan' });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(t.of('eurich', 'steer').map(({ to }) => to)).toEqual(['bokne']);
    expect(t.of('eurich', 'board').map(({ piece }) => piece)).toEqual(['viking', 'hero-3']);
    t.does('eurich', { kind: 'steer', to: 'bokne' });
    expect(t.view().fleets['fleet-1'].place).toBe('bokne');
  });

  it('the fleet of a lost landing is captured, or broken where the table plays so; an unpaid one sinks [SC-A-landing-fleet] [SC-O-landingFleet] [SC-A-unpaid-fleet]', () => {
    const land = (options = {}): TestTable => {
      const t = table(
        ['eurich', 'krosen'],
        {
          phase: 'military',
          part: 'eurich',
          lords: { eurich: { level: 1 }, krosen: { level: 1, gold: 0 } },
          regions: { vaasa: { owner: 'krosen' } },
          fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' } },
          pieces: { 'fleet-1': { eurich: { viking: 1 } }, vaasa: { krosen: { orc: 6 } } },
        },
        { options },
      );
      t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'vaasa' });
      t.luck(1, 10).does('eurich', { kind: 'to-battle' });
      if (t.asked().includes('krosen window')) t.luck(1, 10).does('krosen', { kind: 'done' });
      return t;
    };
    expect(land().view().fleets['fleet-1']?.lord).toBe('krosen');
    expect(land({ landingFleet: 'destroyed' }).view().fleets['fleet-1']).toBeUndefined();
    const unpaid = table(['eurich', 'krosen'], {
      phase: 'upkeep',
      part: 'eurich',
      lords: { eurich: { gold: 0 } },
      fleets: { 'fleet-1': { lord: 'eurich', place: 'bokne' } },
      pieces: { 'fleet-1': { eurich: { viking: 2 } } },
    });
    unpaid.does('eurich', { kind: 'settle' });
    expect(unpaid.view().fleets).toEqual({});
    expect(unpaid.told('died')).toMatchObject([{ piece: 'viking', count: 2 }]);
  });
});

describe('what units are worth', () => {
  const potential = (army: Army, defence: Army, more: Battle = {}): number =>
    fight(attack({ army, defence, ...more }), 5, 5).told('force')[0].potential;

  it('Half-elves against chaos, Goblins in numbers, Guards in defence [SC-A-half-elf-independent] [SC-A-goblin-count] [SC-C-half-elf] [SC-C-goblin] [SC-C-imperial-guard]', () => {
    expect(potential({ 'half-elf': 2 }, { orc: 1 })).toBe(10);
    expect(potential({ 'half-elf': 2 }, { dwarf: 1 })).toBe(6);
    expect(potential({ goblin: 3 }, { dwarf: 2 })).toBe(12);
    expect(potential({ goblin: 2 }, { dwarf: 2 })).toBe(6);
    expect(fight(attack({ defence: { 'imperial-guard': 2 } }), 5, 5).told('force')[1].potential).toBe(16);
  });

  it('doublings add up, and gold comes on top [SC-A-doublings-add] [SC-C-glok] [SC-C-viking-fury]', () => {
    const t = attack({
      attacker: 'eurich',
      army: { goblin: 3, glok: 1 },
      defence: { dwarf: 1 },
      given: { lords: { eurich: { level: 4, gold: 0 }, meloch: { level: 1, gold: 0 } } },
    });
    t.does('eurich', { kind: 'to-battle' });
    t.all('eurich', { kind: 'rage', piece: 'goblin' }, { kind: 'count', count: 1 });
    t.luck(5, 5).does('eurich', { kind: 'done' });
    // Two at 8 beside their king, and one in fury at 12.
    expect(t.told('force')[0].potential).toBe(28);
  });

  it('Undead in other hands have 3; those of Krosen who die rise when he wins [SC-A-undead-others] [SC-A-krosen-1] [SC-C-animate] [SC-C-undead]', () => {
    expect(potential({ undead: 2 }, { dwarf: 1 }, { attacker: 'ohrrkan' })).toBe(6);
    const t = fight(attack({ army: { orc: 4 }, defence: { dwarf: 2 } }), 6, 5);
    const before = t.told('died').length;
    t.does('krosen', { kind: 'keep-best' });
    const dead = t
      .told('died')
      .slice(before)
      .reduce((sum, { count }) => sum + count, 0);
    expect(t.pieces('eesti', 'krosen')).toEqual({ orc: 4 - dead, undead: dead });
  });

  it('Njord and piracy add up [SC-A-fleet-bonuses] [SC-C-njord] [SC-C-piracy]', () => {
    const legs = (given: Given): number => {
      const t = table(['eurich', 'krosen'], {
        phase: 'military',
        part: 'eurich',
        fleets: { 'fleet-1': { lord: 'eurich', place: 'svarr' } },
        ...given,
      });
      let count = 0;
      t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
      for (const to of ['skagerrak', 'sjaelland-sea', 'courland', 'bokne']) {
        if (!t.of('eurich', 'steer').some(choice => choice.to === to)) break;
        t.does('eurich', { kind: 'steer', to });
        count++;
      }
      return count;
    };
    expect(legs({ lords: { eurich: { level: 1 } } })).toBe(2);
    expect(legs({ lords: { eurich: { level: 2 } }, lasting: ['njord'] })).toBe(4);
  });
});
