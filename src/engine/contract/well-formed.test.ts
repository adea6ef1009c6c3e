import { expect, test } from 'vitest';
import { listOf, named, optional, orNone, record, seat, setOf, whole, words } from './vocabulary.ts';
import { faultIn, reasonOf } from './well-formed.ts';

const CARD = named('card', ['troll', 'elf']);
const LIST = words({
  pass: {},
  curse: { seat },
  bid: { gold: whole(2, 9) },
  draft: { cards: setOf(CARD, { least: 1, most: 2 }) },
  play: { card: orNone(CARD), on: optional(CARD) },
  split: { parts: listOf(record({ seat, gold: whole(0) })) },
});
const wrong = (given: object) => faultIn(LIST, given, 3);

test.each<[object]>([
  [{ kind: 'pass' }],
  [{ kind: 'curse', seat: 2 }],
  [{ kind: 'bid', gold: 2 }],
  [{ kind: 'draft', cards: ['elf', 'elf'] }],
  [{ kind: 'play', card: null }],
  [{ kind: 'play', card: 'troll', on: 'elf' }],
  [{ kind: 'play', card: 'troll', on: undefined }],
  [{ kind: 'split', parts: [{ seat: 0, gold: 1e9 }] }],
])('%j is well formed', given => {
  expect(wrong(given)).toBeUndefined();
});

test.each<[object, string, string, string, string?]>([
  [{ kind: 'curze', seat: 1 }, 'no-such-kind', 'curze', ''],
  [{ kind: 7 }, 'no-such-kind', '7', ''],
  [{ kind: 'toString' }, 'no-such-kind', 'toString', ''],
  [{ kind: { deep: [] } }, 'no-such-kind', '{…}', ''],
  [{}, 'no-such-kind', 'undefined', ''],
  [{ kind: 'curse' }, 'field-missing', 'curse', 'seat'],
  [Object.assign(Object.create({ seat: 1 }), { kind: 'curse' }), 'field-missing', 'curse', 'seat'],
  [{ kind: 'pass', fast: true }, 'field-unknown', 'pass', 'fast'],
  [{ kind: 'curse', seat: 3 }, 'field-value', 'curse', 'seat', '3'],
  [{ kind: 'curse', seat: 'owl' }, 'field-value', 'curse', 'seat', 'owl'],
  [{ kind: 'bid', gold: 1 }, 'field-value', 'bid', 'gold', '1'],
  [{ kind: 'bid', gold: 2.5 }, 'field-value', 'bid', 'gold', '2.5'],
  [{ kind: 'bid', gold: Number.NaN }, 'field-value', 'bid', 'gold', 'NaN'],
  [{ kind: 'draft', cards: [] }, 'field-value', 'draft', 'cards', '[…]'],
  [{ kind: 'draft', cards: { 0: 'elf', length: 1 } }, 'field-value', 'draft', 'cards', '{…}'],
  [{ kind: 'draft', cards: ['elf', 'dwarf'] }, 'field-value', 'draft', 'cards[1]', 'dwarf'],
  [{ kind: 'play', card: 'x'.repeat(99) }, 'field-value', 'play', 'card', 'x'.repeat(40)],
  [{ kind: 'play', card: null, on: null }, 'field-value', 'play', 'on', 'null'],
  [{ kind: 'split', parts: [{ seat: 0 }] }, 'field-missing', 'split', 'parts[0].gold'],
  [{ kind: 'split', parts: [null] }, 'field-value', 'split', 'parts[0]', 'null'],
])('%j is refused by kind and field', (given, reason, kind, field, found) => {
  expect(wrong(given)).toEqual({ reason, kind, field, ...(found !== undefined && { found }) });
});

test('a fault is a reason that names kind, field and value', () => {
  expect(reasonOf({ reason: 'field-value', kind: 'curse', field: 'seat', found: 'owl' })).toEqual({
    clause: 'engine',
    reason: 'field-value',
    args: { word: 'curse', field: 'seat', found: 'owl' },
  });
});
