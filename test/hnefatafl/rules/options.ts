import type { OptionSpec } from '../../../src/engine/contract/options.ts';

/** Every switch of the table; the first value is the default. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'board', values: ['seven', 'eleven'], clause: 'HN-O-board' },
  { name: 'patience', values: [30, 60], clause: 'HN-O-patience' },
];
