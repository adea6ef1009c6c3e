import { expect, test } from 'vitest';
import { nextHint } from './next-hint.ts';
import type { Target } from './targets.ts';

test.each<[readonly Target[], string]>([
  [['card:a1-manheim', 'card:a1-tyrs-smash'], 'ui.hint-card'],
  [['place:gimle', 'card:a1-manheim'], 'ui.hint-place'],
  [['slot:5'], 'ui.hint-slot'],
  [['from:gimle'], 'ui.hint-from'],
  [['reserve:warrior', 'say:done'], 'ui.hint-figure'],
])('%j: %s', (lit, hint) => expect(nextHint(lit)).toBe(hint));
