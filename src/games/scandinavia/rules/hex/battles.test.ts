import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { hexTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const moving = (given: Given = {}): Given => ({ phase: 'military', part: 'eurich', ...given });

describe('a battle on a hex', () => {
  it('is joined by the crews of fleets that lie there [SC-21.17]', () => {
    const t = hexTable(
      LORDS,
      moving({
        fleets: { 'fleet-2': { lord: 'sandra', place: 'n2' } },
        pieces: { m1: { eurich: { ogre: 3 } }, 'fleet-2': { sandra: { human: 3 } } },
      }),
    );
    t.all('eurich', { kind: 'march', from: 'm1' }, { kind: 'everybody' }, { kind: 'go', to: 'n2' });
    const facts = t.luck(5, 5).does('eurich', { kind: 'to-battle' });
    expect(facts).toContainEqual(expect.objectContaining({ kind: 'force', side: 'sandra', potential: 12 }));
    if (t.asked().includes('eurich losses')) t.does('eurich', { kind: 'keep-best' });
    expect(t.told('fleet-lost')).toMatchObject([{ lord: 'sandra', fleet: 'fleet-2', cause: 'battle' }]);
  });

  it('is fought by flyers over the sea in the first round, and they are home in the second [SC-21.14]', () => {
    const t = hexTable(
      LORDS,
      moving({
        fleets: { 'fleet-2': { lord: 'sandra', place: 'n4' } },
        pieces: {
          koregan: { eurich: {} },
          noorland: { eurich: { pegasus: 2 } },
          'fleet-2': { sandra: { human: 1 } },
        },
      }),
    );
    t.all('eurich', { kind: 'march', from: 'noorland' }, { kind: 'everybody' });
    if (t.asked()[0] === 'eurich toward') t.does('eurich', { kind: 'toward', area: 'bokne' });
    // Nobody else has anything to do: the battle follows at once.
    const facts = t.luck(5, 5).does('eurich', { kind: 'go', to: 'n4' });
    expect(facts).toContainEqual({ kind: 'battle', attacker: 'eurich', defender: 'sandra', place: 'n4' });
    expect(t.view().fleets).toEqual({});
    t.all('eurich', { kind: 'march', from: 'n4' }, { kind: 'everybody' });
    if (t.asked()[0] === 'eurich toward') t.does('eurich', { kind: 'toward', area: 'noorland' });
    t.does('eurich', { kind: 'go', to: 'noorland' });
    expect(t.pieces('noorland', 'eurich')).toEqual({ pegasus: 2 });
  });

  it('finds Knights weaker where they land, and Vikings stronger by the waves of Njord [SC-21.27]', () => {
    const potential = (crew: Readonly<Record<string, number>>, lasting: readonly string[] = []): unknown => {
      const t = hexTable(
        LORDS,
        moving({
          lasting,
          fleets: { 'fleet-1': { lord: 'eurich', place: 'o4' } },
          pieces: { 'fleet-1': { eurich: crew }, p3: { sandra: { human: 1 } } },
        }),
      );
      t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
      if (t.of('eurich', 'toward').length > 0) t.does('eurich', { kind: 'toward', area: 'vaasa' });
      t.does('eurich', { kind: 'steer', to: 'p3' });
      t.luck(5, 5).does('eurich', { kind: 'to-battle' });
      return t.told('force').find(({ side }) => side === 'eurich')?.potential;
    };
    expect(potential({ knight: 2 })).toBe(8);
    expect(potential({ viking: 2 })).toBe(16);
    expect(potential({ viking: 2 }, ['njord'])).toBe(20);
  });
});

describe('who may not be fought any more', () => {
  it('is left: troops go back to the hex they came from, a fleet to its water [SC-A-vassal-battles]', () => {
    const t = hexTable(
      ['krosen', 'meloch'],
      {
        phase: 'military',
        part: 'krosen',
        lords: { krosen: { level: 1, gold: 0 }, meloch: { level: 1, gold: 0 } },
        regions: { koregan: { owner: 'meloch' } },
        fleets: { 'fleet-1': { lord: 'krosen', place: 'q13' } },
        pieces: {
          kunghar: { krosen: { token: 1 } },
          eesti: { meloch: {} },
          heduken: { meloch: {} },
          g2: { krosen: { ogre: 3 } },
          h1: { meloch: { human: 1, token: 1 } },
          l4: { krosen: { orc: 2 } },
          l5: { meloch: { human: 1 } },
          'fleet-1': { krosen: { goblin: 2 } },
          s15: { meloch: { human: 1 } },
        },
      },
      { options: { tokens: 'on' } },
    );
    t.all('krosen', { kind: 'march', from: 'g2' }, { kind: 'everybody' }, { kind: 'go', to: 'h1' });
    t.all('krosen', { kind: 'march', from: 'l4' }, { kind: 'everybody' }, { kind: 'go', to: 'l5' });
    t.does('krosen', { kind: 'sail', fleet: 'fleet-1' });
    if (t.of('krosen', 'toward').length > 0) t.does('krosen', { kind: 'toward', area: 'kurlann' });
    t.does('krosen', { kind: 'steer', to: 's15' });
    expect(t.view().fleets['fleet-1']).toMatchObject({ place: 's15' });
    t.does('krosen', { kind: 'to-battle' });
    t.luck(10, 1).does('krosen', { kind: 'fight', at: 'h1' });
    if (t.asked().includes('krosen losses')) t.does('krosen', { kind: 'keep-best' });
    t.does('krosen', { kind: 'fate', fate: 'vassal' });
    t.does('meloch', { kind: 'accept' });
    t.all('meloch', { kind: 'place-token', region: 'eesti' }, { kind: 'stand', at: 'eesti' });
    expect(t.pieces('l4', 'krosen')).toEqual({ orc: 2 });
    expect(t.view().fleets['fleet-1']).toMatchObject({ place: 'q13' });
    expect(t.pieces('fleet-1', 'krosen')).toEqual({ goblin: 2 });
    expect(t.told('battle')).toHaveLength(1);
  });
});

describe('spells', () => {
  it('strike a region with all its hexes [SC-C-death-omen] [SC-21.38]', () => {
    const t = hexTable(['ohrrkan', 'eurich'], {
      phase: 'recruiting',
      part: 'eurich',
      lords: { ohrrkan: { level: 4, creed: 24 }, eurich: { gold: 0 } },
      pieces: { koregan: { eurich: {} }, g2: { eurich: { orc: 2, valkyrie: 1 } } },
    });
    t.everybody('waters', { kind: 'done' });
    for (let ask = t.ask('eurich'); ask && !t.asked().includes('ohrrkan omen'); ask = t.ask('eurich'))
      t.does('eurich', ask.choices.find(({ kind }) => kind === 'done' || kind === 'to-troops') ?? { kind: 'done' });
    t.does('ohrrkan', { kind: 'cast', at: 'koregan' });
    expect(t.pieces('g2', 'eurich')).toEqual({ valkyrie: 1 });
  });
});

describe('a region that is given away', () => {
  it('goes with all who stand on its hexes, and its fleets [SC-15.12] [SC-A-region-gift]', () => {
    const t = hexTable(
      ['eurich', 'sandra', 'meloch', 'maerith'],
      {
        phase: 'diplomacy',
        fleets: { 'fleet-1': { lord: 'eurich', place: 'n2' } },
        pieces: { l4: { eurich: { orc: 2 } }, g2: { eurich: { orc: 1 } }, 'fleet-1': { eurich: { goblin: 1 } } },
      },
      { options: { scenario: 'alliances' } },
    );
    t.does('eurich', { kind: 'give-region', region: 'noorland' });
    const heir = t.region('noorland').owner ?? '';
    expect(heir).not.toBe('eurich');
    expect(t.pieces('l4', heir)).toEqual({ orc: 2 });
    expect(t.pieces('fleet-1', heir)).toEqual({ goblin: 1 });
    expect(t.pieces('g2', 'eurich')).toEqual({ orc: 1 });
  });
});
