import { describe, expect, it } from 'vitest';
import { BadInput } from '../input/bad-input.ts';
import { needOnly, needRecord, needWhole } from '../input/need.ts';
import { type ContentSpec, NO_CONTENT, readContent } from './content.ts';

const SPEC: ContentSpec = {
  values: [{ id: 'ships', value: 3, clause: 'H-1' }],
  read(given) {
    const pack = needRecord(given, '');
    needOnly(pack, ['ships'], '');
    return { ships: needWhole(pack.ships, 'ships', 1, 9) };
  },
};

describe('the content of a table', () => {
  it('is empty where nothing is given', () => {
    expect(readContent(SPEC, undefined)).toBe(NO_CONTENT);
    expect(readContent(undefined, undefined)).toBe(NO_CONTENT);
  });

  it('is what the game has read', () => {
    expect(readContent(SPEC, { ships: 4 })).toEqual({ ships: 4 });
  });

  it('is refused by field, and by a game that has nothing to replace', () => {
    expect(() => readContent(SPEC, { ships: 10 })).toThrow('ships: must be a whole number from 1 to 9, but is 10');
    expect(() => readContent(SPEC, { oars: 1 })).toThrow(BadInput);
    expect(() => readContent(undefined, { ships: 4 })).toThrow('content: this game has nothing that could be replaced');
  });
});
