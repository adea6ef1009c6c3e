import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { hexTable } from '../testing.ts';

const LORDS = ['eurich', 'sandra'] as const;
const moving = (given: Given = {}): Given => ({ phase: 'military', part: 'eurich', ...given });

describe('marches that cannot be made are refused with a clause', () => {
  it('for closed ground, for water, for an ally, for what is too far, and for who cannot go at all', () => {
    const given = moving({
      allied: [['eurich', 'sandra']],
      pieces: { koregan: { eurich: { viking: 1 } }, f2: { sandra: { human: 1 } } },
    });
    const t = hexTable(LORDS, given);
    expect(t.why('eurich', { kind: 'march', from: 'a1' })).toEqual(['SC-21.11']);
    expect(t.why('eurich', { kind: 'sail', fleet: 'fleet-9' })).toEqual(['SC-12.2']);
    t.does('eurich', { kind: 'march', from: 'koregan' });
    expect(t.why('eurich', { kind: 'go', to: 'f1' })).toEqual(['SC-21.12']);
    expect(t.why('eurich', { kind: 'go', to: 'd2' })).toEqual(['SC-21.14']);
    expect(t.why('eurich', { kind: 'go', to: 'f2' })).toEqual(['SC-A-ally-hex']);
    expect(t.why('eurich', { kind: 'go', to: 'x19' })).toEqual(['SC-21.11']);
    expect(t.why('eurich', { kind: 'toward', area: 'koregan' })).toEqual(['SC-4.5']);
  });

  it('at sea: where a fleet does not come, whom it cannot take aboard, who is not aboard', () => {
    const t = hexTable(LORDS, moving({ pieces: { noorland: { eurich: { pegasus: 1 } } } }));
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    expect(t.why('eurich', { kind: 'steer', to: 'koregan' })).toEqual(['SC-21.6']);
    expect(t.why('eurich', { kind: 'board', piece: 'pegasus' })).toEqual(['SC-21.10']);
    expect(t.why('eurich', { kind: 'land-all' })).toEqual(['SC-21.9']);
    expect(t.why('eurich', { kind: 'land', piece: 'viking' })).toEqual(['SC-21.9']);
  });

  it('a new fleet away from the coast, and a token beside an enemy', () => {
    const rich = { phase: 'construction', part: 'eurich', lords: { eurich: { gold: 50 } } };
    const builder = hexTable(LORDS, rich);
    builder.all('eurich', { kind: 'build-in', region: 'noorland' }, { kind: 'build', building: 'drakkar' });
    expect(builder.why('eurich', { kind: 'launch-at', at: 'noorland' })).toEqual(['SC-21.24']);
    const token = hexTable(
      LORDS,
      { phase: 'diplomacy', pieces: { g2: { sandra: { human: 1 } } } },
      { options: { tokens: 'on', events: 0, dragon: 'off' } },
    );
    token.everybody('talk', { kind: 'ready' });
    expect(token.why('eurich', { kind: 'place-token', region: 'selorian' })).toEqual(['SC-21.39']);
    token.does('eurich', { kind: 'place-token', region: 'koregan' });
    expect(token.why('eurich', { kind: 'stand', at: 'g2' })).toEqual(['SC-21.39']);
  });
});

describe('storms', () => {
  it('are tried once a turn for each fleet and sea, even where the second round comes after everybody’s first', () => {
    const given = moving({
      storms: ['bokne'],
      fleets: { 'fleet-1': { lord: 'eurich', place: 'noorland' } },
      pieces: { koregan: { eurich: {} }, noorland: { eurich: {} } },
    });
    const t = hexTable(LORDS, given, { options: { roundsOrder: 'interleaved' } });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    // A die above five keeps it afloat.
    const tried = t.luck(6).does('eurich', { kind: 'steer', to: 'n4' });
    expect(tried).toContainEqual({ kind: 'storm-tried', lord: 'eurich', fleet: 'fleet-1', die: 6 });
    t.does('eurich', { kind: 'done' });
    t.does('sandra', { kind: 'to-battle' });
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    const again = t.does('eurich', { kind: 'steer', to: 'n5' });
    expect(again.map(({ kind }) => kind)).toEqual(['sailed']);
  });

  it('are kept clear of where another way is as short: through one that was weathered, too [SC-C-storm]', () => {
    const given = moving({
      storms: ['sjaelland-sea', 'skagerrak'],
      fleets: { 'fleet-1': { lord: 'eurich', place: 'f14' } },
      pieces: { koregan: { eurich: {} }, noorland: { eurich: {} } },
    });
    const t = hexTable(LORDS, given);
    t.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
    const tried = t.luck(6).does('eurich', { kind: 'steer', to: 'g15' });
    expect(tried.map(({ kind }) => kind)).toEqual(['sailed', 'storm-tried']);
    t.does('eurich', { kind: 'steer', to: 'f14' });
    // One of the two shortest ways goes over the Skagerrak.
    const again = t.does('eurich', { kind: 'steer', to: 'h15' });
    expect(again.map(({ kind }) => kind)).toEqual(['sailed']);
  });
});
