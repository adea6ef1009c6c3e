import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import { WhyNot } from './WhyNot.tsx';

it('a reason is read without the id of its clause, and leads there', () => {
  const speaker = new Speaker({ language: 'en', messages: { 'why.dry': 'The horn is empty.' }, missing: 'throw' });
  const reason = { clause: 'XY-1.2', reason: 'dry' };
  const html = renderToStaticMarkup(<WhyNot reasons={[reason]} speaker={speaker} openRules={() => {}} />);
  expect(html.replace(/<[^>]*>/g, '')).toBe('The horn is empty.');
  expect(html).toContain('data-clause="XY-1.2"');
  // In a terminal it has to be typed.
  expect(speaker.reason(reason)).toBe('The horn is empty. (XY-1.2)');
});
