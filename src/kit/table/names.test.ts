import { expect, it } from 'vitest';
import { engineMessages, Speaker } from '../../engine/text/text.ts';
import { nameOf, sideBelow, toSitter } from './names.ts';
import { statusOf } from './SeatPlank.tsx';

const ENGLISH = await engineMessages('en');
const messages = {
  ...ENGLISH,
  'side.0': 'Wolf',
  'side.1': 'Bear',
  'fact.passed': '{seat} passes.',
  'ui.your-turn': 'Your turn',
};
const speakerOf = (...names: string[]) =>
  new Speaker({
    language: 'en',
    messages,
    fields: { seat: 'seat' },
    seatKey: seat => `side.${seat}`,
    names: () => names,
  });
const toldBy = (speaker: Speaker, seat: number) => speaker.fact({ kind: 'passed', ...{ seat } });

it('calls who gave a name by it wherever they stand, as the saga does, and says which seat is theirs', () => {
  const speaker = speakerOf('Runa', 'Ketil');
  expect([0, 1].map(of => nameOf({ seat: 0, speaker }, of))).toEqual(['Runa', 'Ketil']);
  expect(toldBy(speaker, 0)).toBe('Runa passes.');
  const at = { seat: 0, speaker, waiting: [] };
  expect(statusOf(at, 0, 'Wolf')).toBe('You · Wolf');
  expect(statusOf(at, 1, 'Bear')).toBe('Bear');
});

it('calls who gave none “You” where they stand alone, and says what the saga calls them', () => {
  const speaker = speakerOf('', 'Ketil');
  expect(nameOf({ seat: 0, speaker }, 0)).toBe('You');
  expect(toldBy(speaker, 0)).toBe('Wolf passes.');
  expect(statusOf({ seat: 0, speaker, waiting: [] }, 0, 'has passed')).toBe('Wolf · has passed');
  // To anybody else it is the side, which is not said twice.
  expect(nameOf({ seat: 1, speaker }, 0)).toBe('Wolf');
  expect(statusOf({ seat: 1, speaker, waiting: [] }, 0, 'Wolf')).toBe('');
  expect(sideBelow({ seat: 1, speaker }, 0)).toBe('');
  expect(sideBelow({ seat: 0, speaker }, 0)).toBe('Wolf');
  expect(statusOf({ seat: 1, speaker, waiting: [] }, 0, 'Wolf, has passed')).toBe('Wolf, has passed');
});

it('says at a shared screen who is meant', () => {
  expect(toSitter('Ketil', 'Choose a card.')).toBe('Ketil · Choose a card.');
  expect(toSitter(null, 'Choose a card.')).toBe('Choose a card.');
  expect(toSitter('Ketil', '')).toBe('');
});
