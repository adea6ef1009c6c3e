import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speakerFor } from '../../../../engine/text/text.ts';
import { game } from '../../index.ts';
import { ThrownSide } from './ThrownSide.tsx';
import type { Throw } from './throws.ts';

const parts = { potential: 0, roll: 0, result: 0, dragon: 0, commoners: 12 };
const folk: Throw = { side: 'commoners', die: 0, force: 12, parts };
const lord: Throw = { side: 'eurich', die: 7, force: 58, parts: { ...parts, potential: 32, roll: 13, result: 26 } };

it('a die waits for who throws one, not for the folk of the land', async () => {
  const speaker = await speakerFor(game, 'en', null);
  const drawn = (thrown: Throw): string =>
    renderToStaticMarkup(
      <ThrownSide speaker={speaker} thrown={thrown} part="defends" most={60} seen={false} won={null} />,
    );
  expect(drawn(lord)).toContain('?');
  expect(drawn(folk)).not.toContain('?');
});
