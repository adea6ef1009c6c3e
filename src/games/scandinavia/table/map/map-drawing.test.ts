import { describe, expect, it } from 'vitest';
import { boardOf } from '../../content/board.ts';
import type { Hex } from '../../content/grids.ts';
import { withPack } from '../../content/pack.ts';
import { RECONSTRUCTED } from '../../content/reconstructed.ts';
import { REGIONS } from '../../content/regions.ts';
import { hexAt, MAP_HEIGHT, MAP_WIDTH } from './lattice.ts';
import { islandName, landName, mapDrawing, seaName, secondRoom, shipRoom, spread } from './map-drawing.ts';
import { boxAround, overlap } from './rooms.ts';
import { stacksOf } from './stacks.ts';

describe('the drawing of the board', () => {
  const drawing = mapDrawing({});

  it('has every land, sea and island, and is worked out once', () => {
    expect(drawing.lands.map(({ id }) => id)).toEqual([...REGIONS]);
    expect(drawing.seas).toHaveLength(7);
    expect(drawing.islands).toHaveLength(4);
    expect(mapDrawing({})).toBe(drawing);
    expect(mapDrawing({ wealth: {} })).toBe(drawing);
    const land = [...RECONSTRUCTED.board.land];
    expect(mapDrawing({ board: { land } })).not.toBe(drawing);
  });

  it('is a few paths and not one for each hex', () => {
    expect(drawing.grounds.length).toBe(7);
    expect(drawing.coast.match(/M/g)?.length).toBeLessThan(20);
  });

  it('keeps the capital free of stacks and buildings, and all of it on the board', () => {
    for (const { id, capital, stacks, buildings } of drawing.lands) {
      const ward = boxAround(capital, 30, 30);
      for (const [x, y] of [...stacks, buildings]) {
        expect([id, x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT]).toEqual([id, true]);
      }
      expect([id, overlap(ward, boxAround(stacks[0], 36, 36))]).toEqual([id, 0]);
      expect([id, overlap(boxAround(stacks[0], 36, 36), boxAround(stacks[1], 36, 36))]).toEqual([id, 0]);
    }
  });

  it('keeps the names of seas off all buildings, those of a second row too', () => {
    for (const { id, name } of drawing.seas) {
      const { width, height } = seaName(id);
      const written = boxAround(name, width, height);
      // Names are shorter than the room that is kept for them: its very edge may be touched.
      const touched = 0.05 * width * height;
      const covered = drawing.lands.filter(land => overlap(written, secondRoom(land)) > touched);
      expect([id, covered.map(land => land.id)]).toEqual([id, []]);
    }
  });

  it('moors a fleet where it hides neither ward nor buildings', () => {
    const board = boardOf(withPack({}).board);
    for (const { id } of drawing.lands) {
      const shores = new Set(
        board.cells.flatMap(({ owner }, hex) =>
          owner.id === id
            ? board.next[hex as Hex].flatMap(next =>
                board.cells[next].owner.kind === 'sea' ? board.cells[next].owner.id : [],
              )
            : [],
        ),
      );
      for (const sea of shores) {
        const ship = shipRoom(drawing.moored(id, sea)[0]);
        const hidden = drawing.lands.filter(
          ({ capital, buildings }) =>
            overlap(ship, boxAround(capital, 26, 30)) > 100 || overlap(ship, boxAround(buildings, 78, 18)) > 100,
        );
        expect([id, sea, hidden.map(land => land.id)]).toEqual([id, sea, []]);
      }
    }
  });

  it('moors a fleet where the name of every island and open sea can be read', () => {
    const board = boardOf(withPack({}).board);
    const waters = drawing.seas.filter(({ id }) => id !== 'inner-sea');
    const names = [
      ...waters.map(({ id, name }) => [id, boxAround(name, 0.85 * seaName(id).width, 13)] as const),
      ...drawing.islands.map(({ id, centre }) => [id, boxAround(centre, islandName(id).width, 13)] as const),
    ];
    for (const { id } of [...drawing.lands, ...drawing.islands]) {
      const shores = new Set(
        board.cells.flatMap(({ owner }, hex) =>
          owner.id === id ? board.next[hex as Hex].map(next => board.cells[next].owner) : [],
        ),
      );
      for (const sea of waters) {
        if (![...shores].some(owner => owner.kind === 'sea' && owner.id === sea.id)) continue;
        const ship = shipRoom(drawing.moored(id, sea.id)[0]);
        // Eesti has one berth on the Sea of Courland that hides nothing of its own: it lies on the last letter of Gotland.
        const hidden = names.filter(([, name]) => overlap(ship, name) > 13 * 20).map(([water]) => water);
        expect([id, sea.id, hidden]).toEqual([id, sea.id, []]);
      }
    }
  });

  it('shows a storm off the names of islands', () => {
    for (const { id, sign } of drawing.seas) {
      const covered = drawing.islands.filter(
        ({ centre }) => overlap(boxAround(sign, 30, 30), boxAround(centre, 56, 16)) > 0,
      );
      expect([id, covered.map(island => island.id)]).toEqual([id, []]);
    }
  });

  it('keeps the names of seas off the land', () => {
    const { cells } = boardOf(withPack({}).board);
    for (const { id, name } of drawing.seas) {
      const { left, right, top, bottom } = boxAround(name, seaName(id).width, seaName(id).height);
      let [ashore, all] = [0, 0];
      for (let x = left; x <= right; x += 2)
        for (let y = top + 3; y <= bottom - 3; y += 2) {
          all++;
          if (cells[hexAt([x, y])].owner.kind !== 'sea') ashore++;
        }
      // The straits are narrow: a corner may lie over a beach. The inner sea is smaller than its name.
      expect([id, ashore / all < (id === 'inner-sea' ? 0.4 : 0.05)]).toEqual([id, true]);
    }
  });

  it('keeps a second row of buildings off the ward', () => {
    for (const land of drawing.lands) {
      expect([land.id, overlap(secondRoom(land), boxAround(land.capital, 26, 30)) < 60]).toEqual([land.id, true]);
    }
  });

  it('writes the name of a land on that land, beside its capital, and off what stands there', () => {
    const { cells } = boardOf(withPack({}).board);
    for (const { id, name, capital, buildings, stacks } of drawing.lands) {
      const { width, height } = landName(id);
      const written = boxAround(name, width, height);
      const { left, right, top, bottom } = written;
      let [own, all] = [0, 0];
      for (let x = left; x <= right; x += 2)
        for (let y = top + 3; y <= bottom - 3; y += 2) {
          all++;
          if (cells[hexAt([x, y])].owner.id === id) own++;
        }
      // Some lands are narrower than their names.
      expect([id, own / all > 0.6]).toEqual([id, true]);
      expect([id, Math.hypot(name[0] - capital[0], name[1] - capital[1]) < 75]).toEqual([id, true]);
      const covered = [boxAround(capital, 30, 30), boxAround(buildings, 62, 20), boxAround(stacks[0], 34, 34)];
      expect([id, covered.every(box => overlap(written, box) < 0.15 * width * height)]).toEqual([id, true]);
    }
  });

  it('moors a fleet on the water, beside its land', () => {
    const [[x, y]] = drawing.moored('noorland', 'bokne');
    const noorland = drawing.lands.find(({ id }) => id === 'noorland');
    expect(Math.hypot(x - (noorland?.capital[0] ?? 0), y - (noorland?.capital[1] ?? 0))).toBeLessThan(80);
  });
});

it('points are spread from the nearest outward', () => {
  expect(
    spread(
      [
        [0, 0],
        [1, 0],
        [10, 0],
        [5, 0],
      ],
      [1, 0],
      3,
    ),
  ).toEqual([
    [1, 0],
    [10, 0],
    [5, 0],
  ]);
});

describe('stacks', () => {
  const at = { eurich: { viking: 3, orc: 1, 'hero-3': 1 }, barbarians: { human: 5 } };

  it('are one for each kind where there is room', () => {
    expect(stacksOf(at, 4).map(({ side, piece, units, heads }) => [side, piece, units, heads])).toEqual([
      ['eurich', 'viking', 3, 0],
      ['eurich', 'orc', 1, 0],
      ['eurich', 'hero-3', 0, 1],
      ['barbarians', 'human', 5, 0],
    ]);
  });

  it('fold to one for each side where there is not', () => {
    expect(stacksOf(at, 3).map(({ side, piece, units, heads }) => [side, piece, units, heads])).toEqual([
      ['eurich', 'viking', 4, 1],
      ['barbarians', 'human', 5, 0],
    ]);
    expect(stacksOf(undefined, 3)).toEqual([]);
  });

  it('say what the best head adds to the die, alone and among units', () => {
    const bonuses = (counts: Readonly<Record<string, number>>, room: number) =>
      stacksOf({ eurich: counts }, room).map(({ bonus }) => bonus);
    expect(bonuses({ 'hero-3': 1 }, 3)).toEqual([3]);
    expect(bonuses({ viking: 3, 'hero-1': 1, glok: 1, token: 1 }, 1)).toEqual([5]);
    expect(bonuses({ viking: 3, 'hero-2': 2 }, 3)).toEqual([0, 2]);
  });
});
