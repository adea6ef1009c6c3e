import { expect, test } from 'vitest';
import { fieldKinds } from '../../engine/text/fields.ts';
import { engineMessages, Speaker } from '../../engine/text/text.ts';
import { game } from './index.ts';
import english from './locales/en.ts';
import { table } from './rules/testing.ts';
import { summary } from './summary.ts';

const speaker = new Speaker({
  language: 'en',
  messages: { ...(await engineMessages('en')), ...english },
  fields: fieldKinds(game.rules.vocabulary),
  seatKey: seat => ['clan.wolf', 'clan.raven'][seat],
  missing: 'throw',
});

test('a battle card is told with its bonus, Heimdall’s Sight with its text alone [BR-C-heimdalls-sight]', () => {
  const t = table(['wolf', 'raven'], { clans: { wolf: { hand: ['a1-heimdalls-sight', 'a1-tyrs-bash'] } } });
  const lines = summary(t.view('wolf'), speaker).split('\n');
  expect(lines.filter(line => /\+\d STR/.test(line))).toEqual([expect.stringContaining('Tyr’s Bash')]);
  expect(lines.find(line => line.includes('Heimdall’s Sight'))).toContain('highest bonus');
  // What the others hold is a number.
  expect(summary(t.view('raven'), speaker)).not.toContain('Heimdall');
});
