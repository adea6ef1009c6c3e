import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Seat } from '../../../engine/contract/ask.ts';
import type { Motion } from '../../../host/protocol.ts';
import { type Speech, SpeechProvider, speechIn } from '../../speech.tsx';
import type { AtTable } from '../../table/online-parts.ts';
import { MotionNotice } from './MotionNotice.tsx';

let speech: Speech;
beforeAll(async () => {
  speech = await speechIn('en');
});

const SEATS = ['Asa', 'Hildr', 'Orm'].map(name => ({ name, bot: null }));

/** What a seat reads of it, and the acts that are offered. */
function read(seat: Seat | null, missing: readonly Seat[]): { words: string; acts: string[] } {
  const motion: Motion = { proposal: { kind: 'undo' }, by: 0, agreed: [], missing };
  const at = { shown: { table: { seats: SEATS }, moment: { seat } }, orders: [] } as unknown as AtTable;
  const html = renderToStaticMarkup(
    <SpeechProvider tongue="en" first={speech}>
      <MotionNotice {...at} motion={motion} />
    </SpeechProvider>,
  );
  const [, words = ''] = html.match(/<p>(.*?)<\/p>/) ?? [];
  return {
    words: words.replace(/<[^>]*>/g, '').trim(),
    acts: [...html.matchAll(/data-act="([a-z]+)"/g)].map(([, act]) => act),
  };
}

test('who asks may withdraw it, and sees whom it waits for', () => {
  expect(read(0, [1, 2])).toEqual({
    words: 'You ask to undo your last choice. Still to answer: Hildr and Orm.',
    acts: ['withdraw'],
  });
});

test('who is asked agrees or refuses, and is told of the others alone', () => {
  expect(read(1, [1, 2])).toEqual({
    words: 'Asa asks to undo a choice. Still to answer: Orm.',
    acts: ['agree', 'refuse'],
  });
  expect(read(1, [1]).words).toBe('Asa asks to undo a choice.');
});

test('who has answered, or only watches, sees it and has no say', () => {
  for (const seat of [2, null]) {
    expect(read(seat, [1])).toEqual({ words: 'Asa asks to undo a choice. Still to answer: Hildr.', acts: [] });
  }
});
