import { expect, it } from 'vitest';
import { Speaker } from '../../engine/text/text.ts';
import type { Moment } from '../../host/protocol.ts';
import { presentOf } from './present.ts';
import type { Shown } from './table-line.ts';

const speaker = new Speaker({
  language: 'en',
  messages: { seat: 'Seat {number}', 'prompt.act': 'Your turn.', 'wait.act': 'Waiting for {names}.' },
});
const ask = { seat: 0, prompt: 'act', choices: [{ kind: 'pass' }] };
const moment: Moment = {
  seat: 0,
  at: 5,
  view: null,
  ask,
  waiting: [{ seat: 0, prompt: 'act' }],
  canUndo: true,
  result: null,
};
const shown = (change: Partial<Shown> = {}): Shown => ({
  table: { id: 't', game: 'g', version: '1', options: {}, seats: [], commitment: '', begun: 0 },
  moment,
  clock: null,
  hearing: { pages: [], newest: [], earlier: null },
  fresh: [],
  actor: null,
  behind: false,
  playing: null,
  sending: false,
  acted: null,
  backTo: null,
  refused: [],
  ...change,
});

it('offers what is asked when all that led to it has been shown', () => {
  expect(presentOf(shown(), null, false, speaker)).toMatchObject({
    ask,
    prompt: 'Your turn.',
    yours: true,
    canUndo: true,
  });
});

it('offers nothing while acts of others are still to be shown, or a choice is on its way', () => {
  expect(presentOf(shown({ behind: true }), null, false, speaker)).toMatchObject({
    ask: null,
    yours: false,
    canUndo: false,
  });
  expect(presentOf(shown({ sending: true }), null, false, speaker)).toMatchObject({ ask: null, yours: false });
});

it('says who has second thoughts, as long as it shows the present', () => {
  const held = { seat: 0, until: 7 };
  const thinking = shown({ moment: { ...moment, ask: null, waiting: [], held } });
  expect(presentOf(thinking, null, false, speaker)).toMatchObject({ held, yours: false, canUndo: true });
  expect(presentOf(thinking, { ...moment, at: 2 }, false, speaker).held).toBeNull();
  expect(presentOf(shown(), null, false, speaker).held).toBeNull();
});

it('offers nothing while the screen goes from hand to hand', () => {
  expect(presentOf(shown(), null, true, speaker)).toMatchObject({ ask: null, yours: false });
});

it('asks nothing in the past, but still says whom the present waits for', () => {
  const past = { ...moment, at: 2, ask: null, waiting: [] };
  expect(presentOf(shown(), past, false, speaker)).toMatchObject({
    ask: null,
    waiting: [],
    prompt: 'Your turn.',
    canUndo: false,
  });
});

it('lets a sealed answer be changed without calling it one’s turn', () => {
  const answered = { ...ask, answered: true };
  const other = { ...moment, ask: answered, waiting: [{ seat: 1, prompt: 'act' }] };
  expect(presentOf(shown({ moment: other }), null, false, speaker)).toMatchObject({
    ask: answered,
    yours: false,
    prompt: 'Waiting for Seat 2.',
  });
});
