import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../../engine/contract/ask.ts';
import { Speaker } from '../../../engine/text/text.ts';
import type { Motion } from '../../../host/protocol.ts';
import { type Speech, SpeechProvider, speechIn } from '../../speech.tsx';
import { hearingOf } from '../../table/heard.ts';
import type { AtTable } from '../../table/online-parts.ts';
import { MotionNotice } from './MotionNotice.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = await speechIn('en');
});

const SAGA = new Speaker({
  language: 'en',
  messages: { 'fact.act': '{what}.', 'fact.silent': '', 'fact.hall.proposed': 'Asks.' },
});
const HEARD = ['Asa marches', 'Orm builds', '', 'Asa pillages', 'Hildr wins', 'asks'].map((what, seq) => ({
  seq,
  at: seq + 3,
  fact: { kind: what === 'asks' ? 'hall.proposed' : what ? 'act' : 'silent', what },
}));
const SEATS = ['Asa', 'Hildr', 'Orm'].map(name => ({ name, bot: null }));

/** What a seat reads of it, and the acts that are offered. */
function read(seat: Seat | null, missing: readonly Seat[], back?: number) {
  const motion: Motion = {
    proposal: { kind: 'undo' },
    by: 0,
    agreed: [],
    missing,
    ...(back !== undefined && { back }),
  };
  const hearing = hearingOf(HEARD);
  const at = { shown: { table: { seats: SEATS }, moment: { seat }, hearing }, speaker: SAGA } as unknown as AtTable;
  const html = renderToStaticMarkup(
    <SpeechProvider tongue="en" first={speech}>
      <MotionNotice {...at} motion={motion} />
    </SpeechProvider>,
  );
  const [, words = ''] = html.match(/<p>(.*?)<\/p>/) ?? [];
  return {
    words: words.replace(/<[^>]*>/g, '').trim(),
    back: [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text),
    acts: [...html.matchAll(/data-act="([a-z]+)"/g)].map(([, act]) => act),
  };
}

test('who asks may withdraw it, and sees whom it waits for', () => {
  expect(read(0, [1, 2])).toEqual({
    words: 'You ask to undo your last choice. Still to answer: Hildr and Orm.',
    acts: ['withdraw'],
    back: [],
  });
});

test('who is asked agrees or refuses, and is told of the others alone', () => {
  expect(read(1, [1, 2])).toEqual({
    words: 'Asa asks to undo a choice. Still to answer: Orm.',
    acts: ['agree', 'refuse'],
    back: [],
  });
  expect(read(1, [1]).words).toBe('Asa asks to undo a choice.');
});

test('who has answered, or only watches, sees it and has no say', () => {
  for (const seat of [2, null]) {
    expect(read(seat, [1])).toEqual({
      words: 'Asa asks to undo a choice. Still to answer: Hildr.',
      acts: [],
      back: [],
    });
  }
});

test('everybody reads in the words of the saga what would be taken back', () => {
  for (const seat of [0, 1, null])
    expect(read(seat, [1], 4).back).toEqual(['Orm builds.', 'Asa pillages.', 'Hildr wins.']);
  expect(read(1, [1], 8).back).toEqual([]);
});
