import { pathsOf } from '../../../src/kit/table/play/paths.ts';
import type { OnPage } from '../../../src/kit/test/on-page.ts';
import { press } from '../../../src/kit/test/page.ts';
import type { View } from '../rules/view.ts';
import { touching } from '../table/play.ts';
import type { TaflChoice } from '../vocabulary.ts';

const pieces = ({ pieces: all }: View): number => Object.keys(all).length;

export const onPage: OnPage<View, TaflChoice> = {
  paths: (ask, view) => pathsOf(touching, ask, view),
  instead: () => true,
  idle: [],
  uses: ['square'],
  // All of it lies open.
  secrets: { names: [], from: () => [] },
  moments: {
    middle: { until: (match, ask) => ask.seat === 0 && match.length >= 4 },
    fight: { until: (_match, ask, view) => ask.seat === 0 && pieces(view) <= 11 },
  },
  main: 'middle',
  asked: messages => messages['prompt.move'],
  screens: [
    { name: 'a move', moment: 'fight', step: page => press(page, '[data-target^="square:"][data-lit="true"]') },
  ],
  resumed: { fight: 'square:' },
  inSight: [{ what: 'a piece to be moved', moment: 'fight', selector: '[data-target^="square:"][data-lit="true"]' }],
  dark: [{ what: 'an empty square', selector: '[data-target^="square:"][data-lit="false"]' }],
  mayEnd: [],
  pictures: [],
  walks: {
    tables: [
      { seats: 'yb', confirms: true },
      { seats: 'yy', phone: true },
    ],
    rare: [],
    prompts: 1,
  },
};
