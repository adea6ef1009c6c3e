import { describe, expect, it } from 'vitest';
import { Queue, type Waits } from './queue.ts';

interface Thought extends Waits {
  readonly name: string;
}

const thought = (name: string, { owner = name, quick = false, heeded = true } = {}): Thought => ({
  ...{ name, quick },
  asker: { owner, heeded: () => heeded },
});

/** All that wait, each had to its end before the next one begins. */
function order(...thoughts: readonly Thought[]): readonly string[] {
  const queue = new Queue<Thought>();
  for (const one of thoughts) queue.add(one);
  const had: string[] = [];
  for (let next = queue.take(); next; next = queue.take()) {
    had.push(next.name);
    queue.over(next);
  }
  expect(queue.size).toBe(0);
  return had;
}

describe('the queue of those who think', () => {
  it('is one of tables that asked, the quick ones first', () => {
    expect(order(thought('a'), thought('b'), thought('c', { quick: true }))).toEqual(['c', 'a', 'b']);
  });

  it('goes by whose tables they are: a hundred of one person do not come before one of another', () => {
    const many = Array.from({ length: 100 }, (_, i) => thought(`m${i}`, { owner: 'mallory' }));
    const had = order(...many, thought('anna'), thought('bo'));
    expect(had.slice(0, 4)).toEqual(['m0', 'anna', 'bo', 'm1']);
  });

  it('gives a turn to who has just come before one to who has had theirs', () => {
    const queue = new Queue<Thought>();
    for (let i = 0; i < 3; i++) queue.add(thought(`m${i}`, { owner: 'mallory' }));
    expect(queue.take()?.name).toBe('m0');
    queue.add(thought('anna'));
    expect([queue.take()?.name, queue.take()?.name]).toEqual(['anna', 'm1']);
  });

  it('has those first that somebody is there to see', () => {
    const alone = { heeded: false, quick: true };
    expect(order(thought('left', alone), thought('anna'), thought('left too', alone))).toEqual([
      'anna',
      'left',
      'left too',
    ]);
  });

  it('has one thought at a time for nobody, however many threads there are', () => {
    const queue = new Queue<Thought>();
    const left = [thought('one', { heeded: false }), thought('two', { heeded: false })];
    for (const one of left) queue.add(one);
    expect(queue.take()).toBe(left[0]);
    expect(queue.take()).toBeUndefined();
    queue.add(thought('anna'));
    expect(queue.take()?.name).toBe('anna');
    queue.over(left[0]);
    expect(queue.take()).toBe(left[1]);
  });

  it('forgets who is not waited for any more', () => {
    const queue = new Queue<Thought>();
    const gone = thought('gone');
    queue.add(gone);
    queue.delete(gone);
    queue.delete(gone);
    expect([queue.size, queue.take()]).toEqual([0, undefined]);
  });
});
