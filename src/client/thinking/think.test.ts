import { expect, it, vi } from 'vitest';
import type { Ask } from '../../engine/contract/ask.ts';
import type { Found, Wish } from './messages.ts';
import { type Thinking, think } from './think.ts';

const ask: Ask = { seat: 0, prompt: 'row', choices: [{ kind: 'row' }, { kind: 'rest' }] };
const wish: Wish = { kind: 'advise', game: 'toy', view: null, ask, luck: 'l' };

const worker = (): Thinking => ({ postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null });
type Messaged = (message: MessageEvent<Found>) => void;
type Failed = (event: ErrorEvent) => void;

it('what is found is told, and who stops it ends the worker at once', () => {
  const [thinking, found] = [worker(), vi.fn()];
  const stop = think(wish, found, vi.fn(), thinking);
  expect(thinking.postMessage).toHaveBeenCalledWith(wish);
  const data: Found = { kind: 'advice', advice: { answers: [], rollOuts: 0 } };
  (thinking.onmessage as Messaged)({ data } as MessageEvent<Found>);
  expect(found).toHaveBeenCalledWith(data);
  stop();
  expect(thinking.terminate).toHaveBeenCalledOnce();
});

it('a worker that breaks is ended, and its trouble told', () => {
  const [thinking, trouble] = [worker(), vi.fn()];
  think(wish, vi.fn(), trouble, thinking);
  (thinking.onerror as Failed)({ message: 'broken' } as ErrorEvent);
  expect(trouble).toHaveBeenCalledWith('broken');
  expect(thinking.terminate).toHaveBeenCalledOnce();
});
