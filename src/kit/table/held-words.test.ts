import { expect, it } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import { endWords } from './held-words.ts';

const messages = { 'hall.held.end': 'End turn' };
const speaking = (own: object = {}) =>
  new Speaker({ language: 'en', messages: { ...messages, ...own }, missing: 'throw' });

it('who has no second thoughts ends the turn, or what the game calls a part of it', () => {
  expect(endWords(speaking())).toBe('End turn');
  expect(endWords(speaking({ 'ui.held-end': 'Go on now' }))).toBe('Go on now');
});
