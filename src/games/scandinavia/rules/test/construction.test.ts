import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

const building = (part: string, given: Given = {}): Given => ({ phase: 'construction', part, ...given });

describe('demolition', () => {
  it('brings 5 gold each, and comes before the first building [SC-11.1]', () => {
    const t = table(['krosen', 'meloch'], building('krosen', { lords: { krosen: { gold: 10 } } }));
    t.all('krosen', { kind: 'build-in', region: 'kenord' }, { kind: 'demolish', building: 'mill' });
    expect(t.purse('krosen')).toBe(15);
    expect(t.region('kenord').buildings).toEqual(['castle', 'fortification']);
    t.does('krosen', { kind: 'build', building: 'temple' });
    expect(t.purse('krosen')).toBe(5);
    expect(t.of('krosen', 'demolish')).toEqual([]);
  });

  it('of a fleet brings gold only where there is a port [SC-11.2]', () => {
    const fleets = {
      'fleet-1': { lord: 'eurich', place: 'koregan' },
      'fleet-2': { lord: 'eurich', place: 'noorland' },
    };
    const t = table(['eurich', 'krosen'], building('eurich', { lords: { eurich: { gold: 0 } }, fleets }));
    t.all('eurich', { kind: 'build-in', region: 'koregan' }, { kind: 'scrap', fleet: 'fleet-1' });
    expect(t.purse('eurich')).toBe(0);
    t.all('eurich', { kind: 'done' }, { kind: 'build-in', region: 'noorland' }, { kind: 'scrap', fleet: 'fleet-2' });
    expect(t.purse('eurich')).toBe(5);
  });
});

describe('building', () => {
  it('costs 10 gold, one of a kind in a land [SC-11.3] [SC-11.4]', () => {
    const t = table(['krosen', 'meloch'], building('krosen', { lords: { krosen: { gold: 25 } } }));
    t.does('krosen', { kind: 'build-in', region: 'kenord' });
    expect(t.of('krosen', 'build').map(({ building: id }) => id)).toEqual(['camp', 'temple', 'guild']);
    t.all('krosen', { kind: 'build', building: 'camp' }, { kind: 'build', building: 'guild' });
    expect(t.purse('krosen')).toBe(5);
    expect(t.of('krosen', 'build')).toEqual([]);
  });

  it('needs a coast for a port: Kunghar has the inner sea, Kenord has none [SC-11.3]', () => {
    const t = table(['krosen', 'meloch'], building('krosen', { lords: { krosen: { gold: 20 } } }));
    t.does('krosen', { kind: 'build-in', region: 'kunghar' });
    expect(t.of('krosen', 'build').map(({ building: id }) => id)).toContain('port');
  });

  it('of a fleet needs a port from an earlier turn, and a coast is chosen [SC-11.5] [SC-11.6]', () => {
    const t = table(['maerith', 'krosen'], building('maerith', { lords: { maerith: { gold: 60 } } }));
    t.all('maerith', { kind: 'build-in', region: 'jylland' }, { kind: 'build', building: 'drakkar' });
    expect(t.of('maerith', 'launch').map(({ sea }) => sea)).toEqual(['svarr', 'sjaelland-sea', 'skagerrak']);
    t.does('maerith', { kind: 'launch', sea: 'skagerrak' });
    expect(t.view().fleets).toEqual({ 'fleet-1': { lord: 'maerith', place: 'jylland', sea: 'skagerrak' } });
    t.all('maerith', { kind: 'done' }, { kind: 'build-in', region: 'illuria' }, { kind: 'build', building: 'port' });
    expect(t.of('maerith', 'build').map(({ building: id }) => id)).not.toContain('drakkar');
  });

  it('war engines cost 5 gold a unit of Dwarves [SC-11.7]', () => {
    const t = table(['meloch', 'krosen'], building('meloch', { lords: { meloch: { gold: 12 } } }));
    t.all('meloch', { kind: 'build-in', region: 'eesti' }, { kind: 'engines', count: 2 });
    expect(t.purse('meloch')).toBe(2);
    expect(t.pieces('eesti', 'meloch')).toEqual({ 'dwarf-engines': 2 });
  });
});

describe('powers', () => {
  it('Meloch builds for 7 and gets 7 for pulling down [SC-C-master-builder]', () => {
    const t = table(['meloch', 'krosen'], building('meloch', { lords: { meloch: { gold: 0, level: 2 } } }));
    t.all(
      'meloch',
      { kind: 'build-in', region: 'heduken' },
      { kind: 'demolish', building: 'camp' },
      { kind: 'build', building: 'temple' },
    );
    expect(t.purse('meloch')).toBe(0);
  });

  it('Eurich builds fleets for 5 [SC-C-piracy]', () => {
    const t = table(['eurich', 'krosen'], building('eurich', { lords: { eurich: { gold: 6, level: 2 } } }));
    t.all('eurich', { kind: 'build-in', region: 'noorland' }, { kind: 'build', building: 'drakkar' });
    expect(t.purse('eurich')).toBe(1);
  });

  it('the people of Sandra build one more for nothing, where two stand [SC-C-fervour] [SC-A-sandra-2]', () => {
    const t = table(
      ['sandra', 'krosen'],
      building('sandra', {
        lords: { sandra: { gold: 0, level: 2 } },
        regions: { ringeriken: { buildings: ['mill'] } },
      }),
    );
    expect(t.asked()).toEqual(['sandra fervour']);
    expect(t.of('sandra', 'build-in').map(({ region }) => region)).toEqual(['larsoyane']);
    t.all('sandra', { kind: 'build-in', region: 'larsoyane' }, { kind: 'build', building: 'port' });
    expect(t.region('larsoyane').buildings).toContain('port');
    expect(t.purse('sandra')).toBe(0);
  });
});
