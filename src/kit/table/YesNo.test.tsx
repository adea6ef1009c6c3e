import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Choice } from '../../engine/contract/ask.ts';
import { type Explanation, forbidden } from '../../engine/contract/explain.ts';
import { Speaker } from '../../engine/text/text.ts';
import type { Target } from './play/touching.ts';
import { YesNo } from './YesNo.tsx';

const messages = {
  'choice.exchange': 'Exchange',
  'choice.decline': 'Leave it be',
  'choice.done': 'End the turn',
  'choice.use': 'Use {n}',
  'choices.use': 'Use a horn',
  'hall.yes': 'Yes',
  'foreseen.chance': ' {chance}%',
};
const speaker = new Speaker({ language: 'en', messages, missing: 'throw' });
const use = (n: number) => ({ kind: 'use', n });
const [EXCHANGE, DECLINE] = [{ kind: 'exchange' }, { kind: 'decline' }];

/** The buttons, and which of them calls first. */
function buttons(
  choices: readonly Choice[],
  foresee: (choice: Choice) => Explanation = () => forbidden([]),
  isNo?: (choice: Choice) => boolean,
): string[] {
  const pathTo = ({ kind }: Choice): Target[] => (kind === 'use' ? ['horn:1', 'place:1'] : [`say:${kind}`]);
  const html = renderToStaticMarkup(
    <YesNo
      ask={{ seat: 0, prompt: 'horn', choices }}
      play={{ answer: () => {}, pathTo, lit: new Set<Target>() }}
      {...{ coins: {}, speaker, foresee, isNo }}
    />,
  );
  return [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*>(.*?)<\/button>/g)].map(
    ([, look, inside]) => `${look.includes('sk-btn-main') ? '!' : ''}${inside.replace(/<[^>]*>/g, '').trim()}`,
  );
}

it('few answers stand side by side, the first of them first', () => {
  expect(buttons([use(1), use(2), DECLINE])).toEqual(['!Use 1', 'Use 2', 'Leave it be']);
});

it('of many, those that are only said stay in sight, and what is done with things is in a list', () => {
  const many = [1, 2, 3, 4].map(use);
  expect(buttons([EXCHANGE, ...many, DECLINE])).toEqual(['!Exchange', 'Use a horn …', 'Leave it be']);
  expect(buttons([...many, DECLINE])).toEqual(['!Use a horn …', 'Leave it be']);
});

it('a question may have a word of its own for no', () => {
  const done = { kind: 'done' };
  expect(buttons([done, use(1)], undefined, ({ kind }) => kind === 'done')).toEqual(['!Use 1', 'End the turn']);
});

it('what is likelier to succeed comes first', () => {
  const likely = (choice: Choice): Explanation =>
    'n' in choice ? { ...forbidden([]), chance: 30 * Number(choice.n) } : forbidden([]);
  expect(buttons([use(1), use(2), DECLINE], likely)).toEqual(['!Use 2 60%', 'Use 1 30%', 'Leave it be']);
});
