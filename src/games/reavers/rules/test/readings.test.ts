import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Clauses in which we settle what the rulebook leaves open; that translations say so too is a law of all games. */
const GAPS = ['2.7', '3.6', '8.3', '8.6', '8.9', '8.10', '9.6', '12.7', '16.2', '17.5', '17.6'];

test.each(GAPS)('RM-%s says that it is a reading, and of what', number => {
  const clause = readFileSync('docs/rules/reavers.md', 'utf8')
    .split('\n')
    .find(line => line.startsWith(`**RM-${number}**`));
  expect(clause).toMatch(/\b(?:is|are) a reading; the rulebook .+\.$/);
});
