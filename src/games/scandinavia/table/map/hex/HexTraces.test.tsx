import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { View } from '../../../rules/view.ts';
import { HexTraces } from './HexTraces.tsx';
import { centreOfSpot } from './spots.ts';

it('marks of what others did lie on hexes, with the way from where they or their fleet came', () => {
  const view = { content: {}, fleets: { 'fleet-1': { lord: 'krosen', place: 'n3', sea: 'bokne' } } } as unknown as View;
  const drawn = renderToStaticMarkup(
    <svg role="img" aria-label="marks">
      <HexTraces
        view={view}
        traces={[
          { lord: 'krosen', at: 'f1', icon: 'footsteps', from: 'fleet-1' },
          { lord: 'sandra', at: 'noorland', icon: 'crossed-swords' },
          { lord: 'sandra', at: 'fleet-9', icon: 'crossed-swords' },
        ]}
      />
    </svg>,
  );
  const [fromX, fromY] = centreOfSpot({}, 'n3');
  const [toX, toY] = centreOfSpot({}, 'f1');
  expect(drawn).toContain(`M${fromX},${fromY}L${toX},${toY}`);
  expect(drawn.match(/<g transform=/g)).toHaveLength(2);
});
