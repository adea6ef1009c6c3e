import { describe, expect, it } from 'vitest';
import { readName } from './names.ts';
import { RefusedError } from './refused.ts';

describe('a name', () => {
  it('is text, trimmed and nothing more', () => {
    expect(readName('  Sigrún ')).toBe('Sigrún');
    expect(readName('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
    expect(readName('A\u0301sa')).toBe('\u00c1sa');
    expect(readName('👩‍👩‍👧')).toBe('👩‍👩‍👧');
    expect(readName('x'.repeat(40))).toHaveLength(40);
  });

  it.each([
    ['nothing', '   '],
    ['nothing to be seen', '\u200b\u200d'],
    ['41 characters', 'x'.repeat(41)],
    ['a line break', 'a\nb'],
    ['a null', 'a\0b'],
    ['half a character', 'a\ud800'],
    ['writing turned around', 'a\u202eb'],
  ])('is not %s', (_what, name) => {
    expect(() => readName(name)).toThrow(RefusedError);
  });
});
