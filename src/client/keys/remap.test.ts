import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { isRemapped, KEYS, keyFor, objectionTo, remap } from './remap.ts';

describe('a key that is put elsewhere', () => {
  it('is found there, and the others stay', () => {
    const keys = remap(KEYS.undo, 'z', {});
    expect(keyFor(KEYS.undo, keys)).toBe('z');
    expect(keyFor(KEYS.rules, keys)).toBe(KEYS.rules);
    expect(remap(KEYS.undo, KEYS.undo, keys)).toEqual({});
  });

  it('is refused where another is, as that one stands now', () => {
    expect(objectionTo(KEYS.undo, KEYS.rules, {})).toEqual({ why: 'taken', by: KEYS.rules });
    const moved = remap(KEYS.rules, 'z', {});
    expect(objectionTo(KEYS.undo, KEYS.rules, moved)).toBeNull();
    expect(objectionTo(KEYS.undo, 'z', moved)).toEqual({ why: 'taken', by: KEYS.rules });
    expect(objectionTo(KEYS.rules, 'z', moved)).toBeNull();
  });

  it.each(['Enter', 'Escape', 'Tab', ' ', '7', 'ArrowLeft', ''])('is refused on %j', key => {
    expect(objectionTo(KEYS.undo, key, {})).toEqual({ why: 'reserved' });
  });
});

describe('keys that were stored', () => {
  it.each([null, 7, [], { undo: 'z' }, { u: 7 }, { u: 'r' }, { u: 'x', r: 'x' }, { u: 'Enter' }])(
    '%j are not taken',
    given => {
      expect(isRemapped(given)).toBe(false);
    },
  );

  it('are read with the settings', () => {
    const stored = (keys: unknown) => readSettings(JSON.stringify({ keys })).keys;
    expect(stored({ u: 'z', r: 'u' })).toEqual({ u: 'z', r: 'u' });
    expect(stored({ u: 'r' })).toEqual({});
  });
});
