import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { straightPath } from '../lattice.ts';
import { outlineOf } from '../outline.ts';
import { Reach } from './Reach.tsx';
import { hexOfSpot } from './spots.ts';

it('water in reach is washed apart from land, within one outline', () => {
  const drawn = renderToStaticMarkup(
    <svg role="img" aria-label="reach">
      <Reach content={{}} spots={['f1', 'noorland', 'n3']} lit />
    </svg>,
  );
  const round = (...spots: readonly string[]) => straightPath(outlineOf(spots.map(spot => hexOfSpot({}, spot))));
  expect(drawn).toContain(`<path d="${round('f1', 'noorland')}" class="sc-reach-wash"`);
  expect(drawn).toContain(`<path d="${round('n3')}" class="sc-reach-wash sc-reach-sea"`);
  expect(drawn).toContain(`<path d="${round('f1', 'noorland', 'n3')}" class="sc-reach-line"`);
});
