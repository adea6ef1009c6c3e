import { describe, expect, it } from 'vitest';
import { readName } from './names.ts';
import { RefusedError } from './refused.ts';

describe('a name', () => {
  it('is text, trimmed and nothing more', () => {
    expect(readName('  Sigrún ')).toBe('Sigrún');
    expect(readName('<script>alert(1)</script>')).toBe('<script>alert(1)</script>');
    expect(readName('A\u0301sa')).toBe('\u00c1sa');
    expect(readName('👩‍👩‍👧')).toBe('👩‍👩‍👧');
    expect(readName('⚔️ Rán 1️⃣')).toBe('⚔️ Rán 1️⃣');
    expect(readName('می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(readName('Olaf\u00a0\u00a0II. J. R. St. Olaf. 3.5')).toBe('Olaf II. J. R. St. Olaf. 3.5');
    expect(readName('O. H. Ólafsdóttir, 2. Flóki!')).toBe('O. H. Ólafsdóttir, 2. Flóki!');
    expect(readName('x'.repeat(40))).toHaveLength(40);
  });

  it.each([
    ['nothing', '   '],
    ['nothing to be seen', '\u200b\u200d'],
    ['a filler that is drawn as nothing', '\u3164'],
    ['a letter and what nobody sees', 'Anna\u200b'],
    ['letters that join only by sleight', 'An\u200dna'],
    ['a blank of Braille', '\u2800'],
    ['the address of a page', 'https://evil.example/x'],
    ['the address of a page without its beginning', 'win at evil.example'],
    ['the address of a page by its usual name', 'www.evil'],
    ['the address of a page with words after it', 'evil.example, look'],
    ['the address of a page at the end of a sentence', 'see evil.example.'],
    ['the address of a page in other letters', 'evil.xn--p1ai'],
    ['a letter and a mark between lines', 'Anna\ufff9'],
    ['a letter and one that is nobody’s', 'Anna\ue000'],
    ['a letter that is not there yet', 'Anna\u0378'],
    ['a rest without a sign', '\u{1d159}'],
    ['a place for a thing', '\ufffc'],
    ['41 characters', 'x'.repeat(41)],
    ['a line break', 'a\nb'],
    ['a null', 'a\0b'],
    ['half a character', 'a\ud800'],
    ['writing turned around', 'a\u202eb'],
  ])('is not %s', (_what, name) => {
    expect(() => readName(name)).toThrow(RefusedError);
  });
});
