import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

const marching = (part: string, given: Given = {}): Given => ({ phase: 'military', part, ...given });

describe('on land', () => {
  it('movement 1 leads to a neighbour [SC-12.12]', () => {
    const t = table(['meloch', 'krosen'], marching('meloch'));
    t.all('meloch', { kind: 'march', from: 'heduken' }, { kind: 'take', piece: 'human' }, { kind: 'count', count: 1 });
    expect(t.of('meloch', 'go').map(({ to }) => to)).toEqual(['eesti', 'kurlann']);
    t.does('meloch', { kind: 'go', to: 'eesti' });
    expect(t.pieces('eesti', 'meloch')).toEqual({ human: 1, dwarf: 2 });
    expect(t.pieces('heduken', 'meloch')).toEqual({ human: 1 });
  });

  it('movement 2 goes on from own land [SC-12.13]', () => {
    const t = table(
      ['meloch', 'krosen'],
      marching('meloch', { pieces: { heduken: { meloch: { human: 1, knight: 1 } } } }),
    );
    t.all('meloch', { kind: 'march', from: 'heduken' }, { kind: 'take', piece: 'knight' });
    expect(t.of('meloch', 'go').map(({ to }) => to)).toEqual(['eesti', 'kurlann', 'ingerven']);
  });

  it('allies let others through, but nobody stays with them [SC-12.12] [SC-12.13]', () => {
    const t = table(
      ['meloch', 'sandra'],
      marching('meloch', {
        regions: { kurlann: { owner: 'sandra' } },
        pieces: { heduken: { meloch: { human: 1, knight: 1 } } },
        allied: [['meloch', 'sandra']],
      }),
    );
    t.all('meloch', { kind: 'march', from: 'heduken' }, { kind: 'take', piece: 'knight' });
    expect(t.of('meloch', 'go').map(({ to }) => to)).toEqual(['illuria', 'eesti', 'rugenmark', 'ingerven']);
  });

  it('who has moved moves no more [SC-12.11]', () => {
    const t = table(['meloch', 'krosen'], marching('meloch'));
    t.all('meloch', { kind: 'march', from: 'heduken' }, { kind: 'everybody' }, { kind: 'go', to: 'eesti' });
    t.does('meloch', { kind: 'march', from: 'eesti' });
    expect(t.of('meloch', 'take').map(({ piece }) => piece)).not.toContain('human');
  });
});

describe('in the air', () => {
  it('whatever lies below is passed, and nobody stops over a sea [SC-12.15]', () => {
    const t = table(
      ['meloch', 'krosen'],
      marching('meloch', { pieces: { heduken: { meloch: { human: 1, pegasus: 1 } } } }),
    );
    t.all('meloch', { kind: 'march', from: 'heduken' }, { kind: 'take', piece: 'pegasus' });
    expect(t.of('meloch', 'go').map(({ to }) => to)).toEqual(['illuria', 'eesti', 'rugenmark', 'kurlann', 'ingerven']);
  });

  it('heroes ride along [SC-12.16]', () => {
    const t = table(
      ['meloch', 'krosen'],
      marching('meloch', { pieces: { heduken: { meloch: { human: 1, pegasus: 1, 'hero-1': 1 } } } }),
    );
    t.all(
      'meloch',
      { kind: 'march', from: 'heduken' },
      { kind: 'take', piece: 'pegasus' },
      { kind: 'ride', piece: 'hero-1' },
      { kind: 'go', to: 'rugenmark' },
    );
    expect(t.pieces('rugenmark', 'meloch')).toEqual({ pegasus: 1, 'hero-1': 1 });
  });
});

describe('at sea', () => {
  it('a fleet leaves its port for nothing, and has two points for seas and coasts [SC-12.3] [SC-12.4]', () => {
    const t = table(['eurich', 'krosen'], marching('eurich'));
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'board-all' }, { kind: 'steer', to: 'bokne' });
    expect(t.of('eurich', 'steer').map(({ to }) => to)).toEqual([
      ...['selorian', 'noorland', 'vaasa', 'turku', 'terra-innoma'],
      ...['courland', 'turku-sea'],
    ]);
    t.all('eurich', { kind: 'steer', to: 'courland' }, { kind: 'steer', to: 'glorien' });
    expect(t.pieces('glorien', 'eurich')).toEqual({ viking: 3, 'hero-3': 1 });
  });

  it('without a port, leaving the coast costs a point [SC-12.3]', () => {
    const fleets = { 'fleet-1': { lord: 'eurich', place: 'koregan' } };
    const t = table(['eurich', 'krosen'], marching('eurich', { fleets }));
    t.all(
      'eurich',
      { kind: 'sail', fleet: 'fleet-1' },
      { kind: 'steer', to: 'svarr' },
      { kind: 'steer', to: 'skagerrak' },
    );
    expect(t.view().fleets['fleet-1'].place).toBe('skagerrak');
    expect(t.of('eurich', 'sail')).toEqual([]);
  });

  it('carries four units and any number of heroes, but no Pegasi [SC-12.6]', () => {
    const pieces = { noorland: { eurich: { viking: 6, pegasus: 1, 'hero-1': 1, 'hero-3': 1 } } };
    const t = table(['eurich', 'krosen'], marching('eurich', { pieces }));
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(t.of('eurich', 'board').map(({ piece }) => piece)).toEqual(['viking', 'hero-1', 'hero-3']);
    t.does('eurich', { kind: 'board-all' });
    expect(t.pieces('fleet-1', 'eurich')).toEqual({ viking: 4, 'hero-1': 1, 'hero-3': 1 });
    expect(t.pieces('noorland', 'eurich')).toEqual({ viking: 2, pegasus: 1 });
  });

  it('nobody puts in at the coast of an ally, nor attacks with an empty fleet [SC-12.8] [SC-A-empty-fleet]', () => {
    const t = table(
      ['eurich', 'sandra'],
      marching('eurich', { regions: { vaasa: { owner: 'sandra' } }, allied: [['eurich', 'sandra']] }),
    );
    t.all('eurich', { kind: 'sail', fleet: 'fleet-1' }, { kind: 'steer', to: 'bokne' });
    expect(t.of('eurich', 'steer').map(({ to }) => to)).toEqual(['noorland', 'courland', 'turku-sea']);
  });
});
