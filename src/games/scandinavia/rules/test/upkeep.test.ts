import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { table } from '../testing.ts';

const keeping = (part: string, given: Given = {}): Given => ({ phase: 'upkeep', part, ...given });

describe('keeping troops', () => {
  it('costs the price of each, half of it with a camp, and nothing for the dead [SC-14.2] [SC-14.3] [SC-14.6]', () => {
    // One Orc at 2 in the camp of Kunghar, two at 3 in Kenord.
    const t = table(['krosen', 'meloch'], keeping('krosen', { lords: { krosen: { gold: 10 } } }));
    t.does('krosen', { kind: 'pay-all' });
    expect(t.purse('krosen')).toBe(2);
    expect(t.pieces('kenord', 'krosen')).toEqual({ orc: 2, undead: 1 });
  });

  it('is free for Elves among the good: Maerith is asked nothing [SC-C-elf]', () => {
    const t = table(['maerith', 'krosen'], keeping('maerith'));
    expect(t.asked()).toEqual(['krosen upkeep']);
  });

  it('costs the full price aboard, and 3 for a fleet without a port [SC-14.4] [SC-14.5]', () => {
    const fleets = { 'fleet-1': { lord: 'eurich', place: 'bokne' } };
    const pieces = { koregan: { eurich: {} }, noorland: { eurich: {} }, 'fleet-1': { eurich: { viking: 2 } } };
    const t = table(['eurich', 'krosen'], keeping('eurich', { lords: { eurich: { gold: 9 } }, fleets, pieces }));
    t.does('eurich', { kind: 'pay-all' });
    expect(t.purse('eurich')).toBe(0);
  });

  it('is cheaper for Meloch: camp first, then his discount [SC-C-discounts] [SC-A-meloch-camp]', () => {
    // Two Dwarves at 3, for him 2; two Humans at 2 in the camp of Heduken.
    const t = table(['meloch', 'krosen'], keeping('meloch', { lords: { meloch: { gold: 8, level: 3 } } }));
    t.does('meloch', { kind: 'pay-all' });
    expect(t.purse('meloch')).toBe(0);
  });
});

describe('what is not kept', () => {
  it('leaves: the dearest are kept as far as the gold goes [SC-14.1]', () => {
    const t = table(['krosen', 'meloch'], keeping('krosen', { lords: { krosen: { gold: 4 } } }));
    expect(t.choices('krosen')).not.toContainEqual({ kind: 'pay-all' });
    t.does('krosen', { kind: 'settle' });
    expect(t.purse('krosen')).toBe(1);
    expect(t.pieces('kenord', 'krosen')).toEqual({ orc: 1, undead: 1 });
    expect(t.pieces('kunghar', 'krosen')).toEqual({ undead: 2 });
  });

  it('may be sent away by hand [SC-14.1]', () => {
    const t = table(['krosen', 'meloch'], keeping('krosen', { lords: { krosen: { gold: 2 } } }));
    t.all(
      'krosen',
      { kind: 'disband-at', at: 'kenord' },
      { kind: 'disband', piece: 'orc' },
      { kind: 'count', count: 2 },
    );
    t.does('krosen', { kind: 'pay-all' });
    expect(t.purse('krosen')).toBe(0);
    expect(t.pieces('kenord', 'krosen')).toEqual({ undead: 1 });
  });

  it('takes all Goblins along when it is their king, who wants 3 [SC-C-glok]', () => {
    const pieces = {
      koregan: { eurich: { goblin: 2 } },
      noorland: { eurich: { glok: 1, goblin: 1 } },
    };
    const t = table(['eurich', 'krosen'], keeping('eurich', { lords: { eurich: { gold: 2 } }, pieces, fleets: {} }));
    t.does('eurich', { kind: 'settle' });
    expect([t.pieces('koregan', 'eurich'), t.pieces('noorland', 'eurich')]).toEqual([{}, {}]);
    expect(t.view().legends.glok).toBe(0);
  });
});
