import { beforeEach, expect, it, vi } from 'vitest';
import { keepSeen, lastSeen } from './last-seen.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('knows of each table which line was in sight last, and that there was none', () => {
  keepSeen('a', '');
  keepSeen('b', 'x7');
  expect(['a', 'b', 'c'].map(lastSeen)).toEqual(['', 'x7', undefined]);
  keepSeen('b', 'x9');
  expect(lastSeen('b')).toBe('x9');
});

it('forgets the tables where one has not been for longest', () => {
  keepSeen('first', 'x');
  keepSeen('second', 'x');
  for (let i = 0; i < 98; i++) keepSeen(`t${i}`, 'x');
  keepSeen('first', 'y');
  keepSeen('last', 'x');
  expect(['first', 'second'].map(lastSeen)).toEqual(['y', undefined]);
});

it('takes what makes no sense for nothing', () => {
  for (const broken of ['[', 'null', '{"a":5}']) {
    localStorage.setItem('skali.talk', broken);
    expect(lastSeen('a')).toBeUndefined();
  }
});
