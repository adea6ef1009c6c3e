import { describe, expect, it } from 'vitest';
import type { Given } from '../arrange.ts';
import { type TestTable, table } from '../testing.ts';

const [KROSEN, MELOCH, EURICH] = [0, 1, 2];
const bids = (given: Given = {}, options = {}): TestTable =>
  table(['krosen', 'meloch', 'eurich'], { phase: 'dragon', turn: 2, ...given }, { options });

describe('the Dragon', () => {
  it('is bid for in secret: the highest pays and commands it, the others keep theirs [SC-8.1] [SC-8.3] [SC-8.4]', () => {
    const t = bids();
    t.does('krosen', { kind: 'bid', gold: 4 });
    expect(t.view('meloch').sealed).toBeNull();
    t.does('meloch', { kind: 'bid', gold: 9 });
    t.does('eurich', { kind: 'bid', gold: 0 });
    expect(t.told('bid').map(({ gold }) => gold)).toEqual([4, 9, 0]);
    expect([t.purse('krosen'), t.purse('meloch')]).toEqual([10, 21]);
    expect(t.view().beast).toMatchObject({ beast: 'dragon', lord: 'meloch', place: null });
  });

  it('helps nobody at a tie, nor where all bid nothing [SC-8.5] [SC-A-dragon-tie]', () => {
    for (const gold of [5, 0]) {
      const t = bids();
      for (const lord of ['krosen', 'meloch', 'eurich'] as const) t.does(lord, { kind: 'bid', gold });
      expect(t.told('no-dragon')).toHaveLength(1);
      expect(t.purse('meloch')).toBe(30);
      expect(t.view().beast).toBeNull();
    }
  });

  it('is there again in the next turn; there is no auction in the first [SC-8.2] [SC-8.9] [SC-O-dragon]', () => {
    const first = bids({ turn: 1 });
    expect(first.asked()).not.toContain('krosen dragon');
    expect(bids({}, { dragon: 'off' }).asked()).not.toContain('krosen dragon');
    const gone = table(['krosen', 'meloch'], {
      phase: 'upkeep',
      turn: 2,
      beast: { beast: 'dragon', lord: 'krosen', place: 'kunghar' },
    });
    expect(gone.told('beast-gone')).toEqual([{ kind: 'beast-gone', lord: 'krosen', beast: 'dragon' }]);
  });

  it('pays its price to who bears the Stone of submission [SC-C-submission]', () => {
    const t = bids({
      stone: { place: 'noorland', lord: 'eurich', piece: 'hero-3', power: 'submission' },
    });
    t.does('krosen', { kind: 'bid', gold: 0 });
    t.does('meloch', { kind: 'bid', gold: 6 });
    t.does('eurich', { kind: 'bid', gold: 0 });
    expect(t.purse('eurich')).toBe(26);
  });

  it('fights with 15 and a die past the table; alone it clears land and does not hold it [SC-8.7] [SC-8.8] [SC-A-dragon-alone] [SC-A-beast-stays] [SC-O-dragonAlone] [SC-A-dragon-margin]', () => {
    const alone = (options = {}): TestTable => {
      const t = table(
        ['krosen', 'meloch'],
        {
          phase: 'military',
          part: 'krosen',
          lords: { krosen: { level: 1 }, meloch: { level: 1 } },
          beast: { beast: 'dragon', lord: 'krosen' },
          regions: { eesti: { prosperity: 10, buildings: [] } },
          pieces: { eesti: { meloch: { dwarf: 1 } } },
        },
        { options },
      );
      t.all('krosen', { kind: 'unleash' }, { kind: 'set-down', at: 'eesti' });
      // The die of the Dragon, then that of the one unit of Dwarves.
      t.luck(10, 1).does('krosen', { kind: 'to-battle' });
      return t;
    };
    const t = alone();
    expect(t.told('force')[0]).toMatchObject({ side: 'krosen', potential: 0, die: 0, dragon: 25, force: 25 });
    expect(t.told('force')[1].roll).toBe(-1);
    expect(t.pieces('eesti', 'meloch')).toEqual({});
    expect(t.region('eesti').owner).toBe('meloch');
    expect(t.view().beast).toBeNull();
    expect(alone({ dragonAlone: 'takes' }).region('eesti').owner).toBe('krosen');
  });
});

describe('Loki', () => {
  const auction = (given: Given = {}, options = {}): TestTable =>
    bids({ lasting: ['loki'], first: 'krosen', ...given }, options);

  it('is bid for aloud, to the left, above what one has; who passes is out of it [SC-8.11] [SC-A-loki-direction] [SC-A-loki-bids] [SC-A-loki-turn-one]', () => {
    const t = auction({ turn: 1 }, { dragon: 'off' });
    expect(t.asked()).toEqual(['krosen loki']);
    t.does('krosen', { kind: 'raise', gold: 500 });
    expect(t.asked()).toEqual(['meloch loki']);
    expect(t.ask('meloch')?.ranges).toMatchObject([{ min: 501, max: 999 }]);
    t.does('meloch', { kind: 'pass' });
    t.does('eurich', { kind: 'raise', gold: 600 });
    expect(t.asked()).toEqual(['krosen loki']);
  });

  it('is paid in gold and units as one likes; who cannot loses his gold, and it begins anew [SC-8.12] [SC-8.13] [SC-A-loki-payment]', () => {
    const bluff = auction();
    bluff.does('krosen', { kind: 'raise', gold: 900 });
    bluff.all('meloch', { kind: 'pass' });
    bluff.all('eurich', { kind: 'pass' });
    bluff.does('krosen', { kind: 'default' });
    expect(bluff.purse('krosen')).toBe(0);
    expect(bluff.told('cannot-pay')).toEqual([{ kind: 'cannot-pay', seat: KROSEN, gold: 10 }]);
    expect(bluff.told('no-loki')).toEqual([]);
    expect(bluff.asked()).toEqual(['meloch loki']);
    bluff.does('meloch', { kind: 'raise', gold: 6 });
    bluff.does('eurich', { kind: 'pass' });
    bluff.all('meloch', { kind: 'sacrifice-at', at: 'heduken', lord: 'meloch' }, { kind: 'sacrifice', piece: 'human' });
    bluff.does('meloch', { kind: 'pay-gold' });
    expect(bluff.purse('meloch')).toBe(28);
    expect(bluff.view().beast).toMatchObject({ beast: 'loki', lord: 'meloch' });
    expect([MELOCH, EURICH]).toEqual([1, 2]);
  });

  it('throws a D100, and frightens nobody who has exceptional creatures [SC-8.14] [SC-8.16] [SC-A-fear-loki]', () => {
    const fear = (troop: string): number => {
      const t = table(['krosen', 'meloch'], {
        phase: 'military',
        part: 'krosen',
        lords: { krosen: { level: 1 }, meloch: { level: 1 } },
        beast: { beast: 'loki', lord: 'krosen' },
        pieces: { heduken: { meloch: { [troop]: 1 } } },
      });
      t.all('krosen', { kind: 'unleash' }, { kind: 'set-down', at: 'heduken' });
      t.luck(77, 5).does('krosen', { kind: 'to-battle' });
      expect(t.told('loki')).toEqual([{ kind: 'loki', lord: 'krosen', die: 77 }]);
      return t.told('force')[0].roll;
    };
    expect([fear('dwarf'), fear('giant')]).toEqual([3, 5]);
  });
});
