import { expect, test } from 'vitest';
import { LAYOUTS, layoutAt } from './layout.ts';
import { nameClearOf, nameReach, plateSize, spotBelow } from './plate.ts';

const NAMES = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'];

test('no plate of doom lies over the name of its province, however small the map', () => {
  for (const layout of Object.values(LAYOUTS)) {
    for (const unit of [1, 8 / 7, 1.3, 1.55]) {
      for (const words of ['2', 'Condannata', 'Menacée · 4 points de Gloire']) {
        for (const id of NAMES) {
          const place = layout.provinces.get(id);
          if (!place) throw new Error(`there is no ${id}`);
          const [x, y] = nameClearOf(place, id, words, layout, unit);
          const { above, below, half } = nameReach(id, layout, unit);
          const { width, height } = plateSize(words, layout.short);
          const beside = Math.abs(place.doom[0] - x) > half + (width / 2) * unit;
          const clear = Math.max(
            place.doom[1] - (height / 2) * unit - (y + below),
            y - above - (place.doom[1] + (height / 2) * unit),
          );
          expect(beside || clear >= 0, `${id}, ${words}, ${layout.name} at ${unit}: ${clear}`).toBe(true);
          // It is moved, not sent away.
          expect(Math.abs(y - place.name[1])).toBeLessThan(30 * unit);
        }
      }
    }
  }
});

test('what stands on a doomed province leaves its name free, however small the map', () => {
  const layout = Object.values(LAYOUTS).find(({ fold, short }) => fold && short);
  if (!layout) throw new Error('no map is folded');
  for (const unit of [1, 1.3, 1.55]) {
    for (const id of NAMES) {
      const place = layout.provinces.get(id);
      if (!place) throw new Error(`there is no ${id}`);
      const at = nameClearOf(place, id, '2', layout, unit);
      const r = layout.figure / 2;
      for (const spot of place.spots) {
        const [x, y] = spotBelow(spot, r, at, id, layout, unit);
        const { above, below, half } = nameReach(id, layout, unit);
        const clear = Math.max(Math.abs(x - at[0]) - half - r * 0.7, y - r - (at[1] + below), at[1] - above - (y + r));
        expect(clear, `${id} at ${unit}`).toBeGreaterThanOrEqual(-0.001);
      }
    }
  }
});

test('no token of a province lies on its name or its region, however low the map', () => {
  for (const unit of [1, 1.2, 1.3, 1.6, 1.8]) {
    const layout = layoutAt('wide', unit);
    for (const id of NAMES) {
      const place = layout.provinces.get(id);
      if (!place) throw new Error(`there is no ${id}`);
      const [x, y] = place.name;
      const { above, below, half } = nameReach(id, layout, unit);
      const across = Math.abs(place.token[0] - x) - half - layout.token;
      const down = Math.max(place.token[1] - layout.token - (y + below), y - above - (place.token[1] + layout.token));
      expect(Math.max(across, down), `${id} at ${unit}`).toBeGreaterThan(-5);
    }
  }
});
