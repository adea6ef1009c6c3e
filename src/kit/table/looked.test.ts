import { describe, expect, it } from 'vitest';
import type { Ask } from '../../engine/contract/ask.ts';
import { inSight } from './looked.ts';

const ask = (prompt: string, more: Partial<Ask> = {}): Ask => ({ seat: 0, prompt, choices: [{ kind: 'go' }], ...more });

describe("a look at another's things", () => {
  it('lasts while nothing is to be decided', () => {
    expect(inSight(null, 0, null)).toBe(0);
    expect(inSight({ of: 2, during: null }, 0, null)).toBe(2);
    expect(inSight({ of: 2, during: null }, 0, ask('talk', { idle: true }))).toBe(2);
    expect(inSight({ of: 2, during: null }, 0, ask('bid', { sealed: true, answered: true }))).toBe(2);
  });

  it('ends when the reader must decide', () => {
    expect(inSight({ of: 2, during: null }, 0, ask('go'))).toBe(0);
  });

  it('may be taken during a decision, and ends with it', () => {
    const question = ask('go');
    expect(inSight({ of: 2, during: question }, 0, question)).toBe(2);
    expect(inSight({ of: 2, during: question }, 0, ask('go'))).toBe(0);
  });

  it('falls on the first seat for who only watches', () => {
    expect(inSight(null, null, null)).toBe(0);
    expect(inSight({ of: 1, during: null }, null, null)).toBe(1);
  });
});
