import { describe, expect, it } from 'vitest';
import type { LordId } from '../../content/lords.ts';
import type { Given } from '../arrange.ts';
import { regionNumber } from '../numbers.ts';
import { type TestTable, table } from '../testing.ts';

const ONES: readonly number[] = new Array(20).fill(1);

/** The talk is over, and these dice fall for the events. */
function drawn(
  lords: readonly LordId[],
  given: Given,
  options: Readonly<Record<string, string | number>>,
  ...luck: number[]
): TestTable {
  const t = table(lords, { phase: 'diplomacy', ...given }, { options: { dragon: 'off', ...options } });
  for (const lord of lords) t.luck(...luck).does(lord, { kind: 'ready' });
  return t;
}

describe('events', () => {
  it('are rolled by a D100, each played out before the next, land by land in the order of the board [SC-7.1] [SC-A-event-one-by-one] [SC-A-event-order] [SC-O-events]', () => {
    // Good harvests with a die for each of four lands, then Njord.
    const t = drawn(['krosen', 'meloch'], {}, { events: 2 }, 30, 1, 1, 1, 1, 28);
    const kinds = t.facts.map(({ kind }) => kind);
    expect(kinds.filter(kind => kind === 'event-rolled')).toHaveLength(2);
    expect(kinds.lastIndexOf('region-rolled')).toBeLessThan(kinds.lastIndexOf('event-rolled'));
    const order = t.told('region-rolled').map(({ region }) => regionNumber[region]);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('that put troops on the board ask neither gold nor prosperity [SC-7.5] [SC-C-tyr]', () => {
    const t = drawn(['krosen', 'meloch'], {}, {}, 82);
    expect(t.pieces('kenord', 'krosen')).toMatchObject({ orc: 3 });
    expect(t.region('kenord').prosperity).toBeGreaterThanOrEqual(18);
    expect(t.told('paid')).toEqual([]);
  });

  it('Freya: barbarians and revolts that come after her come to nothing [SC-A-freya-attacks]', () => {
    const t = drawn(['krosen', 'meloch'], { regions: { kunghar: { prosperity: 1 } } }, { events: 2 }, 84, 40);
    expect(t.told('event-rolled').map(({ event }) => event)).toEqual(['freya', 'revolts']);
    expect(t.told('battle')).toEqual([]);
  });

  it('revolts: who loses his last region by them is out, and his gold goes to the bank [SC-A-last-region-revolt] [SC-C-revolts]', () => {
    const t = drawn(
      ['krosen', 'meloch', 'eurich'],
      {
        lords: { krosen: { gold: 9 } },
        regions: { kunghar: { owner: 'nobody' }, kenord: { prosperity: 1, buildings: [] } },
        pieces: { kenord: { krosen: {} } },
      },
      {},
      40,
      5,
    );
    expect(t.told('out')).toEqual([{ kind: 'out', lord: 'krosen', to: 'rebels' }]);
    expect(t.told('paid')).toMatchObject([{ lord: 'krosen', gold: 9, cause: 'fallen' }]);
    expect(t.region('kenord').owner).toBeNull();
  });

  it('false embassies break words that nobody else can break [SC-A-alliance-break] [SC-C-false-embassies]', () => {
    const t = table(['krosen', 'meloch'], { phase: 'diplomacy' }, { options: { dragon: 'off' } });
    t.all('krosen', { kind: 'offer', to: 1 }, { kind: 'lay-aside', gold: 0 });
    t.all('meloch', { kind: 'agree', to: 0 }, { kind: 'ready' });
    t.luck(87).does('krosen', { kind: 'ready' });
    expect(t.told('allied')).toHaveLength(1);
    expect(t.view().allied).toEqual([]);
  });

  it('the expedition pays in gold what the text calls hours [SC-A-ten-hours] [SC-C-viking-expedition]', () => {
    const t = drawn(['eurich', 'krosen'], { lords: { eurich: { gold: 0 } } }, {}, 92);
    expect(t.told('gained').find(({ cause }) => cause === 'expedition')).toMatchObject({ lord: 'eurich', gold: 50 });
  });

  it('disorder is passed over at a tie with nobody in Selorian, or always then [SC-A-civil-disorder] [SC-O-civilDisorder]', () => {
    const passed = (given: Given, options = {}): string[] =>
      drawn(['krosen', 'meloch'], given, options, 48, 28)
        .told('event-passed')
        .map(({ event }) => event);
    expect(passed({})).toEqual(['civil-disorder']);
    const ahead: Given = { regions: { karhela: { owner: 'krosen' } } };
    expect(passed(ahead)).toEqual([]);
    expect(passed(ahead, { civilDisorder: 'always' })).toEqual(['civil-disorder']);
  });

  it('Surtur turns both kinds of a line, or the first alone [SC-A-surtur] [SC-O-surtur]', () => {
    const pieces: Given = { pieces: { kenord: { krosen: { elf: 1, goblin: 1 } } } };
    expect(drawn(['krosen', 'meloch'], pieces, {}, 98).pieces('kenord', 'krosen')).toEqual({ orc: 1, 'half-elf': 1 });
    const oneWay = drawn(['krosen', 'meloch'], pieces, { surtur: 'one-way' }, 98);
    expect(oneWay.pieces('kenord', 'krosen')).toEqual({ orc: 1, goblin: 1 });
  });

  it('the feast of Sif is a duty where the table plays so [SC-O-sif] [SC-A-sif]', () => {
    const feast = (options = {}): readonly unknown[] => {
      const t = table(
        ['krosen', 'meloch'],
        { phase: 'taxes', part: 'krosen', lasting: ['sif'], lords: { krosen: { gold: 90 } } },
        { options },
      );
      t.everybody('taxes', { kind: 'tax', level: 'normal' });
      return t.choices('krosen').map(({ kind }) => kind);
    };
    expect(feast()).toEqual(['decline', 'feast']);
    expect(feast({ sif: 'duty' })).toEqual(['feast']);
  });
});

describe('the frost', () => {
  it('grounds Pegasi alone: Ermanaric flies, and who has two points walks over the ice [SC-A-frost-details] [SC-C-glaciation] [SC-C-ermanaric]', () => {
    const goals = (piece: string): string[] => {
      const t = table(['krosen', 'meloch'], {
        phase: 'military',
        part: 'krosen',
        lasting: ['glaciation'],
        pieces: { kunghar: { krosen: { [piece]: 1, orc: 1 } } },
      });
      t.all('krosen', { kind: 'march', from: 'kunghar' }, { kind: 'take', piece });
      if (t.of('krosen', 'carry').length > 0) t.does('krosen', { kind: 'carry', piece: 'orc' });
      return t.of('krosen', 'go').map(({ to }) => to);
    };
    // Over Vaasa and Turku, which are nobody's, only who flies goes on.
    expect(goals('pegasus')).not.toContain('eesti');
    expect(goals('ermanaric')).toContain('eesti');
    expect(goals('knight')).toContain('turku');
  });

  it('makes land of the sea: who has two points walks to an island and back, nobody does in another turn [SC-A-islands] [SC-C-glaciation] [SC-12.17]', () => {
    const goals = (piece: string, from: string, lasting: readonly string[]): string[] => {
      const t = table(['krosen', 'meloch'], {
        phase: 'military',
        part: 'krosen',
        lasting,
        regions: { ingerven: { owner: 'krosen' } },
        pieces: { [from]: { krosen: { [piece]: 1 } } },
      });
      if (!t.of('krosen', 'march').some(march => march.from === from)) return [];
      t.does('krosen', { kind: 'march', from });
      return t.of('krosen', 'go').map(({ to }) => to);
    };
    expect(goals('knight', 'ingerven', ['glaciation'])).toContain('aland');
    expect(goals('knight', 'aland', ['glaciation'])).toEqual(expect.arrayContaining(['ingerven', 'turku', 'eesti']));
    expect(goals('orc', 'ingerven', ['glaciation'])).not.toContain('aland');
    expect(goals('knight', 'ingerven', [])).not.toContain('aland');
    expect(goals('knight', 'aland', [])).toEqual([]);
  });
});

describe('Valkyries and the Stone', () => {
  it('she who waits on an island joins the army that comes, and moves from the next turn on [SC-A-valhalla-joins] [SC-C-valhalla]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      fleets: { 'fleet-1': { lord: 'krosen', place: 'turku-sea' } },
      pieces: { 'fleet-1': { krosen: { orc: 1 } }, aland: { nobody: { valkyrie: 1 } } },
    });
    t.all('krosen', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'aland' });
    expect(t.pieces('aland', 'krosen')).toEqual({ orc: 1, valkyrie: 1 });
    expect(t.of('krosen', 'march').map(({ from }) => from)).not.toContain('aland');
  });

  it('a Stone whose bearer has died goes to a hero of who keeps the place [SC-A-stone-ground] [SC-20.1] [SC-A-ragnar-bonus] [SC-C-ragnar]', () => {
    const t = table(['krosen', 'meloch'], {
      phase: 'military',
      part: 'krosen',
      lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
      regions: { eesti: { prosperity: 10, buildings: [] }, ingerven: { owner: 'krosen' } },
      stone: { place: 'eesti', lord: 'meloch', piece: 'hero-2', power: 'fertility' },
      pieces: { ingerven: { krosen: { orc: 8, ragnar: 1 } }, eesti: { meloch: { dwarf: 1, 'hero-2': 1 } } },
    });
    t.all('krosen', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'eesti' });
    t.does('krosen', { kind: 'to-battle' });
    t.does('krosen', { kind: 'kill-hero', piece: 'hero-2' });
    expect(t.told('stone-left')).toMatchObject([{ place: 'eesti' }]);
    t.luck(10, 1);
    if (t.asked().includes('krosen window')) t.does('krosen', { kind: 'done' });
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    expect(t.view().stone).toMatchObject({ lord: 'krosen', piece: 'ragnar' });
  });

  it('domination turns any unit, Undead too, but no hero; the wind of death strikes units [SC-A-domination-limits] [SC-C-domination] [SC-A-death-wind-units] [SC-C-death-wind]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'military',
      part: 'meloch',
      lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
      regions: { ingerven: { owner: 'meloch' } },
      stone: { place: 'ingerven', lord: 'meloch', piece: 'hero-1', power: 'domination' },
      pieces: {
        ingerven: { meloch: { dwarf: 4, 'hero-1': 1 } },
        kunghar: { krosen: { undead: 2, orc: 1, 'hero-1': 1 } },
      },
    });
    t.all('meloch', { kind: 'march', from: 'ingerven' }, { kind: 'everybody' }, { kind: 'go', to: 'kunghar' });
    t.does('meloch', { kind: 'to-battle' });
    expect(t.of('meloch', 'dominate').map(({ piece }) => piece)).toEqual(['orc', 'undead']);
    t.luck(5, 5).does('meloch', { kind: 'dominate', piece: 'undead' });
    expect(t.told('turned')).toMatchObject([{ lord: 'meloch', from: 'krosen', piece: 'undead' }]);
    const wind = table(['meloch', 'krosen'], {
      phase: 'recruiting',
      part: 'krosen',
      stone: { place: 'eesti', lord: 'meloch', piece: 'hero-1', power: 'death-wind' },
      pieces: { eesti: { meloch: { dwarf: 1, 'hero-1': 1 } }, kenord: { krosen: { orc: 1, 'hero-1': 1 } } },
    });
    wind.everybody('heroes', { kind: 'to-troops' });
    wind.everybody('troops', { kind: 'done' });
    expect(wind.asked()).toEqual(['meloch death-wind']);
    wind.does('meloch', { kind: 'strike-at', at: 'kenord', lord: 'krosen' });
    expect(wind.pieces('kenord', 'krosen')).toEqual({ 'hero-1': 1 });
  });
});

describe('land that was free', () => {
  it('is searched with a die and its fertility; a port without a coast is 5 gold; Ogres spoil it, Sandra’s too [SC-A-discovery-18] [SC-A-landlocked-port] [SC-A-code-ogres]', () => {
    const t = table(['sandra', 'krosen'], {
      phase: 'military',
      part: 'sandra',
      lords: { sandra: { level: 3, gold: 0 } },
      regions: { ringeriken: { owner: 'sandra' } },
      pieces: { ringeriken: { sandra: { ogre: 4 } } },
    });
    t.all('sandra', { kind: 'march', from: 'ringeriken' }, { kind: 'everybody' }, { kind: 'go', to: 'hjelmark' });
    // Hjelmark, fertility 3 and no coast; a 6 finds a port and 6 gold.
    t.luck(10, 6).does('sandra', { kind: 'to-battle' });
    if (t.asked().includes('sandra losses')) t.luck(6).does('sandra', { kind: 'keep-best' });
    expect(t.told('found')).toMatchObject([{ die: 6, number: 9 }]);
    expect(t.told('gained')).toMatchObject([{ gold: 11, cause: 'discovery' }]);
    const ogres = t.pieces('hjelmark', 'sandra')['ogre-sated'];
    expect(t.region('hjelmark').prosperity).toBe(18 - 2 * ogres);
  });

  it('a living forest holds what it has won [SC-A-forest-holds] [SC-C-forest-call]', () => {
    const t = table(['krosen', 'maerith'], {
      phase: 'military',
      part: 'krosen',
      lords: { krosen: { level: 1, gold: 0 }, maerith: { level: 1, creed: 9 } },
      regions: { kurlann: { owner: 'krosen' }, illuria: { prosperity: 10, buildings: [] } },
      pieces: { kurlann: { krosen: { orc: 1 } }, illuria: { maerith: {} } },
    });
    t.all('krosen', { kind: 'march', from: 'kurlann' }, { kind: 'go', to: 'illuria' });
    t.all('krosen', { kind: 'to-battle' }, { kind: 'done' });
    // The owner of an empty region may call them.
    expect(t.of('maerith', 'call-forests')).toHaveLength(1);
    t.does('maerith', { kind: 'call-forests' });
    t.luck(1, 10).does('maerith', { kind: 'count', count: 3 });
    if (t.asked().includes('maerith window')) t.luck(1, 10).does('maerith', { kind: 'done' });
    expect(t.told('battle-won')).toMatchObject([{ side: 'maerith' }]);
    expect(t.region('illuria').owner).toBe('maerith');
  });
});

describe('what the gods strike', () => {
  it('Hel breaks fleets at the coast as she breaks buildings [SC-C-hel] [SC-A-defender-fleets]', () => {
    // One hex of Noorland is drawn first of all that Eurich and Krosen hold; every die that falls on it is a 1.
    const t = drawn(['eurich', 'krosen'], { regions: { koregan: { owner: 'nobody' } } }, {}, 97, 1, ...ONES);
    expect(t.told('region-rolled')).toMatchObject([{ region: 'noorland', cause: 'hel' }]);
    expect(t.told('fleet-lost')).toMatchObject([{ fleet: 'fleet-1', cause: 'hel' }]);
  });

  it('Thor spares barbarians beneath a temple, and sends them a Valkyrie [SC-C-thor] [SC-A-barbarian-events]', () => {
    const held = (buildings: readonly string[]) =>
      drawn(
        ['krosen', 'meloch'],
        { regions: { karhela: { owner: 'barbarians', buildings } }, pieces: { karhela: { barbarians: { human: 2 } } } },
        {},
        99,
      ).pieces('karhela', 'barbarians');
    expect(held(['temple'])).toEqual({ human: 2, valkyrie: 1 });
    expect(held([])).toEqual({});
  });

  it('rebels rise though no counter of their kind is left [SC-C-revolts] [SC-A-local-troops]', () => {
    const t = drawn(
      ['krosen', 'meloch'],
      { regions: { kenord: { prosperity: 1, buildings: [] } }, pieces: { kenord: { krosen: { orc: 17 } } } },
      {},
      40,
      1,
      10,
    );
    expect(t.told('battle')).toMatchObject([{ attacker: 'rebels', place: 'kenord' }]);
    expect(t.audit()).toEqual([]);
  });
});
