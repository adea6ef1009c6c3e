import { describe, expect, it } from 'vitest';
import { FastChance } from '../../../engine/chance/chance.ts';
import { pick } from '../../../engine/conformance/pick.ts';
import { Facts } from '../../../engine/contract/facts.ts';
import { readOptions } from '../../../engine/contract/options.ts';
import { audit } from '../rules/audit.ts';
import type { ScandinaviaChoice } from '../rules/choices.ts';
import type { ScandinaviaFact } from '../rules/facts.ts';
import { scandinavia } from '../rules/index.ts';
import { hexTable } from '../rules/testing.ts';
import { contentSpec } from './pack.ts';
import { RECONSTRUCTED } from './reconstructed.ts';

/** Another box: a richer Turku of Vikings, dearer Pegasi, fewer Elves, meeker folk, and Skaneval without its cape. */
const PACK = {
  regions: { turku: { fertility: 8, creed: 4, troop: 'viking', frequency: 6 }, trondarn: { alignment: 'chaotic' } },
  prices: { pegasus: { recruit: 12, upkeep: 7, camp: 4 } },
  counters: { elf: { copies: 12 }, dwarf: { copies: 20 } },
  commoners: { prosperity: Array.from({ length: 24 }, (_, i) => (i < 12 ? -1 : 1)) },
  board: {
    land: RECONSTRUCTED.board.land.map((row, i) => (i === 15 ? row.replace('jCCc', 'jCcc') : row)),
    terrain: RECONSTRUCTED.board.terrain.map((row, i) => (i === 15 ? `${row.slice(0, 10)}~${row.slice(11)}` : row)),
  },
};

const ENOUGH = 400;

describe('a table with a content pack [SC-R-pack]', () => {
  const content = contentSpec.read(PACK);

  const tables = [2, 4, 6].flatMap(seats => [
    { rules: 'basic', game: scandinavia, seats },
    { rules: 'advanced', game: scandinavia, seats },
  ]);

  it.each(tables)(
    'is played by the $rules rules with $seats seats, and adds up all the way',
    ({ rules, game, seats }) => {
      const [luck, player] = [new FastChance(`pack ${seats}`), new FastChance(`packed ${seats}`)];
      const facts = new Facts<ScandinaviaFact>();
      const options = readOptions(game.options, { limit: 4, ...(rules === 'advanced' && { rules }) }, seats);
      const state = game.setup(options, seats, luck, facts, content);
      for (let i = 0; i < ENOUGH; i++) {
        const asks = game.decisions(state);
        if (asks.length === 0) break;
        const { seat, choice } = pick(asks, player);
        expect(game.apply(state, seat, choice as ScandinaviaChoice, luck, facts)).toBeFalsy();
        if (i % 20 === 0) expect(audit(state)).toEqual([]);
      }
      expect(state.turn).toBeGreaterThan(0);
      expect(game.view(state, null).content).toEqual(PACK);
    },
  );

  it('has its own hexes by the advanced rules: a cape that is water is sailed through and not walked on', () => {
    const given = {
      phase: 'military',
      part: 'eurich',
      fleets: { 'fleet-1': { lord: 'eurich', place: 'l16' } },
      pieces: { k15: { eurich: { orc: 1 } } },
    };
    const goals = (pack?: unknown): boolean[] => {
      const sail = hexTable(['eurich', 'sandra'], given, { pack });
      const walk = hexTable(['eurich', 'sandra'], given, { pack });
      sail.does('eurich', { kind: 'sail', fleet: 'fleet-1' });
      walk.does('eurich', { kind: 'march', from: 'k15' });
      return [sail.of('eurich', 'steer'), walk.of('eurich', 'go')].map(list => list.some(({ to }) => to === 'k16'));
    };
    expect(goals()).toEqual([true, true]);
    expect(goals(PACK)).toEqual([true, false]);
  });
});
