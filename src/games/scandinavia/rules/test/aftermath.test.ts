import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

/** What is left to settle once the dice of a battle have fallen. */
const on = { options: { tokens: 'on' } };

const goTo = (t: TestTable, lord: Parameters<TestTable['does']>[0], from: string, to: string): void => {
  t.all(lord, { kind: 'march', from }, { kind: 'everybody' }, { kind: 'go', to });
};

describe('the dead of a battle that Lord Krosen has lost', () => {
  it('rise without the commoners, who were beaten with him [SC-A-krosen-4-course]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'military',
      part: 'meloch',
      lords: { krosen: { level: 4 }, meloch: { level: 1 } },
      regions: { karhela: { owner: 'meloch' }, kenord: { prosperity: 24, buildings: ['castle'] } },
      pieces: { kenord: { krosen: {} }, kunghar: { krosen: { orc: 1 } }, karhela: { meloch: { dwarf: 4 } } },
    });
    goTo(t, 'meloch', 'karhela', 'kenord');
    t.luck(3).does('meloch', { kind: 'to-battle' });
    const [first] = t.told('battle-won');
    expect(first).toMatchObject({ side: 'meloch', against: 'krosen' });
    expect(t.told('force')[1].commoners).toBeGreaterThan(0);
    if (t.asked().includes('meloch losses')) t.luck(1, 1, 1, 1, 1).does('meloch', { kind: 'keep-best' });
    expect(t.told('fights-on')).toHaveLength(1);
    expect(t.told('force').at(-1)).toMatchObject({ side: 'krosen', commoners: 0 });
  });

  it('need counters: where all 32 Undead walk he takes some off elsewhere [SC-17.3] [SC-A-undead-pool] [SC-C-final-necromancy]', () => {
    const t = table(['meloch', 'krosen'], {
      phase: 'military',
      part: 'meloch',
      lords: { krosen: { level: 4 }, meloch: { level: 1 } },
      regions: { karhela: { owner: 'meloch' }, kenord: { prosperity: 1, buildings: [] } },
      pieces: {
        kenord: { krosen: { orc: 2 } },
        kunghar: { krosen: { undead: 32 } },
        karhela: { meloch: { dwarf: 9 } },
      },
    });
    goTo(t, 'meloch', 'karhela', 'kenord');
    t.does('meloch', { kind: 'to-battle' });
    if (t.asked().includes('krosen window')) t.luck(10, 1, 1, 1).does('krosen', { kind: 'done' });
    if (t.asked().includes('meloch losses')) t.luck(1, 1).does('meloch', { kind: 'keep-best' });
    expect(t.told('risen-tried').at(-1)?.count).toBeGreaterThan(0);
    expect(t.asked()).toEqual(['krosen take-off']);
    t.luck(10, 1, 10, 10).does('krosen', { kind: 'take-off', at: 'kunghar' });
    if (t.asked().includes('krosen take-off')) t.luck(10, 1, 10, 10).does('krosen', { kind: 'done' });
    expect(t.pieces('kunghar', 'krosen')).toEqual({ undead: 31 });
    expect(t.told('came')).toMatchObject([{ place: 'kenord', piece: 'undead', count: 1, cause: 'final-necromancy' }]);
  });
});

describe('battles that nobody fights any more', () => {
  const against: Given = {
    phase: 'military',
    part: 'krosen',
    lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
    regions: {
      eesti: { owner: 'meloch', prosperity: 24, buildings: [] },
      kurlann: { owner: 'krosen' },
      ingerven: { owner: 'krosen' },
    },
  };

  it('are those of a lord against who has just put him in prison: the troops go back [SC-A-vassal-battles]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        ...against,
        pieces: {
          ingerven: { krosen: { orc: 1, token: 1 } },
          kunghar: { krosen: {} },
          kurlann: { krosen: { orc: 2 } },
          eesti: { meloch: { dwarf: 6, token: 1 } },
        },
      },
      on,
    );
    goTo(t, 'krosen', 'ingerven', 'eesti');
    goTo(t, 'krosen', 'kurlann', 'heduken');
    t.all('krosen', { kind: 'to-battle' }, { kind: 'fight', at: 'eesti' });
    // No die saves him: he has thrown low, and does not slip away.
    if (t.asked().includes('krosen window')) t.luck(1, 10, 10).does('krosen', { kind: 'done' });
    t.does('meloch', { kind: 'fate', fate: 'prison' });
    if (t.asked().includes('krosen swap')) t.luck(10).does('krosen', { kind: 'accept' });
    expect(t.view().lords.krosen.captor).toBe('meloch');
    expect(t.pieces('kurlann', 'krosen')).toEqual({ orc: 2 });
    expect(t.region('heduken').owner).toBe('meloch');
    expect(t.told('battle')).toHaveLength(1);
  });

  it('are those of a beast in the land of a new vassal: it is gone [SC-A-vassal-battles] [SC-A-beast-stays]', () => {
    const t = table(
      ['krosen', 'meloch'],
      {
        ...against,
        beast: { beast: 'dragon', lord: 'krosen' },
        regions: { ...against.regions, eesti: { owner: 'meloch', prosperity: 10, buildings: [] } },
        pieces: { ingerven: { krosen: { orc: 9 } }, eesti: { meloch: { dwarf: 1, token: 1 } } },
      },
      on,
    );
    goTo(t, 'krosen', 'ingerven', 'eesti');
    t.all('krosen', { kind: 'unleash' }, { kind: 'set-down', at: 'heduken' }, { kind: 'to-battle' });
    t.does('krosen', { kind: 'fight', at: 'eesti' });
    if (t.asked().includes('krosen window')) t.luck(10, 1).does('krosen', { kind: 'done' });
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    t.does('krosen', { kind: 'fate', fate: 'vassal' });
    t.does('meloch', { kind: 'accept' });
    expect(t.told('vassal')).toHaveLength(1);
    // At once, not only when all beasts leave.
    const kinds = t.facts.map(({ kind }) => kind);
    expect(kinds.indexOf('beast-gone')).toBeGreaterThan(kinds.indexOf('vassal'));
    expect(kinds.indexOf('beast-gone')).toBeLessThan(kinds.lastIndexOf('phase-began'));
    expect(t.told('battle')).toHaveLength(1);
    expect(t.region('heduken').owner).toBe('meloch');
  });
});
